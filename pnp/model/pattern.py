"""Card patterns: which cells get colour, and where the figure stands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pnp.model.cell import Cell

FILLED, STAR, BLANK = "x", "*", "."

Aim = frozenset[Cell]
"""Cells that get a token, as (rows, columns) away from the figure."""

Shape = tuple[tuple[Cell, ...], Cell | None]
"""Filled cells and star, moved to the top left corner: what a pattern does, wherever it lies in its grid."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """Filled cells, and the star if the figure has its own place."""

    rows: int
    cols: int
    cells: frozenset[Cell]
    star: Cell | None = None

    @classmethod
    def parse(cls, text: str) -> Pattern:
        """Read a drawing of `x`, `*` and `.` that is known to be sound; `load` reads those that may not be."""
        grid = [line.replace(" ", "") for line in text.split("\n") if line.strip()]
        found = [(char, Cell(row, col)) for row, line in enumerate(grid) for col, char in enumerate(line)]
        stars = [cell for char, cell in found if char == STAR]
        cells = frozenset(cell for char, cell in found if char == FILLED)
        return cls(len(grid), len(grid[0]), cells, stars[0] if stars else None)

    def lines(self) -> tuple[str, ...]:
        """The drawing, a string for each row."""

        def char(cell: Cell) -> str:
            return STAR if cell == self.star else FILLED if cell in self.cells else BLANK

        return tuple("".join(char(Cell(row, col)) for col in range(self.cols)) for row in range(self.rows))

    def __str__(self) -> str:
        return "\n".join(" ".join(line) for line in self.lines())

    def thrown(self) -> int:
        """How many tokens a throw puts down: the figure's own cell gets none."""
        return len(self.cells) - (self.star is None)

    def turned(self, quarters: int = 1) -> Pattern:
        """The pattern after quarter turns clockwise."""
        turned = self
        for _ in range(quarters % 4):
            turned = turned._turned_once()
        return turned

    def _turned_once(self) -> Pattern:
        def move(cell: Cell) -> Cell:
            return Cell(cell.col, self.rows - 1 - cell.row)

        star = None if self.star is None else move(self.star)
        return Pattern(self.cols, self.rows, frozenset(map(move, self.cells)), star)

    def mirrored(self) -> Pattern:
        """The pattern seen in a mirror, left and right exchanged."""

        def move(cell: Cell) -> Cell:
            return Cell(cell.row, self.cols - 1 - cell.col)

        star = None if self.star is None else move(self.star)
        return Pattern(self.rows, self.cols, frozenset(map(move, self.cells)), star)

    def shape(self) -> Shape:
        """What the pattern does, wherever it lies in its grid."""
        everything = [*self.cells, *([] if self.star is None else [self.star])]
        top, left = min([row for row, _ in everything]), min([col for _, col in everything])
        moved = sorted([Cell(row - top, col - left) for row, col in self.cells])
        star = None if self.star is None else Cell(self.star.row - top, self.star.col - left)
        return tuple(moved), star

    def turns(self) -> tuple[Pattern, ...]:
        """Its distinct quarter turns, itself first."""
        return _distinct_turns(self)

    def canonical(self) -> tuple[object, ...]:
        """Equal for patterns that are turns of one another, and only for those."""
        return min(
            (shape[1] is not None, shape[1] or (), shape[0]) for shape in (turn.shape() for turn in self.turns())
        )

    def aims(self) -> tuple[Aim, ...]:
        """Where the tokens go, one aim for each cell of this turn that the figure may stand on."""
        stands = sorted(self.cells) if self.star is None else [self.star]
        return tuple(
            frozenset([Cell(row - stand.row, col - stand.col) for row, col in self.cells if (row, col) != stand])
            for stand in stands
        )


@lru_cache(maxsize=4096)
def _distinct_turns(pattern: Pattern) -> tuple[Pattern, ...]:
    by_shape: dict[Shape, Pattern] = {}
    for _ in range(4):
        by_shape.setdefault(pattern.shape(), pattern)
        pattern = pattern.turned()
    return tuple(by_shape.values())
