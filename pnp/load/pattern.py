"""A pattern from its drawing, with the place of every row that is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pnp.errors import Finding, Place
from pnp.load.limits import PATTERN_CELLS, PATTERN_SIDE
from pnp.load.nodes import Node
from pnp.load.source import Source, split_lines
from pnp.model.pattern import BLANK, FILLED, STAR, Pattern

_KNOWN = f"{FILLED} filled, {STAR} star, {BLANK} blank"
_LOOKALIKES = {
    "X": "a small x",
    "\N{MULTIPLICATION SIGN}": "the letter x",
    "\N{CYRILLIC SMALL LETTER HA}": "the Latin letter x",
    "\N{BLACK STAR}": "a plain *",
    "\N{MIDDLE DOT}": "a full stop",
}


def read_pattern(node: Node, source: Source, card: str) -> tuple[Pattern | None, list[Finding]]:
    """The pattern, or what keeps the drawing from being one."""
    drawing = _Drawing(node, source, card)
    findings = list(drawing.problems())
    return (None if findings else Pattern.parse("\n".join(row.cells for row in drawing.rows))), findings


@dataclass(frozen=True, slots=True)
class _Row:
    """A line of the drawing that is not blank, and its number in the text."""

    number: int
    line: str

    @property
    def cells(self) -> str:
        return "".join(self.line.split())

    def start(self) -> int:
        return len(self.line) - len(self.line.lstrip())

    def stranger(self) -> int | None:
        """The index of the first character that means nothing."""
        known = (FILLED, STAR, BLANK)
        return next((at for at, char in enumerate(self.line) if char not in known and not char.isspace()), None)


class _Drawing:
    """The rows of a pattern as they stand in the file."""

    def __init__(self, node: Node, source: Source, card: str) -> None:
        self.node, self.source, self.card = node, source, card
        lines = enumerate(split_lines(str(node.value)))
        self.rows = [_Row(number, line.rstrip()) for number, line in lines if line.strip()]

    def place(self, row: _Row, index: int) -> Place:
        """Where a character stands; only `|` blocks keep the lines of the file."""
        if not self.node.is_block:
            return self.node.place
        line = self.node.place.line + 1 + row.number
        return Place(self.source.file, line, self.source.line(line).find(row.line) + index + 1)

    def problems(self) -> Iterator[Finding]:
        """What is wrong; nothing that only follows from something else that is."""
        if self.node.is_joined:
            message = f"the rows of card {self.card} were joined to one line; write `pattern: |` above them"
            yield Finding("pattern-joined", self.node.place, message)
            return
        if len(self.rows) > PATTERN_SIDE:
            yield self._too_large(f"{len(self.rows)} rows")
            return
        strange = list(self._strangers())
        yield from strange
        # A row with strange characters may hold a remark, so its length says nothing.
        sound = [row for row in self.rows if row.stranger() is None]
        yield from self._widths(sound)
        yield from self._stars()
        if not strange:
            yield from self._counts()

    def _too_large(self, size: str) -> Finding:
        message = f"card {self.card} is drawn on {size}; at most {PATTERN_SIDE} are allowed"
        return Finding("pattern-too-large", self.node.place, message)

    def _strangers(self) -> Iterator[Finding]:
        """One for each row, for who draws with other characters does so throughout."""
        for row in self.rows:
            if (index := row.stranger()) is not None:
                char = row.line[index]
                hint = f"write {_LOOKALIKES[char]}" if char in _LOOKALIKES else f"use {_KNOWN}"
                message = f"card {self.card} has {char!r} in its pattern; {hint}"
                yield Finding("pattern-character", self.place(row, index), message)

    def _widths(self, rows: list[_Row]) -> Iterator[Finding]:
        widths = [len(row.cells) for row in rows]
        if max(widths, default=0) > PATTERN_SIDE:
            yield self._too_large(f"{max(widths)} columns")
            return
        usual = max(widths, key=lambda width: (widths.count(width), width), default=0)
        for row, width in zip(rows, widths, strict=True):
            if width != usual:
                hint = f"add {_counted(usual - width, 'dot')}" if width < usual else f"remove {width - usual}"
                has = f"row {self.rows.index(row) + 1} of card {self.card} has {_counted(width, 'cell')}"
                message = f"{has} where others have {usual}; {hint}"
                yield Finding("pattern-ragged", self.place(row, row.start()), message)

    def _stars(self) -> Iterator[Finding]:
        stars = [(row, index) for row in self.rows for index, char in enumerate(row.line) if char == STAR]
        for row, index in stars[1:]:
            message = f"card {self.card} has a second star; a figure stands in one place, keep one {STAR}"
            yield Finding("pattern-two-stars", self.place(row, index), message)

    def _counts(self) -> Iterator[Finding]:
        drawn = "".join(row.cells for row in self.rows)
        filled, star = drawn.count(FILLED), STAR in drawn
        if filled > PATTERN_CELLS:
            message = f"card {self.card} has {filled} filled cells; at most {PATTERN_CELLS} are allowed"
            yield Finding("pattern-too-many-cells", self.node.place, message)
        elif star and filled == 0:
            message = f"card {self.card} has a star but throws nothing; add at least one {FILLED}"
            yield Finding("pattern-too-few-cells", self.node.place, message)
        elif filled == 0:
            message = f"card {self.card} has no cells; draw it with {_KNOWN}"
            yield Finding("pattern-empty", self.node.place, message)
        elif not star and filled == 1:
            message = (
                f"card {self.card} has one filled cell, where the figure stands, and throws nothing; "
                f"add a second {FILLED} or make it a star card"
            )
            yield Finding("pattern-too-few-cells", self.node.place, message)


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
