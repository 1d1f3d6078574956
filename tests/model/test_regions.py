"""Regions drawn: each cell shows the number of the region it belongs to."""

from __future__ import annotations

import pytest

from pnp.model.board import Board
from pnp.model.regions import family, largest_count
from pnp.model.rivalry import Scoring

PICTURES = {
    ("quadrants", 4, 4): "0011 0011 2233 2233",
    ("quadrants", 5, 5): "00.11 00.11 ..... 22.33 22.33",
    ("corners", 3, 4): "0..0 .... 0..0",
    ("centre", 4, 4): ".... .00. .00. ....",
    ("centre", 3, 4): ".... .00. ....",
    ("border", 3, 4): "0000 0..0 0000",
    ("rows", 2, 3): "000 111",
    ("columns", 2, 3): "012 012",
    ("sweets-cells", 3, 3): ".0. 0.0 .0.",
}


@pytest.mark.parametrize(("region", "rows", "cols"), PICTURES)
def test_region(region: str, rows: int, cols: int) -> None:
    from pnp.model.board import beside_corners

    board = Board(rows, cols, sweets=beside_corners(rows, cols))
    drawn = [["."] * cols for _ in range(rows)]
    for number, cells in enumerate(family(board, region)):
        assert len(set(cells)) == len(cells)
        for row, col in cells:
            drawn[row][col] = str(number)
    assert " ".join("".join(row) for row in drawn) == PICTURES[region, rows, cols]


def test_border_is_walked_clockwise_once_round() -> None:
    cells = family(Board(3, 4), "border")[0]
    assert " ".join(map(str, cells)) == "A1 B1 C1 D1 D2 D3 C3 B3 A3 A2"


def test_two_by_two_blocks_overlap() -> None:
    assert len(family(Board(6, 6), "blocks")) == 25


def test_diagonals_of_a_long_board_begin_in_its_upper_corners() -> None:
    first, second = family(Board(3, 4), "diagonals")
    assert " ".join(map(str, first)) == "A1 B2 C3"
    assert " ".join(map(str, second)) == "D1 C2 B3"


@pytest.mark.parametrize(
    ("scoring", "most"),
    [
        (Scoring("rows", "at least", 1), 6),
        (Scoring("rows", "at least", 1, view="whole-tower"), 18),
        (Scoring("rows", "at least", 1, view="whole-tower", levels=(0, 2)), 12),
        (Scoring("stacks", "at least", 1), 3),
        (Scoring("levels", "at least", 1), 36),
        (Scoring("sweets", "at least", 1), None),
    ],
)
def test_largest_count(scoring: Scoring, most: int | None) -> None:
    assert largest_count(Board(), scoring) == most
