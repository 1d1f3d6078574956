"""Rivalry cards: an effect that is data, so that both engines read the same thing and know no card by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from pnp.model.language import ByLanguage, in_language

Region = Literal[
    "rows",
    "columns",
    "border",
    "corners",
    "quadrants",
    "diagonals",
    "blocks",
    "centre",
    "levels",
    "stacks",
    "sweets-cells",
    "supplies",
    "caught",
    "reserve",
    "sweets",
    "hits",
    "figure",
]
COUNTERS = frozenset({"supplies", "caught", "reserve", "sweets", "hits", "figure"})
"""Regions that are no cells of a board but a number that a player has."""
IN_A_LINE = frozenset({"rows", "columns", "border", "diagonals", "stacks"})
"""Regions whose cells have an order, so that a run along them means something."""
ACROSS_LEVELS = frozenset({"levels", "stacks"})
"""Regions that say themselves how levels are joined."""

Quantity = Literal["each", "most", "all", "at least", "longest"]
Kind = Literal["rule", "scoring"]
View = Literal["each-level", "whole-tower", "from-above"]
Owner = Literal["own", "others", "any"]


@dataclass(frozen=True, slots=True)
class RuleChange:
    """Fields of the ruleset that the card sets for one game."""

    rules: Mapping[str, Any]

    def numbers(self) -> dict[str, Any]:
        """What the card's text may name in braces."""
        return dict(self.rules)


@dataclass(frozen=True, slots=True)
class Scoring:
    """Points at the end, over the regions of one family that meet a condition."""

    region: Region
    condition: Quantity
    points: int
    at_least: int = 1
    tokens: Owner = "own"
    view: View = "each-level"
    levels: tuple[int, ...] | None = None
    ties: Literal["nobody", "all"] = "nobody"

    def numbers(self) -> dict[str, Any]:
        """What the card's text may name in braces."""
        return {"points": self.points, **({"at_least": self.at_least} if self.condition == "at least" else {})}


@dataclass(frozen=True, slots=True)
class RivalryCard:
    """One rivalry card."""

    id: str
    kind: Kind
    effect: RuleChange | Scoring
    names: ByLanguage = field(default_factory=dict)
    texts: ByLanguage = field(default_factory=dict)

    def name(self, language: str = "en") -> str:
        return in_language(self.names, language, otherwise=self.id)

    def text(self, language: str = "en") -> str:
        """The card's sentence with the numbers of its effect."""
        numbers = {name: str(value).replace("-", "\N{MINUS SIGN}") for name, value in self.effect.numbers().items()}
        return in_language(self.texts, language).format_map(numbers)


@dataclass(frozen=True, slots=True)
class RivalrySet:
    """The rivalry cards of one file."""

    name: str
    cards: tuple[RivalryCard, ...]
    ruleset_name: str | None = None
    note: str = ""
