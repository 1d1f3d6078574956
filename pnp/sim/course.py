# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""How games went: scores turn by turn, who led and when that was final, and which games stand out.

Like all counts these are whole numbers that add up; of games that stand out, the earliest is kept.
"""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from pnp.sim.bits import COURSE, LEADS, MARGINS, RECORDS, ROUNDS, SEATS, TENTHS
    from pnp.sim.play import Play, Table
    from pnp.sim.points import sweets_value, total_points


class Course:
    """What was counted, and the one game that is being followed."""

    def __init__(self) -> None:
        # A player's score after their n-th turn: scores[n * COURSE + score].
        self.scores = array("q", bytes(8 * ROUNDS * COURSE))
        self.margins = array("q", bytes(8 * MARGINS))
        self.leads = array("q", bytes(8 * LEADS))
        self.settled = array("q", bytes(8 * TENTHS))
        # Games that a tie-break decided, and those that another would have won without sweets.
        self.deciders = array("q", bytes(8 * 2))
        # Highest score, lowest score, widest margin, most turns, most changes of the lead, narrowest margin: how much
        # (lowest and narrowest: negative), and the number of the game plus one.
        self.records = array("q", bytes(8 * 2 * RECORDS))
        self.now = array("i", bytes(4 * SEATS))
        self.unsweetened = array("i", bytes(4 * SEATS))
        self.turns = array("i", bytes(4 * SEATS))
        self.leader = -1
        self.since = self.changes = self.played = 0


def begin_course(course: Course) -> cython.void:
    """A new game."""
    seat: cython.int
    for seat in range(SEATS):
        course.turns[seat] = 0
    course.leader = -1
    course.since = 0
    course.changes = 0
    course.played = 0


def look(table: Table, play: Play, course: Course) -> cython.void:
    """Take the scores if the game ended now."""
    seat: cython.int
    for seat in range(table.players):
        course.now[seat] = total_points(table, play, seat)


def look_closely(table: Table, play: Play, course: Course) -> cython.void:
    """The same, and what the scores would be without sweets."""
    seat: cython.int
    look(table, play, course)
    for seat in range(table.players):
        course.unsweetened[seat] = course.now[seat] - sweets_value(table, play, seat)


def note_turn(course: Course, players: cython.int, seat: cython.int) -> cython.void:
    """After a turn, its scores having been looked at."""
    other: cython.int
    best: cython.int = 0
    leaders: cython.int = 0
    course.played += 1
    if course.turns[seat] < ROUNDS:
        course.scores[course.turns[seat] * COURSE + max(0, min(course.now[seat], COURSE - 1))] += 1
    course.turns[seat] += 1
    for other in range(1, players):
        if course.now[other] > course.now[best]:
            best = other
    for other in range(players):
        if course.now[other] == course.now[best]:
            leaders += 1
    # Whoever is caught up with keeps the lead until somebody passes.
    if leaders == 1 and best != course.leader:
        if course.leader >= 0:
            course.changes += 1
        course.leader = best
        course.since = course.played


def note_end(course: Course, players: cython.int, winner: cython.int, game: cython.longlong) -> cython.void:
    """After the last turn, its scores having been looked at closely."""
    seat: cython.int
    lowest: cython.int = course.now[winner]
    second: cython.int = -1
    by_sweets: cython.int = 0
    margin: cython.int
    for seat in range(players):
        lowest = min(lowest, course.now[seat])
        if seat != winner:
            if second < 0 or course.now[seat] > course.now[second]:
                second = seat
            if course.unsweetened[seat] > course.unsweetened[winner]:
                by_sweets = 1
    margin = course.now[winner] - course.now[second]
    course.margins[min(margin, MARGINS - 1)] += 1
    course.leads[min(course.changes, LEADS - 1)] += 1
    if course.leader == winner and course.played:
        course.settled[min((course.since - 1) * 10 // course.played, TENTHS - 2)] += 1
    else:
        course.settled[TENTHS - 1] += 1
    if margin == 0:
        course.deciders[0] += 1
    course.deciders[1] += by_sweets
    keep_record(course, 0, course.now[winner], game)
    keep_record(course, 1, -lowest, game)
    keep_record(course, 2, margin, game)
    keep_record(course, 3, course.played, game)
    keep_record(course, 4, course.changes, game)
    keep_record(course, 5, -margin, game)


def keep_record(course: Course, kind: cython.int, value: cython.longlong, game: cython.longlong) -> cython.void:
    """Keep a game that goes beyond all others, the earliest of equals."""
    at: cython.int = 2 * kind
    known: cython.longlong = course.records[at + 1]
    if known == 0 or value > course.records[at] or (value == course.records[at] and game + 1 < known):
        course.records[at] = value
        course.records[at + 1] = game + 1
