"""Cards and tokens with simple art, good enough to measure."""

from __future__ import annotations

from functools import cache

from pnp.scene.geometry import Box, circle, rectangle
from pnp.scene.page import Cut, Document, Page, Size
from pnp.scene.shapes import Group, Part, Shape
from pnp.scene.text import fitted, written
from pnp.sheets.backs import Backs, flip
from pnp.sheets.furniture import Words, furnished
from pnp.sheets.layout import Setup, laid_out
from pnp.sheets.piece import Piece

COLOURS = ("#154d9e", "#dd3354", "#0fb593", "#ffc72e")
POKER = (63.5, 88.9)


@cache
def piece(number: int, size: Size = POKER, bleed: float = 2.0, cut: Cut = "card", copies: int = 1) -> Piece:
    """A card or token whose front and back know up from down."""
    width, height = size
    colour = COLOURS[number % 4]
    ground = Shape(rectangle(Box(0, 0, *size).grown(bleed)), fill=colour)
    title = fitted(
        f"Card {number}", Box(width / 4, height / 4, width / 2, height / 6), "heading", largest=6, smallest=1
    )
    cells = tuple(
        Shape(
            rectangle(Box(width / 4 * (col + 0.6), height / 2 + height / 8 * row, width / 5, height / 9), 0.5),
            "#ffffff",
        )
        for col in range(3)
        for row in range(2)
        if (number + col * row) % 3
    )
    front: tuple[Part, ...] = (ground, *cells, Group((Shape(title.outline, fill="#ffffff"),), name="text"))
    up = written("Up", (width / 2, height / 3), height / 8, "bold", "centre")
    ring = Shape(circle((width / 2, height / 2), width / 5), stroke="#ffffff", width=0.5)
    back: tuple[Part, ...] = (ground, ring, Group((Shape(up, fill="#ffffff"),), name="text"))
    return Piece(f"card-{number}", front, size, back, bleed, 3.0, copies, cut)


def deck(count: int = 52, size: Size = POKER, bleed: float = 2.0) -> list[Piece]:
    return [piece(number, size, bleed) for number in range(count)]


def document(pieces: list[Piece], setup: Setup) -> Document:
    pages = laid_out(pieces, setup, "Stand-ins", "1", ("Cards", "Stand-ins"))
    return whole(pages, setup.backs)


def whole(pages: tuple[Page, ...], backs: Backs = "none") -> Document:
    return Document("Stand-ins", furnished(pages, Words(), "0123abcd"), flip=flip(backs))
