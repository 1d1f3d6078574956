"""Rules 28 and 29: points and who wins."""

from __future__ import annotations

from tests.rules.pictures import check, pictures

POINTS = {
    "rule 28, own tokens are worth 1, 2, 3 by level": """
        before: a b c . | a c . . | a . . .
                . . . . | . . . . | . . . .
        scores: 6 1 3
    """,
    "rule 28, figures and sweets on the boards are worth nothing": """
        before: A 2 B . | . 1 . . | . . . .
        scores: 0 0
    """,
    "rule 28, two points for each own token in others' supplies": """
        before: A B C .
        A: a5 b3 c1
        B: b5 a2
        C: c5 b1
        scores: 4 8 2
    """,
    "rule 28, five points for each other player with strictly fewer sweets": """
        before: A B C D
        A: s3
        B: s1
        C: s1
        D: s0
        scores: 15 5 5 0
    """,
    "rule 28, as many sweets as another are not more": """
        before: A B C .
        A: s2
        B: s2
        C: s2
        scores: 0 0 0
    """,
    "rule 28, direct hits are scored already": """
        before: A B
        A: p3 h3
        B: a3
        scores: 9 0
    """,
    "rule 28, everything together": """
        before: a a b . | b a . . | . b . .
        A: p1 s4 b2
        B: s2 a1
        scores: 12 10
    """,
}
WINNER = {
    "rule 29, most points": """
        before: a b b .
        winner: B
    """,
    "rule 29, a tie goes to more own tokens in others' supplies": """
        before: a a . .
        A: b1
        scores: 2 2
        winner: B
    """,
    "rule 29, which come before sweets": """
        before: b b b .
        A: s1 b1
        scores: 5 5
        winner: B
    """,
    "rule 29, then to more sweets": """
        before: a a a a a
        B: s1
        scores: 5 5
        winner: B
    """,
    "rule 29, sources disagree, then to the earlier seat": """
        before: a b c c b
        trigger: C
        scores: 1 2 2
        winner: B
    """,
    "rule 29, the earlier seat even if nobody has a point": """
        before: A B C D
        scores: 0 0 0 0
        winner: A
    """,
}


@pictures(POINTS)
def test_points(picture: str) -> None:
    check(picture)


@pictures(WINNER)
def test_winner(picture: str) -> None:
    check(picture)


def test_rule_28_points_are_told_by_source() -> None:
    outcome = check("""
        before: a a b . | b a . . | . b . .
        A: p1 s4 b2
        B: s2 a1
    """).outcome()
    first, second = outcome.points
    assert (first.levels, first.hits, first.supplies, first.sweets, first.rivalry) == ((2, 2, 0), 1, 2, 5, 0)
    assert (second.levels, second.hits, second.supplies, second.sweets, second.rivalry) == ((1, 2, 3), 0, 4, 0, 0)
    assert outcome.finished == (None, None)
    by_source = {"level 0": (2, 1), "level 1": (2, 2), "level 2": (0, 3), "hits": (1, 0)}
    assert outcome.by_source() == by_source | {"supplies": (2, 4), "sweets": (5, 0), "rivalry": (0, 0)}
