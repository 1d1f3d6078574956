"""Card backs: rangoli that look the same upside down, so that a turned card tells nothing."""

from __future__ import annotations

from functools import lru_cache
from math import hypot

from pnp.art.curves import placed, polar
from pnp.art.rangoli import paints, rangoli
from pnp.art.seats import Seat
from pnp.art.symbols import drawn_mark, scallops
from pnp.art.textures import textured
from pnp.art.theme import Theme
from pnp.draw.face import CardFace
from pnp.model.layout import CardStock
from pnp.scene.geometry import Box, circle, moved, rectangle
from pnp.scene.shapes import Group, Part, Shape, Symbol, Use

HEART_MARKS = 6
"""How often the symbol stands around the middle; even, as the back must look the same upside down."""


@lru_cache(maxsize=32)
def back(seat: Seat, stock: CardStock, theme: Theme) -> tuple[Part, ...]:
    """The back of every card of a player, or of the cards that all share."""
    return (Use(_drawing(seat, CardFace.of(stock), theme)),)


def _drawing(seat: Seat, face: CardFace, theme: Theme) -> Symbol:
    tones, identity = theme.tones(seat.colour), seat.identity
    across, down = face.size
    radius = min(across, down) / 2 - 1.6 * face.scale
    box = face.bled()
    measures = "-".join(str(round(length * 10)) for length in (across, down, face.bleed))
    key = f"back-{theme.name}-{identity.symbol}-{seat.colour[1:]}-{measures}"
    ways = paints(tones, theme)
    heart = radius * 0.36
    centre = moved(*face.centre)
    ground = rectangle(box)
    parts: list[Part] = [Shape(ground, tones.solid)]
    if not theme.is_outlined:
        parts += textured(identity.texture, ground, box, 2.6 * face.scale, tones.deep)
    # What the middle leaves free of the corners.
    corner = (hypot(across, down) / 2 - radius) * 0.86
    if corner > 4:
        whole = rangoli(
            f"corner {identity.seed}", corner, identity.folds, ways[::-1], corner * (0.6 if theme.is_outlined else 0.0)
        )
        medal = Symbol(f"{key}-corner", whole, Box(-corner, -corner, 2 * corner, 2 * corner).grown(0.2))
        corners = ((0.0, 0.0), (across, 0.0), (across, down), (0.0, down))
        parts.append(Group(tuple(Use(medal, moved(*place)) for place in corners), clip=ground))
    middle: list[Part] = [
        Shape(scallops(identity.folds * 2, radius * 0.98, radius * 1.03), tones.solid, tones.edge, theme.hairline),
        *rangoli(identity.seed, radius * 0.97, identity.folds, ways, heart),
        Shape(circle((0, 0), heart), theme.paper, tones.edge or tones.line, 0.3),
        *_heart(seat, theme, heart),
    ]
    return Symbol(key, (*parts, Group(tuple(middle), centre)), box)


def _heart(seat: Seat, theme: Theme, radius: float) -> list[Part]:
    """The player's symbol, many times around the middle and pointing outwards."""
    tones, name = theme.tones(seat.colour), seat.identity.symbol
    parts: list[Part] = []
    for index in range(HEART_MARKS):
        degrees = index * 360 / HEART_MARKS
        at = polar(radius * 0.58, degrees)
        fill = "#ffffff" if theme.is_outlined else tones.solid
        stroke = tones.line if theme.is_outlined or tones.edge else "#ffffff"
        parts += drawn_mark(name, at, radius * 0.3, fill, stroke, 0.25 if stroke == tones.line else 0.0, degrees)
    dot = placed(scallops(HEART_MARKS, 0.8, 1.0), (0, 0), radius * 0.14)
    return [*parts, Shape(dot, tones.light, tones.edge, 0.25)]
