"""Do the parts of a tower go together? First what a layout asks for, then, with shapely, the parts that came of it."""

from __future__ import annotations

from collections.abc import Iterator

from shapely import LineString, Polygon, box

from pnp.errors import Finding
from pnp.load.nodes import Node
from pnp.model.layout import Layout
from pnp.tower.kit import Kit, kit, standing
from pnp.tower.measures import BRIDGE, DIAGONAL, END_GAP, SHORTEST_TAB, SPARE, Measures
from pnp.tower.outlines import Outlined
from pnp.tower.parts import corners
from pnp.units import show

HAND = 40.0
MOST_SWAY = 4.0
SMALLEST_WINDOW = 8.0
ACCURACY = 0.01


def check_tower(layout: Layout, root: Node) -> Iterator[Finding]:
    """Everything about the tower of a layout whose values could all be read."""
    if layout.style != "tower":
        return
    findings = list(measures_work(layout, root))
    yield from findings
    if not findings:
        yield from parts_fit(layout, kit(layout), root)


def measures_work(layout: Layout, root: Node) -> Iterator[Finding]:
    """What a layout asks for leaves room for hands, holds, and can be cut."""
    measures, tower = Measures(layout), layout.tower

    def found(code: str, field: str, message: str) -> Finding:
        section, key = field.split(".")
        return Finding(code, root.at(section, key), message)

    if measures.notch_depth < BRIDGE:
        needed = (2 * BRIDGE + measures.corner + tower.thickness - END_GAP) / DIAGONAL
        message = f"pillars and boards reach {show(max(0.0, measures.notch_depth))} into each other"
        yield found("notch-too-shallow", "tower.frame", f"{message}; make frame at least {show(_up(needed))}")
    elif layout.board.levels > 1 and measures.sway > MOST_SWAY:
        most = tower.clearance * MOST_SWAY / measures.sway
        message = f"the top board can sway by {show(round(measures.sway, 1))}; make clearance at most {show(_down(most))}"
        yield found("tower-wobbles", "tower.clearance", message)
    if layout.board.levels > 1 and measures.opening < HAND:
        message = f"{show(measures.opening)} are left for a hand between a strip and the next board"
        hint = f"make level_height at least {show(HAND + tower.thickness + tower.strip)}"
        yield found("hand-does-not-fit", "tower.level_height", f"{message}; {hint}")
    if tower.foot < BRIDGE:
        message = f"a foot of {show(tower.foot)} breaks off; make it at least {show(BRIDGE)}"
        yield found("bridge-too-thin", "tower.foot", message)
    if tower.strip < BRIDGE:
        message = f"a strip of {show(tower.strip)} breaks; make it at least {show(BRIDGE)}"
        yield found("bridge-too-thin", "tower.strip", message)
    if measures.pillar_width - measures.notch_depth < BRIDGE:
        message = f"behind its notches a pillar of {show(tower.pillar_width)} is thinner than {show(BRIDGE)}"
        hint = f"make it at least {show(_up(measures.notch_depth + BRIDGE))} wide"
        yield found("bridge-too-thin", "tower.pillar_width", f"{message}; {hint}")
    elif tower.pillar == "folded" and measures.pillar_width < measures.overlap + tower.thickness + SPARE:
        least = _up(measures.overlap + tower.thickness + SPARE)
        message = f"a pillar folded at {show(tower.pillar_width)} is folded within the board; make it at least"
        yield found("fold-meets-board", "tower.pillar_width", f"{message} {show(least)} wide")
    if min(measures.cells) < 4 * SHORTEST_TAB:
        message = f"a strip of {show(min(measures.cells))} has no room for two tabs; make cells larger"
        yield found("strip-too-short", "board.cell", message)
    if tower.kerf >= measures.slot:
        message = f"a kerf of {show(tower.kerf)} is wider than slots of {show(measures.slot)}; measure it again"
        yield found("kerf-eats-slot", "tower.kerf", message)
    if tower.upper == "windows" and layout.board.levels > 1:
        yield from _windows_work(measures, found)


def _windows_work(measures: Measures, found: object) -> Iterator[Finding]:
    layout = measures.layout
    tower = layout.tower
    assert callable(found)
    if measures.cross < BRIDGE:
        message = f"bars of {show(tower.bar)} leave {show(round(measures.cross, 2))} across a window"
        yield found("bridge-too-thin", "tower.bar", f"{message}; make bar at least {show(BRIDGE / 0.8)}")
    if measures.window < SMALLEST_WINDOW:
        message = f"bars of {show(tower.bar)} leave {show(max(0.0, measures.window))} of a cell; make bar at most"
        yield found("window-too-small", "tower.bar", f"{message} {show(max(0.0, layout.cell - SMALLEST_WINDOW))}")
    elif measures.window > measures.widest_window:
        message = f"a token of {show(layout.tokens.diameter)} slips through a window of {show(measures.window)}"
        least = _up(measures.window - measures.cross / DIAGONAL)
        yield found("token-falls-through", "tokens.diameter", f"{message}; make it at least {show(least)} wide")


def _up(length: float) -> float:
    """To the next tenth, on the safe side."""
    return -(-round(length * 1000) // 100) / 10


def _down(length: float) -> float:
    return round(length * 1000) // 10 / 100


def parts_fit(layout: Layout, parts: Kit, root: Node) -> Iterator[Finding]:
    """The parts themselves, measured: nothing here relies on how they were made."""
    yield from slots_meet(layout, parts, root)
    yield from boards_are_level(layout, parts, root)
    yield from bridges_hold(layout, parts, root)
    yield from labels_agree(layout, parts, root)


def slots_meet(layout: Layout, parts: Kit, root: Node) -> Iterator[Finding]:
    """Every corner of every board has a slot, every pillar a notch for it, as wide and as deep as they must be."""
    measures, place = Measures(layout), root.at("tower", "frame")
    for level, board in enumerate(parts.boards):
        for number, (corner, upright) in enumerate(zip(corners(layout), parts.pillars, strict=True), 1):
            where = f"level {level}, pillar {number}"
            slot, notch = board_slot(board, *corner, measures), pillar_notch(upright, level, measures)
            if slot is None or notch is None:
                yield Finding("slot-misses-slot", place, f"{where}: slot and notch do not meet; report this")
                continue
            for what, wide in (("slot", slot[1]), ("notch", notch[1])):
                if abs(wide - measures.slot) > ACCURACY:
                    message = f"{where}: the {what} is {show(round(wide, 3))} wide, not {show(measures.slot)}; report this"
                    yield Finding("slot-width-wrong", root.at("tower", "clearance"), message)
            spare = slot[0] + notch[0] - measures.reach
            if not -ACCURACY <= spare <= END_GAP + ACCURACY:
                message = f"{where}: slot and notch miss each other by {show(round(spare, 2))}; report this"
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
    end = LineString((at(0.0), at(measures.reach))).project(_nearest(inside, at(0.0)))
    middle = (measures.corner + end) / 2
    if end <= measures.corner + ACCURACY:
        return None
    across = LineString((at(middle, -measures.slot * 2), at(middle, measures.slot * 2))).difference(shape)
    return end, _piece(across, at(middle))


def _nearest(line: object, point: tuple[float, float]) -> Polygon:
    from shapely import Point
    from shapely.ops import nearest_points

    found: Polygon = nearest_points(line, Point(point))[0]  # type: ignore[call-overload]
    return found


def _piece(gaps: object, point: tuple[float, float]) -> float:
    """The length of the gap in which a point lies."""
    from shapely import Point

    pieces = getattr(gaps, "geoms", [gaps])
    return sum(float(piece.length) for piece in pieces if piece.distance(Point(point)) < ACCURACY)


def pillar_notch(upright: Outlined, level: int, measures: Measures) -> tuple[float, float] | None:
    """How deep the notch of a level is, and how high; None where the pillar is whole there."""
    shape, (_, top) = upright.polygon(), measures.pillar
    width = shape.bounds[2]
    middle = top - measures.height(level) - measures.slot / 2
    left = LineString(((0.0, middle), (width, middle))).intersection(shape)
    depth = width - left.bounds[2] if not left.is_empty else width
    if depth <= ACCURACY:
        return None
    x = width - depth / 2
    gaps = LineString(((x, 0.0), (x, top))).difference(shape)
    return depth, _piece(gaps, (x, middle))


def boards_are_level(layout: Layout, parts: Kit, root: Node) -> Iterator[Finding]:
    """In all four pillars the floor of a level's notch is where that level is."""
    measures, (_, top) = Measures(layout), Measures(layout).pillar
    for level in range(layout.board.levels):
        for number, upright in enumerate(parts.pillars, 1):
            shape = upright.polygon()
            x = shape.bounds[2] - measures.notch_depth / 2
            middle = top - measures.height(level) - measures.slot / 2
            below = LineString(((x, middle), (x, top))).intersection(shape)
            floor = top - below.bounds[1] if not below.is_empty else 0.0
            if abs(floor - measures.height(level)) > ACCURACY:
                message = f"level {level} lies at {show(round(floor, 2))} on pillar {number}"
                hint = f"not at {show(measures.height(level))}; report this"
                yield Finding("board-not-level", root.at("tower", "level_height"), f"{message}, {hint}")


def bridges_hold(layout: Layout, parts: Kit, root: Node) -> Iterator[Finding]:
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
        yield Finding("bridge-too-thin", root.at("tower", field), message)
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


def labels_agree(layout: Layout, parts: Kit, root: Node) -> Iterator[Finding]:
    """A label stands beside its row or column, on every level at the same address."""
    place, cell, frame = root.at("board"), layout.cell, layout.tower.frame
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
            expected = chr(ord("A") + column) if side in ("front", "back") else str(column + 1)
            if label != expected or seen.setdefault((round(x, 2), round(y, 2)), label) != label:
                message = f"the {side} strip of level {part.level} says {label} beside {expected}; report this"
                yield Finding("labels-disagree", place, message)
