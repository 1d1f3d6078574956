"""What can be said about a user's input: places, findings, and the one exception the program raises on purpose."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Severity(IntEnum):
    """How bad a finding is; `UNREADABLE` means that nothing after it could be checked."""

    NOTE = 0
    WARNING = 1
    ERROR = 2
    UNREADABLE = 3

    def __str__(self) -> str:
        return "error" if self is Severity.UNREADABLE else self.name.lower()


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Where something stands in a file, counted from 1 as editors do; line 0 is the file as a whole."""

    file: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file


@dataclass(frozen=True, slots=True)
class Finding:
    """What is wrong and what would be right, at a place, under a permanent code."""

    code: str
    place: Place
    message: str
    picture: str = ""

    @property
    def severity(self) -> Severity:
        from pnp.codes import CODES

        return CODES[self.code].severity

    def __str__(self) -> str:
        return f"{self.place}: {self.severity}: {self.message} [{self.code}]"


class PnpError(Exception):
    """A request that cannot be carried out; its text is one line for the user."""


class TextTooLong(PnpError):
    """A text that does not fit the room it has, even at the smallest size that can be read."""


class GlyphMissing(PnpError):
    """A text with a character that none of our fonts can draw."""
