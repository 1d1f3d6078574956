"""Decks with something wrong in them, and what a report must say about it."""

from __future__ import annotations

from dataclasses import replace

from pnp.model.deck import Card, Deck
from pnp.model.layout import Layout
from pnp.model.pattern import Pattern
from pnp.report.table import Table
from tests.sim.matches import deck

WEAK = Pattern.parse("* . x")
"""Throws one token, where every other card throws two or three."""


def classic() -> Deck:
    return deck("classic")


def with_card(one: Deck, card_id: str, pattern: Pattern) -> Deck:
    """The deck with another pattern on a card."""
    cards = tuple(replace(card, pattern=pattern) if card.id == card_id else card for card in one.personal)
    return replace(one, personal=cards)


def dead_card() -> Deck:
    """Nobody plays a card that throws so little, as long as there is another."""
    return with_card(classic(), "kite", WEAK)


def seat_bias(points: int = 6) -> Deck:
    """The second of two players begins with points."""
    return replace(classic(), options={"seat_points": {2: (0, points)}})


def even_seats() -> Deck:
    """The classic deck with points that even out who is first, as its file says: nothing is wrong with any seat."""
    return replace(classic(), options={"seat_points": {3: (0, 2, 4), 4: (0, 1, 3, 4)}})


def near_twins() -> Deck:
    """Two cards of six cells that differ in one."""
    one, other = (Pattern.parse(text) for text in ("x x x\nx x .\nx . .", "x x x\nx x .\n. x ."))
    cards = (Card("first-twin", one), Card("second-twin", other))
    return replace(classic(), personal=(*classic().personal, *cards))


def table(one: Deck, seed: int = 1) -> Table:
    return Table(one, Layout(), "deck.yaml", seed=seed)
