# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Bots that take the best whole turn there is: every order of throw, move and climb, by what `thinking` found.

Gains add up, so a turn is weighed without being played; where it cannot beat the best one so far, a bound says so
before it is looked at. `pnp.sim.brute` plays every turn out and is the test of this.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from pnp.sim.bits import (
        BOT,
        CLIMBS,
        CLIMBS_AND_MOVES,
        HAND,
        LAYER,
        LEVELS,
        MOVES,
        MOVES_AND_CLIMBS,
        NOTHING,
        RESERVE,
        SEATS,
        SUPPLIES,
        WORST,
        lowest,
        popcount,
    )
    from pnp.sim.kernel import climb, move, throw_down, throw_up
    from pnp.sim.legal import affordable, find_rests, may_throw_down, own_taken
    from pnp.sim.play import Play, Table, below
    from pnp.sim.thinking import Thinking, prepare


def greedy_turn(table: Table, play: Play, mind: Thinking) -> cython.void:
    """Find the best turn and play it, the cards to be drawn left aside."""
    find_turn(table, play, mind)
    play_turn(table, play, mind)


def find_turn(table: Table, play: Play, mind: Thinking) -> cython.void:
    """The best turn, left in `mind`; without a legal throw, the best of what remains."""
    seat: cython.int = play.seat
    cell: cython.int = play.cell[seat]
    tokens: cython.int = play.supply[seat * SEATS + seat]
    mind.best = WORST
    mind.ties = 0
    prepare(table, play, mind)
    look_from(table, play, mind, 0, cell, 0, 0, NOTHING, tokens)
    look_after_moves(table, play, mind, 0, 0, 0, tokens)
    if mind.climb_now & table.bit[cell]:
        look_from_above(table, play, mind, cell, 0, 0, NOTHING, tokens)
    if mind.best == WORST:
        mind.throws = 0
        mind.before = NOTHING
        mind.move_cell = cell
        go_on(table, play, mind, 0, cell, 0, 0, NOTHING, tokens, 0)


def look_from_above(
    table: Table,
    play: Play,
    mind: Thinking,
    cell: cython.int,
    gain: cython.int,
    sweets: cython.int,
    before: cython.int,
    tokens: cython.int,
) -> cython.void:
    """Climb, then throw, with a move between if there has been none."""
    level: cython.int = play.level[play.seat]
    gain += mind.climb_arrival[cell]
    if mind.sweet[1] & table.bit[cell]:
        gain += mind.sweets_worth[sweets + 2] - mind.sweets_worth[sweets]
        sweets += 2
    if before == NOTHING or table.tokens_hang:
        tokens += own_taken(table, play, level + 1, table.bit[cell])
    if before == MOVES:
        look_from(table, play, mind, 1, cell, gain, sweets, MOVES_AND_CLIMBS, tokens)
        return
    look_from(table, play, mind, 1, cell, gain, sweets, CLIMBS, tokens)
    look_after_moves(table, play, mind, 1, gain, sweets, tokens)


def look_after_moves(
    table: Table,
    play: Play,
    mind: Thinking,
    layer: cython.int,
    gain: cython.int,
    sweets: cython.int,
    tokens: cython.int,
) -> cython.void:
    """Move on a layer, then throw; on the lower one perhaps with a climb between."""
    level: cython.int = play.level[play.seat] + layer
    base: cython.int = layer * LAYER
    index: cython.int
    cell: cython.int
    then: cython.int
    more: cython.int
    state: cython.int
    bit: cython.ulonglong
    bound: cython.int = max(mind.bound_hit[layer], mind.bound_down[layer])
    if layer == 0 and mind.layers == 2:
        bound = mind.climb_best + max(bound, mind.bound_hit[1], mind.bound_down[1])
    for index in range(mind.order_size[layer]):
        cell = mind.order[base + index]
        bit = table.bit[cell]
        if gain + mind.move_worth[base + cell] + bound + mind.slack <= mind.best:
            return
        then = gain + mind.arrival[base + cell]
        state = sweets
        if mind.sweet[layer] & bit:
            state += 1 + layer
            then += mind.sweets_worth[state] - mind.sweets_worth[sweets]
        more = tokens + own_taken(table, play, level, bit)
        mind.move_cell = cell
        look_from(table, play, mind, layer, cell, then, state, CLIMBS_AND_MOVES if layer else MOVES, more)
        if layer == 0 and mind.climb_now & bit:
            mind.move_cell = cell
            look_from_above(table, play, mind, cell, then, state, MOVES, more)


def look_from(
    table: Table,
    play: Play,
    mind: Thinking,
    layer: cython.int,
    cell: cython.int,
    gain: cython.int,
    sweets: cython.int,
    before: cython.int,
    tokens: cython.int,
) -> cython.void:
    """Every throw from a cell, and all that may follow it."""
    seat: cython.int = play.seat
    rest: cython.int = gain + still_to_come(mind, layer, before)
    bound: cython.int = mind.bound_hit[layer] if mind.hit_sources[layer] & table.bit[cell] else mind.bound_plain[layer]
    index: cython.int
    other: cython.int
    if tokens <= 0:
        return
    mind.throws = 1
    mind.before = before
    mind.is_down = 0
    if rest + bound > mind.best:
        for index in range(play.hand_size[seat]):
            for other in range(index):
                if play.hand[seat * HAND + other] == play.hand[seat * HAND + index]:
                    break
            else:
                look_up(table, play, mind, layer, cell, gain, sweets, before, tokens, play.hand[seat * HAND + index])
    if (
        play.hand_size[seat]
        and may_throw_down(table, play)
        and rest + mind.bound_down[layer] + mind.down_weight[seat] * (table.players - 1) > mind.best
    ):
        look_down(table, play, mind, layer, cell, gain, sweets, before, tokens)


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


def look_up(
    table: Table,
    play: Play,
    mind: Thinking,
    layer: cython.int,
    cell: cython.int,
    gain: cython.int,
    sweets: cython.int,
    before: cython.int,
    tokens: cython.int,
    card: cython.int,
) -> cython.void:
    """Every face-up throw of one card from a cell."""
    level: cython.int = play.level[play.seat] + layer
    to_come: cython.int = still_to_come(mind, layer, before)
    only_hits: cython.int = gain + to_come + mind.bound_plain[layer] <= mind.best
    aim: cython.int
    value: cython.int
    spent: cython.int
    lacking: cython.int
    cells: cython.ulonglong
    left: cython.ulonglong
    mind.card = card
    mind.is_down = 0
    for aim in range(table.aim_first[card], table.aim_first[card + 1]):
        cells = table.masks[aim * table.cells + cell]
        if cells == 0 or cells & play.any[level] or (only_hits and not cells & mind.hitting[layer]):
            continue
        if table.thrown[card] > tokens:
            find_rests(table, play, level)
            cells = affordable(table, play, cells, tokens)
        value = gain
        left = cells
        while left:
            value += mind.worth[layer * LAYER + lowest(left)]
            left &= left - 1
        spent = popcount(cells)
        if table.direct_hit_extra and cells & mind.hitting[layer]:
            lacking = spent + popcount(cells & mind.hitting[layer]) * table.direct_hit_extra - tokens
            spent = min(tokens, spent + popcount(cells & mind.hitting[layer]) * table.direct_hit_extra)
            if lacking > 0:
                value -= lacking * extra_worth(table, play, mind)
        if value + to_come < mind.best:
            continue
        mind.aim = aim
        mind.cells = cells
        go_on(table, play, mind, layer, cell, value, sweets, before, tokens - spent, cells & mind.landing[layer])


def extra_worth(table: Table, play: Play, mind: Thinking) -> cython.int:
    """What a token is worth that a victim gets beyond the one thrown."""
    kept: cython.int = mind.token_weight[play.seat] * (table.players - 1)
    return mind.unit * (table.supply_points + table.each_points[SUPPLIES] - table.each_points[RESERVE]) - kept


def look_down(
    table: Table,
    play: Play,
    mind: Thinking,
    layer: cython.int,
    cell: cython.int,
    gain: cython.int,
    sweets: cython.int,
    before: cython.int,
    tokens: cython.int,
) -> cython.void:
    """Every face-down throw from a cell; the card that would throw least is the one given up."""
    seat: cython.int = play.seat
    index: cython.int
    card: cython.int = play.hand[seat * HAND]
    left: cython.ulonglong = mind.free[layer] & ~(mind.hitting[layer] | table.bit[cell])
    bit: cython.ulonglong
    value: cython.int
    enough: cython.int
    for index in range(1, play.hand_size[seat]):
        if table.thrown[play.hand[seat * HAND + index]] < table.thrown[card]:
            card = play.hand[seat * HAND + index]
    mind.card = card
    mind.is_down = 1
    gain += mind.down_weight[seat] * (table.players - 1)
    enough = mind.best - still_to_come(mind, layer, before)
    while left:
        bit = left & -left
        left &= left - 1
        value = gain + mind.worth[layer * LAYER + lowest(bit)]
        if value < enough:
            continue
        mind.cells = bit
        go_on(table, play, mind, layer, cell, value, sweets, before, tokens - 1, bit & mind.landing[layer])


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
