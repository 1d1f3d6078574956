"""Parts of the tower as drawn outlines, with lines that show where to cut and to fold."""

from __future__ import annotations

from pnp.art.theme import Theme
from pnp.scene.geometry import Outline, line, polygon
from pnp.scene.shapes import Part, Shape
from pnp.tower.outlines import Outlined, Ring

CUT, FOLD = 0.25, (1.6, 1.2)
NEAR = 1e-3


def outline_of(part: Outlined) -> Outline:
    """Everything that is cut; holes run the other way round, so that they stay open however they are filled."""
    return tuple(step for ring in (part.outline, *part.holes) for step in polygon(ring))


def cut_lines(part: Outlined, theme: Theme, hole: str | None = None) -> tuple[Part, ...]:
    """Lines where a cut does not follow the marks beside the part: slots, cut corners, holes, and folds."""
    width, height = part.size()
    inner = _inner(part.outline, width, height)
    for ring in part.holes:
        inner += polygon(ring)
    holes = tuple(step for ring in part.holes for step in polygon(ring))
    found: list[Part] = []
    if holes and hole is not None:
        found.append(Shape(holes, hole))
    if inner:
        found.append(Shape(inner, None, theme.ink, CUT))
    found += (Shape(line(*fold), None, theme.ink, CUT, dash=FOLD) for fold in part.folds)
    return tuple(found)


def _inner(ring: Ring, width: float, height: float) -> Outline:
    """The edges of an outline that do not lie on the box around it."""
    steps: Outline = ()
    for start, end in zip(ring, (*ring[1:], ring[0]), strict=True):
        on_box = any(
            abs(start[axis] - side) < NEAR and abs(end[axis] - side) < NEAR
            for axis, sides in ((0, (0.0, width)), (1, (0.0, height)))
            for side in sides
        )
        if not on_box:
            steps += line(start, end)
    return steps
