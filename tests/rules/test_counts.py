"""How many games there are: numbers of legal action sequences on small boards, by their length.

The numbers are those of `naive`, a second set of rules that shares no code with the first, and were written down before
they were compared; those of `row` were worked out by hand as well. Each list goes past the shortest game.
"""

from __future__ import annotations

import pytest

from pnp.model.board import Board
from pnp.model.cell import Cell
from pnp.model.deck import Card
from pnp.model.pattern import Pattern
from pnp.model.ruleset import FINAL, PROTOTYPE
from pnp.rules.game import Deal, Game
from pnp.rules.notation import write_position
from pnp.rules.state import State
from tests.rules import naive
from tests.rules.naive import Small

PAIR = {"pair": ["xx"]}
ELBOW = {"elbow": ["xx", "x."]}
COMET = {"comet": ["*x", ".x"]}
SMALL = {
    "row": Small(1, 3, 1, PAIR, hand="pair", pile="", tokens=1),
    "square": Small(2, 2, 1, PAIR | ELBOW, hand="elbow", pile="pair", tokens=3),
    "three players": Small(2, 2, 1, PAIR, hand="pair", pile="", tokens=1, players="abc"),
    "two levels": Small(2, 3, 2, PAIR | ELBOW, hand="elbow", pile="pair", tokens=2, climb_sides=1),
    "three levels": Small(1, 3, 3, PAIR, hand="pair", pile="pair", tokens=2, climb_sides=1, sweets=((0, 0, 1),)),
    "short supply": Small(3, 3, 1, {"star": ["xxx", ".*."]}, hand="star", pile="", tokens=2),
    "one token": Small(1, 5, 1, {"line": ["xxx"]}, hand="line", pile="", tokens=1),
    "four sides": Small(3, 3, 2, {"cross": [".x.", "x*x", ".x."]}, hand="cross", pile="", tokens=5),
    "prototype": Small(2, 2, 2, PAIR | COMET, "pair", "pair", 3, climb_sides=1, prototype=True, shared="comet"),
}
"""What each is played with; `hand` and `pile` are everybody's."""
COUNTS = {
    # By hand: two corners for the first player, one is left for the second. In the middle lies the only free cell, so
    # the first player throws there, up or down, or moves there: 3. After the move there are 3 throws: the cell left,
    # up or down, and the other figure; and so on, twice because of the corners, until all have thrown their token.
    "row": [2, 2, 6, 10, 10, 26, 32, 12, 0],
    "square": [4, 12, 84, 300, 456, 1728, 4312, 7128, 19312, 38000, 71472],
    "three players": [4, 12, 24, 96, 144, 296, 592, 1000, 2024, 2952, 2208, 648, 0],
    "two levels": [4, 12, 132, 704, 1608, 9780, 45480],
    "three levels": [2, 2, 6, 18, 34, 86, 228, 450, 1016, 2142, 3694, 7052, 11204, 12186],
    "short supply": [4, 12, 168, 1548, 2556, 27816, 158628, 141564, 0],
    "one token": [2, 2, 16, 48, 96, 394, 762, 510, 0],
    "four sides": [4, 12, 168, 1272, 2292, 23184, 116664, 103176, 960, 0],
    "prototype": [4, 12, 72, 272, 504, 1128, 4912, 17472, 35392, 33120, 10944, 0],
}


def game_of(small: Small) -> tuple[Game, Deal]:
    """The same game for the reference rules; starting hands come from the top of the piles."""
    seats = range(len(small.players))
    sizes = {len(seats): tuple(len(small.hand.split()) for _ in seats)}
    rules = (PROTOTYPE if small.prototype else FINAL).with_options(
        {"climb_sides": small.climb_sides, "starting_cards": sizes}
    )
    board = Board(
        *(small.rows, small.cols, small.levels),
        starts=tuple(Cell(*cell) for cell in small.corners()),
        sweets=tuple(Cell(row, col) for _, row, col in small.sweets),
        sweets_by_level=(1, *[0] * (small.levels - 1)),
        level_points=tuple(range(1, small.levels + 1)),
    )
    cards = tuple(Card(name, Pattern.parse("\n".join(lines))) for name, lines in small.cards.items())
    game = Game(len(seats), cards, (), board, rules, small.tokens)
    pile = (*small.hand.split(), *small.pile.split())
    return game, Deal(tuple(pile for _ in seats), tuple(small.shared.split()))


def counts(state: State, depth: int) -> list[int]:
    """As `naive` counts, equal positions being looked at once."""
    layer, found = {write_position(state): (state, 1)}, []
    for _ in range(depth):
        following: dict[str, tuple[State, int]] = {}
        for now, ways in layer.values():
            for action in now.actions():
                after = now.after(action)
                key = write_position(after)
                following[key] = (after, following.get(key, (after, 0))[1] + ways)
        found.append(sum(ways for _, ways in following.values()))
        layer = following
    return found


@pytest.mark.parametrize("name", SMALL)
def test_numbers_of_action_sequences(name: str) -> None:
    game, deal = game_of(SMALL[name])
    assert counts(game.deal(deal), len(COUNTS[name])) == COUNTS[name]


@pytest.mark.parametrize("name", SMALL)
def test_the_numbers_are_those_of_the_naive_rules(name: str) -> None:
    assert naive.counts(SMALL[name], len(COUNTS[name])) == COUNTS[name]
