"""Where pieces lie: in one grid if they are of one size, else row upon row, those of one size together."""

from __future__ import annotations

from typing import NamedTuple

from pnp.scene.geometry import Box
from pnp.scene.page import Size
from pnp.sheets.grid import ACCURACY, fewer, grid
from pnp.sheets.piece import Piece


class Place(NamedTuple):
    """A piece, its trim on the page, and the bleed that its neighbours leave it."""

    piece: Piece
    trim: Box
    bleed: float


def placed(area: Box, kinds: list[list[Piece]], gap: float, turn: int) -> list[list[Place]] | None:
    """The places of each page, or None where something does not fit; each kind is of one size."""
    return _gridded(area, kinds[0], gap, turn) if len(kinds) == 1 else _shelved(area, kinds, gap, turn)


def size_of(piece: Piece, turn: int) -> Size:
    """What a piece takes up when it is turned."""
    return piece.size if turn % 180 == 0 else (piece.size[1], piece.size[0])


def _gridded(area: Box, pieces: list[Piece], gap: float, turn: int) -> list[list[Place]] | None:
    found = grid(area, size_of(pieces[0], turn), gap, pieces[0].bleed)
    if not len(found):
        return None
    # Sheets that are cut together have their places in common; a single one has them in its middle.
    trims = list((fewer(found, len(pieces)) if len(pieces) < len(found) else found).trims())
    return [
        [Place(piece, trim, found.bleed) for piece, trim in zip(pieces[start:], trims, strict=False)]
        for start in range(0, len(pieces), len(trims))
    ]


def _shelved(area: Box, kinds: list[list[Piece]], gap: float, turn: int) -> list[list[Place]] | None:
    """Rows from the top, and what is on a page moved to its middle."""
    pages: list[list[Place]] = [[]]
    top = area.y
    for pieces in kinds:
        row = grid(area, size_of(pieces[0], turn), gap, pieces[0].bleed)
        if not len(row):
            return None
        (width, height), cols = row.size, min(row.cols, len(pieces))
        for start in range(0, len(pieces), cols):
            here = pieces[start : start + cols]
            y = top + gap if pages[-1] else area.y + row.bleed
            if y + height + row.bleed > area.y + area.height + ACCURACY:
                pages.append([])
                y = area.y + row.bleed
            # A row that is not full stays in the columns above it, where there are any to be cut along.
            has_columns = bool(pages[-1]) and pieces[0].cut == "card"
            across = (cols if has_columns else len(here)) * (width + gap) - gap
            left = area.x + (area.width - across) / 2
            pages[-1] += (
                Place(piece, Box(left + col * (width + gap), y, width, height), row.bleed)
                for col, piece in enumerate(here)
            )
            top = y + height
    return [_middled(area, page) for page in pages]


def _middled(area: Box, page: list[Place]) -> list[Place]:
    bottom = max(place.trim.y + place.trim.height + place.bleed for place in page)
    down = (area.y + area.height - bottom) / 2
    return [place._replace(trim=place.trim._replace(y=place.trim.y + down)) for place in page]
