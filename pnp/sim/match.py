"""What is played in a series: which game number i of a seed is, and who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from pnp.model.deck import Card, Deck
from pnp.model.layout import Layout
from pnp.model.rivalry import RivalryCard
from pnp.model.ruleset import Ruleset
from pnp.rules.game import Game

REMEMBERED = 512
"""Games with different rivalry cards that are kept ready."""


@dataclass(frozen=True, eq=False)
class Match:
    """Deck, boards, rules and bots by seat.

    With `by_seat`, each seat has personal cards of its own; cards of one id are then the same card. All of `rivalry` is
    laid out in every game, unless `drawn` says how many of them are drawn anew for each.
    """

    deck: Deck
    layout: Layout
    players: int
    bots: tuple[str, ...]
    seed: int
    rivalry: tuple[RivalryCard, ...] = ()
    drawn: int = 0
    rules: Ruleset | None = None
    by_seat: tuple[tuple[Card, ...], ...] = ()

    def game(self, number: int) -> Game:
        """The rules of one game of the series."""
        return _game_with(self, self._drawn_cards(number) if self.drawn else tuple(range(len(self.rivalry))))

    def _drawn_cards(self, number: int) -> tuple[int, ...]:
        """At most one card of kind rule, as is recommended."""
        # Text seeds give the same numbers on every machine, and each game its own.
        chance = Random(f"rivalry {self.seed} {number}")
        order = chance.sample(range(len(self.rivalry)), len(self.rivalry))
        chosen: list[int] = []
        for index in order:
            kinds = [self.rivalry[other].kind for other in chosen]
            if len(chosen) < self.drawn and not (self.rivalry[index].kind == "rule" and "rule" in kinds):
                chosen.append(index)
        return tuple(sorted(chosen))


@lru_cache(maxsize=REMEMBERED)
def _game_with(match: Match, chosen: tuple[int, ...]) -> Game:
    cards = [match.rivalry[index] for index in chosen]
    return Game.of(match.deck, match.layout, match.players, cards, match.rules, match.by_seat)
