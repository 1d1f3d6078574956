"""Every value has a text that reads back: cells, actions, turns and positions."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pnp.model.cell import Cell
from pnp.rules.actions import Action, Climb, Draw, End, Move, Start, ThrowDown, ThrowUp
from pnp.rules.game import Deal, Game
from pnp.rules.notation import parse_action, parse_position, parse_spot, parse_turn, write_position, write_turn
from pnp.rules.state import Spot
from tests.rules.drawing import state_of
from tests.rules.games import DECKS, deck, games, layout, seeds, steps

C4 = Cell(3, 2)
ACTIONS = {
    "start A1": Start(Cell(0, 0)),
    "throw up elbow r0 B2": ThrowUp("elbow", 0, (Cell(1, 1),)),
    "throw up long-step r3 C4 T20": ThrowUp("long-step", 3, (C4, Cell(19, 19))),
    "throw up elbow r1m C4": ThrowUp("elbow", 1, (C4,), mirrored=True),
    "throw down elbow C4": ThrowDown("elbow", C4),
    "move C4": Move(C4),
    "climb": Climb(),
    "end": End(),
    "draw personal": Draw("personal"),
    "draw shared": Draw("shared"),
}
NO_ACTIONS = (
    "",
    "jump",
    "move",
    "move C4 C5",
    "move 4C",
    "move A21",
    "climb C4",
    "draw",
    "draw global",
    "throw elbow C4",
    "throw up elbow C4",
    "throw up elbow r1",
    "throw up elbow r4 C4",
    "throw up elbow r1x C4",
    "throw up elbow r11 C4",
    "throw up elbow m C4",
    "throw down elbow",
    "throw down elbow r1 C4",
    "throw down elbow C4 C5",
    "end of turn",
)
POSITION = (
    "seat=1 phase=act done=climb,throw trigger=2 idle=0 tokens=.a/..|b./..|../.. sweets=0B1x2,1A2x1 shared=kite,pair "
    "player=0A1:9,0,1:pair,kite:kite:0,3,1,1: player=1A2:0,9,0:::0,0,0,0: player=1B2:0,0,4:pair:pair:2,0,0,0:cards"
)

cells = st.builds(Cell, st.integers(0, 19), st.integers(0, 19))
card_ids = st.from_regex(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", fullmatch=True)
actions = st.one_of(
    st.builds(Start, cells),
    st.builds(Move, cells),
    st.builds(ThrowDown, card_ids, cells),
    st.builds(ThrowUp, card_ids, st.integers(0, 3), st.lists(cells, min_size=1, max_size=8).map(tuple), st.booleans()),
    st.sampled_from([Climb(), End(), Draw("personal"), Draw("shared")]),
)
few = settings(max_examples=20, derandomize=True, deadline=None)


@pytest.mark.parametrize("row", range(20))
def test_cells(row: int) -> None:
    for col in range(20):
        assert Cell.parse(str(Cell(row, col))) == Cell(row, col)
    assert str(Cell(row, 2)) == f"C{row + 1}"


@pytest.mark.parametrize("text", ["0A1", "1C4", "4T20"])
def test_spots(text: str) -> None:
    assert str(parse_spot(text)) == text
    assert parse_spot("1C4") == Spot(1, C4)


@pytest.mark.parametrize("text", ACTIONS)
def test_actions_are_written_like_this(text: str) -> None:
    assert str(ACTIONS[text]) == text
    assert parse_action(text) == ACTIONS[text]


@pytest.mark.parametrize("text", NO_ACTIONS)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no action|is not a cell"):
        parse_action(text)


@settings(max_examples=200, derandomize=True, deadline=None)
@given(st.lists(actions, max_size=6).map(tuple))
def test_turns_read_back(turn: tuple[Action, ...]) -> None:
    assert parse_turn(write_turn(turn)) == turn
    assert all(parse_action(str(action)) == action for action in turn)


def test_a_turn_is_one_line() -> None:
    text = "move C4; throw up elbow r1 B2 C3; climb; end"
    assert write_turn(parse_turn(text)) == text


def test_a_position_is_written_like_this() -> None:
    state = state_of("""
        pair: x x     kite: * x     before: A a2 | b  .  | . .
                                            . .  | B1 C  | . .
        A: a9 c1 p3 h1 hand=pair,kite pile=kite down
        B: hand= pile=
        C: c4 s2 hand=pair pile=pair out=cards
        turn: B
        done: throw climb
        trigger: C
        shared: kite pair
    """)
    assert write_position(state) == POSITION
    assert parse_position(state.game, POSITION) == state


@few
@given(games(), seeds())
def test_every_position_and_action_of_a_game_reads_back(game: Game, seed: int) -> None:
    for step in steps(game, seed):
        text = write_position(step.after)
        assert "\n" not in text
        assert parse_position(game, text) == step.after
        assert parse_action(str(step.action)) == step.action


@pytest.mark.parametrize("name", DECKS)
def test_a_game_goes_on_from_a_position_that_was_read(name: str) -> None:
    """Also from the deal, before the figures are placed."""
    table = layout(deck(name).layout_name or "tower")
    game = Game.of(deck(name), table, players=2)
    state = game.deal(Deal.shuffled(game, seed=3))
    while not state.is_over():
        again = parse_position(game, write_position(state))
        assert again == state
        assert again.actions() == state.actions()
        state = again.after(again.actions()[-1])
