"""Does a deck hold together: ids, tokens, players?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.errors import Finding, Place
from pnp.load.nodes import Node
from pnp.model.deck import Card, Deck
from pnp.model.layout import Layout
from pnp.model.rivalry import RivalryCard


def ids_differ(cards: Sequence[Card | RivalryCard], nodes: Sequence[Node]) -> Iterator[Finding]:
    """Commands and logs know cards by their id."""
    first: dict[str, Node] = {}
    for card, node in zip(cards, nodes, strict=True):
        if (earlier := first.setdefault(card.id, node)) is not node:
            line = earlier.at("id").line
            yield Finding("id-twice", node.at("id"), f"id {card.id} was given before in line {line}; choose another")


def is_whole(root: Node, nodes: Sequence[Node]) -> bool:
    """Whether all of the file could be read; counting cards makes no sense otherwise."""
    groups = [group for key in ("cards", "personal", "global") if (group := root.child(key))]
    listed = sum(len(group.value) for group in groups if isinstance(group.value, tuple))
    return 0 < len(nodes) == listed and root.is_whole()


def supplies(deck: Deck, layout: Layout) -> list[int]:
    """Own tokens of a player, for each player count."""
    counts = range(2, len(layout.players.colours) + 1)
    return [deck.ruleset().supply(players, layout.players.tokens) for players in counts]


def tokens_cover_each_card(deck: Deck, places: Sequence[Place], layout: Layout) -> Iterator[Finding]:
    """No single card throws more than a player has."""
    smallest = min(supplies(deck, layout))
    for card, place in zip(deck.cards, places, strict=True):
        if (thrown := card.pattern.thrown()) > smallest:
            message = f"card {card.id} throws {thrown} tokens and a player has {smallest}; remove cells or add tokens"
            yield Finding("tokens-too-few", place, message)


def tokens_can_be_used_up(deck: Deck, layout: Layout, whole: Place) -> Iterator[Finding]:
    """A supply that all cards together cannot use up is a slip."""
    largest = max(supplies(deck, layout))
    throwable = deck.thrown() + sum(card.copies * card.pattern.thrown() for card in deck.shared)
    if throwable < largest:
        message = f"all cards together throw {throwable} of a player's {largest} tokens; add cards or copies"
        yield Finding("tokens-left-over", whole, message)


def shared_cards_suffice(deck: Deck, layout: Layout, whole: Place) -> Iterator[Finding]:
    """The prototype deals a number of shared cards for each player."""
    players, dealt = len(layout.players.colours), deck.ruleset().shared_cards
    there = sum(card.copies for card in deck.shared)
    if deck.shared and there < players * dealt:
        missing = players * dealt - there
        message = f"there are {there} global cards and {players} players need {players * dealt}; add {missing}"
        yield Finding("shared-cards-too-few", whole, message)


def starting_hands_suffice(deck: Deck, layout: Layout, whole: Place) -> Iterator[Finding]:
    """A starting hand comes from the personal cards."""
    ruleset, counts = deck.ruleset(), range(2, len(layout.players.colours) + 1)
    largest = max(ruleset.starting_hand(players, seat) for players in counts for seat in range(players))
    if deck.personal and deck.size() < largest:
        message = f"a starting hand is {largest} cards and a player has {deck.size()}; add cards or copies"
        yield Finding("starting-hand-too-large", whole, message)


def seats_are_all_named(deck: Deck, root: Node) -> Iterator[Finding]:
    """A list by seat has one number for each player."""
    for option in ("starting_cards", "seat_points"):
        for players, by_seat in deck.options.get(option, {}).items():
            if len(by_seat) != players and root.is_whole("options", option, str(players)):
                has = "1 number" if len(by_seat) == 1 else f"{len(by_seat)} numbers"
                message = f"{option} for {players} players has {has}; give one for each seat"
                yield Finding("seats-miscounted", root.at("options", option, str(players)), message)


def stacks_show_it(deck: Deck, layout: Layout, place: Place) -> Iterator[Finding]:
    """On the compact board tokens lie on each other, so none of them may hang."""
    if layout.style == "compact" and deck.ruleset().tokens_hang:
        message = "under these rules a token may hang, which stacks on the compact board cannot show"
        yield Finding("compact-needs-stacks", place, f"{message}; use the layout tower or flat")


def check_deck(deck: Deck, root: Node, nodes: Sequence[Node], layout: Layout) -> Iterator[Finding]:
    """Everything about a deck but its single patterns."""
    places = [node.at("pattern") for node in nodes]
    yield from ids_differ(deck.cards, nodes)
    yield from tokens_cover_each_card(deck, places, layout)
    yield from seats_are_all_named(deck, root)
    yield from stacks_show_it(deck, layout, root.at("ruleset"))
    if is_whole(root, nodes):
        yield from tokens_can_be_used_up(deck, layout, root.at("deck"))
        yield from shared_cards_suffice(deck, layout, root.at("global"))
        yield from starting_hands_suffice(deck, layout, root.at("deck"))
