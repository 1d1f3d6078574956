"""Rules 24 to 27: who is finished, why, and when the game is over."""

from __future__ import annotations

from tests.rules.pictures import check, pictures

ENDING = {
    "rule 24, who cannot throw is finished on their turn": """
        line: x x x     pair: x x     before: A b     after: A b
                                              B .            B b
        turn: B
        A: hand=line down -> a9 out=stuck
        B: hand=pair,pair -> b8 out=
        play: throw up pair r0 B2; end
        next: B
    """,
    "rule 24, not before their turn": """
        line: x x x     pair: x x     before: A b     after: A b
                                              B .            B b
        turn: B
        A: hand=line down -> a9 out=
        play: throw up pair r0 B2
        next: B
    """,
    "rule 24, edge, level full and nothing fits": """
        line: x x x     before: A b     after: A b
                                B b            B b
        turn: B
        done: throw
        A: down -> a9 out=stuck
        play: end
        next: B
    """,
    "rule 24, a full level is no obstacle for the cell just left": """
        line: x x x     before: A b     after: a A
                                B b            B b
        all: move B1; move B2
        A: a9 -> a8 b1
        play: move B1; throw down line A1
    """,
    "rule 24, in any order of actions: after a move": """
        comet: * x x     before: . . .     after: A a a
                                 . A .            . . .
                                 b . b            b . b
        A: down
        all: move A1; move B1; move C1; move A2; move C2; move A3; move B3; move C3
        play: move A1; throw up comet r0 B1 C1
    """,
    "rule 24, in any order of actions: after a climb": """
        line: x x x     before: b b b | . . .     after: b b b | . a .
                                b A b | . . .            b . b | . A .
                                b b b | . . .            b b b | . a .
        A: down
        all: climb
        play: climb; throw up line r1 B1 B3
    """,
    "rule 24, in any order of actions: a move, then a climb": """
        line: x x x     before: b b b A | . . . .     after: b b b . | . a . .
                                b . b b | . . . .            b . b b | . A . .
                                b b b b | . . . .            b b b b | . a . .
        A: down
        all: move B2
        play: move B2; climb; throw up line r1 B1 B3
    """,
    "rule 25, sources disagree, after the last token no more actions": """
        pair: x x     before: A . a
                              B . .
        A: a0
        done: throw
        all: end
    """,
    "rule 25, also when the throw came first and own tokens lie about": """
        pair: x x     before: A . a     after: A a a
                              B . .            B . .
        A: a1 -> a0 out=tokens
        play: throw up pair r0 B1; end
        next: B
    """,
    "rule 25, others' tokens do not keep a player going": """
        pair: x x     before: A . .
                              B . .
        A: a1 b3 hand=pair,pair -> b3 out=tokens
        play: throw up pair r0 B1; end
    """,
    "rule 26, finished players are skipped": """
        pair: x x     before: A . .
                              B . .
                              C . .
        A: hand=pair,pair
        B: out=cards -> b9 out=cards
        play: throw up pair r0 B1; end
        next: C
    """,
    "rule 26, the last one left goes on alone": """
        pair: x x     before: A . .     after: A a a
                              B . .            B . .
        A: hand=pair,pair,pair
        B: out=cards
        play: throw up pair r0 B1; end; throw down pair C1; end
        next: A
    """,
    "rule 26, finished figures stay, block, and can be hit": """
        pair: x x     before: A B .     moves: . . *     after: A B .
                              . . .            * * *            . . .
        A: a5 -> a4 p1
        B: b0 out=tokens -> a1
        play: throw up pair r0 B1
    """,
    "rule 26, all finished: score": """
        pair: x x     before: A . .     after: A a .
                              B . .            B . .
        A: hand=pair -> a8 out=cards
        B: out=tokens
        play: throw up pair r0 B1; end
        next: over
        scores: 1 0
        winner: A
    """,
    "rule 27, no own token in supply": """
        pair: x x     before: A . .
                              B . .
        A: a1 pile=pair,pair,pair -> a0 out=tokens
        play: throw up pair r0 B1; end
        next: B
    """,
    "rule 27, no card in hand": """
        pair: x x     before: A . .
                              B . .
        A: a9 -> a8 out=cards
        play: throw up pair r0 B1; end
        next: B
    """,
    "rule 27, after drawing: an empty hand is filled first": """
        pair: x x     before: A . .
                              B . .
        A: hand=pair pile=pair -> a8 hand=pair out=
        play: throw up pair r0 B1; end
        next: B
    """,
    "rule 27, sources disagree, an empty deck is no end while a card is in hand": """
        pair: x x     before: A . .
                              B . .
        A: hand=pair,pair pile= -> a8 hand=pair out=
        play: throw up pair r0 B1; end
        next: B
    """,
    "rule 27, sources disagree, after one player finishes the others play to their own end": """
        pair: x x     before: A . . .     after: A a . .
                              B . . .            B b b .
        A: hand=pair -> a8 out=cards
        B: hand=pair,pair,pair,pair -> b7 out=
        play: throw up pair r0 B1; end; throw up pair r0 B2; end; throw down pair C2; end
        next: B
    """,
}


@pictures(ENDING)
def test_ending(picture: str) -> None:
    check(picture)
