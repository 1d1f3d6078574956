"""Two sides at one table, compared fairly: a block is one deal played with the challenger in every seat.

The deal stays with the seats and the sides change places, so that a side against itself wins exactly its share of every
block, and what the two have in common cancels out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pnp.errors import PnpError
from pnp.model.deck import Card, Deck
from pnp.model.layout import Layout
from pnp.model.ruleset import Ruleset
from pnp.sim import bits, reference
from pnp.sim.match import Match
from pnp.sim.results import Results, play_results
from pnp.sim.series import LaidOut, longest_game
from pnp.sim.staff import shared_out
from pnp.sim.tables import fits_the_kernel


@dataclass(frozen=True, slots=True)
class Side:
    """What is compared: personal cards, and the bot that plays them."""

    cards: tuple[Card, ...]
    bot: str = "greedy"


@dataclass(frozen=True, slots=True)
class Contest:
    """One challenger against champions in all other seats; everything else is the same for both."""

    deck: Deck
    layout: Layout
    challenger: Side
    champion: Side
    players: int = 2
    seed: int = 1
    rules: Ruleset | None = None

    def match(self, seat: int) -> Match:
        """The games in which the challenger has that seat."""
        sides = [self.challenger if other == seat else self.champion for other in range(self.players)]
        return Match(
            deck=self.deck,
            layout=self.layout,
            players=self.players,
            bots=tuple(side.bot for side in sides),
            seed=self.seed,
            rules=self.rules,
            by_seat=tuple(side.cards for side in sides),
        )

    def turned_round(self) -> Contest:
        """The same with the sides exchanged."""
        return replace(self, challenger=self.champion, champion=self.challenger)


@dataclass(frozen=True, slots=True)
class Block:
    """The challenger's wins over all seats, and their points ahead of the others' mean, summed and times `others`."""

    wins: int
    lead: int


def apart(cards: Sequence[Card], deck: Deck, mark: str) -> tuple[Card, ...]:
    """Personal cards that can lie at one table with a deck: two that have one id and are not the same get a mark."""
    known, shared = {card.id: card for card in deck.personal}, {card.id for card in deck.shared}

    def renamed(card: Card) -> Card:
        other = known.get(card.id)
        is_other = other is not None and (other.pattern, other.copies) != (card.pattern, card.copies)
        is_other = is_other or card.id in shared
        # Ids in files hold no colon, so that the marked one is new.
        return replace(card, id=f"{card.id}:{mark}") if is_other else card

    return tuple(renamed(card) for card in cards)


def play_blocks(contest: Contest, first: int, count: int, workers: int = 1) -> list[Block]:
    """Blocks `first` and on, in order; the same whatever the number of workers."""
    tables = [_Table(contest, seat) for seat in range(contest.players)]
    ends = shared_out(lambda table: table.play(first, count), tables, workers)
    wins = [[winner == seat for winner, _ in by_game] for seat, by_game in enumerate(ends)]
    leads = [[_lead(scores, seat) for _, scores in by_game] for seat, by_game in enumerate(ends)]
    return [
        Block(sum(won), sum(lead)) for won, lead in zip(zip(*wins, strict=True), zip(*leads, strict=True), strict=True)
    ]


End = tuple[int, tuple[int, ...]]
"""Winner and scores."""


def _lead(scores: tuple[int, ...], seat: int) -> int:
    return len(scores) * scores[seat] - sum(scores)


class _Table:
    """One seating of a contest."""

    def __init__(self, contest: Contest, seat: int) -> None:
        self.match = contest.match(seat)
        self.game = self.match.game(0)

    def play(self, first: int, count: int) -> list[End]:
        if not fits_the_kernel(self.game):
            return [self._by_the_rules(number) for number in range(first, first + count)]
        at, results = LaidOut(self.match, self.game), Results(count)
        play_results(at.table, at.play, at.players, results, self.match.seed, first, count, at.longest)
        if bits.BROKEN_OFF in results.winners[:count]:
            number = first + list(results.winners).index(bits.BROKEN_OFF)
            raise PnpError(
                f"game {number} of seed {self.match.seed} does not end, so that nobody can be compared by it"
            )
        players = self.match.players
        return [
            (results.winners[index], tuple(results.scores[index * bits.SEATS + seat] for seat in range(players)))
            for index in range(count)
        ]

    def _by_the_rules(self, number: int) -> End:
        outcome = reference.recorded(self.game, self.match, number, longest_game(self.game)).last().outcome()
        return outcome.winner, outcome.scores()
