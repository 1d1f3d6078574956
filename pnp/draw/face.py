"""What the faces of all cards share: the measures of a card, and text in its place."""

from __future__ import annotations

from dataclasses import dataclass

from pnp.errors import TextTooLong
from pnp.model.layout import CardStock, Size
from pnp.scene.fonts import Face
from pnp.scene.geometry import Box, Outline, Point
from pnp.scene.shapes import Group, Shape
from pnp.scene.text import Align, Upright, fitted, width, written

SAFE = 3.0
"""mm inside the trim that a cut may miss by: no text beyond."""
SMALLEST = 2.3
"""The em of the smallest text on cards, 6.5 points."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """The measures that follow from a card's size; `scale` is 1 on a poker card."""

    size: Size
    bleed: float

    @classmethod
    def of(cls, stock: CardStock) -> CardFace:
        return cls(stock.size, stock.bleed)

    @classmethod
    def of_rivalry(cls, stock: CardStock) -> CardFace:
        return cls(stock.rivalry_size, stock.bleed)

    @property
    def scale(self) -> float:
        return min(1.5, max(0.62, min(self.size) / 63.5))

    @property
    def centre(self) -> Point:
        return self.size[0] / 2, self.size[1] / 2

    def trim(self) -> Box:
        return Box(0, 0, *self.size)

    def bled(self) -> Box:
        return self.trim().grown(self.bleed)

    def safe(self) -> Box:
        return self.trim().grown(-SAFE)


def text(outline: Outline, colour: str) -> Group:
    """Words as a group that preflight can find."""
    return Group((Shape(outline, colour),), name="text")


def fitted_text(
    words: str,
    box: Box,
    colour: str,
    face: Face = "body",
    *,
    largest: float,
    smallest: float = SMALLEST,
    align: Align = "centre",
    upright: Upright = "middle",
    language: str = "en",
) -> Group:
    """Words as large as their box allows."""
    found = fitted(
        words,
        box,
        face,
        largest=max(largest, smallest),
        smallest=smallest,
        align=align,
        upright=upright,
        language=language,
    )
    return text(found.outline, colour)


def shortened(words: str, room: float, size: float, face: Face = "body") -> str:
    """The words if there is room on one line, else their beginning."""
    if width(words, size, face) <= room:
        return words
    lengths = (length for length in range(len(words), 0, -1) if width(words[:length] + "…", size, face) <= room)
    return words[: next(lengths, 0)].rstrip() + "…"


def imprint(words: str, at: Point, room: float, colour: str) -> Group:
    """The tiny print that says where a card belongs; it may be cut short, as nobody plays by it."""
    if room < SMALLEST * 2:
        raise TextTooLong(f"there is no room for the imprint {words!r}; make the card larger")
    return text(written(shortened(words, room, SMALLEST), at, SMALLEST, align="centre"), colour)
