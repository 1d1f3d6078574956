"""Paragraphs of real text: lines of even length by least squares, bold where `*asterisks*` are, hyphens by language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Literal, NamedTuple

from pnp.errors import TextTooLong
from pnp.scene.breaking import AFTER_HYPHEN, syllables
from pnp.scene.fonts import SOFT_HYPHEN, Face, short, spaced

Join = Literal["space", "hyphen", "open", "none"]
"""What is between a bit and the one before: a space, a hyphen if broken there, a place to break, or nothing."""

HYPHEN_COST = 0.1
"""A hyphen is worth a line that is a third short."""
FORGOTTEN_COST = 0.2
FORGOTTEN = 0.16
"""A last line shorter than this share of the room looks forgotten."""
_BOLD = re.compile(r"\*([^*]+)\*")
# A number stays with what it counts.
_COUNTED = re.compile(r"(?<=\d) (?=\w)")


class Bit(NamedTuple):
    """What is never broken."""

    text: str
    face: Face
    join: Join


@dataclass(frozen=True, slots=True)
class Run:
    """Part of a line in one face, so many ems from the line's start."""

    text: str
    face: Face
    at: float


@dataclass(frozen=True, slots=True)
class SetLine:
    """A line and how many ems it advances."""

    runs: tuple[Run, ...]
    advance: float

    def text(self) -> str:
        return "".join(run.text for run in self.runs)


def plain(text: str) -> str:
    """The text without marks for bold."""
    return text.replace("*", "")


@lru_cache(maxsize=4096)
def paragraph(text: str, face: Face, room: float, language: str) -> tuple[SetLine, ...]:
    """The lines of a text in a room so many ems wide; a line break in the text is kept."""
    return tuple(line for part in text.split("\n") for line in _broken(part, face, room, language))


def _broken(text: str, face: Face, room: float, language: str) -> list[SetLine]:
    bits = _bits(text, face, language)
    if not bits:
        return [SetLine((), 0.0)]
    widths = [spaced(bit.text, bit.face)[1] for bit in bits]
    gaps = [spaced(" ", bit.face)[1] if bit.join == "space" else 0.0 for bit in bits]
    hyphens = [spaced("-", bit.face)[1] for bit in bits]
    best: list[tuple[float, int]] = [(0.0, 0)]
    for end in range(1, len(bits) + 1):
        best.append(_best_line(bits, widths, gaps, hyphens, best, end, room))
    if best[-1][0] == float("inf"):
        raise TextTooLong(f"a word of the text {short(plain(text))} is wider than its column; shorten it")
    ends = [len(bits)]
    while ends[-1] > 0:
        ends.append(best[ends[-1]][1])
    ends.reverse()
    return [_line(bits[start:end], end < len(bits) and bits[end].join == "hyphen") for start, end in pairwise(ends)]


def _best_line(
    bits: list[Bit],
    widths: list[float],
    gaps: list[float],
    hyphens: list[float],
    best: list[tuple[float, int]],
    end: int,
    room: float,
) -> tuple[float, int]:
    """The least cost of all lines up to a bit, and where the last of them begins."""
    found = (float("inf"), 0)
    is_last = end == len(bits)
    if not is_last and bits[end].join == "none":
        return found
    is_hyphen = not is_last and bits[end].join == "hyphen"
    used = hyphens[end - 1] if is_hyphen else 0.0
    for start in range(end - 1, -1, -1):
        used += widths[start]
        if used > room:
            break
        if best[start][0] < float("inf") and (start == 0 or bits[start].join != "none"):
            slack = (room - used) / room
            cost = slack * slack if not is_last else FORGOTTEN_COST if start and used < FORGOTTEN * room else 0.0
            total = best[start][0] + cost + HYPHEN_COST * is_hyphen
            found = min(found, (total, start))
        used += gaps[start]
    return found


def _line(bits: list[Bit], is_broken: bool) -> SetLine:
    runs: list[Run] = []
    at = 0.0
    for index, bit in enumerate(bits):
        text = (" " if bit.join == "space" and index else "") + bit.text
        if is_broken and index == len(bits) - 1:
            text += SOFT_HYPHEN
        if runs and runs[-1].face == bit.face:
            runs[-1] = Run(runs[-1].text + text, bit.face, runs[-1].at)
        else:
            runs.append(Run(text, bit.face, at))
        at = runs[-1].at + spaced(runs[-1].text, bit.face)[1]
    return SetLine(tuple(runs), at)


def _bits(text: str, face: Face, language: str) -> list[Bit]:
    bits: list[Bit] = []
    is_space = False
    for index, part in enumerate(_BOLD.split(_COUNTED.sub("\u00a0", text))):
        drawn_by: Face = "bold" if index % 2 else face
        # Not str.split(): it would also split at the spaces that must not break.
        for number, word in enumerate(part.split(" ")):
            is_space = is_space or number > 0
            for place, piece in enumerate(AFTER_HYPHEN.split(word)):
                for position, syllable in enumerate(syllables(piece, language)):
                    if syllable:
                        join: Join = "hyphen" if position else "open" if place else "space" if is_space else "none"
                        bits.append(Bit(syllable, drawn_by, join))
                        is_space = False
    return bits
