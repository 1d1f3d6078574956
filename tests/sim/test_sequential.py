"""The sequential test against scipy's normal law, and against coins whose bias is known."""

from __future__ import annotations

from math import log, sqrt
from random import Random
from statistics import mean, variance

import pytest
from scipy import stats

from pnp.sim.sequential import ALPHA, BETA, DIFFERENCE, FEWEST, Tally, Verdict, bounds, decided

WINS = {2: ((0, 1, 2), (0.2, 0.6, 0.2)), 4: ((0, 1, 2, 3, 4), (0.25, 0.5, 0.2, 0.05, 0.0))}


def tallied(wins: list[int], players: int) -> Tally:
    tally = Tally(players)
    for number in wins:
        tally = tally.with_block(number)
    return tally


@pytest.mark.parametrize("players", WINS)
def test_the_ratio_is_that_of_two_normal_laws(players: int) -> None:
    chance = Random(players)
    wins = chance.choices(*WINS[players], k=200)
    tally = tallied(wins, players)
    shares = [number / players for number in wins]
    # The variance of a sample of normal numbers has a standard error of sqrt(2 / n) of itself; twice that is added.
    spread = sqrt(variance(shares) * (1 + 2 * sqrt(2 / len(shares))))
    even = 1 / players
    expected = sum(
        stats.norm.logpdf(share, even + DIFFERENCE, spread) - stats.norm.logpdf(share, even, spread) for share in shares
    )
    assert tally.share == pytest.approx(mean(shares))
    assert tally.variance == pytest.approx(variance(shares))
    assert tally.ratio() == pytest.approx(expected)


def test_bounds_are_wald_s_with_alpha_shared_by_both_directions() -> None:
    assert bounds() == pytest.approx((log(BETA / (1 - ALPHA / 2)), log((1 - BETA) / (ALPHA / 2))))


def verdict_of(chance: Random, better: float, cap: int = 3_000) -> Verdict | None:
    """Blocks of two games in which A wins a little more or less; two thirds of pairs split when nobody does."""
    ahead, behind = Tally(2), Tally(2)
    for _ in range(cap):
        wins = chance.choices((0, 1, 2), (1 / 6 - better / 2, 2 / 3, 1 / 6 + better / 2))[0]
        # Half of `better` moves from losses to wins, which is `better` / 2 in share.
        ahead, behind = ahead.with_block(wins), behind.with_block(2 - wins)
        if verdict := decided(ahead, behind):
            return verdict
    return None


def test_nothing_is_decided_too_early() -> None:
    assert decided(tallied([2] * (FEWEST - 1), 2), tallied([0] * (FEWEST - 1), 2)) is None
    assert decided(tallied([2] * FEWEST, 2), tallied([0] * FEWEST, 2)) == "A better"
    assert decided(tallied([0] * FEWEST, 2), tallied([2] * FEWEST, 2)) == "B better"
    assert decided(tallied([1] * FEWEST, 2), tallied([1] * FEWEST, 2)) == "no such difference"


@pytest.mark.parametrize(("better", "verdict"), [(0.0, "no such difference"), (0.1, "A better"), (-0.1, "B better")])
def test_verdicts_on_known_coins(better: float, verdict: str) -> None:
    """Of 200 comparisons at most 6 % are wrong, where nothing differs and where exactly what is looked for does."""
    chance = Random(f"coins {better}")
    found = [verdict_of(chance, better) for _ in range(200)]
    assert found.count(verdict) >= 188  # type: ignore[arg-type]


def test_two_sides_that_are_both_ahead_decide_nothing() -> None:
    """With three at the table, whoever is alone with a deck may be ahead, whichever it is."""
    ahead = tallied([2, 1, 1, 2] * 60, 3)
    level = tallied([1] * 240, 3)
    assert decided(ahead, level) == "A better"
    assert decided(level, ahead) == "B better"
    assert decided(ahead, ahead) is None
