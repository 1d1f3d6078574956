"""All checks of a file that was read."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.check.boards import check_board
from pnp.check.colours import check_colours
from pnp.check.decks import check_deck
from pnp.check.patterns import check_patterns
from pnp.check.rivalries import check_rivalry
from pnp.errors import Finding
from pnp.load.files import Loaded
from pnp.model.deck import Deck
from pnp.model.layout import Layout
from pnp.model.printers import Printers
from pnp.model.project import Project
from pnp.model.rivalry import RivalrySet


def check(loaded: Loaded, layout: Layout) -> Iterator[Finding]:
    """What can be said about the file when it is used with that layout."""
    if loaded.root is None:
        return
    match loaded.model:
        case Deck() as deck:
            patterns = [node.at("pattern") for node in loaded.cards]
            yield from check_patterns(deck, patterns, layout.board)
            yield from check_deck(deck, loaded.root, loaded.cards, layout)
        case RivalrySet() as rivalry:
            yield from check_rivalry(rivalry, loaded.cards, layout)
        case Layout() as own:
            # Shapely is slow to import and only layouts need it.
            from pnp.check.printing import check_printing

            yield from check_board(own, loaded.root)
            yield from check_colours(own, loaded.root)
            yield from check_printing(own, loaded.root)
        case Project() | Printers() | None:
            return
