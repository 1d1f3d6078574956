"""What is to be cut out, before it has a place on paper."""

from __future__ import annotations

from dataclasses import dataclass

from pnp.scene.geometry import Box, Matrix
from pnp.scene.page import Component, Cut, Side, Size
from pnp.scene.shapes import Part, Symbol


@dataclass(frozen=True, slots=True)
class Piece:
    """A card, token or other part, drawn with its origin at the top left corner of the trim.

    Art runs out to `-bleed` on every side; nothing is seen of what lies beyond. Text is in groups named `text`, so
    that it can be proved to lie in the safe zone. Names differ within a document.
    """

    name: str
    front: tuple[Part, ...]
    size: Size
    back: tuple[Part, ...] | None = None
    bleed: float = 2.0
    corner: float = 3.0
    copies: int = 1
    cut: Cut = "card"

    def component(self, side: Side, matrix: Matrix, bleed: float) -> Component:
        """One side of it in its place; the bleed may be less than was drawn."""
        parts = self.front if side == "front" else self.back or ()
        drawing = Symbol(f"{self.name}-{side}", parts, Box(0.0, 0.0, *self.size).grown(bleed))
        return Component(self.name, side, drawing, self.size, bleed, matrix, self.cut, self.corner)
