"""A test that stops as soon as it knows: the sequential probability ratio of blocks, in both directions."""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt
from typing import Literal

ALPHA, BETA = 0.05, 0.05
DIFFERENCE = 0.05
"""What is looked for, in share of wins above an even one."""
FEWEST = 64
"""Blocks before which nothing is decided: the spread of fewer is not known well enough."""
LEAST_SPREAD = 1e-6
"""Variance of blocks that are all alike, so that sides which do not differ at all are told so."""

Verdict = Literal["A better", "B better", "no such difference", "inconclusive at the cap"]


def bounds() -> tuple[float, float]:
    """The log-likelihood ratios at which one direction is refused and accepted.

    A better and B better are two chances to be wrong, which share alpha between them.
    """
    return log(BETA / (1 - ALPHA / 2)), log((1 - BETA) / (ALPHA / 2))


@dataclass(frozen=True, slots=True)
class Tally:
    """Blocks so far: how many, the sum of shares won, and the sum of their squares, in units of 1/players."""

    players: int
    blocks: int = 0
    wins: int = 0
    squares: int = 0

    def with_block(self, wins: int) -> Tally:
        return Tally(self.players, self.blocks + 1, self.wins + wins, self.squares + wins * wins)

    @property
    def share(self) -> float:
        return self.wins / (self.blocks * self.players) if self.blocks else 0.0

    @property
    def variance(self) -> float:
        """Of one block's share of wins."""
        if self.blocks < 2:
            return LEAST_SPREAD
        spread = (self.squares * self.blocks - self.wins * self.wins) / (self.blocks * (self.blocks - 1))
        return max(LEAST_SPREAD, spread / self.players**2)

    @property
    def cautious_variance(self) -> float:
        """The same and twice its standard error: few blocks may look more alike than they are, and decide too early."""
        return self.variance * (1 + 2 * sqrt(2 / max(1, self.blocks)))

    def ratio(self) -> float:
        """The log of how much likelier these blocks are if the side wins `DIFFERENCE` more than its share.

        Block shares are sums of many small chances, so that the normal law with their own spread is near enough.
        """
        even = 1 / self.players
        better = even + DIFFERENCE
        return self.blocks * (better - even) * (2 * self.share - even - better) / (2 * self.cautious_variance)


def decided(ahead: Tally, behind: Tally) -> Verdict | None:
    """What the blocks of A as challenger and those of B as challenger say together, or None to play on."""
    if min(ahead.blocks, behind.blocks) < FEWEST:
        return None
    low, high = bounds()
    first, second = ahead.ratio(), behind.ratio()
    # With three players and more, one among many may be ahead whichever deck it has; that decides nothing.
    if (first >= high) != (second >= high):
        return "A better" if first >= high else "B better"
    return "no such difference" if first <= low and second <= low else None
