"""Playing as a check: decks that do not play are found, with a replay to look at."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.app.project import Input
from pnp.app.validate import Played, verdict
from pnp.check import playing
from pnp.check.playing import Table, check_play, games_asked
from pnp.errors import Place
from pnp.model.layout import Layout
from pnp.sim.series import Result, play_series
from tests.sim.matches import deck

WHOLE = Place("deck.yaml", 1, 7)
TABLE = Table(deck("tiny"), Layout(), "deck.yaml")


def test_a_sound_deck_plays() -> None:
    assert list(check_play(TABLE, WHOLE, [WHOLE] * len(TABLE.deck.cards))) == []
    assert games_asked(TABLE) == 300 * 3 * 2


UNPLAYABLE = """\
deck: Crowded
ruleset: prototype
turns: any
options: {face_down: never}
personal:
  - id: cross
    copies: 12
    pattern: |
      . x .
      x x x
      . x .
global:
  - id: flood
    copies: 16
    pattern: |
      x x x x
      x * x x
      x x x x
      x x x x
"""
ONE_LEVEL = """\
layout: One level
style: flat
board: {columns: 4, rows: 4, levels: 1}
"""


def test_a_card_that_nobody_can_play(tmp_path: Path) -> None:
    """It fits the empty board only, and the first card played leaves a token lying whoever it hits."""
    path, layout = tmp_path / "deck.yaml", tmp_path / "layout.yaml"
    path.write_text(UNPLAYABLE)
    layout.write_text(ONE_LEVEL)
    findings = verdict([Input(path, "deck.yaml")], str(layout), Played(2)).findings
    (message,) = [str(finding) for finding in findings if finding.code == "card-never-played"]
    assert message.startswith("deck.yaml:15:14: error: card flood was drawn and never played face up in 1,800 games; ")
    assert "see `pnp replay deck.yaml --players 2 --bots greedy --seed 1 --game " in message


def test_decks_with_errors_are_not_played(tmp_path: Path) -> None:
    path = tmp_path / "deck.yaml"
    path.write_text(UNPLAYABLE.replace("x * x x", "x * x *"))
    found_there = verdict([Input(path, "deck.yaml")], None, Played())
    assert found_there.games == 0
    assert "card-never-played" not in {finding.code for finding in found_there.findings}


def test_large_boards_are_played_a_little(tmp_path: Path) -> None:
    path = tmp_path / "table.yaml"
    path.write_text("layout: Wide\nboard: {columns: 9, rows: 8, cell: 20mm}\npaper: {size: a3}\n")
    layout = Input(path, "table.yaml").load().model
    assert isinstance(layout, Layout)
    findings = list(check_play(Table(deck("tiny"), layout, "tiny"), WHOLE, [WHOLE] * len(deck("tiny").cards)))
    assert [finding.code for finding in findings] == ["played-slowly"]
    assert "a level has 72 cells and the fast kernel holds 64" in findings[0].message


def broken_off(*args: object) -> Result:
    """A series of which game 3 and five more went wrong."""
    result = play_series(*args)  # type: ignore[arg-type]
    result.counts.totals[4], result.counts.totals[5] = 6, 3
    return result


def test_a_game_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """No deck can do it by these rules, so the series is made to say so and the replay is cut short."""
    monkeypatch.setattr(playing, "play_series", broken_off)
    monkeypatch.setattr("pnp.sim.series.longest_game", lambda _: 4)
    findings = list(check_play(TABLE, WHOLE, [WHOLE] * len(TABLE.deck.cards)))
    assert str(findings[0]) == (
        "deck.yaml:1:7: error: 6 of 300 games of 2 greedy players did not end; see "
        "`pnp replay deck.yaml --players 2 --bots greedy --seed 1 --game 3` [game-does-not-end]"
    )


def test_a_game_that_breaks_a_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "play_series", broken_off)
    codes = {finding.code for finding in check_play(TABLE, WHOLE, [WHOLE] * len(TABLE.deck.cards))}
    assert codes == {"game-breaks-a-rule"}
