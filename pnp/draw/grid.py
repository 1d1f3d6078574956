"""A card's pattern as a floor of tiles, and as a tiny diagram."""

from __future__ import annotations

from functools import lru_cache

from pnp.art.curves import placed
from pnp.art.powder import burst
from pnp.art.seats import Seat
from pnp.art.symbols import drawn_star, star
from pnp.art.theme import Theme
from pnp.model.cell import Cell
from pnp.model.pattern import Pattern
from pnp.scene.geometry import Box, Outline, Point, moved, polygon, rectangle
from pnp.scene.shapes import Part, Shape, Symbol, Use

VARIANTS = 4
"""Bursts that differ, so that neighbours are no copies of each other."""


def drawn_grid(pattern: Pattern, seat: Seat, theme: Theme, centre: Point, cell: float) -> tuple[Part, ...]:
    """The pattern as tiles, `cell` mm from one to the next."""
    left, top = centre[0] - pattern.cols * cell / 2, centre[1] - pattern.rows * cell / 2
    parts: list[Part] = [Use(_floor(theme, pattern.rows, pattern.cols, cell), moved(*centre))]
    filled = 0
    for row in range(pattern.rows):
        for col in range(pattern.cols):
            here = Cell(row, col)
            at = moved(left + (col + 0.5) * cell, top + (row + 0.5) * cell)
            if here in pattern.cells:
                colour, size = seat.colour, round(cell * 0.95, 3)
                parts.append(Use(burst(seat.identity, colour, theme, size, filled % VARIANTS), at))
                filled += 1
            elif here == pattern.star:
                parts.append(Use(_star_tile(theme, seat.colour, cell), at))
    return tuple(parts)


@lru_cache(maxsize=64)
def _floor(theme: Theme, rows: int, cols: int, cell: float) -> Symbol:
    """All tiles of a grid, around its middle."""
    tile = _tile(theme, cell)
    places = ((row, col) for row in range(rows) for col in range(cols))
    parts = tuple(Use(tile, moved((col + 0.5 - cols / 2) * cell, (row + 0.5 - rows / 2) * cell)) for row, col in places)
    box = Box(-cols * cell / 2, -rows * cell / 2, cols * cell, rows * cell)
    return Symbol(f"floor-{theme.name}-{rows}-{cols}-{round(cell * 1000)}", parts, box.grown(0.2))


@lru_cache(maxsize=64)
def _tile(theme: Theme, cell: float) -> Symbol:
    """A quiet tile with a small inlay."""
    side = cell * 0.94
    box = Box(-side / 2, -side / 2, side, side)
    inlay = max(0.5, cell * 0.07)
    diamond = polygon(((0, -inlay), (inlay, 0), (0, inlay), (-inlay, 0)))
    parts = (
        Shape(rectangle(box, side * 0.1), theme.tile, theme.quiet, max(0.2, min(0.3, cell * 0.03))),
        Shape(diamond, theme.sand, theme.quiet if theme.is_outlined else None, 0.2),
    )
    return Symbol(f"tile-{theme.name}-{round(cell * 1000)}", parts, box.grown(0.2))


@lru_cache(maxsize=64)
def _star_tile(theme: Theme, colour: str, cell: float) -> Symbol:
    parts = drawn_star((0, 0), cell * 0.45, "#ffffff", theme.ink, theme.tones(colour).line, max(0.3, cell * 0.035))
    box = Box(-cell / 2, -cell / 2, cell, cell)
    return Symbol(f"star-{theme.name}-{colour[1:]}-{round(cell * 1000)}", parts, box)


def diagram(pattern: Pattern, seat: Seat, theme: Theme, box: Box) -> tuple[Part, ...]:
    """The pattern in a few millimetres: squares, and a star."""
    tones = theme.tones(seat.colour)
    step = round(min(box.width / pattern.cols, box.height / pattern.rows), 3)
    middle = box.centre()
    left, top = middle[0] - pattern.cols * step / 2, middle[1] - pattern.rows * step / 2
    parts: list[Part] = [Use(_squares(theme, pattern.rows, pattern.cols, step), moved(*middle))]
    filled: Outline = ()
    for row in range(pattern.rows):
        for col in range(pattern.cols):
            x, y = left + (col + 0.5) * step, top + (row + 0.5) * step
            if Cell(row, col) in pattern.cells:
                filled += _square(x, y, step)
            elif Cell(row, col) == pattern.star:
                parts.append(Use(_small_star(theme, step), moved(x, y)))
    # Low ink is for large areas; a diagram has none and must be read at a glance.
    return *parts, Shape(filled, tones.line if theme.is_outlined else tones.solid, tones.edge, 0.2)


def _square(x: float, y: float, step: float) -> Outline:
    return rectangle(Box(x - step * 0.42, y - step * 0.42, step * 0.84, step * 0.84))


@lru_cache(maxsize=64)
def _squares(theme: Theme, rows: int, cols: int, step: float) -> Symbol:
    """All squares of a diagram, around its middle."""
    places = ((row, col) for row in range(rows) for col in range(cols))
    outline = tuple(
        part
        for row, col in places
        for part in _square((col + 0.5 - cols / 2) * step, (row + 0.5 - rows / 2) * step, step)
    )
    blank = Shape(outline, None, theme.quiet, 0.2) if theme.is_outlined else Shape(outline, theme.sand)
    box = Box(-cols * step / 2, -rows * step / 2, cols * step, rows * step)
    return Symbol(f"squares-{theme.name}-{rows}-{cols}-{round(step * 1000)}", (blank,), box.grown(0.2))


@lru_cache(maxsize=64)
def _small_star(theme: Theme, step: float) -> Symbol:
    """The figure's place in a diagram, on a ground of its own."""
    ground = Shape(rectangle(Box(-step / 2, -step / 2, step, step)), theme.paper)
    drawn = Shape(placed(star(), (0, 0), step * 0.56), theme.ink)
    box = Box(-step * 0.56, -step * 0.56, step * 1.12, step * 1.12)
    return Symbol(f"small-star-{theme.name}-{round(step * 1000)}", (ground, drawn), box)
