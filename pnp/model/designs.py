"""Every pattern of a size that a 3 x 3 grid holds, each once however it is turned or moved."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product

from pnp.model.cell import Cell
from pnp.model.pattern import Pattern

GRID = 3
MOST_CELLS = 6
"""Filled cells of a design; with more, hardly any blank is left to turn."""


@dataclass(frozen=True, slots=True)
class DesignSize:
    """How many cells are filled, and whether there is a star besides; written `3` or `star3`."""

    cells: int
    has_star: bool = False

    @classmethod
    def parse(cls, text: str) -> DesignSize | None:
        """`star` alone is the star card of the rules, with three filled cells."""
        found = re.fullmatch(rf"(star)?([1-{MOST_CELLS}])", "star3" if text == "star" else text)
        size = cls(int(found[2]), found[1] is not None) if found else None
        return size if size and (size.has_star or size.cells > 1) else None

    @classmethod
    def of(cls, pattern: Pattern) -> DesignSize:
        return cls(len(pattern.cells), pattern.star is not None)

    def described(self) -> str:
        """In words."""
        cells = f"{self.cells} cells" if self.cells > 1 else "1 cell"
        return f"a star and {cells}" if self.has_star else cells

    def __str__(self) -> str:
        return f"{'star' if self.has_star else ''}{self.cells}"


PLAIN, STAR = DesignSize(3), DesignSize(3, has_star=True)
ALL_SIZES = (PLAIN, DesignSize(4), DesignSize(5), STAR)
"""The two of the rules, and larger ones for decks that like more colour."""


@dataclass(frozen=True, slots=True)
class Design:
    """A pattern with an id that says which one of its size it is."""

    id: str
    pattern: Pattern


@lru_cache(maxsize=32)
def designs(size: DesignSize) -> tuple[Design, ...]:
    """All of them in a fixed order, so that an id means the same design in every run."""
    grid = [Cell(row, col) for row, col in product(range(GRID), repeat=2)]
    stars: list[Cell | None] = [*grid] if size.has_star else [None]
    found: dict[object, Pattern] = {}
    for star, cells in product(stars, combinations(grid, size.cells)):
        if star not in cells:
            pattern = Pattern(GRID, GRID, frozenset(cells), star)
            found.setdefault(pattern.canonical(), pattern)
    kind = str(size) if size.has_star else f"plain{size}"
    return tuple(Design(f"{kind}-{number:02}", pattern) for number, pattern in enumerate(found.values(), start=1))
