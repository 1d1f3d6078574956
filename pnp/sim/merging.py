"""Adding up what several workers counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from pnp.sim.bits import RECORDS
from pnp.sim.counts import Counts, add_row
from pnp.sim.course import keep_record

ROWS = (
    "totals",
    "wins",
    "score_sums",
    "score_squares",
    "lengths",
    "scores",
    "ends",
    "reached",
    "first_climbs",
    "sources",
    "tokens_left",
    "tokens_caught",
    "recovered",
    "sweets",
    "sweets_left",
    "hits",
    "cards",
    "cells",
)
COURSE_ROWS = ("scores", "margins", "leads", "settled", "deciders")
BROKEN, FIRST_BROKEN = 4, 5
"""In `totals`: how many games went wrong, and the first of them, which cannot be added."""


def merged(parts: Sequence[Counts]) -> Counts:
    """All counts in the first of them."""
    whole = parts[0]
    broken = [part.totals[FIRST_BROKEN] for part in parts if part.totals[BROKEN]]
    for part in parts[1:]:
        rows = chain(
            ((whole, part, name) for name in ROWS), ((whole.course, part.course, name) for name in COURSE_ROWS)
        )
        for one, other, name in rows:
            add_row(getattr(one, name), getattr(other, name))
        for kind in range(RECORDS):
            if part.course.records[2 * kind + 1]:
                keep_record(whole.course, kind, part.course.records[2 * kind], part.course.records[2 * kind + 1] - 1)
        for kind in range(len(whole.examples)):
            whole.examples[kind] = earliest((whole.examples[kind], part.examples[kind]))
    whole.totals[FIRST_BROKEN] = min(broken, default=0)
    return whole


def earliest(numbers: Iterable[int]) -> int:
    """The first of game numbers that count from one, zero being none."""
    return min((number for number in numbers if number), default=0)
