# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The bot `random`: any order of actions, over cards first and then over placements."""

from __future__ import annotations

import cython

if not cython.compiled:
    from pnp.sim.bits import BOT, HAND, SEATS, lowest, popcount
    from pnp.sim.kernel import climb, has_played_out, move, throw_down, throw_up
    from pnp.sim.legal import (
        affordable,
        can_climb,
        can_throw_after_move,
        can_throw_from,
        find_rests,
        may_throw_down,
        moves_from,
        own_taken,
    )
    from pnp.sim.play import Play, Table, below


def random_turn(table: Table, play: Play) -> cython.void:
    """Everything up to the end of the turn, the cards to be drawn left aside."""
    stream: cython.int = BOT + play.seat
    chance: cython.int = below(play, stream, 32)
    if chance & 1:
        try_climb(table, play)
    if chance & 2:
        try_move(table, play)
    if chance & 4:
        try_climb(table, play)
    if not throw_somehow(table, play):
        force_throw(table, play)
    if has_played_out(table, play):
        return
    if chance & 8:
        try_climb(table, play)
    if chance & 16:
        try_move(table, play)
    try_climb(table, play)


def own_tokens(play: Play) -> cython.int:
    """Playable tokens of the player to move."""
    return play.supply[play.seat * SEATS + play.seat]


def try_climb(table: Table, play: Play) -> cython.void:
    """Climb, if that is possible and leaves a throw that is still owed."""
    seat: cython.int = play.seat
    level: cython.int = play.level[seat]
    cell: cython.int = play.cell[seat]
    tokens: cython.int
    if play.climbed or not can_climb(table, play, level, cell, 0):
        return
    if not play.threw:
        tokens = own_tokens(play) + own_taken(table, play, level + 1, table.bit[cell])
        if not can_throw_from(table, play, level + 1, cell, tokens):
            return
    climb(table, play)


def try_move(table: Table, play: Play) -> cython.void:
    """Move to some cell, if it leaves a throw that is still owed."""
    seat: cython.int = play.seat
    level: cython.int = play.level[seat]
    cell: cython.int
    free: cython.ulonglong
    if play.moved:
        return
    free = moves_from(table, play, level, play.cell[seat])
    if free == 0:
        return
    cell = nth(free, below(play, BOT + seat, popcount(free)))
    if not play.threw and not can_throw_from(
        table, play, level, cell, own_tokens(play) + own_taken(table, play, level, table.bit[cell])
    ):
        return
    move(table, play, cell)


def nth(cells: cython.ulonglong, index: cython.int) -> cython.int:
    """One of the cells by its number."""
    while index:
        cells &= cells - 1
        index -= 1
    return lowest(cells)


def throw_somehow(table: Table, play: Play) -> cython.int:
    """Throw from here, if that is possible."""
    seat: cython.int = play.seat
    level: cython.int = play.level[seat]
    free: cython.ulonglong
    card: cython.int
    may_be_down: cython.int = may_throw_down(table, play)
    prefers_down: cython.int
    if play.hand_size[seat] == 0 or own_tokens(play) == 0:
        return 0
    # Face down now and then although something fits, so that series see it happen.
    prefers_down = 1 if may_be_down and below(play, BOT + seat, 8) == 0 else 0
    if not prefers_down and throw_some_card_up(table, play):
        return 1
    free = table.full & ~(play.any[level] | play.figures[level])
    if may_be_down and free:
        card = play.hand[seat * HAND + below(play, BOT + seat, play.hand_size[seat])]
        throw_down(table, play, card, nth(free, below(play, BOT + seat, popcount(free))))
        return 1
    return throw_some_card_up(table, play) if prefers_down else 0


def throw_some_card_up(table: Table, play: Play) -> cython.int:
    """Throw any card that fits, beginning with a random one."""
    seat: cython.int = play.seat
    size: cython.int = play.hand_size[seat]
    first: cython.int = below(play, BOT + seat, size)
    step: cython.int
    card: cython.int
    count: cython.int
    for step in range(size):
        card = play.hand[seat * HAND + (first + step) % size]
        count = placements(table, play, card, play.level[seat], play.cell[seat])
        if count:
            place(table, play, card, below(play, BOT + seat, count))
            return 1
    return 0


def placements(table: Table, play: Play, card: cython.int, level: cython.int, cell: cython.int) -> cython.int:
    """How many throws of a card are legal from a cell."""
    aim: cython.int
    count: cython.int = 0
    cells: cython.ulonglong
    for aim in range(table.aim_first[card], table.aim_first[card + 1]):
        cells = table.masks[aim * table.cells + cell]
        if cells and not cells & play.any[level]:
            count += 1
    return count


def place(table: Table, play: Play, card: cython.int, index: cython.int) -> cython.void:
    """Throw a card in one of its legal ways."""
    aim: cython.int
    cells: cython.ulonglong
    level: cython.int = play.level[play.seat]
    cell: cython.int = play.cell[play.seat]
    for aim in range(table.aim_first[card], table.aim_first[card + 1]):
        cells = table.masks[aim * table.cells + cell]
        if cells and not cells & play.any[level]:
            if index == 0:
                if popcount(cells) > own_tokens(play):
                    find_rests(table, play, level)
                    cells = affordable(table, play, cells, own_tokens(play))
                throw_up(table, play, card, aim, cells)
                return
            index -= 1


def force_throw(table: Table, play: Play) -> cython.void:
    """A throw that needs a move or a climb first, or both; where there is none, nothing is thrown."""
    seat: cython.int = play.seat
    level: cython.int = play.level[seat]
    cell: cython.int = play.cell[seat]
    tokens: cython.int = own_tokens(play)
    more: cython.int
    left: cython.ulonglong
    if not play.moved:
        left = moves_from(table, play, level, cell)
        while left:
            more = lowest(left)
            left &= left - 1
            if can_throw_from(table, play, level, more, tokens + own_taken(table, play, level, table.bit[more])):
                move(table, play, more)
                throw_somehow(table, play)
                return
    if play.climbed:
        return
    if can_climb(table, play, level, cell, 0):
        more = tokens + own_taken(table, play, level + 1, table.bit[cell])
        if can_throw_from(table, play, level + 1, cell, more) or (
            not play.moved and can_throw_after_move(table, play, level + 1, cell, more)
        ):
            climb(table, play)
            if not throw_somehow(table, play):
                force_throw(table, play)
            return
    if play.moved:
        return
    left = moves_from(table, play, level, cell)
    while left:
        cell = lowest(left)
        left &= left - 1
        if can_climb(table, play, level, cell, 0):
            more = tokens + own_taken(table, play, level, table.bit[cell])
            if table.tokens_hang:
                more += own_taken(table, play, level + 1, table.bit[cell])
            if can_throw_from(table, play, level + 1, cell, more):
                move(table, play, cell)
                climb(table, play)
                throw_somehow(table, play)
                return
