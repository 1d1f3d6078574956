"""Colour cards and the decks they make."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pnp.model.language import ByLanguage, in_language
from pnp.model.pattern import Pattern
from pnp.model.ruleset import RULESETS, Ruleset


@dataclass(frozen=True, slots=True)
class Card:
    """A colour card: a pattern with an id, held by its player `copies` times."""

    id: str
    pattern: Pattern
    copies: int = 1
    names: ByLanguage = field(default_factory=dict)

    def name(self, language: str = "en") -> str:
        return in_language(self.names, language, otherwise=self.id)


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards of a game: `personal` ones, which every player owns, and `shared` ones, which all draw from."""

    name: str
    personal: tuple[Card, ...]
    shared: tuple[Card, ...] = ()
    ruleset_name: str = "final"
    options: Mapping[str, Any] = field(default_factory=dict)
    repeated_turns_allowed: bool = False
    layout_name: str | None = None
    targets: Mapping[str, float] = field(default_factory=dict)
    note: str = ""

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every design once, personal ones first."""
        return self.personal + self.shared

    def ruleset(self) -> Ruleset:
        return RULESETS[self.ruleset_name].with_options(self.options)

    def size(self) -> int:
        """Personal cards of one player, copies counted."""
        return sum(card.copies for card in self.personal)

    def thrown(self) -> int:
        """Tokens that one player's personal cards throw when every one is played face up."""
        return sum(card.copies * card.pattern.thrown() for card in self.personal)
