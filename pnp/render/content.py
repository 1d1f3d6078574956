"""Shapes as the operators of a PDF content stream.

Numbers are whole: a stream counts in hundredths of a millimetre, or finer where something is drawn small and then made
larger, which is three quarters of the size of decimals and no less than any printer can do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from math import ceil, log10, sqrt
from typing import NamedTuple, Protocol, assert_never

from pnp.scene.fonts import Face, drawn, spaced
from pnp.scene.geometry import IDENTITY, Box, Matrix, Outline, Point
from pnp.scene.shapes import Group, Part, Role, Shape, Symbol, Text, Use
from pnp.scene.text import Lettering

PER_MM = 100.0
EM = 1000.0
"""How finely glyphs are drawn."""
_FORMATS = {
    "M": "%.0f %.0f m ",
    "L": "%.0f %.0f l ",
    "C": "%.0f %.0f %.0f %.0f %.0f %.0f c ",
    "Z": "h ",
}
_DELIMITERS = frozenset(b"()<>[]{}/%#")


class State(NamedTuple):
    """What was set last; None is not known, as at the start of a form."""

    fill: str | None = None
    stroke: str | None = None
    width: float | None = None
    dash: tuple[float, ...] | None = None


class Forms(Protocol):
    """Where the names of stored drawings come from."""

    def symbol(self, symbol: Symbol) -> str: ...

    def letter(self, face: Face, glyph: int) -> str: ...

    def character(self, face: Face, character: str) -> tuple[str, int, float]:
        """The name of an embedded font, the character's code in it, and its width there in thousandths of the em."""


class Tags(Protocol):
    """Counts what is marked for readers who listen."""

    def marked(self, role: Role, alt: str) -> int: ...


class Content:
    """Writes parts; `per_mm` is how finely the stream counts."""

    def __init__(
        self, write: Callable[[str], None], forms: Forms, per_mm: float = PER_MM, tags: Tags | None = None
    ) -> None:
        self._write = write
        self._forms = forms
        self._per_mm = per_mm
        self._tags = tags
        self._state = State()

    def parts(self, parts: Iterable[Part]) -> None:
        for part in parts:
            match part:
                case Shape():
                    self._shape(part)
                case Text():
                    self._text(part)
                case Group():
                    self._tagged(part)
                case Use():
                    self.use(part.symbol, part.matrix)
                case _:
                    assert_never(part)

    def use(self, symbol: Symbol, matrix: Matrix, clip: Outline | None = None) -> None:
        inner = fineness(symbol.box)
        clipping = path(clip, inner) + "W n " if clip is not None else ""
        self._write(f"q {moving(matrix, self._per_mm, inner)}{clipping}{self._forms.symbol(symbol)} Do Q")

    def _shape(self, shape: Shape) -> None:
        if not shape.outline or (shape.fill is None and shape.stroke is None):
            return
        k, state = self._per_mm, self._state
        setting = ""
        fill, stroke, width, dash = state
        if shape.fill is not None and shape.fill != fill:
            fill = shape.fill
            setting += _colour(fill, "g", "rg")
        if shape.stroke is not None:
            if shape.stroke != stroke:
                stroke = shape.stroke
                setting += _colour(stroke, "G", "RG")
            if shape.width != width:
                width = shape.width
                setting += f"{number(width * k)} w "
            if shape.dash != dash:
                dash = shape.dash
                setting += f"[{' '.join(number(length * k) for length in dash)}] 0 d "
        self._state = State(fill, stroke, width, dash)
        if shape.stroke is None and isinstance(shape.outline, Lettering):
            self._write(setting + self._letters(shape.outline))
            return
        painting = "S" if shape.fill is None else "B" if shape.stroke is not None else "f"
        star = "*" if shape.even_odd and shape.fill is not None else ""
        self._write(f"{setting}{path(shape.outline, k)}{painting}{star}")

    def _letters(self, text: Lettering) -> str:
        """Glyphs one by one, each moved on from the one before; they take the colour that is set."""
        em, k = text.size * self._per_mm / EM, self._per_mm
        before: Point = (0.0, 0.0)
        found = [f"q {number(em)} 0 0 {number(em)} 0 0 cm"]
        for glyph in text.glyphs:
            at = round(glyph.at[0] * k / em), round(glyph.at[1] * k / em)
            if drawn(glyph.face, glyph.number):
                form = self._forms.letter(glyph.face, glyph.number)
                found.append(f"1 0 0 1 {at[0] - before[0]} {at[1] - before[1]} cm {form} Do")
                before = at
        return " ".join((*found, "Q"))

    def _text(self, text: Text) -> None:
        """Real text, its letters where they were measured: what kerning takes or gives stands between them."""
        setting = ""
        if text.fill != self._state.fill:
            self._state = self._state._replace(fill=text.fill)
            setting = _colour(text.fill, "g", "rg")
        letters, advance = spaced(text.line, text.face)
        k, font = self._per_mm, ""
        found: list[str] = []
        for letter, after in zip(letters, [*(following.at for following in letters[1:]), advance], strict=True):
            name_of, code, wide = self._forms.character(letter.face, letter.character)
            if name_of != font:
                font = name_of
                x, y = (text.at[0] + letter.at * text.size) * k, text.at[1] * k
                found += [">] TJ"] if found else []
                found.append(
                    f"{font} {number(text.size * k)} Tf 1 0 0 -1 {number(round(x, 2))} {number(round(y, 2))} Tm [<"
                )
            found.append(f"{code:02X}")
            kerned = round(wide - (after - letter.at) * EM)
            found += [f"> {kerned} <"] if kerned else []
        if found:
            self._write(f"{setting}BT {''.join(found)}>] TJ ET")

    def _tagged(self, group: Group) -> None:
        """Marked once: what is inside a figure is not read aloud as well."""
        if not group.role or self._tags is None:
            self._group(group)
            return
        tags, self._tags = self._tags, None
        if group.role == "Artifact":
            self._write("/Artifact BMC")
        else:
            self._write(f"/{group.role} <</MCID {tags.marked(group.role, group.alt)}>> BDC")
        self._group(group)
        self._write("EMC")
        self._tags = tags

    def _group(self, group: Group) -> None:
        if group.name:
            self._write(f"{name(group.name)} BMC")
        if group.matrix == IDENTITY and group.clip is None:
            self.parts(group.parts)
        else:
            before, outer = self._state, self._per_mm
            self._per_mm = finer(outer, group.matrix)
            shift = moving(group.matrix, outer, self._per_mm)
            clipping = path(group.clip, self._per_mm) + "W n" if group.clip is not None else ""
            self._write(f"q {shift}{clipping}")
            if self._per_mm != outer:
                # Line widths and dashes are counted anew.
                self._state = before._replace(width=None, dash=None)
            self.parts(group.parts)
            self._write("Q")
            self._state, self._per_mm = before, outer
        if group.name:
            self._write("EMC")


def path(outline: Outline, per_mm: float) -> str:
    """One formatting for the whole outline: this is where most of the time goes."""
    template = "".join([_FORMATS[step[0]] for step in outline])
    return template % tuple([value * per_mm for _, *values in outline for value in values])


def fineness(box: Box) -> float:
    """How finely a symbol counts: a small one is drawn to be made larger."""
    longest = max(box.width, box.height)
    return PER_MM if longest >= 20 else 10 * PER_MM if longest >= 2 else 100 * PER_MM


def finer(per_mm: float, matrix: Matrix) -> float:
    """How finely to count inside a matrix, so that the page sees the same hundredths."""
    scale = sqrt(abs(matrix.a * matrix.d - matrix.b * matrix.c))
    # A little more than once is still fine enough.
    return per_mm * 10.0 ** ceil(log10(scale) - 0.2) if scale > 0 else per_mm


def moving(matrix: Matrix, outer: float, inner: float) -> str:
    """The operator that takes a stream counting finely inside to one counting as outside; nothing if nothing moves."""
    ratio = outer / inner
    a, b, c, d, e, f = matrix
    if (a, b, c, d, ratio) == (1.0, 0.0, 0.0, 1.0, 1.0) and e == 0 and f == 0:
        return ""
    numbers = (a * ratio, b * ratio, c * ratio, d * ratio, e * outer, f * outer)
    return " ".join(map(number, numbers)) + " cm "


def number(value: float) -> str:
    """Eight decimals at most, and never an exponent or a negative zero."""
    text = f"{value:.8f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def name(text: str) -> str:
    """A PDF name, with what must not stand in one as its code."""
    plain = (chr(b) if 33 <= b <= 126 and b not in _DELIMITERS else f"#{b:02X}" for b in text.encode())
    return "/" + "".join(plain)


@cache
def _colour(colour: str, grey: str, full: str) -> str:
    shares = [number(round(int(colour[at : at + 2], 16) / 255, 4)) for at in (1, 3, 5)]
    return f"{shares[0]} {grey} " if len(set(shares)) == 1 else f"{' '.join(shares)} {full} "
