"""Finished pages: components where they lie, and whatever is drawn around them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from pnp.scene.geometry import IDENTITY, Box, Matrix, Outline, circle
from pnp.scene.shapes import Part, Symbol

Size = tuple[float, float]
Side = Literal["front", "back"]
Cut = Literal["card", "round"]
"""Along a rectangle with rounded corners, or along the circle in it."""


Flip = Literal["none", "long", "short"]
"""The edge around which a sheet is turned over for its second side."""


@dataclass(frozen=True, slots=True)
class Component:
    """One side of something that will be cut out.

    The drawing's origin is the top left corner of the trim; its box is the trim with the bleed around it. The matrix
    moves and turns it to its place and never changes its size.
    """

    name: str
    side: Side
    drawing: Symbol
    size: Size
    bleed: float
    matrix: Matrix
    cut: Cut = "card"
    corner: float = 0.0

    def clip(self) -> Outline | None:
        """What cuts a round drawing, where its box is not enough."""
        if self.cut == "card":
            return None
        across, down = self.size
        return circle((across / 2, down / 2), max(self.size) / 2 + self.bleed)

    def trim(self) -> Box:
        """Where it is cut, on the page."""
        return placed(Box(0.0, 0.0, *self.size), self.matrix)

    def bled(self) -> Box:
        """How far its art reaches, on the page."""
        return placed(Box(0.0, 0.0, *self.size).grown(self.bleed), self.matrix)


@dataclass(frozen=True, slots=True)
class Link:
    """A place on a page that leads to another page, counted from 0."""

    box: Box
    page: int


@dataclass(frozen=True, slots=True)
class Page:
    """One side of a sheet.

    `part` is the number by which a list of parts names it. `parts` are drawn over the components. `bookmark` is the
    path in the table of contents, outermost first; `headings` are more of its entries on this page. The printer's
    `correction` is applied to all of the page; true positions are those before it.
    """

    size: Size
    paper: str
    title: str
    part: str = ""
    side: Side = "front"
    components: tuple[Component, ...] = ()
    parts: tuple[Part, ...] = ()
    bookmark: tuple[str, ...] = ()
    correction: Matrix = IDENTITY
    headings: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class Document:
    """Pages that belong together, and what viewers and catalogues are told about them.

    `flip` tells the printer that pages come in pairs for the two sides of a sheet, and how it turns the sheet.
    """

    title: str
    pages: tuple[Page, ...]
    language: str = "en"
    subject: str = ""
    author: str = ""
    keywords: tuple[str, ...] = ()
    flip: Flip = "none"


def placed(box: Box, matrix: Matrix) -> Box:
    """The box around a box that was moved and turned."""
    right, bottom = box.x + box.width, box.y + box.height
    corners = [matrix.applied(x, y) for x in (box.x, right) for y in (box.y, bottom)]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    return Box(left, top, max(x for x, _ in corners) - left, max(y for _, y in corners) - top)


def hull(boxes: Iterable[Box]) -> Box:
    """The smallest box around boxes."""
    found = list(boxes)
    left, top = min(box.x for box in found), min(box.y for box in found)
    right, bottom = max(box.x + box.width for box in found), max(box.y + box.height for box in found)
    return Box(left, top, right - left, bottom - top)
