"""Cards that are nearly the same: they put most of their tokens on the same cells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from pnp.model.deck import Card
from pnp.model.pattern import Aim, Pattern
from pnp.sim.match import Match
from pnp.sim.series import recorded

GAMES_SEARCHED = 40


@dataclass(frozen=True, slots=True)
class Pair:
    """Two cards and how much of what they throw is the same."""

    first: Card
    second: Card
    likeness: float


def likeness(one: Pattern, other: Pattern) -> float:
    """How much of a throw of one card a throw of the other can match, from the same cell: mean over all throws.

    The lower of both directions counts, so that a large card is not like every small one that it contains.
    """
    mine = [aim for turn in one.turns() for aim in turn.aims()]
    theirs = [aim for turn in other.turns() for aim in turn.aims()]
    return min(_matched(mine, theirs), _matched(theirs, mine))


def _matched(aims: Sequence[Aim], others: Sequence[Aim]) -> float:
    best = [max(len(aim & other) / max(len(aim), len(other), 1) for other in others) for aim in aims]
    return sum(best) / len(best)


def pairs(cards: Sequence[Card]) -> Iterator[Pair]:
    """Every two cards, the most alike first; each design is compared once."""
    found = [Pair(one, other, likeness(one.pattern, other.pattern)) for one, other in combinations(cards, 2)]
    yield from sorted(found, key=lambda pair: -pair.likeness)


def game_with_both(match: Match, pair: Pair) -> int:
    """The first game in which somebody has to choose between the two, or the first of all."""
    wanted = {pair.first.id, pair.second.id}
    for number in range(GAMES_SEARCHED):
        for _, state in recorded(match, number).states():
            if any(wanted <= set(player.hand) for player in state.players):
                return number
    return 0
