"""An animal in its player's colours, as one symbol."""

from __future__ import annotations

from functools import lru_cache

from pnp.art.animals import animal, standing
from pnp.art.seats import Seat
from pnp.art.textures import textured
from pnp.art.theme import Theme
from pnp.scene.geometry import Box, bounds, transformed
from pnp.scene.shapes import Part, Shape, Symbol

FEATHERS = 8


@lru_cache(maxsize=64)
def figure_of(seat: Seat, theme: Theme, width: float) -> Symbol:
    """The animal, `width` mm wide, its feet around the origin.

    Outlines are painted first and the areas over them, so that only the outline of the whole is left, without cutting.
    """
    tones, drawing = theme.tones(seat.colour), animal(seat.identity.animal)
    matrix = standing(width, (0, 0))
    behind = [transformed(outline, matrix) for outline in drawing.behind]
    body = [transformed(outline, matrix) for outline in drawing.body]
    edge = max(0.25, width * 0.011)
    far = tones.light if theme.is_outlined else tones.deep
    # Legs behind a body are one shadow; the feathers of a fan are told apart.
    is_fan = len(behind) >= FEATHERS
    parts: list[Part] = [Shape(outline, None, tones.line, 2 * edge) for outline in behind]
    parts += [Shape(outline, far, tones.line if is_fan else None, edge) for outline in behind]
    parts += [
        Shape(outline, None, "#ffffff" if is_fan else tones.line, 3 * edge if is_fan else 2 * edge) for outline in body
    ]
    parts += [Shape(outline, tones.solid, tones.edge if is_fan else None, edge) for outline in body]
    if drawing.cloth:
        cloth = transformed(drawing.cloth, matrix)
        parts.append(Shape(cloth, tones.pale if seat.identity.animal == "elephant" else tones.solid))
        parts += textured(seat.identity.texture, cloth, bounds([cloth]), max(1.0, width * 0.05), tones.deep)
        if seat.identity.animal == "elephant":
            parts.append(Shape(cloth, None, tones.line, edge))
    if drawing.light:
        parts.append(Shape(transformed(drawing.light, matrix), "#ffffff", tones.line, max(0.2, edge * 0.7)))
    if drawing.dark:
        parts.append(Shape(transformed(drawing.dark, matrix), tones.line if tones.edge else theme.ink))
    if drawing.lines:
        parts.append(Shape(transformed(drawing.lines, matrix), None, tones.line, edge))
    box = bounds([*behind, *body]).grown(edge * 2)
    return Symbol(
        f"figure-{theme.name}-{seat.identity.animal}-{seat.colour[1:]}-{round(width * 100)}", tuple(parts), Box(*box)
    )
