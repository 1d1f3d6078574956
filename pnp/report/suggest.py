"""Designs for one place in a deck: each is played there, the best and the most different are played once more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from pnp.model.deck import Card, Deck
from pnp.model.designs import DesignSize
from pnp.report.candidates import Candidate, with_card
from pnp.report.judging import Goal
from pnp.report.likeness import likeness
from pnp.report.sample import Figure, play_sample
from pnp.report.table import BOTS, Table
from pnp.report.versus import versus
from pnp.sim.blocks import Contest, Side, apart, play_blocks
from pnp.sim.staff import shared_out

BLOCKS = 400
SHOWN = 3
PLAYERS = 2

OnScored = Callable[[int], None]
"""Told how many designs were played since it was last told."""


@dataclass(frozen=True, slots=True)
class Score:
    """What a design does in the deck: wins against the deck as it is, points ahead, and how often it is left over."""

    wins: Figure
    lead: Figure
    dead: Figure


@dataclass(frozen=True, slots=True)
class Scored:
    """A candidate as it was found, and, if it was worth another look, what fresh deals say; both by bot."""

    candidate: Candidate
    found: Mapping[str, Score]
    fresh: Mapping[str, Score] | None = None

    @property
    def wins(self) -> float:
        return self.found[BOTS[0]].wins.value

    @property
    def shown(self) -> Mapping[str, Score]:
        """Whoever is picked for a high figure had luck in it; only fresh deals tell without."""
        return self.fresh or self.found


@dataclass(frozen=True, slots=True)
class Suggestions:
    """All designs, those within the targets and strongest first, and the two short lists."""

    card: Card
    scored: tuple[Scored, ...]
    best: tuple[Scored, ...]
    different: tuple[Scored, ...]


def is_within(table: Table, candidate: Candidate, score: Score) -> bool:
    """Whether the targets for single cards are kept: neither left over, nor a twin, nor worth a game by itself."""
    targets = table.targets
    away = Figure.exactly(score.wins.value - 0.5)
    return (
        Goal.of(targets, "dead").beyond(score.dead) <= 0
        and candidate.likeness < targets.alike
        and Goal.of(targets, "impact").beyond(away) <= 0
    )


def score(table: Table, card: Card, candidate: Candidate, bot: str, blocks: int) -> Score:
    """One design in the place of the card, in both seats of the same deals."""
    deck, other = table.deck, with_card(table.deck, card, candidate.card)
    mine = apart(other.personal, deck, "new")
    contest = Contest(deck, table.layout, Side(mine, bot), Side(deck.personal, bot), PLAYERS, table.seed)
    against = versus(play_blocks(contest, 0, blocks))
    sample = play_sample(replace(table, deck=other).match(PLAYERS, bot), blocks)
    place = [one.id for one in other.cards].index(candidate.card.id)
    return Score(against.wins, against.lead, sample.card(place, 0))


def score_all(
    table: Table, card: Card, found: Sequence[Candidate], bots: Sequence[str], blocks: int, workers: int, tell: OnScored
) -> list[dict[str, Score]]:
    """The scores of each candidate by bot, in order."""

    def scores(candidate: Candidate) -> dict[str, Score]:
        made = {bot: score(table, card, candidate, bot, blocks) for bot in bots}
        tell(1)
        return made

    return shared_out(scores, found, workers)


def fresh(table: Table) -> Table:
    """The same table with other deals."""
    return replace(table, seed=table.seed + 1)


def score_designs(
    table: Table, card: Card, found: Sequence[Candidate], blocks: int, workers: int, tell: OnScored
) -> list[Scored]:
    """Each in the place of the card; those within the targets first, then the stronger ones."""
    scores = score_all(table, card, found, BOTS[:1], blocks, workers, tell)
    scored = [Scored(candidate, by_bot) for candidate, by_bot in zip(found, scores, strict=True)]
    return sorted(scored, key=lambda one: (not keeps_targets(table, one), -one.wins))


def keeps_targets(table: Table, one: Scored) -> bool:
    """By what was found while searching; fresh deals may see it otherwise."""
    return is_within(table, one.candidate, one.found[BOTS[0]])


def suggest(
    table: Table, card: Card, found: Sequence[Candidate], blocks: int, shown: int, workers: int, tell: OnScored
) -> Suggestions:
    """The designs that are best in the card's place, and those that are least like any other card."""
    scored = score_designs(table, card, found, blocks, workers, tell)
    strongest = scored[:shown]
    within = [one for one in scored if keeps_targets(table, one)] or scored
    unlike = sorted(within, key=lambda one: (one.candidate.likeness, -one.wins))[:shown]
    again = list({one.candidate.card.id: one for one in (*strongest, *unlike)}.values())
    scores = score_all(fresh(table), card, [one.candidate for one in again], BOTS, blocks, workers, lambda _: None)
    known = {one.candidate.card.id: replace(one, fresh=by_bot) for one, by_bot in zip(again, scores, strict=True)}
    return Suggestions(
        card=card,
        scored=tuple(known.get(one.candidate.card.id, one) for one in scored),
        best=tuple(known[one.candidate.card.id] for one in strongest),
        different=tuple(known[one.candidate.card.id] for one in unlike),
    )


def shares(
    deck: Deck, sizes: Sequence[DesignSize], count: int, there: Mapping[DesignSize, int]
) -> dict[DesignSize, int]:
    """How many cards of each size make a deck of so many: in the deck's proportions, as far as there are designs."""
    now = [DesignSize.of(card.pattern) for card in deck.personal]
    weights = {size: now.count(size) or 1 for size in sizes}
    made = dict.fromkeys(sizes, 0)
    for _ in range(count):
        free = [size for size in sizes if made[size] < there.get(size, 0)]
        # Whichever is furthest behind its proportion gets the next card.
        made[min(free, key=lambda size: (made[size] + 1) / weights[size])] += 1
    return made


def deck_of(deck: Deck, chosen: Sequence[Candidate]) -> Deck:
    """A deck of these cards, as large as it was; a design that the deck has already keeps its id and names."""
    known = {card.pattern.canonical(): card for card in deck.personal}
    cards = [known.get(one.card.pattern.canonical(), one.card) for one in chosen]
    each, more = divmod(max(len(cards), sum(card.copies for card in deck.personal)), len(cards))
    made = tuple(replace(card, copies=each + (index < more)) for index, card in enumerate(cards))
    return replace(deck, name=f"{deck.name}, suggested", personal=made)


def varied(table: Table, scored: Sequence[Scored], wanted: Mapping[DesignSize, int]) -> list[Candidate]:
    """As many of each size as wanted: the best first, then always the one least like those that are chosen.

    Designs outside the targets are taken only where those within do not suffice.
    """
    chosen: list[Candidate] = []
    left = dict(wanted)
    pools = [
        [one for one in scored if keeps_targets(table, one)],
        [one for one in scored if not keeps_targets(table, one)],
    ]
    for pool in pools:
        while choice := [one for one in pool if left.get(one.candidate.size, 0)]:
            nearest = min(choice, key=lambda one: (_nearness(one.candidate, chosen), -one.wins))
            pool.remove(nearest)
            left[nearest.candidate.size] -= 1
            chosen.append(nearest.candidate)
    return chosen


def _nearness(candidate: Candidate, chosen: Sequence[Candidate]) -> float:
    return max((likeness(candidate.card.pattern, one.card.pattern) for one in chosen), default=0.0)
