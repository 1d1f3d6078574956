"""The sides of a board, and what a strip there says to whoever looks at it from outside."""

from __future__ import annotations

from typing import Literal, get_args

from pnp.model.board import Board
from pnp.model.cell import LETTERS

Side = Literal["back", "right", "front", "left"]
"""Of a board whose row 1 is at the back; clockwise as seen from above."""
SIDES: tuple[Side, ...] = get_args(Side)


def labels(board: Board, side: Side) -> tuple[str, ...]:
    """Letters at front and back, numbers left and right, from left to right as they are seen from outside."""
    letters = tuple(LETTERS[: board.cols])
    numbers = tuple(str(row + 1) for row in range(board.rows))
    match side:
        case "front":
            return letters
        case "back":
            return letters[::-1]
        case "left":
            return numbers
        case "right":
            return numbers[::-1]
