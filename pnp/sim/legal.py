# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What is legal over bitboards, and where tokens of a throw would come to rest."""

from __future__ import annotations

import cython

if not cython.compiled:
    from pnp.sim.bits import ALTERNATE, ALWAYS, HAND, LEVELS, SEATS, lowest, popcount
    from pnp.sim.play import Play, Table


def may_throw_down(table: Table, play: Play) -> cython.int:
    """Whether the ruleset lets the player throw face down this turn."""
    return table.face_down == ALWAYS or (table.face_down == ALTERNATE and not play.down[play.seat])


def moves_from(table: Table, play: Play, level: cython.int, cell: cython.int) -> cython.ulonglong:
    """Cells of a level that a figure can move to."""
    return table.reach[cell] & (table.full ^ play.figures[level])


def can_climb(table: Table, play: Play, level: cython.int, cell: cython.int, added: cython.ulonglong) -> cython.int:
    """Whether a figure there could climb, counting tokens that are about to be added to the level."""
    bit: cython.ulonglong = table.bit[cell]
    tokens: cython.ulonglong
    if level + 1 >= table.levels or play.figures[level + 1] & bit:
        return 0
    tokens = play.own[play.seat * LEVELS + level] if table.climb_own else play.any[level]
    return popcount((tokens | added) & table.neighbours[cell]) >= table.climb_sides


def own_taken(table: Table, play: Play, level: cython.int, bit: cython.ulonglong) -> cython.int:
    """How many own tokens a figure takes when it arrives there."""
    first: cython.int = play.seat * LEVELS
    taken: cython.int = 0
    last: cython.int = level if table.tokens_hang else table.levels - 1
    while level <= last:
        if play.own[first + level] & bit:
            taken += 1
        level += 1
    return taken


def can_throw_from(table: Table, play: Play, level: cython.int, cell: cython.int, tokens: cython.int) -> cython.int:
    """Whether a throw is legal for a figure that has come to a cell, with so many tokens in its supply."""
    seat: cython.int = play.seat
    index: cython.int
    aim: cython.int
    card: cython.int
    cells: cython.ulonglong
    others: cython.ulonglong
    if tokens <= 0:
        return 0
    for index in range(play.hand_size[seat]):
        card = play.hand[seat * HAND + index]
        for aim in range(table.aim_first[card], table.aim_first[card + 1]):
            cells = table.masks[aim * table.cells + cell]
            if cells and not cells & play.any[level]:
                return 1
    if play.hand_size[seat] == 0 or not may_throw_down(table, play):
        return 0
    others = play.figures[level]
    if play.level[seat] == level:
        others &= table.full ^ table.bit[play.cell[seat]]
    return 1 if table.full ^ ((play.any[level] | others | table.bit[cell]) & table.full) else 0


def can_throw_after_move(
    table: Table, play: Play, level: cython.int, cell: cython.int, tokens: cython.int
) -> cython.int:
    """Whether some move on a level, from a cell there, is followed by a throw."""
    left: cython.ulonglong = moves_from(table, play, level, cell)
    other: cython.int
    while left:
        other = lowest(left)
        left &= left - 1
        if can_throw_from(table, play, level, other, tokens + own_taken(table, play, level, table.bit[other])):
            return 1
    return 0


def can_throw(table: Table, play: Play) -> cython.int:
    """Whether some order of the actions left holds a throw."""
    seat: cython.int = play.seat
    level: cython.int = play.level[seat]
    cell: cython.int = play.cell[seat]
    tokens: cython.int = play.supply[seat * SEATS + seat]
    more: cython.int
    left: cython.ulonglong
    if can_throw_from(table, play, level, cell, tokens):
        return 1
    if not play.moved and can_throw_after_move(table, play, level, cell, tokens):
        return 1
    if play.climbed:
        return 0
    if can_climb(table, play, level, cell, 0):
        more = tokens + own_taken(table, play, level + 1, table.bit[cell])
        if can_throw_from(table, play, level + 1, cell, more):
            return 1
        if not play.moved and can_throw_after_move(table, play, level + 1, cell, more):
            return 1
    if play.moved:
        return 0
    left = moves_from(table, play, level, cell)
    while left:
        cell = lowest(left)
        left &= left - 1
        if can_climb(table, play, level, cell, 0):
            more = tokens + own_taken(table, play, level, table.bit[cell])
            if table.tokens_hang:
                more += own_taken(table, play, level + 1, table.bit[cell])
            if can_throw_from(table, play, level + 1, cell, more):
                return 1
    return 0


def fits_somewhere(table: Table, play: Play, card: cython.int) -> cython.int:
    """Whether a card can be thrown face up this turn, from here or after a move."""
    seat: cython.int = play.seat
    level: cython.int = play.level[seat]
    cell: cython.int = play.cell[seat]
    here: cython.ulonglong = moves_from(table, play, level, cell) | table.bit[cell]
    free: cython.ulonglong = table.full & ~play.any[level]
    left: cython.ulonglong
    aim: cython.int
    index: cython.int
    shift: cython.int
    for aim in range(table.aim_first[card], table.aim_first[card + 1]):
        left = here & table.aim_valid[aim]
        for index in range(table.shift_first[aim], table.shift_first[aim + 1]):
            shift = table.shifts[index]
            left &= free >> shift if shift >= 0 else free << -shift
        if left:
            return 1
    return 0


def find_rests(table: Table, play: Play, level: cython.int) -> cython.void:
    """For every free cell of a level where a token thrown there would go: `rest[height]`, or `caught` by a figure.

    The figure of the player to move counts as absent: it stands on the level of the throw, or has left the one below.
    Cells with other figures are in neither, for they are hit.
    """
    height: cython.int
    seat: cython.int = play.seat
    mine: cython.ulonglong = table.bit[play.cell[seat]]
    others: cython.ulonglong = play.figures[level]
    falling: cython.ulonglong
    if play.level[seat] == level:
        others &= ~mine
    falling = table.full & ~(play.any[level] | others)
    play.caught = 0
    for height in range(level + 1, table.levels):
        play.rest[height] = 0
    height = level
    while height > 0:
        play.rest[height] = falling & play.any[height - 1]
        falling &= ~play.any[height - 1]
        others = play.figures[height - 1]
        if play.level[seat] == height - 1:
            others &= ~mine
        play.caught |= falling & others
        falling &= ~others
        height -= 1
    play.rest[0] = falling


def affordable(table: Table, play: Play, cells: cython.ulonglong, tokens: cython.int) -> cython.ulonglong:
    """As many of the cells as there are tokens: figures first, then where the token rests highest, in reading order.

    `find_rests` has been asked about the level.
    """
    chosen: cython.ulonglong = 0
    group: cython.ulonglong
    resting: cython.ulonglong = play.caught
    height: cython.int
    step: cython.int
    if popcount(cells) <= tokens:
        return cells
    for height in range(table.levels):
        resting |= play.rest[height]
    # Figures that are hit, every height from the top down, and at last what is caught on the way.
    for step in range(table.levels + 2):
        if step == 0:
            group = cells & ~resting
        elif step <= table.levels:
            group = cells & play.rest[table.levels - step]
        else:
            group = cells & play.caught
        while group and tokens:
            chosen |= group & -group
            group &= group - 1
            tokens -= 1
    return chosen
