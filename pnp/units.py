"""Lengths as people write them, and millimetres, the only unit inside."""

from __future__ import annotations

import re

MM_PER_UNIT = {"mm": 1.0, "cm": 10.0, "in": 25.4}
LONGEST = 2000.0
_LENGTH = re.compile(r"(-?\d+(?:\.\d+)?|-?\.\d+)\s*(mm|cm|in)?", re.ASCII)


def millimetres(text: str | float) -> float:
    """`63mm`, `2.5in`, `6 cm` or a bare number of millimetres; ValueError says what would be right."""
    if isinstance(text, str):
        match = _LENGTH.fullmatch(text.strip().lower())
        if match is None:
            raise ValueError(f"{text!r} is not a length; write 63mm, 6.3cm, 2.5in or a number of millimetres")
        value = float(match[1]) * MM_PER_UNIT[match[2] or "mm"]
    else:
        value = float(text)
    if not -LONGEST <= value <= LONGEST:
        raise ValueError(f"{text} is out of reach; lengths go up to {LONGEST:g}mm")
    return round(value, 4)


def show(mm: float) -> str:
    """The shortest text that reads back as the same length."""
    return f"{round(mm, 4):g}mm"
