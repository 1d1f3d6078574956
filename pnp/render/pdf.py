"""A document as PDF: exact page sizes, trim and bleed boxes, bookmarks, and every symbol stored once.

What later readers need is in the file itself: each component is marked content tagged `Component` with its name, side,
size and bleed in mm, and groups are marked by their names. No font is needed, because text comes as outlines.
"""

from __future__ import annotations

from collections.abc import Iterable

from reportlab.pdfbase.pdfdoc import PDFZCompress
from reportlab.pdfgen.canvas import Canvas

from pnp import __version__
from pnp.render.content import PER_MM, Content, fineness, moving, name, number
from pnp.scene.geometry import IDENTITY, Box
from pnp.scene.page import Component, Document, Page, hull
from pnp.scene.shapes import Group, Part, Symbol, Use

POINTS_PER_MM = 72 / 25.4
# Sharp corners as long as four line widths, as SVG has them.
_MITRE = "4 M"


class _Canvas(Canvas):  # type: ignore[misc]
    """A canvas that does not begin every page with a font."""

    def _make_preamble(self) -> None:
        self._preamble = ""


def write(document: Document) -> bytes:
    """The PDF file; the same document gives the same bytes."""
    canvas = _Canvas("", invariant=1, pageCompression=0, lang=document.language)
    # The canvas's own compression would wrap everything in ASCII, a quarter larger.
    canvas._doc.defaultStreamFilters = [PDFZCompress]
    canvas.setTitle(document.title)
    canvas.setSubject(document.subject)
    canvas.setAuthor(document.author)
    canvas.setKeywords(", ".join(document.keywords))
    canvas.setCreator(f"pnp {__version__}")
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    if document.flip != "none":
        canvas.setViewerPreference("Duplex", f"DuplexFlip{document.flip.capitalize()}Edge")
    for symbol in _symbols(document.pages):
        _define(canvas, symbol)
    if any(page.bookmark for page in document.pages):
        canvas.showOutline()
    before: tuple[str, ...] = ()
    for index, page in enumerate(document.pages):
        _bookmark(canvas, page.bookmark, before, index)
        before = page.bookmark or before
        _page(canvas, page)
    data: bytes = canvas.getpdfdata()
    return data


def _symbols(pages: Iterable[Page]) -> Iterable[Symbol]:
    """Every symbol once, those it uses before it."""
    known: dict[str, Symbol] = {}

    def visit(symbol: Symbol) -> None:
        if (other := known.get(symbol.key)) is not None:
            if other is not symbol and other != symbol:
                raise ValueError(f"two drawings are called {symbol.key}")
            return
        descend(symbol.parts)
        known[symbol.key] = symbol

    def descend(parts: Iterable[Part]) -> None:
        for part in parts:
            if isinstance(part, Use):
                visit(part.symbol)
            elif isinstance(part, Group):
                descend(part.parts)

    for page in pages:
        for component in page.components:
            visit(component.drawing)
        descend(page.parts)
    return known.values()


def _form(symbol: Symbol) -> str:
    """The name of a symbol in the file: fixed, so that files can be compared."""
    return name(symbol.key)[1:].replace("#", "_")


def _define(canvas: _Canvas, symbol: Symbol) -> None:
    per_mm = fineness(symbol.box)
    x, y, width, height = (value * per_mm for value in symbol.box)
    canvas.beginForm(_form(symbol), x, y, x + width, y + height)
    _content(canvas, per_mm).parts(symbol.parts)
    # A stream must not be empty, and a symbol may be.
    canvas.addLiteral("n")
    canvas.endForm()


def _content(canvas: _Canvas, per_mm: float = PER_MM) -> Content:
    return Content(canvas.addLiteral, lambda symbol: canvas.doForm(_form(symbol)), per_mm)


def _page(canvas: _Canvas, page: Page) -> None:
    width, height = (length * POINTS_PER_MM for length in page.size)
    canvas.setPageSize((width, height))
    trim = hull(component.trim() for component in page.components) if page.components else Box(0, 0, *page.size)
    bleed = hull(component.bled() for component in page.components) if page.components else trim
    canvas.setTrimBox(_corners(trim, page))
    canvas.setBleedBox(_corners(bleed, page))
    unit = POINTS_PER_MM / PER_MM
    canvas.addLiteral(f"{unit:.10f} 0 0 {-unit:.10f} 0 {number(height)} cm {_MITRE}")
    content = _content(canvas)
    if page.correction != IDENTITY:
        canvas.addLiteral(f"/Correction <</Matrix [{' '.join(map(number, page.correction))}]>> BDC")
        canvas.addLiteral(f"q {moving(page.correction, PER_MM, PER_MM)}")
    for component in page.components:
        canvas.addLiteral(f"/Component {_described(component)} BDC")
        content.use(component.drawing, component.matrix)
        canvas.addLiteral("EMC")
    content.parts(page.parts)
    if page.correction != IDENTITY:
        canvas.addLiteral("Q EMC")
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
