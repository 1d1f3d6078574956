"""A game as a page: every turn is there, what fell is told, and a browser steps through it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pnp.model.layout import Layout
from pnp.report.moments import key_moments, moments
from pnp.report.replay import replay_page
from pnp.rules.actions import Start
from pnp.rules.notation import parse_turn
from pnp.sim.match import Match
from pnp.sim.series import recorded
from tests.cli.running import pnp
from tests.sim.matches import deck, match


def classic_game(players: int = 3) -> Match:
    return Match(deck("classic"), Layout(), players, ("greedy",) * players, seed=1)


def test_moments_are_the_turns_of_the_game() -> None:
    record = recorded(classic_game(), 2)
    every = list(moments(record))
    assert [moment.number for moment in every] == list(range(len(every)))
    assert every[0].title() == "set-up"
    assert every[-1].state.is_over()
    assert every[-1].scores == record.last().outcome().scores()
    assert not any(isinstance(deed.action, Start) for moment in every for deed in moment.deeds)
    assert all(parse_turn(moment.notation()) == tuple(deed.action for deed in moment.deeds) for moment in every)


@pytest.mark.parametrize("number", range(20))
def test_every_token_of_a_throw_is_followed(number: int) -> None:
    """What rests was not there before, and what was caught is in a supply; in every kind of match."""
    one = match(number)
    previous = None
    for moment in moments(recorded(one, 0)):
        for fall in moment.falls:
            assert (fall.rests is None) == (fall.caught_by is not None) == (fall.caught_at is not None)
            if fall.rests is not None:
                assert fall.rests.level <= fall.aimed.level
                assert fall.rests.cell == fall.aimed.cell
        if previous and moment.seat is not None:
            assert moment.gain == moment.scores[moment.seat] - previous.scores[moment.seat]
        previous = moment


def test_the_strip_has_the_ends_and_not_too_many() -> None:
    for number in range(10):
        every = list(moments(recorded(classic_game(), number)))
        keys = key_moments(every)
        assert {0, every[-1].number} <= keys
        assert 4 <= len(keys) <= 12


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("replay") / "game.html"
    one = classic_game()
    path.write_bytes(replay_page(recorded(one, 2), one.layout, "<Classic> & game", "pnp replay"))
    return path


def test_the_page_is_small_and_escaped(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert len(text) < 1_000_000
    assert "<Classic>" not in text
    assert text.count('<section class="moment') == len(list(moments(recorded(classic_game(), 2))))


def test_the_command_writes_the_game_that_it_shows(tmp_path: Path) -> None:
    options = ["tiny", "--seed", "4", "--game", "3"]
    done = pnp("replay", *options, "--html", "game.html", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    text = (tmp_path / "game.html").read_text(encoding="utf-8")
    shown = pnp("replay", *options).stdout
    turns = [line for line in shown.splitlines() if line.startswith("turn ")]
    played = re.findall(r"<h2>(turn \d+: .).*?</h2><code>(.*?)</code>", text)
    assert [f"{heading.replace(':', ',')}: {notation}" for heading, notation in played] == turns
