"""Towers as pictures: what is in front is drawn last, and what a throw did is marked where it can be seen."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pnp.art.seats import seats
from pnp.art.theme import COLOUR
from pnp.booklet.position import Look
from pnp.model.board import Board
from pnp.model.layout import Layout
from pnp.report.lettering import wide
from pnp.report.moments import Fall, Moment, moments
from pnp.report.perspective import View
from pnp.report.telling import events
from pnp.report.tower import addresses, tower_picture
from pnp.rules.state import Spot, State
from pnp.scene.geometry import IDENTITY, Matrix, bounds, transformed
from pnp.scene.shapes import Group, Part, Shape, Text, Use
from pnp.sim.series import recorded
from tests.report.test_telling import turns
from tests.rules.drawing import state_of
from tests.sim.handmade import record_of
from tests.sim.matches import match

LOOK = Look(COLOUR, seats(Layout()))
BOARDS = [(6, 6, 3), (4, 4, 2), (1, 8, 1), (2, 20, 5), (20, 2, 5), (20, 20, 5)]


def used(parts: Sequence[Part], kind: str, matrix: Matrix = IDENTITY) -> list[tuple[str, tuple[float, float]]]:
    """Symbols of a kind with their place in the picture, in the order in which they are drawn."""
    found: list[tuple[str, tuple[float, float]]] = []
    for part in parts:
        if isinstance(part, Group):
            found += used(part.parts, kind, matrix.after(part.matrix))
        elif isinstance(part, Use) and kind in part.symbol.key:
            found.append((part.symbol.key, matrix.after(part.matrix).applied(0.0, 0.0)))
    return found


def drawn(state: State, falls: Sequence[Fall] = ()) -> tuple[Part, ...]:
    return tower_picture(state, LOOK, View.for_page(state.game.board), falls)[0]


@pytest.mark.parametrize(
    ("picture", "order"),
    [
        ("before: . A . | . . .\n        . . B | . . .", "drop kite"),
        ("before: . B . | . . .\n        . . A | . . .", "kite drop"),
        ("before: . B . | . . .\n        . . C | . A .", "kite leaf drop"),
        ("before: B . . | . A .\n        . . . | . . .", "kite drop"),
    ],
)
def test_figures_are_drawn_back_to_front(picture: str, order: str) -> None:
    """By level, then by row, whoever they are."""
    pawns = used(drawn(state_of(picture)), "pawn")
    assert [key.split("-")[3] for key, _ in pawns] == order.split()


def marks(moment: Moment) -> tuple[int, int, int]:
    """Rings, bursts and lines."""
    parts = drawn(moment.state, moment.falls)
    drops = [part for part in parts if isinstance(part, Shape) and part.dash]
    return len(used(parts, "ring")), len(used(parts, "burst")), len(drops)


@pytest.mark.parametrize(
    ("name", "turn", "expected"),
    [
        ("one throw each", 1, (1, 0, 0)),
        ("a direct hit, and an answer face down", 1, (0, 1, 0)),
        ("a token falls on a figure", 1, (4, 0, 0)),
        ("a token falls on a figure", 3, (0, 1, 1)),
        ("a token falls through sweets to the ground", 3, (1, 0, 1)),
    ],
)
def test_what_a_throw_did_is_marked(name: str, turn: int, expected: tuple[int, int, int]) -> None:
    assert marks(turns(name)[turn]) == expected


@pytest.mark.parametrize("number", range(12))
def test_rings_are_around_tokens_and_bursts_around_figures(number: int) -> None:
    """In every kind of match, also where the thrower took the token in the same turn."""
    one = match(number)
    for moment in moments(recorded(one, 0)):
        parts, view = drawn(moment.state, moment.falls), View.for_page(one.layout.board)
        lying = {_rounded(view.at(spot)) for spot in moment.state.tokens}
        assert {_rounded(at) for _, at in used(parts, "ring")} <= lying
        pawns = {_rounded(at) for _, at in used(parts, "pawn")}
        assert {_rounded(at) for _, at in used(parts, "burst")} <= pawns


def _rounded(at: tuple[float, float]) -> tuple[float, float]:
    return round(at[0], 3), round(at[1], 3)


TAKEN = """
    line: x x x    board: A . .    after: . . a
                          . . .           . . .
                          . . B           b b .
    tokens: 3
    A: line
    B: line
    play: throw up line r0 B1 C1; move B1
          throw up line r0 A3 B3
"""


def test_a_token_taken_again_has_no_ring() -> None:
    _, first, _ = moments(record_of(TAKEN))
    assert events(first)[:2] == ("the tokens at B1 and C1 lie there", "A takes back a token")
    assert marks(first) == (1, 0, 0)


def test_a_hit_is_where_it_was_aimed_at() -> None:
    spot = Spot(1, next(Board().cells()))
    assert Fall(spot, None, 1, spot).is_hit
    assert not Fall(spot, None, 1, spot.below()).is_hit
    assert not Fall(spot, spot).is_hit


@pytest.mark.parametrize(("rows", "cols", "levels"), BOARDS)
def test_addresses_are_in_the_picture_and_apart(rows: int, cols: int, levels: int) -> None:
    """Levels are named by a word where there is room, and by number where there is not."""
    board = Board(rows, cols, levels, sweets_by_level=(0,) * levels, level_points=(1,) * levels)
    view = View.for_page(board)
    across, down = view.size()
    texts = [part for part in addresses(view, COLOUR, COLOUR.tile) if isinstance(part, Text)]
    boxes = []
    for text in texts:
        (x, y), right = text.at, text.at[0] + wide(text.line, text.size)
        assert 0 <= x < right <= across, text.line
        assert y - text.size * 0.66 >= 0, text.line
        assert y <= down, text.line
        boxes.append((x, y - text.size * 0.64, right, y))
    for index, (left, top, right, bottom) in enumerate(boxes):
        for other in boxes[index + 1 :]:
            assert right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top
    said = {text.line for text in texts}
    assert (levels == 1) == (not {"level 0", "0"} & said)


@pytest.mark.parametrize(("rows", "cols", "levels"), BOARDS)
def test_the_picture_holds_the_tower(rows: int, cols: int, levels: int) -> None:
    view = View.for_page(Board(rows, cols, levels, sweets_by_level=(0,) * levels, level_points=(1,) * levels))
    across, down = view.size()
    floor = (("M", 0.0, 0.0), ("L", view.wide, 0.0), ("L", view.wide, view.deep), ("L", 0.0, view.deep))
    for level in range(levels):
        box = bounds([transformed(floor, view.matrix(level))])
        assert box.x >= 1
        assert box.x + box.width <= across - 1
        assert box.y >= 6
        assert box.y + box.height <= down - 1
