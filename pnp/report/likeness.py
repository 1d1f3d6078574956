"""Cards that are nearly the same: they put most of their tokens on the same cells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from pnp.model.deck import Card
from pnp.model.pattern import Pattern
from pnp.sim.match import Match
from pnp.sim.series import recorded

GAMES_SEARCHED = 40
REACH = 32
"""No pattern reaches further than this from its figure."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two cards and how much of what they throw is the same."""

    first: Card
    second: Card
    likeness: float


@lru_cache(maxsize=1 << 18)
def likeness(one: Pattern, other: Pattern) -> float:
    """How much of a throw of one card a throw of the other can match, from the same cell: mean over all throws.

    The lower of both directions counts, so that a large card is not like every small one that it contains.
    """
    mine, theirs = _throws(one), _throws(other)
    most = max(mine[0].bit_count(), theirs[0].bit_count(), 1)
    return min(_matched(mine, theirs), _matched(theirs, mine)) / most


@lru_cache(maxsize=1024)
def _throws(pattern: Pattern) -> tuple[int, ...]:
    """All throws, each as one number with a bit for each cell, which is quick to compare; all have as many cells."""
    aims = (aim for turn in pattern.turns() for aim in turn.aims())
    return tuple(sum(1 << (row + REACH) * 2 * REACH + col + REACH for row, col in aim) for aim in aims)


def _matched(throws: Sequence[int], others: Sequence[int]) -> float:
    return sum(max((throw & other).bit_count() for other in others) for throw in throws) / len(throws)


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
