"""A series depends on its seed alone: not on workers, chunks, or whether the kernel is compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from pnp.model.board import Board, beside_corners, corner_cells
from pnp.model.layout import Layout
from pnp.report.sample import play_sample
from pnp.sim import series
from pnp.sim.log import game_line
from pnp.sim.match import Match
from pnp.sim.series import longest_game, play_series, recorded
from pnp.sim.summary import summary
from tests.sim.matches import deck, match, rivalry_cards


def classic(players: int = 2, bots: str = "greedy", seed: int = 1) -> Match:
    return Match(deck("classic"), Layout(), players, (bots,) * players, seed)


@pytest.mark.parametrize("number", range(6))
def test_workers_and_chunks_do_not_matter(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    one = match(number)
    expected = summary(play_series(one, 300))
    assert summary(play_series(one, 300, workers=3)) == expected
    monkeypatch.setattr(series, "CHUNK_SECONDS", 0.0)
    assert summary(play_series(one, 300, workers=2)) == expected


def test_a_series_is_its_parts() -> None:
    one = classic()
    whole = play_series(one, 60).counts
    first, second = play_series(one, 25).counts, play_series(one, 35, first=25).counts
    assert list(whole.wins) == [sum(wins) for wins in zip(first.wins, second.wins, strict=True)]
    assert list(whole.cards) == [sum(cards) for cards in zip(first.cards, second.cards, strict=True)]


def test_games_of_a_seed_differ_and_seeds_differ() -> None:
    lines = {game_line(recorded(classic(seed=seed), number), 0, 0) for seed in (1, 2) for number in range(20)}
    assert len(lines) == 40


UNCOMPILED = """
import json, sys
from pnp.sim import counts
from pnp.sim.series import play_series
from pnp.sim.summary import summary
from tests.sim.matches import match
print(json.dumps([counts.COMPILED, [summary(play_series(match(number), 6)) for number in range(24)]]))
"""


def test_uncompiled_gives_the_same_numbers() -> None:
    results = {}
    for uncompiled in ("", "1"):
        environment = {**os.environ, "PNP_UNCOMPILED": uncompiled}
        command = [sys.executable, "-c", UNCOMPILED]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=Path.cwd())
        is_compiled, results[uncompiled] = json.loads(done.stdout)
        if uncompiled:
            assert not is_compiled
    assert results[""] == results["1"]


def test_the_suite_tests_the_compiled_kernel() -> None:
    """Where there is no C compiler the program works all the same, but here both are to be tested."""
    from pnp.sim import counts

    assert counts.COMPILED, "the kernel is not compiled: install gcc and run `make test` again"


def test_stopping_gives_the_games_done_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    class Impatient(threading.Event):
        def wait(self, timeout: float | None = None) -> bool:
            if not super().wait(timeout):
                raise KeyboardInterrupt
            return True

    monkeypatch.setattr(threading, "Event", Impatient)
    result = play_series(classic(4, "search"), 1_000, workers=2)
    assert result.is_partial
    assert 0 < result.games < 1_000
    numbers = summary(result)
    assert numbers["partial"] is True
    assert sum(seat["wins"]["count"] for seat in numbers["seats"]) == result.games


def test_a_problem_in_a_worker_is_not_swallowed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(series, "play_games", fail)
    with pytest.raises(RuntimeError, match="broken"):
        play_series(classic(), 10, workers=2)


def test_progress_is_told() -> None:
    told: list[int] = []
    play_series(classic(), 500, on_progress=told.append)
    assert told[-1] == 500
    assert told == sorted(told)


def test_rivalry_cards_are_drawn_for_each_game() -> None:
    one = replace(classic(), rivalry=rivalry_cards("rivalry"), drawn=2)
    by_game = [one.game(number).rivalry for number in range(200)]
    assert all(len(set(cards)) == 2 for cards in by_game)
    assert len(set(by_game)) > 80
    kinds = {card.id: card.kind for card in one.rivalry}
    assert all([kinds[card] for card in cards].count("rule") <= 1 for cards in by_game)
    assert [one.game(number).rivalry for number in range(200)] == by_game
    assert summary(play_series(one, 60, workers=2)) == summary(play_series(one, 60))


def test_every_game_is_sound_and_within_its_length() -> None:
    for number in range(40):
        one = match(number)
        counts = play_series(one, 50).counts
        assert counts.totals[4] == 0
        longest = max(turns for turns, games in enumerate(counts.lengths) if games)
        assert longest <= longest_game(one.game(0))


@pytest.mark.parametrize("ruleset", ["classic", "prototype"])
def test_large_boards_are_played_by_the_rules(ruleset: str) -> None:
    board = Board(9, 8, 3, corner_cells(9, 8), beside_corners(9, 8))
    one = Match(deck(ruleset), replace(Layout(), board=board), 2, ("greedy", "random"), seed=4)
    result = play_series(one, 3)
    numbers = summary(result)
    assert numbers["completion"]["share"] == 1
    assert len(numbers["tokens_by_cell"][0]) == 9
    assert numbers == summary(play_series(one, 3, workers=2))
    last = recorded(one, 0).last()
    assert last.is_over()
    assert numbers["seats"][0]["score"]["mean"] > 0


def test_a_sample_is_stopped_even_where_nothing_is_left_to_give_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a sample is none; nor is a whole one, when somebody wanted to stop."""

    class Stopped(threading.Event):
        def wait(self, timeout: float | None = None) -> bool:
            super().wait()
            if timeout is None:
                return True
            raise KeyboardInterrupt

    monkeypatch.setattr(threading, "Event", Stopped)
    result = play_series(classic(), 40, workers=2)
    assert result.was_stopped
    assert not result.is_partial
    with pytest.raises(KeyboardInterrupt):
        play_sample(classic(), 40, workers=2)


def test_bots_differ_on_boards_that_only_the_rules_can_play() -> None:
    """From the same deals and chances they choose by what they value."""
    layout = replace(Layout(), board=Board(9, 8, 3, corner_cells(9, 8), beside_corners(9, 8)))
    one = replace(classic(2, "greedy"), layout=layout)
    other = replace(one, bots=("thrifty", "thrifty"))
    assert recorded(one, 0).deal == recorded(other, 0).deal
    assert recorded(one, 0).actions == recorded(one, 0).actions
    assert recorded(one, 0).actions != recorded(other, 0).actions
