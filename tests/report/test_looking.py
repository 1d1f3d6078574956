"""The game that a judgement names shows what it is about."""

from __future__ import annotations

import re

from pnp.report.judging import Goal
from pnp.report.looking import CARD_LOOKS, cards_are_played, look
from pnp.report.report import play_samples
from pnp.report.table import BOTS
from pnp.rules.actions import ThrowDown, ThrowUp
from pnp.sim import bits
from pnp.sim.record import Record
from pnp.sim.recount import fitting_cards
from pnp.sim.series import recorded
from tests.report.planted import WEAK, classic, seat_bias, table, with_card


def throws(record: Record, kind: type[ThrowUp] | type[ThrowDown]) -> list[tuple[int, str]]:
    """Who threw which card so."""
    state, found = record.first(), []
    for action, after in record.states():
        if isinstance(action, kind):
            found.append((state.seat, action.card))
        state = after
    return found


def shows(record: Record, example: int, card: str) -> bool:
    """Whether the card was left over, thrown face down, or fitted nowhere in that game."""
    match example:
        case bits.LEFT_OVER:
            up = throws(record, ThrowUp)
            drawn = [(seat, one) for seat, player in enumerate(record.last().players) for one in player.hand]
            return any(one == card and (seat, one) not in up for seat, one in (*drawn, *throws(record, ThrowDown)))
        case bits.FACE_DOWN:
            return any(one == card for _, one in throws(record, ThrowDown))
    turns = (state for _, state in record.states() if state.phase == "act" and not state.done)
    return any(card in state.player.hand and card not in fitting_cards(state) for state in turns)


def test_the_game_named_for_a_card_shows_it() -> None:
    at = table(with_card(classic(), "kite", WEAK))
    samples = play_samples(at, (2, 4), 60)
    seen = set()
    for players in (2, 4):
        sample = samples[players, BOTS[0]]
        for one in CARD_LOOKS:
            for index, card in enumerate(at.cards()):
                number = sample.counts.examples[bits.EXAMPLES + index * bits.OF_A_CARD + one.example]
                assert bool(number) == (one.figure(sample, index).value > 0)
                if number:
                    seen.add(one.topic)
                    assert shows(recorded(sample.match, number - 1), one.example, card.id), (one.topic, card.id)
    assert {"dead", "face_down"} <= seen


def test_a_card_is_judged_where_it_is_worst() -> None:
    at = table(with_card(classic(), "kite", WEAK))
    samples = play_samples(at, (2, 4), 60)
    found = {(one.topic, one.cards): one for one in cards_are_played(at, samples)}
    assert len(found) == len(CARD_LOOKS) * len(at.cards())
    kite = found["dead", ("kite",)]
    index = [card.id for card in at.cards()].index("kite")
    goal = Goal.of(at.targets, "dead")
    by_players = {many: goal.beyond(*(samples[many, bot].card(index, 0) for bot in BOTS)) for many in (2, 4)}
    assert kite.players == max(by_players, key=lambda many: by_players[many])
    assert kite.kind == "WARN"


def test_the_game_named_for_a_seat_is_won_by_it() -> None:
    at = table(seat_bias())
    samples = play_samples(at, (2,), 60)
    (seats,) = [one for one in look(at, samples, 0) if one.topic == "seats"]
    number = int(re.findall(r"--game (\d+)", seats.replay)[0])
    winner = recorded(at.match(2, BOTS[0]), number).last().outcome().winner
    assert seats.subject == f"seat {winner + 1}"
