"""How to build the tower, second page: steps that are drawn from the parts themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pnp.art.floor import TERRACOTTA, paving
from pnp.draw.assembly import MARGIN, TEXT, Guide
from pnp.draw.axonometry import View, fitted_view, moved_by, tower
from pnp.draw.cutting import outline_of
from pnp.draw.face import fitted_text, text
from pnp.scene.geometry import (
    Box,
    Outline,
    Point,
    bounds,
    circle,
    line,
    moved,
    polygon,
    rectangle,
    scaled,
    transformed,
)
from pnp.scene.shapes import Group, Part, Shape
from pnp.scene.text import written
from pnp.tower.kit import Standing, Vector, standing
from pnp.tower.measures import DIAGONAL, Measures
from pnp.tower.outlines import Outlined
from pnp.tower.parts import coupon, coupon_slots

GAP = 6.0
OFF = 34.0
"""How far a part is drawn from where it goes."""
Picture = Callable[[Guide, Box], Iterator[Part]]


def steps(guide: Guide, size: tuple[float, float]) -> tuple[Part, ...]:
    """The page: pictures in two columns, each over its sentence."""
    width, height = size
    found = list(_steps(guide))
    rows = -(-len(found) // 2)
    wide = (width - 2 * MARGIN - GAP) / 2
    high = (height - 2 * MARGIN - 16 - (rows - 1) * GAP) / rows
    parts: list[Part] = [guide.title(width)]
    for index, (draw, sentence) in enumerate(found):
        box = Box(MARGIN + index % 2 * (wide + GAP), MARGIN + 14 + index // 2 * (high + GAP), wide, high)
        told = min(24.0, high * 0.3)
        parts += _panel(guide, index + 1, box)
        parts += draw(guide, Box(box.x + 5, box.y + 6, wide - 10, high - told - 9))
        room = Box(box.x + 4, box.y + high - told - 1.5, wide - 8, told)
        parts.append(
            fitted_text(sentence, room, guide.theme.ink, largest=TEXT, smallest=2.6, language=guide.words.language)
        )
    return tuple(parts)


def _steps(guide: Guide) -> Iterator[tuple[Picture, str]]:
    words, measures, tower_of = guide.words, Measures(guide.layout), guide.layout.tower
    yield _glue, words.text("assembly_glue", thickness=guide.shown(measures.thickness))
    yield _try, words.text("assembly_try")
    key = "assembly_cut_folded" if tower_of.pillar == "folded" else "assembly_cut"
    yield _cut, words.text(key, slot=guide.shown(measures.slot))
    yield _slot, words.text("assembly_slot")
    yield _strips, words.text("assembly_labels")
    yield _check, words.text("assembly_check", opening=guide.shown(measures.opening))


def _panel(guide: Guide, number: int, box: Box) -> Iterator[Part]:
    theme, accent = guide.theme, guide.theme.tones(TERRACOTTA)
    at = box.x + 5.5, box.y + 5.5
    yield Shape(rectangle(box, 3.0), "#ffffff" if theme.is_outlined else theme.paper, accent.light, 0.3)
    yield Shape(circle(at, 3.8), accent.pale if theme.is_outlined else accent.solid, accent.line, 0.3)
    yield text(written(str(number), (at[0], at[1] + 1.75), 5.0, "heading", "centre"), accent.sign)


def _seen(guide: Guide, box: Box, shown: list[Standing]) -> tuple[View, Point, Group]:
    view, at = fitted_view(guide.layout, guide.theme, guide.parts, shown, box)
    return view, at, Group(tower(view, guide.parts, shown), moved(*at))


def _arrow(guide: Guide, start: Point, end: Point) -> Iterator[Part]:
    across, down = end[0] - start[0], end[1] - start[1]
    length = (across**2 + down**2) ** 0.5
    along = across / length, down / length
    base = end[0] - along[0] * 3.2, end[1] - along[1] * 3.2
    colour = guide.theme.tones(TERRACOTTA).line
    yield Shape(line(start, base), None, colour, 1.0)
    side = -along[1] * 1.9, along[0] * 1.9
    yield Shape(polygon((end, (base[0] + side[0], base[1] + side[1]), (base[0] - side[0], base[1] - side[1]))), colour)


def _pushed(guide: Guide, view: View, at: Point, start: Vector, end: Vector) -> Iterator[Part]:
    """An arrow between two places of the tower."""
    one, two = view.at(start), view.at(end)
    yield from _arrow(guide, (at[0] + one[0], at[1] + one[1]), (at[0] + two[0], at[1] + two[1]))


def _glue(guide: Guide, box: Box) -> Iterator[Part]:
    """A printed sheet that comes down on the board it is glued to."""
    ground = next(part for part in standing(guide.layout, guide.parts) if part.kind == "board")
    (width, height), lift = ground.part.size(), 46.0
    core = Outlined("core", ((-9.0, -9.0), (width + 9, -9.0), (width + 9, height + 9), (-9.0, height + 9)))
    plain = Standing(core, "core", 0, ground.origin, ground.right, ground.down, ground.through)
    trial = View(guide.layout, guide.theme, 1.0)
    above = moved_by(ground, (0.0, 0.0, lift))
    both = [*trial.solid(plain, "#ffffff"), *tower(trial, guide.parts, [above])]
    around = bounds([shape.outline for shape in both if isinstance(shape, Shape) and shape.outline])
    scale = min(box.width / around.width, box.height / around.height)
    view = View(guide.layout, guide.theme, scale)
    middle = box.centre()
    at = middle[0] - around.centre()[0] * scale, middle[1] - around.centre()[1] * scale
    yield Group(
        (*view.solid(plain, guide.theme.tones("#d8c9ae").light), *tower(view, guide.parts, [above])), moved(*at)
    )
    for x, y in ((-9.0, height + 9), (width + 9, height + 9), (width + 9, -9.0)):
        yield from _pushed(guide, view, at, (x, y, lift), (x, y, 12.0))


def _try(guide: Guide, box: Box) -> Iterator[Part]:
    """The coupon with a piece of board in one of its slots."""
    part = coupon(guide.layout)
    width, height = part.size()
    scale = min(box.width / width, box.height / (height + 26.0))
    left, top = box.x + (box.width - width * scale) / 2, box.y + (box.height - height * scale) / 2 + 10 * scale
    place = moved(left, top).after(scaled(scale))
    floor = paving(guide.theme, 0)
    yield Shape(transformed(outline_of(part), place), floor.tiles[0], guide.theme.ink, 0.25)
    middle, wide = coupon_slots(guide.layout)[3]
    tongue = rectangle(Box(middle - guide.layout.tower.thickness / 2, -20.0, guide.layout.tower.thickness, 24.0))
    yield Shape(transformed(tongue, place), paving(guide.theme, 1).frame, guide.theme.ink, 0.25)
    yield from _arrow(guide, place.applied(middle + wide + 5, -19.0), place.applied(middle + wide + 5, -3.0))
    for index, key in ((0, "coupon_tighter"), (-1, "coupon_looser")):
        x = coupon_slots(guide.layout)[index][0]
        at = place.applied(x - 6.0 if index == 0 else x + 6.0, height - 6.0)
        yield text(written(guide.words.text(key), at, 3.6, "bold", "left" if index == 0 else "right"), guide.theme.ink)


def _cut(guide: Guide, box: Box) -> Iterator[Part]:
    """A corner of a board from above and the foot of a pillar, both as large as the picture allows."""
    measures, floor = Measures(guide.layout), paving(guide.theme, 0)
    reach = measures.reach * DIAGONAL * 0.8
    half = box.width / 2 - 3
    scale = min(half, box.height) / reach
    window = Box(box.x, box.y + (box.height - reach * scale) / 2, reach * scale, reach * scale)
    place = moved(window.x, window.y).after(scaled(scale))
    corner = transformed(outline_of(guide.parts.boards[0]), place)
    accent = guide.theme.tones(TERRACOTTA).line
    yield Group((Shape(corner, floor.tiles[0], accent, 0.6),), clip=rectangle(window.grown(0.6)))
    upright = guide.parts.pillars[0]
    width, height = upright.size()
    tall = measures.height(0) + measures.slot + 14.0
    grown = min(half / measures.pillar_width, box.height / tall)
    right = Box(box.x + box.width - half, box.y + (box.height - tall * grown) / 2, half, tall * grown)
    shift = moved(right.x + (half - measures.pillar_width * grown) / 2, right.y).after(scaled(grown))
    shift = shift.after(moved(-(width - measures.pillar_width), -(height - tall)))
    outline = transformed(outline_of(upright), shift)
    seen = rectangle(Box(right.x - 1, right.y, half + 2, right.height + 0.6))
    yield Group((Shape(outline, guide.theme.tones("#eddcbc").solid, accent, 0.6),), clip=seen)


def _slot(guide: Guide, box: Box) -> Iterator[Part]:
    """The boards on the two far pillars, and the two near ones on their way."""
    one = OFF / DIAGONAL
    shifts: dict[str, Vector] = {"pillar 3": (one, one, 0.0), "pillar 4": (-one, one, 0.0)}
    shown = [
        moved_by(part, shifts.get(part.part.name, (0.0, 0.0, 0.0)))
        for part in standing(guide.layout, guide.parts)
        if part.kind != "strip"
    ]
    view, at, drawn = _seen(guide, box, shown)
    yield drawn
    (width, depth), high = Measures(guide.layout).board, Measures(guide.layout).height(0)
    yield from _pushed(guide, view, at, (width + one * 1.1, depth + one * 1.1, high), (width, depth, high))
    yield from _pushed(guide, view, at, (-one * 1.1, depth + one * 1.1, high), (0.0, depth, high))


def _strips(guide: Guide, box: Box) -> Iterator[Part]:
    """The ground board with its strips above their slots."""
    lift = 26.0
    ground = [
        part for part in standing(guide.layout, guide.parts) if part.level == 0 and part.kind in ("board", "strip")
    ]
    shown = [moved_by(part, (0.0, 0.0, lift if part.kind == "strip" else 0.0)) for part in ground]
    view, at, drawn = _seen(guide, box, shown)
    yield drawn
    (width, depth), high = Measures(guide.layout).board, Measures(guide.layout).height(0)
    for x, y in ((width * 0.3, depth - 6.0), (width - 6.0, depth * 0.35)):
        yield from _pushed(guide, view, at, (x, y, high + lift - 2), (x, y, high + 4.0))


def _check(guide: Guide, box: Box) -> Iterator[Part]:
    """All of it, with the hand's room between two boards."""
    shown = list(standing(guide.layout, guide.parts))
    view, at, drawn = _seen(guide, box, shown)
    yield drawn
    measures = Measures(guide.layout)
    if guide.layout.board.levels < 2:
        return
    (width, depth), low = measures.board, measures.height(0) + measures.thickness + guide.layout.tower.strip
    x = width * 0.5
    ends = [view.at((x, depth, z)) for z in (low, low + measures.opening)]
    start, end = ((at[0] + point[0], at[1] + point[1]) for point in ends)
    colour = guide.theme.tones(TERRACOTTA).line
    ticks: Outline = ()
    for point in (start, end):
        ticks += line((point[0] - 1.6, point[1]), (point[0] + 1.6, point[1]))
    yield Shape((*line(start, end), *ticks), None, colour, 0.7)
    label = guide.shown(measures.opening)
    yield Shape(
        rectangle(Box(start[0] + 0.9, (start[1] + end[1]) / 2 - 2.6, len(label) * 2.2 + 1.6, 5.0), 1.0),
        "#ffffff",
        colour,
        0.25,
    )
    yield text(written(label, (start[0] + 1.7, (start[1] + end[1]) / 2 + 1.3), 3.8, "bold"), colour)
