"""What a chapter consists of, before it is set."""

from __future__ import annotations

from dataclasses import dataclass

from pnp.scene.page import Size
from pnp.scene.shapes import Part


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Plain sentences, bold between asterisks; a `lead` is larger."""

    text: str
    is_lead: bool = False


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading within a chapter."""

    text: str


@dataclass(frozen=True, slots=True)
class Points:
    """A list, numbered where the order matters."""

    items: tuple[str, ...]
    is_numbered: bool = False


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture with its top left corner at the origin, what it shows in words, and a line below it."""

    parts: tuple[Part, ...]
    size: Size
    alt: str
    caption: str = ""
    is_centred: bool = True


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of a label and values; `pictures` stand at the head of the columns, the last row may be a total.

    A table that is counted says how many there are of something before what it is.
    """

    rows: tuple[tuple[str, tuple[str, ...]], ...]
    pictures: tuple[Figure, ...] = ()
    has_total: bool = False
    is_counted: bool = False


@dataclass(frozen=True, slots=True)
class Beside:
    """Columns side by side, with their shares of the width; kept on one page."""

    columns: tuple[tuple[float, tuple[Block, ...]], ...]
    gap: float = 5.0


@dataclass(frozen=True, slots=True)
class Panel:
    """Blocks on a tinted ground: an example; kept on one page."""

    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the table of contents, which leads to a chapter by its key."""

    title: str
    chapter: str
    page: int


Block = Paragraph | Heading | Points | Figure | Table | Beside | Panel | Entry


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading with its blocks in a colour of its own; some begin a page."""

    key: str
    title: str
    colour: str
    blocks: tuple[Block, ...]
    begins_page: bool = False
