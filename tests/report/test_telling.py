"""What is said of a game: turns, what came of them, who wins and by what."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pnp.model.rivalry import RivalryCard, Scoring
from pnp.report.moments import Moment, moments
from pnp.report.telling import events, heading, listed, rule_of, told, verdict
from pnp.rules.notation import parse_turn
from pnp.sim.series import recorded
from tests.report.test_replay import classic_game
from tests.rules.drawing import state_of
from tests.sim.handmade import PLAIN, record_of
from tests.sim.handmade_more import TOWERS
from tests.sim.matches import match, rivalry_cards


def turns(name: str) -> list[Moment]:
    return list(moments(record_of((PLAIN | TOWERS)[name])))


@pytest.mark.parametrize(
    ("name", "turn", "words"),
    [
        ("to the top", 0, "the table before the first turn"),
        ("to the top", 1, "throws cross at B1 A2 C2 B3 on level 0 and climbs to level 1"),
        ("to the top", 2, "throws pair face down at C3 on level 0; B is out of cards"),
        (
            "a climb on everybody's tokens",
            3,
            "moves to B2 on level 0, throws line at A2 C2 and climbs to level 1; A is out of cards; A wins",
        ),
        (
            "a token falls on a figure",
            3,
            "throws diag at A1 on level 1 and drops a token into the supply of B; A is out of cards; A wins",
        ),
        ("one throw each", 1, "throws pair at B1; A is out of cards"),
    ],
)
def test_a_turn_in_words(name: str, turn: int, words: str) -> None:
    """The level is said once, and not where there is but one."""
    assert told(turns(name)[turn]) == words


def test_the_heading_has_a_subject_and_the_notation_is_kept() -> None:
    moment = turns("a climb on everybody's tokens")[3]
    assert heading(moment).startswith("turn 3: A moves to B2 on level 0, throws line")
    assert moment.notation() == "move B2; throw up line r0 A2 C2; climb"
    assert parse_turn(moment.notation()) == tuple(deed.action for deed in moment.deeds)


@pytest.mark.parametrize(
    ("name", "turn", "words"),
    [
        ("to the top", 0, ()),
        ("one throw each", 1, ("the token at B1 lies there", "A is out of cards")),
        ("a direct hit, and an answer face down", 1, ("the token at B1 hits B", "A is out of cards")),
        (
            "the last tie-break may be who triggered the end",
            3,
            (
                "the token at A2 lies there",
                "A takes back a token",
                "A is out of cards",
                "A and B have 1 point each; B wins for having brought about the end",
            ),
        ),
        (
            "a token falls on a figure",
            3,
            (
                "the token at A1 falls into the supply of B",
                "A is out of cards",
                "A wins with 6 points, 5 more than B",
            ),
        ),
    ],
)
def test_what_came_of_a_turn(name: str, turn: int, words: tuple[str, ...]) -> None:
    assert events(turns(name)[turn]) == words


def test_tokens_with_the_same_fate_are_told_together() -> None:
    assert "the tokens at B1, A2, C2 and B3 lie on level 0" in events(turns("to the top")[1])


def test_nobody_takes_one_sweets() -> None:
    """In all kinds of games: numbers agree, somebody does it, and no address is the rules' own notation."""
    said = [text for number in range(12) for moment in moments(recorded(match(number), 0)) for text in events(moment)]
    assert any(text.endswith(" takes a sweet") for text in said)
    assert any(text.endswith(" takes 2 sweets") for text in said)
    assert not any(" 1 sweets" in text or " 1 tokens" in text or text.startswith("takes") for text in said)
    assert not any(f"{spot}" in text for text in said for spot in ("0A1", "1A1", "0B2", "1B2"))


def test_a_hit_is_told_with_its_throw() -> None:
    """And not behind the move that may follow."""
    every = [moment for game in range(8) for moment in moments(recorded(classic_game(), game))]
    hits = [told(moment) for moment in every if any(fall.is_hit for fall in moment.falls)]
    assert any(words.split(" hits ")[1][1:].startswith((" and moves", ", moves")) for words in hits)
    assert all("throws" in words.split(" hits ")[0] for words in hits)


@pytest.mark.parametrize("number", range(12))
def test_everybody_who_is_finished_is_told_once(number: int) -> None:
    every = list(moments(recorded(match(number), 0)))
    assert sorted(seat for moment in every for seat in moment.finished) == list(range(len(every[0].scores)))


@pytest.mark.parametrize(
    ("picture", "words"),
    [
        ("before: a b b .", "B wins with 2 points, 1 more than A"),
        ("before: a b c c", "C wins with 2 points, 1 more than A and B"),
        (
            """
            before: a a . .
            A: b1
            """,
            "A and B have 2 points each; B wins with more tokens in others' supplies",
        ),
        (
            """
            before: a a a a a
            B: s1
            """,
            "A and B have 5 points each; B wins with more sweets",
        ),
        ("before: A B C .", "A, B and C have 0 points each; A wins as the first in seat order"),
    ],
)
def test_the_verdict_says_by_what(picture: str, words: str) -> None:
    assert verdict(state_of(picture)) == words


@pytest.mark.parametrize("number", range(20))
def test_the_verdict_names_the_winner(number: int) -> None:
    last = recorded(match(number), 0).last()
    assert f"{'ABCD'[last.outcome().winner]} wins" in verdict(last)


def test_rivalry_cards_are_told_with_their_numbers() -> None:
    stairs = next(card for card in rivalry_cards("rivalry-prototype") if card.id == "home-made-stairs")
    assert rule_of(stairs) == (
        "Home-Made Stairs (rule): You may Climb when at least 2 of the cells sharing a side with yours hold your own "
        "Colour tokens."
    )
    plain = RivalryCard("plain", "scoring", Scoring("rows", "all", 3))
    assert rule_of(plain) == "plain (scoring)"
    assert rule_of(replace(plain, names={"fr": "Simple"}, texts={"fr": "{points} points"})) == (
        "Simple (scoring): 3 points"
    )


def test_lists() -> None:
    assert [listed(list("ABC"[:many])) for many in (1, 2, 3)] == ["A", "A and B", "A, B and C"]
