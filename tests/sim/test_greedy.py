"""Greedy finds the best whole turn there is: its twin, which plays every turn out, never finds a better one."""

from __future__ import annotations

from random import Random

import pytest

from pnp.sim import bits
from pnp.sim.brute import Sandbox, try_turns, value_of
from pnp.sim.counts import bot_turn
from pnp.sim.following import play_turn
from pnp.sim.greedy import find_turn
from pnp.sim.kernel import set_up
from pnp.sim.minds import BOTS, mind_of
from pnp.sim.play import Play, copy_play
from pnp.sim.series import LaidOut
from tests.sim.matches import QUICK_BOTS, match

MATCHES, PARTS = 240, 4
WEIGHING = [name for name in QUICK_BOTS if BOTS[name].kind == bits.WEIGHING]


@pytest.mark.parametrize("part", range(PARTS))
def test_no_turn_is_better(part: int) -> None:
    for number in range(part, MATCHES, PARTS):
        chance = Random(number)
        one = match(number)
        at = LaidOut(one, one.game(0))
        table, play = at.table, at.play
        copy, room = Play(table), Sandbox(table)
        mind = mind_of([chance.choice(WEIGHING) for _ in range(one.players)])
        set_up(table, play, number, 0)
        while not play.over and play.turns < at.longest:
            if chance.random() < 0.1:
                copy_play(table, play, copy)
                find_turn(table, copy, mind)
                found = mind.best
                copy_play(table, play, copy)
                try_turns(table, copy, mind, room)
                assert found == mind.best, f"match {number}, turn {play.turns}"
            bot_turn(table, play, at.players)


def test_the_turn_that_is_played_is_worth_what_was_said() -> None:
    """Play the turn that was found, and weigh the position the slow way."""

    checked = 0
    for number in range(60):
        one = match(number, bots=("greedy",))
        game = one.game(0)
        if game.scorings:
            continue
        at = LaidOut(one, game)
        mind = mind_of(one.bots)
        set_up(at.table, at.play, number, 0)
        while not at.play.over and at.play.turns < at.longest:
            before = value_of(at.table, at.play, mind)
            find_turn(at.table, at.play, mind)
            promised = mind.best
            copy = Play(at.table)
            copy_play(at.table, at.play, copy)
            play_turn(at.table, copy, mind)
            assert value_of(at.table, copy, mind) - before == promised
            checked += 1
            bot_turn(at.table, at.play, at.players)
    assert checked > 500
