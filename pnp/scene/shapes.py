"""What a drawing consists of. Renderers draw these and nothing else; all judgement happens before."""

from __future__ import annotations

from dataclasses import dataclass

from pnp.scene.geometry import IDENTITY, Box, Matrix, Outline


@dataclass(frozen=True, slots=True)
class Shape:
    """An outline with a flat colour inside, a line along it, or both; colours are `#rrggbb`, never transparent.

    `even_odd` leaves holes where outlines overlap; else overlapping parts that run the same way are filled.
    """

    outline: Outline
    fill: str | None = None
    stroke: str | None = None
    width: float = 0.2
    dash: tuple[float, ...] = ()
    even_odd: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Parts that are moved, turned or clipped together; `name` tells readers of the finished file what they are."""

    parts: tuple[Part, ...]
    matrix: Matrix = IDENTITY
    clip: Outline | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Symbol:
    """A drawing that is stored once in a file and used many times; nothing of it lies outside the box."""

    key: str
    parts: tuple[Part, ...]
    box: Box


@dataclass(frozen=True, slots=True)
class Use:
    """A symbol put somewhere."""

    symbol: Symbol
    matrix: Matrix = IDENTITY


Part = Shape | Group | Use
