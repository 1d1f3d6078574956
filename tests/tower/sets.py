"""Random towers: parameter sets that must work, and sets with one thing wrong and the finding that must name it."""

from __future__ import annotations

import random
from dataclasses import replace

from pnp.model.board import Board, beside_corners, corner_cells
from pnp.model.layout import Layout, Tower
from pnp.tower.measures import Measures

SEED = 20260505


def random_layout(number: int) -> Layout:
    """A tower that can be built, whatever the number."""
    chance = random.Random(SEED + number)

    def between(low: float, high: float) -> float:
        return round(chance.uniform(low, high), 2)

    rows, cols, levels = chance.randint(2, 7), chance.randint(2, 7), chance.choice((1, 2, 2, 3, 3, 4))
    thickness, strip = between(0.5, 4.0), between(8, 16)
    cell = between(20, 32)
    tower = Tower(
        thickness=thickness,
        clearance=between(-0.15, 0.12),
        kerf=chance.choice((0.0, between(0.05, 0.3))),
        level_height=between(42, 70) + thickness + strip,
        foot=between(5, 20),
        frame=between(14, 24) + thickness / 2,
        strip=strip,
        bar=between(5.2, 8),
        pillar=chance.choice(("flat", "folded")),
        pillar_width=between(34, 46),
        upper=chance.choice(("windows", "film", "solid")),
    )
    board = Board(
        rows,
        cols,
        levels,
        corner_cells(rows, cols),
        beside_corners(rows, cols),
        (2, 1, 0, 0)[:levels],
        (1, 2, 3, 4)[:levels],
    )
    layout = Layout(board=board, cell=cell, tower=tower)
    return replace(layout, tokens=replace(layout.tokens, diameter=between(12, cell - 1)))


def broken_layout(number: int) -> tuple[Layout, str]:
    """A tower with one thing wrong, and the code of what must be found."""
    layout = random_layout(1000 + number)
    board = replace(layout.board, levels=3, sweets_by_level=(2, 1, 0), level_points=(1, 2, 3))
    layout = replace(layout, board=board, tower=replace(layout.tower, upper="windows", kerf=0.0, clearance=0.05))
    measures, tower = Measures(layout), layout.tower

    def wrong(**fields: object) -> Layout:
        return replace(layout, tower=replace(tower, **fields))  # type: ignore[arg-type]

    match number % 12:
        case 0:
            return wrong(frame=8.0), "notch-too-shallow"
        case 1:
            return wrong(clearance=round(6.0 * measures.notch_depth / (2 * tower.level_height), 3)), "tower-wobbles"
        case 2:
            return wrong(level_height=tower.thickness + tower.strip + 38.0), "hand-does-not-fit"
        case 3:
            return wrong(foot=3.0), "bridge-too-thin"
        case 4:
            return wrong(strip=2.5), "bridge-too-thin"
        case 5:
            return wrong(pillar="flat", pillar_width=round(measures.notch_depth + 2.0, 2)), "bridge-too-thin"
        case 6:
            return wrong(pillar="folded", pillar_width=round(measures.overlap, 2)), "fold-meets-board"
        case 7:
            return wrong(kerf=measures.slot + 0.1), "kerf-eats-slot"
        case 8:
            return wrong(bar=4.0), "bridge-too-thin"
        case 9:
            return wrong(bar=layout.cell - 5.0), "window-too-small"
        case 10:
            return replace(layout, tokens=replace(layout.tokens, diameter=4.0)), "window-too-small"
        case _:
            small = replace(
                layout, board=replace(board, rows=2), cell=11.0, tokens=replace(layout.tokens, diameter=9.0)
            )
            return replace(small, tower=replace(tower, upper="solid")), "strip-too-short"
