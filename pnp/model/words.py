"""Every printed sentence of one language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

ONE, MANY = "one", "many"


@dataclass(frozen=True)
class Words:
    """Texts by key; a text that depends on how many there are has a form for one and a form for many."""

    language: str
    texts: Mapping[str, str | Mapping[str, str]]

    def text(self, key: str, count: int | None = None, **numbers: object) -> str:
        """The text with its numbers; `count` is named {count} in it and chooses the form."""
        found = self.texts[key]
        if not isinstance(found, str):
            found = found[ONE if count == 1 else MANY]
        values = {
            name: str(value).replace("-", "\N{MINUS SIGN}") for name, value in {"count": count, **numbers}.items()
        }
        return found.format_map(values)
