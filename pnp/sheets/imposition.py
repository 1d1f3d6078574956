"""Pages of a booklet onto sheets that are printed on both sides, folded once, put into each other and stapled.

Of sheets folded into each other the inner ones stick out, each by the thickness of a sheet. What is printed on them is
moved towards the fold by as much, so that after trimming all outer margins are alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pnp.errors import PnpError
from pnp.scene.geometry import IDENTITY, Box, line, moved, turned
from pnp.scene.page import Flip, Page, Side, Size
from pnp.scene.shapes import Group, Part, Shape, Symbol, Use
from pnp.sheets.papers import REACH, Paper

PER_SHEET = 4
THICKNESS = 0.1
"""mm of a sheet of ordinary printing paper."""
LARGEST: Size = (148.0, 216.0)
"""A5, or half a Letter, which is narrower and higher."""
SMALLEST: Size = (128.0, 200.0)
"""A page needs at least this for its text and a margin that printers reach."""
TICK = 3.0


class Half(NamedTuple):
    """The place of a page: on which sheet from the outside, on which side of it, and on which half."""

    sheet: int
    side: Side
    is_right: bool


def page_size(paper: Paper) -> Size:
    """Half a lying sheet, as far as a page needs it."""
    high, wide = paper.size[0], paper.size[1] / 2
    if wide < SMALLEST[0] or high < SMALLEST[1]:
        raise PnpError(f"a booklet does not fit {paper.shown()}; print it on a4 or letter")
    return min(LARGEST[0], wide), min(LARGEST[1], high)


def places(count: int) -> tuple[Half, ...]:
    """Where each page goes, the first page first; `count` is a multiple of four."""
    sheets = count // PER_SHEET
    found: dict[int, Half] = {}
    for sheet in range(sheets):
        found[2 * sheet] = Half(sheet, "front", True)
        found[2 * sheet + 1] = Half(sheet, "back", False)
        found[count - 2 - 2 * sheet] = Half(sheet, "back", True)
        found[count - 1 - 2 * sheet] = Half(sheet, "front", False)
    return tuple(found[page] for page in range(count))


def filled_up(pages: Sequence[Page]) -> tuple[Page | None, ...]:
    """With blank pages before the last one, so that whole sheets are filled and the last page stays outside."""
    blank = -len(pages) % PER_SHEET
    return (*pages[:-1], *[None] * blank, pages[-1])


def imposed(pages: Sequence[Page], paper: Paper, flip: Flip, thickness: float = THICKNESS) -> tuple[Page, ...]:
    """Both sides of every sheet, the outermost first, lying; `flip` is the edge a printer turns sheets around."""
    lying = paper.turned()
    whole = filled_up(pages)
    halves = dict(zip(places(len(whole)), whole, strict=True))
    sheets: list[Page] = []
    for sheet in range(len(whole) // PER_SHEET):
        for side in ("front", "back"):
            parts = tuple(_half(halves, Half(sheet, side, right), lying.size, thickness) for right in (False, True))
            content: tuple[Part, ...] = (*(part for part in parts if part is not None), *_ticks(lying.size))
            # Turned around its long edge, which lies level, a sheet shows its second side upside down.
            is_turned = side == "back" and flip == "long"
            matrix = turned(180, (lying.size[0] / 2, lying.size[1] / 2)) if is_turned else IDENTITY
            sheets.append(Page(lying.size, paper.name, pages[0].title, side=side, parts=(Group(content, matrix),)))
    return tuple(sheets)


def _half(halves: dict[Half, Page | None], half: Half, size: Size, thickness: float) -> Part | None:
    page = halves[half]
    if page is None:
        return None
    wide, high = page.size
    creep = half.sheet * thickness
    x = size[0] / 2 - creep if half.is_right else size[0] / 2 - wide + creep
    key = f"booklet-{half.sheet}-{half.side}-{'right' if half.is_right else 'left'}"
    drawing = Symbol(key, page.parts, Box(0.0, 0.0, wide, high))
    return Use(drawing, moved(x, (size[1] - high) / 2))


def _ticks(size: Size) -> Iterator[Part]:
    """Where to fold, at head and foot."""
    x, high = size[0] / 2, size[1]
    ticks = (*line((x, REACH), (x, REACH + TICK)), *line((x, high - REACH - TICK), (x, high - REACH)))
    yield Group((Shape(ticks, stroke="#a0a0a0", width=0.15),), name="fold")
