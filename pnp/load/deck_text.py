"""A deck as a file again, for decks that the program has found."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from pnp.model.deck import Card, Deck


def deck_text(deck: Deck, comments: Iterable[str] = ()) -> str:
    """What reads back as the same deck, with comments at its head."""
    # A comment ends with its line, whatever a name in it holds.
    head = [f"# {' '.join(line.split())}" for line in comments]
    return "\n".join([*head, *_lines(deck), ""])


def _lines(deck: Deck) -> Iterator[str]:
    yield f"deck: {_text(deck.name)}"
    yield f"ruleset: {deck.ruleset_name}"
    if deck.layout_name:
        yield f"layout: {deck.layout_name}"
    if deck.repeated_turns_allowed:
        yield "turns: any"
    if deck.options:
        yield f"options: {_flow(deck.options)}"
    if deck.targets:
        yield f"targets: {_flow(deck.targets)}"
    if deck.note:
        yield f"note: {_text(deck.note)}"
    is_prototype = deck.ruleset_name == "prototype"
    yield from _group("personal" if is_prototype else "cards", deck.personal)
    if deck.shared:
        yield from _group("global", deck.shared)


def _group(key: str, cards: Iterable[Card]) -> Iterator[str]:
    yield f"{key}:"
    for card in cards:
        yield f"  - id: {card.id}"
        if card.names:
            yield f"    name: {_flow(card.names)}"
        if card.copies != 1:
            yield f"    copies: {card.copies}"
        yield "    pattern: |"
        yield from (f"      {' '.join(line)}" for line in card.pattern.lines())


def _text(text: str) -> str:
    """In quotes, where every text is safe: YAML reads JSON's escapes."""
    return json.dumps(text, ensure_ascii=False)


def _flow(value: Any) -> str:
    match value:
        case bool() | int() | float() | None:
            return json.dumps(value)
        case str():
            return _text(value)
        case tuple() | list():
            return f"[{', '.join(map(_flow, value))}]"
    return "{" + ", ".join(f"{key}: {_flow(inner)}" for key, inner in value.items()) + "}"
