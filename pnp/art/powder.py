"""Powder: blobs from a noisy circle, and a halo of droplets that get smaller outwards."""

from __future__ import annotations

from functools import lru_cache

from pnp.art.chance import Chance
from pnp.art.curves import polar, smooth
from pnp.art.symbols import Identity, drawn_mark
from pnp.art.textures import textured
from pnp.art.theme import Theme
from pnp.scene.geometry import Box, Outline, circle
from pnp.scene.shapes import Part, Shape, Symbol

SMALLEST_DROPLET = 0.24
"""Radius in mm; less does not survive a home printer."""


def blob(chance: Chance, radius: float, lobes: int = 11, roughness: float = 0.14) -> Outline:
    """A soft round edge, in places thrown further; never beyond the radius."""
    thrown = [chance.between(1 - 2 * roughness, 1) for _ in range(lobes)]
    angles = [(index + chance.between(-0.22, 0.22)) * 360 / lobes for index in range(lobes)]
    return smooth([polar(radius * far, angle) for far, angle in zip(thrown, angles, strict=True)])


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
    cloud = blob(chance, half * 0.99, 13, 0.09)
    core = blob(chance, half * 0.86, 11, 0.07)
    box = Box(-half, -half, size, size)
    edge = max(0.2, size * 0.012)
    parts: list[Part] = [
        Shape(cloud, tones.light if not theme.is_outlined else tones.pale),
        Shape(droplets(chance, half * 0.92, half * 1.02, 14), tones.solid if not theme.is_outlined else tones.light),
        Shape(core, tones.solid),
        *textured(identity.texture, core, box, max(0.9, size * 0.085), tones.deep),
    ]
    if tones.edge is not None:
        parts.append(Shape(core, None, tones.edge, edge))
    parts += drawn_mark(identity.symbol, (0, 0), half * 0.5, "#ffffff", tones.line, max(0.25, size * 0.022))
    key = f"burst-{theme.name}-{identity.symbol}-{colour[1:]}-{round(size * 1000)}-{variant}"
    return Symbol(key, tuple(parts), box.grown(half * 0.1))
