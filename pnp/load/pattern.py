"""A pattern from its drawing, with the place of every wrong character."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.errors import Finding, Place
from pnp.load.limits import PATTERN_CELLS, PATTERN_SIDE
from pnp.load.nodes import Node
from pnp.load.source import Source
from pnp.model.pattern import BLANK, FILLED, STAR, Pattern

_KNOWN = f"{FILLED} filled, {STAR} star, {BLANK} blank"


def read_pattern(node: Node, source: Source, card: str) -> tuple[Pattern | None, list[Finding]]:
    """The pattern, or what keeps the drawing from being one."""
    drawing = _Drawing(node, source, card)
    findings = list(drawing.problems())
    return (None if findings else Pattern.parse(str(node.value))), findings


class _Drawing:
    """The lines of a pattern as they stand in the file."""

    def __init__(self, node: Node, source: Source, card: str) -> None:
        self.node, self.source, self.card = node, source, card
        self.lines = [
            (number, line.rstrip()) for number, line in enumerate(str(node.value).split("\n")) if line.strip()
        ]

    def place(self, number: int, index: int) -> Place:
        """Where a character stands; only `|` blocks keep the lines of the file."""
        if not self.node.is_block:
            return self.node.place
        line = self.node.place.line + 1 + number
        text = self.source.line(line)
        return Place(self.source.file, line, text.find(self.lines_by_number(number)) + index + 1)

    def lines_by_number(self, number: int) -> str:
        return next(line for known, line in self.lines if known == number)

    def chars(self) -> Iterator[tuple[int, int, str]]:
        """Line, index and character of everything but spaces."""
        for number, line in self.lines:
            yield from ((number, index, char) for index, char in enumerate(line) if not char.isspace())

    def problems(self) -> Iterator[Finding]:
        if not any(char in (FILLED, STAR) for _, _, char in self.chars()) and not self._strangers():
            yield Finding("pattern-empty", self.node.place, f"card {self.card} has no cells; draw it with {_KNOWN}")
            return
        for number, index, char in self._strangers():
            hint = f"write a small {FILLED}" if char == "X" else f"use {_KNOWN}"
            message = f"card {self.card} has {char!r} in its pattern; {hint}"
            yield Finding("pattern-character", self.place(number, index), message)
        yield from self._sizes()
        yield from self._stars()
        yield from self._counts()

    def _strangers(self) -> list[tuple[int, int, str]]:
        return [(number, index, char) for number, index, char in self.chars() if char not in (FILLED, STAR, BLANK)]

    def _sizes(self) -> Iterator[Finding]:
        widths = [len("".join(line.split())) for _, line in self.lines]
        if len(self.lines) > PATTERN_SIDE or max(widths) > PATTERN_SIDE:
            size = f"{len(self.lines)} rows, {max(widths)} columns"
            message = f"card {self.card} is drawn on {size}; at most {PATTERN_SIDE} of each are allowed"
            yield Finding("pattern-too-large", self.node.place, message)
            return
        usual = max(set(widths), key=lambda width: (widths.count(width), width))
        for (number, line), width in zip(self.lines, widths, strict=True):
            if width != usual:
                hint = f"add {usual - width} {BLANK}" if width < usual else f"remove {width - usual}"
                message = f"this row of card {self.card} has {width} cells where others have {usual}; {hint}"
                yield Finding("pattern-ragged", self.place(number, len(line) - len(line.lstrip())), message)

    def _stars(self) -> Iterator[Finding]:
        stars = [(number, index) for number, index, char in self.chars() if char == STAR]
        for number, index in stars[1:]:
            message = f"card {self.card} has a second star; a figure stands in one place, keep one {STAR}"
            yield Finding("pattern-two-stars", self.place(number, index), message)

    def _counts(self) -> Iterator[Finding]:
        drawn = [char for _, _, char in self.chars()]
        filled, star = drawn.count(FILLED), STAR in drawn
        if filled > PATTERN_CELLS:
            message = f"card {self.card} has {filled} filled cells; at most {PATTERN_CELLS} are allowed"
            yield Finding("pattern-too-many-cells", self.node.place, message)
        elif star and filled == 0:
            message = f"card {self.card} has a star but throws nothing; add at least one {FILLED}"
            yield Finding("pattern-too-few-cells", self.node.place, message)
        elif not star and filled == 1:
            message = (
                f"card {self.card} has one filled cell, where the figure stands, and throws nothing; "
                f"add a second {FILLED} or make it a star card"
            )
            yield Finding("pattern-too-few-cells", self.node.place, message)
