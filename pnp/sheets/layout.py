"""Pieces onto pages: the arrangement that needs the fewest sheets, with fronts, backs and marks in place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from pnp.scene.geometry import Box
from pnp.scene.page import Page
from pnp.scene.shapes import Part
from pnp.sheets.backs import Axis, Backs, axis, back_matrix, fold, front_matrix, half
from pnp.sheets.furniture import lane
from pnp.sheets.grid import Grid, grid, refused
from pnp.sheets.marks import CLEAR, INSET, Marks, marks
from pnp.sheets.papers import REACH, Paper
from pnp.sheets.piece import Piece


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
    """A sheet, its places for fronts, and the line in which backs are mirrored."""

    paper: Paper
    grid: Grid
    mirror: Axis
    turn: int = 0


def laid_out(
    pieces: Sequence[Piece], setup: Setup, title: str, part: str = "", bookmark: tuple[str, ...] = ()
) -> tuple[Page, ...]:
    """Pages for all copies of all pieces, those of one size together, without the furniture of the margins.

    In mode `separate` the backs of all sizes come after all fronts.
    """
    kinds: dict[tuple[object, ...], list[Piece]] = {}
    for piece in pieces:
        kinds.setdefault((piece.size, piece.bleed, piece.cut), []).extend([piece] * piece.copies)
    blank = Page(setup.paper.size, setup.paper.name, title, part, bookmark=bookmark)
    pages = tuple(page for same in kinds.values() for page in _pages(same, setup, blank))
    if setup.backs == "separate":
        return tuple(sorted(pages, key=lambda page: page.side == "back"))
    return pages


def arranged(piece: Piece, setup: Setup, backs: Backs) -> Arrangement:
    """The arrangement with the most places; a standing sheet where two have as many."""
    found: list[Arrangement] = []
    second = (setup.paper.turned(), 0) if setup.may_lie else (setup.paper, 90)
    for sheet, turn in ((setup.paper, 0), second):
        size = piece.size if turn == 0 else (piece.size[1], piece.size[0])
        for area in _areas(sheet, setup.marks):
            if backs == "gutterfold":
                for mirror in (_LEVEL, _UPRIGHT):
                    places = grid(half(area, mirror, sheet.size), size, setup.gap, piece.bleed)
                    found.append(Arrangement(sheet, places, mirror, turn))
            else:
                places = grid(area, size, setup.gap, piece.bleed)
                found.append(Arrangement(sheet, places, axis(backs, sheet.size), turn))
    best = max(found, key=lambda arrangement: len(arrangement.grid))
    if not len(best.grid):
        area = _areas(setup.paper, setup.marks)[0]
        room = half(area, "level", setup.paper.size) if backs == "gutterfold" else area
        raise refused(piece.name, piece.size, best.grid.bleed, room)
    return best


_LEVEL: Axis = "level"
_UPRIGHT: Axis = "upright"


def _areas(sheet: Paper, kind: Marks) -> tuple[Box, ...]:
    """Where components may lie; a cutting machine's marks need the corners, which leaves two choices."""
    usable = sheet.usable()
    if kind != "registration":
        return (usable,)
    inset = max(0.0, INSET + CLEAR - sheet.margin)
    return (
        Box(usable.x, usable.y + inset, usable.width, usable.height - 2 * inset),
        Box(usable.x + inset, usable.y, usable.width - 2 * inset, usable.height),
    )


def _pages(pieces: list[Piece], setup: Setup, blank: Page) -> Iterator[Page]:
    """The pages of pieces of one size."""
    backs: Backs = setup.backs if any(piece.back for piece in pieces) else "none"
    arrangement = arranged(pieces[0], setup, backs)
    trims, bleed, turn = list(arrangement.grid.trims()), arrangement.grid.bleed, arrangement.turn
    page = replace(blank, size=arrangement.paper.size)
    for start in range(0, len(pieces), len(trims)):
        here = list(zip(pieces[start : start + len(trims)], trims, strict=False))
        fronts = tuple(piece.component("front", front_matrix(trim, turn), bleed) for piece, trim in here)
        behind = tuple(
            piece.component("back", back_matrix(trim, page.size, arrangement.mirror, turn), bleed)
            for piece, trim in here
            if piece.back is not None
        )
        match backs:
            case "none":
                yield _marked(replace(page, components=fronts), setup.marks)
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
