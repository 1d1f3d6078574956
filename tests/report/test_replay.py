"""A game as a page: every turn is there, what fell is told, and a browser steps through it."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest

from pnp.app.replay import rivalry_in
from pnp.model.board import Board, corner_cells
from pnp.model.layout import Layout
from pnp.report.moments import key_moments, moments
from pnp.report.replay import replay_page
from pnp.report.telling import verdict
from pnp.rules.actions import Start
from pnp.rules.notation import parse_turn
from pnp.sim.match import Match
from pnp.sim.series import recorded
from tests.cli.running import pnp
from tests.sim.matches import deck, match, rivalry_cards


def classic_game(players: int = 3) -> Match:
    return Match(deck("classic"), Layout(), players, ("greedy",) * players, seed=1)


def test_moments_are_the_turns_of_the_game() -> None:
    record = recorded(classic_game(), 2)
    every = list(moments(record))
    assert [moment.number for moment in every] == list(range(len(every)))
    assert every[0].seat is None
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


def with_points_at_the_start() -> Match:
    one = classic_game()
    return replace(one, rules=one.deck.ruleset().with_options({"seat_points": {3: (0, 2, 4)}}))


def test_points_at_the_start_have_a_column_where_there_are_any() -> None:
    for one, starts in ((with_points_at_the_start(), ["0", "2", "4"]), (classic_game(), [])):
        record = recorded(one, 2)
        text = replay_page(record, one.layout, "A deck", "pnp replay").decode()
        heads = re.findall(r'<th scope="col">(.*?)</th>', text)
        rows = [re.findall(r"<td>(.*?)</td>", row) for row in re.findall(r"<tbody>.*</tbody>", text)[0].split("</tr>")]
        columns = dict(zip(heads[1:], zip(*rows[:-1], strict=True), strict=True))
        assert list(columns.get("start", [])) == starts
        points = record.last().outcome().points
        assert [int(hits) for hits in columns["hits"]] == [each.hits for each in points]
        assert [int(total) for total in columns["total"]] == [each.total() for each in points]
        numbers = [[int(value) for value in row[:-2]] for row in rows[:-1]]
        assert [sum(row) for row in numbers] == [each.total() for each in points]


def test_rivalry_cards_are_told_and_so_is_who_wins() -> None:
    one = replace(classic_game(), rivalry=rivalry_cards("rivalry"), drawn=2)
    record = recorded(one, 2)
    cards = rivalry_in(one, record)
    assert [card.id for card in cards] == list(record.game.rivalry)
    assert len(cards) == 2
    text = unescape(replay_page(record, one.layout, "A deck", "pnp replay", cards).decode())
    first, *_, last = re.findall(r"<section.*?</section>", text)
    for card in cards:
        assert f"<li>{card.name()} ({card.kind}): {card.text()}</li>" in first
    assert text.count("<h2>Rivalry cards</h2>") == 1
    assert f"<li>{verdict(record.last())}</li>" in last
    assert text.count(verdict(record.last())) == 2
    assert "Rivalry cards" not in replay_page(record, one.layout, "A deck", "pnp replay").decode()


def test_a_large_board_does_not_make_a_large_page() -> None:
    """What repeats is drawn once."""
    cells = Board(20, 20, 5, corner_cells(20, 20), (), (0,) * 5, (1, 2, 3, 4, 5))
    one = replace(classic_game(4), layout=replace(Layout(), board=cells), bots=("random",) * 4)
    assert len(replay_page(recorded(one, 0), one.layout, "A deck", "pnp replay")) < 750_000


def test_the_same_game_is_the_same_page() -> None:
    one = classic_game(2)
    first, second = (replay_page(recorded(one, 1), one.layout, "A deck", "pnp replay") for _ in range(2))
    assert first == second


def test_the_command_writes_the_game_that_it_shows(tmp_path: Path) -> None:
    options = ["tiny", "--seed", "4", "--game", "3"]
    done = pnp("replay", *options, "--html", "game.html", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    text = (tmp_path / "game.html").read_text(encoding="utf-8")
    shown = pnp("replay", *options).stdout
    turns = [line for line in shown.splitlines() if line.startswith("turn ")]
    played = re.findall(r"<h2>(turn \d+: .).*?</h2><code>(.*?)</code>", text)
    assert [f"{heading.replace(':', ',')}: {notation}" for heading, notation in played] == turns
