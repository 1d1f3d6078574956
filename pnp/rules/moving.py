"""Rules 20 to 23: moving and climbing, and what a figure takes where it arrives."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pnp.model.cell import Cell
from pnp.rules.actions import Climb, Move
from pnp.rules.falling import caught_from_above, taken_up
from pnp.rules.state import Spot, State


def moves(state: State) -> Iterator[Move]:
    """Every cell of the level that the ruleset lets the figure reach and no figure holds."""
    figure, rules = state.player.figure, state.game.rules
    assert figure is not None
    for cell in state.game.board.cells():
        down, across = abs(cell.row - figure.cell.row), abs(cell.col - figure.cell.col)
        near = rules.move_distance == "any" or down + across <= rules.move_distance
        straight = rules.move_direction == "any" or down == 0 or across == 0
        if near and straight and state.figure_at(Spot(figure.level, cell)) is None:
            yield Move(cell)


def climbs(state: State) -> Iterator[Climb]:
    """Rule 23: enough neighbours hold tokens, and there is a level above with nobody in the way."""
    figure, rules = state.player.figure, state.game.rules
    assert figure is not None
    neighbours = [Spot(figure.level, cell) for cell in orthogonal(figure.cell)]
    holding = [state.tokens[spot] for spot in neighbours if spot in state.tokens]
    counted = [colour for colour in holding if rules.climb_tokens == "any" or colour == state.seat]
    has_level = figure.level + 1 < state.game.board.levels
    if has_level and len(counted) >= rules.climb_sides and state.figure_at(figure.above()) is None:
        yield Climb()


def orthogonal(cell: Cell) -> tuple[Cell, ...]:
    """The four cells that share a side, on the board or off it."""
    return tuple(Cell(cell.row + down, cell.col + right) for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)))


def moved(state: State, action: Move | Climb) -> State:
    """The position after a move or climb."""
    figure = state.player.figure
    assert figure is not None
    to = Spot(figure.level, action.cell) if isinstance(action, Move) else figure.above()
    state = replace(state, done=state.done | {"move" if isinstance(action, Move) else "climb"})
    return arrived(state.with_player(state.seat, replace(state.player, figure=to)), to)


def arrived(state: State, spot: Spot) -> State:
    """Rule 21: the figure takes the token and the sweets of the cell, and what lies above comes down on it."""
    seat = state.seat
    covered = spot in state.tokens
    if covered:
        state = taken_up(state, spot, seat)
    if spot in state.sweets and not (covered and state.game.rules.covered_sweets_stay):
        player = state.players[seat]
        taken = replace(player, sweets=player.sweets + state.sweets[spot])
        left = {place: count for place, count in state.sweets.items() if place != spot}
        state = replace(state.with_player(seat, taken), sweets=left)
    return caught_from_above(state, seat)
