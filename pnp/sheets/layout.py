"""Pieces onto pages: the arrangement that needs the fewest sheets, with fronts, backs and marks in place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from pnp.scene.geometry import Box
from pnp.scene.page import Page
from pnp.scene.shapes import Part
from pnp.sheets.backs import Axis, Backs, axis, back_matrix, fold, front_matrix, half
from pnp.sheets.furniture import lane
from pnp.sheets.grid import refused
from pnp.sheets.marks import CLEAR, INSET, Marks, marks
from pnp.sheets.papers import REACH, Paper
from pnp.sheets.piece import Piece
from pnp.sheets.shelves import Place, placed


@dataclass(frozen=True, slots=True)
class Setup:
    """How sheets are laid out.

    Where more goes on a lying sheet, the page lies too and reads well on a screen. A printer's measured offset is only
    known for standing sheets, so with one `may_lie` is false, and components are turned instead.
    """

    paper: Paper
    gap: float = 4.0
    backs: Backs = "gutterfold"
    marks: Marks = "crop"
    may_lie: bool = True


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A sheet, the line in which backs are mirrored, how pieces are turned, and the places of each page."""

    paper: Paper
    mirror: Axis
    turn: int
    pages: list[list[Place]]


def laid_out(
    pieces: Sequence[Piece], setup: Setup, title: str, part: str = "", bookmark: tuple[str, ...] = ()
) -> tuple[Page, ...]:
    """Pages for all copies of all pieces, those of one size together, without the furniture of the margins.

    Pieces with a back do not share a sheet with others. In mode `separate` all backs come after all fronts.
    """
    blank = Page(setup.paper.size, setup.paper.name, title, part, bookmark=bookmark)
    pages: list[Page] = []
    for has_back in (True, False):
        kinds: dict[tuple[object, ...], list[Piece]] = {}
        for piece in pieces:
            if (piece.back is not None) == has_back:
                kinds.setdefault((piece.size, piece.bleed, piece.cut), []).extend([piece] * piece.copies)
        if any(kinds.values()):
            backs: Backs = setup.backs if has_back else "none"
            pages += _pages(arranged([kind for kind in kinds.values() if kind], setup, backs), setup, backs, blank)
    if setup.backs == "separate":
        pages.sort(key=lambda page: page.side == "back")
    return tuple(pages)


def arranged(kinds: list[list[Piece]], setup: Setup, backs: Backs) -> Arrangement:
    """The arrangement with the fewest pages; a standing sheet where two have as few."""
    found: list[Arrangement] = []
    second = (setup.paper.turned(), 0) if setup.may_lie else (setup.paper, 90)
    for sheet, turn in ((setup.paper, 0), second):
        for mirror in (_LEVEL, _UPRIGHT) if backs == "gutterfold" else (axis(backs, sheet.size),):
            for area in areas(sheet, setup.marks, mirror if backs == "gutterfold" else None):
                pages = placed(area, kinds, setup.gap, turn)
                if pages is not None:
                    found.append(Arrangement(sheet, mirror, turn, pages))
    if found:
        return min(found, key=lambda arrangement: len(arrangement.pages))
    largest = max((kind[0] for kind in kinds), key=lambda piece: max(piece.size))
    area = areas(setup.paper, setup.marks, _LEVEL if backs == "gutterfold" else None)[0]
    raise refused(largest.name, largest.size, min(largest.bleed, setup.gap / 2), area)


_LEVEL: Axis = "level"
_UPRIGHT: Axis = "upright"


def areas(sheet: Paper, kind: Marks, fold_at: Axis | None) -> tuple[Box, ...]:
    """Where fronts may lie; a cutting machine's marks need the corners, which leaves two choices."""
    usable = sheet.usable()
    inset = max(0.0, INSET + CLEAR - sheet.margin) if kind == "registration" else 0.0
    areas = [Box(usable.x, usable.y + inset, usable.width, usable.height - 2 * inset)]
    if inset:
        areas.append(Box(usable.x + inset, usable.y, usable.width - 2 * inset, usable.height))
    return tuple(half(area, fold_at, sheet.size) if fold_at else area for area in areas)


def _pages(arrangement: Arrangement, setup: Setup, backs: Backs, blank: Page) -> Iterator[Page]:
    page, turn = replace(blank, size=arrangement.paper.size), arrangement.turn
    for places in arrangement.pages:
        fronts = tuple(piece.component("front", front_matrix(trim, turn), bleed) for piece, trim, bleed in places)
        behind = tuple(
            piece.component("back", back_matrix(trim, page.size, arrangement.mirror, turn), bleed)
            for piece, trim, bleed in places
        )
        match backs:
            case "none":
                yield _marked(replace(page, components=fronts), setup.marks)
                if setup.backs in ("duplex-long", "duplex-short"):
                    # Else the next front would be printed behind this one.
                    yield replace(page, side="back")
            case "gutterfold":
                yield _folded(replace(page, components=(*fronts, *behind)), setup.marks, arrangement.mirror)
            case _:
                yield _marked(replace(page, components=fronts), setup.marks)
                # Machines cut from the front, and read their marks there.
                kind = "none" if setup.marks == "registration" else setup.marks
                yield _marked(replace(page, components=behind, side="back"), kind)


def _marked(page: Page, kind: Marks, more: tuple[Part, ...] = ()) -> Page:
    box, _ = lane(page)
    return replace(page, parts=(*marks(kind, page.components, page.size, box), *more))


def _folded(page: Page, kind: Marks, mirror: Axis) -> Page:
    """With the fold line, which ends before the lane, as the marks do."""
    box, _ = lane(page)
    reach = Box(0.0, 0.0, *page.size).grown(-REACH)
    if mirror == "upright" and box.width > box.height:
        top, foot = reach.y, reach.y + reach.height
        top, foot = (top, box.y) if box.y > page.size[1] / 2 else (box.y + box.height, foot)
        reach = reach._replace(y=top, height=foot - top)
    return _marked(page, kind, (fold(mirror, page.size, reach),))


def sheets_of_paper(pages: Sequence[Page]) -> int:
    """How many sheets go into the printer: a back is printed on its front."""
    return sum(page.side == "front" for page in pages)
