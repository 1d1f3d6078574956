"""Do the patterns of a deck fit, turn and differ?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.check.pictures import figure_cells, hanging_off
from pnp.errors import Finding, Place
from pnp.model.board import Board
from pnp.model.deck import Card, Deck

Placed = tuple[Card, Place]
"""A card and where its pattern stands."""

ENOUGH_COVERAGE = 0.5


def fits(card: Card, place: Place, board: Board) -> Iterator[Finding]:
    """Every card can be thrown on every level of the empty board, and not only from a few cells."""
    pattern = card.pattern
    covered, everywhere = len(board.coverage(pattern)), board.rows * board.cols
    if covered == 0:
        message = (
            f"card {card.id} lies off a {board.cols} x {board.rows} board wherever the figure stands; make it smaller"
        )
        yield Finding("pattern-does-not-fit", place, message, hanging_off(board, pattern))
    elif covered < ENOUGH_COVERAGE * everywhere:
        share = f"{covered} of {everywhere} cells"
        message = f"card {card.id} can be thrown from {share} of an empty board; draw its cells closer together"
        yield Finding("pattern-fits-poorly", place, message, figure_cells(board, pattern))
    elif max(pattern.rows, pattern.cols) > max(board.rows, board.cols):
        size = f"{pattern.cols} x {pattern.rows}"
        message = f"card {card.id} is drawn on a grid of {size}, larger than the board; remove blank rows and columns"
        yield Finding("grid-larger-than-board", place, message)


def turns_are_distinct(card: Card, place: Place, repeats_allowed: bool) -> Iterator[Finding]:
    """A card that looks the same turned gives its player fewer choices than it seems to."""
    ways = len(card.pattern.turns())
    if ways < 4:
        turns = "turn" if ways == 1 else "turns"
        has = f"card {card.id} has only {ways} distinct {turns}"
        if repeats_allowed:
            yield Finding("turns-repeat-allowed", place, f"{has}; the deck allows it")
        else:
            message = f"{has}; move a cell, or write `turns: any` to allow it in this deck"
            yield Finding("turns-repeat", place, message, str(card.pattern))


def patterns_differ(cards: Sequence[Placed]) -> Iterator[Finding]:
    """Two cards of a group that are the same when turned are one card, said twice."""
    seen: dict[object, Card] = {}
    for card, place in cards:
        first = seen.setdefault(card.pattern.canonical(), card)
        if first is not card:
            how = "again" if card.pattern.shape() == first.pattern.shape() else "turned"
            hint = f"keep one and give it `copies: {first.copies + card.copies}`"
            message = f"card {card.id} is card {first.id} {how}; {hint}"
            yield Finding("same-pattern", place, message, str(first.pattern))


def mirror_images(cards: Sequence[Placed]) -> Iterator[Finding]:
    """Mirror images are worth knowing about: they are different cards that players confuse."""
    earlier: dict[object, Card] = {}
    for card, place in cards:
        form, mirrored = card.pattern.canonical(), card.pattern.mirrored().canonical()
        if mirrored != form and mirrored in earlier and form not in earlier:
            message = f"card {card.id} is the mirror image of card {earlier[mirrored].id}; fine, if both are meant"
            yield Finding("mirror-pattern", place, message)
        earlier.setdefault(form, card)


def stars_suit_the_rules(deck: Deck, places: Sequence[Place]) -> Iterator[Finding]:
    """In the prototype, shared cards mark the figure's cell and personal cards do not."""
    if deck.ruleset_name != "prototype":
        return
    for index, (card, place) in enumerate(zip(deck.cards, places, strict=True)):
        shared, star = index >= len(deck.personal), card.pattern.star is not None
        if shared and not star:
            message = f"global card {card.id} has no star; mark the figure's cell with *"
            yield Finding("star-missing", place, message)
        elif star and not shared:
            message = f"personal card {card.id} has a star; in the prototype only global cards do, draw an x instead"
            yield Finding("star-not-allowed", place, message)


def check_patterns(deck: Deck, places: Sequence[Place], board: Board) -> Iterator[Finding]:
    """Everything about the patterns of a deck; the places are those of its cards' patterns."""
    placed = list(zip(deck.cards, places, strict=True))
    for card, place in placed:
        yield from fits(card, place, board)
        yield from turns_are_distinct(card, place, deck.repeated_turns_allowed)
    for group in (placed[: len(deck.personal)], placed[len(deck.personal) :]):
        yield from patterns_differ(group)
        yield from mirror_images(group)
    yield from stars_suit_the_rules(deck, places)
