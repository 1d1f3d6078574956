"""Rules 20 to 23: moving, collecting and climbing."""

from __future__ import annotations

from tests.rules.pictures import check, pictures

MOVING = {
    "rule 20, edge, to any other cell at any distance; the present cell is not a move": """
        pair: x x     before: A . . . b     moves: . * * * *
                              . . 2 . .            * * * * *
                              . a . . .            * * * * *
    """,
    "rule 20, not where another figure stands": """
        pair: x x     before: A . B     moves: . * .
                              . C .            * . *
    """,
    "rule 20, a finished player's figure blocks too": """
        pair: x x     before: A . B     moves: . * .
        B: out=cards
    """,
    "rule 20, on the same level only, figures elsewhere do not block": """
        pair: x x     before: . B . | A . . | . . C     moves: . . . | . * * | . . .
                              . . . | . . . | . . .            . . . | * * * | . . .
        cannot: move A1
    """,
    "rule 21, sources disagree, all sweets and the token, of any colour": """
        pair: x x     before: A . b2     after: . . A
        A: a5 s1 -> a5 b1 s3
        play: move C1
    """,
    "rule 21, sweets without a token": """
        pair: x x     before: A . 2     after: . . A
        A: a5 -> a5 s2
        play: move C1
    """,
    "rule 21, only the arrival cell counts": """
        pair: x x     before: A b 2 a .     after: . b 2 a A
        A: a5 -> a5
        play: move E1
    """,
    "rule 21, after the throw as before it": """
        pair: x x     before: A b .     after: . b .
                              . . 2            a . A
        A: a5 -> a4 s2
        play: throw up pair r1 A2; move C2
    """,
    "rule 22, an own token taken is playable again": """
        pair: x x     before: A . a     after: . a A
        A: a1 -> a1
        play: move C1; throw up pair r0 B1
    """,
    "rule 22, others' tokens in the supply are not playable": """
        comet: * x x     before: A . .     after: A a .
        A: a1 b5 c5 -> b5 c5
        C: c2
        ups: comet r0 B1; comet r0 C1
        play: throw up comet r0 B1
    """,
    "rule 22, nothing is taken from the level below": """
        pair: x x     before: . b2 | A 1     after: . b2 | . A
        A: a5 -> a5 s1
        play: move B1
    """,
    "rule 23, all four neighbours hold tokens, of any colours": """
        pair: x x     before: . a . | . . .     after: . a . | . . .
                              c A b | . . .            c . b | . A .
                              . b . | . . .            . b . | . . .
        play: climb
    """,
    "rule 23, three are not enough": """
        pair: x x     before: . a . | . . .
                              c A b | . . .
                              . . . | . . .
        cannot: climb
    """,
    "rule 23, sweets and figures are no tokens": """
        pair: x x     before: . 2 . | . . .
                              c A b | . . .
                              . B . | . . .
        cannot: climb
    """,
    "rule 23, slanting neighbours do not help": """
        pair: x x     before: a . a | . . .
                              c A b | . . .
                              b b b | . . .
        cannot: climb
    """,
    "rule 23, tokens of other levels do not help": """
        pair: x x     before: . a . | . a .
                              c . b | c A b
                              . b . | . . .
        cannot: climb
    """,
    "rule 23, from the middle to the top": """
        pair: x x     before: . a . | . a . | . . .     after: . a . | . a . | . . .
                              c . b | c A b | . . .            c . b | c . b | . A .
                              . b . | . b . | . . .            . b . | . b . | . . .
        play: climb
    """,
    "rule 23, not above the top": """
        pair: x x     before: . a . | . a . | . a .
                              c . b | c . b | c A b
                              . b . | . b . | . b .
        cannot: climb
    """,
    "rule 23, not where another figure stands": """
        pair: x x     before: . a . | . . .
                              c A b | . B .
                              . b . | . . .
        cannot: climb
    """,
    "rule 23, a figure two levels up does not matter": """
        pair: x x     before: . a . | . . . | . . .
                              c A b | . . . | . B .
                              . b . | . . . | . . .
        can: climb
    """,
    "rule 23, never from an edge": """
        pair: x x     before: a A b | . . .
                              . b . | . . .
                              . . . | . . .
        cannot: climb
    """,
    "rule 23, never from a corner": """
        pair: x x     before: A b | . .
                              a . | . .
        cannot: climb
    """,
    "rule 23, figures do not fall, and the stack below them may be empty": """
        pair: x x     before: . . . | A . .     after: . . . | . . A
        play: move C1
        cannot: climb
    """,
    "edge, climb then move": """
        pair: x x     before: . a . | . . .     after: . a . | A . .
                              c A b | . . .            c . b | . . .
                              . b . | . . .            . b . | . . .
        done: throw
        play: climb; move A1
    """,
    "edge, move then climb": """
        pair: x x     before: A a . | . . .     after: . a . | . . .
                              c . b | . . .            c . b | . A .
                              . b . | . . .            . b . | . . .
        done: throw
        play: move B2; climb
    """,
    "edge, nobody stays below the tokens thrown from above": """
        pair: x x     before: . b . | . . .     after: . b . | . . .
                              b B b | A . .            b B b | A . .
                              . b . | . . .            . b . | . . .
        A: a5 -> a4
        B: b5 -> a1 b5
        play: throw up pair r0 B2
    """,
}


@pictures(MOVING)
def test_moving(picture: str) -> None:
    check(picture)
