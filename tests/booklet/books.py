"""Booklets of shipped decks, and what can be read in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from pnp.app.project import shipped_input
from pnp.art.seats import seats
from pnp.art.theme import THEMES
from pnp.booklet.book import Book
from pnp.load.words import words
from pnp.model.layout import Layout
from pnp.scene.geometry import IDENTITY, Matrix
from pnp.scene.shapes import Group, Part, Text, Use
from tests.draw.looking import deck, rivalry


def book(
    language: str = "en", deck_name: str = "classic", layout: str = "tower", theme: str = "colour", **options: Any
) -> Book:
    """The booklet of a shipped deck on a shipped layout, with some rules changed."""
    cards, table = deck(deck_name), shipped_input(layout).load().model
    assert isinstance(table, Layout)
    players = seats(table)
    return Book(
        deck=cards,
        layout=table,
        rules=replace(cards.ruleset(), **options),
        rivalry=rivalry("rivalry" if cards.ruleset_name == "final" else "rivalry-prototype").cards,
        seats=players,
        player_counts=tuple(range(2, len(players) + 1)),
        words=words(language),
        language=language,
        theme=THEMES[theme],
    )


def texts(parts: Iterable[Part], matrix: Matrix = IDENTITY) -> Iterator[tuple[Text, Matrix]]:
    """Every line of real text, and where it is moved to."""
    for part in parts:
        match part:
            case Text():
                yield part, matrix
            case Group():
                yield from texts(part.parts, matrix.after(part.matrix))
            case Use():
                yield from texts(part.symbol.parts, matrix.after(part.matrix))


def said(parts: Iterable[Part]) -> str:
    """All that is written, hyphens at the ends of lines taken out."""
    return " ".join(text.line for text, _ in texts(parts)).replace("\u00ad ", "").replace("\u00a0", " ")
