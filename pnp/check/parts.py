"""Do the parts of a tower go together? Measured with shapely on the outlines themselves, however they were made."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from shapely import Geometry, LineString, Point, Polygon, box
from shapely.ops import nearest_points

from pnp.errors import Finding, Place
from pnp.model.cell import LETTERS
from pnp.model.layout import Layout
from pnp.tower.kit import Kit, standing
from pnp.tower.measures import BRIDGE, END_GAP, Measures
from pnp.tower.outlines import Outlined
from pnp.tower.parts import corners
from pnp.units import show

ACCURACY = 0.01
Where = Callable[[str], Place]
"""The place of a field of the layout, named as in `tower.frame`."""


def parts_fit(layout: Layout, parts: Kit, where: Where) -> Iterator[Finding]:
    """The parts themselves, measured: nothing here relies on how they were made."""
    yield from slots_meet(layout, parts, where)
    yield from boards_are_level(layout, parts, where)
    yield from bridges_hold(layout, parts, where)
    yield from labels_agree(layout, parts, where)


def slots_meet(layout: Layout, parts: Kit, where: Where) -> Iterator[Finding]:
    """Every corner of every board has a slot, every pillar a notch for it, as wide and as deep as they must be."""
    measures, place = Measures(layout), where("tower.frame")
    for level, board in enumerate(parts.boards):
        for number, (corner, upright) in enumerate(zip(corners(layout), parts.pillars, strict=True), 1):
            spot = f"level {level}, pillar {number}"
            slot, notch = board_slot(board, *corner, measures), pillar_notch(upright, level, measures)
            if slot is None or notch is None:
                yield Finding("slot-misses-slot", place, f"{spot}: slot and notch do not meet; report this")
                continue
            for what, wide in (("slot", slot[1]), ("notch", notch[1])):
                if abs(wide - measures.slot) > ACCURACY:
                    message = f"{spot}: the {what} is {show(round(wide, 3))} wide, not {show(measures.slot)}"
                    yield Finding("slot-width-wrong", where("tower.clearance"), f"{message}; report this")
            spare = slot[0] + notch[0] - measures.reach
            if not -ACCURACY <= spare <= END_GAP + ACCURACY:
                message = f"{spot}: slot and notch miss each other by {show(round(spare, 2))}; report this"
                yield Finding("notch-depths-wrong", place, message)


def board_slot(
    board: Outlined, corner: tuple[float, float], inwards: tuple[float, float], measures: Measures
) -> tuple[float, float] | None:
    """Where the slot at a corner ends along the diagonal, and how wide it is; None where there is no slot."""
    (x, y), (right, down), shape = corner, inwards, board.polygon()

    def at(far: float, aside: float = 0.0) -> tuple[float, float]:
        return x + right * far - down * aside, y + down * far + right * aside

    inside = LineString((at(0.0), at(measures.reach))).intersection(shape)
    if inside.is_empty:
        return None
    end = Point(at(0.0)).distance(nearest_points(inside, Point(at(0.0)))[0])
    middle = (measures.corner + end) / 2
    if end <= measures.corner + ACCURACY:
        return None
    across = LineString((at(middle, -measures.slot * 2), at(middle, measures.slot * 2))).difference(shape)
    return end, _piece(across, at(middle))


def _piece(gaps: Geometry, point: tuple[float, float]) -> float:
    """The length of the gap in which a point lies."""
    pieces = getattr(gaps, "geoms", [gaps])
    return sum(float(piece.length) for piece in pieces if piece.distance(Point(point)) < ACCURACY)


def pillar_notch(upright: Outlined, level: int, measures: Measures) -> tuple[float, float] | None:
    """How deep the notch of a level is, and how high; None where the pillar is whole there."""
    shape = upright.polygon()
    _, _, width, top = shape.bounds
    middle = top - measures.height(level) - measures.slot / 2
    left = LineString(((0.0, middle), (width, middle))).intersection(shape)
    depth = width - left.bounds[2] if not left.is_empty else width
    if depth <= ACCURACY:
        return None
    x = width - depth / 2
    gaps = LineString(((x, 0.0), (x, top))).difference(shape)
    return depth, _piece(gaps, (x, middle))


def boards_are_level(layout: Layout, parts: Kit, where: Where) -> Iterator[Finding]:
    """In all four pillars the floor of a level's notch is where that level is."""
    measures = Measures(layout)
    for level in range(layout.board.levels):
        for number, upright in enumerate(parts.pillars, 1):
            shape = upright.polygon()
            _, _, width, top = shape.bounds
            x = width - measures.notch_depth / 2
            middle = top - measures.height(level) - measures.slot / 2
            below = LineString(((x, middle), (x, top))).intersection(shape)
            floor = top - below.bounds[1] if not below.is_empty else 0.0
            if abs(floor - measures.height(level)) > ACCURACY:
                message = f"level {level} lies at {show(round(floor, 2))} on pillar {number}"
                hint = f"not at {show(measures.height(level))}; report this"
                yield Finding("board-not-level", where("tower.level_height"), f"{message}, {hint}")


def bridges_hold(layout: Layout, parts: Kit, where: Where) -> Iterator[Finding]:
    """No part has a place that is thinner than a bridge may be."""
    frame, cells = layout.tower.frame, Measures(layout).cells
    inner = box(frame, frame, frame + cells[0], frame + cells[1]).buffer(layout.tower.bar / 4)
    for part in (*parts.boards[:2], parts.pillars[0], *parts.strips.values()):
        thin = thinnest_place(part.polygon())
        if thin is None:
            continue
        if part.name.startswith("board"):
            field = "bar" if inner.contains(thin) else "frame"
        else:
            field = "pillar_width" if part.name.startswith("pillar") else "strip"
        x, y = thin.centroid.coords[0]
        message = f"{part.name} is thinner than {show(BRIDGE)} at {x:.0f}, {y:.0f}mm; make {field} larger"
        yield Finding("bridge-too-thin", where(f"tower.{field}"), message)
        return


def thinnest_place(shape: Polygon) -> Polygon | None:
    """A place where a disc as wide as a bridge does not go, other than the corners it cannot reach anyway."""
    radius = BRIDGE / 2 - ACCURACY
    opened = shape.buffer(-radius, join_style="mitre").buffer(radius + ACCURACY, join_style="mitre")
    left = shape.difference(opened)
    for piece in getattr(left, "geoms", [left]):
        if isinstance(piece, Polygon) and piece.area > BRIDGE * BRIDGE / 4:
            return piece
    return None


def labels_agree(layout: Layout, parts: Kit, where: Where) -> Iterator[Finding]:
    """A label stands beside its row or column, on every level at the same address."""
    place, cell, frame = where("board.cell"), layout.cell, layout.tower.frame
    seen: dict[tuple[float, float], str] = {}
    for part in standing(layout, parts):
        if part.kind != "strip":
            continue
        side = part.part.name.rsplit(" ", 1)[1]
        given = parts.labels[part.level, side]  # type: ignore[index]
        for index, label in enumerate(given):
            along = (index + 0.5) * cell
            x, y = part.origin[0] + part.right[0] * along, part.origin[1] + part.right[1] * along
            ahead = (x if side in ("front", "back") else y) - frame
            column = int(ahead // cell)
            expected = LETTERS[column] if side in ("front", "back") else str(column + 1)
            if label != expected or seen.setdefault((round(x, 2), round(y, 2)), label) != label:
                message = f"the {side} strip of level {part.level} says {label} beside {expected}; report this"
                yield Finding("labels-disagree", place, message)
