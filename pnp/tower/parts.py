"""Boards, pillars, strips, films and the fit coupon of a layout, each as it is cut out."""

from __future__ import annotations

from shapely import LineString, Polygon, box, union_all
from shapely.affinity import translate

from pnp.model.layout import Layout
from pnp.tower.labels import Side
from pnp.tower.measures import BRIDGE, DIAGONAL, EDGE, SPARE, TAB_GAP, Measures
from pnp.tower.outlines import Outlined, Point, outlined, whole

COUPON_STEPS = (-0.2, -0.1, 0.0, 0.1, 0.2, 0.3)
"""What the slots of the coupon are wider than the material."""
COUPON_PITCH, COUPON_DEPTH, COUPON_HEIGHT = 15.0, 14.0, 34.0


def board(layout: Layout, level: int) -> Outlined:
    """A board; the upper ones are all alike, whatever is printed on them."""
    measures = Measures(layout)
    (width, height), corner = measures.board, measures.corner * DIAGONAL
    shape: Polygon = Polygon(
        (
            (corner, 0),
            (width - corner, 0),
            (width, corner),
            (width, height - corner),
            (width - corner, height),
            (corner, height),
            (0, height - corner),
            (0, corner),
        )
    )
    for at, inwards in corners(layout):
        shape = whole(shape.difference(_along(at, inwards, measures.corner - SPARE, measures.slot_end, measures.slot)))
    holes = [box(*corners_of) for side in ("back", "right", "front", "left") for corners_of in _tab_slots(layout, side)]
    if level and layout.tower.upper == "windows":
        holes += _windows(layout)
    elif level and layout.tower.upper == "film":
        holes += _film_windows(layout)
    return outlined(f"board {level}", whole(shape.difference(union_all(holes))))


def corners(layout: Layout) -> tuple[tuple[Point, Point], ...]:
    """The corners of a board clockwise from the top left, each with the direction inwards along its diagonal."""
    (width, height), one = Measures(layout).board, 1 / DIAGONAL
    return (
        ((0.0, 0.0), (one, one)),
        ((width, 0.0), (-one, one)),
        ((width, height), (-one, -one)),
        ((0.0, height), (one, -one)),
    )


def _along(at: Point, inwards: Point, start: float, end: float, wide: float) -> Polygon:
    """A rectangle along a diagonal."""
    (x, y), (right, down), half = at, inwards, wide / 2
    steps = ((start, -half), (end, -half), (end, half), (start, half))
    return Polygon([(x + right * far - down * aside, y + down * far + right * aside) for far, aside in steps])


def _tab_slots(layout: Layout, side: str) -> list[tuple[float, float, float, float]]:
    """The slots in which the strip of a side stands."""
    measures, frame = Measures(layout), layout.tower.frame
    width, height = measures.board
    length = measures.cells[0 if side in ("front", "back") else 1]
    half = (measures.tab(length) + TAB_GAP) / 2
    near, far = EDGE, EDGE + measures.slot
    found = []
    for middle in measures.tabs(length):
        start, end = frame + middle - half, frame + middle + half
        match side:
            case "back":
                found.append((start, near, end, far))
            case "front":
                found.append((start, height - far, end, height - near))
            case "left":
                found.append((near, start, far, end))
            case _:
                found.append((width - far, start, width - near, end))
    return found


def _windows(layout: Layout) -> list[Polygon]:
    """Two openings in each cell, on both sides of a slanting bar; bars of neighbours make a lattice of diamonds."""
    measures, cell, frame = Measures(layout), layout.cell, layout.tower.frame
    side, half = measures.window, measures.window / 2
    if side <= 0:
        return []
    square = box(-half, -half, half, half)
    plate = box(-measures.plate / 2, -measures.plate / 2, measures.plate / 2, measures.plate / 2)
    kinds: list[list[Polygon]] = []
    for slant in (1, -1):
        ends = ((-cell, -cell * slant), (cell, cell * slant))
        bar = _bar(ends[0], ends[1], measures.cross)
        left = square.difference(bar).difference(plate)
        kinds.append([piece for piece in getattr(left, "geoms", [left]) if not piece.is_empty])
    return [
        translate(piece, frame + (col + 0.5) * cell, frame + (row + 0.5) * cell)
        for row in range(layout.board.rows)
        for col in range(layout.board.cols)
        for piece in kinds[(row + col) % 2]
    ]


def _bar(start: Point, end: Point, wide: float) -> Polygon:
    bar = LineString((start, end)).buffer(wide / 2, cap_style="flat")
    assert isinstance(bar, Polygon)
    return bar


def _film_windows(layout: Layout) -> list[Polygon]:
    """The cells cut out as a whole, but for a rib each way that keeps the film from sagging."""
    measures, frame, cell, half = Measures(layout), layout.tower.frame, layout.cell, layout.tower.bar / 2

    def spans(count: int) -> list[tuple[float, float]]:
        if count < 2:
            return [(frame, frame + count * cell)]
        middle = frame + count // 2 * cell
        return [(frame, middle - half), (middle + half, frame + count * cell)]

    across, down = spans(layout.board.cols), spans(layout.board.rows)
    opening = [box(left, top, right, bottom) for left, right in across for top, bottom in down]
    # Where a pillar ends, the frame has to be whole.
    spare = [
        _along(at, inwards, 0, measures.reach + SPARE, 4 * layout.cell).intersection(box(0, 0, *measures.board))
        for at, inwards in corners(layout)
    ]
    found: list[Polygon] = []
    for piece in opening:
        for cut in spare:
            piece = whole(piece.difference(cut))
        found.append(piece)
    return found


def film(layout: Layout) -> Outlined:
    """The clear film that lies under a frame, from its own top left corner."""
    measures, over = Measures(layout), Measures(layout).film_overlap
    width, height = measures.cells[0] + 2 * over, measures.cells[1] + 2 * over
    # The corners keep off the pillars.
    cut = max(0.0, (measures.reach + SPARE) * DIAGONAL - 2 * (layout.tower.frame - over))
    shape = Polygon(
        (
            (cut, 0),
            (width - cut, 0),
            (width, cut),
            (width, height - cut),
            (width - cut, height),
            (cut, height),
            (0, height - cut),
            (0, cut),
        )
    )
    return outlined("film", shape)


def pillar(layout: Layout) -> Outlined:
    """A pillar from its outer to its inner edge; a folded one has a second face before the first."""
    measures = Measures(layout)
    (width, height), face, point = measures.pillar, measures.pillar_width, measures.point
    tops: list[Point] = []
    for left in range(round(width / face)):
        tops += [(left * face, point), ((left + 0.5) * face, 0.0), ((left + 1) * face, point)]
    shape = Polygon((*dict.fromkeys(tops), (width, height), (0.0, height)))
    for level in range(layout.board.levels):
        floor = height - measures.height(level)
        notch = box(width - measures.notch_depth, floor - measures.slot, width + SPARE, floor)
        shape = whole(shape.difference(notch))
    folds = (((face, point), (face, height)),) if layout.tower.pillar == "folded" else ()
    return outlined("pillar", shape, folds)


def strip(layout: Layout, side: Side) -> Outlined:
    """The strip of one side, with two tabs below it."""
    measures, tower = Measures(layout), layout.tower
    length = measures.cells[0 if side in ("front", "back") else 1]
    shape: Polygon = box(0.0, 0.0, length, tower.strip)
    half = measures.tab(length) / 2
    for middle in measures.tabs(length):
        tab = box(middle - half, tower.strip - BRIDGE / 2, middle + half, tower.strip + tower.thickness)
        shape = whole(shape.union(tab))
    return outlined(f"strip {side}", shape)


def coupon(layout: Layout) -> Outlined:
    """A comb with slots of several widths, to be tried on the material itself."""
    width = COUPON_PITCH * len(COUPON_STEPS)
    shape: Polygon = box(0.0, 0.0, width, COUPON_HEIGHT)
    for middle, wide in coupon_slots(layout):
        shape = whole(shape.difference(box(middle - wide / 2, -SPARE, middle + wide / 2, COUPON_DEPTH)))
    return outlined("fit coupon", shape)


def coupon_slots(layout: Layout) -> tuple[Point, ...]:
    """The middle of each slot and its width."""
    return tuple(
        ((index + 0.5) * COUPON_PITCH, max(0.1, layout.tower.thickness + step))
        for index, step in enumerate(COUPON_STEPS)
    )


def tongue() -> Outlined:
    """What is pushed into the slots of the coupon."""
    return outlined("fit tongue", box(0.0, 0.0, 2 * COUPON_PITCH, COUPON_HEIGHT))
