"""The courtyard floor seen from above: tiles with inlays, arches where figures start, bowls where sweets lie."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import hypot

from pnp.art.curves import placed, polar, smooth
from pnp.art.symbols import scallops
from pnp.art.theme import Theme, Tones, mixed
from pnp.model.cell import Cell
from pnp.scene.geometry import Box, Outline, Point, circle, line, polygon, rectangle
from pnp.scene.shapes import Group, Part, Shape, Symbol
from pnp.scene.text import written

SAND, TERRACOTTA, SKY = "#eddcbc", "#c4603c", "#a9d3e3"
_GROUNDS = (SAND, TERRACOTTA, SKY)
_BRASS = "#d9a441"


@dataclass(frozen=True, slots=True)
class Paving:
    """The colours of one level."""

    theme: Theme
    colour: str

    @property
    def tones(self) -> Tones:
        return self.theme.tones(self.colour)

    @property
    def frame(self) -> str:
        return self.tones.solid

    @property
    def tiles(self) -> tuple[str, str]:
        """Two that alternate, near enough to each other to be one floor."""
        if self.theme.is_outlined:
            return "#ffffff", "#ffffff"
        solid = self.tones.solid
        return mixed(solid, "#ffffff", 0.5), mixed(solid, "#ffffff", 0.66)

    @property
    def line(self) -> str:
        """Strong enough to be seen under tokens."""
        return mixed(self.tones.line, "#ffffff", 0.35 if self.theme.is_outlined else 0.12)

    @property
    def inlay(self) -> str:
        return self.tones.pale if self.theme.is_outlined else mixed(self.tones.solid, "#ffffff", 0.85)

    @property
    def joint(self) -> str:
        """Lines within a tile."""
        return self.tones.light if self.theme.is_outlined else mixed(self.tones.solid, self.tones.line, 0.22)


def paving(theme: Theme, level: int) -> Paving:
    """Sand on the ground, terracotta above it, the sky on top; over again where there are more levels."""
    return Paving(theme, _GROUNDS[level % len(_GROUNDS)])


@lru_cache(maxsize=64)
def tile(floor: Paving, side: float, is_light: bool, flower: float) -> Symbol:
    """A plain cell around the origin: an eight-sided inlay where the flower leaves room for it, and stones between."""
    half, reach, theme = side / 2, side * 0.4, floor.theme
    accent = theme.tones(SAND if floor.colour == TERRACOTTA else TERRACOTTA)
    cut, width = reach * 0.42, theme.hairline
    steps = ((-1, -1, True), (1, -1, True), (1, -1, False), (1, 1, False))
    eighth = [(x * reach - (x * cut if flat else 0), y * reach - (0 if flat else y * cut)) for x, y, flat in steps]
    octagon = polygon([*eighth, *((-x, -y) for x, y in eighth)])
    corners: Outline = ()
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        corners += polygon(((x * half, y * half), (x * half, y * half * 0.8), (x * half * 0.8, y * half)))
    is_open = flower < side * 0.17
    stone = accent.pale if theme.is_outlined else mixed(accent.solid, floor.tiles[0], 0.35)
    leaf = accent.pale if theme.is_outlined else mixed(accent.solid, floor.tiles[is_light], 0.72)
    parts: tuple[Part, ...] = (
        Shape(rectangle(Box(-half, -half, side, side)), floor.tiles[is_light]),
        Shape(corners, stone),
        *(() if is_open else (Shape(octagon, floor.tiles[not is_light], floor.joint, max(width, 0.3)),)),
        Shape(placed(scallops(8, 0.74, 1.0), (0, 0), flower), leaf, floor.joint, width),
        Shape(placed(scallops(8, 0.74, 1.0), (0, 0), flower * 0.5), floor.inlay, floor.joint, width),
        Shape(circle((0, 0), max(0.4, flower * 0.14)), floor.joint),
    )
    key = f"floor-{_named(floor)}-{round(side * 100)}-{is_light:d}-{round(flower * 100)}"
    return Symbol(key, parts, Box(-half, -half, side, side))


@lru_cache(maxsize=64)
def start_tile(floor: Paving, side: float, corner: Point) -> Symbol:
    """A cell where a figure may start: an arch of coloured stones around the board's corner, or around its middle."""
    half, theme = side / 2, floor.theme
    brick = theme.tones(SAND if floor.colour == TERRACOTTA else TERRACOTTA)
    stone, other = (brick.pale if theme.is_outlined else brick.solid), floor.inlay
    box = Box(-half, -half, side, side)
    stones: list[Part] = []
    if corner == (0, 0):
        centre, count, inner, outer, first, sweep = (0.0, 0.0), 16, side * 0.29, side * 0.43, 0.0, 360.0
    else:
        centre, count, inner, outer, sweep = (corner[0] * half, corner[1] * half), 9, side * 0.66, side * 0.92, 90.0
        first = {(-1, -1): 90.0, (1, -1): 180.0, (1, 1): 270.0, (-1, 1): 0.0}[(int(corner[0]), int(corner[1]))]
    step = sweep / count
    for index in range(count):
        at = first + index * step
        wedge = _wedge(centre, inner, outer, at, at + step)
        stones.append(Shape(wedge, stone if index % 2 == 0 else other, brick.line, theme.hairline))
    within = _wedge(centre, 0.0, inner, first, first + sweep) if corner != (0, 0) else circle(centre, inner)
    parts: tuple[Part, ...] = (
        Shape(rectangle(box), floor.tiles[1]),
        Shape(within, floor.tiles[0], brick.line, theme.hairline),
        *stones,
    )
    key = f"start-{_named(floor)}-{round(side * 100)}-{corner[0]:g}-{corner[1]:g}"
    return Symbol(key, (Group(parts, clip=rectangle(box)),), box)


def _wedge(centre: Point, inner: float, outer: float, start: float, end: float) -> Outline:
    """A stone of an arch; its curves are short enough to be drawn through three points."""
    steps = 6 if end - start > 40 else 2
    angles = [start + (end - start) * index / steps for index in range(steps + 1)]
    rim = [polar(outer, angle, centre) for angle in angles]
    back = [polar(inner, angle, centre) for angle in reversed(angles)] if inner else [centre]
    return polygon([*rim, *back])


@lru_cache(maxsize=128)
def bowl(theme: Theme, radius: float, number: int, colour: str) -> Symbol:
    """A bowl heaped with sweets around the origin, and how many belong in it."""
    brass, sweet = theme.tones(_BRASS), theme.tones(colour)
    width = max(0.25, radius * 0.06)
    heap: list[Point] = [(-0.42, -0.3), (0.42, -0.3), (0.0, -0.42), (-0.22, -0.66), (0.24, -0.66)]
    balls = [circle((x * radius, y * radius), radius * 0.27) for x, y in heap]
    body = smooth(
        ((-0.92, -0.2), (-0.92, -0.2), (0.92, -0.2), (0.92, -0.2), (0.7, 0.5), (0.3, 0.82), (-0.3, 0.82), (-0.7, 0.5))
    )
    size = radius * 0.95
    fill = brass.pale if theme.is_outlined else mixed(brass.solid, "#ffffff", 0.35)
    if theme.name == "greyscale":
        fill = brass.pale
    parts: tuple[Part, ...] = (
        *(Shape(ball, sweet.pale if theme.is_outlined else sweet.solid, brass.line, width) for ball in balls),
        Shape(placed(body, (0, 0), radius), fill, brass.line, width * 1.2),
        Group(
            (Shape(written(str(number), (0, radius * 0.3 + size * 0.35), size, "heading", "centre"), theme.ink),),
            name="text",
        ),
    )
    reach = radius * 1.1
    key = f"bowl-{theme.name}-{round(radius * 100)}-{number}-{colour[1:]}"
    return Symbol(key, parts, Box(-reach, -reach, 2 * reach, 2 * reach))


def grid_lines(cols: int, rows: int, cell: float, at: Point) -> Outline:
    """The borders of all cells."""
    (x, y), wide, high = at, cols * cell, rows * cell
    steps: Outline = ()
    for col in range(cols + 1):
        steps += line((x + col * cell, y), (x + col * cell, y + high))
    for row in range(rows + 1):
        steps += line((x, y + row * cell), (x + wide, y + row * cell))
    return steps


def border(floor: Paving, box: Box, depth: float, pitch: float) -> tuple[Part, ...]:
    """A band of small arches around a box, looking outwards, with beads between them."""
    arches: Outline = ()
    beads: Outline = ()
    x, y, width, height = box
    sides = (
        ((x, y), (1, 0), (0, -1), width), ((x + width, y), (0, 1), (1, 0), height),
        ((x + width, y + height), (-1, 0), (0, 1), width), ((x, y + height), (0, -1), (-1, 0), height),
    )  # fmt: skip
    for (left, top), (right, down), (out_x, out_y), length in sides:
        count = max(1, round(length / pitch))
        step = length / count
        for index in range(count):
            points = []
            for along, far in ((0.08, 0.0), (0.08, 0.45), (0.5, 1.0), (0.92, 0.45), (0.92, 0.0)):
                run = (index + along) * step
                points.append((left + right * run + out_x * depth * far, top + down * run + out_y * depth * far))
            a, b, tip, c, d = points
            arches += (
                ("M", *a),
                ("L", *b),
                ("C", *_between(b, tip, 0.7, a), *tip, *tip),
                ("C", *tip, *_between(c, tip, 0.7, d), *c),
                ("L", *d),
                ("Z",),
            )
            run = (index + 0.5) * step
            beads += circle(
                (left + right * run + out_x * depth * 0.4, top + down * run + out_y * depth * 0.4),
                min(depth, step) * 0.13,
            )
    width_of = floor.theme.hairline
    return (
        Shape(arches, floor.inlay, floor.line if floor.theme.is_outlined else floor.joint, width_of),
        Shape(beads, floor.line if not floor.theme.is_outlined else floor.joint),
    )


def _between(start: Point, end: Point, share: float, before: Point) -> Point:
    """The handle of a curve that goes on straight and then bends."""
    across, down = start[0] - before[0], start[1] - before[1]
    length = hypot(across, down) or 1.0
    far = hypot(end[0] - start[0], end[1] - start[1]) * share
    return start[0] + across / length * far, start[1] + down / length * far


def outer_corner(cell: Cell, cols: int, rows: int) -> Point:
    """Towards which corner of the board a cell lies, if it lies in one: -1 is left or up; else (0, 0)."""
    if cell.row in (0, rows - 1) and cell.col in (0, cols - 1):
        return (-1.0 if cell.col == 0 else 1.0, -1.0 if cell.row == 0 else 1.0)
    return 0.0, 0.0


def rosette(floor: Paving, centre: Point, radius: float) -> tuple[Part, ...]:
    """What fills the corners of a frame."""
    width = floor.theme.hairline
    return (
        Shape(placed(scallops(10, 0.84, 1.0), centre, radius), floor.inlay, floor.joint, width),
        Shape(circle(centre, radius * 0.3), floor.joint),
    )


def _named(floor: Paving) -> str:
    return f"{floor.theme.name}-{floor.colour[1:]}"
