"""Deck files."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from pnp.errors import Finding
from pnp.load.fit import fit, meant
from pnp.load.nodes import Node
from pnp.load.pattern import read_pattern
from pnp.load.shapes import CardShape, DeckShape
from pnp.load.source import Source
from pnp.model.deck import Card, Deck

GROUPS = ("cards", "personal", "global")


def read_deck(root: Node, source: Source) -> tuple[Deck | None, Node, tuple[Node, ...], list[Finding]]:
    """The deck with every card that could be read."""
    shape, kept, findings = fit(root, DeckShape)
    if shape is None:
        return None, kept, (), findings
    findings += _groups_fit(root, kept, shape)
    nodes: list[Node] = []

    def cards(key: str, shapes: list[CardShape]) -> tuple[Card, ...]:
        group = []
        for index, card in enumerate(shapes):
            node = kept.nearest((key, index))[0]
            pattern, problems = read_pattern(node.nearest(("pattern",))[0], source, card.id)
            findings.extend(problems)
            if pattern is not None:
                group.append(Card(card.id, pattern, card.copies, card.name))
                nodes.append(node)
        return tuple(group)

    deck = Deck(
        name=shape.deck,
        personal=cards("cards", shape.cards) + cards("personal", shape.personal),
        shared=cards("global", shape.shared),
        ruleset_name=shape.ruleset,
        options=set_fields(shape.options),
        repeated_turns_allowed=shape.turns == "any",
        layout_name=shape.layout or None,
        targets=set_fields(shape.targets),
        note=shape.note,
    )
    return deck, kept, tuple(nodes), findings


def set_fields(shape: BaseModel) -> dict[str, Any]:
    """The fields a file sets, lists as tuples."""

    def frozen(value: Any) -> Any:
        match value:
            case dict():
                return {key: frozen(inner) for key, inner in value.items()}
            case list():
                return tuple(value)
        return value

    return {name: frozen(getattr(shape, name)) for name in sorted(shape.model_fields_set)}


def _groups_fit(root: Node, kept: Node, shape: DeckShape) -> list[Finding]:
    """The prototype plays with personal and global cards, the final rules with one group."""
    if root.child("ruleset") is not kept.child("ruleset"):
        return []
    needed = ("personal", "global") if shape.ruleset == "prototype" else ("cards",)
    keys = root.value if isinstance(root.value, dict) else {}
    present = [key for key in GROUPS if key in keys]
    unread = [key for key in keys if kept.child(key) is None]
    findings = []
    for key in present:
        if key not in needed:
            wanted = " and ".join(f"`{name}:`" for name in needed)
            message = f"ruleset {shape.ruleset} has no {key} group; list the cards under {wanted}"
            node = root.nearest((key,))[0]
            findings.append(Finding("wrong-card-group", node.key_place or node.place, message))
    misspelt = {meant(key, list(GROUPS)) for key in unread}
    for key in needed:
        if key not in present and key not in misspelt:
            message = f"key {key!r} is missing; ruleset {shape.ruleset} needs `{key}:` with at least one card"
            findings.append(Finding("key-missing", root.place, message))
    return findings
