"""Small pictures that stand for a thing or an action, drawn with one accent colour."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, degrees

from pnp.art.chance import Chance
from pnp.art.curves import placed, smooth, traced
from pnp.art.powder import blob, droplets
from pnp.art.symbols import figure, scallops
from pnp.art.theme import Theme, Tones
from pnp.scene.geometry import Box, Outline, Point, circle, ellipse, line, polygon, rectangle, transformed, turned
from pnp.scene.shapes import Part, Shape


@dataclass(frozen=True, slots=True)
class Icons:
    """Draws in the accent colour of a card; `unit` is how large a cell is, and everything goes by it."""

    theme: Theme
    colour: str
    unit: float

    @property
    def tones(self) -> Tones:
        return self.theme.tones(self.colour)

    @property
    def width(self) -> float:
        return max(0.25, self.unit * 0.05)

    def _area(self, outline: Outline, fill: str, line_colour: str | None = None) -> Shape:
        return Shape(outline, fill, line_colour or self.tones.line, self.width)

    def cell(self, at: Point, fill: str | None = None) -> tuple[Part, ...]:
        side = self.unit * 0.92
        box = Box(at[0] - side / 2, at[1] - side / 2, side, side)
        quiet = max(0.2, self.width * 0.6)
        return (Shape(rectangle(box, side * 0.12), fill or self.theme.tile, self.theme.quiet, quiet),)

    def token(self, at: Point, is_own: bool = True, size: float = 0.36) -> tuple[Part, ...]:
        """A colour token: full of colour if it is one's own."""
        fill = (self.tones.light if self.theme.is_outlined else self.tones.solid) if is_own else self.theme.tile
        ring = Shape(circle(at, self.unit * size), fill, self.tones.line if is_own else self.theme.grey, self.width)
        core = Shape(circle(at, self.unit * size * 0.42), self.theme.tile if is_own else self.theme.grey)
        return ring, core

    def pawn(self, at: Point, size: float = 0.42, is_own: bool = True) -> tuple[Part, ...]:
        """A figure, one's own dark."""
        outline = placed(figure(), at, self.unit * size)
        if is_own:
            return (Shape(outline, self.theme.ink),)
        return (Shape(outline, self.theme.tile, self.theme.ink, self.width),)

    def splash(self, at: Point, size: float = 0.8) -> tuple[Part, ...]:
        """Powder that has just landed."""
        chance = Chance("splash")
        radius = self.unit * size
        fill = self.tones.pale if self.theme.is_outlined else self.tones.light
        cloud = placed(blob(chance, radius, 10, 0.12), at, 1)
        drops = placed(droplets(chance, radius, radius * 1.22, 12), at, 1)
        return Shape(drops, fill), self._area(cloud, fill)

    def arrow(self, start: Point, end: Point, bend: float = 0.0) -> tuple[Part, ...]:
        """An arrow, straight or bent to one side."""
        across, down = end[0] - start[0], end[1] - start[1]
        middle = (start[0] + across / 2 - down * bend, start[1] + down / 2 + across * bend)
        head = self.unit * 0.24
        way = degrees(atan2(end[1] - middle[1], end[0] - middle[0]))
        tip = placed(polygon(((0.9, 0), (-0.7, 0.8), (-0.7, -0.8))), end, head, way)
        shaft = smooth([start, middle, end], is_closed=False) if bend else line(start, end)
        return Shape(shaft, None, self.theme.ink, self.width * 1.8), Shape(tip, self.theme.ink)

    def card(self, at: Point, tilt: float = 0.0, is_down: bool = False, size: float = 1.0) -> tuple[Part, ...]:
        """A card with its pattern, or its back."""
        wide, high = self.unit * 1.1 * size, self.unit * 1.55 * size
        box = Box(-wide / 2, -high / 2, wide, high)
        turn = turned(tilt)
        face = rectangle(box, wide * 0.12)
        inner = rectangle(box.grown(-wide * 0.12), wide * 0.06)
        rose = scallops(8, wide * 0.2, wide * 0.26)
        step = wide * 0.26
        cells = tuple(
            part for col, row in ((-1, -1), (0, -1), (0, 0)) for part in circle((col * step, row * step), wide * 0.11)
        )
        fill = self.tones.light if self.theme.is_outlined else self.tones.solid
        outlines = (
            [(face, self.theme.tile), (inner, fill), (rose, self.theme.tile)]
            if is_down
            else [(face, self.theme.tile), (cells, fill)]
        )
        return tuple(
            Shape(placed(transformed(outline, turn), at, 1), colour, self.tones.line, self.width * 0.8)
            for outline, colour in outlines
        )

    def bowl(self, at: Point, tokens: int, is_own: bool = False, size: float = 1.0) -> tuple[Part, ...]:
        """A bowl with tokens heaped in it: a supply."""
        unit = self.unit * size
        x, y = at
        heap = [(-0.5, -0.25), (0.5, -0.25), (0.0, -0.35), (-0.25, -0.75), (0.28, -0.75), (0.0, -1.15)][:tokens]
        parts = tuple(
            part for dx, dy in heap for part in self.token((x + dx * unit, y + dy * unit), is_own, 0.3 * size)
        )
        body = smooth(((-1, 0), (-1, 0), (1, 0), (1, 0), (0.72, 0.6), (0.3, 0.85), (-0.3, 0.85), (-0.72, 0.6)))
        foot = polygon(((-0.32, 0.84), (0.32, 0.84), (0.42, 1.02), (-0.42, 1.02)))
        return (
            *parts,
            self._area(placed(foot, at, unit), self.theme.sand),
            self._area(placed(body, at, unit), self.theme.sand),
        )

    def eye(self, at: Point, size: float = 0.6) -> tuple[Part, ...]:
        """Seen from above."""
        lid = smooth(traced("-1,0! -0.5,-0.44 0,-0.58 0.5,-0.44 1,0! 0.5,0.44 0,0.58 -0.5,0.44"))
        radius = self.unit * size
        return (
            Shape(placed(lid, at, radius), self.theme.tile, self.theme.ink, self.width),
            Shape(circle(at, radius * 0.36), self.theme.ink),
        )

    def storeys(self, at: Point, levels: int, lit: tuple[int, ...], is_joined: bool = False) -> tuple[Part, ...]:
        """The boards above each other, those that count in colour; joined if they count together."""
        wide, flat, gap = self.unit * 0.8, self.unit * 0.3, self.unit * 0.42
        x, bottom = at[0], at[1] + gap * (levels - 1) / 2
        parts: list[Part] = []
        if is_joined:
            for side in (-wide, wide):
                parts.append(
                    Shape(
                        line((x + side, bottom), (x + side, bottom - gap * (levels - 1))),
                        None,
                        self.tones.line,
                        self.width * 1.6,
                    )
                )
        for level in range(levels):
            y = bottom - level * gap
            fill = (
                (self.tones.deep if self.theme.is_outlined else self.tones.solid) if level in lit else self.theme.tile
            )
            parts.append(self._area(polygon(((x - wide, y), (x, y - flat), (x + wide, y), (x, y + flat))), fill))
        return tuple(parts)

    def steps(self, at: Point, many: int) -> tuple[Part, ...]:
        """Stairs that go up to the right."""
        width, high = self.unit * 0.9, self.unit * 0.6
        x, y = at[0] - many * width / 2, at[1] + many * high / 2
        corners: list[Point] = [(x, y)]
        for step in range(many):
            corners += [(x + step * width, y - (step + 1) * high), (x + (step + 1) * width, y - (step + 1) * high)]
        return (self._area(polygon([*corners, (x + many * width, y)]), self.theme.sand),)

    def oval(self, at: Point, across: float, down: float) -> tuple[Part, ...]:
        return (Shape(ellipse(at, across * self.unit, down * self.unit), self.theme.sand),)
