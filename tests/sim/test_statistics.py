"""Intervals against scipy and against games counted by hand."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest
from scipy import stats

from pnp.sim.statistics import mean_interval, normal_quantile, percentile, wilson


@pytest.mark.parametrize(("successes", "trials"), [(0, 10), (1, 10), (5, 10), (10, 10), (417, 1000), (1, 100_000)])
@pytest.mark.parametrize("confidence", [0.9, 0.95, 0.99])
def test_wilson(successes: int, trials: int, confidence: float) -> None:
    expected = stats.binomtest(successes, trials).proportion_ci(confidence, method="wilson")
    assert wilson(successes, trials, confidence) == pytest.approx((expected.low, expected.high), abs=1e-12)


def test_nothing_tells_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert mean_interval(0, 0, 0) == (0.0, 0.0, 0.0)


def test_quantile() -> None:
    assert normal_quantile() == pytest.approx(stats.norm.ppf(0.975))


def test_mean() -> None:
    chance = Random(1)
    values = [chance.randrange(-20, 90) for _ in range(400)]
    found = mean_interval(sum(values), sum(value * value for value in values), len(values))
    half = stats.norm.ppf(0.975) * stdev(values) / sqrt(len(values))
    assert found == pytest.approx((mean(values), mean(values) - half, mean(values) + half))


def test_wilson_covers_as_often_as_it_says() -> None:
    """Nominal 95 % intervals hold the true share in 93 to 97 of 100 cases."""
    chance, covered, trials = Random(2), 0, 2_000
    for _ in range(trials):
        share = chance.choice((0.1, 0.25, 0.5))
        low, high = wilson(sum(chance.random() < share for _ in range(200)), 200)
        covered += low <= share <= high
    assert 0.93 < covered / trials < 0.97


def test_percentile() -> None:
    boxes = [0, 1, 2, 3, 4]
    assert [percentile(boxes, share) for share in (0.05, 0.1, 0.3, 0.5, 1.0)] == [1, 1, 2, 3, 4]
    assert percentile([0, 0], 0.5) == 0
