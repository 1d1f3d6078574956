"""Do backs lie behind their fronts once the sheet is folded or turned over? Read from the finished PDF."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from pnp.check.found import Found, FoundFile, FoundPage
from pnp.errors import Finding, Place
from pnp.scene.geometry import Box, Point

ACCURACY = 0.05


def backs_meet_fronts(file: FoundFile, place: Place) -> Iterator[Finding]:
    """Every back is behind the front of its own component, and upright when that is turned over sideways."""
    with_back = {component.name for page in file.pages for component in page.components if component.side == "back"}
    for page, behind, is_upright, middle in _pairs(file):
        fronts = [one for one in page.components if one.side == "front" and one.name in with_back]
        backs = [one for one in behind.components if one.side == "back"]
        sides = [(front, backs, "back") for front in fronts] + [(back, fronts, "front") for back in backs]
        for one, others, what in sides:
            if problem := _problem(one, others, is_upright, middle):
                message = f"page {page.number}: the {what} of {one.name} {problem}; build it again"
                yield Finding("back-misplaced", place, message)


def _pairs(file: FoundFile) -> Iterator[tuple[FoundPage, FoundPage, bool, float]]:
    """Pages with fronts, the page their backs are on, and the line between them: upright or level, and where."""
    fronts = [page for page in file.pages if page.sides() == {"front"}]
    backs = [page for page in file.pages if page.sides() == {"back"}]
    for page in file.pages:
        if page.sides() == {"front", "back"}:
            for fold in page.folds[:1]:
                is_upright = abs(fold.start[0] - fold.end[0]) < ACCURACY
                yield page, page, is_upright, fold.start[0] if is_upright else fold.start[1]
    if not backs:
        return
    # Pages without any back are not printed on both sides.
    named = {found.name for page in backs for found in page.components}
    fronts = [page for page in fronts if any(found.name in named for found in page.components)]
    for page, behind in zip(fronts, backs, strict=False):
        is_upright = (page.size[1] >= page.size[0]) == (file.flip == "long")
        yield page, behind, is_upright, page.size[0 if is_upright else 1] / 2


def _mirrored(box: Box, is_upright: bool, middle: float) -> Box:
    if is_upright:
        return box._replace(x=2 * middle - box.x - box.width)
    return box._replace(y=2 * middle - box.y - box.height)


def _apart(one: Box, other: Box) -> float:
    return max(
        abs(one.x - other.x),
        abs(one.y - other.y),
        abs(one.x + one.width - other.x - other.width),
        abs(one.y + one.height - other.y - other.height),
    )


def _problem(one: Found, others: list[Found], is_upright: bool, middle: float) -> str:
    """What keeps the nearest other side from lying behind this one."""
    there = _mirrored(one.trim, is_upright, middle)
    same = [other for other in others if other.name == one.name]
    if not same:
        return "is not there"
    other = min(same, key=lambda other: _apart(other.trim, there))
    if (off := _apart(other.trim, there)) > ACCURACY:
        return f"is {off:.2f}mm off"
    # Turned over sideways, a card's top stays where it was; mirrored in the line, that is what the paper does.
    x, y = one.turn
    top: Point = (-x, y) if is_upright else (x, -y)
    return "is turned" if hypot(top[0] - other.turn[0], top[1] - other.turn[1]) > 0.01 else ""
