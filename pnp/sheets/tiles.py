"""A piece larger than the paper, printed in tiles that are glued together.

The first of two neighbours is cut along the seam; the second goes on under it, with the same art on its flap, so that
no white shows where they are glued a little off. Both name the seam by the same letter: the first beside its edge, the
second on the flap, where the line to be met is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pnp.scene.geometry import Box, Point, circle, line, moved, rectangle
from pnp.scene.page import Component, Page, Size
from pnp.scene.shapes import Group, Part, Shape, Symbol, Use
from pnp.scene.text import written
from pnp.sheets.backs import front_matrix
from pnp.sheets.furniture import lane
from pnp.sheets.grid import ACCURACY, refused
from pnp.sheets.layout import Setup, areas
from pnp.sheets.marks import marks
from pnp.sheets.papers import Paper
from pnp.sheets.piece import Piece

OVERLAP = 10.0
"""How far a tile goes on under its neighbour."""
INK = "#404040"
BADGE = 2.6
MOST = 12
"""Tiles in one direction, before something must be wrong."""


@dataclass(frozen=True, slots=True)
class Tiling:
    """The paper, and how many tiles lie side by side and below each other."""

    paper: Paper
    area: Box
    cols: int
    rows: int


def tiling(size: Size, bleed: float, setup: Setup) -> Tiling | None:
    """The fewest tiles, on a standing or a lying sheet; None where the paper is too small for any."""
    found: list[Tiling] = []
    for sheet in (setup.paper, setup.paper.turned()) if setup.may_lie else (setup.paper,):
        for area in areas(sheet, setup.marks, None):
            counts = [
                _count(length, room - 2 * bleed)
                for length, room in zip(size, (area.width, area.height), strict=True)
            ]
            if all(counts):
                found.append(Tiling(sheet, area, counts[0], counts[1]))
    return min(found, key=lambda tiles: tiles.cols * tiles.rows, default=None)


def _count(length: float, room: float) -> int:
    """How many tiles a length takes; 0 where they would be too many."""
    for count in range(1, MOST + 1):
        if length / count + (OVERLAP if count > 1 else 0.0) <= room + ACCURACY:
            return count
    return 0


def tiled(piece: Piece, setup: Setup, title: str, bookmark: tuple[str, ...] = ()) -> tuple[Page, ...]:
    """A page for each tile of each copy, row by row; the front only."""
    bleed = min(piece.bleed, setup.gap / 2)
    tiles = tiling(piece.size, bleed, setup)
    if tiles is None:
        raise refused(piece.name, piece.size, bleed, setup.paper.usable())
    drawing = Symbol(f"{piece.name}-whole", _without_texts(piece.front), Box(0.0, 0.0, *piece.size).grown(piece.bleed))
    pages = [
        _page(piece, drawing, tiles, row, col, bleed, setup, title, bookmark)
        for row in range(tiles.rows)
        for col in range(tiles.cols)
    ]
    return tuple(pages * piece.copies)


def _page(
    piece: Piece,
    drawing: Symbol,
    tiles: Tiling,
    row: int,
    col: int,
    bleed: float,
    setup: Setup,
    title: str,
    bookmark: tuple[str, ...],
) -> Page:
    own = tile_box(piece.size, tiles, row, col)
    name = f"{piece.name}, tile {row * tiles.cols + col + 1}"
    area = tiles.area
    trim = Box(area.x + (area.width - own.width) / 2, area.y + (area.height - own.height) / 2, own.width, own.height)
    flaps = tuple(_flaps(own, tiles, row, col))
    parts: tuple[Part, ...] = (Use(drawing, moved(-own.x, -own.y)), *flaps)
    box = Box(0.0, 0.0, own.width, own.height).grown(bleed)
    # The whole drawing reaches far beyond this tile; nothing of it may be seen there.
    symbol = Symbol(f"{name}-front", (Group(parts, clip=rectangle(box)),), box)
    component = Component(name, "front", symbol, (own.width, own.height), bleed, front_matrix(trim))
    page = Page(tiles.paper.size, tiles.paper.name, title, name, components=(component,), bookmark=bookmark)
    told, _ = lane(page)
    return replace(page, parts=(*marks(setup.marks, page.components, page.size, told), *_beside(trim, bleed, tiles, row, col)))


def tile_box(size: Size, tiles: Tiling, row: int, col: int) -> Box:
    """What a tile shows of its piece, flaps included."""
    wide, high = size[0] / tiles.cols, size[1] / tiles.rows
    left, top = (OVERLAP if col else 0.0), (OVERLAP if row else 0.0)
    return Box(col * wide - left, row * high - top, wide + left, high + top)


def seam_letter(tiles: Tiling, row: int, col: int, is_upright: bool) -> str:
    """The letter of the seam right of a tile, or below it."""
    upright = tiles.rows * (tiles.cols - 1)
    number = row * (tiles.cols - 1) + col if is_upright else upright + row * tiles.cols + col
    return chr(ord("A") + number % 26) * (1 + number // 26)


def _flaps(own: Box, tiles: Tiling, row: int, col: int) -> Iterator[Part]:
    """The line that the neighbour's edge has to meet, and the seam's letter on what it will cover."""
    if col:
        yield Shape(line((OVERLAP, 0.0), (OVERLAP, own.height)), None, INK, 0.2, dash=(2.0, 2.0))
        yield from _badge(seam_letter(tiles, row, col - 1, True), (OVERLAP / 2, own.height / 2))
    if row:
        yield Shape(line((0.0, OVERLAP), (own.width, OVERLAP)), None, INK, 0.2, dash=(2.0, 2.0))
        yield from _badge(seam_letter(tiles, row - 1, col, False), (own.width / 2, OVERLAP / 2))


def _beside(trim: Box, bleed: float, tiles: Tiling, row: int, col: int) -> Iterator[Part]:
    """The letters of the seams along which this tile is cut, outside its bleed."""
    away = bleed + BADGE + 0.6
    if col + 1 < tiles.cols:
        at = trim.x + trim.width + away, trim.y + trim.height / 2
        yield Group(tuple(_badge(seam_letter(tiles, row, col, True), at)), name="seam")
    if row + 1 < tiles.rows:
        at = trim.x + trim.width / 2, trim.y + trim.height + away
        yield Group(tuple(_badge(seam_letter(tiles, row, col, False), at)), name="seam")


def _badge(letter: str, at: Point) -> Iterator[Part]:
    size = 3.4
    yield Shape(circle(at, BADGE), "#ffffff", INK, 0.25)
    yield Shape(written(letter, (at[0], at[1] + size * 0.34), size, "bold", "centre"), INK)


def _without_texts(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """A seam may run through words, so they are no longer told to keep away from edges."""
    return tuple(_without_text(part) for part in parts)


def _without_text(part: Part) -> Part:
    match part:
        case Shape():
            return part
        case Group():
            name = "" if part.name == "text" else part.name
            return replace(part, parts=_without_texts(part.parts), name=name)
        case Use():
            symbol = part.symbol
            inner = _without_texts(symbol.parts)
            return part if inner == symbol.parts else replace(part, symbol=replace(symbol, key=f"{symbol.key}-tiled", parts=inner))
