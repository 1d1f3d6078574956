"""Rules 16 to 19: where tokens come to rest."""

from __future__ import annotations

from tests.rules.pictures import check, pictures

FALLING = {
    "rule 16, a token drops where nothing is below": """
        pair: x x     before: . . | A . | . .     after: . a | A . | . .
        A: a5 -> a4
        play: throw up pair r0 B1
    """,
    "rule 16, from the top down to the ground": """
        pair: x x     before: . . | . . | A .     after: . a | . . | A .
        play: throw up pair r0 B1
    """,
    "rule 16, it rests on a token one level down": """
        pair: x x     before: . b | . . | A .     after: . b | . a | A .
        play: throw up pair r0 B1
    """,
    "rule 16, it stays where a token is directly below": """
        pair: x x     before: . b | . c | A .     after: . b | . c | A a
        play: throw up pair r0 B1
    """,
    "rule 16, an own token carries as well": """
        pair: x x     before: . a | A .     after: . a | A a
        play: throw up pair r0 B1
    """,
    "rule 16, the tokens of one throw fall each for itself": """
        comet: x x x     before: .  a  b  | .  .  b  | .  .  .     after: a  a  b  | .  a  b  | .  .  a
               * . .             .  .  .  | .  .  .  | A  .  .            .  .  .  | .  .  .  | A  .  .
        A: a5 -> a2
        play: throw up comet r0 A1 B1 C1
    """,
    "rule 16, a face-down token falls too": """
        pair: x x     before: . . b | . . . | A . .     after: . . b | . . a | A . .
        play: throw down pair C1
    """,
    "rule 16, figures beside do not matter": """
        pair: x x     before: B . C | A . . | . . .     after: B a C | A . . | . . .
        play: throw up pair r0 B1
    """,
    "rule 17, sources disagree, a figure below stops the fall, for no point": """
        pair: x x     before: . B | A .     after: . B | A .
        A: a5 -> a4 h0
        B: b5 -> b5 a1
        play: throw up pair r0 B1
    """,
    "rule 17, from two levels above": """
        pair: x x     before: . B | . . | A .     after: . B | . . | A .
        A: a5 -> a4
        B: b5 -> b5 a1
        play: throw up pair r0 B1
    """,
    "rule 17, edge, thrown on top, a figure in the middle takes it even if the ground is empty": """
        pair: x x     before: . . | . B | A .     after: . . | . B | A .
        A: a5 -> a4
        B: b5 -> b5 a1
        play: throw up pair r0 B1
    """,
    "rule 17, edge, of figures on two levels the highest below the token takes it": """
        pair: x x     before: . C | . B | A .     after: . C | . B | A .
        A: a5 -> a4
        B: b5 -> b5 a1
        C: c5 -> c5
        play: throw up pair r0 B1
    """,
    "rule 17, a figure in the middle that stands above a token": """
        pair: x x     before: . c | . B | A .     after: . c | . B | A .
        A: a5 -> a4
        B: b5 -> b5 a1
        play: throw up pair r0 B1
    """,
    "rule 17, a finished player catches like others": """
        pair: x x     before: . B | A .     after: . B | A .
        A: a5 -> a4
        B: b0 out=tokens -> a1
        play: throw up pair r0 B1
    """,
    "rule 18, moving under a token brings it down on you": """
        pair: x x     before: A c | . a | . .     after: . A | . . | . .
        A: a5 -> a6 c1
        play: move B1
    """,
    "rule 18, edge, moving on the ground under two levels of tokens takes all three": """
        pair: x x     before: A c | . b | . a     after: . A | . . | . .
        A: a5 -> a6 b1 c1
        B: b5 -> b5
        play: move B1
    """,
    "rule 18, on the middle level what is above comes down and what is below stays": """
        pair: x x     before: . c | A b | . c     after: . c | . A | . .
        A: a5 -> a5 b1 c1
        play: move B1
    """,
    "rule 18, for no point, whoever's tokens they are": """
        pair: x x     before: A b | . b     after: . A | . .
        rules: falling_hit_points=1
        A: a5 -> a5 b2
        B: b5 -> b5
        scores: 0 4
        play: move B1
    """,
    "rule 19, tokens pass through sweets and sweets stay": """
        pair: x x     before: . . | . 1 | A .     after: . a | . 1 | A .
        play: throw up pair r0 B1
    """,
    "rule 19, tokens come to rest on sweets": """
        pair: x x     before: . 2 | . 1 | A .     after: . a2 | . 1 | A .
        play: throw up pair r0 B1
    """,
    "rule 19, on a token and on sweets at once": """
        pair: x x     before: . c2 | . 1 | A .     after: . c2 | . a1 | A .
        play: throw up pair r0 B1
    """,
    "rule 19, sweets do not fall on a figure below": """
        pair: x x     before: A . | . 1     after: . A | . 1
        A: a5 -> a5
        play: move B1
    """,
    "rule 19, sweets between do not keep tokens from coming down": """
        pair: x x     before: A c2 | . b1     after: . A | . 1
        A: a5 -> a5 b1 c1 s2
        play: move B1
    """,
}


@pictures(FALLING)
def test_falling(picture: str) -> None:
    check(picture)
