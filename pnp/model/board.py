"""The boards of a game: one grid, repeated on every level."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from pnp.model.cell import Cell
from pnp.model.pattern import Aim, Pattern


def corner_cells(rows: int, cols: int) -> tuple[Cell, ...]:
    """The corners in clockwise order, each once even on a board of a single row."""
    corners = (Cell(0, 0), Cell(0, cols - 1), Cell(rows - 1, cols - 1), Cell(rows - 1, 0))
    return tuple(dict.fromkeys(corners))


def beside_corners(rows: int, cols: int) -> tuple[Cell, ...]:
    """The cells that share a side with a corner and are no corner themselves, in reading order."""
    corners = corner_cells(rows, cols)
    near = {Cell(row + down, col + right) for row, col in corners for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return tuple(sorted(cell for cell in near - set(corners) if 0 <= cell.row < rows and 0 <= cell.col < cols))


@dataclass(frozen=True, slots=True)
class Board:
    """Rows, columns and levels, where figures start and where sweets lie."""

    rows: int = 6
    cols: int = 6
    levels: int = 3
    starts: tuple[Cell, ...] = corner_cells(6, 6)
    sweets: tuple[Cell, ...] = beside_corners(6, 6)
    sweets_by_level: tuple[int, ...] = (2, 1, 0)
    level_points: tuple[int, ...] = (1, 2, 3)

    def __contains__(self, cell: Cell) -> bool:
        return 0 <= cell.row < self.rows and 0 <= cell.col < self.cols

    def cells(self) -> Iterator[Cell]:
        """Every cell of one level, in reading order."""
        return (Cell(row, col) for row in range(self.rows) for col in range(self.cols))

    def standing_area(self, aim: Aim) -> tuple[range, range]:
        """Rows and columns of the figure from which every token of the aim lands on an empty board."""
        rows, cols = [0, *(row for row, _ in aim)], [0, *(col for _, col in aim)]
        return range(-min(rows), self.rows - max(rows)), range(-min(cols), self.cols - max(cols))

    def coverage(self, pattern: Pattern) -> frozenset[Cell]:
        """The figure cells of an empty board from which some turn of the pattern can be thrown."""
        areas = {self.standing_area(aim) for turn in pattern.turns() for aim in turn.aims()}
        return frozenset(Cell(row, col) for row, col in {spot for rows, cols in areas for spot in product(rows, cols)})

    def placements(self, pattern: Pattern) -> int:
        """How many throws the pattern allows on one empty level, over all turns and figure cells."""
        areas = (self.standing_area(aim) for turn in pattern.turns() for aim in turn.aims())
        return sum(len(rows) * len(cols) for rows, cols in areas)

    def sweets_in_all(self) -> int:
        return len(self.sweets) * sum(self.sweets_by_level)
