# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Playing game after game, and counting what happens in them; all counts are whole numbers, so that they add up."""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from pnp.sim.bits import (
        ALTERNATE,
        BRUTE,
        EXAMPLES,
        FACE_DOWN,
        FITS_NOWHERE,
        HAND,
        LEFT_OVER,
        LENGTHS,
        LEVELS,
        LOWEST_SCORE,
        OF_A_CARD,
        RANDOM,
        SCORES,
        SEARCHING,
        SEATS,
        SOURCES,
        lowest,
        popcount,
    )
    from pnp.sim.brute import Sandbox, brute_turn
    from pnp.sim.course import Course, begin_course, look, look_closely, note_end, note_turn
    from pnp.sim.greedy import greedy_turn
    from pnp.sim.kernel import refill, set_up
    from pnp.sim.legal import fits_somewhere
    from pnp.sim.play import Play, Table
    from pnp.sim.points import (
        abroad,
        caught_tokens,
        plain_points,
        sweets_value,
        winner,
    )
    from pnp.sim.search import Search, search_turn
    from pnp.sim.thinking import Thinking
    from pnp.sim.wandering import random_turn


COMPILED = bool(cython.compiled)


def big_numbers(count: int) -> array[int]:
    """A row of counts."""
    return array("q", bytes(8 * max(1, count)))


class Counts:
    """What was counted over many games; seats, cards and cells by their numbers."""

    def __init__(self, designs: int, cells: int) -> None:
        # Games, turns, turns with a choice of cards, turns without a throw, games broken off or broken, the first such.
        self.totals = big_numbers(6)
        self.wins = big_numbers(SEATS)
        self.score_sums = big_numbers(SEATS)
        self.score_squares = big_numbers(SEATS)
        self.lengths = big_numbers(LENGTHS)
        self.scores = big_numbers(SCORES)
        self.ends = big_numbers(SEATS * 4)
        self.reached = big_numbers(SEATS * LEVELS)
        self.first_climbs = big_numbers(SEATS)
        self.sources = big_numbers(SEATS * SOURCES)
        self.tokens_left = big_numbers(SEATS)
        self.tokens_caught = big_numbers(SEATS)
        self.sweets = big_numbers(SEATS)
        self.hits = big_numbers(SEATS)
        # By card: drawn, played up, played down, decisions with it in hand, and those where it fitted nowhere.
        self.cards = big_numbers(designs * 5)
        self.cells = big_numbers(LEVELS * cells)
        self.recovered = big_numbers(SEATS)
        self.sweets_left = big_numbers(LEVELS)
        # The first game, plus one, that each seat won, that ended for each reason, and of three kinds for each card.
        self.examples = big_numbers(EXAMPLES + designs * OF_A_CARD)
        self.course = Course()
        self.climbed = array("i", bytes(4 * SEATS))


class Players:
    """The bots at a table, and the room they think in; one for each thread."""

    def __init__(self, table: Table, mind: Thinking, others: Thinking) -> None:
        self.mind = mind
        self.sandbox = Sandbox(table)
        self.search = Search(table, others)


def bot_turn(table: Table, play: Play, players: Players) -> cython.void:
    """One whole turn of the player to move, drawing included."""
    kind: cython.int = players.mind.kind[play.seat]
    if kind == RANDOM:
        random_turn(table, play)
        refill(table, play, 2)
        return
    if kind == SEARCHING:
        search_turn(table, play, players.mind, players.search)
    elif kind == BRUTE:
        brute_turn(table, play, players.mind, players.sandbox)
    else:
        greedy_turn(table, play, players.mind)
    refill(table, play, 1)


def play_games(
    table: Table,
    play: Play,
    players: Players,
    counts: Counts,
    seed: cython.ulonglong,
    first: cython.ulonglong,
    count: cython.int,
    longest: cython.int,
) -> None:
    """Play games `first` and on; those that are not over after `longest` turns are broken off, and counted so."""
    index: cython.int
    with cython.nogil:
        for index in range(count):
            play_counted(table, play, players, counts, seed, first + index, longest)


def play_plainly(
    table: Table,
    play: Play,
    players: Players,
    seed: cython.ulonglong,
    first: cython.ulonglong,
    count: cython.int,
    longest: cython.int,
) -> None:
    """Play games without counting anything, to measure what counting costs."""
    index: cython.int
    with cython.nogil:
        for index in range(count):
            set_up(table, play, seed, first + index)
            while not play.over and play.turns < longest:
                bot_turn(table, play, players)


def play_counted(
    table: Table,
    play: Play,
    players: Players,
    counts: Counts,
    seed: cython.ulonglong,
    game: cython.ulonglong,
    longest: cython.int,
) -> cython.void:
    """One game, counted; nobody may come down or throw face down twice running, and in the end all must add up."""
    seat: cython.int
    level: cython.int
    was_down: cython.int
    sound: cython.int = 1
    set_up(table, play, seed, game)
    begin_course(counts.course)
    for seat in range(table.players):
        counts.climbed[seat] = 0
    while not play.over and play.turns < longest:
        seat = play.seat
        level = play.level[seat]
        was_down = play.down[seat]
        count_decision(table, play, counts, game)
        bot_turn(table, play, players)
        if play.level[seat] < level or (was_down and play.down[seat] and table.face_down == ALTERNATE):
            sound = 0
        look(table, play, counts.course)
        note_turn(counts.course, table.players, seat)
        if level == 0 and play.level[seat] > 0:
            counts.climbed[seat] = play.turns
    counts.totals[0] += 1
    counts.totals[1] += play.turns
    counts.lengths[min(play.turns, LENGTHS - 1)] += 1
    if not play.over or not sound or not is_sound(table, play):
        counts.totals[4] += 1
        if counts.totals[4] == 1:
            counts.totals[5] = game
    count_outcome(table, play, counts, game)


def count_decision(table: Table, play: Play, counts: Counts, game: cython.longlong) -> cython.void:
    """Before a turn: which cards of the hand fit somewhere."""
    seat: cython.int = play.seat
    index: cython.int
    card: cython.int
    last: cython.int = -1
    choices: cython.int = 0
    for index in range(play.hand_size[seat]):
        card = play.hand[seat * HAND + index]
        counts.cards[card * 5 + 3] += 1
        if not fits_somewhere(table, play, card):
            counts.cards[card * 5 + 4] += 1
            note_first(counts, EXAMPLES + card * OF_A_CARD + FITS_NOWHERE, game)
        elif card != last:
            last = card
            choices += 1
    if choices > 1:
        counts.totals[2] += 1
    elif choices == 0:
        counts.totals[3] += 1


def is_sound(table: Table, play: Play) -> cython.int:
    """What must hold of every position: pieces conserved, one token a cell, none hanging, hands not too large."""
    seat: cython.int
    other: cython.int
    level: cython.int
    tokens: cython.int
    sweets: cython.int = 0
    seen: cython.ulonglong
    for seat in range(table.players):
        tokens = 0
        for other in range(table.players):
            tokens += play.supply[other * SEATS + seat]
        for level in range(table.levels):
            tokens += popcount(play.own[seat * LEVELS + level])
        sweets += play.sweets[seat]
        if tokens != table.tokens or play.hand_size[seat] > max(table.hand_size, table.starting_cards[seat]):
            return 0
    for level in range(table.levels):
        seen = 0
        for seat in range(table.players):
            if seen & play.own[seat * LEVELS + level]:
                return 0
            seen |= play.own[seat * LEVELS + level]
        if seen != play.any[level] or play.any[level] & play.figures[level]:
            return 0
        if level and not table.tokens_hang and play.any[level] & ~play.any[level - 1]:
            return 0
        sweets += popcount(play.sweets_left[level]) * table.sweets_by_level[level]
        sweets -= popcount(table.sweets_mask) * table.sweets_by_level[level]
    return 1 if sweets == 0 else 0


def count_outcome(table: Table, play: Play, counts: Counts, game: cython.longlong) -> cython.void:
    """After a game: who won, why it ended, and where the points came from."""
    seat: cython.int
    score: cython.int
    index: cython.int
    level: cython.int
    left: cython.ulonglong
    best: cython.int = winner(table, play)
    counts.wins[best] += 1
    note_first(counts, best, game)
    look_closely(table, play, counts.course)
    note_end(counts.course, table.players, best, game)
    for seat in range(table.players):
        score = play.score[seat]
        counts.score_sums[seat] += score
        counts.score_squares[seat] += score * score
        counts.scores[max(0, min(score - LOWEST_SCORE, SCORES - 1))] += 1
        counts.ends[seat * 4 + play.finished[seat]] += 1
        note_first(counts, SEATS + play.finished[seat], game)
        counts.reached[seat * LEVELS + play.level[seat]] += 1
        counts.first_climbs[seat] += counts.climbed[seat]
        for level in range(table.levels):
            counts.sources[seat * SOURCES + level] += table.level_points[level] * popcount(
                play.own[seat * LEVELS + level]
            )
        counts.sources[seat * SOURCES + LEVELS] += play.points[seat] - table.seat_points[seat]
        counts.sources[seat * SOURCES + LEVELS + 4] += table.seat_points[seat]
        counts.sources[seat * SOURCES + LEVELS + 1] += abroad(table, play, seat) * table.supply_points
        counts.sources[seat * SOURCES + LEVELS + 2] += sweets_value(table, play, seat)
        if table.scorings:
            counts.sources[seat * SOURCES + LEVELS + 3] += score - plain_points(table, play, seat)
        counts.tokens_left[seat] += play.supply[seat * SEATS + seat]
        counts.recovered[seat] += play.recovered[seat]
        counts.tokens_caught[seat] += caught_tokens(table, play, seat)
        counts.sweets[seat] += play.sweets[seat]
        counts.hits[seat] += play.hits[seat]
        for index in range(table.designs):
            score = play.played_up[seat * table.designs + index]
            counts.cards[index * 5] += score + play.played_down[seat * table.designs + index]
            counts.cards[index * 5 + 1] += score
            counts.cards[index * 5 + 2] += play.played_down[seat * table.designs + index]
            if play.played_down[seat * table.designs + index]:
                note_first(counts, EXAMPLES + index * OF_A_CARD + LEFT_OVER, game)
                note_first(counts, EXAMPLES + index * OF_A_CARD + FACE_DOWN, game)
        for index in range(play.hand_size[seat]):
            counts.cards[play.hand[seat * HAND + index] * 5] += 1
            note_first(counts, EXAMPLES + play.hand[seat * HAND + index] * OF_A_CARD + LEFT_OVER, game)
    for level in range(table.levels):
        counts.sweets_left[level] += popcount(play.sweets_left[level]) * table.sweets_by_level[level]
        left = play.any[level]
        while left:
            counts.cells[level * table.cells + lowest(left)] += 1
            left &= left - 1


def add_row(row: cython.longlong[::1], more: cython.longlong[::1]) -> cython.void:
    """Add one row of counts to another."""
    index: cython.int
    for index in range(len(row)):
        row[index] += more[index]


def note_first(counts: Counts, kind: cython.int, game: cython.longlong) -> cython.void:
    """Remember the earliest game of a kind."""
    if counts.examples[kind] == 0 or game + 1 < counts.examples[kind]:
        counts.examples[kind] = game + 1
