"""Where tokens come to lie, drawn on the boards."""

from __future__ import annotations

from collections.abc import Sequence

from pnp.art.colour import contrast
from pnp.art.theme import COLOUR, mixed
from pnp.model.board import Board
from pnp.model.cell import LETTERS
from pnp.report.charts import Picture, label
from pnp.scene.geometry import Box, circle, rectangle
from pnp.scene.shapes import Part, Shape

CELL, EDGE = 11.0, 6.0
HOT = "#9c2f1a"


def heat_map(board: Board, level: int, tokens: Sequence[Sequence[float]], hottest: float) -> Picture:
    """One level: the share of games that leave a token on each cell; rings are sweets, small squares start cells."""
    has_sweets = board.sweets_by_level[level] > 0
    width, height = EDGE + board.cols * CELL + 2.0, EDGE + board.rows * CELL + 2.0
    floor = Box(EDGE, EDGE, board.cols * CELL, board.rows * CELL)
    parts: list[Part] = [
        Shape(rectangle(Box(0.0, 0.0, width, height), 1.5), COLOUR.paper),
        Shape(rectangle(floor.grown(0.6), 0.8), COLOUR.sand, COLOUR.grey, 0.3),
    ]
    for cell in board.cells():
        share = tokens[cell.row][cell.col]
        x, y = EDGE + cell.col * CELL, EDGE + cell.row * CELL
        tone = mixed("#ffffff", HOT, share / hottest if hottest else 0.0)
        parts.append(Shape(rectangle(Box(x + 0.3, y + 0.3, CELL - 0.6, CELL - 0.6), 0.8), tone))
        middle = x + CELL / 2, y + CELL / 2
        if has_sweets and cell in board.sweets:
            parts.append(Shape(circle(middle, CELL * 0.42), None, "#b07a1e", 0.35))
        if level == 0 and cell in board.starts:
            parts.append(Shape(rectangle(Box(x + 0.9, y + 0.9, 1.8, 1.8)), COLOUR.grey))
        colour = max(("#ffffff", COLOUR.ink), key=lambda one: contrast(one, tone))
        parts.append(label(f"{100 * share:.0f}", (middle[0], middle[1] + 1.3), 3.8, 0.5, colour))
    for col in range(board.cols):
        parts.append(label(LETTERS[col], (EDGE + (col + 0.5) * CELL, EDGE - 1.8), 3.4, 0.5, COLOUR.grey))
    for row in range(board.rows):
        parts.append(label(str(row + 1), (EDGE / 2, EDGE + (row + 0.5) * CELL + 1.2), 3.4, 0.5, COLOUR.grey))
    return tuple(parts), (width, height)
