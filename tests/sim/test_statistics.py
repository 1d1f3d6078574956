"""Intervals against scipy and against games counted by hand."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest
from scipy import stats

from pnp.sim.statistics import (
    BATCHES,
    batch_interval,
    block_interval,
    holm,
    mean_interval,
    median_interval,
    normal_quantile,
    percentile,
    two_sided,
    wilson,
)


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


def test_batches_that_differ_as_coins_do_are_worth_their_cases() -> None:
    """Where the spread of batches is what independent cases give, so is the interval, but for Student's law."""
    size, tosses = 100, 40
    halves = [size // 2 + (5 if number % 2 else -5) for number in range(BATCHES)]
    worth = size * (BATCHES - 1)  # The spread of 20 is divided by 19.
    confidence = 2 * stats.norm.cdf(stats.t.ppf(0.975, BATCHES - 1)) - 1
    expected = stats.binomtest(worth // 2, worth).proportion_ci(confidence, method="wilson")
    assert batch_interval(halves, [size] * BATCHES) == pytest.approx((0.5, expected.low, expected.high), abs=1e-6)
    assert batch_interval([0] * BATCHES, [tosses] * BATCHES)[:2] == (0, 0)
    assert 0 < batch_interval([0] * BATCHES, [tosses] * BATCHES)[2] < 0.01


@pytest.mark.parametrize("parts", [[-3, -1] * 10, [-1, 1] * 10, [9, 13] * 10, [13] * 20, [9, 11] * 10])
def test_a_share_of_points_some_of_which_are_lost(parts: list[int]) -> None:
    """It may lie past both ends, and has the interval of a mean."""
    found = batch_interval(parts, [10] * BATCHES)
    half = stats.t.ppf(0.975, BATCHES - 1) * stdev(parts) / sqrt(BATCHES) / 10
    assert found == pytest.approx((mean(parts) / 10, mean(parts) / 10 - half, mean(parts) / 10 + half), abs=1e-6)


@pytest.mark.parametrize("whole", [0, -10])
def test_a_share_of_nothing_has_no_interval(whole: int) -> None:
    value, low, high = batch_interval([1] * BATCHES, [whole] * BATCHES)
    assert value == low == high


def test_blocks_that_differ_as_coins_do_are_worth_their_number() -> None:
    """Won or lost as a whole, blocks are trials; where both sides share most of them, they tell more than that."""
    won = [1.0] * 30 + [0.0] * 10
    found = block_interval(won)
    expected = stats.binomtest(30, 40).proportion_ci(0.95, method="wilson")
    assert found == pytest.approx((0.75, expected.low, expected.high), abs=5e-3)
    # Of the same share, but with three of four blocks drawn.
    _, low, high = block_interval([0.5] * 30 + [1.0] * 5 + [0.0] * 5)
    coins = stats.binomtest(20, 40).proportion_ci(0.95, method="wilson")
    assert coins.low < low < 0.5 < high < coins.high


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_whoever_won_every_block_may_lose_the_next(share: float) -> None:
    expected = stats.binomtest(int(100 * share), 100).proportion_ci(0.95, method="wilson")
    assert block_interval([share] * 100) == pytest.approx((share, expected.low, expected.high), abs=1e-12)


def test_blocks_that_are_all_shared_leave_nothing_to_chance() -> None:
    assert block_interval([0.5] * 64) == (0.5, 0.5, 0.5)


def test_block_intervals_cover_as_often_as_they_say() -> None:
    chance, covered, trials = Random(3), 0, 2_000
    for _ in range(trials):
        _, low, high = block_interval(chance.choices((0.0, 0.5, 1.0), (1, 4, 3), k=100))
        covered += low <= 5 / 8 <= high
    assert 0.93 < covered / trials < 0.97


@pytest.mark.parametrize("count", [20, 101, 2_000])
def test_the_median_lies_between_ranks(count: int) -> None:
    chance = Random(count)
    values = sorted(round(chance.gauss(40, 6)) for _ in range(count))
    boxes = [values.count(value) for value in range(100)]
    middle, low, high = median_interval(boxes)
    expected = stats.quantile_test(values, q=values[count // 2], p=0.5).confidence_interval(0.95)
    assert middle == values[(count - 1) // 2]
    assert abs(low - expected.low) <= 1
    assert abs(high - expected.high) <= 1
    assert median_interval([0, 0]) == (0, 0, 0)


@pytest.mark.parametrize("value", [-3.0, -0.5, 0.0, 1.96, 4.0])
def test_two_sided(value: float) -> None:
    assert two_sided(value) == pytest.approx(2 * stats.norm.sf(abs(value)))


def test_holm() -> None:
    """The smallest times their number, the next times one fewer, never falling and never above one."""
    assert holm([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.09, 0.09, 0.5])
    assert holm([0.9, 0.6]) == pytest.approx([1.0, 1.0])
    assert holm([]) == []


def test_holm_is_wrong_about_a_whole_deck_as_seldom_as_it_says() -> None:
    """Of 2,000 decks whose twelve cards have no effect at all, in at most 5 % any card seems to have one."""
    chance = Random(4)
    wrong = sum(min(holm([chance.random() for _ in range(12)])) < 0.05 for _ in range(2_000))
    assert 0.03 < wrong / 2_000 < 0.065
