"""Where to cut: marks beside components, never on them or their bleed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import hypot
from typing import Literal

from pnp.scene.geometry import Box, Outline, line, polygon, rectangle
from pnp.scene.page import Component, Cut, Size
from pnp.scene.shapes import Group, Shape
from pnp.sheets.papers import REACH

Marks = Literal["crop", "full", "none", "registration"]

WIDTH = 0.15
COLOUR = "#000000"
AWAY = 0.5
"""How far a mark stays from any bleed."""
LENGTH = 6.0
SHORTEST = 1.0
"""A shorter mark is no help, so it is left out."""
NEAR = 0.01

# What cutting machines look for: a square at the top left and corners at the top right and bottom left.
INSET = 10.0
SQUARE = 5.0
THICKNESS = 1.0
CORNER = 5.0
CLEAR = 6.0
"""How far from the inset nothing but these marks may lie."""


def marks(kind: Marks, components: Sequence[Component], page: Size, lane: Box | None = None) -> tuple[Group, ...]:
    """The marks of a page; they keep out of the lane, where the page says what it is."""
    match kind:
        case "none":
            return ()
        case "registration":
            return (registration(page),)
        case "crop" | "full":
            cards = [component for component in components if component.cut == "card"]
            keep_off = [component.bled().grown(AWAY) for component in components]
            if lane is not None:
                keep_off.append(lane.grown(2 * AWAY))
            reach = Box(0.0, 0.0, *page) if kind == "full" else Box(0.0, 0.0, *page).grown(-REACH)
            longest = None if kind == "full" else LENGTH
            lines = [*_lines([card.trim() for card in cards], keep_off, reach, longest), *crosses(components)]
            outline = tuple(step for found in lines for step in found)
            return (Group((Shape(outline, stroke=COLOUR, width=WIDTH),), name="marks"),) if outline else ()


def crosses(components: Sequence[Component]) -> Iterator[Outline]:
    """A small cross at each corner of the square around a round token, where a punch or a coin is lined up."""
    rounds = [component for component in components if component.cut == "round"]
    areas = [(component.bled(), component.cut) for component in components]
    corners = {
        (round(x, 4), round(y, 4))
        for box, cut in areas
        if cut == "round"
        for x in (box.x, box.x + box.width)
        for y in (box.y, box.y + box.height)
    }
    # The corner of a square is 0.2 diameters off the circle in it: room for a cross of a tenth.
    arm = min((component.size[0] * 0.1 for component in rounds), default=0.0)
    for x, y in sorted(corners, key=lambda corner: (corner[1], corner[0])):
        if any(_is_near(x, y, arm + WIDTH, box, cut) for box, cut in areas):
            continue
        yield line((x - arm, y), (x + arm, y))
        yield line((x, y - arm), (x, y + arm))


def _is_near(x: float, y: float, arm: float, box: Box, cut: Cut) -> bool:
    """Whether a cross would touch a component of another size, which may lie anywhere beside."""
    is_around = box.x - arm < x < box.x + box.width + arm and box.y - arm < y < box.y + box.height + arm
    if cut == "card" or not is_around:
        return is_around
    centre, radius = box.centre(), box.width / 2
    ends = ((x - arm, y), (x + arm, y), (x, y - arm), (x, y + arm))
    return any(hypot(right - centre[0], down - centre[1]) < radius for right, down in ends)


def _lines(trims: Sequence[Box], keep_off: Sequence[Box], reach: Box, longest: float | None) -> Iterator[Outline]:
    """Each edge's line, wherever it is free; beside its own components only, if there is a longest length."""
    for x in _edges((box.x, box.x + box.width) for box in trims):
        own = [box for box in trims if _is_edge(x, box.x, box.width)]
        across = [(box.y, box.y + box.height) for box in keep_off if box.x < x < box.x + box.width]
        ends = [end for box in own for end in (box.y, box.y + box.height)]
        for start, end in _free(across, (reach.y, reach.y + reach.height), ends, longest):
            yield line((x, start), (x, end))
    for y in _edges((box.y, box.y + box.height) for box in trims):
        own = [box for box in trims if _is_edge(y, box.y, box.height)]
        along = [(box.x, box.x + box.width) for box in keep_off if box.y < y < box.y + box.height]
        ends = [end for box in own for end in (box.x, box.x + box.width)]
        for start, end in _free(along, (reach.x, reach.x + reach.width), ends, longest):
            yield line((start, y), (end, y))


def _edges(pairs: Iterable[tuple[float, float]]) -> list[float]:
    """Every edge once; two that differ by more than can be seen are two lines."""
    found: list[float] = []
    for edge in sorted(edge for pair in pairs for edge in pair):
        if not found or edge - found[-1] > NEAR:
            found.append(edge)
    return found


def _is_edge(at: float, start: float, length: float) -> bool:
    return min(abs(at - start), abs(at - start - length)) <= NEAR


def _free(
    taken: Iterable[tuple[float, float]], within: tuple[float, float], ends: Sequence[float], longest: float | None
) -> Iterator[tuple[float, float]]:
    """What is left of a line where nothing lies, cut to `longest` beside each end that looks into it."""
    at, last = within
    for start, end in (*sorted(taken), (last, last)):
        if start - at >= SHORTEST:
            yield from _beside(at, min(start, last), ends, longest)
        at = max(at, end)


def _beside(start: float, end: float, ends: Sequence[float], longest: float | None) -> Iterator[tuple[float, float]]:
    # An opening between two components is crossed, so that a first cut through its middle leaves marks to both.
    if longest is None or end - start <= 2 * longest:
        if longest is None or any(start - _WITHIN <= at <= end + _WITHIN for at in ends):
            yield start, end
        return
    if any(start - _WITHIN <= at <= start + NEAR for at in ends):
        yield start, start + longest
    if any(end - NEAR <= at <= end + _WITHIN for at in ends):
        yield end - longest, end


# No bleed is wider, so an edge further away belongs to something else.
_WITHIN = 12.0


def registration(page: Size) -> Group:
    """The marks by which a cutting machine finds its place."""
    width, height = page
    right, bottom = width - INSET, height - INSET
    square = rectangle(Box(INSET, INSET, SQUARE, SQUARE))
    top_right = _corner((right, INSET), -1, 1)
    bottom_left = _corner((INSET, bottom), 1, -1)
    return Group(
        tuple(Shape(outline, fill=COLOUR) for outline in (square, top_right, bottom_left)), name="registration"
    )


def _corner(at: tuple[float, float], across: int, down: int) -> Outline:
    """An L whose outer corner is `at`."""
    (x, y), long, thin = at, CORNER, THICKNESS
    steps = ((0, 0), (long, 0), (long, thin), (thin, thin), (thin, long), (0, long))
    return polygon([(x + across * right, y + down * low) for right, low in steps])


def straight_cuts(trims: Sequence[Box]) -> int:
    """How often a guillotine falls on a sheet: once for each line on which edges lie."""
    return len(_edges((box.x, box.x + box.width) for box in trims)) + len(
        _edges((box.y, box.y + box.height) for box in trims)
    )
