"""Every printed sentence of one language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from pnp.errors import PnpError
from pnp.model.plural import form

ONE, MANY = "one", "many"
# Before a number; hyphens in names stay.
_MINUS = re.compile(r"(?<!\w)-(?=\d)")


@dataclass(frozen=True)
class Words:
    """Texts by key; a text that depends on how many there are has a form for each that its language knows."""

    language: str
    texts: Mapping[str, str | Mapping[str, str]]

    def text(self, key: str, count: int | None = None, **numbers: object) -> str:
        """The text with its numbers; `count` is named {count} in it and chooses the form."""
        found = self.texts.get(key)
        if found is None:
            raise PnpError(f"the words of the language {self.language} have no text {key}; write it")
        if not isinstance(found, str):
            found = found[form(self.language, count or 0)]
        values = {name: _MINUS.sub("\N{MINUS SIGN}", str(value)) for name, value in {"count": count, **numbers}.items()}
        return found.format_map(values)
