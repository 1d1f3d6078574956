"""The drawing of a position on one screen, as a player sees it."""

from __future__ import annotations

from textwrap import dedent

from pnp.rules.game import Deal, Game
from pnp.rules.notation import parse_turn
from pnp.rules.picture import draw
from pnp.rules.state import State
from tests.rules.drawing import state_of
from tests.rules.games import deck, layout

DEALT = """
    level 0          level 1          level 2
       A B C D E F      A B C D E F      A B C D E F
     1 . 2 . . 2 .    1 . 1 . . 1 .    1 . . . . . .
     2 2 . . . . 2    2 1 . . . . 1    2 . . . . . .
     3 . . . . . .    3 . . . . . .    3 . . . . . .
     4 . . . . . .    4 . . . . . .    4 . . . . . .
     5 2 . . . . 2    5 1 . . . . 1    5 . . . . . .
     6 . 2 . . 2 .    6 . 1 . . 1 .    6 . . . . . .
    >A not placed, 0 points, supply a25, sweets 0, hand hook, pile 12
     B not placed, 0 points, supply b25, sweets 0, hand valley, pile 12
"""
HALFWAY = """
    level 0    level 1    level 2
       A B C      A B C      A B C
     1 A a .    1 b . 1    1 . . .
     2 . . b    2 B C .    2 . . .
     A at 0A1, 4 points, supply a9 c1, sweets 0, hand pair, kite, pile 1
     B at 1A2, 3 points, supply -, sweets 0, hand -, pile 0, finished (tokens)
    >C at 1B2, 12 points, supply c4, sweets 2, hand pair, pile 2
"""
OVER = """
    level 0
       A B
     1 A a
     2 . .
     3 . .
     4 . .
     5 . .
     6 . .
     7 . .
     8 . .
     9 . .
    10 . B
     A at 0A1, 1 points, supply a8, sweets 0, hand -, pile 0, finished (cards)
     B at 0B10, 0 points, supply b9, sweets 0, hand -, pile 0, finished (cards)
"""


def assert_drawn(state: State, drawing: str) -> None:
    assert draw(state) == dedent(drawing).strip("\n")


def test_before_the_figures_are_placed() -> None:
    """Every player's first card is in hand, the next ones are a secret."""
    game = Game.of(deck("classic"), layout("tower"), players=2)
    ids = tuple(card.id for card in game.personal)
    assert_drawn(game.deal(Deal((ids[1:] + ids[:1], ids[4:] + ids[:4]))), DEALT)


def test_in_the_middle_of_a_game() -> None:
    """A token hides the sweets it lies on, and so does a figure."""
    state = state_of("""
        pair: x x     kite: * x     before: A a2 .  | b  .  1 | . . .
                                            . .  b  | B1 C  . | . . .
        A: a9 c1 p3 hand=pair,kite pile=kite
        B: b0 hand= out=tokens
        C: c4 s2 hand=pair pile=pair,pair
        turn: C
    """)
    assert_drawn(state, HALFWAY)


def test_after_the_end() -> None:
    """Nobody is to move, and rows with two digits keep the columns straight."""
    state = state_of("""
        pair: x x     before: A .
                              . .
                              . .
                              . .
                              . .
                              . .
                              . .
                              . .
                              . .
                              . B
        A: hand=pair
        B: hand= out=cards
    """)
    for action in parse_turn("throw up pair r0 B1; end"):
        state = state.after(action)
    assert_drawn(state, OVER)
