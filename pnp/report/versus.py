"""What blocks of two players say about the challenger: wins, points ahead, and how likely luck alone does as much."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance

from pnp.report.sample import Figure
from pnp.sim.blocks import Block
from pnp.sim.statistics import block_interval, mean_interval, two_sided


def wins_and_lead(blocks: Sequence[Block]) -> tuple[Figure, Figure, float]:
    """The challenger's share of wins, points ahead, and the chance of such wins among equals."""
    wins, leads = [block.wins / 2 for block in blocks], [block.lead for block in blocks]
    lead, low, high = mean_interval(sum(leads), sum(one * one for one in leads), len(leads))
    return Figure(*block_interval(wins)), Figure(lead / 2, low / 2, high / 2), _chance(wins)


def _chance(wins: Sequence[float]) -> float:
    away = fmean(wins) - 0.5
    error = sqrt(variance(wins) / len(wins)) if len(wins) > 1 else 0.0
    return two_sided(away / error) if error else float(away == 0)
