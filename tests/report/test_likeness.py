"""How alike two cards are, worked out by hand."""

from __future__ import annotations

import pytest

from pnp.model.pattern import Pattern
from pnp.report.likeness import game_with_both, likeness, pairs
from pnp.sim.series import recorded
from tests.report.planted import near_twins, table

LIKE = {
    "a pattern and itself": ("x x .\nx . .\n. . .", "x x .\nx . .\n. . .", 1.0),
    "a pattern and its turn": ("x x .\nx . .\n. . .", ". x x\n. . x\n. . .", 1.0),
    # One reaches two cells away, the other one.
    "nothing in common": ("* . x", "* x .", 0.0),
    # The star card throws what the plain one does from its corner; from its two ends that one shares a token of two.
    "a card within a freer one": ("* x\nx .", "x x\nx .", (1 + 1 / 2 + 1 / 2) / 3),
    # A throw to one side is half of one to both sides.
    "one of two tokens": ("* x", "x * x", 0.5),
}


@pytest.mark.parametrize(("one", "other", "expected"), LIKE.values(), ids=LIKE)
def test_likeness(one: str, other: str, expected: float) -> None:
    first, second = Pattern.parse(one), Pattern.parse(other)
    assert likeness(first, second) == pytest.approx(expected)
    assert likeness(second, first) == likeness(first, second)


def test_the_most_alike_come_first_and_are_met_in_a_game() -> None:
    at = table(near_twins())
    pair = next(pairs(at.cards()))
    assert {pair.first.id, pair.second.id} == {"first-twin", "second-twin"}
    match = at.match(2, "greedy")
    number = game_with_both(match, pair)
    hands = [player.hand for _, state in recorded(match, number).states() for player in state.players]
    assert any({"first-twin", "second-twin"} <= set(hand) for hand in hands)
