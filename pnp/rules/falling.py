"""Rules 16 to 19: where a token goes that was put on a level."""

from __future__ import annotations

from dataclasses import replace

from pnp.rules.state import Spot, State


def dropped(state: State, spot: Spot, colour: int) -> State:
    """The token falls until a token or a figure is below it, or the ground is reached."""
    while spot.level > 0 and spot.below() not in state.tokens:
        spot = spot.below()
        catcher = state.figure_at(spot)
        if catcher is not None:
            caught = state.given(catcher, colour)
            points = state.game.rules.falling_hit_points if catcher != colour else 0
            return caught.scored(colour, points)
    return replace(state, tokens={**state.tokens, spot: colour})


def caught_from_above(state: State, seat: int) -> State:
    """Rule 18: a token directly above a figure comes down on it, and so do those above that one."""
    figure = state.players[seat].figure
    if state.game.rules.tokens_hang or figure is None:
        return state
    spot = figure.above()
    while spot in state.tokens:
        state = taken_up(state, spot, seat)
        spot = spot.above()
    return state


def taken_up(state: State, spot: Spot, seat: int) -> State:
    """The token on a spot goes into a supply."""
    colour = state.tokens[spot]
    left = {place: owner for place, owner in state.tokens.items() if place != spot}
    return replace(state, tokens=left).given(seat, colour)
