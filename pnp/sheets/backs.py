"""Where the back of a component lies, so that it meets its front when the sheet is folded or turned over.

Everything is mirrored in the middle of the page. A back that is mirrored across a level line is also turned upside
down, so that a card turned over sideways, as hands do, always shows its back upright.
"""

from __future__ import annotations

from typing import Literal

from pnp.scene.geometry import Box, Matrix, line, moved, turned
from pnp.scene.page import Flip, Size
from pnp.scene.shapes import Group, Shape

Backs = Literal["gutterfold", "duplex-long", "duplex-short", "separate", "none"]
Axis = Literal["upright", "level"]
"""The line in the middle of the page in which backs are mirrored."""

FOLD_AWAY = 5.0
"""How far the fold is from any bleed."""


def axis(backs: Backs, page: Size) -> Axis:
    """The line that a sheet is turned around; sheets that are fed a second time are turned around the long edge."""
    is_upright = page[1] >= page[0]
    return "upright" if is_upright != (backs == "duplex-short") else "level"


def flip(backs: Backs) -> Flip:
    """What the printer is told."""
    return {"duplex-long": "long", "duplex-short": "short"}.get(backs, "none")  # type: ignore[return-value]


def front_matrix(trim: Box, turn: int = 0) -> Matrix:
    """What takes a drawing to its place, turned by so many degrees."""
    corner = {0: (0.0, 0.0), 90: (trim.width, 0.0), 180: (trim.width, trim.height), 270: (0.0, trim.height)}[turn]
    return moved(trim.x + corner[0], trim.y + corner[1]).after(turned(turn))


def back_matrix(trim: Box, page: Size, mirror: Axis, turn: int = 0) -> Matrix:
    """Where the back belongs of what lies at `trim`, turned by so many degrees."""
    if mirror == "upright":
        there = trim._replace(x=page[0] - trim.x - trim.width)
        return front_matrix(there, -turn % 360)
    return front_matrix(trim._replace(y=page[1] - trim.y - trim.height), (180 - turn) % 360)


def half(usable: Box, mirror: Axis, page: Size) -> Box:
    """The part of the usable area before the fold."""
    if mirror == "upright":
        return Box(usable.x, usable.y, page[0] / 2 - usable.x - FOLD_AWAY, usable.height)
    return Box(usable.x, usable.y, usable.width, page[1] / 2 - usable.y - FOLD_AWAY)


def fold(mirror: Axis, page: Size, within: Box) -> Group:
    """A dashed line along the fold."""
    x, y = page[0] / 2, page[1] / 2
    if mirror == "upright":
        outline = line((x, within.y), (x, within.y + within.height))
    else:
        outline = line((within.x, y), (within.x + within.width, y))
    return Group((Shape(outline, stroke="#808080", width=0.15, dash=(2.0, 1.0)),), name="fold")
