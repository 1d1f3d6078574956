"""Suggesting designs for a deck: which card they are to replace, or how many make a new one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from pnp.app.project import can_seat
from pnp.app.report import Table, slow_boards, table_of
from pnp.app.writing import FOUND, write_file
from pnp.errors import PnpError
from pnp.load.deck_text import deck_text
from pnp.load.limits import CARDS
from pnp.model.deck import Card, Deck
from pnp.model.designs import DesignSize
from pnp.report.candidates import Candidate, all_designs, allowed, candidates, sizes_for, sizes_of_the_rules
from pnp.report.deep import reference_card
from pnp.report.lines import figure_text
from pnp.report.report import play_samples
from pnp.report.sample import Figure
from pnp.report.suggest import (
    BLOCKS,
    SHOWN,
    OnScored,
    Suggestions,
    deck_of,
    fresh,
    score_designs,
    shares,
    suggest,
    varied,
)
from pnp.report.table import BOTS
from pnp.report.versus import versus
from pnp.sim.blocks import Contest, Side, apart, play_blocks

GAMES_BEFORE = 300
"""Played with the deck as it is, to see which card is left over and which is the most ordinary one."""

__all__ = [
    "BLOCKS",
    "SHOWN",
    "Plan",
    "plan_of",
    "replacements",
    "suggested_deck",
]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be tried where; `why` says how the card was chosen if nobody named it."""

    table: Table
    card: Card
    found: tuple[Candidate, ...]
    sizes: tuple[DesignSize, ...]
    why: str = ""
    wanted: int = 0
    """Cards of a whole new deck, or none."""


def plan_of(
    deck: str | None, replace: str | None, cards: int | None, sizes: str | None, layout: str | None, seed: int
) -> Plan:
    """The plan that options describe."""
    table = table_of(deck, layout, seed)
    can_seat(table.layout, 2)
    fast_enough(table)
    named = sizes_named(sizes, table.deck) if sizes else ()
    if cards is not None:
        if replace is not None:
            raise PnpError("--replace and --cards are two ways to ask; choose one")
        return _whole(table, cards, named)
    card, why = (card_named(table.deck, replace), "") if replace else _left_over_most(table)
    chosen = named or sizes_for(table.deck, table.layout, card)
    found = tuple(candidates(table.deck, table.layout, card, chosen))
    if not found:
        raise PnpError(
            f"no design of the size {', '.join(map(str, chosen))} is left that {table.deck.name} could have; "
            "name other sizes with --designs"
        )
    return Plan(table, card, found, chosen, why)


def _whole(table: Table, cards: int, named: tuple[DesignSize, ...]) -> Plan:
    chosen = named or sizes_of_the_rules(table.deck)
    card = reference_card(table, play_samples(table, (2,), GAMES_BEFORE))
    found = tuple(all_designs(table.deck, table.layout, card, chosen))
    if not 1 <= cards <= min(len(found), CARDS):
        raise PnpError(
            f"there are {len(found)} designs of the size {', '.join(map(str, chosen))} for this deck, not {cards}; "
            "ask for fewer cards, or for more sizes with --designs"
        )
    return Plan(table, card, found, chosen, wanted=cards)


def fast_enough(table: Table) -> None:
    if said := slow_boards(table):
        raise PnpError(f"{said}; so many games cannot be played there, choose a smaller --layout")


def sizes_named(text: str, deck: Deck) -> tuple[DesignSize, ...]:
    """Sizes from a list with commas."""
    sizes = []
    for part in (part.strip() for part in text.split(",")):
        size = DesignSize.parse(part)
        if size is None:
            raise PnpError(f"{part!r} is no size of designs; write 2 to 6 for filled cells, star or star1 to star6")
        if not allowed(deck, [size]):
            raise PnpError(f"{deck.name} is for the {deck.ruleset_name}, whose personal cards have no star; write 3")
        sizes.append(size)
    return tuple(dict.fromkeys(sizes))


def card_named(deck: Deck, name: str) -> Card:
    ids = [card.id for card in deck.personal]
    if name not in ids:
        if name in [card.id for card in deck.shared]:
            raise PnpError(f"card {name} is a global card; only personal cards can be replaced")
        near = get_close_matches(name, ids, n=1)
        hint = f"did you mean {near[0]}?" if near else f"it has {', '.join(ids)}"
        raise PnpError(f"deck {deck.name} has no card {name!r} that could be replaced; {hint}")
    return deck.personal[ids.index(name)]


def _left_over_most(table: Table) -> tuple[Card, str]:
    sample = play_samples(table, (2,), GAMES_BEFORE)[2, BOTS[0]]
    index = max(range(len(table.deck.personal)), key=lambda at: sample.card(at, 0).value)
    card = table.deck.personal[index]
    return card, f"card {card.id} is left over most: {figure_text(sample.card(index, 0))} of its draws"


def replacements(plan: Plan, blocks: int, shown: int, workers: int, tell: OnScored) -> Suggestions:
    """Play every design of a plan for one card."""
    return suggest(plan.table, plan.card, plan.found, blocks, shown, workers, tell)


def suggested_deck(plan: Plan, blocks: int, workers: int, tell: OnScored) -> tuple[Deck, Figure, Figure]:
    """A deck of the wanted number of designs, its wins against the deck as it is, and points ahead, on fresh deals."""
    scored = score_designs(plan.table, plan.card, plan.found, blocks, workers, tell)
    chosen = varied(plan.table, scored, shares(plan.table.deck, plan.sizes, plan.wanted, _there(plan.found)))
    made, deck = deck_of(plan.table.deck, chosen), plan.table.deck
    mine = Side(apart(made.personal, deck, "new"), BOTS[0])
    contest = Contest(deck, plan.table.layout, mine, Side(deck.personal, BOTS[0]), seed=fresh(plan.table).seed)
    against = versus(play_blocks(contest, 0, blocks, workers))
    return made, against.wins, against.lead


def _there(found: Sequence[Candidate]) -> dict[DesignSize, int]:
    sizes = [one.size for one in found]
    return {size: sizes.count(size) for size in sizes}


def write_deck(path: Path, deck: Deck, command: str, comments: Sequence[str]) -> None:
    """The deck with how it was found at its head."""
    write_file(path, [deck_text(deck, [f"{FOUND}{command}`.", *comments]).encode()])
