"""Shares and means with the intervals that go with them."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95


def normal_quantile(confidence: float = CONFIDENCE) -> float:
    """How many standard errors a two-sided interval reaches."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def wilson(successes: int, trials: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The Wilson interval of a share; of nothing, everything is possible."""
    if trials == 0:
        return 0.0, 1.0
    z = normal_quantile(confidence)
    share = successes / trials
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z / (1 + z * z / trials) * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    # At the ends the bounds are exact; rounding must not push them past.
    low = 0.0 if successes == 0 else max(0.0, middle - half)
    high = 1.0 if successes == trials else min(1.0, middle + half)
    return low, high


def mean_interval(total: int, squares: int, count: int, confidence: float = CONFIDENCE) -> tuple[float, float, float]:
    """The mean of whole numbers from their sum and sum of squares, with its normal interval."""
    if count == 0:
        return 0.0, 0.0, 0.0
    mean = total / count
    # Whole numbers keep the difference exact however large the sums are.
    spread = sqrt((squares * count - total * total) / (count * max(1, count - 1)))
    half = normal_quantile(confidence) * spread / sqrt(count)
    return mean, mean - half, mean + half


def percentile(boxes: list[int], share: float) -> int:
    """The smallest value at or below which that share of what was counted lies; value i stands in box i."""
    wanted, seen = share * sum(boxes), 0
    for value, count in enumerate(boxes):
        seen += count
        if seen >= wanted and seen > 0:
            return value
    return 0
