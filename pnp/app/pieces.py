"""Tokens, figures and the score track as pieces to be cut out."""

from __future__ import annotations

from pnp.app.cards import drawing
from pnp.app.order import Order
from pnp.art.sweets import SWEETS
from pnp.draw import score_track, standee, token
from pnp.rules.highest import highest_score
from pnp.scene.page import Page
from pnp.scene.shapes import Part
from pnp.sheets.marks import CLEAR, INSET
from pnp.sheets.piece import Piece

FIRST_PLAYER = 1.3
"""How much larger than other tokens the first player's marker is."""


def tokens(order: Order) -> tuple[Page, ...]:
    """Every player's colour, sweets of three kinds, and the markers of players."""
    layout, theme, bleed = order.layout, order.theme, order.layout.cards.bleed
    wide = layout.tokens.diameter
    pieces = []
    for seat in order.seats:
        front, back = (token.colour_token(seat, theme, wide, bleed, is_back) for is_back in (False, True))
        pieces.append(_round(f"token, {seat.name}", front, back, wide, bleed, order.tokens_each()))
    for index, name in enumerate(SWEETS):
        drawn = token.sweets_token(name, theme, wide, bleed)
        # What does not divide by three makes the first kinds the more frequent ones.
        copies = (layout.board.sweets_in_all() + len(SWEETS) - 1 - index) // len(SWEETS)
        pieces.append(_round(f"sweets {name}", drawn, drawn, wide, bleed, copies))
    beyond = score_track.track_length(highest(order)) + 1
    for seat in order.seats:
        front, back = (token.score_marker(seat, theme, score_track.MARKER, bleed, further) for further in (0, beyond))
        pieces.append(_round(f"marker, {seat.name}", front, back, score_track.MARKER, bleed))
    largest = round(wide * FIRST_PLAYER, 1)
    first = token.first_player_marker(tuple(seat.colour for seat in order.all_seats), theme, largest, bleed)
    pieces.append(_round("first player", first, first, largest, bleed))
    return order.sheets("tokens", [piece for piece in pieces if piece.copies], layout.tokens.gap)


def _round(
    name: str, front: tuple[Part, ...], back: tuple[Part, ...], wide: float, bleed: float, copies: int = 1
) -> Piece:
    return Piece(name, front, (wide, wide), back, bleed, 0.0, copies, "round")


def highest(order: Order) -> int:
    """The most points that anybody can have, whoever plays."""
    return max(highest_score(order.deck, order.layout, order.ruleset, players) for players in order.player_counts)


def figures(order: Order) -> tuple[Page, ...]:
    """A standing figure with its foot for each player; both are folded, so that they need no back."""
    bleed = order.layout.cards.bleed
    pieces = [
        Piece(folded.name, folded.parts, folded.size, None, bleed, 0.0)
        for seat in order.seats
        for folded in standee.standee(seat, order.layout, order.theme, bleed)
    ]
    return order.sheets("figures", pieces, max(order.layout.tokens.gap, 2 * bleed))


def track(order: Order) -> tuple[Page, ...]:
    """The score track, in as many pieces as the paper asks for."""
    bleed, usable = order.layout.cards.bleed, order.paper.usable()
    if order.marks == "registration":
        usable = usable.grown(-max(0.0, INSET + CLEAR - order.paper.margin))
    with drawing("score track"):
        parts = score_track.score_track(highest(order), (usable.width, usable.height), order.theme, bleed)
    pieces = [Piece(f"track {part.first}-{part.last}", part.parts, part.size, None, bleed, 0.0) for part in parts]
    return order.sheets("track", pieces, 2 * bleed)
