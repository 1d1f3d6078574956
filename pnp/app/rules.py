"""The rules booklet of a game: to be read on a screen, and to be printed, folded and stapled."""

from __future__ import annotations

from pnp.app.cards import can_score
from pnp.app.order import Order
from pnp.booklet.book import Book
from pnp.booklet.pages import A5, pages
from pnp.scene.page import Page
from pnp.sheets.imposition import imposed, page_size


def booklet(order: Order) -> Book:
    """What the booklet is about."""
    return Book(
        deck=order.deck,
        layout=order.layout,
        rules=order.ruleset,
        rivalry=tuple(card for card in order.rivalry if can_score(card, order)),
        seats=order.all_seats[: max(order.player_counts)],
        player_counts=order.player_counts,
        words=order.words,
        language=order.language,
        theme=order.theme,
    )


def to_read(order: Order) -> tuple[Page, ...]:
    """Single pages with links and bookmarks."""
    return pages(booklet(order), A5)


def to_fold(order: Order) -> tuple[Page, ...]:
    """Sheets for a printer that prints on both sides."""
    paper = order.paper
    return imposed(pages(booklet(order), page_size(paper)), paper, order.fold_flip(), order.sheet_thickness)
