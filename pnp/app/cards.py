"""The cards of a game as pieces to be cut out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pnp.app.order import Order
from pnp.art.seats import SHARED, Seat
from pnp.draw import colour_card
from pnp.draw.back import back
from pnp.errors import PnpError
from pnp.model.deck import Card
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
