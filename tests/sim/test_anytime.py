"""The confidence sequence against scipy's integral, and against somebody who looks after every block."""

from __future__ import annotations

from math import exp, sqrt
from random import Random

import pytest
from scipy import integrate, optimize, stats

from pnp.report.compare import Standing
from pnp.sim.anytime import TIGHTEST, mixture, sequence_half, unbroken
from pnp.sim.sequential import Tally
from pnp.sim.statistics import normal_quantile


@pytest.mark.parametrize("count", [1, 10, 64, 400, 5_000])
@pytest.mark.parametrize("confidence", [0.9, 0.95, 0.99])
def test_the_bound_is_where_the_mixture_says_stop(count: int, confidence: float) -> None:
    """Over all effects, weighed by a normal law, the likelihood ratio reaches 1 / alpha exactly at the bound."""
    total = count * sequence_half(1.0, count, confidence)
    width = sqrt(mixture(confidence))

    def weighed(effect: float) -> float:
        return exp(effect * total - effect * effect * count / 2) * float(stats.norm.pdf(effect, 0, width))

    peak = total / (count + 1 / mixture(confidence))
    ratio = integrate.quad(weighed, peak - 12 / sqrt(count + 1), peak + 12 / sqrt(count + 1), limit=400)[0]
    assert ratio == pytest.approx(1 / (1 - confidence), rel=1e-4)


def test_it_is_tightest_where_it_should_be() -> None:
    """Among all mixtures, by scipy's search, none is narrower at that number of blocks."""

    def half(weight: float) -> float:
        grown = 1 + TIGHTEST * weight
        return sqrt(2 * grown / (TIGHTEST**2 * weight) * float(stats.expon.ppf(1 - 0.05 / sqrt(grown))))

    best = optimize.minimize_scalar(half, bounds=(1e-5, 1.0), method="bounded", options={"xatol": 1e-9})
    assert sequence_half(1.0, TIGHTEST) == pytest.approx(best.fun, rel=1e-6)
    assert mixture() == pytest.approx(best.x, rel=1e-2)


def test_it_is_wider_than_an_interval_for_one_look() -> None:
    for count in (64, 400, 4_000):
        once = normal_quantile() / sqrt(count)
        assert once < sequence_half(1.0, count) < 2 * once
    assert sequence_half(1.0, 0) == 1.0


def test_looking_after_every_block_is_allowed() -> None:
    """Of 400 runs of 2,000 blocks, the true share is ever outside in at most 5 %; an ordinary interval in far more."""
    chance, runs = Random("looking"), 400
    left = {"sequence": 0, "interval": 0}
    halves = [sequence_half(1.0, count) for count in range(1, 2_001)]
    for _ in range(runs):
        total = squares = 0
        out = dict.fromkeys(left, False)
        for count, half in enumerate(halves, start=1):
            won = chance.choices((0, 1, 2), (1, 4, 1))[0]
            total, squares = total + won, squares + won * won
            if count >= 64:
                away = abs(total / count - 1)
                spread = sqrt((squares - total * total / count) / (count - 1))
                out["sequence"] |= away > half * spread
                out["interval"] |= away > normal_quantile() * spread / sqrt(count)
        for name, is_out in out.items():
            left[name] += is_out
    assert left["sequence"] <= 0.05 * runs
    assert left["interval"] > 0.2 * runs


@pytest.mark.parametrize("count", [1, 64, 400])
def test_an_unbroken_run_refuses_chances_that_make_it_too_unlikely(count: int) -> None:
    """Over all chances alike, by scipy's integral, the run is 20 times likelier than at the bound."""
    lowest = 1 - unbroken(count)
    mixed = integrate.quad(lambda chance: chance**count, 0, 1)[0]
    assert mixed / lowest**count == pytest.approx(1 / 0.05)
    assert 0 < lowest < 1


def test_whoever_won_every_block_so_far_is_not_sure_to_win_all() -> None:
    standing = Standing(Tally(2), Tally(2))
    for _ in range(64):
        standing = Standing(standing.ahead.with_block(2), standing.behind.with_block(0))
    share = standing.share()
    assert (share.value, share.high) == (1.0, 1.0)
    assert 0.85 < share.low < 0.95
