"""A position as a tower: boards above each other, seen from the front and a little from above."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from pnp.art.theme import Theme
from pnp.booklet.position import Look
from pnp.model.board import Board
from pnp.model.cell import LETTERS, Cell
from pnp.report.charts import Picture, label
from pnp.report.moments import Fall
from pnp.rules.state import Spot, State
from pnp.scene.geometry import Box, Matrix, Point, circle, line, moved, rectangle
from pnp.scene.shapes import Group, Part, Shape, Symbol, Use

CELL, SLANT, FLAT, EDGE = 10.0, 0.32, 0.56, 5.0
"""A cell, how far a board leans right towards its back, how flat it is drawn, and the room for addresses."""
STOREY = 7.0
"""Room between the front of a board and the back of the one below it."""


class View:
    """Where spots are in the picture."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.wide, self.deep = board.cols * CELL, board.rows * CELL
        self.pitch = self.deep * FLAT + STOREY
        self.lean = self.deep * SLANT

    def size(self) -> tuple[float, float]:
        return EDGE + self.wide + self.lean + 2.0, self.pitch * self.board.levels + EDGE + 4.0

    def matrix(self, level: int) -> Matrix:
        """From a board seen from above to where it stands."""
        top = 6.0 + (self.board.levels - 1 - level) * self.pitch
        return Matrix(1.0, 0.0, -SLANT, FLAT, EDGE + self.lean, top)

    def at(self, spot: Spot, down: float = 0.5) -> Point:
        """The middle of a cell, or further down in it."""
        return self.matrix(spot.level).applied((spot.cell.col + 0.5) * CELL, (spot.cell.row + down) * CELL)


def tower_picture(state: State, look: Look, falls: Sequence[Fall] = ()) -> Picture:
    """All levels with what is on them; tokens that came this turn have a ring, and a line from where they fell."""
    board = state.game.board
    view = View(board)
    parts: list[Part] = [*_posts(view, look.theme)]
    for level in range(board.levels):
        flat: list[Part] = [Use(_floor(look, board, level))]
        flat += _lying(state, look, level)
        rings = [fall.rests.cell for fall in falls if fall.rests and fall.rests.level == level]
        flat += [Shape(circle(_middle(cell), CELL * 0.45), None, look.theme.ink, 0.5, (1.2, 0.8)) for cell in rings]
        parts.append(Group(tuple(flat), view.matrix(level)))
        for seat, player in enumerate(state.players):
            if player.figure and player.figure.level == level:
                x, y = view.at(player.figure)
                parts.append(look.pawn(seat, (x, y - CELL * 0.34), CELL * 1.05))
    for fall in falls:
        if fall.rests and fall.rests != fall.aimed:
            drop = line(view.at(fall.aimed), view.at(fall.rests))
            parts += [Shape(drop, None, "#ffffff", 1.0), Shape(drop, None, look.theme.terracotta, 0.5, (1.2, 0.8))]
    return tuple(parts), view.size()


def _middle(cell: Cell) -> Point:
    return (cell.col + 0.5) * CELL, (cell.row + 0.5) * CELL


def _posts(view: View, theme: Theme) -> Iterator[Part]:
    """Pillars at the corners, behind everything."""
    last = view.board.levels - 1
    for x, y in ((0.0, 0.0), (view.wide, 0.0), (0.0, view.deep), (view.wide, view.deep)):
        foot, head = view.matrix(0).applied(x, y), view.matrix(last).applied(x, y)
        yield Shape(line(foot, (head[0], head[1] - 3.0)), None, theme.quiet, 1.6)


@lru_cache(maxsize=32)
def _floor(look: Look, board: Board, level: int) -> Symbol:
    theme = look.theme
    whole = Box(0.0, 0.0, board.cols * CELL, board.rows * CELL)
    parts: list[Part] = [Shape(rectangle(whole.grown(1.6), 1.2), look.floor(level), theme.grey, 0.3)]
    for cell in board.cells():
        x, y = _middle(cell)
        tile = Box(x - CELL * 0.46, y - CELL * 0.46, CELL * 0.92, CELL * 0.92)
        parts.append(Shape(rectangle(tile, 0.8), theme.tile, theme.quiet, 0.2))
    for col in range(board.cols):
        parts.append(label(LETTERS[col], ((col + 0.5) * CELL, whole.height + 5.2), 4.4, 0.5, theme.grey))
    for row in range(board.rows):
        parts.append(label(str(row + 1), (-3.6, (row + 0.5) * CELL + 1.5), 4.4, 0.5, theme.grey))
    key = f"replay-floor-{theme.name}-{board.rows}-{board.cols}-{level % 3}"
    return Symbol(key, tuple(parts), whole.grown(EDGE))


def _lying(state: State, look: Look, level: int) -> Iterator[Part]:
    """Sweets, and tokens on them, on one level."""
    for spot, count in state.sweets.items():
        if spot.level == level:
            yield Use(_sweets(look, min(count, 4)), moved(*_middle(spot.cell)))
    for spot, colour in state.tokens.items():
        if spot.level == level:
            yield look.token(colour, _middle(spot.cell), CELL * 0.8)


@lru_cache(maxsize=16)
def _sweets(look: Look, count: int) -> Symbol:
    box = Box(-CELL / 2, -CELL / 2, CELL, CELL)
    return Symbol(f"replay-sweets-{look.theme.name}-{count}", tuple(look.sweets(count, (0.0, 0.0), CELL)), box)
