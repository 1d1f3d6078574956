"""Games replayed by the reference rules: the same end, and everything that must hold on the way."""

from __future__ import annotations

from pnp.rules.actions import End, ThrowDown, ThrowUp
from pnp.rules.state import Spot, State
from pnp.sim import bits
from pnp.sim.match import Match
from pnp.sim.play import Play
from pnp.sim.points import winner
from pnp.sim.record import Record, cell_of, cells_of
from pnp.sim.series import played, record_of, recorded
from pnp.sim.tables import fits_the_kernel


def replayed(match: Match, number: int) -> str:
    """What is wrong with a game of the series, or nothing."""
    game = match.game(number)
    if not fits_the_kernel(game):
        return first_fault(recorded(match, number))
    at = played(match, number)
    record = record_of(at, game)
    last = record.last()
    outcome = last.outcome()
    best = winner(at.table, at.play)
    if (best, tuple(at.play.score[seat] for seat in range(game.players))) != (outcome.winner, outcome.scores()):
        return "its replay ends with other scores"
    return first_fault(record) if lies_alike(at.play, last) else "its replay ends with another position"


def lies_alike(play: Play, state: State) -> bool:
    """Whether the kernel's last position is that of the rules: tokens, figures, supplies, sweets and hands."""
    game, seats = state.game, range(state.game.players)
    lying = {
        Spot(level, cell): seat
        for seat in seats
        for level in range(game.board.levels)
        for cell in cells_of(game, play.own[seat * bits.LEVELS + level])
    }
    held = [
        (
            Spot(play.level[seat], cell_of(game, play.cell[seat])),
            tuple(play.supply[seat * bits.SEATS + colour] for colour in seats),
            play.sweets[seat],
            play.hand_size[seat],
        )
        for seat in seats
    ]
    return lying == state.tokens and held == [
        (player.figure, player.tokens, player.sweets, len(player.hand)) for player in state.players
    ]


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
