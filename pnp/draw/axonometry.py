"""The tower seen from above and aside, drawn from the very outlines that are cut."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import cos, radians, sin

from pnp.art.facade import roof_colour
from pnp.art.floor import SAND, paving
from pnp.art.theme import Theme, mixed
from pnp.draw.cutting import outline_of
from pnp.model.layout import Layout
from pnp.scene.geometry import Box, Matrix, Outline, Point, bounds, circle, line, polygon, transformed
from pnp.scene.shapes import Group, Part, Shape
from pnp.scene.text import written
from pnp.tower.kit import Kit, Standing, Vector, standing
from pnp.tower.measures import Measures
from pnp.tower.outlines import Outlined, Ring, between

TURN, LOOK = radians(28), radians(33)
"""How far the tower is turned, and from how high it is looked at."""
NEAR = 1e-3
SMALL, FINE = 0.4, 0.12
"""Pictures smaller than this share of the true size have finer lines, or windows would be nothing but lines."""


@dataclass(frozen=True, slots=True)
class View:
    """A drawing of the tower so many times its true size; `bounds` of what it draws are up to its user."""

    layout: Layout
    theme: Theme
    scale: float
    line: float = 0.2

    def at(self, point: Vector) -> Point:
        """A place in the tower as it is seen."""
        x, y, z = point
        across, near = x * cos(TURN) - y * sin(TURN), x * sin(TURN) + y * cos(TURN)
        return across * self.scale, (near * sin(LOOK) - z * cos(LOOK)) * self.scale

    def plane(self, part: Standing) -> Matrix:
        """What takes an outline's own x and y to where they are seen, on the side that is looked at."""
        side = _times(part.through, self.layout.tower.thickness / 2 * (1 if _faces(part.through) else -1))
        origin = self.at(_plus(part.origin, side))
        right, down, nothing = self.at(part.right), self.at(part.down), self.at((0, 0, 0))
        return Matrix(right[0] - nothing[0], right[1] - nothing[1], down[0] - nothing[0], down[1] - nothing[1], *origin)

    def solid(self, part: Standing, fill: str, cuts: tuple[float, ...] = ()) -> Iterator[Part]:
        """A part with its thickness: the edges that face the viewer, then its face, then lines along all of it."""
        dark, ink = mixed(fill, "#000000", 0.22), self.theme.ink
        half = _times(part.through, self.layout.tower.thickness / 2)
        near, far = (half, _times(half, -1)) if _faces(part.through) else (_times(half, -1), half)

        def spot(point: Point, side: Vector) -> Point:
            along = _plus(_times(part.right, point[0]), _times(part.down, point[1]))
            return self.at(_plus(_plus(part.origin, along), side))

        for ring in (part.part.outline, *part.part.holes):
            for start, end in zip(ring, (*ring[1:], ring[0]), strict=True):
                across, down = end[0] - start[0], end[1] - start[1]
                outwards = _plus(_times(part.right, down), _times(part.down, -across))
                if _faces(outwards):
                    quad = (spot(start, near), spot(end, near), spot(end, far), spot(start, far))
                    yield Shape(polygon(quad), dark)
                    if not _is_cut(start, end, cuts):
                        yield Shape(line(quad[2], quad[3]), None, ink, self.line)
        rings = [tuple(spot(point, near) for point in ring) for ring in (part.part.outline, *part.part.holes)]
        yield Shape(tuple(step for ring in rings for step in polygon(ring)), fill, even_odd=True)
        yield Shape(_lines(part.part, rings, cuts), None, ink, self.line)


def _lines(part: Outlined, rings: list[Ring], cuts: tuple[float, ...]) -> Outline:
    steps: Outline = ()
    for ring, seen in zip((part.outline, *part.holes), rings, strict=True):
        for index, start in enumerate(ring):
            end = ring[(index + 1) % len(ring)]
            if not _is_cut(start, end, cuts):
                steps += line(seen[index], seen[(index + 1) % len(ring)])
    return steps


def _is_cut(start: Point, end: Point, cuts: tuple[float, ...]) -> bool:
    """Whether an edge is only there because the drawing was made in slices."""
    return any(abs(start[1] - cut) < NEAR and abs(end[1] - cut) < NEAR for cut in cuts)


def _faces(direction: Vector) -> bool:
    """Whether something that looks that way is seen."""
    x, y, z = direction
    return (x * sin(TURN) + y * cos(TURN)) * cos(LOOK) + z * sin(LOOK) > NEAR


def _plus(one: Vector, other: Vector) -> Vector:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def _times(one: Vector, by: float) -> Vector:
    return one[0] * by, one[1] * by, one[2] * by


def moved_by(part: Standing, shift: Vector) -> Standing:
    return replace(part, origin=_plus(part.origin, shift))


def tower(view: View, parts: Kit, shown: Iterable[Standing] | None = None) -> tuple[Part, ...]:
    """The parts that are shown, level by level from the ground, on each level from the far side to the near one."""
    layout, measures = view.layout, Measures(view.layout)
    pieces = list(standing(layout, parts) if shown is None else shown)
    top = measures.pillar[1]
    heights = [measures.height(level) for level in range(layout.board.levels)]
    found: list[Part] = []
    bands = [(-1.0, heights[0]), *zip(heights, (*heights[1:], top + 200.0), strict=True)]
    for band, (low, high) in enumerate(bands):
        level = band - 1
        for piece in pieces:
            if piece.kind == "board" and piece.level == level:
                found += _board(view, piece)
        upright: list[tuple[float, list[Part]]] = []
        for piece in pieces:
            if piece.kind in ("pillar", "wing"):
                bottom = piece.origin[2]
                cut = (bottom - low, bottom - high)
                for part in between(piece.part, (-1e4, bottom - high, 1e4, bottom - low)):
                    slice_of = replace(piece, part=part)
                    fill = view.theme.tones(SAND).solid
                    upright.append((_depth(slice_of), list(view.solid(slice_of, fill, cut))))
            elif piece.kind == "strip" and piece.level == level:
                upright.append((_depth(piece), list(_strip(view, piece, parts))))
        for _, drawn in sorted(upright, key=lambda item: item[0]):
            found += drawn
    return tuple(found)


def _depth(part: Standing) -> float:
    """How near the middle of a part is."""
    (x, y), (width, _) = part.origin[:2], part.part.size()
    middle = min(point[0] for point in part.part.outline) + width / 2
    right, down = x + part.right[0] * middle, y + part.right[1] * middle
    return right * sin(TURN) + down * cos(TURN)


def _board(view: View, piece: Standing) -> Iterator[Part]:
    """A board with the borders of its cells; where it has windows, they are what is seen of them."""
    layout, floor = view.layout, paving(view.theme, piece.level)
    fill = floor.tiles[0] if not view.theme.is_outlined else "#ffffff"
    yield from view.solid(piece, fill)
    frame, cell, board = layout.tower.frame, layout.cell, layout.board
    matrix = view.plane(piece)
    lines: Outline = ()
    for col in range(board.cols + 1):
        lines += line((frame + col * cell, frame), (frame + col * cell, frame + board.rows * cell))
    for row in range(board.rows + 1):
        lines += line((frame, frame + row * cell), (frame + board.cols * cell, frame + row * cell))
    drawn = Shape(transformed(lines, matrix), None, floor.line, view.line * 1.2)
    if piece.level and layout.tower.upper != "solid":
        clip = transformed(outline_of(piece.part), matrix)
        yield Group((drawn,), clip=clip)
        return
    yield drawn
    if board.sweets_by_level[piece.level]:
        spots = [circle((frame + (c.col + 0.5) * cell, frame + (c.row + 0.5) * cell), cell * 0.2) for c in board.sweets]
        tones = view.theme.tones("#e8a33d")
        for spot in spots:
            yield Shape(
                transformed(spot, matrix), tones.pale if view.theme.is_outlined else tones.solid, tones.line, view.line
            )


def _strip(view: View, piece: Standing, parts: Kit) -> Iterator[Part]:
    """A strip; its labels are seen on the sides that face the viewer."""
    tones = view.theme.tones(roof_colour(piece.level) if piece.level else "#eddcbc")
    fill = "#ffffff" if view.theme.is_outlined else tones.light
    side = piece.part.name.rsplit(" ", 1)[1]
    is_seen = _faces(piece.through)
    # Its tabs are within the board and not seen.
    (above,) = between(piece.part, (-1.0, -1.0, 1e4, view.layout.tower.strip))
    yield from view.solid(replace(piece, part=above), fill if is_seen else "#ffffff")
    if is_seen:
        matrix, size = view.plane(piece), view.layout.tower.strip * 0.72
        labels = parts.labels[piece.level, side]  # type: ignore[index]
        for index, label in enumerate(labels):
            at = ((index + 0.5) * view.layout.cell, view.layout.tower.strip * 0.5 + size * 0.35)
            outline = transformed(tuple(written(label, at, size, "bold", "centre")), matrix)
            yield Shape(outline, view.theme.ink)


def extent(parts: Iterable[Part]) -> Box:
    """The box around all outlines of a drawing that is not moved."""
    outlines = [shape.outline for shape in _shapes(parts) if shape.outline]
    return bounds(outlines)


def _shapes(parts: Iterable[Part]) -> Iterator[Shape]:
    for part in parts:
        if isinstance(part, Shape):
            yield part
        elif isinstance(part, Group):
            yield from _shapes(part.parts)


def fitted_view(
    layout: Layout, theme: Theme, parts: Kit, shown: list[Standing] | None, room: Box
) -> tuple[View, Point]:
    """The view in which what is shown fills a room, and where its origin has to be put."""
    trial = View(layout, theme, 1.0)
    box = extent(tower(trial, parts, shown))
    scale = min(room.width / box.width, room.height / box.height)
    middle = room.centre()
    at = middle[0] - (box.x + box.width / 2) * scale, middle[1] - (box.y + box.height / 2) * scale
    return View(layout, theme, scale, FINE if scale < SMALL else 0.2), at
