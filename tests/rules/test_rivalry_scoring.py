"""Scoring cards: every condition and view, whose tokens count, which levels, and ties.

`rivalry:` are the points of the card alone.
"""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from pnp.model.rivalry import Scoring
from tests.rules.drawing import read, scoring_of
from tests.rules.pictures import check, pictures

CONDITIONS = {
    "each, once for every token": """
        before: a . a b | a . . b
        score: rows each 2
        rivalry: 6 4
    """,
    "most, strictly": """
        before: a a b .
                a b . .
                b b a a
                . . . .
        score: rows most 3
        rivalry: 3 0
    """,
    "most, nobody in a tie, though a third has less": """
        before: a a b b c
        score: rows most 3
        rivalry: 0 0 0
    """,
    "most, all in a tie where the card says so": """
        before: a a b b c
        score: rows most 3 ties=all
        rivalry: 3 3 0
    """,
    "most, never with nothing": """
        before: . . . .
        score: rows most 3 ties=all
        rivalry: 0 0
    """,
    "all, full from end to end": """
        before: a a a | a a .
                b b a | b b b
        score: rows all 3
        rivalry: 3 3
    """,
    "at least, that many or more, once for each region": """
        before: a a a a
                b b . .
                . b . .
        score: rows at-least-2 3
        rivalry: 3 3
    """,
    "longest, the best run once and not every run": """
        before: a a . a a a
                a a a . b b
        score: rows longest 2
        rivalry: 6 4
    """,
    "longest, broken by a gap or by another's token": """
        before: a a b a a .
                b b . b . b
        score: rows longest 1
        rivalry: 2 2
    """,
    "longest, a border goes on where it began": """
        before: a . a b
                a . . a
                a . . .
        score: border longest 1
        rivalry: 3 1
    """,
    "longest, a border that is full has its own length": """
        before: a a a
                a b a
                a a a
        score: border longest 1
        rivalry: 8 0
    """,
    "longest, up a stack": """
        before: a b . | a b . | b b .
        score: stacks longest 2
        rivalry: 4 6
    """,
    "longest, along columns and diagonals": """
        before: a b .
                b a .
                b . a
        score: columns longest 1
               diagonals longest 10
        rivalry: 31 12
    """,
}
VIEWS = {
    "each-level, boards one by one": """
        before: a a b . | a b . .
        score: rows at-least-2 1 view=each-level
        rivalry: 1 0
    """,
    "whole-tower, all levels joined": """
        before: a a b . | a b . .
        score: rows at-least-2 1 view=whole-tower
        rivalry: 1 1
    """,
    "whole-tower, all means all levels": """
        before: a a b | a a a
                b b b | b b b
        score: rows all 1 view=whole-tower
        rivalry: 0 1
    """,
    "whole-tower, a run stays on one level": """
        before: a a . . | . . a . | a . . .
        score: rows longest 1 view=whole-tower
        rivalry: 2 0
    """,
    "from-above, only the topmost tokens": """
        before: a a a . | a b . . | b . . .
        score: rows each 1 view=from-above
        rivalry: 1 2
    """,
    "from-above, a run over several levels": """
        before: a a b a | . . a .
        score: rows longest 1 view=from-above
        rivalry: 4 0
    """,
    "from-above, figures and sweets hide nothing": """
        before: a 2 a . | . 1 B .
        score: rows each 1 view=from-above
        rivalry: 2 0
    """,
}
OWNERS = {
    "own": """
        before: a a a b
        score: rows each 1 tokens=own
        rivalry: 3 1
    """,
    "others": """
        before: a a a b c
        score: rows each 1 tokens=others
        rivalry: 2 4 4
    """,
    "others, seen from above": """
        before: a . . a | b . . .
                . . . . | . . . .
                a . . b | . . . .
        score: corners each -2 tokens=others view=from-above
        rivalry: -4 -4
    """,
    "any": """
        before: a a b
                a . .
        score: rows all 4 tokens=any
        rivalry: 4 4
    """,
    "any, a run of whatever colours": """
        before: a b a . b
        score: rows longest 1 tokens=any
        rivalry: 3 3
    """,
}
LEVELS = {
    "on one level": """
        before: a . a . | b b . . | a . . .
        score: rows each 1 levels=1
        rivalry: 0 2
    """,
    "on two levels": """
        before: a a a a | b b . . | a . . .
        score: levels most 5 levels=1,2
        rivalry: 5 5
    """,
    "from above, tokens on other levels hide nothing": """
        before: a a a . | b . . . | . . . .
        score: rows each 1 view=from-above levels=0
        rivalry: 3 0
    """,
    "a stack of the levels that count": """
        before: a . b | b . b | b . a
        score: stacks all 5 levels=1,2
        rivalry: 0 5
    """,
    "the tower of the levels that count": """
        before: a a a . | b . . . | a b . .
        score: rows most 1 view=whole-tower levels=1,2
        rivalry: 0 1
    """,
}
ALL = {**CONDITIONS, **VIEWS, **OWNERS, **LEVELS}


@pictures(ALL)
def test_scoring_card(picture: str) -> None:
    check(picture)


def test_cards_add_up_and_count_as_points() -> None:
    outcome = check("""
        before: a a . b | . . . .
        score: rows each 2
               rows at-least-2 3
               hits each 9
        rivalry: 7 2
        scores: 9 3
    """).outcome()
    assert [points.rivalry for points in outcome.points] == [7, 2]


@pytest.mark.parametrize("field", ["condition", "view", "tokens", "ties"])
def test_every_choice_of_a_scoring_card_is_pictured(field: str) -> None:
    drawn = {getattr(scoring_of(line), field) for picture in ALL.values() for line in read(picture)["score"]}
    assert drawn == set(get_args(get_type_hints(Scoring)[field]))
