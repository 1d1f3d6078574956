"""How many points a player can have at most, so that a score track is long enough."""

from __future__ import annotations

from pnp.model.deck import Deck
from pnp.model.layout import Layout
from pnp.model.ruleset import Ruleset


def highest_score(deck: Deck, layout: Layout, ruleset: Ruleset, players: int) -> int:
    """A bound that no score without rivalry cards exceeds.

    Each own token ends in one place: on a level, where the best pays most but holds one token a cell; or in another
    player's supply, where it pays for itself and for the hit that brought it there, at most once, as it never comes
    back. No player can throw more tokens than the cards show. Sweets pay once for each other player, and each for
    itself; a seat may start with points.
    """
    board = layout.board
    shown = deck.thrown() + sum(
        sorted((card.pattern.thrown() for card in deck.shared for _ in range(card.copies)), reverse=True)[
            : ruleset.shared_cards * players
        ]
    )
    # A card may instead be thrown face down, which puts down one token.
    tokens = min(ruleset.supply(players, layout.players.tokens), max(shown, deck.size()))
    cell_count = board.rows * board.cols
    abroad = ruleset.supply_points + max(ruleset.direct_hit_points, ruleset.falling_hit_points)
    places = [abroad] * tokens + [points for points in board.level_points for _ in range(cell_count)]
    best = sum(sorted(places, reverse=True)[:tokens])
    sweets = ruleset.sweets_points * (players - 1) + ruleset.sweets_each_points * board.sweets_in_all()
    return best + sweets + max(ruleset.seat_points.get(players, (0,)), default=0)
