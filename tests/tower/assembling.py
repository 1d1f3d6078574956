"""A tower put together in space from polygons alone, the way hands do it: pillars pushed in until slot meets notch."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt

from shapely import LineString, MultiPolygon, Polygon, box

from pnp.model.layout import Layout

HAIR = 0.02
"""What rounding to thousandths may add up to, in mm; and mm2 of overlap that mean nothing."""


def diagonal(board: Polygon, corner: int) -> tuple[tuple[float, float], tuple[float, float]]:
    _, _, width, height = board.bounds
    one = 1 / sqrt(2)
    return (
        ((0.0, 0.0), (one, one)),
        ((width, 0.0), (-one, one)),
        ((width, height), (-one, -one)),
        ((0.0, height), (one, -one)),
    )[corner]


def bar(at: tuple[float, float], along: tuple[float, float], start: float, end: float, thick: float) -> Polygon:
    """What an upright plate covers of the plan."""
    (x, y), (right, down), half = at, along, thick / 2
    steps = ((start, -half), (end, -half), (end, half), (start, half))
    return Polygon([(x + right * far - down * side, y + down * far + right * side) for far, side in steps])


def slot_end(board: Polygon, corner: int, reach: float) -> float:
    """How far from the corner the board begins on its diagonal."""
    (x, y), (right, down) = diagonal(board, corner)
    inside = LineString(((x, y), (x + right * reach, y + down * reach))).intersection(board)
    assert not inside.is_empty
    return float(min(abs(px - x) * sqrt(2) for part in getattr(inside, "geoms", [inside]) for px, _ in part.coords))


def floors(pillar: Polygon, levels: int) -> list[tuple[float, float, float]]:
    """Floor, ceiling and depth of every notch, from the table upwards."""
    _, _, width, top = pillar.bounds
    # The point of the roof is no notch: it is looked for just inside the inner edge.
    line = LineString(((width - 0.5, 0.0), (width - 0.5, top)))
    pieces = sorted((piece.bounds for piece in getattr(line.intersection(pillar), "geoms", [])), key=lambda b: -b[1])
    found = []
    for below, above in pairwise(pieces):
        floor, ceiling = top - below[1], top - above[3]
        middle = top - (floor + ceiling) / 2
        left = LineString(((0.0, middle), (width, middle))).intersection(pillar).bounds[2]
        found.append((floor, ceiling, width - left))
    assert len(found) == levels
    return found


def assemble(layout: Layout, parts: dict[str, Polygon]) -> list[float]:
    """The heights at which boards come to lie; an assertion fails where anything does not meet or is in the way."""
    tower, levels = layout.tower, layout.board.levels
    thick = tower.thickness
    # Where slots are narrower than the material, it gives way.
    squeezed = thick + min(0.0, tower.clearance)
    boards = [parts[f"board-{level}"] for level in range(levels)]
    pillars = [parts[f"pillar-{number}"] for number in range(1, 5)]
    strips = {(level, side): parts[f"strip-{level}-{side}"] for level in range(levels) for side in SIDES}
    heights: list[float] = []
    plans: list[Polygon | MultiPolygon] = []
    for corner, pillar in enumerate(pillars):
        width = pillar.bounds[2]
        notches = floors(pillar, levels)
        stops = [slot_end(board, corner, 80.0) + depth for board, (_, _, depth) in zip(boards, notches, strict=True)]
        # Every slot meets its notch in one and the same place of the pillar.
        assert max(stops) - min(stops) < HAIR, stops
        inner = min(stops)
        assert inner <= tower.frame * sqrt(2), "a pillar stands on a cell"
        at, along = diagonal(boards[0], corner)
        face = tower.pillar_width
        plan: Polygon | MultiPolygon = bar(at, along, inner - face, inner, thick)
        if tower.pillar == "folded":
            fold = inner - face
            (x, y), (right, down) = at, along
            wing = bar((x + right * fold, y + down * fold), (-down, right), 0.0, face, thick)
            for board in boards:
                assert wing.intersection(board).area < HAIR, "a folded face cuts a board"
            # The faces meet in the fold, and never lie on each other.
            plan = MultiPolygon([bar(at, along, fold + thick / 2, inner, thick), wing])
        for level, (board, (floor, ceiling, _)) in enumerate(zip(boards, notches, strict=True)):
            assert abs(ceiling - floor - thick - tower.clearance) < HAIR
            top = pillar.bounds[3]
            here = pillar.intersection(box(width - face, top - ceiling + HAIR, width, top - floor - HAIR))
            backbone = bar(at, along, inner - width + here.bounds[0], inner - width + here.bounds[2], squeezed - HAIR)
            assert backbone.intersection(board).area < HAIR, "a pillar cuts its board"
            # What keeps the pillar from falling out sideways: board on both sides of it, and within the notch.
            beside = bar(at, along, inner - width + here.bounds[2] - 3.0, inner, 4 * thick)
            assert beside.intersection(board).area > beside.area * 0.4
            heights.append(floor) if corner == 0 else None
            assert abs(floor - heights[level]) < HAIR, "a board is not level"
        plans.append(plan)
    for index, plan in enumerate(plans):
        assert all(plan.intersection(other).area < HAIR for other in plans[index + 1 :])
    for (level, side), strip in strips.items():
        covered = strip_stands(layout, boards[level], side, strip, squeezed)
        assert all(covered.intersection(plan).area < HAIR for plan in plans), "a strip meets a pillar"
        if level + 1 < levels:
            top = heights[level] + thick + strip.bounds[3] - thick
            assert heights[level + 1] - top >= 40.0 - HAIR, "a hand does not fit"
    return heights


SIDES = ("back", "right", "front", "left")


def strip_stands(layout: Layout, board: Polygon, side: str, strip: Polygon, thick: float) -> Polygon:
    """What a strip covers of the plan, its tabs being in slots of the board."""
    _, _, width, height = board.bounds
    _, _, length, low = strip.bounds
    across = layout.tower.frame
    tabs = strip.intersection(box(0, low - layout.tower.thickness / 2, length, low))
    spans = [(piece.bounds[0], piece.bounds[2]) for piece in getattr(tabs, "geoms", [tabs])]
    assert len(spans) == 2
    holes = [Polygon(ring) for ring in board.interiors]
    inset = 5.0 + (layout.tower.thickness + layout.tower.clearance) / 2
    half = thick / 2 - 1e-6

    def covered(start: float, end: float) -> Polygon:
        match side:
            case "front":
                return box(across + start, height - inset - half, across + end, height - inset + half)
            case "back":
                return box(width - across - end, inset - half, width - across - start, inset + half)
            case "left":
                return box(inset - half, across + start, inset + half, across + end)
            case _:
                return box(width - inset - half, height - across - end, width - inset + half, height - across - start)

    for start, end in spans:
        tab = covered(start, end)
        assert any(hole.buffer(HAIR).covers(tab) for hole in holes), f"a tab of the {side} strip finds no slot"
        # Turned round to its plain side, it fits as well.
        turned = covered(length - end, length - start)
        assert any(hole.buffer(HAIR).covers(turned) for hole in holes)
    return covered(0.0, length)
