"""What a finding's code stands for."""

from __future__ import annotations

from dataclasses import dataclass

from pnp.errors import Severity


@dataclass(frozen=True, slots=True)
class Code:
    """A code and its page in `pnp explain`."""

    code: str
    severity: Severity
    meaning: str
    mending: str


def unreadable(code: str, meaning: str, mending: str) -> Code:
    return Code(code, Severity.UNREADABLE, meaning, mending)


def error(code: str, meaning: str, mending: str) -> Code:
    return Code(code, Severity.ERROR, meaning, mending)


def warning(code: str, meaning: str, mending: str) -> Code:
    return Code(code, Severity.WARNING, meaning, mending)


def note(code: str, meaning: str, mending: str) -> Code:
    return Code(code, Severity.NOTE, meaning, mending)
