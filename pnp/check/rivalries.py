"""Do the effects of rivalry cards mean something?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.check.decks import ids_differ
from pnp.errors import Finding, Place
from pnp.load.nodes import Node
from pnp.model.layout import Layout
from pnp.model.regions import largest_count
from pnp.model.rivalry import ACROSS_LEVELS, COUNTERS, IN_A_LINE, RivalrySet, Scoring


def scoring_applies(card: str, scoring: Scoring, given: frozenset[str], place: Place) -> Iterator[Finding]:
    """The condition and the view can be asked of the region."""
    region = scoring.region

    def misfit(what: str, hint: str) -> Finding:
        return Finding("scoring-does-not-apply", place, f"card {card}: {what} does not apply to {region}; {hint}")

    if region in COUNTERS:
        if scoring.condition in ("all", "longest"):
            yield misfit(f"condition {scoring.condition}", "use each, most or at least n")
        for field in ("tokens", "view", "levels"):
            if field in given:
                yield misfit(field, "remove it, for these are no cells of a board")
    else:
        if scoring.condition == "longest" and region not in IN_A_LINE:
            yield misfit("condition longest", f"use it with {', '.join(sorted(IN_A_LINE))}")
        if region in ACROSS_LEVELS and "view" in given:
            yield misfit("view", "remove it, for the region says how levels are joined")


def condition_can_be_met(card: str, scoring: Scoring, layout: Layout, place: Place) -> Iterator[Finding]:
    """The levels exist, and no region is smaller than the number asked of it."""
    levels = layout.board.levels
    if missing := [level for level in scoring.levels or () if level >= levels]:
        message = f"card {card} scores level {missing[0]}; the layout has levels 0-{levels - 1}"
        yield Finding("level-missing", place, message)
        return
    largest = largest_count(layout.board, scoring)
    if largest is not None and scoring.condition == "at least" and scoring.at_least > largest:
        message = f"card {card} asks for at least {scoring.at_least} in {scoring.region}, which hold at most {largest}"
        yield Finding("condition-unreachable", place, f"{message}; ask for less")


def check_rivalry(rivalry: RivalrySet, nodes: Sequence[Node], layout: Layout) -> Iterator[Finding]:
    """Everything about a set of rivalry cards."""
    yield from ids_differ(rivalry.cards, nodes)
    for card, node in zip(rivalry.cards, nodes, strict=True):
        if isinstance(card.effect, Scoring):
            score, _ = node.nearest(("effect", "score"))
            given = frozenset(score.value) if isinstance(score.value, dict) else frozenset()
            yield from scoring_applies(card.id, card.effect, given, score.at("condition"))
            yield from condition_can_be_met(card.id, card.effect, layout, score.at("condition"))
