"""All parts of one tower, and where each of them stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from pnp.model.layout import Layout
from pnp.tower.labels import SIDES, Side, labels
from pnp.tower.measures import EDGE, Measures
from pnp.tower.outlines import Outlined, between
from pnp.tower.parts import board, corners, pillar, strip

Vector = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Kit:
    """The parts of a tower: a board for each level, four pillars, and on each level a strip for each side."""

    boards: tuple[Outlined, ...]
    pillars: tuple[Outlined, ...]
    strips: Mapping[tuple[int, Side], Outlined]
    labels: Mapping[tuple[int, Side], tuple[str, ...]]


@lru_cache(maxsize=16)
def kit(layout: Layout) -> Kit:
    """The parts as they are cut; ValueError where a layout that was not checked makes a part fall to pieces."""
    levels = range(layout.board.levels)
    upright = pillar(layout)
    upper = board(layout, 1) if layout.board.levels > 1 else None
    boards = [board(layout, 0), *(replace(upper, name=f"board {level}") for level in levels[1:] if upper)]
    strips = {side: strip(layout, side) for side in SIDES}
    return Kit(
        tuple(boards),
        tuple(replace(upright, name=f"pillar {number}") for number in range(1, 5)),
        {(level, side): replace(strips[side], name=f"strip {level} {side}") for level in levels for side in SIDES},
        {(level, side): labels(layout.board, side) for level in levels for side in SIDES},
    )


@dataclass(frozen=True, slots=True)
class Standing:
    """A part in the tower: where its outline's origin is, where x and y of the outline lead, and across its thickness.

    x goes right, y to the front and z up; the outline lies in the middle of the thickness.
    """

    part: Outlined
    kind: str
    level: int
    origin: Vector
    right: Vector
    down: Vector
    through: Vector


def standing(layout: Layout, parts: Kit) -> Iterator[Standing]:
    """Every part in its place; a folded pillar comes as its two faces."""
    measures = Measures(layout)
    half = measures.thickness / 2
    for level, plate in enumerate(parts.boards):
        at = (0.0, 0.0, measures.height(level) + half)
        yield Standing(plate, "board", level, at, (1, 0, 0), (0, 1, 0), (0, 0, 1))
    for at_corner, upright in zip(corners(layout), parts.pillars, strict=True):
        yield from _upright(layout, upright, *at_corner)
    for (level, side), part in parts.strips.items():
        origin, along, through = _edge(layout, side)
        rise = measures.height(level) + measures.thickness + layout.tower.strip
        yield Standing(part, "strip", level, (origin[0], origin[1], rise), along, (0, 0, -1), through)


def _upright(
    layout: Layout, part: Outlined, corner: tuple[float, float], inwards: tuple[float, float]
) -> Iterator[Standing]:
    """A pillar in its corner; the second face of a folded one stands across the diagonal, outside the board."""
    measures = Measures(layout)
    (width, top), face, (right, down) = measures.pillar, measures.pillar_width, inwards
    far = measures.reach - width
    origin = (corner[0] + right * far, corner[1] + down * far, top)
    (carrying,) = between(part, (width - face, 0.0, width, top))
    yield Standing(carrying, "pillar", 0, origin, (right, down, 0), (0, 0, -1), (-down, right, 0))
    if layout.tower.pillar == "folded":
        fold = measures.reach - face
        at = (corner[0] + right * fold - down * face, corner[1] + down * fold + right * face, top)
        (other,) = between(part, (0.0, 0.0, face, top))
        yield Standing(other, "wing", 0, at, (down, -right, 0), (0, 0, -1), (-right, -down, 0))


def _edge(layout: Layout, side: Side) -> tuple[tuple[float, float], Vector, Vector]:
    """Where a strip begins at its left, as it is seen from outside, and which way it runs."""
    measures, frame = Measures(layout), layout.tower.frame
    (width, height), (across, along), inset = measures.board, measures.cells, EDGE + measures.slot / 2
    match side:
        case "front":
            return (frame, height - inset), (1, 0, 0), (0, 1, 0)
        case "back":
            return (frame + across, inset), (-1, 0, 0), (0, -1, 0)
        case "left":
            return (inset, frame), (0, 1, 0), (-1, 0, 0)
        case "right":
            return (width - inset, frame + along), (0, -1, 0), (1, 0, 0)
