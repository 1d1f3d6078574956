"""Addresses on a board."""

from __future__ import annotations

import re
from typing import NamedTuple

LETTERS = "ABCDEFGHIJKLMNOPQRST"
_NAME = re.compile(r"([A-T])([1-9]|1\d|20)")


class Cell(NamedTuple):
    """A square by row and column from 0, row 0 at the top; in a pattern, of the pattern's own grid."""

    row: int
    col: int

    def __str__(self) -> str:
        return f"{LETTERS[self.col]}{self.row + 1}"

    @classmethod
    def parse(cls, text: str) -> Cell:
        """`A3` is column A, row 3."""
        match = _NAME.fullmatch(text.strip().upper())
        if match is None:
            raise ValueError(f"{text!r} is not a cell; write a column letter and a row number such as A3")
        return cls(int(match[2]) - 1, LETTERS.index(match[1]))
