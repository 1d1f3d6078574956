"""The log: the format that other tools read, kept exactly, and enough to play a game again."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from pnp.model.cell import Cell
from pnp.model.layout import Layout
from pnp.rules.actions import Action, Climb, Draw, End, Move, Start, ThrowDown, ThrowUp
from pnp.rules.state import State
from pnp.sim.log import game_line
from pnp.sim.match import Match
from pnp.sim.series import recorded
from tests.sim.matches import deck, match, rivalry_cards

KEYS = [
    "version",
    "ruleset",
    "players",
    "seed",
    "game",
    "board",
    "cards",
    "rivalry",
    "corners",
    "hands",
    "turns",
    "finished",
    "scores",
    "winner",
]


def line_of(one: Match, number: int) -> dict[str, Any]:
    line: dict[str, Any] = json.loads(game_line(recorded(one, number), one.seed, number))
    return line


def test_the_format() -> None:
    one = Match(deck("classic"), Layout(), 2, ("greedy", "random"), seed=7)
    text = game_line(recorded(one, 212), 7, 212)
    assert "\n" not in text and ": " not in text
    line = json.loads(text)
    assert list(line) == KEYS
    assert (line["version"], line["ruleset"], line["players"], line["seed"], line["game"]) == (1, "final", 2, 7, 212)
    assert line["board"] == {"rows": 6, "cols": 6, "levels": 3}
    assert line["cards"]["elbow"] == ["xx.", "x..", "..."]
    assert line["rivalry"] == []
    assert all(corner in ([0, 0], [0, 5], [5, 0], [5, 5]) for corner in line["corners"])
    assert [len(hand) for hand in line["hands"]] == [1, 1]
    assert set(line["finished"]) <= {"stuck", "tokens", "cards"}
    assert line["winner"] == max(range(2), key=lambda seat: line["scores"][seat])
    for turn in line["turns"]:
        assert list(turn) == ["player", "actions", "draw"]
        for action in turn["actions"]:
            assert list(action) in (
                ["action", "to"],
                ["action"],
                ["action", "card", "face", "rotation", "cells"],
                ["action", "card", "face", "cells"],
            )


def parsed(action: dict[str, Any]) -> Action:
    match action["action"], action.get("face"):
        case "move", _:
            return Move(Cell(*action["to"]))
        case "climb", _:
            return Climb()
        case "throw", "up":
            cells = tuple(Cell(row, col) for _, row, col in action["cells"])
            return ThrowUp(action["card"], action["rotation"], cells, action.get("mirrored", False))
    (_, row, col) = action["cells"][0]
    return ThrowDown(action["card"], Cell(row, col))


def drawn(state: State, card: str) -> State:
    """Draw from whichever pile the card is on top of."""
    pile = state.players[state.seat].pile
    return state.after(Draw("personal" if pile and pile[0] == card else "shared"))


@pytest.mark.parametrize("number", range(40))
def test_a_game_can_be_played_again_from_its_line(number: int) -> None:
    """Only the order of the piles is not in the line, and the deal gives it."""
    one = match(number)
    record, line = recorded(one, 3), line_of(one, 3)
    state = record.first()
    assert [list(player.hand) for player in state.players] == line["hands"]
    for corner in line["corners"]:
        state = state.after(Start(Cell(*corner)))
    for turn in line["turns"]:
        assert state.seat == turn["player"]
        for action in turn["actions"]:
            if action["action"] == "throw":
                figure = state.player.figure
                assert figure is not None
                assert {level for level, _, _ in action["cells"]} == {figure.level}
            state = state.after(parsed(action))
        held = state.player.hand
        state = state.after(End())
        while state.phase == "draw":
            state = drawn(state, turn["draw"][len(state.player.hand) - len(held)])
        assert list(state.players[turn["player"]].hand) == [*held, *turn["draw"]]
    outcome = state.outcome()
    assert state.is_over()
    assert list(outcome.scores()) == line["scores"]
    assert outcome.winner == line["winner"]
    assert list(outcome.finished) == line["finished"]


def test_mirrored_throws_say_so() -> None:
    mirror = tuple(card for card in rivalry_cards("rivalry") if "mirrored" in card.effect.numbers())
    one = Match(deck("classic"), Layout(), 2, ("random",) * 2, seed=1)
    for cards, expected in ((mirror, True), ((), False)):
        lines = [line_of(replace(one, rivalry=cards), number) for number in range(10)]
        actions = [action for line in lines for turn in line["turns"] for action in turn["actions"]]
        assert any(action.get("mirrored") for action in actions) is expected
