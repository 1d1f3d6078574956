"""A piece larger than the paper, printed in tiles that are glued together.

The first of two neighbours is cut along the seam; the second goes on under it, with the same art on its flap, so that
no white shows where they are glued a little off. Both name the seam by the same letter: the first beside its edge, the
second on the flap, where the line to be met is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from pnp.scene.geometry import Box, Point, circle, line, moved, rectangle, turned
from pnp.scene.page import Component, Page, Size
from pnp.scene.shapes import Group, Part, Shape, Symbol, Text, Use
from pnp.scene.text import width, written
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


@dataclass(frozen=True, slots=True)
class Tile:
    """One of them."""

    tiling: Tiling
    row: int
    col: int

    @property
    def number(self) -> int:
        """From 1, row by row."""
        return self.row * self.tiling.cols + self.col + 1

    def shown(self, size: Size) -> Box:
        """What it shows of its piece, flaps included."""
        wide, high = size[0] / self.tiling.cols, size[1] / self.tiling.rows
        left, top = (OVERLAP if self.col else 0.0), (OVERLAP if self.row else 0.0)
        return Box(self.col * wide - left, self.row * high - top, wide + left, high + top)

    def letter(self, is_upright: bool) -> str:
        """The letter of the seam on its right, or of the one below it."""
        upright = self.tiling.rows * (self.tiling.cols - 1)
        along = self.row * (self.tiling.cols - 1) + self.col
        number = along if is_upright else upright + self.row * self.tiling.cols + self.col
        return chr(ord("A") + number % 26) * (1 + number // 26)

    def before(self, is_upright: bool) -> str:
        """The letter of the seam on its left, or of the one above it."""
        other = Tile(self.tiling, self.row, self.col - 1) if is_upright else Tile(self.tiling, self.row - 1, self.col)
        return other.letter(is_upright)


def tiling(size: Size, bleed: float, setup: Setup) -> Tiling | None:
    """The fewest tiles, on a standing or a lying sheet; None where the paper is too small for any."""
    found: list[Tiling] = []
    for sheet in (setup.paper, setup.paper.turned()) if setup.may_lie else (setup.paper,):
        for area in areas(sheet, setup.marks, None):
            counts = [
                _count(length, room - 2 * bleed) for length, room in zip(size, (area.width, area.height), strict=True)
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


def tiled(piece: Piece, setup: Setup, title: str, flap: str, bookmark: tuple[str, ...] = ()) -> tuple[Page, ...]:
    """A page for each tile of each copy, row by row; the front only. `flap` is what a flap says, with {letter}."""
    bleed = min(piece.bleed, setup.gap / 2)
    tiles = tiling(piece.size, bleed, setup)
    if tiles is None:
        raise refused(piece.name, piece.size, bleed, setup.paper.usable())
    drawing = Symbol(f"{piece.name}-whole", _without_texts(piece.front), Box(0.0, 0.0, *piece.size).grown(piece.bleed))
    blank = Page(tiles.paper.size, tiles.paper.name, title, bookmark=bookmark)
    pages: list[Page] = []
    for row, col in product(range(tiles.rows), range(tiles.cols)):
        tile = Tile(tiles, row, col)
        component = _component(piece, drawing, tile, bleed, flap)
        page = replace(blank, title=f"{title} {tile.number} / {tiles.cols * tiles.rows}", components=(component,))
        told, _ = lane(page)
        beside = _beside(component.trim(), bleed, tile)
        pages.append(replace(page, parts=(*marks(setup.marks, page.components, page.size, told), *beside)))
    return tuple(pages * piece.copies)


def _component(piece: Piece, drawing: Symbol, tile: Tile, bleed: float, flap: str) -> Component:
    own, area = tile.shown(piece.size), tile.tiling.area
    name = f"{piece.name}, {tile.number}"
    trim = Box(area.x + (area.width - own.width) / 2, area.y + (area.height - own.height) / 2, own.width, own.height)
    box = Box(0.0, 0.0, own.width, own.height).grown(bleed)
    parts: tuple[Part, ...] = (Use(drawing, moved(-own.x, -own.y)), *_flaps(own, tile, flap))
    # The whole drawing reaches far beyond this tile; nothing of it may be seen there.
    symbol = Symbol(f"{name}-front", (Group(parts, clip=rectangle(box)),), box)
    return Component(name, "front", symbol, (own.width, own.height), bleed, front_matrix(trim))


def _flaps(own: Box, tile: Tile, flap: str) -> Iterator[Part]:
    """The line that the neighbour's edge has to meet, and the seam's letter on what it will cover."""
    if tile.col:
        letter = tile.before(is_upright=True)
        yield Shape(line((OVERLAP, 0.0), (OVERLAP, own.height)), None, INK, 0.2, dash=(2.0, 2.0))
        yield Group(tuple(_told(letter, flap)), moved(OVERLAP / 2, own.height / 2).after(turned(270)))
    if tile.row:
        letter = tile.before(is_upright=False)
        yield Shape(line((0.0, OVERLAP), (own.width, OVERLAP)), None, INK, 0.2, dash=(2.0, 2.0))
        yield Group(tuple(_told(letter, flap)), moved(own.width / 2, OVERLAP / 2))


def _told(letter: str, flap: str) -> Iterator[Part]:
    """A badge around the origin, and the words beside it."""
    words = flap.format(letter=letter)
    size, room = 3.2, width(words, 3.2) + 2.0
    yield Shape(rectangle(Box(0.0, -2.4, BADGE + room + 1.0, 4.8), 1.0), "#ffffff")
    yield Shape(written(words, (BADGE + 1.0, size * 0.34), size), INK)
    yield from _badge(letter, (0.0, 0.0))


def _beside(trim: Box, bleed: float, tile: Tile) -> Iterator[Part]:
    """The letters of the seams along which this tile is cut, outside its bleed."""
    away = bleed + BADGE + 0.4
    if tile.col + 1 < tile.tiling.cols:
        at = trim.x + trim.width + away, trim.y + trim.height / 2
        yield Group(tuple(_badge(tile.letter(is_upright=True), at)), name="seam")
    if tile.row + 1 < tile.tiling.rows:
        at = trim.x + trim.width / 2, trim.y + trim.height + away
        yield Group(tuple(_badge(tile.letter(is_upright=False), at)), name="seam")


def _badge(letter: str, at: Point) -> Iterator[Part]:
    size = 3.4
    yield Shape(circle(at, BADGE), "#ffffff", INK, 0.25)
    yield Shape(written(letter, (at[0], at[1] + size * 0.34), size, "bold", "centre"), INK)


def _without_texts(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """A seam may run through words, so they are no longer told to keep away from edges."""
    return tuple(_without_text(part) for part in parts)


def _without_text(part: Part) -> Part:
    match part:
        case Shape() | Text():
            return part
        case Group():
            name = "" if part.name == "text" else part.name
            return replace(part, parts=_without_texts(part.parts), name=name)
        case Use():
            symbol = part.symbol
            inner = _without_texts(symbol.parts)
            return (
                part
                if inner == symbol.parts
                else replace(part, symbol=replace(symbol, key=f"{symbol.key}-tiled", parts=inner))
            )
