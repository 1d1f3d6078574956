"""Rules 5 and 6: what a turn consists of, in which order, and the cards drawn after it."""

from __future__ import annotations

import pytest

from pnp.rules.notation import parse_action
from tests.rules.drawing import state_of
from tests.rules.pictures import check, pictures

TURNS = {
    "rule 5, the throw is owed, so a turn cannot end before it": """
        pair: x x     before: A .
                              B .
        all: throw up pair r0 B1; throw up pair r1 A2;
             throw down pair B1; throw down pair B2; move B1; move B2
    """,
    "rule 5, after the throw a move or nothing, and no second throw": """
        pair: x x     before: A .
                              B .
        done: throw
        all: move B1; move B2; end
    """,
    "rule 5, after a move the throw, and no second move": """
        pair: x x     before: A .
                              B .
        done: move
        all: throw up pair r0 B1; throw up pair r1 A2;
             throw down pair B1; throw down pair B2
    """,
    "rule 5, after throw and move only the end": """
        pair: x x     before: A .
                              B .
        done: throw move
        all: end
    """,
    "rule 5, throw, move, climb": """
        pair: x x     before: A . b . | . . . .     after: . . b . | . . . .
                              . b . b | . . . .            . b . b | . . A .
                              . . b . | . . . .            . . b . | . . . .
                              . . . B | . . . .            a . . B | . . . .
        A: a2 -> a1
        play: throw down pair A4; move C2; climb; end
        next: B
    """,
    "rule 5, throw, climb, move": """
        pair: x x     before: . b . | . . .     after: . b . | A . .
                              b A . | . . .            b . a | . . .
                              . b B | . . .            . b B | . . .
        play: throw down pair C2; climb; move A1; end
    """,
    "rule 5, move, throw, climb": """
        pair: x x     before: A b . | . . .     after: . b . | . . .
                              b . . | . . .            b . a | . A .
                              . b B | . . .            . b B | . . .
        play: move B2; throw up pair r0 C2; climb; end
    """,
    "rule 5, move, climb, throw": """
        pair: x x     before: A b . | . . .     after: . b . | . . .
                              b . b | . . .            b . b | . A a
                              . b B | . . .            . b B | . . .
        play: move B2; climb; throw up pair r0 C2; end
    """,
    "rule 5, climb, throw, move": """
        pair: x x     before: . b . | . . .     after: . b . | A . .
                              b A b | . . .            b . b | . . a
                              . b B | . . .            . b B | . . .
        play: climb; throw up pair r0 C2; move A1; end
    """,
    "rule 5, climb, move, throw": """
        pair: x x     before: . b . | . . .     after: a b . | . . .
                              b A b | . . .            b . b | A . .
                              . b B | . . .            . b B | . . .
        A: hand=pair -> a8
        play: climb; move A2; throw down pair A1; end
        cannot: end
    """,
    "rule 6, draw up to three": """
        pair: x x     line: x x x     elbow: x x     before: A .     after: A a
                                             x .             B .            B .
        A: hand=pair,line pile=elbow,line,pair -> a8 hand=line,elbow,line pile=pair
        play: throw up pair r0 B1; end
        next: B
    """,
    "rule 6, from one card to three": """
        pair: x x     before: A .
                              B .
        A: hand=pair pile=pair,pair,pair,pair -> a8 hand=pair,pair,pair pile=pair
        play: throw up pair r0 B1; end
    """,
    "rule 6, as far as the deck allows": """
        pair: x x     before: A .
                              B .
        A: hand=pair pile=pair -> a8 hand=pair pile=
        play: throw up pair r0 B1; end
        next: B
    """,
    "rule 6, nothing is drawn before the turn is over": """
        pair: x x     before: A .
                              B .
        A: hand=pair pile=pair -> a8 hand= pile=pair
        play: throw up pair r0 B1
        next: A
    """,
    "edge, an action that would leave no legal throw is illegal while the throw is owed": """
        line: * x x     before: . b .     moves: . * .
                                A . b            . . *
                                b . B            * . .
        A: down
        ups:
    """,
    "edge, so is a climb to where nothing can be thrown": """
        long: x x x x     before: . b b | B b b     after: a b b | B b b
                                  b A b | b . b            b . b | b A b
                                  b b b | b b b            b b b | b b b
        done: move
        all: throw down long A1
        play: throw down long A1; climb
    """,
    "edge, throw first, then climb on the new token": """
        pair: x x     before: . b . | . . .     after: . b . | . . .
                              b A . | . . .            b . a | . A .
                              . b B | . . .            . b B | . . .
        cannot: climb
        play: throw up pair r0 C2; climb
    """,
    "edge, at most one level a turn": """
        pair: x x     before: . b . | . b . | . . .
                              b . b | b A b | . . .
                              . b B | . b . | . . .
        done: climb
        cannot: climb
    """,
    "edge, the first turn has one card, which must be played up or down": """
        far: x . x     before: A .
                               B .
        A: hand=far pile=far,far
        all: throw down far B1; throw down far B2; move B1; move B2
    """,
}


@pictures(TURNS)
def test_turn(picture: str) -> None:
    check(picture)


@pytest.mark.parametrize("first", ["throw up pair r0 C2", "move A1", "climb"])
def test_rule_5_each_action_at_most_once(first: str) -> None:
    """Whatever is done first is gone for the turn."""
    state = state_of("""
        pair: x x     before: . b . | . b . | . . .
                              b A . | b . b | . . .
                              . b B | . b . | . . .
        rules: climb_sides=3
    """)
    kind = first.split()[0]
    assert kind in {str(action).split()[0] for action in state.actions()}
    state = state.after(parse_action(first))
    assert kind not in {str(action).split()[0] for action in state.actions()}
