"""Do the effects of rivalry cards mean something?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.check.decks import ids_differ
from pnp.errors import Finding, Place
from pnp.load.nodes import Node
from pnp.model.layout import Layout
from pnp.model.regions import largest_count
from pnp.model.rivalry import ACROSS_LEVELS, COUNTERS, IN_A_LINE, RivalrySet, Scoring


def scoring_applies(card: str, scoring: Scoring, score: Node) -> Iterator[Finding]:
    """The condition and the view can be asked of the region."""
    region, condition = scoring.region, scoring.condition

    def misfit(field: str, what: str, hint: str) -> Finding:
        message = f"card {card}: {what} does not apply to {region}; {hint}"
        return Finding("scoring-does-not-apply", _place(score, field), message)

    if region in COUNTERS:
        if condition in ("all", "longest"):
            yield misfit("condition", f"condition {condition}", "use each, most or at least n")
        for field in ("tokens", "view", "levels"):
            if score.child(field):
                yield misfit(field, field, "remove it, for these are no cells of a board")
    else:
        if condition == "longest" and region not in IN_A_LINE:
            yield misfit("condition", "condition longest", f"use it with {', '.join(sorted(IN_A_LINE))}")
        if region in ACROSS_LEVELS and score.child("view"):
            yield misfit("view", "view", "remove it, for the region says how levels are joined")


def _place(score: Node, field: str) -> Place:
    """Where a field stands: its key if it is to go, else its value."""
    node = score.nearest((field,))[0]
    return node.place if field == "condition" else node.key_place or node.place


def condition_can_be_met(card: str, scoring: Scoring, layout: Layout, score: Node) -> Iterator[Finding]:
    """The levels exist, and no region is smaller than the number asked of it."""
    levels = layout.board.levels
    if missing := [level for level in scoring.levels or () if level >= levels]:
        message = f"card {card} scores level {missing[0]}; the layout has levels 0-{levels - 1}"
        listed = score.nearest(("levels",))[0].plain()
        yield Finding("level-missing", score.at("levels", listed.index(missing[0])), message)
        return
    largest = largest_count(layout.board, scoring)
    if largest is not None and scoring.condition == "at least" and scoring.at_least > largest:
        message = f"card {card} asks for at least {scoring.at_least} in {scoring.region}, which hold at most {largest}"
        yield Finding("condition-unreachable", score.at("condition"), f"{message}; ask for less")


def check_rivalry(rivalry: RivalrySet, nodes: Sequence[Node], layout: Layout) -> Iterator[Finding]:
    """Everything about a set of rivalry cards."""
    yield from ids_differ(rivalry.cards, nodes)
    for card, node in zip(rivalry.cards, nodes, strict=True):
        if isinstance(card.effect, Scoring):
            score, _ = node.nearest(("effect", "score"))
            yield from scoring_applies(card.id, card.effect, score)
            yield from condition_can_be_met(card.id, card.effect, layout, score)
