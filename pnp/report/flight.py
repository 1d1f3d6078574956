"""What a throw did, drawn on a tower: rings around what lies there, lines where tokens fell, bursts where they hit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import cos, radians, sin

from pnp.art.theme import Theme
from pnp.report.moments import Fall
from pnp.report.perspective import CELL, CHEST, View
from pnp.rules.state import State
from pnp.scene.geometry import Box, Outline, circle, line, moved
from pnp.scene.shapes import Part, Shape, Symbol, Use

INNER, OUTER, RAYS = CELL * 0.5, CELL * 0.72, 12
"""Rays around a figure, from and to; a star would mean that a figure has its place there."""


def rings(state: State, falls: Sequence[Fall], level: int, theme: Theme) -> Iterator[Part]:
    """Around tokens that came to a level and still lie there, as a board is seen from above."""
    for fall in falls:
        if fall.rests in state.tokens and fall.rests is not None and fall.rests.level == level:
            cell = fall.rests.cell
            yield Use(_ring(theme), moved((cell.col + 0.5) * CELL, (cell.row + 0.5) * CELL))


def bursts(falls: Sequence[Fall], level: int, view: View, theme: Theme) -> Iterator[Part]:
    """Behind figures that were hit or that caught what fell."""
    for spot in sorted({fall.caught_at for fall in falls if fall.caught_at is not None}):
        if spot.level == level:
            x, y = view.at(spot)
            yield Use(_burst(theme), moved(x, y - CHEST))


def lines(state: State, falls: Sequence[Fall], view: View, theme: Theme) -> Iterator[Part]:
    """From where tokens were aimed at to where they lie, or to the figure that caught them."""
    for fall in falls:
        if fall.caught_at is not None and not fall.is_hit:
            x, y = view.at(fall.caught_at)
            drop = line(view.at(fall.aimed), (x, y - CHEST * 1.8))
        elif fall.rests is not None and fall.rests != fall.aimed and fall.rests in state.tokens:
            drop = line(view.at(fall.aimed), view.at(fall.rests))
        else:
            continue
        yield Shape(drop, None, theme.tile, 1.0)
        yield Shape(circle(view.at(fall.aimed), 0.8), theme.terracotta, theme.tile, 0.25)
        yield Shape(drop, None, theme.terracotta, 0.5, (1.2, 0.8))


@lru_cache(maxsize=4)
def _ring(theme: Theme) -> Symbol:
    ring = Shape(circle((0.0, 0.0), CELL * 0.45), None, theme.ink, 0.5, (1.2, 0.8))
    return Symbol(f"replay-ring-{theme.name}", (ring,), Box(-CELL / 2, -CELL / 2, CELL, CELL))


@lru_cache(maxsize=4)
def _burst(theme: Theme) -> Symbol:
    turns = [radians(360 / RAYS * (index + 0.5)) for index in range(RAYS)]
    rays: Outline = tuple(
        step
        for turn in turns
        for step in line((INNER * cos(turn), INNER * sin(turn)), (OUTER * cos(turn), OUTER * sin(turn)))
    )
    parts = (Shape(rays, None, theme.tile, 1.5), Shape(rays, None, theme.terracotta, 0.7))
    return Symbol(f"replay-burst-{theme.name}", parts, Box(-OUTER, -OUTER, 2 * OUTER, 2 * OUTER).grown(1.0))
