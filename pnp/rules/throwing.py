"""Rules 7 to 15: throwing colour, face up and face down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from pnp.model.cell import Cell
from pnp.rules.actions import Throw, ThrowDown, ThrowUp
from pnp.rules.falling import dropped
from pnp.rules.game import shifted
from pnp.rules.state import Player, Spot, State


def throws(state: State) -> Iterator[Throw]:
    """Every legal throw of the player to move, from where the figure stands now."""
    player, own = state.player, state.own_tokens(state.seat)
    if own == 0 or player.figure is None:
        return
    for card in sorted(set(player.hand)):
        for quarters, mirrored, aim in state.game.aims[card]:
            cells = shifted(player.figure.cell, aim)
            if all(_may_be_hit(state, Spot(player.figure.level, cell)) for cell in cells):
                for chosen in combinations(cells, min(own, len(cells))):
                    yield ThrowUp(card, quarters, chosen, mirrored)
    if may_throw_down(state, player):
        for card in sorted(set(player.hand)):
            yield from (ThrowDown(card, cell) for cell in cells_for_face_down(state))


def _may_be_hit(state: State, spot: Spot) -> bool:
    """Rule 8: on the board and without a token; sweets and figures are fine."""
    return spot.cell in state.game.board and spot not in state.tokens


def may_throw_down(state: State, player: Player) -> bool:
    """Rule 15, or what the ruleset says instead."""
    match state.game.rules.face_down:
        case "always":
            return True
        case "never":
            return False
        case "alternate":
            return not player.last_was_down


def cells_for_face_down(state: State) -> list[Cell]:
    """Rule 14: any cell of the level without token and without figure."""
    figure = state.player.figure
    assert figure is not None
    spots = (Spot(figure.level, cell) for cell in state.game.board.cells())
    return [spot.cell for spot in spots if spot not in state.tokens and state.figure_at(spot) is None]


def thrown(state: State, action: Throw) -> State:
    """The position after a throw."""
    seat, figure = state.seat, state.player.figure
    assert figure is not None
    match action:
        case ThrowUp(cells=cells):
            state = _tokens_put(state, [Spot(figure.level, cell) for cell in cells])
        case ThrowDown(cell=cell):
            state = _tokens_put(state, [Spot(figure.level, cell)])
    player = state.players[seat]
    hand = list(player.hand)
    hand.remove(action.card)
    played = replace(player, hand=tuple(hand), last_was_down=isinstance(action, ThrowDown))
    return replace(state.with_player(seat, played), done=state.done | {"throw"}, turns_without_throw=0)


def _tokens_put(state: State, spots: list[Spot]) -> State:
    """One token from the supply for each spot; then what a direct hit costs beyond that, as long as tokens last."""
    seat, rules = state.seat, state.game.rules
    victims = []
    for spot in spots:
        state = state.given(seat, seat, -1)
        victim = state.figure_at(spot)
        if victim is None:
            state = dropped(state, spot, seat)
        else:
            victims.append(victim)
            state = state.given(victim, seat).scored(seat, rules.direct_hit_points)
            thrower = state.players[seat]
            state = state.with_player(seat, replace(thrower, hits=thrower.hits + 1))
    for victim in victims:
        extra = min(rules.direct_hit_extra_tokens, state.own_tokens(seat))
        state = state.given(seat, seat, -extra).given(victim, seat, extra)
    return state
