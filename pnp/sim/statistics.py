"""Shares and means with the intervals that go with them."""

from __future__ import annotations

from collections.abc import Sequence
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
    return _wilson(successes / trials, trials, normal_quantile(confidence))


def _wilson(share: float, trials: float, z: float) -> tuple[float, float]:
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z / (1 + z * z / trials) * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    # At the ends the bounds are exact; rounding must not push them past.
    return 0.0 if share == 0 else max(0.0, middle - half), 1.0 if share == 1 else min(1.0, middle + half)


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


BATCHES = 20
_BATCH_QUANTILE = 2.093024
"""How many standard errors a 95 % interval of a mean of 20 reaches, by Student's law."""


def batch_interval(parts: Sequence[float], wholes: Sequence[float]) -> tuple[float, float, float]:
    """A share of sums over 20 batches of games with its 95 % interval, whatever depends on what within a game.

    The spread of the batches tells how many independent cases the share is worth, and with as many it has a Wilson
    interval, which is right also where nearly all or hardly any of them are counted. Points may be lost, and then a
    share of them lies past 0 or 1, where the interval is Student's.
    """
    whole = sum(wholes)
    share = sum(parts) / whole if whole else 0.0
    if whole <= 0 or len(parts) != BATCHES:
        return share, share, share
    squares = sum((part - share * size) ** 2 for part, size in zip(parts, wholes, strict=True))
    variance = squares * BATCHES / (BATCHES - 1) / whole**2
    if not 0 <= share <= 1 or (variance and share in (0, 1)):
        half = _BATCH_QUANTILE * sqrt(variance)
        return share, share - half, share + half
    worth = share * (1 - share) / variance if variance else whole
    return share, *_wilson(share, worth, _BATCH_QUANTILE)


def block_interval(shares: Sequence[float]) -> tuple[float, float, float]:
    """The mean share of blocks with its 95 % interval; the spread of blocks tells how many cases they are worth.

    So it is right at the ends as well: who won every block so far may lose the next one. Blocks that are all alike
    and neither won nor lost are no matter of chance, as when two sides do not differ at all.
    """
    count = len(shares)
    mean = sum(shares) / count
    variance = sum((share - mean) ** 2 for share in shares) / max(1, count - 1) / count
    if not variance and 0 < mean < 1:
        return mean, mean, mean
    return mean, *_wilson(mean, mean * (1 - mean) / variance if variance else count, normal_quantile())


def median_interval(boxes: list[int], confidence: float = CONFIDENCE) -> tuple[int, int, int]:
    """The median of what was counted, and the values between which the true one lies, by their ranks."""
    count = sum(boxes)
    if count == 0:
        return 0, 0, 0
    reach = normal_quantile(confidence) / (2 * sqrt(count))
    low, high = (percentile(boxes, min(1.0, max(0.0, 0.5 + side * reach))) for side in (-1, 1))
    return percentile(boxes, 0.5), low, high


def two_sided(value: float) -> float:
    """The chance of a standard normal number at least as far from zero."""
    return 2 * NormalDist().cdf(-abs(value))


def holm(chances: Sequence[float]) -> list[float]:
    """The same chances adjusted for their number: one at most alpha stays a mistake in at most alpha of all cases."""
    adjusted, highest = [0.0] * len(chances), 0.0
    for rank, index in enumerate(sorted(range(len(chances)), key=lambda index: chances[index])):
        highest = max(highest, min(1.0, (len(chances) - rank) * chances[index]))
        adjusted[index] = highest
    return adjusted
