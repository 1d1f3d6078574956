"""Rulesets as data: every point on which rules may differ is a field, so that cards and decks can change it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal

PlayerCount = int
BySeat = Mapping[PlayerCount, tuple[int, ...]]
"""A number for each seat, by player count."""


def rule(default: Any, about: str, low: int | None = None, high: int | None = None, by_card: bool = True) -> Any:
    """A ruleset field with its meaning and bounds; `by_card` tells whether a rivalry card may set it."""
    metadata = {"about": about, "low": low, "high": high, "by_card": by_card}
    if isinstance(default, Mapping):
        return field(default_factory=lambda: default, metadata=metadata)
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One way to play; the defaults are the `final` rules."""

    name: str = "final"

    hand_size: int = rule(3, "cards a player draws up to at the end of a turn", 1, 7)
    direct_hit_points: int = rule(1, "points at once for hitting a figure on one's own level", 0, 10)
    direct_hit_extra_tokens: int = rule(0, "tokens a victim gets beyond the one thrown", 0, 3)
    falling_hit_points: int = rule(0, "points when a falling token is caught by another player's figure", 0, 10)
    move_distance: int | Literal["any"] = rule("any", "rows plus columns a move may cross", 1, 40)
    move_direction: Literal["any", "straight"] = rule("any", "straight: moves keep to the figure's row or column")
    climb_sides: int = rule(4, "orthogonal neighbours that must hold tokens for a climb", 1, 4)
    climb_tokens: Literal["any", "own"] = rule("any", "whose tokens count for a climb")
    mirrored: bool = rule(False, "patterns may also be thrown mirrored")
    face_down: Literal["alternate", "always", "never"] = rule(
        "alternate", "whether a card may be thrown face down; alternate: never on two turns running"
    )
    sweets_points: int = rule(5, "points for each other player with strictly fewer sweets", 0, 20)
    sweets_each_points: int = rule(0, "points for every sweets token held", 0, 10)
    supply_points: int = rule(2, "points for each own token in others' supplies", 0, 10)
    covered_sweets_stay: bool = rule(False, "sweets under a colour token stay when a figure arrives")
    play_on_without_tokens: bool = rule(False, "a player whose last token is thrown may still move and climb that turn")
    tie_break: Literal["seat", "trigger"] = rule(
        "seat", "who wins a tie at the last: the earlier seat, or who triggered the end", by_card=False
    )

    tokens_hang: bool = rule(False, "falling is checked only when a token is placed", by_card=False)
    end: Literal["own", "piles"] = rule(
        "own", "own: each player plays to their own end; piles: the round ends when two piles are empty", by_card=False
    )
    shared_cards: int = rule(0, "cards of the shared deck dealt in for each player", 0, 100, by_card=False)
    tokens: Mapping[PlayerCount, int] = rule(
        {}, "own tokens by player count, where not as the layout says", by_card=False
    )
    starting_cards: BySeat = rule(
        {}, "starting hand for each seat by player count; one card where unsaid", by_card=False
    )
    seat_points: BySeat = rule({}, "points each seat starts with, by player count", by_card=False)

    def with_options(self, options: Mapping[str, Any]) -> Ruleset:
        """The same rules with some fields set, by a deck's `options` or a rivalry card."""
        return replace(self, **options)

    def starting_hand(self, players: int, seat: int) -> int:
        by_seat = self.starting_cards.get(players, ())
        return by_seat[seat] if seat < len(by_seat) else 1

    def starting_points(self, players: int, seat: int) -> int:
        by_seat = self.seat_points.get(players, ())
        return by_seat[seat] if seat < len(by_seat) else 0

    def supply(self, players: int, by_layout: int) -> int:
        """Own tokens at the start."""
        return self.tokens.get(players, by_layout)


RULE_FIELDS = {rule_field.name: rule_field for rule_field in fields(Ruleset) if rule_field.metadata}
FINAL = Ruleset()
PROTOTYPE = Ruleset(
    name="prototype",
    direct_hit_points=0,
    direct_hit_extra_tokens=1,
    tie_break="trigger",
    tokens_hang=True,
    end="piles",
    shared_cards=4,
    tokens={4: 20},
    starting_cards={2: (1, 2), 3: (1, 1, 2), 4: (1, 1, 2, 2)},
)
RULESETS = {ruleset.name: ruleset for ruleset in (FINAL, PROTOTYPE)}
