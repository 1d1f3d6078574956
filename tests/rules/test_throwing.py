"""Rules 7 to 15: throwing colour, face up and face down."""

from __future__ import annotations

from tests.rules.drawing import state_of
from tests.rules.pictures import check, pictures

FACE_UP = {
    "rule 7, the figure stands on any filled cell of a plain card": """
        pair: x x     before: . . .
                              . A .
                              . . .
        ups: pair r0 C2; pair r0 A2; pair r1 B3; pair r1 B1
    """,
    "rule 7, an elbow has four turns and three cells to stand on": """
        elbow: x x     before: . . . . .
               x .             . . . . .
                               . . A . .
                               . . . . .
                               . . . . .
        ups: elbow r0 D3 C4; elbow r0 B3 B4; elbow r0 C2 D2;
             elbow r1 B3 C4; elbow r1 D3 D4; elbow r1 B2 C2;
             elbow r2 C2 B3; elbow r2 D2 D3; elbow r2 B4 C4;
             elbow r3 C2 D3; elbow r3 B2 B3; elbow r3 C4 D4
    """,
    "rule 7, on a star card the figure stands on the star": """
        comet: * x x     before: A . .
                                 . . .
                                 . . .
        ups: comet r0 B1 C1; comet r1 A2 A3
    """,
    "rule 7, four turns and no mirroring": """
        flag: x x     before: . . .
              * .             . A .
                              . . .
        ups: flag r0 B1 C1; flag r1 C2 C3; flag r2 A3 B3; flag r3 A1 A2
    """,
    "rule 7, any card of the hand but no other": """
        pair: x x     far: x . x     before: . . . .
                                             A . . .
                                             . . . .
        A: hand=far
        ups: far r0 C2
    """,
    "rule 7, the same card twice is one choice": """
        pair: x x     before: A .
                              . B
        A: hand=pair,pair
        ups: pair r0 B1; pair r1 A2
    """,
    "rule 8, a token blocks, a figure and sweets do not": """
        elbow: x x    before: . b .    after: . b .
               x .            A 2 .           A a2 .
                              B . .           B . .
        A: a5 -> a3 p1
        B: b5 -> b5 a1
        ups: elbow r0 B2 A3; elbow r1 B2 B3; elbow r3 A1 B2; elbow r3 A3 B3
        play: throw up elbow r0 B2 A3
    """,
    "rule 8, an own token blocks as well": """
        pair: x x     before: . a .
                              a A .
                              . . .
        ups: pair r0 C2; pair r1 B3
    """,
    "rule 8, every filled cell must be on the board": """
        line: x x x     before: . .
                                A .
                                . .
        ups: line r1 A1 A3
    """,
    "rule 8, blank cells may hang off the board": """
        corner: . . .     before: . . .
                . x x             . . A
                . x .             . . .
        ups: corner r0 B2 B3; corner r1 B2 C3; corner r1 B1 C1; corner r2 C1 B2; corner r2 B3 C3; corner r3 B1 B2
    """,
    "rule 8, only the figure's level counts": """
        pair: x x     before: a . . | . . .
                              . b . | A . .
                              . . . | b . .
        ups: pair r0 B2; pair r1 A1
    """,
    "rule 9, one token in each cell and none under the figure": """
        comet: x x x     before: . . . .     after: . . . .
               . * .             . . . .            a a a .
                                 . A . .            . A . .
        A: a5 -> a2
        play: throw up comet r0 A2 B2 C2
    """,
    "rule 9, a plain card of three throws two": """
        elbow: x x     before: . .     after: a .
               x .             . A            a A
        A: a5 -> a3
        play: throw up elbow r3 A1 A2
    """,
    "rule 10, a direct hit: the token goes to the victim and scores one point": """
        pair: x x     before: A B     after: A B
                              . .            . .
        A: a5 -> a4 p1 h1
        B: b5 -> b5 a1
        play: throw up pair r0 B1
    """,
    "rule 10, edge, two figures hit in one throw give one point each": """
        elbow: x x     before: A B     after: A B
               x .             C .            C .
        A: a5 p3 -> a3 p5 h2
        B: b5 -> b5 a1
        C: c5 -> c5 a1
        play: throw up elbow r0 B1 A2
    """,
    "rule 10, a hit above the ground does not fall any further": """
        pair: x x     before: . . | A B | . .     after: . . | A B | . .
                              . . | . . | . .            . . | . . | . .
        A: a5 -> a4 p1
        B: b5 -> b5 a1
        play: throw up pair r0 B1
    """,
    "rule 10, same level only: a figure above is not hit": """
        pair: x x     before: A . | . B     after: A a | . B
                              . . | . .            . . | . .
        A: a5 -> a4
        B: b5 -> b5
        play: throw up pair r0 B1
    """,
    "rule 10, same level only: a figure below catches and gives no point": """
        pair: x x     before: . B | A .     after: . B | A .
                              . . | . .            . . | . .
        A: a5 -> a4 h0
        B: b5 -> b5 a1
        play: throw up pair r0 B1
    """,
    "rule 11, a token may lie on sweets, which are not collected": """
        pair: x x     before: A 2     after: A a2
                              . .            . .
        A: a5 -> a4
        play: throw up pair r0 B1
    """,
    "rule 12, too few tokens: the thrower chooses which cells get one": """
        comet: * x x     before: A . .     after: A . a
                                 . . .            . . .
                                 . . .            . . .
        A: a1 -> a0
        ups: comet r0 B1; comet r0 C1; comet r1 A2; comet r1 A3
        play: throw up comet r0 C1
    """,
    "rule 12, two tokens for three cells": """
        comet: x x x     before: . . .
               * . .             A . .
        A: a2
        ups: comet r0 A1 B1; comet r0 A1 C1; comet r0 B1 C1
    """,
    "rule 12, legality is judged on the whole pattern": """
        comet: * x x     before: A . b
                                 . . .
                                 . . .
        A: a1
        ups: comet r1 A2; comet r1 A3
    """,
    "rule 12, a throw is listed once, though the figure may stand on two cells of the card for it": """
        line: x x x     before: . . A . .
        A: a1
        ups: line r0 A1; line r0 B1; line r0 D1; line r0 E1
    """,
    "rule 12, edge, a hit costs a token like any cell": """
        elbow: x x     before: A B     after: A B
               x .             . .            . .
        A: a1 -> p1 h1
        B: b5 -> b5 a1
        play: throw up elbow r0 B1
    """,
    "rule 12, edge, no token, no hit, no point": """
        elbow: x x     before: A B     after: A B
               x .             . .            a .
        A: a1 -> p0 h0
        B: b5 -> b5
        play: throw up elbow r0 A2
    """,
    "rule 13, the card leaves the hand": """
        pair: x x     far: x . x     before: A . .
                                             . B .
        A: hand=pair,far,pair down -> a8 hand=far,pair down=false
        play: throw up pair r0 B1
    """,
}
FACE_DOWN = {
    "rule 14, sources disagree, any cell of the level without token and without any figure": """
        line: x x x     before: A . b     downs: . * .
                                B 2 .            . * *
                                . a C            * . .
    """,
    "rule 14, only the figure's level": """
        line: x x x     before: . b . | A . .     downs: . . . | . * *
                                B 2 . | . b .            . . . | * . *
                                . a . | C . 1            . . . | . * *
    """,
    "rule 14, exactly one token, on sweets if you like": """
        line: x x x     before: A . .     after: A . .
                                . . 2            . . a2
                                . . .            . . .
        A: a5 -> a4 down=true
        play: throw down line C2
    """,
    "rule 14, it need not fit the pattern": """
        line: x x x     before: A .
                                . B
        ups:
        can: throw down line B1; throw down line A2
    """,
    "rule 15, never on two turns running": """
        pair: x x     before: A . .     downs: . . .
                              . . .            . . .
                              . . .            . . .
        A: down
        ups: pair r0 B1; pair r1 A2
    """,
    "rule 15, what others played is nothing to the player": """
        pair: x x     before: A B .     downs: . . *
                              . . .            * * *
        B: down
    """,
    "rule 15, face down, up, and down again": """
        pair: x x     before: A . .     after: A a .
                              . . .            a . a
                              B . .            B b b
        A: hand=pair,pair,pair -> a6 hand= out=cards
        B: hand=pair,pair -> b7 hand= out=cards
        play: throw down pair B1; end; throw down pair C3; end; throw up pair r1 A2; end;
              throw up pair r0 B3; end; throw down pair C2; end
        next: over
    """,
    "edge, face-down tokens fall and can land on a player, for no point": """
        pair: x x     before: . . . | . . . | A . .     after: . . . | . . . | A . .
                              . B . | . . . | . . .            . B . | . . . | . . .
        A: a5 -> a4
        B: b5 -> b5 a1
        play: throw down pair B2
    """,
}


@pictures(FACE_UP)
def test_face_up(picture: str) -> None:
    check(picture)


@pictures(FACE_DOWN)
def test_face_down(picture: str) -> None:
    check(picture)


def test_rule_14_every_card_of_the_hand_can_be_played_face_down() -> None:
    state = state_of("""
        line: x x x     far: x . x     before: A . .
                                               . . .
        B: hand=far
    """)
    texts = {str(action) for action in state.actions() if str(action).startswith("throw down")}
    assert texts == {f"throw down {card} {cell}" for card in ("far", "line") for cell in ["B1", "C1", "A2", "B2", "C2"]}
