"""Level markers: what lies under a figure on the compact board and tells on which level it stands."""

from __future__ import annotations

from pnp.art.floor import paving
from pnp.art.icons import Icons
from pnp.art.seats import Seat
from pnp.art.symbols import drawn_mark
from pnp.art.textures import textured
from pnp.art.theme import Theme
from pnp.draw.token import round_drawing
from pnp.scene.geometry import Box, circle
from pnp.scene.shapes import Part, Shape


def level_marker(seat: Seat, level: int, levels: int, theme: Theme, diameter: float, bleed: float) -> tuple[Part, ...]:
    """A rim in the player's colour around the ground of that level, with the storeys up to it."""
    tones, floor, radius = theme.tones(seat.colour), paving(theme, level), diameter / 2
    rim = circle((0, 0), radius + bleed)
    icons = Icons(theme, floor.colour, diameter * 0.3)
    parts: tuple[Part, ...] = (
        Shape(rim, tones.pale if theme.is_outlined else tones.solid),
        *textured(
            seat.identity.texture,
            rim,
            Box(-radius - bleed, -radius - bleed, *(2 * (radius + bleed),) * 2),
            1.4,
            tones.deep,
        ),
        Shape(circle((0, 0), radius * 0.8), floor.tiles[1], tones.line, 0.3),
        *icons.storeys((0, -radius * 0.14), levels, (level,)),
        *drawn_mark(seat.identity.symbol, (0, radius * 0.55), radius * 0.17, tones.solid, tones.line, 0.25),
    )
    return round_drawing(f"level-{level}-{seat.identity.symbol}-{seat.colour[1:]}", parts, diameter, bleed, theme)
