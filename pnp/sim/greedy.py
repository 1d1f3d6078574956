# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Bots that take the best whole turn there is: every order of throw, move and climb, by what `thinking` found.

Gains add up, so a turn is weighed without being played; where it cannot beat the best one so far, a bound says so
before it is looked at. `pnp.sim.brute` plays every turn out and is the test of this.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from pnp.sim.bits import (
        CLIMBS,
        CLIMBS_AND_MOVES,
        HAND,
        LAYER,
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
    from pnp.sim.following import go_on, play_turn, still_to_come
    from pnp.sim.legal import affordable, find_rests, may_throw_down, own_taken
    from pnp.sim.play import Play, Table
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
