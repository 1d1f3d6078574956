"""The bound on scores: as the rules' authors counted, and never beaten by a played game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pnp.model.layout import Layout
from pnp.model.ruleset import FINAL, PROTOTYPE
from pnp.rules.highest import highest_score
from tests.draw.looking import deck

LAYOUT = Layout()


@pytest.mark.parametrize(("players", "most"), [(2, 80), (3, 85), (4, 90)])
def test_the_final_rules(players: int, most: int) -> None:
    assert highest_score(deck("classic"), LAYOUT, FINAL, players) == most


def test_four_players_of_the_prototype_have_fewer_tokens() -> None:
    assert highest_score(deck("prototype"), LAYOUT, PROTOTYPE, 4) == 20 * 3 + 5 * 3


def test_hits_may_pay_better_than_any_level() -> None:
    rules = replace(FINAL, direct_hit_points=4)
    assert highest_score(deck("classic"), LAYOUT, rules, 2) == 25 * 6 + 5


def test_a_level_holds_one_token_a_cell() -> None:
    board = replace(LAYOUT.board, rows=2, cols=2, sweets=())
    rules = replace(FINAL, supply_points=0, direct_hit_points=0)
    assert highest_score(deck("classic"), replace(LAYOUT, board=board), rules, 2) == 4 * (1 + 2 + 3) + 5


def test_each_sweets_token_and_points_at_the_start() -> None:
    rules = replace(FINAL, sweets_each_points=2, seat_points={2: (0, 3)})
    assert highest_score(deck("classic"), LAYOUT, rules, 2) == 80 + 48 + 3
