"""How a tower is looked at: where its spots are in the picture, and how much room its addresses take."""

from __future__ import annotations

from dataclasses import dataclass

from pnp.model.board import Board
from pnp.report.lettering import wide
from pnp.rules.state import Spot
from pnp.scene.geometry import Matrix, Point
from pnp.scene.page import Size

CELL, SLANT, FLAT = 10.0, 0.32, 0.56
"""A cell, how far a board leans right towards its back, and how flat it is drawn."""
STOREY = 7.0
"""Room between the front of a board and the back of the one below it."""
PAWN = CELL * 0.9
"""The height of a figure, small enough to hide little of the row behind."""
CHEST = CELL * 0.27
"""How high above the middle of its cell the middle of a figure is."""
ABOVE, RIGHT = 6.5, 2.0
"""Room for the heads of pillars and figures, and beside the boards."""


@dataclass(frozen=True)
class View:
    """The tower of a board; `words` is the size of addresses, as large as a reader of the picture needs it."""

    board: Board
    words: float

    @classmethod
    def for_page(cls, board: Board) -> View:
        """Addresses that are as large beside a large tower as beside a small one."""
        bare = cls(board, 0.0)
        return cls(board, round(max(3.6, bare.size()[0] * 0.053), 2))

    def key(self) -> str:
        """What a drawing of it depends on, for the name of a symbol."""
        return f"{self.board.rows}-{self.board.cols}-{self.board.levels}-{round(self.words * 100)}"

    @property
    def wide(self) -> float:
        return self.board.cols * CELL

    @property
    def deep(self) -> float:
        return self.board.rows * CELL

    @property
    def pitch(self) -> float:
        return self.deep * FLAT + STOREY

    @property
    def lean(self) -> float:
        return self.deep * SLANT

    @property
    def left(self) -> float:
        """Room for the numbers of rows."""
        return 2.2 + self.words * (0.45 + wide(str(self.board.rows), 1.0))

    @property
    def beside(self) -> float:
        """From the front corner of a board to its name, which keeps off the edge that leans over it."""
        return 2.4 + self.words * 0.42

    def name(self, level: int) -> str:
        """`level 1`, or its number alone where a low board leaves no more room in its corner."""
        said = f"level {level}"
        return said if self.beside + wide(said, self.words) <= self.lean else str(level)

    def size(self) -> Size:
        below = 2.4 + self.words * 1.2
        right = max(self.lean + RIGHT, self.beside + self.words * wide("0", 1.0) + 0.5)
        return self.left + self.wide + right, ABOVE + self.pitch * self.board.levels - STOREY + below

    def matrix(self, level: int) -> Matrix:
        """From a board seen from above to where it stands."""
        top = ABOVE + (self.board.levels - 1 - level) * self.pitch
        return Matrix(1.0, 0.0, -SLANT, FLAT, self.left + self.lean, top)

    def at(self, spot: Spot, down: float = 0.5) -> Point:
        """The middle of a cell, or further down in it."""
        return self.matrix(spot.level).applied((spot.cell.col + 0.5) * CELL, (spot.cell.row + down) * CELL)
