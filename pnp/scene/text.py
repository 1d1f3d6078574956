"""Text as outlines: one line where it is wanted, or several fitted to a box. Sizes are the em in mm."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from pnp.errors import TextTooLong
from pnp.scene.breaking import broken
from pnp.scene.fonts import Face, Glyph, drawn, fall, ink, rise, shaped, short
from pnp.scene.geometry import Box, Outline, Point, Step

Align = Literal["left", "centre", "right"]
Upright = Literal["top", "middle", "bottom"]

STEP = 0.05
"""How finely sizes are tried."""
ACCURACY = 1e-6


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text that found its size and lines; `box` is around its ink."""

    outline: Outline
    size: float
    lines: tuple[str, ...]
    box: Box


def width(text: str, size: float, face: Face = "body") -> float:
    """How far a line advances, with kerning."""
    return shaped(text, face).advance * size


class Lettering(tuple[Step, ...]):
    """An outline that remembers its glyphs, so that a file may store each of them once.

    A renderer that does not care draws it as any other outline.
    """

    glyphs: tuple[Glyph, ...]
    """With origins in mm, on whatever the outline is drawn."""
    size: float

    @classmethod
    def of(cls, glyphs: tuple[Glyph, ...], size: float) -> Lettering:
        found = cls(step for glyph in glyphs for step in _placed(glyph, size))
        found.glyphs, found.size = glyphs, size
        return found


def written(text: str, at: Point, size: float, face: Face = "body", align: Align = "left") -> Outline:
    """One line whose start, middle or end is `at`, on the baseline."""
    return _written(text, at, size, face, align)


# Every player has the same cards, so most texts come several times.
@lru_cache(maxsize=1024)
def _written(text: str, at: Point, size: float, face: Face, align: Align) -> Outline:
    return Lettering.of(_line(text, at, size, face, align), size)


def _line(text: str, at: Point, size: float, face: Face, align: Align) -> tuple[Glyph, ...]:
    line = shaped(text, face)
    left, baseline = at[0] - _before(align) * line.advance * size, at[1]
    return tuple(Glyph(face, number, (left + x * size, baseline + y * size)) for face, number, (x, y) in line.glyphs)


def _placed(glyph: Glyph, size: float) -> Iterator[Step]:
    """The outline of a glyph where it stands."""
    x, y = glyph.at
    for step in drawn(glyph.face, glyph.number):
        match step:
            case ("C", x1, y1, x2, y2, x3, y3):
                yield "C", x + x1 * size, y + y1 * size, x + x2 * size, y + y2 * size, x + x3 * size, y + y3 * size
            case (kind, x1, y1):
                yield kind, x + x1 * size, y + y1 * size
            case _:
                yield step


def _before(align: Align) -> float:
    """How much of a line's room lies left of where it is aligned."""
    return {"left": 0.0, "centre": 0.5, "right": 1.0}[align]


def fitted(
    text: str,
    box: Box,
    face: Face = "body",
    *,
    largest: float,
    smallest: float,
    align: Align = "centre",
    upright: Upright = "middle",
    language: str = "en",
    leading: float = 1.2,
) -> Fitted:
    """A text as large as its box allows, on as many lines as that takes.

    Words are hyphenated only where the text would else be smaller than halfway between the two sizes. A line break in
    the text is kept, and so is a space that must not break (U+00A0, U+202F).
    """
    return _fitted(text, box, face, largest, smallest, align, upright, language, leading)


@lru_cache(maxsize=1024)
def _fitted(
    text: str,
    box: Box,
    face: Face,
    largest: float,
    smallest: float,
    align: Align,
    upright: Upright,
    language: str,
    leading: float,
) -> Fitted:
    def whole(size: float) -> Laid | None:
        return _laid(text, box, face, size, align, upright, None, leading)

    def hyphenated(size: float) -> Laid | None:
        return _laid(text, box, face, size, align, upright, language, leading)

    found = _largest(whole, smallest, largest)
    if found is None or found.size < (smallest + largest) / 2 - ACCURACY:
        other = _largest(hyphenated, smallest, largest)
        if other is not None and (found is None or other.size > found.size + ACCURACY):
            found = other
    if found is None:
        room = f"{box.width:g} x {box.height:g}mm"
        raise TextTooLong(f"the text {short(text)} does not fit {room} at a size of {smallest:g}mm; shorten it")
    return Fitted(Lettering.of(found.glyphs, found.size), found.size, found.lines, found.ink)


class Laid(NamedTuple):
    """A text at a size that fits, not drawn yet: sizes are tried out without drawing them."""

    glyphs: tuple[Glyph, ...]
    size: float
    lines: tuple[str, ...]
    ink: Box


def _largest(laid: Callable[[float], Laid | None], smallest: float, largest: float) -> Laid | None:
    """The largest size that fits, by bisection over steps down from the largest."""
    if (found := laid(largest)) is not None:
        return found
    too_large, fits = 0, int((largest - smallest) / STEP + 1 - ACCURACY)
    found = laid(smallest)
    while found is not None and fits - too_large > 1:
        middle = (too_large + fits) // 2
        if (attempt := laid(max(smallest, largest - middle * STEP))) is None:
            too_large = middle
        else:
            found, fits = attempt, middle
    return found


def _laid(
    text: str,
    box: Box,
    face: Face,
    size: float,
    align: Align,
    upright: Upright,
    language: str | None,
    leading: float,
) -> Laid | None:
    """The text at one size, or None where it does not fit."""
    lines = broken(text, face, box.width / size, language)
    if lines is None:
        return None
    drop = (len(lines) - 1) * leading * size
    if rise(face, "x") * size + drop > box.height + ACCURACY:
        return None
    match upright:
        case "top":
            first = box.y + rise(face) * size
        case "bottom":
            first = box.y + box.height - fall(face) * size - drop
        case "middle":
            # The eye takes the capitals of the first line and the last baseline for the edges of a block.
            first = box.y + (box.height + rise(face, "H") * size - drop) / 2
    x = box.x + _before(align) * box.width
    glyphs = tuple(
        glyph
        for row, line in enumerate(lines)
        for glyph in _line(line, (x, first + row * leading * size), size, face, align)
    )
    inked = _inked(glyphs, size)
    if inked is None:
        return Laid((), size, lines, Box(x, first, 0.0, 0.0))
    if inked.height > box.height + ACCURACY or inked.width > box.width + ACCURACY:
        return None
    # Accents, descenders and glyphs that lean out of their advance still have to stay inside.
    right = max(0.0, box.x - inked.x) + min(0.0, box.x + box.width - inked.x - inked.width)
    down = max(0.0, box.y - inked.y) + min(0.0, box.y + box.height - inked.y - inked.height)
    moved = Box(inked.x + right, inked.y + down, inked.width, inked.height)
    return Laid(tuple(glyph.shifted(right, down) for glyph in glyphs), size, lines, moved)


def _inked(glyphs: Iterable[Glyph], size: float) -> Box | None:
    """The box around the ink of glyphs, without drawing them."""
    inks = [(glyph.at, found) for glyph in glyphs if (found := ink(glyph.face, glyph.number))]
    if not inks:
        return None
    left, top = min(x + box[0] * size for (x, _), box in inks), min(y + box[1] * size for (_, y), box in inks)
    right, bottom = max(x + box[2] * size for (x, _), box in inks), max(y + box[3] * size for (_, y), box in inks)
    return Box(left, top, right - left, bottom - top)
