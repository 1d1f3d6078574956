# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What may follow a throw in the same turn, and the best whole turn so far; `greedy` looks at what comes before.

Gains add up, so a turn is weighed without being played; where it cannot beat the best one, a bound says so.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from pnp.sim.bits import (
        BOT,
        CLIMBS,
        CLIMBS_AND_MOVES,
        LAYER,
        LEVELS,
        MOVES,
        MOVES_AND_CLIMBS,
        NOTHING,
        lowest,
        popcount,
    )
    from pnp.sim.kernel import climb, move, throw_down, throw_up
    from pnp.sim.play import Play, Table, below
    from pnp.sim.thinking import Thinking


def still_to_come(mind: Thinking, layer: cython.int, before: cython.int) -> cython.int:
    """What a move or a climb after the throw is worth at the most."""
    moves: cython.int = 0
    if before in (NOTHING, CLIMBS):
        if mind.order_size[layer]:
            moves = max(0, mind.move_worth[layer * LAYER + mind.order[layer * LAYER]])
        if layer == 0 and mind.layers == 2 and mind.order_size[1]:
            moves = max(moves, mind.move_worth[LAYER + mind.order[LAYER]])
    if layer == 0 and mind.layers == 2:
        moves += mind.climb_best
    return moves + mind.slack


def go_on(
    table: Table,
    play: Play,
    mind: Thinking,
    layer: cython.int,
    cell: cython.int,
    gain: cython.int,
    sweets: cython.int,
    before: cython.int,
    tokens: cython.int,
    landed: cython.ulonglong,
) -> cython.void:
    """What may follow a throw whose tokens `landed` on the level: nothing, a move, a climb, or both in either order."""
    may_move: cython.int = before in (NOTHING, CLIMBS)
    consider(play, mind, gain, NOTHING, mind.move_cell)
    if mind.throws and tokens == 0 and not table.play_on and not table.ends_by_piles:
        return
    if gain + still_to_come(mind, layer, before) <= mind.best:
        return
    if may_move:
        go_on_moving(table, play, mind, layer, gain, sweets, landed, MOVES)
    if layer == 0 and mind.layers == 2:
        go_on_climbing(table, play, mind, cell, gain, sweets, landed, may_move)


def go_on_moving(
    table: Table,
    play: Play,
    mind: Thinking,
    layer: cython.int,
    gain: cython.int,
    sweets: cython.int,
    landed: cython.ulonglong,
    after: cython.int,
) -> cython.void:
    """The best move after a throw; where sweets were taken before, the order of the list says nothing."""
    base: cython.int = layer * LAYER
    index: cython.int
    cell: cython.int
    for index in range(mind.order_size[layer]):
        cell = mind.order[base + index]
        if gain + mind.move_worth[base + cell] + mind.slack <= mind.best:
            return
        consider(play, mind, gain + moving_to(table, mind, layer, cell, sweets, landed), after, cell)
        if sweets == 0 and not landed & table.bit[cell]:
            return


def moving_to(
    table: Table, mind: Thinking, layer: cython.int, cell: cython.int, sweets: cython.int, landed: cython.ulonglong
) -> cython.int:
    """What a move is worth when tokens have just landed: a token of one's own there comes back."""
    bit: cython.ulonglong = table.bit[cell]
    value: cython.int = mind.arrival[layer * LAYER + cell]
    if landed & bit:
        value -= mind.worth[layer * LAYER + cell]
        if table.covered_sweets_stay:
            return value
    if mind.sweet[layer] & bit:
        value += mind.sweets_worth[sweets + 1 + layer] - mind.sweets_worth[sweets]
    return value


def go_on_climbing(
    table: Table,
    play: Play,
    mind: Thinking,
    cell: cython.int,
    gain: cython.int,
    sweets: cython.int,
    landed: cython.ulonglong,
    may_move: cython.int,
) -> cython.void:
    """Climb from here and perhaps move on above, or move on the level and climb there."""
    seat: cython.int = play.seat
    level: cython.int = play.level[seat]
    tokens: cython.ulonglong = play.own[seat * LEVELS + level] if table.climb_own else play.any[level]
    left: cython.ulonglong = mind.climbers
    value: cython.int
    state: cython.int
    to: cython.int
    tokens |= landed
    if left & table.bit[cell] and popcount(tokens & table.neighbours[cell]) >= table.climb_sides:
        value = gain + mind.climb_arrival[cell]
        state = sweets
        if mind.sweet[1] & table.bit[cell]:
            state += 2
            value += mind.sweets_worth[state] - mind.sweets_worth[sweets]
        consider(play, mind, value, CLIMBS, mind.move_cell)
        if may_move:
            go_on_moving(table, play, mind, 1, value, state, 0, CLIMBS_AND_MOVES)
    if not may_move:
        return
    left &= ~table.bit[cell]
    while left:
        to = lowest(left)
        left &= left - 1
        value = gain + mind.move_worth[to] + mind.climb_best + mind.slack
        if value <= mind.best or popcount(tokens & table.neighbours[to]) < table.climb_sides:
            continue
        value = gain + moving_to(table, mind, 0, to, sweets, landed) + mind.climb_arrival[to]
        if mind.sweet[1] & table.bit[to]:
            state = sweets + (1 if mind.sweet[0] & table.bit[to] else 0)
            value += mind.sweets_worth[state + 2] - mind.sweets_worth[state]
        consider(play, mind, value, MOVES_AND_CLIMBS, to)


def consider(play: Play, mind: Thinking, value: cython.int, after: cython.int, move_cell: cython.int) -> cython.void:
    """Keep a turn that beats the best one; of equals, each with the same chance."""
    if value < mind.best:
        return
    if value > mind.best:
        mind.best = value
        mind.ties = 1
    else:
        mind.ties += 1
        if below(play, BOT + play.seat, mind.ties):
            return
    mind.best_throws = mind.throws
    mind.best_is_down = mind.is_down
    mind.best_card = mind.card
    mind.best_aim = mind.aim
    mind.best_cells = mind.cells
    mind.best_before = mind.before
    mind.best_after = after
    mind.best_move = move_cell


def play_turn(table: Table, play: Play, mind: Thinking) -> cython.void:
    """Do what was found."""
    go(table, play, mind.best_before, mind.best_move)
    if mind.best_throws:
        if mind.best_is_down:
            throw_down(table, play, mind.best_card, lowest(mind.best_cells))
        else:
            throw_up(table, play, mind.best_card, mind.best_aim, mind.best_cells)
    go(table, play, mind.best_after, mind.best_move)


def go(table: Table, play: Play, how: cython.int, cell: cython.int) -> cython.void:
    """Move and climb, in that order or the other."""
    if how in (MOVES, MOVES_AND_CLIMBS):
        move(table, play, cell)
    if how >= CLIMBS:
        climb(table, play)
    if how == CLIMBS_AND_MOVES:
        move(table, play, cell)
