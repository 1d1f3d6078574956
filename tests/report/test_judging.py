"""What figures mean: when a target is missed for sure, when two bots agree, and what stands first on the screen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pnp.model.targets import Targets
from pnp.report.judging import LABELS, Goal, Judgement, Kind, judged
from pnp.report.lines import MOST, nearest, report_lines, sentence
from pnp.report.report import Asked, Report, by_simple_bots, play_samples
from pnp.report.sample import Figure
from tests.report.planted import classic, table

MET, CLOSE, MISSED = Figure(0.2, 0.1, 0.4), Figure(0.35, 0.25, 0.45), Figure(0.5, 0.4, 0.6)
AT_MOST = Goal("at most", 0.3)


@pytest.mark.parametrize(
    ("goal", "figure", "fit"),
    [
        (AT_MOST, MET, "met"),
        (AT_MOST, CLOSE, "close"),
        (AT_MOST, MISSED, "too high"),
        (AT_MOST, Figure(0.3, 0.2, 0.4), "met"),
        (Goal("at least", 0.6), Figure(0.5, 0.4, 0.59), "too low"),
        (Goal("at least", 0.6), Figure(0.5, 0.4, 0.61), "close"),
        (Goal("within", 0.05, even=0.5), Figure(0.54, 0.48, 0.6), "met"),
        (Goal("within", 0.05, even=0.5), Figure(0.56, 0.54, 0.58), "close"),
        (Goal("within", 0.05, even=0.5), Figure(0.58, 0.56, 0.6), "too high"),
        (Goal("within", 0.05, even=0.5), Figure(0.42, 0.4, 0.44), "too low"),
    ],
)
def test_a_target_is_missed_only_with_all_of_the_interval(goal: Goal, figure: Figure, fit: str) -> None:
    assert goal.fit(figure) == fit


@pytest.mark.parametrize(
    ("greedy", "thrifty", "kind", "remark"),
    [
        (MISSED, MISSED, "WARN", ""),
        (MISSED, MET, "NOTE", "bots disagree"),
        (MET, MISSED, "NOTE", "bots disagree"),
        (MISSED, CLOSE, "NOTE", "more games would tell"),
        (CLOSE, CLOSE, "NOTE", "more games would tell"),
        (MET, CLOSE, "NOTE", "more games would tell"),
        (MET, MET, "PASS", ""),
    ],
)
def test_a_warning_needs_two_bots(greedy: Figure, thrifty: Figure, kind: Kind, remark: str) -> None:
    found = judged("dead", "card x", [("greedy", greedy), ("thrifty", thrifty)], AT_MOST, replay="pnp replay x")
    assert (found.kind, found.remark) == (kind, remark)
    assert found.replay == ("" if kind == "PASS" else "pnp replay x")


def test_bots_that_miss_on_opposite_sides_disagree() -> None:
    even = Goal("within", 0.05, even=0.5)
    figures = [("greedy", Figure(0.6, 0.57, 0.63)), ("thrifty", Figure(0.4, 0.37, 0.43))]
    found = judged("seats", "seat 1", figures, even)
    assert (found.kind, found.remark) == ("NOTE", "bots disagree")
    assert found.beyond < 0
    same = judged("seats", "seat 1", [figures[0], figures[0]], even)
    assert (same.kind, round(same.beyond, 9)) == ("WARN", 0.05)


def test_a_goal_is_written_as_the_range_that_keeps_it() -> None:
    assert str(Goal("within", 0.05, even=0.5)) == "45 to 55 %"
    assert str(Goal("within", 0.3, even=0.25)) == "0 to 55 %"
    assert str(Goal("within", 0.25)) == "-25 to 25 %"
    assert str(Goal("at least", 4, is_share=False)) == "at least 4"


def test_a_sentence_has_figures_intervals_and_the_target() -> None:
    found = judged("dead", "card comet", [("greedy", MISSED), ("thrifty", MET)], AT_MOST, 3)
    said = "card left over: card comet, 3 players 50.0 % [40.0, 60.0] / 20.0 % [10.0, 40.0], target at most 30 %"
    assert sentence(found) == f"{said} (bots disagree)"
    turns = Judgement("PASS", "longest", "", (("greedy", Figure(11, 11, 11)),), Goal("at most", 20, is_share=False))
    assert sentence(turns) == "turns of a player 11.0 [11.0, 11.0], target at most 20"
    alike = Judgement("PASS", "alike", "a and b most", (("both", Figure.exactly(0.5)),), Goal("at most", 0.75))
    assert sentence(alike) == "cards alike: a and b most 50.0 %, target at most 75 %"


def test_every_topic_and_target_has_a_label() -> None:
    targets = set(Targets.__dataclass_fields__)
    assert targets <= set(LABELS)
    assert set(LABELS) - targets == {"sound", "placements", "search"}


def crowded(many: int) -> Report:
    """A report with so many warnings, each with a replay, and as many notes."""
    at = table(classic())
    warned = [judged("dead", f"card {n}", [("greedy", MISSED)] * 2, AT_MOST, replay="pnp replay") for n in range(many)]
    noted = [replace(one, kind="NOTE", topic="face_down") for one in warned]
    passed = [replace(one, kind="PASS", topic=topic, replay="") for one in warned for topic in LABELS]
    found = tuple(sorted([*warned, *noted, *passed], key=Judgement.rank))
    return Report(at, Asked((2,), games=20), play_samples(at, (2,), 20), found)


@pytest.mark.parametrize("many", [0, 1, 4, 5, 40, 500])
def test_a_report_never_fills_more_than_a_screen(many: int) -> None:
    lines = report_lines(crowded(many))
    assert len(lines) <= MOST
    kinds = [line[:4] for line in lines if line[:4] in ("WARN", "NOTE", "PASS")]
    assert kinds == sorted(kinds, key=("WARN", "NOTE", "PASS").index)
    shown = kinds.count("WARN") + kinds.count("NOTE")
    assert (f"... and {2 * many - shown} more" in "\n".join(lines)) == (shown < 2 * many)
    for index, line in enumerate(lines):
        if line.startswith("WARN"):
            assert lines[index + 1] == "      pnp replay"


def test_of_what_passed_the_nearest_to_its_target_is_told() -> None:
    judgements = [judged("dead", name, [("greedy", Figure(value, 0, 1))] * 2, AT_MOST) for name, value in
                  (("far", 0.1), ("near", 0.29), ("middle", 0.2))]  # fmt: skip
    assert [one.subject for one in nearest(judgements)] == ["near"]


def test_simple_bots_warn_of_nothing_firmly() -> None:
    warned = judged("dead", "card x", [("greedy", MISSED), ("thrifty", MISSED)], AT_MOST, replay="pnp replay x")
    found = by_simple_bots(warned)
    assert (found.kind, found.remark, found.replay) == ("NOTE", "only simple bots play boards so large", "pnp replay x")
    broken = Judgement("WARN", "sound", "a game", (("greedy", MISSED),))
    assert by_simple_bots(broken) is broken
