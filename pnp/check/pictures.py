"""Boards drawn in text, where a picture says it better."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.model.board import Board
from pnp.model.cell import LETTERS, Cell
from pnp.model.pattern import Pattern

ON, OFF, FIGURE, CAN, CANNOT, EMPTY = "x", "!", "@", "o", "-", "."


def hanging_off(board: Board, pattern: Pattern) -> str:
    """The placement that comes nearest to fitting: `!` lies off the board, `@` is the figure."""
    cells, figure = min(_placements(board, pattern), key=lambda placed: _off(board, placed[0]))
    rows = [cell.row for cell in cells] + [0, board.rows - 1]
    cols = [cell.col for cell in cells] + [0, board.cols - 1]

    def char(cell: Cell) -> str:
        if cell == figure:
            return FIGURE
        if cell in cells:
            return ON if cell in board else OFF
        return EMPTY if cell in board else " "

    lines = ["     " + " ".join(_letter(board, col) for col in range(min(cols), max(cols) + 1))]
    for row in range(min(rows), max(rows) + 1):
        number = str(row + 1) if 0 <= row < board.rows else ""
        lines.append(f"{number:>3}  " + " ".join(char(Cell(row, col)) for col in range(min(cols), max(cols) + 1)))
    return "\n".join(line.rstrip() for line in lines)


def figure_cells(board: Board, pattern: Pattern) -> str:
    """Where the figure can stand to throw (`o`) and where it cannot (`-`)."""
    covered = board.coverage(pattern)
    lines = ["     " + " ".join(_letter(board, col) for col in range(board.cols))]
    for row in range(board.rows):
        chars = (CAN if Cell(row, col) in covered else CANNOT for col in range(board.cols))
        lines.append(f"{row + 1:>3}  " + " ".join(chars))
    return "\n".join(lines)


def _letter(board: Board, col: int) -> str:
    return LETTERS[col] if 0 <= col < board.cols else " "


def _off(board: Board, cells: frozenset[Cell]) -> tuple[int, int]:
    """How many cells lie off the board, and how far in all."""
    last_row, last_col = board.rows - 1, board.cols - 1
    steps = [max(-cell.row, cell.row - last_row, -cell.col, cell.col - last_col, 0) for cell in cells]
    return sum(map(bool, steps)), sum(steps)


def _placements(board: Board, pattern: Pattern) -> Iterator[tuple[frozenset[Cell], Cell]]:
    for turn in pattern.turns():
        for aim in turn.aims():
            for figure in board.cells():
                yield frozenset(Cell(figure.row + cell.row, figure.col + cell.col) for cell in aim), figure
