"""Round tokens: colour, sweets, score markers and the first player's marker."""

from __future__ import annotations

from functools import lru_cache
from math import hypot

from pnp.art.chance import Chance
from pnp.art.figures import figure_of
from pnp.art.powder import blob, droplets
from pnp.art.seats import Seat
from pnp.art.sweets import SweetName, drawn_sweet
from pnp.art.symbols import drawn_mark, petals, scallops
from pnp.art.textures import textured
from pnp.art.theme import Theme
from pnp.draw.face import SMALLEST, text
from pnp.scene.geometry import Box, circle, moved
from pnp.scene.shapes import Part, Shape, Symbol, Use
from pnp.scene.text import width, written

EDGE = 2.1
"""mm inside a round cut that words keep to."""
CAPITALS = 0.72
"""Height of digits, by the em."""


def round_drawing(key: str, parts: tuple[Part, ...], diameter: float, bleed: float, theme: Theme) -> tuple[Part, ...]:
    """A drawing around its middle, put where the trim's top left corner is the origin."""
    radius = diameter / 2
    reach = radius + bleed
    whole = f"{key}-{theme.name}-{round(diameter * 100)}-{round(bleed * 100)}"
    return (Use(Symbol(whole, parts, Box(-reach, -reach, 2 * reach, 2 * reach)), moved(radius, radius)),)


@lru_cache(maxsize=64)
def colour_token(
    seat: Seat, theme: Theme, diameter: float, bleed: float = 2.0, is_back: bool = False
) -> tuple[Part, ...]:
    """A round of powder with the symbol; the back is the same on a ground of colour."""
    tones, radius = theme.tones(seat.colour), diameter / 2
    chance = Chance(f"token {seat.identity.symbol} {is_back}")
    disc, ground = circle((0, 0), radius + bleed), _around(radius + bleed)
    core = blob(chance, radius * 0.84, 12, 0.06)
    thrown = droplets(chance, radius * 0.82, radius * (0.9 if theme.is_outlined else 0.97), 18)
    fill = "#ffffff" if theme.is_outlined or not is_back else tones.pale
    edge = 0.25 if tones.edge or theme.is_outlined else 0.0
    parts: tuple[Part, ...] = (
        Shape(disc, tones.solid if theme.is_outlined else tones.light if is_back else tones.pale),
        # A token without ground needs a ring to be cut along, far enough inside that a cut beside it does not show.
        *((Shape(circle((0, 0), radius * 0.91), None, tones.light, theme.hairline),) if theme.is_outlined else ()),
        Shape(thrown, tones.pale if theme.is_outlined else tones.solid),
        Shape(core, tones.solid),
        *textured(
            seat.identity.texture, core, ground, max(1.0, diameter * (0.11 if theme.is_outlined else 0.085)), tones.deep
        ),
        *((Shape(core, None, tones.edge, theme.hairline),) if tones.edge else ()),
        *drawn_mark(seat.identity.symbol, (0, 0), radius * 0.48, fill, tones.line, max(edge, diameter * 0.018)),
    )
    return round_drawing(f"token-{'back' if is_back else 'front'}-{_named(seat)}", parts, diameter, bleed, theme)


@lru_cache(maxsize=64)
def sweets_token(name: SweetName, theme: Theme, diameter: float, bleed: float = 2.0) -> tuple[Part, ...]:
    """A sweet on a brass plate; both sides are alike."""
    radius = diameter / 2
    plate = theme.tones("#d9a441")
    parts: tuple[Part, ...] = (
        Shape(circle((0, 0), radius + bleed), theme.sand),
        Shape(scallops(16, radius * 0.82, radius * 0.9), plate.pale, plate.line, 0.3),
        Shape(circle((0, 0), radius * 0.7), theme.tile, plate.line, 0.2),
        *drawn_sweet(name, (0, 0), radius * 0.52, theme),
    )
    return round_drawing(f"sweets-{name}", parts, diameter, bleed, theme)


@lru_cache(maxsize=64)
def score_marker(seat: Seat, theme: Theme, diameter: float, bleed: float = 2.0, beyond: int = 0) -> tuple[Part, ...]:
    """The player's animal; the side with a number is turned up after a full round of the track."""
    tones, radius = theme.tones(seat.colour), diameter / 2
    rim = Shape(circle((0, 0), radius + bleed), tones.pale if theme.is_outlined else tones.solid)
    edge = Shape(circle((0, 0), radius * 0.84), theme.tile, tones.line, 0.3)
    parts: tuple[Part, ...] = (
        rim,
        *textured(seat.identity.texture, rim.outline, _around(radius + bleed), 1.4, tones.deep),
    )
    if beyond:
        words = f"+{beyond}"
        # The corners of the words are what comes nearest to a round edge.
        size = max(SMALLEST, 2 * (radius - EDGE) / hypot(width(words, 1, "heading"), CAPITALS))
        parts += edge, text(written(words, (0, size * 0.35), size, "heading", "centre"), tones.line)
    else:
        animal = figure_of(seat, theme, round(radius * 1.04, 2))
        middle = animal.box.centre()
        parts += edge, Use(animal, moved(-middle[0], -middle[1]))
    return round_drawing(f"marker-{beyond}-{_named(seat)}", parts, diameter, bleed, theme)


@lru_cache(maxsize=8)
def first_player_marker(
    colours: tuple[str, ...], theme: Theme, diameter: float, bleed: float = 2.0
) -> tuple[Part, ...]:
    """A marigold with all players' colours around it; both sides are alike."""
    radius = diameter / 2
    terracotta = theme.tones("#c4603c")
    parts: list[Part] = [Shape(circle((0, 0), radius + bleed), theme.paper if theme.is_outlined else theme.sand)]
    many = 4 * len(colours)
    for index, colour in enumerate(colours):
        tones = theme.tones(colour)
        fourth = petals(many, radius * 0.3, radius * 0.93, 1.3)
        steps = len(fourth) // many
        own = tuple(
            step for turn in range(index, many, len(colours)) for step in fourth[turn * steps : (turn + 1) * steps]
        )
        parts.append(Shape(own, tones.solid, tones.edge or tones.line, 0.25))
    parts += [
        Shape(scallops(14, radius * 0.5, radius * 0.58), terracotta.solid, terracotta.line, 0.3),
        Shape(scallops(11, radius * 0.36, radius * 0.42), terracotta.light, terracotta.line, 0.3),
        *drawn_mark("marigold", (0, 0), radius * 0.26, theme.tile, terracotta.line, 0.3),
    ]
    return round_drawing(f"first-{'-'.join(colour[1:] for colour in colours)}", tuple(parts), diameter, bleed, theme)


def _around(radius: float) -> Box:
    return Box(-radius, -radius, 2 * radius, 2 * radius)


def _named(seat: Seat) -> str:
    return f"{seat.identity.symbol}-{seat.colour[1:]}"
