"""Can a layout be printed and cut? Proved on the shapes themselves."""

from __future__ import annotations

from collections.abc import Iterator

from shapely import Point, Polygon, box
from shapely.affinity import translate

from pnp.check.tower import check_tower
from pnp.errors import Finding, Place
from pnp.load.nodes import Node
from pnp.model.layout import Layout, Size
from pnp.tower.measures import Measures
from pnp.units import show

UNPRINTABLE_MARGIN = 4.0
SMALLEST = {
    "cards.size": 20.0,
    "cards.rivalry_size": 20.0,
    "tokens.diameter": 5.0,
    "board.cell": 5.0,
    "tower.thickness": 0.1,
}
ACCURACY = 1e-6


def usable_area(layout: Layout) -> Polygon:
    """The paper without its margins; empty where they eat it."""
    (width, height), margin = layout.paper.size, layout.paper.margin
    if 2 * margin >= min(width, height):
        return Polygon()
    return box(margin, margin, width - margin, height - margin)


def fits_on(area: Polygon, part: Polygon) -> bool:
    """Whether a part lies within the area, upright or turned, touching allowed."""
    left, top, _, _ = area.bounds
    width, height = part.bounds[2] - part.bounds[0], part.bounds[3] - part.bounds[1]
    room = area.buffer(ACCURACY, join_style="mitre")
    return any(
        room.covers(box(left, top, left + across, top + down)) for across, down in ((width, height), (height, width))
    )


def rectangle(size: Size, around: float = 0.0) -> Polygon:
    return box(-around, -around, size[0] + around, size[1] + around)


def _by(size: Size) -> str:
    return f"{size[0]:g} x {size[1]:g}mm"


def sizes_are_sensible(layout: Layout, root: Node) -> Iterator[Finding]:
    """Nothing is smaller than scissors and printers can make."""
    sizes = {
        "cards.size": min(layout.cards.size),
        "cards.rivalry_size": min(layout.cards.rivalry_size),
        "tokens.diameter": layout.tokens.diameter,
        "board.cell": layout.cell,
        "tower.thickness": layout.tower.thickness,
    }
    for field, size in sizes.items():
        if size < SMALLEST[field]:
            message = f"{field} is {show(size)}; make it at least {show(SMALLEST[field])}"
            yield Finding("too-small-to-make", root.at(*field.split(".")), message)


def paper_is_usable(layout: Layout, root: Node) -> Iterator[Finding]:
    """Margins leave room, and cover what printers cannot reach."""
    place, margin = root.at("paper", "margin"), layout.paper.margin
    if usable_area(layout).is_empty:
        message = f"margins of {show(margin)} leave nothing of {_by(layout.paper.size)} paper; make them smaller"
        yield Finding("margins-eat-paper", place, message)
    elif margin < UNPRINTABLE_MARGIN:
        message = f"a margin of {show(margin)} is out of reach of most printers; use {show(UNPRINTABLE_MARGIN)} or more"
        yield Finding("margin-unprintable", place, message)


def cards_fit_the_paper(layout: Layout, root: Node, area: Polygon) -> Iterator[Finding]:
    """A card and its bleed lie within the usable area, and its corners are rounder than round at most."""
    cards = layout.cards
    for key, size in (("size", cards.size), ("rivalry_size", cards.rivalry_size)):
        place = root.at("cards", key)
        if not fits_on(area, rectangle(size, cards.bleed)):
            message = (
                f"a card of {_by(size)} with {show(cards.bleed)} bleed is larger than the {_area(area)} of the paper"
            )
            yield Finding("card-larger-than-paper", place, f"{message}; use smaller cards or larger paper")
        if rectangle(size, -cards.corner).buffer(ACCURACY).is_empty or 2 * cards.corner > min(size):
            message = (
                f"corners of {show(cards.corner)} do not fit a card of {_by(size)}; use at most {show(min(size) / 2)}"
            )
            yield Finding("corner-too-round", root.at("cards", "corner"), message)


def bleeds_keep_apart(layout: Layout, root: Node) -> Iterator[Finding]:
    """The bleed of one card does not print over its neighbour's."""
    cards = layout.cards
    first = rectangle(cards.size, cards.bleed)
    beside = translate(first, cards.size[0] + cards.gap)
    overlap = first.intersection(beside)
    if overlap.area > ACCURACY:
        width = overlap.bounds[2] - overlap.bounds[0]
        message = f"the bleeds of neighbouring cards overlap by {show(width)}"
        hint = f"set gap to {show(2 * cards.bleed)} or bleed to {show(cards.gap / 2)}"
        yield Finding("bleed-larger-than-gap", root.at("cards", "bleed"), f"{message}; {hint}")


def tokens_fit(layout: Layout, root: Node, area: Polygon) -> Iterator[Finding]:
    """A token lies within its cell and on the paper."""
    token = Point(0, 0).buffer(layout.tokens.diameter / 2)
    cell = box(-layout.cell / 2, -layout.cell / 2, layout.cell / 2, layout.cell / 2)
    place = root.at("tokens", "diameter")
    if not cell.covers(token):
        message = f"a token of {show(layout.tokens.diameter)} is larger than a cell of {show(layout.cell)}"
        yield Finding("token-larger-than-cell", place, f"{message}; use smaller tokens or larger cells")
    if not fits_on(area, token):
        message = f"a token of {show(layout.tokens.diameter)} is larger than the {_area(area)} of the paper"
        yield Finding("token-larger-than-paper", place, f"{message}; use smaller tokens")


def tower_fits_the_paper(layout: Layout, root: Node, area: Polygon) -> Iterator[Finding]:
    """Boards and pillars lie on one sheet each, unless tiles are allowed."""
    if layout.paper.tiles:
        return
    board, bleed = layout.board_size(), layout.cards.bleed
    if not fits_on(area, rectangle(board, bleed)):
        message = f"a board of {_by(board)} with its frame is larger than the {_area(area)} of the paper"
        hint = "use smaller cells, larger paper, or `tiles: true`"
        yield Finding("board-larger-than-paper", root.at("board", "cell"), f"{message}; {hint}")
    pillar = Measures(layout).pillar
    if layout.style == "tower" and not fits_on(area, rectangle(pillar, bleed)):
        message = f"a pillar of {_by(pillar)} is larger than the {_area(area)} of the paper"
        place: Place = root.at("tower", "level_height")
        yield Finding(
            "pillar-larger-than-paper", place, f"{message}; lower the levels, use larger paper, or `tiles: true`"
        )


def _area(area: Polygon) -> str:
    left, top, right, bottom = area.bounds
    return f"{right - left:g} x {bottom - top:g}mm"


def check_printing(layout: Layout, root: Node) -> Iterator[Finding]:
    """Everything about paper and sizes, as far as the values it depends on could be read."""

    def known(*sections: str) -> bool:
        return all(root.is_whole(section) for section in sections)

    senseless = list(sizes_are_sensible(layout, root))
    yield from senseless
    if known("cards"):
        yield from bleeds_keep_apart(layout, root)
    if known("board", "tower", "tokens") and not senseless:
        yield from check_tower(layout, root)
    if not known("paper"):
        return
    yield from paper_is_usable(layout, root)
    area = usable_area(layout)
    if area.is_empty:
        return
    if known("cards"):
        yield from cards_fit_the_paper(layout, root, area)
    if known("tokens", "board"):
        yield from tokens_fit(layout, root, area)
    if known("board", "tower"):
        yield from tower_fits_the_paper(layout, root, area)
