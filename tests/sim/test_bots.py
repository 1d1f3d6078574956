"""What makes each bot what it is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pnp.errors import PnpError
from pnp.model.layout import Layout
from pnp.rules.actions import Climb, End, Move, ThrowDown
from pnp.rules.moving import moves
from pnp.rules.throwing import throws
from pnp.sim import bits
from pnp.sim.counts import bot_turn
from pnp.sim.kernel import set_up
from pnp.sim.match import Match
from pnp.sim.minds import bots_named, mind_of
from pnp.sim.play import Play, Table, copy_play
from pnp.sim.record import Record
from pnp.sim.search import Search, choose_turn, imagine
from pnp.sim.series import LaidOut, play_series, recorded
from tests.sim.matches import deck, match, rivalry_cards


def classic(*bots: str, players: int = 2, seed: int = 5) -> Match:
    return Match(deck("classic"), Layout(), players, bots if len(bots) > 1 else bots * players, seed)


def records(one: Match, games: int = 30) -> list[Record]:
    return [recorded(one, number) for number in range(games)]


def first_seat_does(record: Record, kind: type) -> bool:
    state = record.first()
    for action, after in record.states():
        if state.seat == 0 and state.phase == "act" and isinstance(action, kind):
            return True
        state = after
    return False


def test_never_climb_but_where_no_throw_is_legal_without() -> None:
    climbed = 0
    for record in records(classic("restricted:never-climb", "greedy")):
        state = record.first()
        for action, after in record.states():
            if state.seat == 0 and isinstance(action, Climb):
                climbed += 1
                assert "throw" not in state.done
                assert not list(throws(state))
                if "move" not in state.done:
                    assert not any(list(throws(state.after(step))) for step in moves(state))
            state = after
    assert climbed < 10


def test_always_climb() -> None:
    for record in records(classic("restricted:always-climb", "greedy"), 10):
        state = record.first()
        for action, after in record.states():
            if state.phase == "act" and state.seat == 0 and isinstance(action, End):
                assert Climb() not in state.actions(), "it could still climb"
            state = after


def test_never_sweets() -> None:
    for record in records(classic("restricted:never-sweets", "greedy")):
        assert record.last().players[0].sweets == 0


def test_never_face_down_but_where_nothing_else_is_legal() -> None:
    usual = sum(first_seat_does(one, ThrowDown) for one in records(classic("random", "greedy")))
    assert usual > 10
    for record in records(classic("restricted:never-face-down", "greedy")):
        state = record.first()
        for action, after in record.states():
            if state.seat == 0 and isinstance(action, ThrowDown):
                ups = [step for step in state.actions() if str(step).startswith("throw up")]
                assert not ups, f"{action} although {ups[0]} was legal"
            state = after


def test_random_does_everything_there_is() -> None:
    found = {type(action) for record in records(classic("random")) for action in record.actions}
    assert {Climb, Move, ThrowDown} <= found


def test_better_bots_win() -> None:
    assert play_series(classic("greedy", "random"), 200).counts.wins[0] > 190
    assert play_series(classic("random", "greedy"), 200).counts.wins[1] > 190
    as_first = play_series(classic("search", "greedy"), 24).counts.wins[0]
    as_second = play_series(classic("greedy", "search"), 24).counts.wins[1]
    assert as_first + as_second > 26


def test_names_are_checked() -> None:
    assert bots_named("greedy", 3) == ("greedy",) * 3
    assert bots_named("greedy, random", 2) == ("greedy", "random")
    with pytest.raises(PnpError, match=r"there is no bot 'gredy'; did you mean greedy\?"):
        bots_named("gredy", 2)
    with pytest.raises(PnpError, match=r"did you mean restricted:never-climb\?"):
        bots_named("never-climb", 2)
    with pytest.raises(PnpError, match="2 bots were named for 3 players"):
        bots_named("greedy,random", 3)


def hidden_cards_permuted(table: Table, play: Play, seat: int) -> Play:
    """The same to the eyes of a player: own pile turned round, others' hands and piles exchanged card by card."""
    other = Play(table)
    copy_play(table, play, other)
    size = table.personal_size
    for player in range(table.players):
        places = [("pile", player * size + index) for index in range(play.pile_at[player], size)]
        if player != seat:
            places += [
                ("hand", player * bits.HAND + index)
                for index in range(play.hand_size[player])
                if play.hand[player * bits.HAND + index] < table.personal_designs
            ]
        _turn_round(other, places)
    shared = [("shared", index) for index in range(play.shared_at, play.shared_size)]
    shared += [
        ("hand", player * bits.HAND + index)
        for player in range(table.players)
        for index in range(play.hand_size[player])
        if player != seat and play.hand[player * bits.HAND + index] >= table.personal_designs
    ]
    _turn_round(other, shared)
    return other


def _turn_round(play: Play, places: list[tuple[str, int]]) -> None:
    cards = [getattr(play, row)[index] for row, index in places]
    for (row, index), card in zip(places, reversed(cards), strict=True):
        getattr(play, row)[index] = card


@pytest.mark.parametrize("name", ["classic", "prototype"])
def test_search_does_not_peek(name: str) -> None:
    """Permuting the true hidden cards changes nothing, for the same seed."""
    compared = 0
    for number in range(4):
        one = replace(classic("search", "greedy", "greedy", players=3), deck=deck(name))
        at = LaidOut(one, one.game(0))
        table, play = at.table, at.play
        set_up(table, play, 11, number)
        while not play.over:
            if play.seat == 0:
                changed = hidden_cards_permuted(table, play, 0)
                assert (
                    any(changed.pile[index] != play.pile[index] for index in range(len(play.pile))) or play.turns > 20
                )
                copy = Play(table)
                copy_play(table, play, copy)
                choices = []
                for position in (copy, changed):
                    mind = mind_of(("greedy",) * 3)
                    choose_turn(table, position, mind, Search(table, mind_of(("greedy",) * 3)))
                    turn = (mind.best_before, mind.best_after, mind.best_move, mind.best_card, mind.best_cells)
                    choices.append((turn, position.streams[bits.BOT]))
                assert choices[0] == choices[1], f"game {number}, turn {play.turns}"
                compared += 1
            bot_turn(table, play, at.players)
    assert compared > 10


@pytest.mark.parametrize(("name", "turns"), [("classic", 9), ("prototype", 9), ("tiny", 2)])
def test_imagined_worlds_hold_the_same_cards(name: str, turns: int) -> None:
    """What is dealt anew are exactly the cards that are not known, and every hidden place gets one."""
    one = replace(classic("random", players=3), deck=deck(name))
    at = LaidOut(one, one.game(0))
    table, play = at.table, at.play
    search = Search(table, mind_of(("greedy",) * 3))
    worlds = set()
    set_up(table, play, 3, 0)
    for _ in range(turns):
        bot_turn(table, play, at.players)
    world = Play(table)
    for _ in range(20):
        copy_play(table, play, world)
        world.streams[bits.BOT] = play.streams[bits.BOT]
        imagine(table, world, search, 0)
        play.streams[bits.BOT] = world.streams[bits.BOT]
        assert list(world.hand)[: play.hand_size[0]] == list(play.hand)[: play.hand_size[0]]
        for seat in range(1, 3):
            held = [world.hand[seat * bits.HAND + index] for index in range(world.hand_size[seat])]
            first = seat * table.personal_size
            left = [world.pile[first + index] for index in range(world.pile_at[seat], table.personal_size)]
            personal = [card for card in held if card < table.personal_designs]
            unseen = sorted(table.personal_cards[first : first + table.personal_sizes[seat]])
            for card in range(table.designs):
                for _ in range(play.played_up[seat * table.designs + card]):
                    if card in unseen:
                        unseen.remove(card)
            for card in [*personal, *left]:
                unseen.remove(card)
        worlds.add((tuple(world.pile), tuple(world.hand)))
    assert len(worlds) > 10


def test_rivalry_cards_matter_to_greedy() -> None:
    """With a card that pays for the top of the tower, greedy climbs sooner."""
    roof = tuple(card for card in rivalry_cards("rivalry") if card.id == "view-from-the-roof")
    assert roof
    plain, paid = (play_series(replace(classic("greedy"), rivalry=cards), 200).counts for cards in ((), roof))
    assert paid.first_climbs[0] < plain.first_climbs[0]
    assert match(1).seed == 1
