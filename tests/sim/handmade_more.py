"""More games made by hand, written as `handmade` explains: hands that do not fit, ends, towers and the prototype."""

from __future__ import annotations

CARDS = {
    "two different cards that fit are a choice": """
        pair: x x    line: x x x    gap: x . x    board: A . . .    after: . a a .
                                                         . . . .           a . . .
                                                         . . . .           a . . .
                                                         . . . B           . . b .
        tokens: 5
        A: pair line gap
        B: pair
        play: throw up pair r0 B1
              throw up pair r0 C4
              throw up line r1 A2 A3
              throw up gap r0 C1
        winner: A    scores: 4 1    points: ground 4 1    ends: cards cards    left: 1 4
        choices: 1    turns: 4    course: 1 1, 3, 4    margin: 3    settled: 0
        cards: pair 2 2 0 2 0, line 1 1 0 1 0, gap 1 1 0 2 0
    """,
    "a card that fits nowhere is no choice": """
        pair: x x    wide: x x x    board: A .    after: a .
                                           . B           b .
        tokens: 5
        A: pair wide pair
        B: pair
        play: throw up pair r0 B1
              throw up pair r0 A2
              move B1; throw up pair r1 B2    # takes its token back and hits B
              throw down wide A1
        winner: A    scores: 4 1    points: ground 1 1, hits 1 0, supplies 2 0    ends: cards cards    left: 3 4
        hits: 1 0    caught: 0 1    recovered: 1 0
        nofit: 1     # before the last turn; before the one ahead of it, pair fits
        turns: 4    course: 1 1, 3, 4    margin: 3    settled: 0
        cards: pair 3 3 0 3 0, wide 1 0 1 2 2
    """,
    "stuck after a card face down": """
        wide: x x x    pair: x x    board: A .    after: . a
                                           . B           b .
        tokens: 5
        A: wide wide
        B: pair
        play: throw down wide B1
              throw up pair r0 A2
        winner: A    scores: 1 1    points: ground 1 1    left: 4 4    tiebreak: 1
        ends: stuck cards    # nothing fits, and never face down twice running
        nofit: 1    turns: 2    course: 1 1    margin: 0    settled: 0
        cards: wide 2 0 1 1 1, pair 1 1 0 1 0    # a turn that does not take place is no decision
    """,
    "the last token is thrown": """
        line: x x x    pair: x x    board: A . . .    after: . a a .
                                           . . . .           a . . .
                                           . . . .           . . . .
                                           . . . B           . . b .
        tokens: 3
        A: line line
        B: pair
        play: throw up line r0 B1 C1
              throw up pair r0 C4
              throw up line r1 A2    # one token for two cells
        winner: A    scores: 3 1    points: ground 3 1    left: 0 2
        ends: tokens cards    # A is out of both, and tokens come first
        turns: 3    course: 2 1, 3    margin: 2    settled: 0
        cards: line 2 2 0 2 0, pair 1 1 0 1 0
    """,
    "broken off": """
        pair: x x    board: A . .    after: . a .
                            . . .           . . .
                            . . B           . . .
        tokens: 3
        A: pair
        B: pair
        play: throw up pair r0 B1
        broken: 1    # B has not played
        winner: A    scores: 1 0    points: ground 1 0    ends: cards playing    left: 2 3
        turns: 1    course: 1    margin: 1    settled: 0
        cards: pair 2 1 0 1 0
    """,
    "broken by a throw onto a token": """
        pair: x x    board: A . .    after: . a .
                            . . .           . . .
                            . . B           . b .
        tokens: 3
        A: pair pair
        B: pair
        illegal: throw up pair r0 B1
        play: throw up pair r0 B1
              throw up pair r0 B3
              throw up pair r0 B1
        broken: 1    # one lies there, one is left: a token is gone
        winner: A    scores: 1 1    points: ground 1 1    ends: cards cards    left: 1 2    tiebreak: 1
        turns: 3    course: 1 1, 1    margin: 0    settled: 0
        cards: pair 3 3 0 3 0
    """,
}

TOWERS = {
    "a climb on one's own throw": """
        cross: . x .    pair: x x    board: B . . | . . .    after: b . . | . . .
               x * x                        . A . | . . .           a . a | . . .
               . x .                        . . . | . . .           . a . | . . .
        tokens: 5
        A: cross
        B: pair
        play: throw up cross r0 B1 A2 C2 B3; climb
              move B1; throw up pair r0 A1
        winner: A    scores: 5 1    points: ground 3 1, supplies 2 0    ends: cards cards    left: 1 4
        caught: 0 1    reached: 1 0    climbed: 1 0
        turns: 2    course: 4 1    margin: 4    settled: 0
        cards: cross 1 1 0 1 0, pair 1 1 0 1 0    # pair fits after a move only
    """,
    "a climb on everybody's tokens": """
        pair: x x    line: x x x    board: A . . | . . .    after: . a . | . . .
                                           . . . | . . .           a . a | . . .
                                           . . B | . . .           . b . | . . .
        tokens: 4
        A: pair line
        B: pair
        play: throw up pair r0 B1
              throw up pair r0 B3
              move B2; throw up line r0 A2 C2; climb
        winner: A    scores: 3 1    points: ground 3 1    ends: cards cards    left: 1 3
        reached: 1 0    climbed: 3 0
        turns: 3    course: 1 1, 3    margin: 2    settled: 0
        cards: pair 2 2 0 2 0, line 1 1 0 1 0
    """,
    "to the top": """
        cross: . x .    pair: x x    board: B . . | . . . | . . .    after: . a . | . a . | . . .
               x * x                        . A . | . . . | . . .           a . a | a . a | a . .
               . x .                        . . . | . . . | . . .           . a b | . a . | . . .
        tokens: 9
        A: cross cross pair
        B: pair
        play: throw up cross r0 B1 A2 C2 B3; climb
              throw down pair C3
              throw up cross r0 B1 A2 C2 B3; climb
              throw up pair r0 A2
        winner: A    scores: 15 1    points: ground 4 1, middle 8 0, top 3 0    ends: tokens cards    left: 0 8
        reached: 2 0    climbed: 1 0    choices: 1    # cross or pair, before A's second turn
        turns: 4    course: 4 1, 12, 15    margin: 14    settled: 0
        cards: cross 2 2 0 2 0, pair 2 1 1 3 0
    """,
    "whoever moves under a stack takes all of it": """
        cross: . x .    line: x x x    pair: x x    board: B . . | . . .    after: b a . | . . .
               x * x                                       . A . | . . .           . . a | . . a
               . x .                                       . . . | . . .           . a b | . . .
        tokens: 8
        A: cross line
        B: pair pair
        play: throw up cross r0 B1 A2 C2 B3; climb
              throw down pair C3
              throw up line r0 A2 C2
              move A2; throw up pair r1 A1
        winner: A    scores: 9 2    points: ground 3 2, middle 2 0, supplies 4 0    ends: cards cards    left: 2 6
        caught: 0 2    reached: 1 0    climbed: 1 0
        turns: 4    course: 4 1, 8 2    margin: 7    settled: 0
        cards: cross 1 1 0 1 0, line 1 1 0 1 0, pair 2 1 1 2 0
    """,
    "a token falls on a figure": """
        cross: . x .    diag: x .    pair: x x    board: B . . | . . .    after: . a . | . . .
               x * x          . x                        . A . | . . .           a . a | . . .
               . x .                                     . . . | . . .           . a b | . . .
        tokens: 6
        A: cross diag
        B: pair
        play: throw up cross r0 B1 A2 C2 B3; climb
              throw down pair C3
              throw up diag r0 A1
        winner: A    scores: 6 1    ends: cards cards    left: 1 5    caught: 0 1    reached: 1 0    climbed: 1 0
        points: ground 4 1, supplies 2 0    # no hit: B stands on another level
        turns: 3    course: 4 1, 6    margin: 5    settled: 0
        cards: cross 1 1 0 1 0, diag 1 1 0 1 0, pair 1 0 1 1 0
    """,
    "a token falls through sweets to the ground": """
        cross: . x .    diag: x .    pair: x x    board: B . . | . . .    after: . a . | . . .
               x * x          . x                        . A . | . . .           a . a | . . .
               . x .                                     1 . . | 1 . .           a a b | . . .
        tokens: 6
        A: cross diag
        B: pair
        play: throw up cross r0 B1 A2 C2 B3; climb
              throw down pair C3
              throw up diag r1 A3
        winner: A    scores: 5 1    points: ground 5 1    ends: cards cards    left: 1 5    reached: 1 0    climbed: 1 0
        sweetsleft: 1 1    turns: 3    course: 4 1, 5    margin: 4    settled: 0
        cards: cross 1 1 0 1 0, diag 1 1 0 1 0, pair 1 0 1 1 0
    """,
    "sweets of two levels": """
        cross: . x .    pair: x x    board: . . B | . . .    after: . a . | . . .
               x * x                        . A . | . . .           a . a | . . .
               . x .                        2 . . | 1 . .           . a b | . . .
        tokens: 5
        A: cross
        B: pair
        play: throw up cross r0 B1 A2 C2 B3; climb; move A3    # the one sweets token up there
              move A3; throw down pair C3                      # the two below
        winner: B    scores: 4 6    points: ground 4 1, sweets 0 5    ends: cards cards    left: 1 4    sweets: 1 2
        reached: 1 0    climbed: 1 0    bysweets: 1    leads: 1
        turns: 2    course: 9 6    margin: 2    settled: 5
        cards: cross 1 1 0 1 0, pair 1 0 1 1 0
    """,
}

PROTOTYPE = {
    "a hit costs two tokens and scores nothing at once": """
        pair: x x    board: A B .    after: . . .
                            . . .           . b .
                            . . .           . . .
        tokens: 5
        ruleset: prototype
        A: pair
        B: pair pair
        play: throw up pair r0 B1
              throw up pair r1 B2
        winner: A    scores: 4 1    points: ground 0 1, supplies 4 0    hits: 1 0    caught: 0 2    left: 3 4
        ends: cards cards    # with the round, for both piles are empty
        turns: 2    course: 4 1    margin: 3    settled: 0
        cards: pair 3 2 0 3 0    # B begins with two
    """,
    "a choice of piles is no turn of its own": """
        pair: x x    gap: x . x    board: A . .    after: . a .
                                          . . .           . . .
                                          . . B           . b .
        tokens: 5
        ruleset: prototype
        A: pair pair
        B: pair pair
        shared: gap
        play: throw up pair r0 B1; end; draw shared
              throw up pair r0 B3
        winner: A    scores: 1 1    points: ground 1 1    ends: cards cards    left: 4 4    tiebreak: 1
        turns: 2    course: 1 1    margin: 0    settled: 0
        cards: pair 4 2 0 3 0, gap 1 0 0 0 0
    """,
}
