"""Points, boxes, outlines and where they are moved to; in mm, y downwards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, radians, sin
from typing import NamedTuple

Point = tuple[float, float]
Step = tuple[str, *tuple[float, ...]]
"""`M x y` begins an outline, `L x y` goes straight, `C x1 y1 x2 y2 x y` curves, `Z` closes."""
Outline = tuple[Step, ...]

ARC = 0.5522847498307936
"""How long the handles of a curve are that draws a quarter circle of radius 1."""


class Box(NamedTuple):
    """A rectangle by its top left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    def grown(self, by: float) -> Box:
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def centre(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2


class Matrix(NamedTuple):
    """x' = a x + c y + e, y' = b x + d y + f, as SVG and PDF write it."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def after(self, first: Matrix) -> Matrix:
        """The matrix that does `first` and then this."""
        return Matrix(
            self.a * first.a + self.c * first.b,
            self.b * first.a + self.d * first.b,
            self.a * first.c + self.c * first.d,
            self.b * first.c + self.d * first.d,
            self.a * first.e + self.c * first.f + self.e,
            self.b * first.e + self.d * first.f + self.f,
        )

    def applied(self, x: float, y: float) -> Point:
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f


IDENTITY = Matrix()


def moved(x: float, y: float) -> Matrix:
    return Matrix(e=x, f=y)


def turned(degrees: float, around: Point = (0.0, 0.0)) -> Matrix:
    """A turn clockwise, as y points down."""
    x, y = around
    # Exact for quarter turns, so that mirrored backs coincide to the last digit.
    across, along = _EXACT.get(degrees % 360, (cos(radians(degrees)), sin(radians(degrees))))
    return Matrix(across, along, -along, across, x - across * x + along * y, y - along * x - across * y)


_EXACT = {0.0: (1.0, 0.0), 90.0: (0.0, 1.0), 180.0: (-1.0, 0.0), 270.0: (0.0, -1.0)}


def scaled(x: float, y: float | None = None, around: Point = (0.0, 0.0)) -> Matrix:
    down = x if y is None else y
    return Matrix(a=x, d=down, e=around[0] * (1 - x), f=around[1] * (1 - down))


def polygon(points: Sequence[Point]) -> Outline:
    (x, y), *rest = points
    return (("M", x, y), *(("L", *point) for point in rest), ("Z",))


def line(*points: Point) -> Outline:
    """A path that is not closed."""
    return polygon(points)[:-1]


def rectangle(box: Box, corner: float = 0.0) -> Outline:
    """A rectangle with rounded corners."""
    x, y, width, height = box
    right, bottom = x + width, y + height
    if corner <= 0:
        return polygon(((x, y), (right, y), (right, bottom), (x, bottom)))
    rest = corner * (1 - ARC)
    return (
        ("M", x + corner, y),
        ("L", right - corner, y),
        ("C", right - rest, y, right, y + rest, right, y + corner),
        ("L", right, bottom - corner),
        ("C", right, bottom - rest, right - rest, bottom, right - corner, bottom),
        ("L", x + corner, bottom),
        ("C", x + rest, bottom, x, bottom - rest, x, bottom - corner),
        ("L", x, y + corner),
        ("C", x, y + rest, x + rest, y, x + corner, y),
        ("Z",),
    )


def circle(centre: Point, radius: float) -> Outline:
    return ellipse(centre, radius, radius)


def ellipse(centre: Point, across: float, down: float) -> Outline:
    (x, y), handle_x, handle_y = centre, across * ARC, down * ARC
    return (
        ("M", x + across, y),
        ("C", x + across, y + handle_y, x + handle_x, y + down, x, y + down),
        ("C", x - handle_x, y + down, x - across, y + handle_y, x - across, y),
        ("C", x - across, y - handle_y, x - handle_x, y - down, x, y - down),
        ("C", x + handle_x, y - down, x + across, y - handle_y, x + across, y),
        ("Z",),
    )


def transformed(outline: Outline, matrix: Matrix) -> Outline:
    """The outline where a matrix takes it."""
    return tuple(
        (step[0], *(number for pair in _pairs(step) for number in matrix.applied(*pair))) if len(step) > 1 else step
        for step in outline
    )


def points(outline: Outline) -> Iterable[Point]:
    """Every point and handle; their bounds hold the outline."""
    return (pair for step in outline for pair in _pairs(step))


def bounds(outlines: Iterable[Outline]) -> Box:
    """The smallest box around points and handles."""
    found = [point for outline in outlines for point in points(outline)]
    left, top = min(x for x, _ in found), min(y for _, y in found)
    return Box(left, top, max(x for x, _ in found) - left, max(y for _, y in found) - top)


def _pairs(step: Step) -> Iterable[Point]:
    _, *numbers = step
    return zip(numbers[::2], numbers[1::2], strict=True)
