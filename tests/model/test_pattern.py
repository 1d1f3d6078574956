"""Patterns: turning, mirroring, comparing, and how many of them there are."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.model.board import Board, beside_corners
from pnp.model.cell import Cell
from pnp.model.pattern import Pattern

GRID = [Cell(row, col) for row in range(3) for col in range(3)]


def designs(cells: int, star: bool) -> set[tuple[object, ...]]:
    forms = set()
    for filled in combinations(GRID, cells):
        for figure in [cell for cell in GRID if cell not in filled] if star else [None]:
            forms.add(Pattern(3, 3, frozenset(filled), figure).canonical())
    return forms


@pytest.mark.parametrize(("cells", "star", "count"), [(3, False, 13), (4, False, 29), (5, False, 31), (3, True, 97)])
def test_number_of_designs(cells: int, star: bool, count: int) -> None:
    assert len(designs(cells, star)) == count


@st.composite
def patterns(draw: st.DrawFn) -> Pattern:
    rows, cols = draw(st.integers(1, 5)), draw(st.integers(1, 5))
    everywhere = [Cell(row, col) for row in range(rows) for col in range(cols)]
    filled = draw(st.sets(st.sampled_from(everywhere), min_size=1))
    star = draw(st.sampled_from([None, *everywhere]))
    return Pattern(rows, cols, frozenset(filled - {star}) or frozenset(filled), star if star not in filled else None)


@given(patterns())
def test_text_reads_back(pattern: Pattern) -> None:
    assert Pattern.parse(str(pattern)) == pattern


@given(patterns())
def test_turning_and_mirroring_come_back(pattern: Pattern) -> None:
    assert pattern.turned(4) == pattern
    assert pattern.mirrored().mirrored() == pattern
    assert pattern.turned().canonical() == pattern.canonical()
    assert len(pattern.turns()) in (1, 2, 4)


@given(patterns(), st.integers(1, 7), st.integers(1, 7))
def test_coverage_is_what_trying_every_cell_gives(pattern: Pattern, rows: int, cols: int) -> None:
    board = Board(rows, cols)
    tried = {
        (figure, turn, aim)
        for turn in pattern.turns()
        for aim in turn.aims()
        for figure in board.cells()
        if all(Cell(figure.row + cell.row, figure.col + cell.col) in board for cell in aim)
    }
    assert board.coverage(pattern) == {figure for figure, _, _ in tried}
    assert board.placements(pattern) == len(tried)


def test_a_quarter_turn_is_clockwise() -> None:
    assert str(Pattern.parse("x x\n* .\n. .").turned()) == ". * x\n. . x"


def test_where_a_pattern_lies_in_its_grid_does_not_matter() -> None:
    line = Pattern.parse(". . .\n. . .\nx x x")
    assert len(line.turns()) == 2
    assert line.canonical() == Pattern.parse("x\nx\nx").canonical()


def test_cells_have_names() -> None:
    assert str(Cell(2, 0)) == "A3"
    assert all(Cell.parse(str(cell)) == cell for cell in Board(20, 20).cells())


def test_sweets_lie_beside_the_corners() -> None:
    assert sorted(map(str, beside_corners(6, 6))) == ["A2", "A5", "B1", "B6", "E1", "E6", "F2", "F5"]
