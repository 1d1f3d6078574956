"""The players' symbols and the star, drawn around the origin with radius 1."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from pnp.art.curves import around, placed, polar, smooth, traced
from pnp.scene.geometry import Outline, Point, circle, line, polygon
from pnp.scene.shapes import Shape

SymbolName = Literal["drop", "kite", "leaf", "marigold", "pot"]
TextureName = Literal["waves", "weave", "chevrons", "dots", "plain"]
AnimalName = Literal["peacock", "tiger", "deer", "elephant"]


@dataclass(frozen=True, slots=True)
class Identity:
    """What tells a player apart besides the colour; `folds` and `seed` make the rangoli of the card back."""

    symbol: SymbolName
    texture: TextureName
    animal: AnimalName
    folds: int
    seed: str


IDENTITIES = (
    Identity("drop", "waves", "peacock", 12, "dawn"),
    Identity("kite", "weave", "tiger", 8, "festival"),
    Identity("leaf", "chevrons", "deer", 10, "evening"),
    Identity("marigold", "dots", "elephant", 16, "night"),
)
NOBODY = Identity("pot", "plain", "elephant", 14, "garland")
"""Cards that all players share."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A symbol: its body, and lines drawn on it."""

    body: Outline
    lines: Outline


def _drop() -> Mark:
    body: Outline = (
        ("M", 0.0, -1.0),
        ("C", 0.16, -0.62, 0.68, -0.1, 0.68, 0.32),
        ("C", 0.68, 0.7, 0.38, 1.0, 0.0, 1.0),
        ("C", -0.38, 1.0, -0.68, 0.7, -0.68, 0.32),
        ("C", -0.68, -0.1, -0.16, -0.62, 0.0, -1.0),
        ("Z",),
    )
    return Mark(body, (("M", -0.36, 0.34), ("C", -0.36, 0.54, -0.24, 0.66, -0.06, 0.7)))


def _kite() -> Mark:
    body = polygon(((0.0, -1.0), (0.72, -0.24), (0.0, 0.62), (-0.72, -0.24)))
    # Two bows on the tail.
    bows = polygon(((-0.26, 0.62), (0.26, 1.0), (0.26, 0.62), (-0.26, 1.0)))
    return Mark(body + bows, line((0.0, -0.78), (0.0, 0.42)) + line((-0.5, -0.24), (0.5, -0.24)))


def _leaf() -> Mark:
    body: Outline = (
        ("M", 0.0, -1.0),
        ("C", 0.5, -0.66, 0.78, -0.2, 0.66, 0.2),
        ("C", 0.56, 0.52, 0.28, 0.62, 0.09, 0.66),
        ("L", 0.09, 1.0),
        ("L", -0.09, 1.0),
        ("L", -0.09, 0.66),
        ("C", -0.28, 0.62, -0.56, 0.52, -0.66, 0.2),
        ("C", -0.78, -0.2, -0.5, -0.66, 0.0, -1.0),
        ("Z",),
    )
    veins = line((0.0, -0.62), (0.0, 0.56)) + line((-0.36, -0.14), (0.0, 0.14), (0.36, -0.14))
    return Mark(placed(body, (0, 0), 1, 24), placed(veins, (0, 0), 1, 24))


def _marigold() -> Mark:
    return Mark(scallops(10, 0.84, 1.0), scallops(7, 0.42, 0.56) + circle((0, 0), 0.16))


def _pot() -> Mark:
    body = smooth(
        traced("-0.42,-0.92! 0.42,-0.92! 0.3,-0.6 0.78,0.1 0.42,0.84 0.3,0.9! -0.3,0.9! -0.42,0.84 -0.78,0.1 -0.3,-0.6")
    )
    return Mark(body, line((-0.56, 0.02), (-0.28, 0.24), (0.0, 0.02), (0.28, 0.24), (0.56, 0.02)))


def scallops(count: int, low: float, high: float) -> Outline:
    """A round edge of small arches, as petals make."""
    half = 180 / count
    first = polar(low, -half)
    steps: Outline = (("M", *first),)
    for index in range(count):
        at = index * 360 / count
        rise = (high - low) * 4 / 3 + low
        steps += (("C", *polar(rise, at - half * 0.8), *polar(rise, at + half * 0.8), *polar(low, at + half)),)
    return (*steps, ("Z",))


@lru_cache(maxsize=8)
def mark(name: SymbolName) -> Mark:
    """A player's symbol."""
    return {"drop": _drop, "kite": _kite, "leaf": _leaf, "marigold": _marigold, "pot": _pot}[name]()


def drawn_mark(
    name: SymbolName, centre: Point, radius: float, fill: str, stroke: str, edge: float = 0.0, degrees: float = 0.0
) -> tuple[Shape, ...]:
    """A symbol in two colours; `edge` is the width of the line around it, 0 for none."""
    body, lines = (placed(outline, centre, radius, degrees) for outline in (mark(name).body, mark(name).lines))
    outlined = Shape(body, fill, stroke if edge else None, edge or 0.2)
    width = max(0.2, radius * 0.1)
    return outlined, Shape(lines, None, stroke, width)


@lru_cache(maxsize=1)
def star() -> Outline:
    """Two squares turned against each other: where your figure stands."""
    inner = 0.7653668647301795
    return polygon([polar(1.0 if point % 2 == 0 else inner, point * 22.5) for point in range(16)])


@lru_cache(maxsize=1)
def figure() -> Outline:
    """A player's figure: head, shoulders, skirt."""
    robe = smooth(traced("0,-0.3 0.28,-0.16 0.34,0.2 0.62,0.9! 0,1 -0.62,0.9! -0.34,0.2 -0.28,-0.16"))
    return robe + circle((0.0, -0.62), 0.37)


def drawn_star(centre: Point, radius: float, fill: str, ink: str, ring: str, width: float) -> tuple[Shape, ...]:
    """The star with a figure in it."""
    x, y = centre
    return (
        Shape(placed(star(), centre, radius), fill, ink, width),
        Shape(placed(star(), centre, radius * 0.8), None, ring, max(0.2, width * 0.6)),
        Shape(placed(figure(), (x, y + radius * 0.03), radius * 0.46), ink),
    )


def petals(count: int, inner: float, outer: float, spread: float = 0.5) -> Outline:
    """Pointed petals around the origin; `spread` is the share of the circle they cover."""
    half = 180 / count * spread
    middle = inner + (outer - inner) * 0.45
    one: Outline = (
        ("M", *polar(inner, 0)),
        ("C", *polar(inner + (middle - inner) * 0.5, -half * 1.3), *polar(middle, -half * 1.5), *polar(outer, 0)),
        ("C", *polar(middle, half * 1.5), *polar(inner + (middle - inner) * 0.5, half * 1.3), *polar(inner, 0)),
        ("Z",),
    )
    return around(one, count)
