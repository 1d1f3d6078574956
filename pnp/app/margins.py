"""What stands in the margins of pages, in the language of the words."""

from __future__ import annotations

from pnp.model.words import Words
from pnp.sheets import furniture


def margins(words: Words) -> furniture.Words:
    """The sentences, with room for what only the page knows."""
    return furniture.Words(
        page=words.text("sheet_page", page="{page}", pages="{pages}"),
        part=words.text("sheet_part", part="{part}"),
        scale=words.text("sheet_scale", percent=100),
        deck=words.text("sheet_deck", deck="{deck}"),
        front=words.text("sheet_front"),
        back=words.text("sheet_back"),
    )
