# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The twin of `greedy` that plays every turn out on a copy of the game: slow, plain, and the test of the quick one."""

from __future__ import annotations

import cython

if not cython.compiled:
    from pnp.sim.bits import (
        CAUGHT,
        CLIMBS,
        CLIMBS_AND_MOVES,
        FIGURE,
        HAND,
        HITS,
        LAYER,
        MOVES,
        MOVES_AND_CLIMBS,
        NOTHING,
        RESERVE,
        SEATS,
        SUPPLIES,
        SWEETS,
        TWELFTHS,
        WORST,
        lowest,
    )
    from pnp.sim.following import consider, go, play_turn
    from pnp.sim.kernel import has_played_out, throw_down, throw_up
    from pnp.sim.legal import affordable, can_climb, find_rests, may_throw_down, moves_from
    from pnp.sim.play import Play, Table, copy_play
    from pnp.sim.points import abroad, caught_tokens, plain_points
    from pnp.sim.thinking import Thinking, prepare


class Sandbox:
    """Copies of the game: as it stands before the throw, with the throw, and after it."""

    def __init__(self, table: Table) -> None:
        self.before = Play(table)
        self.thrown = Play(table)
        self.after = Play(table)


def brute_turn(table: Table, play: Play, mind: Thinking, room: Sandbox) -> cython.void:
    """Find the best turn by trying every one, and play it."""
    try_turns(table, play, mind, room)
    play_turn(table, play, mind)


def try_turns(table: Table, play: Play, mind: Thinking, room: Sandbox) -> cython.void:
    """Every way to go to a place, throw from there and go on; the best is left in `mind`."""
    start: cython.int = value_of(table, play, mind)
    prepare(table, play, mind)
    mind.best = WORST
    mind.ties = 0
    try_ways(table, play, play, mind, room, start, 1)
    if mind.best == WORST:
        mind.throws = 0
        mind.before = NOTHING
        copy_play(table, play, room.thrown)
        try_ways(table, play, room.thrown, mind, room, start, 0)


def try_ways(
    table: Table, play: Play, origin: Play, mind: Thinking, room: Sandbox, start: cython.int, is_before: cython.int
) -> cython.void:
    """Go in every way from a position: nothing, a move, a climb, or both in either order."""
    way: cython.int
    for way in range(NOTHING, CLIMBS_AND_MOVES + 1):
        if (way != NOTHING and way != CLIMBS and origin.moved) or (way >= CLIMBS and origin.climbed):
            continue
        if way in (NOTHING, CLIMBS):
            try_way(table, play, origin, mind, room, start, is_before, way, play.cell[play.seat])
        else:
            cell: cython.int
            for cell in range(table.cells):
                try_way(table, play, origin, mind, room, start, is_before, way, cell)


def try_way(
    table: Table,
    play: Play,
    origin: Play,
    mind: Thinking,
    room: Sandbox,
    start: cython.int,
    is_before: cython.int,
    way: cython.int,
    cell: cython.int,
) -> cython.void:
    """Go in one way, if it is legal, and throw from there or weigh what came of it."""
    seat: cython.int = play.seat
    level: cython.int = origin.level[seat]
    at: cython.int = origin.cell[seat]
    if way in (CLIMBS, CLIMBS_AND_MOVES):
        if not can_climb(table, origin, level, at, 0):
            return
        level += 1
    if (way == MOVES or way >= MOVES_AND_CLIMBS) and not moves_from(table, origin, level, at) & table.bit[cell]:
        return
    if way == MOVES_AND_CLIMBS and not can_climb(table, origin, level, cell, 0):
        return
    if is_before:
        copy_play(table, origin, room.before)
        go(table, room.before, way, cell)
        mind.before = way
        mind.move_cell = cell
        try_throws(table, play, mind, room, start)
        return
    if way != NOTHING and has_played_out(table, origin):
        return
    copy_play(table, origin, room.after)
    go(table, room.after, way, cell)
    value: cython.int = value_of(table, room.after, mind) - start
    if mind.throws:
        value += mind.extra
        layer: cython.int = room.before.level[seat] - play.level[seat]
        if (way in (MOVES, MOVES_AND_CLIMBS)) and mind.cells & mind.landing[layer] & table.bit[cell]:
            # Scoring cards gave something for a token that has been picked up again.
            value -= mind.card_adds[layer * LAYER + cell]
    consider(play, mind, value, way, mind.move_cell if way in (NOTHING, CLIMBS) else cell)


def try_throws(table: Table, play: Play, mind: Thinking, room: Sandbox, start: cython.int) -> cython.void:
    """Every throw from where the figure has gone."""
    seat: cython.int = play.seat
    level: cython.int = room.before.level[seat]
    cell: cython.int = room.before.cell[seat]
    tokens: cython.int = room.before.supply[seat * SEATS + seat]
    index: cython.int
    aim: cython.int
    cells: cython.ulonglong
    left: cython.ulonglong
    if tokens == 0 or play.hand_size[seat] == 0:
        return
    mind.throws = 1
    mind.is_down = 0
    for index in range(play.hand_size[seat]):
        mind.card = play.hand[seat * HAND + index]
        for aim in range(table.aim_first[mind.card], table.aim_first[mind.card + 1]):
            cells = table.masks[aim * table.cells + cell]
            if cells and not cells & room.before.any[level]:
                find_rests(table, room.before, level)
                mind.aim = aim
                mind.cells = affordable(table, room.before, cells, tokens)
                try_throw(table, play, mind, room, start)
    if may_throw_down(table, play):
        mind.is_down = 1
        left = table.full & ~(room.before.any[level] | room.before.figures[level])
        while left:
            mind.cells = left & -left
            left &= left - 1
            try_throw(table, play, mind, room, start)


def try_throw(table: Table, play: Play, mind: Thinking, room: Sandbox, start: cython.int) -> cython.void:
    """One throw, and everything that may follow it."""
    layer: cython.int = room.before.level[play.seat] - play.level[play.seat]
    left: cython.ulonglong = mind.cells & ~mind.hitting[layer]
    copy_play(table, room.before, room.thrown)
    # Scoring cards over cells count for each token by itself, as `thinking` has it.
    mind.extra = 0
    while left:
        mind.extra += mind.card_adds[layer * LAYER + lowest(left)]
        left &= left - 1
    if mind.is_down:
        mind.extra += mind.down_weight[play.seat] * (table.players - 1)
        throw_down(table, room.thrown, mind.card, lowest(mind.cells))
    else:
        throw_up(table, room.thrown, mind.card, mind.aim, mind.cells)
    try_ways(table, play, room.thrown, mind, room, start, 0)


def value_of(table: Table, play: Play, mind: Thinking) -> cython.int:
    """The sum of margins in twelfths, with what the weights and the counters of scoring cards add."""
    seat: cython.int = play.seat
    others: cython.int = table.players - 1
    unit: cython.int = TWELFTHS * others
    other: cython.int
    own: cython.int = play.supply[seat * SEATS + seat]
    total: cython.int = unit * plain_points(table, play, seat)
    for other in range(table.players):
        if other != seat:
            total -= TWELFTHS * plain_points(table, play, other)
    total += others * mind.climb_weight[seat] * play.level[seat]
    total += others * mind.token_weight[seat] * own
    total += others * mind.sweets_weight[seat] * play.sweets[seat]
    total += unit * table.each_points[FIGURE] * play.level[seat]
    total += unit * table.each_points[RESERVE] * own
    total += unit * table.each_points[SWEETS] * play.sweets[seat]
    total += unit * table.each_points[HITS] * play.hits[seat]
    total += unit * table.each_points[CAUGHT] * caught_tokens(table, play, seat)
    total += unit * table.each_points[SUPPLIES] * abroad(table, play, seat)
    return total
