"""Where a text is broken into lines: greedily, then evened out; at hyphens of a language only when asked to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from pnp.scene.fonts import Face, shaped

if TYPE_CHECKING:
    import pyphen

SHORT = 0.34
"""A last line with one word narrower than this share of the widest looks forgotten."""
SHORTEST_HYPHENATED = 6
_WORD = re.compile(r"[^\W\d_]+")
# A break is allowed after a hyphen or dash between letters.
AFTER_HYPHEN = re.compile(r"(?<=\w[-\u2013\u2014])(?=\w)")
_VOWEL = re.compile("[aeiouyäëïöüáéíóúàèìòùâêîôûæœ]", re.IGNORECASE)
_EVENINGS = 8


class Bit(NamedTuple):
    """What is never broken, and what joins it to the bit before: a space, nothing, or a hyphen if broken there."""

    text: str
    glue: str
    advance: float


def broken(text: str, face: Face, room: float, language: str | None) -> tuple[str, ...] | None:
    """The lines of a text in a room so many ems wide, or None where a word is wider."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        bits = _bits(paragraph, face, language)
        if not bits:
            lines.append("")
            continue
        found = _greedy(bits, room, face)
        if found is None:
            return None
        lines += _texts(_evened(bits, found, room, face))
    return tuple(lines)


@cache
def _bits(paragraph: str, face: Face, language: str | None) -> tuple[Bit, ...]:
    bits: list[Bit] = []
    # Not str.split(): it would also split at the spaces that must not break.
    for word in (word for word in paragraph.split(" ") if word):
        glue = " "
        for part in AFTER_HYPHEN.split(word):
            for syllable in syllables(part, language):
                bits.append(Bit(syllable, glue, shaped(syllable, face).advance))
                glue = "-"
            glue = ""
    return tuple(bits)


def syllables(word: str, language: str | None) -> list[str]:
    """A word in the parts it may be broken into; soft hyphens in it are the author's own choice."""
    if "\u00ad" in word:
        return [part for part in word.split("\u00ad") if part]
    if language is None:
        return [word]
    cuts = [
        match.start() + position
        for match in _WORD.finditer(word)
        if len(match[0]) >= SHORTEST_HYPHENATED and (dictionary := _dictionary(language))
        for position in dictionary.positions(match[0])
    ]
    parts = [word[start:end] for start, end in zip([0, *cuts], [*cuts, len(word)], strict=True)]
    # Some dictionaries take consonants for syllables: Fa-rb-mar-ker.
    found = parts[:1]
    for part in parts[1:]:
        if _VOWEL.search(part):
            found.append(part)
        else:
            found[-1] += part
    return found


@cache
def _dictionary(language: str) -> pyphen.Pyphen | None:
    import pyphen

    known = pyphen.language_fallback(language)
    # Three letters after a hyphen, or it looks torn off.
    return pyphen.Pyphen(lang=known, left=2, right=3) if known else None


def _greedy(bits: tuple[Bit, ...], room: float, face: Face) -> list[list[Bit]] | None:
    """As much on each line as goes there."""
    space, hyphen = shaped(" ", face).advance, shaped("-", face).advance
    lines: list[list[Bit]] = [[]]
    used = 0.0
    for index, bit in enumerate(bits):
        # A bit that may be broken from the next needs room for the hyphen, or has to take the next along.
        tail = hyphen if index + 1 < len(bits) and bits[index + 1].glue == "-" else 0.0
        gap = space if bit.glue == " " else 0.0
        if lines[-1] and used + gap + bit.advance + tail <= room:
            lines[-1].append(bit)
            used += gap + bit.advance
        elif lines[-1]:
            lines.append([bit])
            used = bit.advance
        else:
            lines[-1].append(bit)
            used = bit.advance
        if used + tail > room and len(lines[-1]) == 1:
            return None
    return lines


def _evened(bits: tuple[Bit, ...], lines: list[list[Bit]], room: float, face: Face) -> list[list[Bit]]:
    """As many lines, but the widest as narrow as that allows; and no word forgotten on the last."""
    if len(lines) < 2:
        return lines
    narrow, wide = 0.0, room
    for _ in range(_EVENINGS):
        middle = (narrow + wide) / 2
        attempt = _greedy(bits, middle, face)
        if attempt is not None and len(attempt) == len(lines):
            lines, wide = attempt, middle
        else:
            narrow = middle
    *_, before, last = lines
    is_forgotten = len(last) == 1 and last[0].glue == " " and last[0].advance < SHORT * wide
    if is_forgotten and len(before) > 1 and (moved := before[-1]).glue == " ":
        together = moved.advance + shaped(" ", face).advance + last[0].advance
        return [*lines[:-2], before[:-1], [moved, *last]] if together <= room else lines
    return lines


def _texts(lines: list[list[Bit]]) -> Iterator[str]:
    """The text of each line, with a hyphen where a word goes on in the next."""
    for line, following in zip(lines, [*lines[1:], None], strict=True):
        text = line[0].text + "".join((" " if bit.glue == " " else "") + bit.text for bit in line[1:])
        yield text + (following[0].glue.strip() if following else "")
