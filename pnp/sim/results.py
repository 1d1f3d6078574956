# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Who won game by game, for comparisons that look at the same games of two sides side by side."""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from pnp.sim.bits import BROKEN_OFF, SEATS
    from pnp.sim.counts import Players, bot_turn
    from pnp.sim.kernel import set_up
    from pnp.sim.play import Play, Table
    from pnp.sim.points import winner


class Results:
    """The winner of each game or `BROKEN_OFF`, and the scores: game i has scores[i * SEATS] and on."""

    def __init__(self, games: int) -> None:
        self.winners = array("i", bytes(4 * max(1, games)))
        self.scores = array("i", bytes(4 * SEATS * max(1, games)))


def play_results(
    table: Table,
    play: Play,
    players: Players,
    results: Results,
    seed: cython.ulonglong,
    first: cython.ulonglong,
    count: cython.int,
    longest: cython.int,
) -> None:
    """Play games `first` and on, noting nothing but how they end."""
    index: cython.int
    seat: cython.int
    with cython.nogil:
        for index in range(count):
            set_up(table, play, seed, first + index)
            while not play.over and play.turns < longest:
                bot_turn(table, play, players)
            results.winners[index] = winner(table, play) if play.over else BROKEN_OFF
            for seat in range(table.players):
                results.scores[index * SEATS + seat] = play.score[seat]
