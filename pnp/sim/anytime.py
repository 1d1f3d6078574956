"""An interval that stays true however often and whenever somebody looks: a confidence sequence.

It holds at all looks together, where an ordinary interval is wrong in every third run that is watched for long. The
price is its width, a little more than one and a half times that of an interval for a single look.
"""

from __future__ import annotations

from math import exp, log, sqrt

from pnp.sim.statistics import CONFIDENCE

TIGHTEST = 400
"""Blocks at which the sequence is about as narrow as it can be for its promise; fewer and more are fine too."""


def mixture(confidence: float = CONFIDENCE, tightest: int = TIGHTEST) -> float:
    """The variance of the effects that are mixed over, in units of a block's spread, which makes it tight there.

    From Robbins' mixture: the width at n is smallest where n times this solves x - log(1 + x) = 2 log(1 / alpha).
    """
    goal, effect = 2 * log(1 / (1 - confidence)), 1.0
    for _ in range(100):
        effect = goal + log(1 + effect)
    return effect / tightest


def sequence_half(spread: float, count: int, confidence: float = CONFIDENCE) -> float:
    """Half the width after so many blocks of that standard deviation.

    The mean of normal numbers leaves it at any time with at most the chance that is left; for others that is so once
    the spread is known well enough, which is why nothing is decided before a number of blocks.
    """
    if count == 0:
        return 1.0
    grown = 1 + count * mixture(confidence)
    return spread * sqrt(2 * grown / (count * count * mixture(confidence)) * log(sqrt(grown) / (1 - confidence)))


def unbroken(count: int, confidence: float = CONFIDENCE) -> float:
    """How far from all the true share may be where every one of so many blocks was won, whenever somebody looks.

    With every chance held equally likely beforehand, an unbroken run of n is 1 / (n + 1) likely; a chance p under which
    it is so much less likely is refused.
    """
    return 1 - exp(log((1 - confidence) / (count + 1)) / count)
