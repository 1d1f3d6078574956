"""A document as PDF: exact page sizes, trim and bleed boxes, bookmarks, and every symbol stored once.

What later readers need is in the file itself: each component is marked content tagged `Component` with its name, side,
size and bleed in mm, each page tells its side of the sheet, and groups are marked by their names. Letters on
components are outlines and need no font; where text stays text, the letters it uses are embedded, and what has a role
is tagged for readers who listen.
"""

from __future__ import annotations

from functools import cache
from math import ceil, floor
from typing import Any

from reportlab.pdfbase.pdfdoc import (
    PDFDictionary,
    PDFDocument,
    PDFFormXObject,
    PDFObjectReference,
    PDFZCompress,
    xObjectName,
)
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from pnp import __version__
from pnp.render.content import EM, PER_MM, Content, fineness, moving, name, number, path
from pnp.render.structure import Structure
from pnp.scene.fonts import Face, drawn, embedded
from pnp.scene.geometry import IDENTITY, Box, bounds
from pnp.scene.page import Component, Document, Page, hull
from pnp.scene.shapes import Symbol

POINTS_PER_MM = 72 / 25.4
# Sharp corners as long as four line widths, as SVG has them.
_MITRE = "4 M"


# The name under which a document keeps its list of fonts.
_FONTS = "BasicFonts"


@cache
def _font(face: Face) -> TTFont:
    return TTFont(face, str(embedded(face)), asciiReadable=0)


class _Canvas(Canvas):  # type: ignore[misc]
    """A canvas that does not begin every page with a font, and whose pages and forms share one list of forms."""

    def __init__(self, language: str) -> None:
        super().__init__("", invariant=1, pageCompression=0, pdfVersion=(1, 7), lang=language)
        # The canvas's own compression would wrap everything in ASCII, a quarter larger.
        self._doc.defaultStreamFilters = [PDFZCompress]
        self.forms = _Forms(self._doc)
        self.structure = Structure()

    def _make_preamble(self) -> None:
        self._preamble = ""

    def _setXObjects(self, thing: Any) -> None:  # noqa: N802
        thing.Resources = self.forms.resources


class _Forms:
    """Drawings that are stored once, under names that are derived from their keys so that files can be compared."""

    def __init__(self, document: PDFDocument) -> None:
        self._document = document
        self._listed = PDFDictionary()
        self._resources = PDFDictionary({"XObject": self._listed})
        self.resources = document.Reference(self._resources, "resources")
        self._names: dict[str, str] = {}
        self._symbols: dict[str, Symbol] = {}
        self._drawn: dict[tuple[int, Box], str] = {}
        self._characters: dict[tuple[Face, str], tuple[str, int, float]] = {}

    def symbol(self, symbol: Symbol) -> str:
        if (other := self._symbols.get(symbol.key)) is not None:
            if other is not symbol and other != symbol:
                raise ValueError(f"two drawings are called {symbol.key}")
            return self._names[symbol.key]
        self._symbols[symbol.key] = symbol
        # Many cards have one back: what is the same object is stored once, whatever it is called.
        same = id(symbol.parts), symbol.box
        if same not in self._drawn:
            per_mm = fineness(symbol.box)
            lines: list[str] = []
            Content(lines.append, self, per_mm).parts(symbol.parts)
            self._drawn[same] = self._stored(symbol.key, symbol.box, per_mm, lines)
        self._names[symbol.key] = self._drawn[same]
        return self._names[symbol.key]

    def letter(self, face: Face, glyph: int) -> str:
        key = f"{face}.{glyph}"
        if key not in self._names:
            outline = drawn(face, glyph)
            self._names[key] = self._stored(key, bounds([outline]), EM, [path(outline, EM) + "f"])
        return self._names[key]

    def character(self, face: Face, character: str) -> tuple[str, int, float]:
        if (face, character) not in self._characters:
            font = _font(face)
            ((subset, code),) = font.splitString(character, self._document)
            self._resources["Font"] = PDFObjectReference(_FONTS)
            name_of = font.getSubsetInternalName(subset, self._document)
            self._characters[face, character] = name_of, code[0], float(font.face.getCharWidth(ord(character)))
        return self._characters[face, character]

    def _stored(self, key: str, box: Box, per_mm: float, lines: list[str]) -> str:
        left, top = floor(box.x * per_mm), floor(box.y * per_mm)
        right, bottom = ceil((box.x + box.width) * per_mm), ceil((box.y + box.height) * per_mm)
        form = PDFFormXObject(left, top, right, bottom)
        # A stream must not be empty, and a drawing may be.
        content = "\n".join(lines or ["n"])
        form.setStreamList(content)
        # Files that differ should not have the same identifier.
        self._document.updateSignature(content)
        form.Resources = self.resources
        plain = name(key)[1:].replace("#", "_")
        self._document.addForm(plain, form)
        self._listed[plain] = PDFObjectReference(xObjectName(plain))
        return f"/{plain}"


def write(document: Document) -> bytes:
    """The PDF file; the same document gives the same bytes."""
    canvas = _Canvas(document.language)
    canvas.setTitle(document.title)
    canvas.setSubject(document.subject)
    canvas.setAuthor(document.author)
    canvas.setKeywords(", ".join(document.keywords))
    canvas.setCreator(f"pnp {__version__}")
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    if document.flip != "none":
        canvas.setViewerPreference("Duplex", f"DuplexFlip{document.flip.capitalize()}Edge")
    if any(page.bookmark for page in document.pages):
        canvas.showOutline()
    before: tuple[str, ...] = ()
    targets = {link.page for page in document.pages for link in page.links}
    for index, page in enumerate(document.pages):
        _bookmark(canvas, page.bookmark, before, index)
        before = page.bookmark or before
        for place, heading in enumerate(page.headings):
            canvas.bookmarkPage(f"heading-{index}-{place}")
            canvas.addOutlineEntry(heading, f"heading-{index}-{place}", max(0, len(before) - 1))
        if index in targets:
            canvas.bookmarkPage(f"to-{index}")
        canvas.structure.page = index
        _page(canvas, page)
    data: bytes = canvas.getpdfdata()
    return canvas.structure.written_into(data)


def _page(canvas: _Canvas, page: Page) -> None:
    width, height = (length * POINTS_PER_MM for length in page.size)
    canvas.setPageSize((width, height))
    trim = hull(component.trim() for component in page.components) if page.components else Box(0, 0, *page.size)
    bleed = hull(component.bled() for component in page.components) if page.components else trim
    canvas.setTrimBox(_corners(trim, page))
    canvas.setBleedBox(_corners(bleed, page))
    unit = POINTS_PER_MM / PER_MM
    canvas.addLiteral(f"{unit:.10f} 0 0 {-unit:.10f} 0 {number(height)} cm {_MITRE} /Sheet <</Side /{page.side}>> DP")
    content = Content(canvas.addLiteral, canvas.forms, tags=canvas.structure)
    if page.correction != IDENTITY:
        canvas.addLiteral(f"/Correction <</Matrix [{' '.join(map(number, page.correction))}]>> BDC")
        canvas.addLiteral(f"q {moving(page.correction, PER_MM, PER_MM)}")
    for component in page.components:
        canvas.addLiteral(f"/Component {_described(component)} BDC")
        content.use(component.drawing, component.matrix, component.clip())
        canvas.addLiteral("EMC")
    content.parts(page.parts)
    if page.correction != IDENTITY:
        canvas.addLiteral("Q EMC")
    for link in page.links:
        canvas.linkAbsolute("", f"to-{link.page}", _corners(link.box, page), Border="[0 0 0]")
    canvas.showPage()


def _described(component: Component) -> str:
    text = component.name.encode("utf-16-be").hex().upper()
    size = " ".join(number(length) for length in component.size)
    return (
        f"<</Name <FEFF{text}> /Side /{component.side} /Size [{size}] /Bleed {number(component.bleed)}"
        f" /Cut /{component.cut} /Corner {number(component.corner)}>>"
    )


def _corners(box: Box, page: Page) -> tuple[float, float, float, float]:
    """A box as PDF has it: in points from the bottom left corner of the page, and never beyond the page."""
    left, right = max(0.0, box.x), min(page.size[0], box.x + box.width)
    top, bottom = max(0.0, box.y), min(page.size[1], box.y + box.height)
    high, low = page.size[1] - top, page.size[1] - bottom
    return left * POINTS_PER_MM, low * POINTS_PER_MM, right * POINTS_PER_MM, high * POINTS_PER_MM


def _bookmark(canvas: _Canvas, path: tuple[str, ...], before: tuple[str, ...], index: int) -> None:
    """The steps of a page's path that are not those of the page before."""
    if not path or path == before:
        return
    shared = 0
    while shared < min(len(path), len(before)) and path[shared] == before[shared]:
        shared += 1
    for level in range(min(shared, len(path) - 1), len(path)):
        key = f"page-{index}-{level}"
        canvas.bookmarkPage(key)
        canvas.addOutlineEntry(path[level], key, level)
