"""Ruleset `prototype`, numbers 5 to 11 of its differences: throwing, hanging tokens, drawing, and the common end.

An empty pile counts towards the end, so pictures in which a turn ends tell of the piles.
"""

from __future__ import annotations

from pnp.rules.notation import parse_turn
from tests.rules.drawing import state_of
from tests.rules.pictures import check, pictures

THROWING = {
    "prototype 5, with a global card the figure stands on its marked cell": """
        ruleset: prototype
        canopy: x x x     before: . . . .     after: a a a .
                . * .             . A . .            . A . .
        A: a5 hand=canopy -> a2 hand=
        can: throw up canopy r0 A1 B1 C1
        cannot: throw up canopy r0 B1 C1 D1
        play: throw up canopy r0 A1 B1 C1
    """,
    "prototype 6, a direct hit gives the token and one more, and no point": """
        ruleset: prototype
        pair: x x     before: A B     after: A B
        A: a5 -> a3 h1
        B: b5 -> b5 a2
        scores: 4 0
        play: throw up pair r0 B1
    """,
    "prototype 6, one token left: give one": """
        ruleset: prototype
        pair: x x     before: A B     after: A B
        A: a1 -> h1
        B: b5 -> b5 a1
        play: throw up pair r0 B1
    """,
    "prototype 6, two figures hit cost four tokens": """
        ruleset: prototype
        elbow: x x     before: A B     after: A B
               x .             C .            C .
        A: a5 -> a1 h2
        B: b5 -> b5 a2
        C: c5 -> c5 a2
        play: throw up elbow r0 B1 A2
    """,
    "prototype 6, the pattern is thrown before anything more is given": """
        ruleset: prototype
        elbow: x x     before: A B     after: A B
               x .             . .            a .
        A: a2 -> h1
        B: b5 -> b5 a1
        play: throw up elbow r0 B1 A2
    """,
    "prototype 6, the tokens that are left go to one victim after the other": """
        ruleset: prototype
        elbow: x x     before: A B     after: A B
               x .             C .            C .
        A: a3 -> h2
        B: b5 -> b5 a2
        C: c5 -> c5 a1
        play: throw up elbow r0 B1 A2
    """,
    "prototype 7, a token falling on a figure is one token, no extra": """
        ruleset: prototype
        pair: x x     before: . B | A .     after: . B | A .
        A: a5 -> a4 h0
        B: b5 -> b5 a1
        play: throw up pair r0 B1
    """,
    "prototype 7, nor for a face-down token": """
        ruleset: prototype
        pair: x x     before: . . B | . . . | A . .     after: . . B | . . . | A . .
        A: a5 -> a4 h0
        B: b5 -> b5 a1
        play: throw down pair C1
    """,
}
HANGING = {
    "prototype 8, moving under tokens takes the one in the cell and leaves the others hanging": """
        ruleset: prototype
        pair: x x     before: A c | . b | . a     after: . A | . b | . a
        A: a5 -> a5 c1
        play: move B1
    """,
    "prototype 8, they still hang when the figure has gone": """
        ruleset: prototype
        pair: x x     before: A . . | b . .     after: . . A | b . .
        A: a5 -> a5
        play: move C1
    """,
    "prototype 8, a token that is placed falls": """
        ruleset: prototype
        pair: x x     before: . . | . . | A .     after: . a | . . | A .
        play: throw up pair r0 B1
    """,
    "prototype 8, on a hanging token": """
        ruleset: prototype
        pair: x x     before: . . | . b | A .     after: . . | . b | A a
        play: throw up pair r0 B1
    """,
    "prototype 8, below a hanging token, which stays": """
        ruleset: prototype
        pair: x x     before: . . | A . | . b     after: . a | A . | . b
        play: throw up pair r0 B1
    """,
    "prototype 8, a hanging token above a victim stays where it is": """
        ruleset: prototype
        pair: x x     before: A B | . b | . .     after: A B | . b | . .
        A: a5 -> a3
        B: b5 -> b5 a2
        play: throw up pair r0 B1
    """,
    "prototype 8, a climb can arrive on a token, which is collected": """
        ruleset: prototype
        pair: x x     before: . a . | . . . | . . .     after: . a . | . . . | . . .
                              c A b | . c . | . b .            c . b | . A . | . b .
                              . b . | . . . | . . .            . b . | . . . | . . .
        A: a5 -> a5 c1
        play: climb
    """,
    "prototype 8, tokens that hang around a figure carry its climb": """
        ruleset: prototype
        pair: x x     before: . . . | . a . | . . .     after: . . . | . a . | . . .
                              . . . | c A b | . . .            . . . | c . b | . A .
                              . . . | . b . | . . .            . . . | . b . | . . .
        play: climb
    """,
}
DRAWING = {
    "prototype 9, not face down if the previous turn was": """
        ruleset: prototype
        pair: x x     before: A . .     downs: . . .
                              . . .            . . .
        A: down
        ups: pair r0 B1; pair r1 A2
    """,
    "prototype 9, a turn without a throw was not face down": """
        ruleset: prototype
        long: x x x x x     pair: x x     before: A b .     after: A b a
                                                  B . .            B b .
        shared: long long long
        A: hand=long,long,long pile=long down -> a8 down=true
        B: hand=pair,pair,pair,pair pile=long
        all: move B1; move C1; move B2; move C2; end
        play: end; throw up pair r0 B2; end; throw down long C1
    """,
    "prototype 9, refill to three from both decks": """
        ruleset: prototype
        pair: x x     kite: * x     before: A .
                                            B .
        shared: kite kite kite
        A: hand=pair pile=pair,pair -> a8 hand=kite,pair,kite pile=pair
        B: pile=pair
        play: throw up pair r0 B1; end; draw shared; draw personal; draw shared
        next: B
    """,
    "prototype 9, or from one of them": """
        ruleset: prototype
        pair: x x     kite: * x     before: A .
                                            B .
        shared: kite kite kite kite
        A: hand=kite pile=pair -> a8 hand=kite,kite,kite pile=pair
        B: pile=pair
        play: throw up kite r0 B1; end; draw shared; draw shared; draw shared
        next: B
    """,
    "prototype 9, with one deck empty there is nothing to decide": """
        ruleset: prototype
        pair: x x     kite: * x     before: A .
                                            B .
        shared:
        A: hand=pair pile=pair,pair,pair -> a8 hand=pair,pair,pair pile=
        B: pile=pair
        play: throw up pair r0 B1; end
        next: B
    """,
    "prototype 9, the rest from the other deck when one runs out": """
        ruleset: prototype
        pair: x x     kite: * x     before: A .
                                            B .
        shared: kite kite
        A: hand=kite pile=pair -> a8 hand=pair,kite,kite pile=
        B: pile=pair
        play: throw up kite r0 B1; end; draw personal
        next: B
    """,
    "prototype 9, the turn is the player's until the hand is full": """
        ruleset: prototype
        pair: x x     before: A .
                              B .
        shared: pair pair pair
        A: hand=pair pile=pair,pair -> a8 hand=pair,pair
        play: throw up pair r0 B1; end; draw shared; draw personal
        next: A
    """,
}


@pictures(THROWING)
def test_throwing(picture: str) -> None:
    check(picture)


@pictures(HANGING)
def test_hanging_tokens(picture: str) -> None:
    check(picture)


@pictures(DRAWING)
def test_face_down_and_drawing(picture: str) -> None:
    check(picture)


def test_prototype_9_while_drawing_nothing_else_can_be_done() -> None:
    state = state_of("""
        ruleset: prototype
        pair: x x     before: A .
                              B .
        shared: pair pair pair
        A: hand=pair pile=pair,pair
    """)
    for action in parse_turn("throw up pair r0 B1; end"):
        state = state.after(action)
    assert list(map(str, state.actions())) == ["draw personal", "draw shared"]
