"""What was found in a finished PDF: plain values in mm, y downwards."""

from __future__ import annotations

from dataclasses import dataclass

from pnp.scene.geometry import Box, Matrix, Point
from pnp.scene.page import Size


@dataclass(frozen=True, slots=True)
class Line:
    """A straight stroke of a mark or fold."""

    start: Point
    end: Point
    width: float


@dataclass(frozen=True, slots=True)
class Found:
    """A component as it is on the page; `claimed` is the size that the file says it has."""

    name: str
    side: str
    cut: str
    claimed: Size
    bleed: float
    trim: Box
    turn: Point
    """Where its top points."""
    texts: tuple[Box, ...]
    thinnest: float
    smallest: float

    def bled(self) -> Box:
        return self.trim.grown(self.bleed)


@dataclass(frozen=True, slots=True)
class FoundPage:
    """A page as it will be printed, on the front or back of its sheet.

    Positions are those before the printer's correction.
    """

    number: int
    size: Size
    side: str
    components: tuple[Found, ...]
    marks: tuple[Line, ...]
    folds: tuple[Line, ...]
    thinnest: float
    correction: Matrix

    def sides(self) -> set[str]:
        return {component.side for component in self.components}


@dataclass(frozen=True, slots=True)
class FoundFile:
    """A whole file; `fonts` are names and whether each is embedded."""

    pages: tuple[FoundPage, ...]
    fonts: tuple[tuple[str, bool], ...]
    is_scaled: bool
    flip: str


@dataclass(frozen=True, slots=True)
class Ink:
    """The mean coverage of a page by each ink, from 0 to 1; grey is taken from the colours and printed black."""

    cyan: float
    magenta: float
    yellow: float
    black: float

    def total(self) -> float:
        return self.cyan + self.magenta + self.yellow + self.black


@dataclass(frozen=True, slots=True)
class Look:
    """A page's ink, and the components and sides where art ends before the bleed does."""

    ink: Ink | None
    short: tuple[tuple[str, str], ...]


class NotRendered(Exception):
    """A file that can be read but not shown."""
