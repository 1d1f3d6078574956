"""Three sweets, drawn around the origin with radius 1: laddu, barfi and jalebi."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, get_args

from pnp.art.chance import Chance
from pnp.art.curves import placed, polar, smooth
from pnp.art.symbols import scallops
from pnp.art.theme import Theme
from pnp.scene.geometry import Outline, Point, circle, line, polygon
from pnp.scene.shapes import Part, Shape

SweetName = Literal["laddu", "barfi", "jalebi"]
SWEETS: tuple[SweetName, ...] = get_args(SweetName)
_COLOURS = {"laddu": "#e8a33d", "barfi": "#f3d9b1", "jalebi": "#e07b2e"}


def drawn_sweet(name: SweetName, centre: Point, radius: float, theme: Theme) -> tuple[Part, ...]:
    """A sweet in its own colour, whoever takes it."""
    tones = theme.tones(_COLOURS[name])
    width = max(0.3, radius * 0.07)
    fill = tones.pale if theme.is_outlined else tones.solid
    line_of = tones.line

    def at(outline: Outline) -> Outline:
        return placed(outline, centre, radius)

    match name:
        case "laddu":
            ball, grains, leaf = _laddu()
            return (
                Shape(at(ball), fill, line_of, width),
                Shape(at(grains), tones.light if theme.is_outlined else tones.deep),
                Shape(at(leaf), "#8fae5a" if theme.name == "colour" else tones.light, line_of, width * 0.7),
            )
        case "barfi":
            slab, top, nuts = _barfi()
            return (
                Shape(at(slab), tones.light if theme.is_outlined else tones.deep, line_of, width),
                Shape(at(top), fill, line_of, width),
                Shape(at(nuts), "#8fae5a" if theme.name == "colour" else tones.light, line_of, width * 0.7),
            )
        case "jalebi":
            coil = at(_jalebi())
            return Shape(coil, None, line_of, radius * 0.3), Shape(coil, None, fill, radius * 0.3 - 2 * width)


@lru_cache(maxsize=1)
def _laddu() -> tuple[Outline, Outline, Outline]:
    chance = Chance("laddu")
    grains: Outline = ()
    for many, far in ((1, 0.0), (6, 0.36), (11, 0.7)):
        for index in range(many):
            spot = polar(far, (index + chance.between(0, 0.4)) * 360 / many, (0, 0.06))
            grains += circle(spot, chance.between(0.085, 0.12))
    ball = placed(scallops(18, 0.97, 1.0), (0, 0.06), 0.94)
    leaf = smooth(((-0.34, -0.62), (-0.34, -0.62), (0, -0.9), (0.34, -0.62), (0.34, -0.62), (0, -0.42)))
    return ball, grains, leaf


def _barfi() -> tuple[Outline, Outline, Outline]:
    top = polygon(((0, -0.78), (0.98, -0.2), (0, 0.38), (-0.98, -0.2)))
    slab = polygon(((-0.98, -0.2), (0, -0.78), (0.98, -0.2), (0.98, 0.24), (0, 0.82), (-0.98, 0.24)))
    nut = smooth(((-0.16, 0), (0, -0.09), (0.16, 0), (0, 0.09)))
    nuts: Outline = ()
    for spot, degrees in (
        ((0, -0.2), 20),
        ((-0.42, -0.22), -30),
        ((0.42, -0.2), 50),
        ((0.02, -0.5), -10),
        ((0, 0.1), 10),
    ):
        nuts += placed(nut, spot, 1, degrees)
    return slab, top, nuts


def _jalebi() -> Outline:
    """A coil and its tail."""
    turns = [polar(0.12 + 0.72 * step / 30, step * 30.0) for step in range(31)]
    return smooth([*turns, (0.84, 0.42), (0.5, 0.8)], is_closed=False) + line((0.5, 0.8), (0.42, 0.84))
