"""Which form a word takes by how many there are. Families of languages as printed numbers need them: whole numbers."""

from __future__ import annotations

from typing import Literal

Form = Literal["one", "few", "many"]

_ALWAYS_ALIKE = frozenset({"ja", "ko", "zh", "th", "vi", "id", "ms"})
_NONE_IS_ONE = frozenset({"fr", "hy", "hi", "bn", "gu", "fa"})
_EAST_SLAVIC = frozenset({"ru", "uk", "be", "sr", "hr", "bs"})
_WEST_SLAVIC = frozenset({"cs", "sk"})


def forms(language: str) -> tuple[Form, ...]:
    """The forms that a language has."""
    known = language.split("-")[0]
    if known in _ALWAYS_ALIKE:
        return ("many",)
    return ("one", "few", "many") if known in {"pl", *_EAST_SLAVIC, *_WEST_SLAVIC} else ("one", "many")


def form(language: str, count: int) -> Form:
    """The form for a number."""
    known, number = language.split("-")[0], abs(count)
    if known in _ALWAYS_ALIKE:
        return "many"
    if known in _NONE_IS_ONE:
        return "one" if number < 2 else "many"
    is_few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
    if known in _EAST_SLAVIC:
        return "one" if number % 10 == 1 and number % 100 != 11 else "few" if is_few else "many"
    if known == "pl":
        return "one" if number == 1 else "few" if is_few else "many"
    if known in _WEST_SLAVIC:
        return "one" if number == 1 else "few" if number in (2, 3, 4) else "many"
    return "one" if number == 1 else "many"
