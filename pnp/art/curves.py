"""Curves that motifs are made of."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, radians, sin

from pnp.scene.geometry import Matrix, Outline, Point, Step, moved, scaled, transformed, turned


def polar(radius: float, degrees: float, around: Point = (0.0, 0.0)) -> Point:
    """A point by its distance and its angle, clockwise from straight up."""
    angle = radians(degrees)
    return around[0] + radius * sin(angle), around[1] - radius * cos(angle)


def traced(drawing: str) -> tuple[Point, ...]:
    """Points as they are noted when drawing, `x,y x,y`, for `smooth`; `!` behind a point makes it a sharp corner."""
    points: list[Point] = []
    for word in drawing.split():
        x, y = map(float, word.rstrip("!").split(","))
        points += [(x, y)] * (2 if word.endswith("!") else 1)
    return tuple(points)


def smooth(points: Sequence[Point], is_closed: bool = True) -> Outline:
    """A soft curve through the points; a point given twice in a row is a sharp corner."""
    count = len(points)
    steps: list[Step] = [("M", *points[0])]
    for index in range(count if is_closed else count - 1):
        before, start, end, behind = (_at(points, index + offset, is_closed) for offset in (-1, 0, 1, 2))
        if start == end:
            continue
        out = (0.0, 0.0) if before == start else ((end[0] - before[0]) / 6, (end[1] - before[1]) / 6)
        into = (0.0, 0.0) if behind == end else ((behind[0] - start[0]) / 6, (behind[1] - start[1]) / 6)
        steps.append(("C", start[0] + out[0], start[1] + out[1], end[0] - into[0], end[1] - into[1], *end))
    return (*steps, ("Z",)) if is_closed else tuple(steps)


def _at(points: Sequence[Point], index: int, is_closed: bool) -> Point:
    if is_closed:
        return points[index % len(points)]
    return points[min(max(index, 0), len(points) - 1)]


def placed(outline: Outline, centre: Point, size: float, degrees: float = 0.0) -> Outline:
    """An outline around the origin, made larger, turned and put somewhere."""
    return transformed(outline, placing(centre, size, degrees))


def placing(centre: Point, size: float = 1.0, degrees: float = 0.0) -> Matrix:
    return moved(*centre).after(turned(degrees)).after(scaled(size))


def around(outline: Outline, folds: int, first: float = 0.0) -> Outline:
    """The outline once for each fold of a full turn around the origin."""
    return tuple(step for fold in range(folds) for step in transformed(outline, turned(first + fold * 360 / folds)))


def mirrored(outline: Outline) -> Outline:
    """The outline with left and right exchanged."""
    return transformed(outline, scaled(-1, 1))


def limb(middle: Sequence[Point], widths: Sequence[float]) -> Outline:
    """A rounded band along a line, as wide at each of its points as said: a trunk, a leg, a tail."""
    left: list[Point] = []
    right: list[Point] = []
    for index, ((x, y), wide) in enumerate(zip(middle, widths, strict=True)):
        before, behind = _at(middle, index - 1, False), _at(middle, index + 1, False)
        across, down = behind[0] - before[0], behind[1] - before[1]
        length = hypot(across, down)
        aside = (-down / length * wide / 2, across / length * wide / 2)
        left.append((x + aside[0], y + aside[1]))
        right.append((x - aside[0], y - aside[1]))
    return smooth([*left, *reversed(right)])
