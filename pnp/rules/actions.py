"""What a player can do, each with a short text that `notation` reads back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pnp.model.cell import Cell

Pile = Literal["personal", "shared"]


@dataclass(frozen=True, slots=True)
class Start:
    """Put the figure on a start cell of the ground."""

    cell: Cell

    def __str__(self) -> str:
        return f"start {self.cell}"


@dataclass(frozen=True, slots=True)
class ThrowUp:
    """Play a card face up: `cells` are those aimed at, fewer than the pattern's when the supply is short."""

    card: str
    quarters: int
    cells: tuple[Cell, ...]
    mirrored: bool = False

    def __str__(self) -> str:
        turn = f"r{self.quarters}{'m' if self.mirrored else ''}"
        return f"throw up {self.card} {turn} {' '.join(map(str, self.cells))}"


@dataclass(frozen=True, slots=True)
class ThrowDown:
    """Play a card face down: one token anywhere free on the figure's level."""

    card: str
    cell: Cell

    def __str__(self) -> str:
        return f"throw down {self.card} {self.cell}"


@dataclass(frozen=True, slots=True)
class Move:
    """Go to another cell of the level."""

    cell: Cell

    def __str__(self) -> str:
        return f"move {self.cell}"


@dataclass(frozen=True, slots=True)
class Climb:
    """Go one level up."""

    def __str__(self) -> str:
        return "climb"


@dataclass(frozen=True, slots=True)
class End:
    """Be done with the turn's actions."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Draw:
    """Take a card from one of two piles; with one pile, drawing needs no decision."""

    pile: Pile

    def __str__(self) -> str:
        return f"draw {self.pile}"


Throw = ThrowUp | ThrowDown
Action = Start | ThrowUp | ThrowDown | Move | Climb | End | Draw
