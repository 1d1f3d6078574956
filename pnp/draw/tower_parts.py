"""Pillars and edge strips of the tower."""

from __future__ import annotations

from collections.abc import Sequence

from pnp.art.facade import column, crowd, plaque, roof, roof_colour
from pnp.art.theme import Theme
from pnp.draw.cutting import cut_lines
from pnp.draw.face import text
from pnp.model.layout import Layout
from pnp.scene.geometry import Box, Matrix
from pnp.scene.shapes import Group, Part
from pnp.scene.text import written
from pnp.tower.measures import Measures
from pnp.tower.outlines import Outlined

LABEL = 0.56
"""The em of a label, by the height of its strip."""
SAFE = 2.1


def strip(
    layout: Layout,
    level: int,
    side: str,
    part: Outlined,
    given: Sequence[str],
    theme: Theme,
    colours: Sequence[str],
    bleed: float,
) -> tuple[Part, ...]:
    """A strip as it is seen from outside: the crowd around the ground, roofs above, a label beside each cell."""
    width, height = part.size()
    high, cell = layout.tower.strip, layout.cell
    picture = Box(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)
    half = min(high * 0.44, cell * 0.3)
    middles = [(index + 0.5) * cell for index in range(len(given))]
    scene = crowd(theme, picture, high, colours, side) if level == 0 else roof(theme, picture, high, level)
    size = min(high * LABEL, cell * 0.42, (high - 2 * SAFE) / 0.7)
    labels = [
        part_of
        for x, label in zip(middles, given, strict=True)
        for part_of in (
            *plaque(theme, (x, high / 2), half, roof_colour(level)),
            text(written(label, (x, high / 2 + size * 0.35), size, "heading", "centre"), theme.ink),
        )
    ]
    return (*scene, *labels, *cut_lines(part, theme))


def pillar(layout: Layout, part: Outlined, theme: Theme, bleed: float, is_back: bool = False) -> tuple[Part, ...]:
    """One side of a pillar; behind, everything is the other way round."""
    measures = Measures(layout)
    (width, height), face, point = part.size(), measures.pillar_width, measures.point
    bands = sorted(height - measures.height(level) - measures.slot for level in range(layout.board.levels))
    faces: list[Part] = []
    for index in range(round(width / face)):
        left = index * face
        box = Box(left, 0.0, face, height)
        faces += column(theme, box, bands, measures.slot, point)
    ground = column(theme, Box(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed), [], 0.0, 0.1)[:1]
    drawn: tuple[Part, ...] = (*ground, *faces)
    shown = part.mirrored() if is_back else part
    if is_back:
        drawn = (Group(drawn, Matrix(a=-1.0, e=width)),)
    return (*drawn, *cut_lines(shown, theme))
