"""Lines of text on paper that always fit: too long ones are cut short, and what no font has is a question mark."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from unicodedata import combining, normalize

from pnp.draw.face import shortened
from pnp.errors import GlyphMissing
from pnp.report.charts import label
from pnp.scene.fonts import Face, spaced
from pnp.scene.geometry import Point
from pnp.scene.shapes import Group, Part

LEADING = 1.2


def paragraph(lines: Sequence[str], at: Point, size: float, colour: str) -> Part:
    """Lines below a point."""
    x, y = at
    parts = (label(text, (x, y + row * size * LEADING), size, 0.0, colour) for row, text in enumerate(lines, 1))
    return Group(tuple(parts), role="P")


def wide(text: str, size: float, face: Face = "body") -> float:
    return spaced(text, face)[1] * size


def _drawable(text: str, face: Face) -> str:
    """The text on one line, with a question mark for what no font of ours has: a name must not stop a game."""
    kept = ""
    for character in normalize("NFC", " ".join(text.split())):
        try:
            spaced(character, face)
        except GlyphMissing:
            character = "?"
        kept += "" if combining(character) else character
    return kept


def short(text: str, room: float, size: float, face: Face = "body") -> str:
    """The text, or as much of its beginning as there is room for."""
    return shortened(_drawable(text, face), room, size, face)


@lru_cache(maxsize=256)
def wrapped(text: str, room: float, size: float, most: int) -> tuple[str, ...]:
    """Lines as full as they go; what would need more than the last one is left out there."""
    lines: list[str] = []
    for word in _drawable(text, "body").split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (len(lines) == most or wide(longer, size) <= room):
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(short(one, room, size) for one in lines)
