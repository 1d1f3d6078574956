"""The named regions of a board that rivalry cards score over, as families of cells in their order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from pnp.model.board import Board
from pnp.model.cell import Cell
from pnp.model.rivalry import ACROSS_LEVELS, COUNTERS, Scoring

Family = tuple[tuple[Cell, ...], ...]


def _middle(length: int) -> range:
    """The one or two positions in the middle."""
    return range((length - 1) // 2, length // 2 + 1)


def _halves(length: int) -> tuple[range, range]:
    """Before and behind the middle; an odd middle belongs to neither."""
    return range(length // 2), range(length - length // 2, length)


def _border(rows: int, cols: int) -> Iterator[Cell]:
    """Once round, clockwise from the top left."""
    yield from (Cell(0, col) for col in range(cols))
    yield from (Cell(row, cols - 1) for row in range(1, rows))
    if rows > 1:
        yield from (Cell(rows - 1, col) for col in range(cols - 2, -1, -1))
    if cols > 1:
        yield from (Cell(row, 0) for row in range(rows - 2, 0, -1))


def family(board: Board, region: str) -> Family:
    """The regions of one name on one level; a `stack` is a single cell here, a `level` all of them."""
    rows, cols = board.rows, board.cols
    match region:
        case "rows":
            return tuple(tuple(Cell(row, col) for col in range(cols)) for row in range(rows))
        case "columns":
            return tuple(tuple(Cell(row, col) for row in range(rows)) for col in range(cols))
        case "border":
            return (tuple(_border(rows, cols)),)
        case "corners":
            return (tuple(dict.fromkeys(Cell(row, col) for row in (0, rows - 1) for col in (0, cols - 1))),)
        case "quadrants":
            quarters = product(_halves(rows), _halves(cols))
            return tuple(tuple(Cell(row, col) for row in down for col in across) for down, across in quarters)
        case "diagonals":
            side = range(min(rows, cols))
            return tuple(Cell(step, step) for step in side), tuple(Cell(step, cols - 1 - step) for step in side)
        case "blocks":
            corners = product(range(rows - 1), range(cols - 1))
            return tuple(
                tuple(Cell(row + down, col + right) for down in (0, 1) for right in (0, 1)) for row, col in corners
            )
        case "centre":
            return (tuple(Cell(row, col) for row in _middle(rows) for col in _middle(cols)),)
        case "sweets-cells":
            return (board.sweets,)
        case "levels":
            return (tuple(board.cells()),)
        case "stacks":
            return tuple((cell,) for cell in board.cells())
    raise ValueError(f"{region} is no region of a board")


def largest_count(board: Board, scoring: Scoring) -> int | None:
    """The most that one region can count, or None for counters, which have no bound of their own."""
    if scoring.region in COUNTERS:
        return None
    levels = len([level for level in scoring.levels or range(board.levels) if level < board.levels])
    if scoring.region == "stacks":
        return levels
    joined = levels if scoring.view == "whole-tower" and scoring.region not in ACROSS_LEVELS else 1
    return joined * max((len(cells) for cells in family(board, scoring.region)), default=0)
