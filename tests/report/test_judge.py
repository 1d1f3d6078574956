"""The judge judged with few seeds; `make judge` has the full counts."""

from __future__ import annotations

import pytest

from tests.judge import FIGURES, Trial, against_itself, block_coverage, comparisons, coverage, healthy, planted


def all_pass(*trials: Trial) -> None:
    assert trials
    assert all(trial.is_passed for trial in trials), "\n".join(map(str, trials))


def test_a_deck_against_itself() -> None:
    all_pass(*against_itself(64))


def test_what_is_planted_is_flagged() -> None:
    all_pass(*planted(range(1, 21)))


def test_a_healthy_deck_is_left_alone() -> None:
    all_pass(*healthy(range(1, 21)))


@pytest.mark.slow
def test_intervals_hold_as_often_as_they_say() -> None:
    all_pass(*coverage(600, 200, FIGURES), *block_coverage(600, 200))


@pytest.mark.slow
def test_comparisons_are_seldom_wrong() -> None:
    all_pass(*comparisons(50, 20))


@pytest.mark.parametrize(("happened", "is_passed"), [(92, False), (93, True), (97, True), (98, False)])
def test_a_trial_fails_on_both_sides(happened: int, is_passed: bool) -> None:
    trial = Trial("intervals hold", happened, 100, 0.93, 0.97)
    assert trial.is_passed == is_passed
    assert str(trial).startswith("pass" if is_passed else "FAIL")
