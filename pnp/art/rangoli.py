"""Rangoli: motifs in one wedge, turned many times, ring around ring.

Rings are painted from the outside in, each on its own round ground, so that outlines stay clean without any cutting.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import pi, sin

from pnp.art.chance import Chance
from pnp.art.curves import around, mirrored, polar, smooth, traced
from pnp.art.symbols import scallops
from pnp.art.theme import Theme, Tones
from pnp.scene.geometry import Outline, circle, line, transformed, turned
from pnp.scene.shapes import Shape


@dataclass(frozen=True, slots=True)
class Paint:
    """The colours of one ring: its ground, its motifs, their second colour, and lines."""

    ground: str | None
    first: str
    second: str
    line: str
    edge: str | None
    width: float

    def area(self, outline: Outline, fill: str) -> Shape:
        return Shape(outline, fill, self.edge, self.width)


@dataclass(frozen=True, slots=True)
class Ring:
    """The room of one ring, and how often its motif goes round."""

    inner: float
    outer: float
    folds: int

    @property
    def depth(self) -> float:
        return self.outer - self.inner

    @property
    def wedge(self) -> float:
        """Degrees from one motif to the next."""
        return 360 / self.folds

    def pace(self, at: float) -> float:
        """mm from one motif to the next, at a share of the depth."""
        return 2 * (self.inner + self.depth * at) * sin(pi / self.folds)


Motif = Callable[[Ring, Paint], tuple[Shape, ...]]


def _petal(inner: float, outer: float, half: float, waist: float = 0.5) -> Outline:
    """One pointed petal straight up, `half` its half width in degrees."""
    middle = inner + (outer - inner) * waist
    return (
        ("M", *polar(inner, 0)),
        ("C", *polar(inner + (middle - inner) * 0.4, -half * 1.25), *polar(middle, -half * 1.45), *polar(outer, 0)),
        ("C", *polar(middle, half * 1.45), *polar(inner + (middle - inner) * 0.4, half * 1.25), *polar(inner, 0)),
        ("Z",),
    )


def lotus(ring: Ring, paint: Paint) -> tuple[Shape, ...]:
    """Two rows of pointed petals, each with a heart."""
    half = ring.wedge / 2
    behind = around(_petal(ring.inner * 0.9, ring.outer * 0.985, half * 0.9), ring.folds, half)
    front = around(_petal(ring.inner * 0.9, ring.inner + ring.depth * 0.86, half * 0.94, 0.45), ring.folds)
    inner, outer = ring.inner + ring.depth * 0.16, ring.inner + ring.depth * 0.62
    hearts = around(_petal(inner, outer, half * 0.5, 0.45), ring.folds)
    return paint.area(behind, paint.second), paint.area(front, paint.first), paint.area(hearts, paint.second)


def arches(ring: Ring, paint: Paint) -> tuple[Shape, ...]:
    """Round arches side by side, a bead under each."""
    outer = scallops(ring.folds, ring.inner + ring.depth * 0.35, ring.outer * 0.995)
    inner = scallops(ring.folds, ring.inner + ring.depth * 0.12, ring.inner + ring.depth * 0.74)
    bead = min(ring.depth * 0.16, ring.pace(0.4) * 0.2)
    beads = around(circle(polar(ring.inner + ring.depth * 0.36, 0), max(0.3, bead)), ring.folds)
    return paint.area(outer, paint.first), paint.area(inner, paint.second), paint.area(beads, paint.first)


def paisleys(ring: Ring, paint: Paint) -> tuple[Shape, ...]:
    """Curled drops in mirrored pairs."""
    scale = min(ring.depth * 0.46, ring.pace(0.5) * 0.46)
    middle = ring.inner + ring.depth * 0.5
    body = smooth(traced("0.62,-1! 0.1,-0.72 -0.5,-0.18 -0.62,0.36 -0.2,0.9 0.34,0.86 0.7,0.4 0.56,-0.1 0.3,-0.5"))
    shifted = transformed(body, turned(0)._replace(a=scale, d=scale, e=-scale * 0.66 - 0.06, f=-middle))
    eye = circle((-scale * 0.66 + scale * 0.06, -middle + scale * 0.36), max(0.3, scale * 0.26))
    pairs = around(shifted + mirrored(shifted), ring.folds)
    eyes = around(eye + mirrored(eye), ring.folds)
    top = max(0.3, min(scale * 0.24, ring.depth * 0.12))
    dots = around(circle(polar(ring.inner + ring.depth * 0.72, 0), top), ring.folds, ring.wedge / 2)
    return paint.area(pairs, paint.first), paint.area(eyes, paint.second), paint.area(dots, paint.first)


def dots(ring: Ring, paint: Paint) -> tuple[Shape, ...]:
    """Two rows of dots, large and small by turns."""
    large = max(0.35, min(ring.depth * 0.3, ring.pace(0.5) * 0.26))
    small = max(0.3, large * 0.5)
    middle = ring.inner + ring.depth / 2
    row = around(circle(polar(middle, 0), large), ring.folds)
    between = around(circle(polar(middle, 0), small), ring.folds, ring.wedge / 2)
    return paint.area(row, paint.first), paint.area(between, paint.second)


def lattice(ring: Ring, paint: Paint) -> tuple[Shape, ...]:
    """Curves that cross, with a dot in each opening."""
    steps: Outline = ()
    for direction in (1, -1):
        swing = ring.wedge * direction
        one: Outline = (
            ("M", *polar(ring.inner, 0)),
            (
                "C",
                *polar(ring.inner + ring.depth * 0.35, swing * 0.15),
                *polar(ring.inner + ring.depth * 0.65, swing * 0.85),
                *polar(ring.outer, swing),
            ),
        )
        steps += around(one, ring.folds)
    bead = max(0.3, min(ring.depth * 0.13, ring.pace(0.5) * 0.16))
    middle = ring.inner + ring.depth / 2
    beads = around(circle(polar(middle, 0), bead), ring.folds)
    return Shape(steps, None, paint.line, paint.width * 1.2), paint.area(beads, paint.first)


def teeth(ring: Ring, paint: Paint) -> tuple[Shape, ...]:
    """A crown of triangles with slender petals between."""
    half = ring.wedge / 2
    tooth = line(polar(ring.inner, -half), polar(ring.outer * 0.97, 0), polar(ring.inner, half))
    slim = _petal(ring.inner + ring.depth * 0.3, ring.outer * 0.985, half * 0.42, 0.55)
    return (
        paint.area(around(slim, ring.folds, half), paint.second),
        paint.area(around((*tooth, ("Z",)), ring.folds), paint.first),
        paint.area(
            around(circle(polar(ring.inner + ring.depth * 0.3, 0), max(0.3, ring.pace(0) * 0.14)), ring.folds),
            paint.second,
        ),
    )


WIDE: Sequence[Motif] = (lotus, paisleys, arches, teeth)
NARROW: Sequence[Motif] = (dots, lattice)


def paints(tones: Tones, theme: Theme) -> tuple[Paint, Paint, Paint]:
    """Three ways to paint a ring, each standing out against the others."""
    white, width = "#ffffff", theme.hairline
    if theme.is_outlined:
        edge = tones.edge or tones.line
        return (
            Paint(white, white, tones.pale, edge, edge, width),
            Paint(white, tones.pale, white, edge, edge, width),
            Paint(white, white, white, edge, edge, width),
        )
    return (
        Paint(tones.solid, theme.paper, tones.deep, theme.paper, tones.edge, width),
        Paint(tones.pale, tones.solid, theme.paper, tones.solid, tones.edge, width),
        Paint(tones.deep, tones.pale, tones.solid, tones.pale, tones.edge, width),
    )


def rangoli(seed: str, radius: float, folds: int, ways: Sequence[Paint], heart: float = 0.0) -> tuple[Shape, ...]:
    """A whole rangoli around the origin, leaving the heart free; the same seed is the same drawing."""
    chance = Chance(seed)
    rings: list[tuple[Motif, Ring]] = []
    outer, last = radius, ""
    bottom = max(heart, radius * 0.12)
    is_wide = True
    while outer > bottom + 0.6:
        motif = chance.choice([motif for motif in (WIDE if is_wide else NARROW) if motif.__name__ != last])
        last = motif.__name__
        share = chance.between(0.2, 0.26) if is_wide else chance.between(0.085, 0.11)
        # A wedge that is far wider than deep wants its motif twice.
        depth = max(1.6, radius * share)
        inner = outer - depth if outer - depth > bottom + 1.0 else bottom
        many = folds * 2 if 2 * pi * (inner + outer) / 2 / folds > (outer - inner) * 1.7 else folds
        rings.append((motif, Ring(inner, outer, many)))
        outer, is_wide = inner, not is_wide
    shapes: list[Shape] = []
    for index, (motif, ring) in enumerate(rings):
        paint = ways[index % len(ways)]
        if paint.ground is not None:
            # The outermost ring lies on ground of its own colour and needs no line around it.
            shapes.append(Shape(circle((0, 0), ring.outer), paint.ground, paint.edge if index else None, paint.width))
        shapes += motif(ring, paint)
    return tuple(shapes)
