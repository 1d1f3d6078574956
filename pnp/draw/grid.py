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
    parts: list[Part] = []
    above: list[Part] = []
    filled = 0
    for row in range(pattern.rows):
        for col in range(pattern.cols):
            here = Cell(row, col)
            at = moved(left + (col + 0.5) * cell, top + (row + 0.5) * cell)
            parts.append(Use(_tile(theme, cell), at))
            if here in pattern.cells:
                colour, size = seat.colour, round(cell * 0.95, 3)
                above.append(Use(burst(seat.identity, colour, theme, size, filled % VARIANTS), at))
                filled += 1
            elif here == pattern.star:
                above.append(Use(_star_tile(theme, seat.colour, cell), at))
    return *parts, *above


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
    step = min(box.width / pattern.cols, box.height / pattern.rows)
    left, top = box.centre()[0] - pattern.cols * step / 2, box.centre()[1] - pattern.rows * step / 2
    blank: Outline = ()
    filled: Outline = ()
    stars: list[Part] = []
    for row in range(pattern.rows):
        for col in range(pattern.cols):
            x, y = left + (col + 0.5) * step, top + (row + 0.5) * step
            square = rectangle(Box(x - step * 0.42, y - step * 0.42, step * 0.84, step * 0.84))
            if Cell(row, col) in pattern.cells:
                filled += square
            elif Cell(row, col) == pattern.star:
                stars.append(Shape(placed(star(), (x, y), step * 0.56), theme.ink))
            else:
                blank += square
    empty = (Shape(blank, None, theme.quiet, 0.2) if theme.is_outlined else Shape(blank, theme.sand),) if blank else ()
    # Low ink is for large areas; a diagram has none and must be read at a glance.
    return *empty, Shape(filled, tones.line if theme.is_outlined else tones.solid, tones.edge, 0.2), *stars
