"""What is told of suggestions: short lists with drawings, whole decks, and everything for programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from pnp.app.suggest import Plan
from pnp.model.deck import Card, Deck
from pnp.model.designs import designs
from pnp.report.data import figure_data
from pnp.report.lines import figure_text
from pnp.report.sample import Figure
from pnp.report.suggest import Scored, Suggestions, fresh, keeps_targets
from pnp.report.table import BOTS

VERSION = 1


def suggestion_lines(plan: Plan, made: Suggestions, blocks: int) -> Iterator[str]:
    """The short lists with drawings."""
    if plan.why:
        yield plan.why
    every = sum(len(designs(size)) for size in plan.sizes)
    yield (
        f"{len(made.scored)} of {every} designs with {_sizes(plan)} in the place of {plan.card.id}, each {blocks:,} "
        f"blocks of two games against {plan.table.deck.name} as it is"
    )
    if len(made.scored) < every:
        yield "the others are in the deck already, repeat when turned or do not fit"
    yield "figures are those of greedy / thrifty on fresh deals: wins (even: 50 %), points ahead, left over"
    best = [one.candidate.card.id for one in made.best]
    different = [one.candidate.card.id for one in made.different]
    yield ""
    yield "best, those within the targets first, then by wins while searching:"
    yield from _drawings(plan, made.best)
    if not any(one.shown[BOTS[0]].wins.low > 0.5 for one in made.best):
        yield ""
        yield f"none of them is surely better than {plan.card.id}"
    yield ""
    if sorted(best) == sorted(different):
        yield "most different from the other cards: the same"
    else:
        yield "most different from the other cards:"
        yield from _drawings(plan, made.different)


def _sizes(plan: Plan) -> str:
    return ", ".join(size.described() for size in plan.sizes)


def _drawings(plan: Plan, group: Sequence[Scored]) -> Iterator[str]:
    for index, one in enumerate(group):
        yield from [""] if index else []
        yield from _drawn(plan, one)


def _drawn(plan: Plan, one: Scored) -> Iterator[str]:
    card, scores = one.candidate.card, [one.shown[bot] for bot in BOTS if bot in one.shown]
    targets = "keeps the targets" if keeps_targets(plan.table, one) else "misses a target"
    facts = [
        f"{card.id}: throws {card.pattern.thrown()}, most like {one.candidate.most_like} "
        f"({100 * one.candidate.likeness:.0f} %); while searching {100 * one.wins:.1f} % wins, {targets}",
        f"wins {_each(score.wins for score in scores)}",
        f"ahead {_each((score.lead for score in scores), is_share=False)}; "
        f"left over {_each(score.dead for score in scores)}",
    ]
    rows = str(card.pattern).split("\n")
    for index in range(max(len(rows), len(facts))):
        row = rows[index] if index < len(rows) else ""
        yield f"  {row:<7}  {facts[index] if index < len(facts) else ''}".rstrip()


def _each(figures: Any, is_share: bool = True) -> str:
    return " / ".join(figure_text(figure, is_share) for figure in figures)


def suggestion_data(plan: Plan, made: Suggestions, blocks: int) -> dict[str, Any]:
    """All designs for programs, in the order of the list."""
    return {
        "version": VERSION,
        "deck": plan.table.deck.name,
        "replaces": plan.card.id,
        "seed": plan.table.seed,
        "fresh_seed": fresh(plan.table).seed,
        "blocks": blocks,
        "best": [one.candidate.card.id for one in made.best],
        "most_different": [one.candidate.card.id for one in made.different],
        "designs": [_data(one) for one in made.scored],
    }


def _data(one: Scored) -> dict[str, Any]:
    def scores(by_bot: Any) -> dict[str, Any]:
        return {
            bot: {
                "wins": figure_data(score.wins),
                "ahead": figure_data(score.lead),
                "left_over": figure_data(score.dead),
            }
            for bot, score in by_bot.items()
        }

    return {
        "id": one.candidate.card.id,
        "pattern": list(one.candidate.card.pattern.lines()),
        "most_like": one.candidate.most_like,
        "likeness": round(one.candidate.likeness, 6),
        "found": scores(one.found),
        "fresh": scores(one.fresh) if one.fresh else None,
    }


def deck_lines(plan: Plan, made: Deck, wins: Figure, lead: Figure) -> Iterator[str]:
    """The cards of a suggested deck, drawn in rows, and how it fares."""
    kept = {card.id for card in plan.table.deck.personal} & {card.id for card in made.personal}
    yield (
        f"{len(made.personal)} of {len(plan.found)} designs with {_sizes(plan)}: the best within the targets, then "
        f"always the one least like the others; {len(kept)} of them are in the deck now"
    )
    if copies := ", ".join(f"{card.copies} of {card.id}" for card in made.personal if card.copies > 1):
        yield f"a player owns as many cards as before: {copies}"
    yield (
        f"against {plan.table.deck.name}, fresh deals: wins {figure_text(wins)}, "
        f"ahead {figure_text(lead, is_share=False)}"
    )
    yield from drawn_in_rows(made.personal)


def drawn_in_rows(cards: Sequence[Card], across: int = 5) -> Iterator[str]:
    """Cards side by side with their ids above."""
    for first in range(0, len(cards), across):
        row = cards[first : first + across]
        wide = max(14, *(len(card.id) + 3 for card in row))
        drawings = [str(card.pattern).split("\n") for card in row]
        yield ""
        yield "".join(f"  {card.id:<{wide}}" for card in row).rstrip()
        for line in range(max(map(len, drawings))):
            parts = (drawing[line] if line < len(drawing) else "" for drawing in drawings)
            yield "".join(f"  {part:<{wide}}" for part in parts).rstrip()
