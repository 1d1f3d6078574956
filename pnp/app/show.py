"""Patterns drawn in text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches

from pnp.app.project import use_deck, use_layout
from pnp.errors import PnpError
from pnp.model.board import Board
from pnp.model.deck import Card


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card's heading and its turns side by side."""

    title: str
    lines: tuple[str, ...]


def drawn_cards(deck_name: str | None, card_id: str | None, layout_name: str | None, language: str) -> Iterator[Drawn]:
    """Every card of the deck, or the one that was named."""
    _, deck = use_deck(deck_name)
    board = use_layout(layout_name, deck).board
    cards = [card for card in deck.cards if card_id in (None, card.id)]
    if not cards:
        ids = [card.id for card in deck.cards]
        near = get_close_matches(card_id or "", ids, n=1)
        hint = f"did you mean {near[0]}?" if near else f"it has {', '.join(ids)}"
        raise PnpError(f"deck {deck.name} has no card {card_id!r}; {hint}")
    return (drawn(card, board, language) for card in cards)


def drawn(card: Card, board: Board, language: str) -> Drawn:
    """One card: name, kind, tokens, placements, and its distinct turns."""
    pattern, turns = card.pattern, card.pattern.turns()
    kind = "plain" if pattern.star is None else "star"
    copies = f", {card.copies} copies" if card.copies > 1 else ""
    name = card.name(language)
    title = f"{card.id}" + (f" ({name})" if name != card.id else "")
    covered = len(board.coverage(pattern))
    facts = f"{kind}{copies}, throws {pattern.thrown()}, {len(turns)} turns, {board.placements(pattern)} placements"
    height = max(turn.rows for turn in turns)
    blocks = [[*str(turn).split("\n"), *[" " * (2 * turn.cols - 1)] * (height - turn.rows)] for turn in turns]
    lines = tuple("    ".join(row).rstrip() for row in zip(*blocks, strict=True))
    return Drawn(f"{title}: {facts} from {covered} of {board.rows * board.cols} cells", lines)
