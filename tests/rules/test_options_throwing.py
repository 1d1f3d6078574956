"""Fields of the ruleset that a rivalry card or a deck may set: turns, throwing and falling.

What holds without them is in the pictures of the numbered rules. Where sources disagree, the names of both say so, and
the option is the reading that is not the default.
"""

from __future__ import annotations

from tests.rules.pictures import check, pictures

TURNS = {
    "hand_size, draw up to another number": """
        pair: x x     before: A .
                              B .
        rules: hand_size=5
        A: hand=pair,pair pile=pair,pair,pair,pair,pair -> a8 hand=pair,pair,pair,pair,pair pile=pair
        play: throw up pair r0 B1; end
    """,
    "hand_size, of one": """
        pair: x x     before: A .
                              B .
        rules: hand_size=1
        A: hand=pair pile=pair,pair -> a8 hand=pair pile=pair out=
        play: throw up pair r0 B1; end
    """,
    "hand_size, a larger hand is kept": """
        pair: x x     before: A .
                              B .
        rules: hand_size=1
        A: hand=pair,pair,pair pile=pair -> a8 hand=pair,pair pile=pair
        play: throw up pair r0 B1; end
    """,
    "play_on_without_tokens, sources disagree, move and climb are left after the last token": """
        pair: x x     before: . b . | . . .     after: . b . | . . A
                              b A . | . . .            b . a | . . .
                              . b B | . . .            . b B | . . .
        rules: play_on_without_tokens=true
        A: a1 -> a0 out=tokens
        play: throw up pair r0 C2; climb; move C1; end
        next: B
    """,
    "play_on_without_tokens, who takes a token back is not finished": """
        pair: x x     before: A . a     after: . a A
                              B . .            B . .
        rules: play_on_without_tokens=true
        A: a1 hand=pair,pair -> a1 out=
        play: throw up pair r0 B1; move C1; end
        next: B
    """,
}
THROWING = {
    "direct_hit_points, another number": """
        elbow: x x     before: A B     after: A B
               x .             C .            C .
        rules: direct_hit_points=3
        A: a5 -> a3 p6 h2
        play: throw up elbow r0 B1 A2
    """,
    "direct_hit_points, none at all, and still hits": """
        pair: x x     before: A B     after: A B
        rules: direct_hit_points=0
        A: a5 -> a4 p0 h1
        play: throw up pair r0 B1
    """,
    "direct_hit_points, not for a token that falls": """
        pair: x x     before: . B | A .     after: . B | A .
        rules: direct_hit_points=3
        A: a5 -> a4 p0 h0
        play: throw up pair r0 B1
    """,
    "direct_hit_extra_tokens, the victim gets more than the token thrown": """
        pair: x x     before: A B     after: A B
        rules: direct_hit_extra_tokens=2
        A: a5 -> a2 p1 h1
        B: b5 -> b5 a3
        play: throw up pair r0 B1
    """,
    "direct_hit_extra_tokens, as long as there are any": """
        pair: x x     before: A B     after: A B
        rules: direct_hit_extra_tokens=2
        A: a2 hand=pair,pair -> p1 h1 out=tokens
        B: b5 -> b5 a2
        play: throw up pair r0 B1; end
    """,
    "mirrored, patterns may be thrown as in a mirror": """
        comet: * x     before: A . .     after: A . .
               . x             . . .            a a .
                               . . .            . . .
        rules: mirrored=true
        ups: comet r0 B1 B2; comet r3m A2 B2
        play: throw up comet r3m A2 B2
    """,
    "mirrored, not without the rule": """
        comet: * x     before: A . .
               . x             . . .
                               . . .
        ups: comet r0 B1 B2
    """,
    "mirrored, a pattern that is its own image gains nothing": """
        line: x x x     before: . . A . .
        rules: mirrored=true
        ups: line r0 A1 B1; line r0 B1 D1; line r0 D1 E1
    """,
    "face_down, always: also on two turns running": """
        pair: x x     before: A . .     downs: . * *
                              . B .            * . *
        rules: face_down=always
        A: down
    """,
    "face_down, never": """
        pair: x x     before: A . .     downs: . . .
                              . B .            . . .
        rules: face_down=never
        ups: pair r0 B1; pair r1 A2
    """,
    "face_down, never: who has nothing that fits is finished": """
        pair: x x     long: x x x x x     before: A . .
                                                  B . .
        rules: face_down=never
        A: hand=long -> a9 out=stuck
        B: hand=pair,pair
        turn: B
        play: throw up pair r0 B2; end
        next: B
    """,
}
FALLING = {
    "falling_hit_points, sources disagree, a falling token may score": """
        pair: x x     before: . B | A .     after: . B | A .
        rules: falling_hit_points=1
        A: a5 -> a4 p1 h0
        B: b5 -> b5 a1
        play: throw up pair r0 B1
    """,
    "falling_hit_points, however far it falls and face down too": """
        pair: x x     before: . . B | . . . | A . .     after: . . B | . . . | A . .
        rules: falling_hit_points=2
        A: a5 -> a4 p2 h0
        B: b5 -> b5 a1
        play: throw down pair C1
    """,
    "falling_hit_points, beside a direct hit": """
        elbow: x x     before: . B | A C     after: . B | A C
               x .             . . | . .            a . | . .
        rules: falling_hit_points=2
        A: a5 -> a3 p1 h1
        C: c5 -> c5 a1
        play: throw up elbow r0 B1 A2
    """,
}


@pictures(TURNS)
def test_turns(picture: str) -> None:
    check(picture)


@pictures(THROWING)
def test_throwing(picture: str) -> None:
    check(picture)


@pictures(FALLING)
def test_falling(picture: str) -> None:
    check(picture)
