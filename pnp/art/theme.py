"""How colours are printed: in full, with little ink, or as greys."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from pnp.art.colour import lightness

ThemeName = Literal["colour", "low-ink", "greyscale"]

WHITE = "#ffffff"
DARK_ENOUGH = 46.0
"""L* at most, for lines and small print on paper."""
DARK = 40.0
"""L* up to which a texture in a darker tone would not be seen."""
LIGHT = 72.0
"""L* from which a colour needs dark signs on it and a dark line around it."""


@dataclass(frozen=True, slots=True)
class Tones:
    """One colour as a theme prints it, from heavy to faint; `sign` is what reads on `solid`."""

    solid: str
    deep: str
    """A second tone for textures on `solid`."""
    light: str
    pale: str
    line: str
    sign: str
    edge: str | None
    """The line around solid areas, where the theme or a light colour wants one."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The neutral colours, and how a player's colour becomes tones."""

    name: ThemeName
    ink: str = "#3b2a2c"
    paper: str = "#fdf8ee"
    tile: str = "#ffffff"
    sand: str = "#eddcbc"
    terracotta: str = "#c4603c"
    sky: str = "#a9d3e3"
    grey: str = "#7d6e62"
    """Cards that belong to nobody."""
    quiet: str = "#cdbfa9"
    """Thin lines that must not call."""

    def tones(self, colour: str) -> Tones:
        return _tones(self, colour)

    @property
    def hairline(self) -> float:
        """The thinnest line of ornaments, in mm."""
        return 0.2 if self.is_outlined else 0.25

    @property
    def is_outlined(self) -> bool:
        """Whether areas are left light and drawn by their outlines."""
        return self.name == "low-ink"


def mixed(first: str, second: str, share: float) -> str:
    """The first colour with a share of the second."""
    pairs = ((int(first[at : at + 2], 16), int(second[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one + (other - one) * share):02x}" for one, other in pairs)


def grey_of(colour: str) -> str:
    """The grey of the same lightness."""
    luminance = ((lightness(colour) + 16) / 116) ** 3 if lightness(colour) > 8 else lightness(colour) * 27 / 24389
    level = 12.92 * luminance if luminance <= 0.0031308 else 1.055 * luminance ** (1 / 2.4) - 0.055
    return f"#{round(255 * min(1.0, level)):02x}" + f"{round(255 * min(1.0, level)):02x}" * 2


def darkened(colour: str, ink: str) -> str:
    """The colour with as much ink as it takes to be read on white."""
    return next(
        dark for step in range(21) if lightness(dark := mixed(colour, ink, step / 20)) <= DARK_ENOUGH or step == 20
    )


def _deep(colour: str) -> str:
    """A second tone that shows on the colour and belongs to it."""
    if lightness(colour) >= LIGHT:
        # Ink would turn yellow into mud; terracotta turns it into saffron.
        return mixed(colour, COLOUR.terracotta, 0.35)
    if lightness(colour) <= DARK:
        return mixed(colour, WHITE, 0.22)
    return mixed(colour, COLOUR.ink, 0.26)


@lru_cache(maxsize=256)
def _tones(theme: Theme, colour: str) -> Tones:
    is_light = lightness(colour) >= LIGHT
    line = darkened(colour, COLOUR.ink)
    if theme.name == "low-ink":
        # A light colour costs little ink and would be lost in a faint tint.
        deep, light, pale = (0.55, 0.66, 0.86) if is_light else (0.82, 0.88, 0.95)
        return Tones(
            solid=WHITE,
            deep=mixed(colour, WHITE, deep),
            light=mixed(colour, WHITE, light),
            pale=mixed(colour, WHITE, pale),
            line=line,
            sign=line,
            # Outlines are most of the ink that is left; words and symbols keep the darker line.
            edge=mixed(line, WHITE, 0.4),
        )
    tones = Tones(
        solid=colour,
        deep=_deep(colour),
        light=mixed(colour, WHITE, 0.42),
        pale=mixed(colour, WHITE, 0.82),
        line=line,
        sign=line if is_light else WHITE,
        edge=line if is_light else None,
    )
    if theme.name == "colour":
        return tones
    return Tones(
        solid=grey_of(tones.solid),
        deep=grey_of(tones.deep),
        light=grey_of(tones.light),
        pale=grey_of(tones.pale),
        line=grey_of(tones.line),
        sign=grey_of(tones.sign),
        edge=None if tones.edge is None else grey_of(tones.edge),
    )


COLOUR = Theme("colour")
LOW_INK = replace(
    COLOUR,
    name="low-ink",
    ink="#5d4c4d",
    paper=WHITE,
    sand=WHITE,
    terracotta="#b9694c",
    sky=WHITE,
    quiet="#d9d2c6",
)
GREYSCALE = Theme(
    "greyscale",
    *(
        grey_of(colour)
        for colour in (
            COLOUR.ink,
            COLOUR.paper,
            COLOUR.tile,
            COLOUR.sand,
            COLOUR.terracotta,
            COLOUR.sky,
            COLOUR.grey,
            COLOUR.quiet,
        )
    ),
)
THEMES: dict[str, Theme] = {theme.name: theme for theme in (COLOUR, LOW_INK, GREYSCALE)}
