"""Whole numbers as users write and read them."""

from __future__ import annotations

import re


def whole(text: str) -> int | None:
    """A whole number in plain digits and of a sensible length, or nothing."""
    return int(text) if re.fullmatch(r"[0-9]{1,18}", text) else None


def counted(number: int, what: str) -> str:
    """A number with its noun."""
    return f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"
