"""Two decks at one table: who wins, decided block by block, and card by card what differs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import sqrt

from pnp.model.deck import Card, Deck
from pnp.model.layout import Layout
from pnp.model.ruleset import Ruleset
from pnp.report.sample import Figure
from pnp.sim.anytime import sequence_half, unbroken
from pnp.sim.blocks import Contest, Side, apart, play_blocks
from pnp.sim.sequential import Tally, Verdict, decided

CHUNK = 64
"""Blocks that are played between two looks; blocks behind the deciding one are not counted."""
CAP = 4_000


@dataclass(frozen=True, slots=True)
class Standing:
    """Blocks so far: A as challenger among B, and B among A; `lead` are A's points ahead, summed over games."""

    ahead: Tally
    behind: Tally
    lead: int = 0

    def share(self) -> Figure:
        """A's share of wins, with an interval that holds at whatever block the test stops."""
        share, blocks = self.ahead.share, self.ahead.blocks
        if blocks and share in (0, 1):
            away = unbroken(blocks)
            return Figure(share, max(0.0, share - away), min(1.0, share + away))
        half = sequence_half(sqrt(self.ahead.variance), blocks)
        return Figure(share, max(0.0, share - half), min(1.0, share + half))

    def points_ahead(self) -> float:
        """A's mean points ahead of the mean of the others."""
        players = self.ahead.players
        return self.lead / max(1, self.ahead.blocks * players * (players - 1))


@dataclass(frozen=True, slots=True)
class Comparison:
    """What came out."""

    verdict: Verdict
    standing: Standing
    contest: Contest


OnBlocks = Callable[[Standing], None]


def contest_of(
    first: Deck, second: Deck, layout: Layout, players: int, bot: str, seed: int, rules: Ruleset | None = None
) -> Contest:
    """A as challenger; what else is on the table, such as shared cards, is A's."""
    cards = apart(second.personal, first, "b")
    return Contest(first, layout, Side(first.personal, bot), Side(cards, bot), players, seed, rules)


def compare(contest: Contest, cap: int = CAP, workers: int = 1, on_blocks: OnBlocks | None = None) -> Comparison:
    """Play until one of the verdicts is sure, or the cap is reached."""
    players = contest.players
    standing = Standing(Tally(players), Tally(players))
    for first in range(0, cap, CHUNK):
        many = min(CHUNK, cap - first)
        ahead = play_blocks(contest, first, many, workers)
        # Two players mirror each other: what A does not win of a block, B does.
        behind = play_blocks(contest.turned_round(), first, many, workers) if players > 2 else None
        for index, block in enumerate(ahead):
            other = behind[index].wins if behind else players - block.wins
            standing = Standing(
                standing.ahead.with_block(block.wins), standing.behind.with_block(other), standing.lead + block.lead
            )
            if verdict := decided(standing.ahead, standing.behind):
                return Comparison(verdict, standing, contest)
        if on_blocks:
            on_blocks(standing)
    return Comparison("inconclusive at the cap", standing, contest)


@dataclass(frozen=True, slots=True)
class Change:
    """A card that is not the same in both decks; missing on one side it is only in the other."""

    card: str
    before: Card | None
    after: Card | None
    facts: tuple[str, ...] = field(default=())

    @property
    def is_on_the_front(self) -> bool:
        """Whether a printed card looks different, names and all."""
        if self.before is None or self.after is None:
            return True
        return (self.before.pattern, self.before.names) != (self.after.pattern, self.after.names)


def changes(first: Deck, second: Deck) -> Iterator[Change]:
    """Card by card, in the order of A and then of B."""
    before, after = ({card.id: card for card in deck.cards} for deck in (first, second))
    for card_id in dict.fromkeys((*before, *after)):
        old, new = before.get(card_id), after.get(card_id)
        if old is None or new is None:
            yield Change(card_id, old, new, ("only in B" if old is None else "only in A",))
        elif facts := tuple(_facts(old, new)):
            yield Change(card_id, old, new, facts)


def _facts(old: Card, new: Card) -> Iterator[str]:
    if old.pattern != new.pattern:
        same = old.pattern.canonical() == new.pattern.canonical()
        yield "drawn turned, plays the same" if same else "another pattern"
    if old.pattern.thrown() != new.pattern.thrown():
        yield f"throws {new.pattern.thrown()} and not {old.pattern.thrown()}"
    if old.copies != new.copies:
        yield f"{new.copies} copies and not {old.copies}"
    if old.names != new.names:
        yield "another name"
