"""The kernel against the reference rules: games replayed action by action, the same position after each.

`python -m tests.sim.differential 20000` compares as many games as asked.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from types import ModuleType

from pnp.rules.actions import Action, Climb, End, Move, ThrowDown, ThrowUp
from pnp.rules.game import Game
from pnp.rules.moving import climbs, moves
from pnp.rules.state import Done, Player, Reason, Spot, State
from pnp.rules.throwing import throws
from pnp.rules.turn import can_throw
from pnp.sim import bits, kernel, points
from pnp.sim.match import Match
from pnp.sim.play import Play, Table
from pnp.sim.record import cell_of, cells_of
from pnp.sim.series import played, record_of
from pnp.sim.tables import design_ids
from tests.sim.matches import match

REASONS: dict[int, Reason | None] = {
    bits.PLAYING: None,
    bits.STUCK: "stuck",
    bits.OUT_OF_TOKENS: "tokens",
    bits.OUT_OF_CARDS: "cards",
}
LEGALITY_EVERY = 5
"""Asking the rules whether each action is legal is slow, so only some games are asked about."""


def position(game: Game, table: Table, play: Play) -> State:
    """The kernel's position in terms of the rules."""
    ids, seats, size = design_ids(game), range(game.players), table.personal_size
    levels = range(game.board.levels)
    tokens = {
        Spot(level, cell): seat
        for seat in seats
        for level in levels
        for cell in cells_of(game, play.own[seat * bits.LEVELS + level])
    }
    sweets = {
        Spot(level, cell): table.sweets_by_level[level]
        for level in levels
        for cell in cells_of(game, play.sweets_left[level])
    }
    players = tuple(
        Player(
            tokens=tuple(play.supply[seat * bits.SEATS + colour] for colour in seats),
            pile=tuple(
                ids[play.pile[seat * size + index]] for index in range(play.pile_at[seat], table.personal_sizes[seat])
            ),
            hand=tuple(ids[play.hand[seat * bits.HAND + index]] for index in range(play.hand_size[seat])),
            figure=Spot(play.level[seat], cell_of(game, play.cell[seat])),
            sweets=play.sweets[seat],
            points=play.points[seat],
            hits=play.hits[seat],
            last_was_down=bool(play.down[seat]),
            finished=REASONS[play.finished[seat]],
        )
        for seat in seats
    )
    flags: dict[Done, int] = {"throw": play.threw, "move": play.moved, "climb": play.climbed}
    return State(
        game=game,
        players=players,
        tokens=tokens,
        sweets=sweets,
        shared_pile=tuple(ids[play.shared[index]] for index in range(play.shared_at, play.shared_size)),
        phase="over" if play.over else "act",
        seat=play.seat,
        done=frozenset(name for name, is_set in flags.items() if is_set),
        trigger=None if play.trigger < 0 else play.trigger,
        turns_without_throw=play.idle,
    )


def is_legal(state: State, action: Action) -> bool:
    """Whether the rules allow it, without listing everything they allow."""
    owed = "throw" not in state.done and can_throw(state)
    match action:
        case ThrowUp() | ThrowDown():
            return "throw" not in state.done and action in set(throws(state))
        case Move():
            return "move" not in state.done and action in set(moves(state)) and _leaves_throw(state, action, owed)
        case Climb():
            return "climb" not in state.done and bool(list(climbs(state))) and _leaves_throw(state, action, owed)
        case End():
            return not owed
    return action in state.actions()


def _leaves_throw(state: State, action: Action, owed: bool) -> bool:
    played_out = "throw" in state.done and state.own_tokens(state.seat) == 0
    plays_on = state.game.rules.play_on_without_tokens or state.game.rules.end == "piles"
    return (not owed or can_throw(state.after(action))) and (not played_out or plays_on)


@dataclass(frozen=True, slots=True)
class Engine:
    """The parts of the kernel that replay and score a game."""

    kernel: ModuleType
    points: ModuleType


KERNEL = Engine(kernel, points)


def compare(one: Match, number: int, engine: Engine = KERNEL, asks_legality: bool = False) -> int:
    """Replay one game by both engines; how many actions were compared. A difference is an assertion."""
    at = played(one, number)
    record = record_of(at, one.game(number))
    game, table, log = record.game, at.table, at.play
    play = Play(table)
    engine.kernel.set_up(table, play, one.seed, number)
    state = record.first()
    for seat in range(game.players):
        state = state.after(record.actions[seat])
    same(position(game, table, play), state, one, number, "set-up")
    for index, action in enumerate(record.actions[game.players :]):
        assert not asks_legality or is_legal(state, action), f"match {one.seed} game {number}: {action} is not legal"
        state = state.after(action)
        line = log.log_kind[index], log.log_card[index], log.log_aim[index], log.log_cells[index]
        engine.kernel.act(table, play, *line)
        # Where there is a pile to choose, the kernel's position lacks only that the rules are waiting for it.
        same(
            position(game, table, play),
            replace(state, phase="act" if state.phase == "draw" else state.phase),
            one,
            number,
            str(action),
        )
    assert state.is_over(), f"match {one.seed} game {number} is not over after {at.longest} turns"
    outcome = state.outcome()
    winner = engine.points.winner(table, play)
    scores = tuple(engine.points.total_points(table, play, seat) for seat in range(game.players))
    assert (scores, winner) == (outcome.scores(), outcome.winner), f"match {one.seed} game {number}: scores"
    return log.logged


def same(kernel_state: State, state: State, one: Match, number: int, after: str) -> None:
    """Two positions are equal, or what differs is told."""
    if kernel_state == state:
        return
    for name in (
        "tokens",
        "sweets",
        "players",
        "shared_pile",
        "phase",
        "seat",
        "done",
        "trigger",
        "turns_without_throw",
    ):
        ours, theirs = getattr(kernel_state, name), getattr(state, name)
        assert ours == theirs, f"match {one.seed} game {number} after {after}: {name} {ours} and not {theirs}"
    raise AssertionError(f"match {one.seed} game {number} after {after}: positions differ")


def main(games: int) -> None:
    actions = 0
    for number in range(games):
        actions += compare(match(number), 0, asks_legality=number % LEGALITY_EVERY == 0)
        if (number + 1) % 1000 == 0:
            print(f"{number + 1:,} games, {actions:,} actions, no difference", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
