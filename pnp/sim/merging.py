"""Adding up what several workers counted."""

from __future__ import annotations

from collections.abc import Sequence

from pnp.sim.counts import Counts

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
    "sweets",
    "hits",
    "cards",
    "cells",
)
BROKEN, FIRST_BROKEN = 4, 5
"""In `totals`: how many games went wrong, and the first of them, which cannot be added."""


def merged(parts: Sequence[Counts]) -> Counts:
    """All counts in the first of them."""
    whole = parts[0]
    broken = [part.totals[FIRST_BROKEN] for part in parts if part.totals[BROKEN]]
    for part in parts[1:]:
        for name in ROWS:
            row, more = getattr(whole, name), getattr(part, name)
            for index in range(len(row)):
                row[index] += more[index]
    whole.totals[FIRST_BROKEN] = min(broken, default=0)
    return whole
