"""A page for both sides of a sheet, from which a printer's errors are read against the light.

Each gauge is a vernier: the back has a line every 1 mm, the front every 0.9 mm. Where the second side is off by n
tenths of a millimetre, exactly the nth lines of both sides meet, and that is what the back has them labelled with.
The two upright gauges stand so far apart that 0.4 times the difference of their readings is the angle in degrees.
The pattern is its own mirror image, so it serves for both ways of turning a sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import degrees

from pnp.scene.geometry import Box, Outline, Point, line
from pnp.scene.page import Page, Side
from pnp.scene.shapes import Group, Part, Shape
from pnp.scene.text import fitted, written
from pnp.sheets.papers import Paper

FRONT, BACK = "#154d9e", "#b3123f"
PITCH: dict[Side, float] = {"back": 1.0, "front": 0.9}
LINES = 20
MIDDLE = 2.5
DEGREES_PER_MM = 0.4
APART = degrees(1) / DEGREES_PER_MM
"""How far the two upright gauges are from each other."""
ACROSS, DOWN = 150.0, 200.0
"""The bars that are measured for the scale."""


@dataclass(frozen=True, slots=True)
class Instructions:
    """What the page tells its reader, in the language of the document."""

    title: str = "Printer calibration"
    front: str = (
        "Print both pages on one sheet at 100 %, on both sides, the way you print cards. Measure the long bars with a "
        "ruler: scale-x is the length of the level one divided by 150, scale-y that of the upright one divided by 200."
    )
    back: str = (
        "Hold the sheet against the light with this side facing you. In each gauge find the red line that meets a blue "
        "one; its label is the reading in mm. x is the reading of the level gauge, y half the sum of left and right, "
        "angle 0.4 times right minus left."
    )
    x: str = "x"
    left: str = "left"
    right: str = "right"


def calibration(paper: Paper, said: Instructions | None = None) -> tuple[Page, Page]:
    """Front and back."""
    said = said or Instructions()
    front = Page(
        paper.size,
        paper.name,
        said.title,
        parts=(*_gauges(paper, "front", said), *_bars(paper)),
        bookmark=(said.title,),
    )
    back = Page(paper.size, paper.name, said.title, side="back", parts=_gauges(paper, "back", said))
    return front, back


def _gauges(paper: Paper, side: Side, said: Instructions) -> tuple[Part, ...]:
    x, y = paper.size[0] / 2, paper.size[1] / 2
    colour = FRONT if side == "front" else BACK
    # Nothing but gauges may lie behind each other, whichever way the sheet is turned.
    room = Box(x - 62.0, y - 78.0, 124.0, 30.0) if side == "front" else Box(x - 62.0, y + 30.0, 124.0, 24.0)
    text = fitted(said.front if side == "front" else said.back, room, largest=4.0, smallest=2.0, upright="top")
    names = ((said.x, (x, y - 12.0)), (said.left, (x - APART / 2, y - 26.0)), (said.right, (x + APART / 2, y - 26.0)))
    parts: list[Part] = [
        Shape(text.outline, fill="#404040"),
        _gauge((x, y), side, colour, is_upright=False),
        _gauge((x - APART / 2, y), side, colour, is_upright=True),
        _gauge((x + APART / 2, y), side, colour, is_upright=True),
    ]
    if side == "front":
        parts.append(Shape(written(said.title, (x, y - 86.0), 7.0, "heading", "centre"), fill=colour))
    else:
        parts += (Shape(written(name, at, 3.2, "bold", "centre"), fill=colour) for name, at in names)
    return tuple(parts)


def _gauge(at: Point, side: Side, colour: str, is_upright: bool) -> Group:
    """The back's lines in the middle, the front's on both sides of them, so that two that meet are one long line."""
    x, y = at
    lines: list[Outline] = []
    labels: list[Shape] = []
    for number in range(-LINES, LINES + 1):
        away = number * PITCH[side]
        long = MIDDLE + (3.5 if number % 5 == 0 else 2.0)
        for near, far in ((-MIDDLE, MIDDLE),) if side == "back" else ((-long, -MIDDLE), (MIDDLE, long)):
            ends = ((near, away), (far, away)) if is_upright else ((away, near), (away, far))
            lines.append(line(*((x + across, y + down) for across, down in ends)))
        if side == "back" and number % 5 == 0:
            # A back that is too far right has the line that meets left of its middle.
            reading = f"{-number / 10:+.1f}".replace("-", "\u2212") if number else "0"
            where = (x + 8.0, y + away + 0.7) if is_upright else (x + away, y - 8.0)
            label = written(reading, where, 2.2, "body", "left" if is_upright else "centre")
            labels.append(Shape(label, fill=colour))
    drawn = tuple(step for found in lines for step in found)
    return Group((Shape(drawn, stroke=colour, width=0.15), *labels), name="gauge")


def _bars(paper: Paper) -> Iterator[Part]:
    """The two long bars, along the top and the left edge of what they surround."""
    x, y = paper.size[0] / 2, paper.size[1] / 2
    top, left = y - DOWN / 2 - 8.0, x - 87.0
    level = line((x - ACROSS / 2, top), (x + ACROSS / 2, top))
    upright = line((left, y - DOWN / 2), (left, y + DOWN / 2))
    ends = [line((x + away, top - 2.0), (x + away, top + 2.0)) for away in (-ACROSS / 2, ACROSS / 2)] + [
        line((left - 2.0, y + away), (left + 2.0, y + away)) for away in (-DOWN / 2, DOWN / 2)
    ]
    drawn = tuple(step for found in (level, upright, *ends) for step in found)
    yield Shape(drawn, stroke=FRONT, width=0.15)
    yield Shape(written(f"{ACROSS:g} mm", (x, top - 1.5), 3.0, "body", "centre"), fill=FRONT)
    yield Shape(written(f"{DOWN:g} mm", (left + 1.5, y - DOWN / 2 + 8.0), 3.0), fill=FRONT)
