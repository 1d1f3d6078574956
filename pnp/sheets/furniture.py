"""What stands in the margin of every page: what it is, its number, its paper, and bars to measure it by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pnp.scene.geometry import Box, Matrix, Outline, line, moved, turned
from pnp.scene.page import Page, hull
from pnp.scene.shapes import Group, Part, Shape, Symbol, Use
from pnp.scene.text import width, written
from pnp.sheets.papers import NAMES, REACH

INK = "#404040"
SIZE = 2.3
SMALLEST = 1.2
HEIGHT = 3.4
"""How high the lane is in which all this stands."""
SIDE = 10.0
"""How far the ends of the lane stay from the edges of the sheet."""
ROOM = 9.0
"""How much room a side needs, with the marks that end before the lane."""
INCH = 25.4


@dataclass(frozen=True, slots=True)
class Words:
    """The sentences in the margin, in the language of the document."""

    page: str = "page {page} of {pages}"
    part: str = "part {part}"
    scale: str = "print at 100 %"
    deck: str = "deck {deck}"
    front: str = "front"
    back: str = "back"
    millimetres: str = "50 mm"
    inches: str = "2 in"


def lane(page: Page) -> tuple[Box, Matrix]:
    """The lane of a page, and what takes a level lane that begins at (0, 0) there.

    It is at the foot, unless components leave too little room there and more beside or above them.
    """
    wide, high = page.size
    used = hull(component.bled() for component in page.components) if page.components else Box(wide / 2, high / 2, 0, 0)
    rooms = {
        "foot": high - used.y - used.height,
        "left": used.x,
        "right": wide - used.x - used.width,
        "top": used.y,
    }
    side = "foot" if rooms["foot"] >= ROOM else max(rooms, key=lambda name: rooms[name])
    # Where the margin is narrow, what is said goes nearer to the edge rather than onto a component.
    edge = max(0.5, min(REACH, rooms[side] - HEIGHT - 0.5))
    match side:
        case "foot":
            box = Box(SIDE, high - edge - HEIGHT, wide - 2 * SIDE, HEIGHT)
        case "top":
            box = Box(SIDE, edge, wide - 2 * SIDE, HEIGHT)
        case "left":
            box = Box(edge, SIDE, HEIGHT, high - 2 * SIDE)
            return box, moved(box.x, box.y + box.height).after(turned(270))
        case _:
            box = Box(wide - edge - HEIGHT, SIDE, HEIGHT, high - 2 * SIDE)
            return box, moved(box.x, box.y + box.height).after(turned(270))
    return box, moved(box.x, box.y)


def furnished(pages: tuple[Page, ...], words: Words, deck: str = "") -> tuple[Page, ...]:
    """The pages of one document with what stands in their margins, counted through."""
    bars = scale_bars(words)
    has_backs = any(page.side == "back" for page in pages)
    words = words if has_backs else replace(words, front="")
    return tuple(
        replace(page, parts=(*page.parts, _furniture(page, number, len(pages), words, deck, bars)))
        for number, page in enumerate(pages, 1)
    )


def _furniture(page: Page, number: int, count: int, words: Words, deck: str, bars: Symbol) -> Group:
    box, matrix = lane(page)
    length = max(box.width, box.height)
    said = [
        words.part.format(part=page.part) if page.part else "",
        words.front if page.side == "front" else words.back,
        words.page.format(page=number, pages=count),
        NAMES.get(page.paper, page.paper),
        words.scale,
        words.deck.format(deck=deck) if deck else "",
    ]
    room = length - bars.box.width - 6.0
    details = "  ·  ".join(text for text in said if text)
    lines = tuple(_line(page.title, details, room))
    parts: tuple[Part, ...] = (*lines, Use(bars, moved(length - bars.box.width - bars.box.x, 0.0)))
    return Group(parts, matrix, name="furniture")


def _line(title: str, details: str, room: float) -> Iterator[Shape]:
    """The title in bold and the rest after it, made smaller where they are too long, and cut short at last."""
    gap = 1.2 * SIZE
    needed = width(title, SIZE, "bold") + gap + width(details, SIZE)
    size = max(SMALLEST, SIZE * min(1.0, room / needed))
    left = room - (gap + width(details, SIZE)) * size / SIZE
    while len(title) > 1 and width(title, size, "bold") > left:
        title = title[:-2].rstrip() + "…"
    baseline = HEIGHT / 2 + 0.33 * size
    yield Shape(written(title, (0.0, baseline), size, "bold"), fill=INK)
    start = width(title, size, "bold") + gap * size / SIZE
    yield Shape(written(details, (start, baseline), size), fill=INK)


def scale_bars(words: Words) -> Symbol:
    """50 mm above a line and 2 in below it, to be held against a ruler after printing."""
    middle, tall, low = HEIGHT / 2, 1.4, 0.8
    lines: list[Outline] = [line((0.0, middle), (2 * INCH, middle))]
    for mm in range(0, 51, 5):
        lines.append(line((mm, middle), (mm, middle - (tall if mm % 10 == 0 else low))))
    for quarter in range(9):
        x = quarter * INCH / 4
        lines.append(line((x, middle), (x, middle + (tall if quarter % 4 == 0 else low))))
    size, after = 1.8, 2 * INCH + 0.8
    above, below = (
        written(words.millimetres, (after, middle - 0.25), size),
        written(words.inches, (after, middle + 1.4), size),
    )
    wide = after + max(width(words.millimetres, size), width(words.inches, size))
    ruled = tuple(step for found in lines for step in found)
    parts = (Shape(ruled, stroke=INK, width=0.15), Shape((*above, *below), fill=INK))
    return Symbol(f"scale-bars-{words.millimetres}-{words.inches}", parts, Box(-0.2, 0.0, wide + 0.4, HEIGHT))
