"""A page as SVG in millimetres, drawing what the PDF draws; symbols are in its defs, names of groups are classes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, assert_never

import svgwrite

from pnp.render.content import name, number
from pnp.scene.fonts import spaced
from pnp.scene.geometry import IDENTITY, Matrix, Outline, rectangle
from pnp.scene.page import Document, Page, Size
from pnp.scene.shapes import Group, Part, Shape, Symbol, Text, Use
from pnp.scene.text import written

# Five digits: hundredths of a millimetre on a page, and finer where something small is made larger. A machine is given
# thousandths, because the errors of both sides of a slot add up.
_FORMATS = {"M": "M%.5g %.5g", "L": "L%.5g %.5g", "C": "C%.5g %.5g %.5g %.5g %.5g %.5g", "Z": "Z"}
_FINE = {step: text.replace("5g", "7g") for step, text in _FORMATS.items()}


def write(page: Page, language: str = "en") -> bytes:
    """The SVG file of one page."""
    drawing = _Drawing(page)
    drawing.root.attribs["xml:lang"] = language
    return ('<?xml version="1.0" encoding="utf-8"?>\n' + drawing.finished() + "\n").encode()


def pages(document: Document) -> tuple[bytes, ...]:
    """One file a page."""
    return tuple(write(page, document.language) for page in document.pages)


def layered(page: Page, language: str = "en") -> bytes:
    """The SVG file of a page whose parts are groups with names: layers, for programs that know them."""
    drawing = _Drawing(page, has_layers=True)
    drawing.root.attribs["xml:lang"] = language
    drawing.root.attribs["xmlns:inkscape"] = "http://www.inkscape.org/namespaces/inkscape"
    return ('<?xml version="1.0" encoding="utf-8"?>\n' + drawing.finished() + "\n").encode()


class Embedded:
    """Drawings inside one HTML page: a symbol is stored once for all of them, and text stays text."""

    def __init__(self) -> None:
        self.known: set[str] = set()
        self.store = svgwrite.Drawing(size=(0, 0), debug=False)

    def drawing(self, parts: Iterable[Part], size: Size, title: str) -> str:
        """An `svg` element that is read out as its title."""
        made = _Drawing(Page(size, "", title, parts=tuple(parts)), within=self)
        made.root.attribs["role"] = "img"
        return made.finished()

    def symbols(self) -> str:
        """The element that holds what the drawings before it use."""
        self.store.attribs["class"] = "symbols"
        text: str = self.store.tostring()
        return text


class _Drawing:
    """One page being drawn: which symbols and clips it has already."""

    def __init__(self, page: Page, has_layers: bool = False, within: Embedded | None = None) -> None:
        width, height = page.size
        self.root = svgwrite.Drawing(
            size=(f"{number(width)}mm", f"{number(height)}mm"),
            viewBox=f"0 0 {number(width)} {number(height)}",
            debug=False,
        )
        self.root.set_desc(title=page.title)
        self._formats = _FINE if has_layers else _FORMATS
        self._keeps_text = within is not None
        self._known = within.known if within else set[str]()
        self._defs = within.store.defs if within else self.root.defs
        self._clips: dict[Outline, str] = {}
        sheet = self.root.g(transform=_transform(page.correction)) if page.correction != IDENTITY else self.root
        for component in page.components:
            group = self.root.g(transform=_transform(component.matrix))
            group.attribs["class"] = f"component {component.side}"
            clip = component.clip() or rectangle(component.drawing.box)
            group.attribs["clip-path"] = f"url(#{self._clip(clip)})"
            group.add(self._use(Use(component.drawing)))
            sheet.add(group)
        self._add(sheet, page.parts)
        if has_layers:
            for part, element in zip(page.parts, sheet.elements[-len(page.parts) :], strict=True):
                if isinstance(part, Group) and part.name:
                    element.attribs |= {"id": part.name, "inkscape:groupmode": "layer", "inkscape:label": part.name}
        if sheet is not self.root:
            self.root.add(sheet)

    def finished(self) -> str:
        text: str = self.root.tostring()
        return text

    def _add(self, parent: Any, parts: Iterable[Part]) -> None:
        for part in parts:
            match part:
                case Shape():
                    if part.outline and (part.fill or part.stroke):
                        parent.add(self.root.path(d=path(part.outline, self._formats), **_paint(part)))
                case Text():
                    if self._keeps_text:
                        parent.add(self._text(part))
                        continue
                    # As outlines, like all letters here: an SVG that needs a font looks different everywhere.
                    outline = written(part.line, part.at, part.size, part.face)
                    self._add(parent, (Shape(outline, part.fill),))
                case Group():
                    parent.add(self._group(part))
                case Use():
                    parent.add(self._use(part))
                case _:
                    assert_never(part)

    def _text(self, text: Text) -> Any:
        """As wide as it was measured, whatever font is there to draw it."""
        found = self.root.text(text.line, x=[number(text.at[0])], y=[number(text.at[1])], fill=text.fill)
        wide = spaced(text.line, text.face)[1] * text.size
        found.attribs |= {"class": text.face, "font-size": number(text.size), "textLength": number(wide)}
        found.attribs["lengthAdjust"] = "spacingAndGlyphs"
        return found

    def _group(self, group: Group) -> Any:
        found = self.root.g()
        if group.name:
            found.attribs["class"] = group.name
        if group.alt:
            found.attribs["role"], found.attribs["aria-label"] = "img", group.alt
        if group.matrix != IDENTITY:
            found.attribs["transform"] = _transform(group.matrix)
        if group.clip is not None:
            found.attribs["clip-path"] = f"url(#{self._clip(group.clip)})"
        self._add(found, group.parts)
        return found

    def _use(self, use: Use) -> Any:
        key = _identifier(use.symbol)
        if key not in self._known:
            self._known.add(key)
            defined = self.root.g(id=key)
            self._add(defined, use.symbol.parts)
            self._defs.add(defined)
        found = self.root.use(f"#{key}")
        if use.matrix != IDENTITY:
            found.attribs["transform"] = _transform(use.matrix)
        return found

    def _clip(self, outline: Outline) -> str:
        if outline not in self._clips:
            key = self._clips[outline] = f"clip-{len(self._clips) + 1}"
            found = self.root.clipPath(id=key)
            found.add(self.root.path(d=path(outline, self._formats)))
            self.root.defs.add(found)
        return self._clips[outline]


def path(outline: Outline, formats: Mapping[str, str] = _FORMATS) -> str:
    template = "".join([formats[step[0]] for step in outline])
    return template % tuple([value for _, *values in outline for value in values])


def _paint(shape: Shape) -> dict[str, str]:
    paint = {"fill": shape.fill or "none"}
    if shape.fill and shape.even_odd:
        paint["fill-rule"] = "evenodd"
    if shape.stroke:
        paint |= {"stroke": shape.stroke, "stroke-width": number(shape.width)}
        if shape.dash:
            paint["stroke-dasharray"] = " ".join(map(number, shape.dash))
    return paint


def _transform(matrix: Matrix) -> str:
    return f"matrix({' '.join(map(number, matrix))})"


def _identifier(symbol: Symbol) -> str:
    """An id that begins with a letter and holds none of the characters that ids and addresses do not allow."""
    return "s-" + name(symbol.key)[1:].replace("#", "_")
