# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What one more token of a player adds to the points from scoring cards over cells."""

from __future__ import annotations

import cython

if not cython.compiled:
    from pnp.sim.bits import AT_LEAST, CELLS, EACH, LAYER, LEVELS, LONGEST, MOST, OTHERS, OWN
    from pnp.sim.play import Play, Table
    from pnp.sim.points import counted, counts_at, times_met


def token_adds(table: Table, play: Play, seat: cython.int, level: cython.int, cell: cython.int) -> cython.int:
    """What a token of a player adds on a spot to the points from scoring cards over cells, runs having been found."""
    card: cython.int
    index: cython.int
    at: cython.int
    adds: cython.int
    total: cython.int = 0
    for card in range(table.scorings):
        if table.score_region[card] != CELLS:
            continue
        at = (card * LEVELS + (0 if table.score_from_above[card] else level)) * LAYER + cell
        if table.score_from_above[card] and not table.score_levels[card * LEVELS + level]:
            continue
        adds = 0
        for index in range(table.touch_first[at], table.touch_first[at + 1]):
            if table.score_condition[card] == LONGEST:
                adds = max(adds, run_adds(table, play, card, table.touches[index]))
            else:
                adds += line_adds(table, play, card, table.line_at[table.touches[index]], seat, level, table.bit[cell])
        total += adds * table.score_points[card]
    return total


def line_adds(
    table: Table,
    play: Play,
    card: cython.int,
    line: cython.int,
    seat: cython.int,
    level: cython.int,
    bit: cython.ulonglong,
) -> cython.int:
    """How much more often the card's condition is met in a line with one more token on a spot of it."""
    before: cython.int
    count: cython.int
    if table.score_condition[card] != MOST and table.score_owner[card] == OWN and not table.score_from_above[card]:
        count = counted(table, play, card, line, seat) + 1
        if table.score_condition[card] == EACH:
            return 1
        if table.score_condition[card] == AT_LEAST:
            return 1 if count == table.score_at_least[card] else 0
        return 1 if count == table.line_size[line] else 0
    before = times_met(table, play, card, line, seat)
    put(play, seat, level, bit)
    count = times_met(table, play, card, line, seat)
    put(play, seat, level, bit)
    return count - before


def find_runs(table: Table, play: Play, seat: cython.int) -> cython.void:
    """How far tokens that count reach up to every spot, for cards that score the longest run."""
    card: cython.int
    line: cython.int
    first: cython.int
    size: cython.int
    index: cython.int
    run: cython.int
    last: cython.int
    at: cython.int
    for card in range(table.scorings):
        if table.score_condition[card] != LONGEST:
            continue
        play.longest_run[card] = 0
        for line in range(table.line_first[card], table.line_first[card + 1]):
            first = table.spot_first[line]
            size = table.spot_first[line + 1] - first
            last = size * 2 if table.score_ring[card] else size
            for index in range(first, first + size):
                play.run_counts[index] = counts_at(table, play, card, seat, table.spots[index])
            run = 0
            at = first
            for _ in range(last):
                play.run_before[at] = run
                run = min(size, run + 1) if play.run_counts[at] else 0
                play.longest_run[card] = max(play.longest_run[card], run)
                at = at + 1 if at + 1 < first + size else first
            run = 0
            for _ in range(last):
                at = at - 1 if at > first else first + size - 1
                play.run_after[at] = run
                run = min(size, run + 1) if play.run_counts[at] else 0


def run_adds(table: Table, play: Play, card: cython.int, place: cython.int) -> cython.int:
    """By how much a token on a spot makes the longest run longer."""
    run: cython.int = play.run_before[place] + 1 + play.run_after[place]
    if table.score_owner[card] == OTHERS or play.run_counts[place]:
        return 0
    return max(0, min(run, table.line_size[table.line_at[place]]) - play.longest_run[card])


def put(play: Play, seat: cython.int, level: cython.int, bit: cython.ulonglong) -> cython.void:
    """Put a token on a free spot, or take the same one away again."""
    play.own[seat * LEVELS + level] ^= bit
    play.any[level] ^= bit
