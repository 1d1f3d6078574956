"""Games replayed by the reference rules: the same end, and everything that must hold on the way."""

from __future__ import annotations

from pnp.rules.actions import End, ThrowDown, ThrowUp
from pnp.rules.state import State
from pnp.sim.match import Match
from pnp.sim.points import winner
from pnp.sim.record import Record
from pnp.sim.series import played, record_of, recorded
from pnp.sim.tables import fits_the_kernel


def replayed(match: Match, number: int) -> str:
    """What is wrong with a game of the series, or nothing."""
    game = match.game(number)
    if not fits_the_kernel(game):
        return first_fault(recorded(match, number))
    at = played(match, number)
    record = record_of(at, game)
    best = winner(at.table, at.play)
    outcome = record.last().outcome()
    if (best, tuple(at.play.score[seat] for seat in range(game.players))) != (outcome.winner, outcome.scores()):
        return "its replay ends with other scores"
    return first_fault(record)


def first_fault(record: Record) -> str:
    """The first thing that should not be, in the order of play."""
    game, state = record.game, record.first()
    sweets, was_down = _sweets(state), [False] * game.players
    for action, after in record.states():
        seat = state.seat
        if isinstance(action, ThrowDown) and was_down[seat] and game.rules.face_down == "alternate":
            return "a player threw face down on two turns running"
        if isinstance(action, ThrowUp | ThrowDown):
            was_down[seat] = isinstance(action, ThrowDown)
        elif isinstance(action, End) and "throw" not in state.done:
            was_down[seat] = False
        if fault := _fault(state, after, sweets):
            return fault
        state = after
    return "" if state.is_over() else "it does not end"


def _fault(before: State, after: State, sweets: int) -> str:
    game = after.game
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        tokens = sum(player.tokens[seat] for player in after.players)
        tokens += sum(colour == seat for colour in after.tokens.values())
        if tokens != game.tokens:
            return "tokens were lost or made"
        if len(new.hand) > max(game.rules.hand_size, game.rules.starting_hand(game.players, seat)):
            return "a hand is too large"
        if old.figure and new.figure and new.figure.level < old.figure.level:
            return "a figure came down"
    if _sweets(after) != sweets:
        return "sweets were lost or made"
    if not game.rules.tokens_hang and any(spot.level and spot.below() not in after.tokens for spot in after.tokens):
        return "a token hangs in the air"
    return ""


def _sweets(state: State) -> int:
    return sum(state.sweets.values()) + sum(player.sweets for player in state.players)
