"""Towards the targets, one card at a time: on common deals while searching, on fresh ones for the verdict."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from pnp.model.deck import Card, Deck
from pnp.model.designs import DesignSize
from pnp.report.candidates import ENOUGH, Candidate, candidates, with_card
from pnp.report.judging import Judgement
from pnp.report.looking import Samples, look
from pnp.report.report import Asked, Report, make_report
from pnp.report.sample import play_sample
from pnp.report.suggest import fresh
from pnp.report.table import BOTS, Table
from pnp.sim.staff import shared_out

GAMES, FINAL_GAMES, STEPS = 400, 2_000, 12
SCREENED = 6
"""Candidates first play a sixth of the games, and the better sixth of them plays all."""
LOOKAHEAD, TRIES = 3, 3
"""Swaps in a row that need not help yet, and beginnings that are tried before giving up."""
EACH = 0.02
"""What a target that is missed for sure costs however near it is, so that two near misses are worse than one."""

OnTried = Callable[[int], None]
"""Told how many decks were played since it was last told."""


@dataclass(frozen=True, slots=True)
class Missed:
    """How far a deck is from its targets: what both bots are past, whether or not so few games are sure of it."""

    judgements: tuple[Judgement, ...]

    @property
    def count(self) -> int:
        """Targets that are missed for sure."""
        return sum(judgement.kind == "WARN" for judgement in self.judgements)

    @property
    def cost(self) -> float:
        return sum(cost_of(judgement) for judgement in self.judgements)


def excess(judgement: Judgement) -> float:
    """How far both bots are past the bound, as a share; what is wrong without a bound is as bad as can be."""
    goal = judgement.goal
    if goal is None:
        return float(judgement.kind == "WARN")
    beyond = goal.beyond(*(figure for _, figure in judgement.figures))
    return max(0.0, beyond if goal.is_share else beyond / max(1.0, goal.bound))


def cost_of(judgement: Judgement) -> float:
    return excess(judgement) + (EACH if judgement.kind == "WARN" else 0.0)


def missed(table: Table, samples: Samples) -> Missed:
    """On common deals the same luck is in both of two decks, so that what is not sure is worth comparing, too."""
    found = look(table, samples, replays=0)
    return Missed(tuple(one for one in found if one.kind == "WARN" or excess(one) > 0))


def measured(table: Table, players: Sequence[int], games: int) -> Missed:
    """A deck played a little."""
    return missed(table, {(many, bot): play_sample(table.match(many, bot), games) for many in players for bot in BOTS})


@dataclass(frozen=True, slots=True)
class Swap:
    """One card for another, and what the targets said before and after."""

    out: Card
    into: Card
    before: Missed
    after: Missed

    def at(self, table: Table) -> Table:
        """The table with the swap made."""
        return replace(table, deck=with_card(table.deck, self.out, self.into))


@dataclass(frozen=True, slots=True)
class Tuned:
    """The deck that was found; reports on it and on the deck as it was, for the deals of the search and fresh ones."""

    deck: Deck
    swaps: tuple[Swap, ...]
    searched: tuple[Report, Report]
    fresh: tuple[Report, Report]


@dataclass(frozen=True, slots=True)
class Search:
    """How a deck is tuned."""

    table: Table
    players: tuple[int, ...]
    sizes: tuple[DesignSize, ...]
    games: int = GAMES
    steps: int = STEPS
    workers: int = 1

    def swaps(self, tell: OnTried) -> Iterator[Swap]:
        """Swap after swap until all targets are kept, nothing helps, or there were enough of them."""
        table, now = self.table, measured(self.table, self.players, self.games)
        tell(1)
        left, tries = self.steps, 0
        while now.count and left and tries < min(TRIES, len(table.deck.personal)):
            path = self._path(table, now, tries, left, tell)
            tries = 0 if path else tries + 1
            for swap in path:
                table, now, left = swap.at(table), swap.after, left - 1
                yield swap

    def _path(self, table: Table, now: Missed, first: int, most: int, tell: OnTried) -> list[Swap]:
        """Swaps that are better all together, beginning with the card that is `first` to blame.

        Weak cards hide each other: with one of them gone, the others are left over more often. So a path may lead
        uphill for a while, and is kept as far as where it was best; no card is touched twice.
        """
        path: list[Swap] = []
        best, is_best = now.cost, 0
        before, touched = now, set[str]()
        while len(path) < min(most, is_best + LOOKAHEAD) and before.count:
            cards = [card for card in blamed(table, before) if card.id not in touched]
            swap = self._best(table, cards[min(first, len(cards) - 1)], before, tell) if cards else None
            if swap is None:
                break
            path.append(swap)
            touched |= {swap.out.id, swap.into.id}
            table, before, first = swap.at(table), swap.after, 0
            if before.cost < best:
                best, is_best = before.cost, len(path)
        return path[:is_best]

    def _best(self, table: Table, card: Card, now: Missed, tell: OnTried) -> Swap | None:
        """The design that does best in the place of the card, whether or not it does better."""
        others = [one.card for one in self._candidates(table, card)]
        few = max(20, self.games // SCREENED)
        screened = sorted(self._measure(table, card, others, few, tell), key=lambda pair: pair[1].cost)
        better = [into for into, _ in screened[: max(2, len(screened) // SCREENED)]]
        final = self._measure(table, card, better, self.games, tell)
        into, after = min(final, key=lambda pair: pair[1].cost, default=(None, now))
        return Swap(card, into, now, after) if into else None

    def _candidates(self, table: Table, card: Card) -> list[Candidate]:
        """A card keeps its size, if that is allowed and there is something to choose from."""
        own = DesignSize.of(card.pattern)
        found = candidates(table.deck, table.layout, card, [own]) if own in self.sizes else []
        return found if len(found) >= ENOUGH else candidates(table.deck, table.layout, card, self.sizes)

    def _measure(
        self, table: Table, card: Card, others: Sequence[Card], games: int, tell: OnTried
    ) -> list[tuple[Card, Missed]]:
        def measure(other: Card) -> tuple[Card, Missed]:
            found = measured(replace(table, deck=with_card(table.deck, card, other)), self.players, games)
            tell(1)
            return other, found

        return shared_out(measure, others, self.workers)


def blamed(table: Table, now: Missed) -> list[Card]:
    """The cards in the order in which another one in their place should help: those that miss most by themselves first.

    Where only the game as a whole misses something, any card may be the reason.
    """
    by_card = {card.id: 0.0 for card in table.deck.personal}
    for judgement in now.judgements:
        for card in judgement.cards:
            if card in by_card:
                by_card[card] += cost_of(judgement)
    guilty = [card for card in table.deck.personal if by_card[card.id]]
    whole = any(not judgement.cards for judgement in now.judgements)
    rest = [card for card in table.deck.personal if not by_card[card.id]] if whole else []
    return sorted(guilty, key=lambda card: -by_card[card.id]) + rest


def tune(search: Search, tell: OnTried, on_swap: Callable[[Swap], None], games: int = FINAL_GAMES) -> Tuned:
    """Search, then look at the deck that was found as a report does, on the same deals and on fresh ones.

    Few games find large faults quickly; while a report with all of them sees a miss, the search goes on with more.
    """
    games = max(games, search.games)
    asked, swaps, now = Asked(search.players, games), list[Swap](), search
    was = found = make_report(search.table, asked, search.workers)
    while found.misses_a_target and len(swaps) < search.steps and now.games <= games:
        for swap in replace(now, steps=search.steps - len(swaps)).swaps(tell):
            swaps.append(swap)
            now = replace(now, table=swap.at(now.table))
            on_swap(swap)
        if now.table is not found.table:
            found = make_report(now.table, asked, search.workers)
        now = replace(now, games=2 * now.games)
    fresh_was = make_report(fresh(search.table), asked, search.workers)
    fresh_found = make_report(fresh(now.table), asked, search.workers) if swaps else fresh_was
    deck = now.table.deck
    return Tuned(
        deck=replace(deck, name=f"{deck.name}, tuned") if swaps else deck,
        swaps=tuple(swaps),
        searched=(was, found),
        fresh=(fresh_was, fresh_found),
    )
