"""What blocks of two players say about the challenger: wins, points ahead, and how likely luck alone does as much."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance

from pnp.report.sample import Figure
from pnp.sim.blocks import Block
from pnp.sim.statistics import block_interval, mean_interval, two_sided


@dataclass(frozen=True, slots=True)
class Versus:
    """The challenger's share of wins and points ahead, and the chance of each among equals."""

    wins: Figure
    lead: Figure
    wins_chance: float
    lead_chance: float


def versus(blocks: Sequence[Block]) -> Versus:
    wins, leads = [block.wins / 2 for block in blocks], [block.lead for block in blocks]
    lead, low, high = mean_interval(sum(leads), sum(one * one for one in leads), len(leads))
    return Versus(
        wins=Figure(*block_interval(wins)),
        lead=Figure(lead / 2, low / 2, high / 2),
        wins_chance=_chance([share - 0.5 for share in wins]),
        lead_chance=_chance(leads),
    )


def _chance(values: Sequence[float]) -> float:
    """That numbers around zero have a mean so far away from it."""
    error = sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0
    return two_sided(fmean(values) / error) if error else float(not any(values))
