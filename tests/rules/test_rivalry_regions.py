"""Scoring cards: every region that they can look at."""

from __future__ import annotations

from typing import get_args

from pnp.model.rivalry import Region
from tests.rules.pictures import check, pictures

REGIONS = {
    "rows, on each level": """
        before: a a . b | a a . .
                a b b b | . . . .
        score: rows at-least-2 3
        rivalry: 6 3
    """,
    "columns, which are no stacks": """
        before: a b b | a . . | a . .
                a . b | . . . | . . .
        score: columns at-least-2 3
        rivalry: 3 3
    """,
    "border, all round and not inside": """
        before: a a a b
                a a b a
                a . a a
        score: border each 1
        rivalry: 8 1
    """,
    "corners": """
        before: a b . b | . . . a
                b b b . | a a a .
                a . . b | a . . .
        score: corners each 2
        rivalry: 8 4
    """,
    "quadrants, of which the middle line is no part": """
        before: a b b . b
                b a b . .
                b b b b b
                . . b a .
                . . b . .
        score: quadrants most 4
        rivalry: 4 4
    """,
    "diagonals, both of them": """
        before: a . b
                . a .
                a . b
        score: diagonals at-least-2 4
        rivalry: 8 0
    """,
    "blocks, which may overlap": """
        before: a a a . b
                a a a b b
                . a a b b
        score: blocks all 3
        rivalry: 9 3
    """,
    "centre, of an even board four cells": """
        before: a a a a
                a b . a
                a b a a
                a a a a
        score: centre each 1
        rivalry: 1 2
    """,
    "centre, of an odd board one": """
        before: a a a
                a b a
                a a a
        score: centre each 1
        rivalry: 0 1
    """,
    "levels, each as a whole": """
        before: a a b . | b . . . | b . . .
                . . . . | . . a b | . a . .
        score: levels most 5
        rivalry: 5 5
    """,
    "stacks, one address on all levels": """
        before: a a b b | a b b . | a a b .
        score: stacks all 5
        rivalry: 5 5
    """,
    "sweets-cells, where sweets lay at the start": """
        before: . a . . a .
                b a . . . .
                . . . . . .
                . . . . . .
                . . a . . .
                . b . . 2 .
        score: sweets-cells each 2
        rivalry: 4 4
    """,
    "supplies, each opponent's by itself": """
        before: A B C .
        A: b3 c1
        B: a1 c3
        C: a2 b3
        score: supplies at-least-3 4
        rivalry: 0 8 4
    """,
    "supplies, every own token in one": """
        before: A B C .
        A: a7 b3 c1
        B: a1 c3
        C: a2 b3
        score: supplies each 1
        rivalry: 3 6 4
    """,
    "supplies, more than the opponent has in one's own": """
        before: A B . .
        A: a9 b3
        B: a2
        score: supplies most 4
        rivalry: 0 4
    """,
    "caught, others' tokens in one's own supply": """
        before: A B C .
        A: a7 b3 c1
        C: a2
        score: caught each -2
        rivalry: -8 0 -4
    """,
    "reserve, own tokens in one's own supply": """
        before: A B . .
        A: a3 b9
        B: b4
        score: reserve most 5
        rivalry: 0 5
    """,
    "sweets, held": """
        before: A B 2 .
        A: s7
        B: s6
        score: sweets at-least-7 6
        rivalry: 6 0
    """,
    "hits, which are counted and not their points": """
        before: A B . .
        A: p9 h1
        B: h2
        score: hits most 5
        rivalry: 0 5
    """,
    "figure, the level it stands on": """
        before: A . . | . B . | . . C
        score: figure each 4
        rivalry: 0 4 8
    """,
    "figure, higher than all others": """
        before: A . . | . B . | . . .
        score: figure most 4
        rivalry: 0 4
    """,
}


@pictures(REGIONS)
def test_region(picture: str) -> None:
    check(picture)


def test_every_region_has_a_picture() -> None:
    assert {name.partition(",")[0] for name in REGIONS} == set(get_args(Region))
