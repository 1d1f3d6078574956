"""Fields of the ruleset that a rivalry card or a deck may set: moving, climbing and scoring.

What holds without them is in the pictures of the numbered rules. Where sources disagree, the names of both say so, and
the option is the reading that is not the default.
"""

from __future__ import annotations

from tests.rules.pictures import check, pictures

MOVING = {
    "move_distance, rows and columns together": """
        pair: x x     before: . . . . .     moves: . . * . .
                              . . . a .            . * * * .
                              . . A . .            * * . * *
                              . B . . .            . . * * .
                              . . . . .            . . * . .
        rules: move_distance=2
    """,
    "move_distance, on the level only": """
        pair: x x     before: . . . | . . . | . . .     moves: . . . | . * . | . . .
                              . . . | . A . | . . .            . . . | * . * | . . .
                              . . . | . . . | . . .            . . . | . * . | . . .
        rules: move_distance=1
    """,
    "move_direction, straight: along row or column, past whatever is there": """
        pair: x x     before: . . b . .     moves: . . * . .
                              . . . . .            . . * . .
                              . B A a .            * . . * *
                              . . . . .            . . * . .
        rules: move_direction=straight
    """,
    "move_direction, straight and not far": """
        pair: x x     before: . . . . .     moves: . . * . .
                              . . . . .            . . * . .
                              . . A . .            * * . * *
                              . . . . .            . . * . .
        rules: move_direction=straight move_distance=2
    """,
    "covered_sweets_stay, sources disagree, sweets under a token are not taken": """
        pair: x x     before: A . b2     after: . . A2
        rules: covered_sweets_stay=true
        A: a5 -> a5 b1
        play: move C1
    """,
    "covered_sweets_stay, open sweets are": """
        pair: x x     before: A . 2     after: . . A
        rules: covered_sweets_stay=true
        A: a5 -> a5 s2
        play: move C1
    """,
    "covered_sweets_stay, and those left can be taken by the next who comes": """
        pair: x x     before: A . b2     after: A a B
                              B . .             . b b
        rules: covered_sweets_stay=true
        A: a5 hand=pair,pair,pair -> a4 b1
        B: b5 hand=pair,pair,pair -> b3 s2
        done: throw
        play: move C1; end; throw up pair r0 B2; end; throw up pair r0 B1; move A1; end;
              throw down pair C2; move C1
    """,
    "climb_sides, three are enough": """
        pair: x x     before: . a . | . . .     after: . a . | . . .
                              c A b | . . .            c . b | . A .
                              . . . | . . .            . . . | . . .
        rules: climb_sides=3
        play: climb
    """,
    "climb_sides, two are not three": """
        pair: x x     before: . a . | . . .
                              c A . | . . .
                              . . . | . . .
        rules: climb_sides=3
        cannot: climb
    """,
    "climb_sides, from an edge, on sweets, which are taken": """
        pair: x x     before: a A b | . 1 .     after: a . b | . A .
                              . b . | . . .            . b . | . . .
        rules: climb_sides=3
        A: a5 -> a5 s1
        play: climb
    """,
    "climb_tokens, own: others' do not count": """
        pair: x x     before: . a . | . . .
                              a A b | . . .
                              . a . | . . .
        rules: climb_tokens=own
        cannot: climb
    """,
    "climb_tokens, own: four of them, or as many as are asked": """
        pair: x x     before: . a . | . . .
                              b A b | . . .
                              . a . | . . .
        rules: climb_tokens=own climb_sides=2
        can: climb
    """,
}
POINTS = {
    "sweets_points, another number for each player with fewer": """
        before: A B C .
        rules: sweets_points=3
        A: s3
        B: s1
        scores: 6 3 0
    """,
    "sweets_each_points, for every sweets token": """
        before: A B . .
        rules: sweets_each_points=2
        A: s3
        B: s1
        scores: 11 2
    """,
    "sweets_each_points, also where as many as another": """
        before: A B . .
        rules: sweets_each_points=2 sweets_points=3
        A: s3
        B: s3
        scores: 6 6
    """,
    "supply_points, for each own token in others' supplies": """
        before: A B . .
        rules: supply_points=3
        A: b2
        B: a1
        scores: 3 6
    """,
    "tie_break, sources disagree, trigger: who first was finished": """
        before: a b c c b
        rules: tie_break=trigger
        trigger: C
        scores: 1 2 2
        winner: C
    """,
    "tie_break, trigger: the first to finish, not the last": """
        pair: x x     before: A . .     after: A a .
                              B . .            B b .
        turn: B
        rules: tie_break=trigger
        A: hand=pair
        B: hand=pair
        play: throw up pair r0 B2; end; throw up pair r0 B1; end
        next: over
        scores: 1 1
        winner: B
    """,
    "tie_break, trigger: only where all else is equal": """
        before: a a . .
        rules: tie_break=trigger
        trigger: A
        A: b1
        scores: 2 2
        winner: B
    """,
}


@pictures(MOVING)
def test_moving(picture: str) -> None:
    check(picture)


@pictures(POINTS)
def test_points(picture: str) -> None:
    check(picture)
