"""Blocks: a deck against itself wins exactly its share, and nothing depends on who plays them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pnp.model.board import Board, beside_corners, corner_cells
from pnp.model.layout import Layout
from pnp.sim.blocks import Contest, Side, apart, play_blocks
from pnp.sim.series import recorded
from tests.report.planted import WEAK, classic, with_card
from tests.sim.matches import deck


def contest(players: int = 2, layout: Layout | None = None) -> Contest:
    weak = with_card(classic(), "elbow", WEAK)
    other = apart(weak.personal, classic(), "b")
    return Contest(classic(), layout or Layout(), Side(classic().personal), Side(other), players, seed=3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deck_against_itself_wins_exactly_its_share(players: int) -> None:
    same = replace(contest(players), champion=Side(classic().personal))
    blocks = play_blocks(same, 0, 40)
    assert [block.wins for block in blocks] == [1] * 40
    assert [block.lead for block in blocks] == [0] * 40


@pytest.mark.parametrize("players", [2, 4])
def test_blocks_do_not_depend_on_workers_or_chunks(players: int) -> None:
    one = contest(players)
    whole = play_blocks(one, 0, 30)
    assert play_blocks(one, 0, 30, workers=3) == whole
    assert play_blocks(one, 0, 11) + play_blocks(one, 11, 19) == whole


def test_blocks_are_the_games_of_their_matches() -> None:
    one = contest(3)
    expected = []
    for number in range(5):
        outcomes = [recorded(one.match(seat), number).last().outcome() for seat in range(3)]
        wins = sum(outcome.winner == seat for seat, outcome in enumerate(outcomes))
        lead = sum(3 * outcome.scores()[seat] - sum(outcome.scores()) for seat, outcome in enumerate(outcomes))
        expected.append((wins, lead))
    assert [(block.wins, block.lead) for block in play_blocks(one, 0, 5)] == expected


def test_only_what_differs_is_marked() -> None:
    marked = [card.id for card in contest().champion.cards if card.id.endswith(":b")]
    assert marked == ["elbow:b"]
    ids = {card.id for card in contest().match(0).game(0).cards.values()}
    assert {"elbow", "elbow:b"} <= ids
    assert len(ids) == 14


def test_large_boards_are_played_by_the_rules() -> None:
    board = Board(9, 8, 3, corner_cells(9, 8), beside_corners(9, 8))
    one = contest(2, replace(Layout(), board=board))
    assert play_blocks(one, 0, 1) == play_blocks(one, 0, 1, workers=2)


def test_a_card_called_like_a_shared_one_is_marked() -> None:
    one = deck("prototype")
    named = replace(one.personal[0], id=one.shared[0].id)
    marked = apart((named, *one.personal[1:]), one, "b")
    assert marked[0].id == f"{one.shared[0].id}:b"
    assert marked[1:] == one.personal[1:]
