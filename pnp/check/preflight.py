"""Is a finished PDF fit to be printed and cut? Measured in the file itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot, inf

import pikepdf

from pnp.check.backs import backs_meet_fronts
from pnp.check.found import FoundFile, FoundPage, Ink, Line, Look, NotRendered
from pnp.check.reading_pdf import read
from pnp.errors import Finding, Place
from pnp.scene.geometry import Box
from pnp.sheets.marks import straight_cuts
from pnp.sheets.papers import READ_SIZES, SIZES

ACCURACY = 0.05
SAFE = 2.0
THINNEST_ART = 0.2
THINNEST_MARK = 0.1
SMALLEST_TEXT = 1.4
# Files count in hundredths of a millimetre.
ROUNDING = 0.011


@dataclass(frozen=True, slots=True)
class PageReport:
    """What was measured on a page; no ink where it was not rendered."""

    page: FoundPage
    paper: str
    ink: Ink | None


@dataclass(frozen=True, slots=True)
class Preflight:
    """What was measured in a file, and what is wrong with it; cuts are those of a guillotine, through a whole sheet."""

    file: str
    pages: tuple[PageReport, ...]
    fonts: tuple[tuple[str, bool], ...]
    findings: tuple[Finding, ...]
    sheets: int
    cuts: int
    smallest_stroke: float
    smallest_text: float


def preflight(pdf: bytes, name: str, *, is_rendered: bool = True) -> Preflight:
    """Everything about one file; `name` is what findings call it.

    Rendering is most of the work: without it, ink is not measured and bleeds are not looked at.
    """
    place = Place(name)
    try:
        file = read(pdf)
        looks = _looked_at(pdf, file) if is_rendered else [Look(None, ()) for _ in file.pages]
    except (pikepdf.PdfError, NotRendered) as problem:
        finding = Finding("pdf-unreadable", place, f"the file cannot be read as PDF: {problem}; build it again")
        return Preflight(name, (), (), (finding,), 0, 0, inf, inf)
    findings = [*file_is_fit(file, place), *backs_meet_fronts(file, place)]
    for page, look in zip(file.pages, looks, strict=True):
        findings += page_is_fit(page, place)
        for name_of, side in look.short:
            message = f"the art of {name_of} ends before the {side} edge of its bleed"
            findings.append(found("art-short-of-bleed", page, place, message))
    reports = (PageReport(page, paper_of(page) or "", look.ink) for page, look in zip(file.pages, looks, strict=True))
    fronts = [page for page in file.pages if page.side == "front"]
    cards = [
        [component.trim for component in page.components if component.side == "front" and component.cut == "card"]
        for page in fronts
    ]
    components = [component for page in file.pages for component in page.components]
    return Preflight(
        name,
        tuple(reports),
        file.fonts,
        tuple(findings),
        len(fronts),
        sum(straight_cuts(trims) for trims in cards),
        min([page.thinnest for page in file.pages] + [component.thinnest for component in components], default=inf),
        min((component.smallest for component in components), default=inf),
    )


def _looked_at(pdf: bytes, file: FoundFile) -> list[Look]:
    # What renders takes long to import, and a quick check does not need it.
    from pnp.check.pixels import looked_at

    return looked_at(pdf, file)


def paper_of(page: FoundPage) -> str | None:
    """The paper of a page, standing or lying."""
    for name, (width, height) in (SIZES | READ_SIZES).items():
        for size in ((width, height), (height, width)):
            if max(abs(a - b) for a, b in zip(page.size, size, strict=True)) <= ACCURACY:
                return name
    return None


def file_is_fit(file: FoundFile, place: Place) -> Iterator[Finding]:
    """What concerns all pages."""
    if file.is_scaled:
        yield Finding("print-scaling-on", place, "the file lets the printer change its size; build it again")
    for font, is_embedded in file.fonts:
        if not is_embedded:
            yield Finding("font-not-embedded", place, f"the font {font} is not in the file; build it again")


def page_is_fit(page: FoundPage, place: Place) -> Iterator[Finding]:
    """Sizes, places, marks, texts and lines of one page."""
    if paper_of(page) is None:
        message = f"{page.size[0]:.2f} x {page.size[1]:.2f}mm is no paper we know; use {', '.join(SIZES)}"
        yield found("page-size-unknown", page, place, message)
    yield from components_are_true(page, place)
    yield from marks_are_beside(page, place)
    yield from marks_are_complete(page, place)
    yield from art_can_be_printed(page, place)


def components_are_true(page: FoundPage, place: Place) -> Iterator[Finding]:
    """Each as large as it should be, on the page, and beside the others."""
    sheet = Box(0.0, 0.0, *page.size)
    for index, component in enumerate(page.components):
        size = sorted((component.trim.width, component.trim.height))
        if max(abs(a - b) for a, b in zip(size, sorted(component.claimed), strict=True)) > ACCURACY:
            measured = f"{component.trim.width:.2f} x {component.trim.height:.2f}mm"
            message = f"{component.name} measures {measured}, not {component.claimed[0]:g} x {component.claimed[1]:g}mm"
            yield found("component-size-wrong", page, place, message)
        if not _holds(sheet.grown(ROUNDING), component.trim):
            yield found("component-off-page", page, place, f"{component.name} lies beyond the edge; use larger paper")
        for other in page.components[index + 1 :]:
            if _overlap(component.bled().grown(-ROUNDING), other.trim) or _overlap(
                component.trim, other.bled().grown(-ROUNDING)
            ):
                message = f"{component.name} and {other.name} overlap; make the gap at least twice the bleed"
                yield found("components-overlap", page, place, message)


def marks_are_beside(page: FoundPage, place: Place) -> Iterator[Finding]:
    """No mark or fold touches a component or its bleed."""
    for mark in (*page.marks, *page.folds):
        ends = _box(mark).grown(mark.width / 2)
        for component in page.components:
            if component.cut == "round":
                x, y = component.trim.centre()
                is_on = _distance(mark, x, y) < component.trim.width / 2 + component.bleed
            else:
                is_on = _overlap(ends, component.bled().grown(-ROUNDING))
            if is_on:
                at = f"{mark.start[0]:.1f}, {mark.start[1]:.1f}mm"
                message = f"the mark at {at} lies on {component.name}; use a wider gap"
                yield found("mark-on-component", page, place, message)


def marks_are_complete(page: FoundPage, place: Place) -> Iterator[Finding]:
    """Every edge that is cut has a mark on its line, if there are marks at all."""
    upright = [mark.start[0] for mark in page.marks if abs(mark.start[0] - mark.end[0]) < ACCURACY]
    level = [mark.start[1] for mark in page.marks if abs(mark.start[1] - mark.end[1]) < ACCURACY]
    if not upright or not level:
        return
    for component in page.components:
        if component.cut == "round":
            continue
        box = component.trim
        edges = (("left", box.x, upright), ("right", box.x + box.width, upright))
        for side, at, lines in (*edges, ("top", box.y, level), ("bottom", box.y + box.height, level)):
            if min(abs(at - line) for line in lines) > ACCURACY:
                yield found("mark-missing", page, place, f"{component.name} has no mark for its {side} edge")


def art_can_be_printed(page: FoundPage, place: Place) -> Iterator[Finding]:
    """Texts keep off the edges, and nothing is too fine."""
    for component in page.components:
        if not all(_is_safe(text, component.trim, component.cut) for text in component.texts):
            message = f"text of {component.name} is less than {SAFE:g}mm from its edge; shorten it"
            yield found("text-outside-safe-zone", page, place, message)
        if component.thinnest < THINNEST_ART - 0.001:
            message = (
                f"a line of {component.name} is {component.thinnest:.2f}mm thin; make it at least {THINNEST_ART:g}mm"
            )
            yield found("stroke-too-thin", page, place, message)
        if component.smallest < SMALLEST_TEXT - 0.001:
            message = (
                f"text of {component.name} is {component.smallest:.2f}mm small; make it at least {SMALLEST_TEXT:g}mm"
            )
            yield found("text-too-small", page, place, message)
    if page.thinnest < THINNEST_MARK - 0.001:
        message = f"a line beside the components is {page.thinnest:.2f}mm thin; make it at least {THINNEST_MARK:g}mm"
        yield found("stroke-too-thin", page, place, message)


def _is_safe(text: Box, trim: Box, cut: str) -> bool:
    if cut == "card":
        return _holds(trim.grown(-SAFE + ROUNDING), text)
    (x, y), radius = trim.centre(), trim.width / 2 - SAFE + ROUNDING
    corners = [(text.x + right, text.y + low) for right in (0, text.width) for low in (0, text.height)]
    return all(hypot(corner[0] - x, corner[1] - y) <= radius for corner in corners)


def found(code: str, page: FoundPage, place: Place, message: str) -> Finding:
    return Finding(code, place, f"page {page.number}: {message}")


def _holds(outer: Box, inner: Box) -> bool:
    return (
        inner.x >= outer.x
        and inner.y >= outer.y
        and inner.x + inner.width <= outer.x + outer.width
        and inner.y + inner.height <= outer.y + outer.height
    )


def _overlap(one: Box, other: Box) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


def _box(mark: Line) -> Box:
    (x1, y1), (x2, y2) = mark.start, mark.end
    return Box(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1))


def _distance(mark: Line, x: float, y: float) -> float:
    """How near a mark comes to a point."""
    (x1, y1), (x2, y2) = mark.start, mark.end
    length = (x2 - x1) ** 2 + (y2 - y1) ** 2
    along = max(0.0, min(1.0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length)) if length else 0.0
    return hypot(x1 + along * (x2 - x1) - x, y1 + along * (y2 - y1) - y) - mark.width / 2
