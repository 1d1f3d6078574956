"""What a drawing consists of. Renderers draw these and nothing else; all judgement happens before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pnp.scene.fonts import Face
from pnp.scene.geometry import IDENTITY, Box, Matrix, Outline, Point

Role = Literal["", "H1", "H2", "P", "LI", "Figure", "Artifact"]
"""What parts are to somebody who listens to a document: headings, paragraphs, figures, or nothing but ornament."""


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
class Text:
    """A line that stays text in a file, to be searched, copied and read aloud; `at` is its start on the baseline.

    It is set without ligatures, as `fonts.spaced` measures it. A soft hyphen at its end is drawn as a hyphen.
    """

    line: str
    at: Point
    size: float
    face: Face
    fill: str


@dataclass(frozen=True, slots=True)
class Group:
    """Parts that are moved, turned or clipped together; `name` tells readers of the finished file what they are.

    With a `role` they are one thing of a document that can be read aloud, `alt` being what a figure shows.
    """

    parts: tuple[Part, ...]
    matrix: Matrix = IDENTITY
    clip: Outline | None = None
    name: str = ""
    role: Role = ""
    alt: str = ""


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


Part = Shape | Text | Group | Use
