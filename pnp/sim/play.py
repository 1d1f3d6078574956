# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A game as masks and numbers, and one game of it as it is being played.

What is constant is a `Table`, what changes is a `Play`; a `Play` is changed in place and used again for game after
game. Seats, levels, cells and cards are numbers; `own[seat * LEVELS + level]` are a player's tokens on a level,
`any[level]` everyone's, one bit for each cell.

Left shifts and products are kept to 64 bits by hand, because Python's integers grow where C's wrap round.
"""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from pnp.sim.bits import HAND, LEVELS, M64, MIX_1, MIX_2, SCRAMBLE, SEATS, STREAMS


def words(count: int) -> array[int]:
    """A row of 64-bit words; never empty, because an empty row cannot be looked into from C."""
    return array("Q", bytes(8 * max(1, count)))


def numbers(count: int) -> array[int]:
    """A row of small numbers; never empty."""
    return array("i", bytes(4 * max(1, count)))


class Table:
    """A game as masks and numbers; `pnp.sim.tables` fills it in."""

    def __init__(self) -> None:
        self.players = self.cells = self.levels = 0
        self.full = self.sweets_mask = 0
        self.bit = words(64)
        self.neighbours = words(64)
        self.reach = words(64)
        # Cards: the aims of design d are aim_first[d] up to aim_first[d + 1]; masks[aim * cells + cell] are the cells
        # aimed at from a cell, none where the board ends; sources[aim * cells + cell] are the cells that aim at it.
        self.designs = self.personal_designs = 0
        self.aim_first = numbers(1)
        self.masks = words(1)
        self.sources = words(1)
        self.thrown = numbers(1)
        # The same for a whole level at once: where a figure can stand for an aim at all, and how far to shift the free
        # cells for each cell aimed at, shift_first[aim] up to shift_first[aim + 1], towards lower cells.
        self.aim_valid = words(1)
        self.shift_first = numbers(1)
        self.shifts = numbers(1)
        # Seat s owns personal_cards[s * personal_size] and on, personal_sizes[s] of them.
        self.personal_cards = numbers(1)
        self.personal_sizes = numbers(SEATS)
        self.shared_cards = numbers(1)
        self.personal_size = self.shared_size = self.shared_dealt = 0
        self.starts = numbers(64)
        self.start_count = 0
        self.starting_cards = numbers(SEATS)
        self.seat_points = numbers(SEATS)
        self.tokens = 0
        self.sweets_by_level = numbers(LEVELS)
        self.level_points = numbers(LEVELS)
        # Fields of the ruleset.
        self.hand_size = self.direct_hit_points = self.direct_hit_extra = self.falling_hit_points = 0
        self.climb_sides = self.climb_own = self.face_down = 0
        self.sweets_points = self.sweets_each_points = self.supply_points = 0
        self.covered_sweets_stay = self.play_on = self.by_trigger = self.tokens_hang = self.ends_by_piles = 0
        # Scoring cards: the lines of card s are line_first[s] up to line_first[s + 1]; a line is a mask for each level,
        # and its spots in their order are spots[spot_first[line]] and on, each level * 64 + cell.
        self.scorings = self.has_lines = 0
        # Points for each of what a counter counts, all scoring cards together.
        self.each_points = numbers(7)
        self.score_region = numbers(1)
        self.score_condition = numbers(1)
        self.score_points = numbers(1)
        self.score_at_least = numbers(1)
        self.score_owner = numbers(1)
        self.score_from_above = numbers(1)
        self.score_ties = numbers(1)
        self.score_ring = numbers(1)
        self.score_levels = numbers(LEVELS)
        self.line_first = numbers(1)
        self.line_masks = words(LEVELS)
        self.line_size = numbers(1)
        self.spot_first = numbers(1)
        self.spots = numbers(1)
        # The other way round: the places in `spots` where card s has a spot are touches[touch_first[i]] and on, with
        # i = (s * LEVELS + level) * 64 + cell, and they belong to line_at[place].
        self.touch_first = numbers(1)
        self.touches = numbers(1)
        self.line_at = numbers(1)


class Play:
    """One game as it is being played, and the log of it if one is wanted."""

    def __init__(self, table: Table, log_size: int = 0) -> None:
        self.own = words(SEATS * LEVELS)
        self.any = words(LEVELS)
        self.figures = words(LEVELS)
        self.sweets_left = words(LEVELS)
        self.streams = words(STREAMS)
        self.level = numbers(SEATS)
        self.cell = numbers(SEATS)
        self.supply = numbers(SEATS * SEATS)
        self.sweets = numbers(SEATS)
        self.points = numbers(SEATS)
        self.hits = numbers(SEATS)
        self.recovered = numbers(SEATS)
        self.down = numbers(SEATS)
        self.finished = numbers(SEATS)
        self.score = numbers(SEATS)
        self.hand = numbers(SEATS * HAND)
        self.hand_size = numbers(SEATS)
        self.pile = numbers(SEATS * table.personal_size)
        self.pile_at = numbers(SEATS)
        self.shared = numbers(len(table.shared_cards))
        self.shared_at = self.shared_size = 0
        self.played_up = numbers(SEATS * table.designs)
        self.played_down = numbers(SEATS * table.designs)
        self.seat = self.turns = self.trigger = self.idle = 0
        self.threw = self.moved = self.climbed = self.over = 0
        # Where each token of a throw would come to rest: see `find_rests`.
        self.rest = words(LEVELS)
        self.caught = 0
        # Along the lines of scoring cards: how many tokens in a row come just before a spot, and just after it.
        self.run_counts = numbers(len(table.spots))
        self.run_before = numbers(len(table.spots))
        self.run_after = numbers(len(table.spots))
        self.longest_run = numbers(table.scorings)
        self.logged = 0
        self.log_size = log_size
        self.log_kind = numbers(log_size)
        self.log_card = numbers(log_size)
        self.log_aim = numbers(log_size)
        self.log_cells = words(log_size)


def mixed(word: cython.ulonglong) -> cython.ulonglong:
    """A word whose every bit depends on every bit of another."""
    word ^= word >> 30
    word = (word * MIX_1) & M64
    word ^= word >> 27
    word = (word * MIX_2) & M64
    return word ^ (word >> 31)


def below(play: Play, stream: cython.int, bound: cython.int) -> cython.int:
    """The next number of a stream, from 0 up to but without the bound."""
    word: cython.ulonglong = play.streams[stream]
    word ^= word >> 12
    word ^= (word << 25) & M64
    word ^= word >> 27
    play.streams[stream] = word
    return ((((word * SCRAMBLE) & M64) >> 32) * bound) >> 32


def log(play: Play, kind: cython.int, card: cython.int, aim: cython.int, cells: cython.ulonglong) -> cython.void:
    """Note an action, if there is room for notes; a log that overflows is seen by its length."""
    if play.logged < play.log_size:
        play.log_kind[play.logged] = kind
        play.log_card[play.logged] = card
        play.log_aim[play.logged] = aim
        play.log_cells[play.logged] = cells
    play.logged += 1


def copy_play(table: Table, play: Play, to: Play) -> cython.void:
    """Make another play the same position; its log is left alone."""
    index: cython.int
    seat: cython.int
    for index in range(SEATS * LEVELS):
        to.own[index] = play.own[index]
    for index in range(table.levels):
        to.any[index] = play.any[index]
        to.figures[index] = play.figures[index]
        to.sweets_left[index] = play.sweets_left[index]
    for index in range(STREAMS):
        to.streams[index] = play.streams[index]
    for index in range(SEATS * SEATS):
        to.supply[index] = play.supply[index]
    for seat in range(table.players):
        to.level[seat] = play.level[seat]
        to.cell[seat] = play.cell[seat]
        to.sweets[seat] = play.sweets[seat]
        to.points[seat] = play.points[seat]
        to.hits[seat] = play.hits[seat]
        to.recovered[seat] = play.recovered[seat]
        to.down[seat] = play.down[seat]
        to.finished[seat] = play.finished[seat]
        to.hand_size[seat] = play.hand_size[seat]
        to.pile_at[seat] = play.pile_at[seat]
        for index in range(play.hand_size[seat]):
            to.hand[seat * HAND + index] = play.hand[seat * HAND + index]
        for index in range(table.personal_sizes[seat]):
            to.pile[seat * table.personal_size + index] = play.pile[seat * table.personal_size + index]
        for index in range(table.designs):
            to.played_up[seat * table.designs + index] = play.played_up[seat * table.designs + index]
            to.played_down[seat * table.designs + index] = play.played_down[seat * table.designs + index]
    for index in range(table.shared_size):
        to.shared[index] = play.shared[index]
    to.shared_at = play.shared_at
    to.shared_size = play.shared_size
    to.seat = play.seat
    to.turns = play.turns
    to.trigger = play.trigger
    to.idle = play.idle
    to.threw = play.threw
    to.moved = play.moved
    to.climbed = play.climbed
    to.over = play.over
