"""Parts as plain values, and the way from them to geometry and back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import shapely
from shapely import MultiPolygon, Polygon
from shapely.geometry.polygon import orient

Point = tuple[float, float]
Ring = tuple[Point, ...]
"""The corners of an outline, the last one not again the first; holes run the other way round than what holds them."""

PRECISION = 0.001
QUARTER = 24
"""Lines that stand for a quarter of a circle."""


@dataclass(frozen=True, slots=True)
class Outlined:
    """A part to be cut out: its outline from its top left corner, its holes, and lines along which it is folded."""

    name: str
    outline: Ring
    holes: tuple[Ring, ...] = ()
    folds: tuple[tuple[Point, Point], ...] = ()

    def polygon(self) -> Polygon:
        return Polygon(self.outline, self.holes)

    def size(self) -> tuple[float, float]:
        left, top, right, bottom = self.polygon().bounds
        return right - left, bottom - top

    def mirrored(self) -> Outlined:
        """The part seen from behind."""
        across = max(x for x, _ in self.outline) + min(x for x, _ in self.outline)

        def turn(ring: Ring) -> Ring:
            return tuple((across - x, y) for x, y in reversed(ring))

        folds = tuple(((across - a[0], a[1]), (across - b[0], b[1])) for a, b in self.folds)
        return replace(self, outline=turn(self.outline), holes=tuple(map(turn, self.holes)), folds=folds)


def outlined(name: str, shape: Polygon, folds: Iterable[tuple[Point, Point]] = ()) -> Outlined:
    """A part with its corners in an order that only its shape decides."""
    whole = orient(shapely.normalize(shapely.set_precision(shape, PRECISION)))
    rings = [_ring(ring.coords) for ring in (whole.exterior, *whole.interiors)]
    return Outlined(name, rings[0], tuple(sorted(rings[1:])), tuple(folds))


def _ring(coordinates: Iterable[tuple[float, ...]]) -> Ring:
    return tuple((round(x, 4), round(y, 4)) for x, y, *_ in coordinates)[:-1]


def kerfed(part: Outlined, kerf: float) -> Outlined:
    """Where the middle of a beam has to run so that the part comes out right: outsides grow and holes shrink."""
    if not kerf:
        return part
    grown = whole(part.polygon().buffer(kerf / 2, join_style="mitre", mitre_limit=10.0))
    return outlined(part.name, grown, part.folds)


def rounded(name: str, size: tuple[float, float], corner: float) -> Outlined:
    """A card: a rectangle with round corners, in lines so short that nothing is seen of them."""
    inner = shapely.box(corner, corner, size[0] - corner, size[1] - corner)
    return outlined(name, whole(inner.buffer(corner, quad_segs=QUARTER) if corner else inner))


def disc(name: str, diameter: float) -> Outlined:
    """A round token."""
    radius = diameter / 2
    return outlined(name, shapely.Point(radius, radius).buffer(radius, quad_segs=2 * QUARTER))


def whole(shape: shapely.Geometry) -> Polygon:
    """A geometry that is one piece; ValueError where it fell apart."""
    if isinstance(shape, MultiPolygon) and len(shape.geoms) == 1:
        shape = shape.geoms[0]
    if not isinstance(shape, Polygon) or shape.is_empty:
        raise ValueError("the part is not in one piece")
    return shape


def between(part: Outlined, box: tuple[float, float, float, float]) -> tuple[Outlined, ...]:
    """What of a part lies within left, top, right and bottom; nothing of it is moved."""
    left = part.polygon().intersection(shapely.box(*box))
    pieces = [
        piece for piece in getattr(left, "geoms", [left]) if isinstance(piece, Polygon) and piece.area > PRECISION
    ]
    return tuple(outlined(part.name, piece) for piece in pieces)
