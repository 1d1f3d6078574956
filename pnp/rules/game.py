"""What stays the same during a game, and how it is dealt."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from pnp.model.board import Board
from pnp.model.cell import Cell
from pnp.model.deck import Card, Deck
from pnp.model.layout import Layout
from pnp.model.pattern import Aim
from pnp.model.rivalry import RivalryCard, RuleChange, Scoring
from pnp.model.ruleset import Ruleset

if TYPE_CHECKING:
    from pnp.rules.state import State


@dataclass(frozen=True)
class Game:
    """Players, cards, boards and rules; rivalry cards that change rules have done so.

    `personal` are all designs that somebody owns; `by_seat` says who owns which, where not everybody owns all.
    """

    players: int
    personal: tuple[Card, ...]
    shared: tuple[Card, ...]
    board: Board
    rules: Ruleset
    tokens: int
    scorings: tuple[Scoring, ...] = ()
    rivalry: tuple[str, ...] = ()
    by_seat: tuple[tuple[Card, ...], ...] = ()

    @classmethod
    def of(
        cls,
        deck: Deck,
        layout: Layout,
        players: int,
        rivalry: Sequence[RivalryCard] = (),
        rules: Ruleset | None = None,
        by_seat: tuple[tuple[Card, ...], ...] = (),
    ) -> Game:
        """The game that a deck and a layout make; where rivalry cards disagree, the later one holds."""
        ruleset = rules or deck.ruleset()
        for card in rivalry:
            if isinstance(card.effect, RuleChange):
                ruleset = ruleset.with_options(card.effect.rules)
        return cls(
            players=players,
            personal=tuple({card.id: card for pile in by_seat for card in pile}.values()) or deck.personal,
            shared=deck.shared if ruleset.shared_cards else (),
            board=layout.board,
            rules=ruleset,
            tokens=ruleset.supply(players, layout.players.tokens),
            scorings=tuple(card.effect for card in rivalry if isinstance(card.effect, Scoring)),
            rivalry=tuple(card.id for card in rivalry),
            by_seat=by_seat,
        )

    def owned(self, seat: int) -> tuple[Card, ...]:
        """The personal cards of one player."""
        return self.by_seat[seat] if self.by_seat else self.personal

    @cached_property
    def cards(self) -> dict[str, Card]:
        return {card.id: card for card in self.personal + self.shared}

    @cached_property
    def aims(self) -> dict[str, tuple[tuple[int, bool, Aim], ...]]:
        """For each card its distinct throws: quarter turns, mirrored or not, and the cells relative to the figure."""
        return {card_id: tuple(self._aims(card)) for card_id, card in self.cards.items()}

    def _aims(self, card: Card) -> Sequence[tuple[int, bool, Aim]]:
        found: dict[Aim, tuple[int, bool, Aim]] = {}
        for mirrored in (False, True) if self.rules.mirrored else (False,):
            pattern = card.pattern.mirrored() if mirrored else card.pattern
            for quarters in range(4):
                for aim in pattern.turned(quarters).aims():
                    found.setdefault(aim, (quarters, mirrored, aim))
        return list(found.values())

    def deal(self, deal: Deal) -> State:
        """The position before the first figure is placed."""
        from pnp.rules.state import first_state

        return first_state(self, deal)


@dataclass(frozen=True, slots=True)
class Deal:
    """The order of every pile, the next card first, starting hands not yet drawn."""

    personal: tuple[tuple[str, ...], ...]
    shared: tuple[str, ...] = ()

    @classmethod
    def shuffled(cls, game: Game, seed: int) -> Deal:
        """A random deal, for examples and tests; `sim` deals from streams of its own."""
        chance = random.Random(seed)

        def shuffle(cards: tuple[Card, ...]) -> tuple[str, ...]:
            ids = [card.id for card in cards for _ in range(card.copies)]
            chance.shuffle(ids)
            return tuple(ids)

        personal = tuple(shuffle(game.owned(seat)) for seat in range(game.players))
        return cls(personal, shuffle(game.shared)[: game.rules.shared_cards * game.players])


def shifted(figure: Cell, aim: Aim) -> tuple[Cell, ...]:
    """The cells an aim means for a figure, in reading order; they may lie off the board."""
    return tuple(sorted(Cell(figure.row + row, figure.col + col) for row, col in aim))
