"""What a game consists of: for every name of `--only`, the pages of that component.

Pages come without what stands in their margins, which depends on the file they are in. A component that an order does
not have, such as rivalry cards where there are none, has no pages. Names of pieces differ between components, as all
of them go into one file. Texts are in `pnp/words`, the title of a component under `title_` and its name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pnp.app.cards import colour_cards, helper_cards, rivalry_cards
from pnp.app.order import Order
from pnp.app.pieces import figures, tokens, track
from pnp.scene.page import Page


@dataclass(frozen=True, slots=True)
class Component:
    """Something that is printed into a file of its own.

    What is `folded` is a booklet: its pages are made to be read, without anything in their margins, and a second file
    holds the same pages on sheets to be folded.
    """

    about: str
    pages: Callable[[Order], tuple[Page, ...]]
    folded: Callable[[Order], tuple[Page, ...]] | None = None


def _boards(order: Order) -> tuple[Page, ...]:
    # Shapely is slow to import and only the table needs it.
    from pnp.app.boards import boards

    return boards(order)


def _tower(order: Order) -> tuple[Page, ...]:
    from pnp.app.boards import tower

    return tower(order)


def _to_read(order: Order) -> tuple[Page, ...]:
    # The booklet plays its examples, so it needs the rules and the simulator.
    from pnp.app.rules import to_read

    return to_read(order)


def _to_fold(order: Order) -> tuple[Page, ...]:
    from pnp.app.rules import to_fold

    return to_fold(order)


COMPONENTS: dict[str, Component] = {
    "cards": Component("every player's colour cards, and those that all share", colour_cards),
    "rivalry": Component("rivalry cards", rivalry_cards),
    "helpers": Component("a helper card for each player", helper_cards),
    "tokens": Component("colour, sweets and markers", tokens),
    "figures": Component("standing figures with their feet", figures),
    "track": Component("the score track", track),
    "boards": Component("a board for each level", _boards),
    "tower": Component("pillars, edge strips, fit coupon and how to build it", _tower),
    "rules": Component("the rules booklet, to read and to fold", _to_read, _to_fold),
}
