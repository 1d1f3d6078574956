"""Designs that could take the place of a card: all that the rules, the boards and the other cards allow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pnp.model.deck import Card, Deck
from pnp.model.designs import ALL_SIZES, PLAIN, STAR, DesignSize, designs
from pnp.model.layout import Layout
from pnp.model.pattern import Pattern
from pnp.report.likeness import likeness

ENOUGH = 5
"""Designs below which a card may change its size, for there is nothing much to choose from."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A card that could be in the deck, and the card there that it is most like."""

    card: Card
    most_like: str
    likeness: float

    @property
    def size(self) -> DesignSize:
        return DesignSize.of(self.card.pattern)


def sizes_of_the_rules(deck: Deck) -> tuple[DesignSize, ...]:
    """Personal cards of the prototype have no star."""
    return (PLAIN,) if deck.ruleset_name == "prototype" else (PLAIN, STAR)


def allowed(deck: Deck, sizes: Sequence[DesignSize]) -> tuple[DesignSize, ...]:
    return tuple(size for size in sizes if not (size.has_star and deck.ruleset_name == "prototype"))


def sizes_for(deck: Deck, layout: Layout, card: Card) -> tuple[DesignSize, ...]:
    """The card's own size, or all of them where hardly another design of its size is left."""
    own = (DesignSize.of(card.pattern),)
    return own if len(candidates(deck, layout, card, own)) >= ENOUGH else allowed(deck, ALL_SIZES)


def candidates(deck: Deck, layout: Layout, card: Card, sizes: Sequence[DesignSize]) -> list[Candidate]:
    """What could replace the card, in as many copies; neither itself nor what the deck has already."""
    others = [one for one in deck.cards if one.id != card.id]
    taken = {one.pattern.canonical() for one in deck.cards}
    ids = {one.id for one in others}
    found = []
    for design in (design for size in sizes for design in designs(size)):
        pattern = design.pattern
        if pattern.canonical() not in taken and is_sound(pattern, deck, layout):
            like = max(others, key=lambda one: likeness(pattern, one.pattern)) if others else card
            made = Card(_new_id(design.id, ids), pattern, card.copies)
            found.append(Candidate(made, like.id, likeness(pattern, like.pattern)))
    return found


def all_designs(deck: Deck, layout: Layout, card: Card, sizes: Sequence[DesignSize]) -> list[Candidate]:
    """What a whole new deck is chosen from, so that nothing is there yet to be like."""
    every = (design for size in sizes for design in designs(size))
    made = [Card(design.id, design.pattern, card.copies) for design in every]
    return [Candidate(one, "", 0.0) for one in made if is_sound(one.pattern, deck, layout)]


def is_sound(pattern: Pattern, deck: Deck, layout: Layout) -> bool:
    """Whether `pnp validate` would say nothing about it in this deck."""
    board, supply = layout.board, deck.ruleset().supply
    tokens = min(supply(players, layout.players.tokens) for players in range(2, len(layout.players.colours) + 1))
    return (
        2 * len(board.coverage(pattern)) >= board.rows * board.cols
        and pattern.thrown() <= tokens
        and (deck.repeated_turns_allowed or len(pattern.turns()) == 4)
    )


def _new_id(wanted: str, ids: set[str]) -> str:
    return wanted if wanted not in ids else _new_id(f"{wanted}-new", ids)


def with_card(deck: Deck, card: Card, other: Card) -> Deck:
    """The deck with another card in the place of one."""
    return replace(deck, personal=tuple(other if one.id == card.id else one for one in deck.personal))
