"""The cards of a game as pieces to be cut out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pnp.app.order import Order
from pnp.art.seats import SHARED, Seat
from pnp.draw import colour_card, helper_card, rivalry_card
from pnp.draw.back import back
from pnp.errors import PnpError
from pnp.model.deck import Card
from pnp.model.regions import largest_count
from pnp.model.rivalry import RivalryCard, Scoring
from pnp.scene.page import Page
from pnp.sheets.piece import Piece


@contextmanager
def drawing(what: str) -> Iterator[None]:
    """Whatever cannot be drawn is named."""
    try:
        yield
    except PnpError as problem:
        raise PnpError(f"{what}: {problem}") from problem


def colour_cards(order: Order) -> tuple[Page, ...]:
    """Every player's cards one after the other, then those that belong to nobody."""
    pieces = [_colour_card(order, card, seat) for seat in order.seats for card in order.deck.personal]
    pieces += [_colour_card(order, card, SHARED) for card in order.deck.shared]
    return order.sheets("cards", pieces)


def _colour_card(order: Order, card: Card, seat: Seat) -> Piece:
    stock, theme = order.layout.cards, order.theme
    with drawing(f"card {card.id}"):
        front = colour_card.front(card, seat, stock, theme, order.language, order.deck.name)
    return Piece(
        f"card {card.id}" if seat is SHARED else f"card {card.id}, {seat.name}",
        front,
        stock.size,
        back(seat, stock, theme),
        stock.bleed,
        stock.corner,
        card.copies,
    )


def rivalry_cards(order: Order) -> tuple[Page, ...]:
    """Those that can do something on these boards."""
    stock = order.layout.cards
    behind = rivalry_card.back(order.all_seats, stock, order.theme)
    pieces = []
    for card in order.rivalry:
        if not can_score(card, order):
            continue
        with drawing(f"rivalry card {card.id}"):
            front = rivalry_card.front(card, order.layout.board, stock, order.theme, order.words)
        pieces.append(Piece(f"rivalry {card.id}", front, stock.rivalry_size, behind, stock.bleed, stock.corner))
    return order.sheets("rivalry", pieces)


def can_score(card: RivalryCard, order: Order) -> bool:
    """Whether the boards have the levels it scores, and regions as large as it asks for."""
    scoring, board = card.effect, order.layout.board
    if not isinstance(scoring, Scoring):
        return True
    largest = largest_count(board, scoring) if scoring.condition == "at least" else None
    return all(level < board.levels for level in scoring.levels or ()) and (
        largest is None or scoring.at_least <= largest
    )


def helper_cards(order: Order) -> tuple[Page, ...]:
    """One for each player."""
    layout, stock, theme, words = order.layout, order.layout.cards, order.theme, order.words
    size = helper_card.helper_size(stock.size)
    pieces = []
    for seat in order.seats:
        with drawing(f"helper card {seat.name}"):
            front = helper_card.front(seat, order.ruleset, stock, theme, words)
            behind = helper_card.back(seat, order.ruleset, layout, theme, words)
        pieces.append(Piece(f"helper, {seat.name}", front, size, behind, stock.bleed, stock.corner))
    return order.sheets("helpers", pieces)
