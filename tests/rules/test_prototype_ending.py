"""Ruleset `prototype`, numbers 10 and 11 of its differences: two empty piles end the game, and who wins a tie."""

from __future__ import annotations

from pnp.rules.notation import parse_turn
from tests.rules.drawing import state_of
from tests.rules.pictures import check, pictures

ENDING = {
    "prototype 10, global deck and a personal deck": """
        ruleset: prototype
        pair: x x     before: A . .
                              B . .
        shared:
        turn: B
        A: pile=
        B: pile=pair hand=pair,pair,pair,pair
        play: throw up pair r0 B2; end
        next: over
    """,
    "prototype 10, two personal decks": """
        ruleset: prototype
        pair: x x     before: A . .
                              B . .
        shared: pair
        turn: B
        A: pile=
        B: pile= hand=pair,pair,pair,pair
        play: throw up pair r0 B2; end
        next: over
    """,
    "prototype 10, a personal deck and a supply, be they one player's": """
        ruleset: prototype
        pair: x x     before: A . .
                              B . .
        shared: pair
        turn: B
        A: pile=pair
        B: b1 pile= hand=pair,pair,pair,pair -> out=tokens
        play: throw up pair r0 B2; end
        next: over
    """,
    "prototype 10, two supplies, though others' tokens lie in them": """
        ruleset: prototype
        pair: x x     before: A . .
                              B . .
        shared: pair
        turn: B
        A: a0 b3 pile=pair
        B: b1 a3 pile=pair hand=pair,pair,pair,pair
        play: throw up pair r0 B2; end
        next: over
    """,
    "prototype 10, one is not enough": """
        ruleset: prototype
        pair: x x     before: A . .
                              B . .
        shared:
        turn: B
        A: pile=pair
        B: pile=pair hand=pair,pair,pair,pair
        play: throw up pair r0 B2; end
        next: A
    """,
    "prototype 10, an empty hand is no pile": """
        ruleset: prototype
        pair: x x     before: A . .
                              B . .
        shared:
        turn: B
        A: pile=pair hand=
        B: pile=pair hand=pair,pair,pair,pair
        play: throw up pair r0 B2; end
        next: A
    """,
    "prototype 10, at the end of a turn, so what is empty before the draw is not yet": """
        ruleset: prototype
        pair: x x     before: A . .
                              B . .
        shared: pair
        turn: B
        A: pile=
        B: hand=pair pile=pair
        play: throw up pair r0 B2; end
        next: B
    """,
    "prototype 10, and a supply that is empty for a moment does not count": """
        ruleset: prototype
        pair: x x     before: A . .     after: A . .
                              B . b            . b B
        shared:
        turn: B
        A: pile=pair
        B: b1 hand=pair,pair,pair,pair pile=pair -> b1 out=
        play: throw up pair r0 B2; move C2; end
        next: A
    """,
    "prototype 10, the round is completed": """
        ruleset: prototype
        pair: x x     before: A . .
                              B . .
                              C . .
        shared:
        A: pile= hand=pair,pair,pair,pair
        B: pile=pair hand=pair,pair,pair,pair
        C: pile=pair hand=pair,pair,pair,pair
        play: throw up pair r0 B1; end; throw up pair r0 B2; end
        next: C
    """,
    "prototype 10, so that all have had equal turns": """
        ruleset: prototype
        pair: x x     before: A . .     after: A a .
                              B . .            B b .
                              C . .            C c .
        shared:
        A: pile= hand=pair,pair,pair,pair -> a8 out=cards
        B: pile=pair hand=pair,pair,pair,pair -> b8 out=cards
        C: c1 pile=pair hand=pair,pair,pair,pair -> c0 out=tokens
        play: throw up pair r0 B1; end; throw up pair r0 B2; end; throw up pair r0 B3; end
        next: over
    """,
    "prototype 10, the end stays called when a supply is filled again": """
        ruleset: prototype
        pair: x x     before: A . .     after: A . .
                              B . b            . b B
        shared:
        trigger: A
        turn: B
        A: pile=pair
        B: pile=pair hand=pair,pair,pair,pair
        play: throw up pair r0 B2; move C2; end
        next: over
    """,
    "prototype 10, nobody finishes alone": """
        ruleset: prototype
        pair: x x     before: A . .
                              B . .
        shared: pair
        A: a1 pile=pair hand=pair,pair,pair,pair -> out=
        B: pile=pair hand=pair,pair,pair,pair
        play: throw up pair r0 B1; end; throw up pair r0 B2; end
        next: A
    """,
    "prototype 10, after the last token move and climb remain": """
        ruleset: prototype
        pair: x x     before: . b . | . . .     after: . b . | . . A
                              b A . | . . .            b . a | . . .
                              . b B | . . .            . b B | . . .
        A: a1 -> a0
        play: throw up pair r0 C2; climb; move C1
    """,
    "prototype 10, unable to throw: move and climb remain": """
        ruleset: prototype
        long: x x x x x     before: b b b | b b b     after: b b b | A b b
                                    b A b | b b b            b . b | b . b
                                    b b b | b b b            b b b | b b b
        A: down
        all: move A1; move B1; move C1; move A2; move C2; move A3; move B3; move C3; climb; end
        play: climb; move A1
    """,
    "prototype 10, without a token too": """
        ruleset: prototype
        pair: x x     before: A . b
                              B . .
        A: a0
        all: move B1; move C1; move B2; move C2; end
    """,
    "prototype 10, without a card too": """
        ruleset: prototype
        pair: x x     before: A . b
                              B . .
        A: hand=
        all: move B1; move C1; move B2; move C2; end
    """,
    "prototype 10, a token taken back can be thrown, and while it can the throw is owed": """
        ruleset: prototype
        pair: x x     before: A . a     after: . a A
                              B . .            B . .
        A: a0 -> a0
        all: move C1
        play: move C1; throw up pair r0 B1
    """,
}
WINNER = {
    "prototype 11, the last tie-break is who triggered the end": """
        ruleset: prototype
        before: a b c c b
        trigger: C
        scores: 1 2 2
        winner: C
    """,
    "prototype 11, after tokens in others' supplies and sweets": """
        ruleset: prototype
        before: a a . .
        trigger: A
        A: b1
        scores: 2 2
        winner: B
    """,
    "prototype 11, one who is not in the tie does not win it": """
        ruleset: prototype
        before: a b c c b
        trigger: A
        scores: 1 2 2
        winner: B
    """,
    "prototype 11, who triggered is who made the second pile empty, not who ends the round": """
        ruleset: prototype
        pair: x x     before: A . .     after: A . .
                              B . .            B b .
                              C . .            C c .
        shared:
        turn: B
        A: a8 hand=
        B: hand=pair,pair,pair,pair
        C: hand=pair,pair,pair,pair
        play: throw up pair r0 B2; end; throw up pair r0 B3; end
        scores: 0 1 1
        winner: B
        next: over
    """,
}


@pictures(ENDING)
def test_ending(picture: str) -> None:
    check(picture)


@pictures(WINNER)
def test_winner(picture: str) -> None:
    check(picture)


def test_a_round_in_which_nobody_can_throw_ends_the_game() -> None:
    """Nothing is said of this; without it such a game would go on for ever."""
    state = state_of("""
        ruleset: prototype
        long: x x x x x     before: A b
                                    B b
        shared: long
        A: hand=long,long,long pile=long down
        B: hand=long,long,long pile=long down
    """)
    for action in parse_turn("end; end"):
        assert not state.is_over()
        state = state.after(action)
    assert state.is_over()
    assert state.outcome().finished == ("stuck", "stuck")
