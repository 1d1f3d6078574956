"""Powder: blobs from a noisy circle, and a halo of droplets that get smaller outwards."""

from __future__ import annotations

from functools import lru_cache

from pnp.art.chance import Chance
from pnp.art.curves import polar, smooth
from pnp.art.symbols import Identity, drawn_mark
from pnp.art.textures import textured
from pnp.art.theme import Theme
from pnp.scene.geometry import Box, Outline, Point, circle
from pnp.scene.shapes import Part, Shape, Symbol

SMALLEST_DROPLET = 0.24
"""Radius in mm; less does not survive a home printer."""


def blob(chance: Chance, radius: float, lobes: int = 12, roughness: float = 0.1) -> Outline:
    """A soft round edge that was thrown further in places; never beyond the radius."""
    points: list[Point] = []
    for index in range(lobes):
        angle = (index + chance.between(-0.2, 0.2)) * 360 / lobes
        far = radius * chance.between(1 - roughness, 1)
        # Lobes with narrow valleys between them: a splash, not a pebble.
        points += [
            polar(far, angle),
            polar(radius * chance.between(1 - 2 * roughness, 1 - roughness), angle + 180 / lobes),
        ]
    return smooth(points)


def droplets(chance: Chance, near: float, far: float, many: int) -> Outline:
    """Round drops between two distances, smaller the further they flew."""
    steps: Outline = ()
    for index in range(many):
        share = chance.number() ** 1.4
        radius = max(SMALLEST_DROPLET, near * chance.between(0.05, 0.1) * (1.15 - share))
        angle = (index + chance.between(0.1, 0.9)) * 360 / many
        steps += circle(polar(near + (far - radius - near) * share, angle), radius)
    return steps


@lru_cache(maxsize=256)
def burst(identity: Identity, colour: str, theme: Theme, size: float, variant: int) -> Symbol:
    """A cell full of powder with texture and symbol, `size` wide, around the origin."""
    tones, half = theme.tones(colour), size / 2
    chance = Chance(f"burst {identity.symbol} {variant}")
    cloud = blob(chance, half * 0.98, 9, 0.09)
    core = blob(chance, half * 0.9, 11, 0.07)
    box = Box(-half, -half, size, size)
    edge = theme.hairline
    parts: list[Part] = [
        Shape(cloud, tones.pale if theme.is_outlined else tones.light),
        Shape(droplets(chance, half * 0.95, half * 1.1, 15), tones.pale if theme.is_outlined else tones.solid),
        Shape(core, tones.solid),
        *textured(identity.texture, core, box, max(0.9, size * (0.11 if theme.is_outlined else 0.085)), tones.deep),
    ]
    if tones.edge is not None:
        parts.append(Shape(core, None, tones.edge, edge))
    parts += drawn_mark(identity.symbol, (0, 0), half * 0.48, "#ffffff", tones.line, max(0.25, size * 0.022))
    key = f"burst-{theme.name}-{identity.symbol}-{colour[1:]}-{round(size * 1000)}-{variant}"
    return Symbol(key, tuple(parts), box.grown(half * 0.12))
