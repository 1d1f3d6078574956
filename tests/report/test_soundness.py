"""Games that break a rule are found out: each fault is made on purpose and must be named."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import pytest

from pnp.model.cell import Cell
from pnp.report.looking import games_are_sound
from pnp.report.report import play_samples
from pnp.report.soundness import first_fault, replayed
from pnp.rules.actions import Action, ThrowDown
from pnp.rules.state import Spot, State
from pnp.sim import bits
from pnp.sim.match import Match
from pnp.sim.record import Record
from pnp.sim.series import LaidOut, played, recorded
from tests.report.planted import classic, table

Spoil = Callable[[State], State]


@dataclass(frozen=True)
class Doctored(Record):
    """A game whose last positions are not what they should be."""

    spoil: Spoil = lambda state: state
    since: int = 30

    def states(self) -> Iterator[tuple[Action, State]]:
        for index, (action, state) in enumerate(super().states()):
            yield action, self.spoil(state) if index >= self.since else state


def spoilt(spoil: Spoil, since: int = 30) -> str:
    record = recorded(table(classic()).match(2, "greedy"), 0)
    return first_fault(Doctored(record.game, record.deal, record.actions, spoil, since))


def with_token_in_the_air(state: State) -> State:
    spot = next(one for one in state.tokens if one.level == 0 and one.above() not in state.tokens)
    lifted = {(one.above().above() if one == spot else one): colour for one, colour in state.tokens.items()}
    return replace(state, tokens=lifted)


FAULTS: dict[str, Spoil] = {
    "tokens were lost or made": lambda state: state.given(0, 0),
    "sweets were lost or made": lambda state: replace(state, sweets={**state.sweets, Spot(2, Cell(3, 3)): 1}),
    "a hand is too large": lambda state: state.with_player(1, replace(state.players[1], hand=("elbow",) * 4)),
    "a token hangs in the air": with_token_in_the_air,
    "it does not end": lambda state: replace(state, phase="act"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named(fault: str) -> None:
    assert spoilt(FAULTS[fault]) == fault


def test_a_figure_that_comes_down_is_named() -> None:
    record = recorded(table(classic()).match(2, "greedy"), 0)
    states = [state for _, state in record.states()]
    climbed = next(at for at, one in enumerate(states) if one.players[0].figure and one.players[0].figure.level == 1)

    def down(state: State) -> State:
        return state.with_player(0, replace(state.players[0], figure=Spot(0, Cell(0, 0))))

    assert spoilt(down, since=climbed + 1) == "a figure came down"


def test_two_face_down_throws_running_are_named() -> None:
    """The same game with every throw face down."""
    record = recorded(table(classic()).match(2, "greedy"), 0)

    class Secret(Record):
        def states(self) -> Iterator[tuple[Action, State]]:
            for action, state in record.states():
                is_throw = str(action).startswith("throw")
                yield (ThrowDown("elbow", Cell(0, 0)) if is_throw else action), state

    assert (
        first_fault(Secret(record.game, record.deal, record.actions)) == "a player threw face down on two turns running"
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_the_kernel_are_sound(players: int) -> None:
    match = table(classic()).match(players, "thrifty")
    assert [replayed(match, number) for number in range(3)] == ["", "", ""]


def test_another_end_than_the_replay_s_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the kernel's last position has that the rules' has not."""
    match = table(classic()).match(2, "greedy")

    def spoiling(change: Callable[[LaidOut], None]) -> Callable[[Match, int], LaidOut]:
        def spoilt_game(one: Match, number: int) -> LaidOut:
            at = played(one, number)
            change(at)
            return at

        return spoilt_game

    def another_score(at: LaidOut) -> None:
        at.play.points[0] += 50

    def another_supply(at: LaidOut) -> None:
        at.play.supply[0] += 1
        at.play.supply[bits.SEATS] -= 1

    def another_hand(at: LaidOut) -> None:
        at.play.hand_size[1] += 1

    for change in (another_score, another_supply, another_hand):
        monkeypatch.setattr("pnp.report.soundness.played", spoiling(change))
        assert replayed(match, 0).startswith("its replay ends with "), change


def test_games_that_break_a_rule_are_warned_of() -> None:
    at = table(classic())
    samples = play_samples(at, (2,), 20)
    first = samples[2, "greedy"]
    first.counts.totals[4], first.counts.totals[5] = 3, 7
    found = [one for one in games_are_sound(at, samples, 0) if one.topic == "sound"]
    assert [one.kind for one in found] == ["WARN"]
    assert found[0].replay.endswith("--players 2 --bots greedy --seed 1 --game 7")
