"""Boards, pillars, edge strips and everything else of the table as pieces to be cut out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pnp.app.cards import drawing
from pnp.app.order import Order
from pnp.check.tower import tower_findings
from pnp.draw import board, coupon, tower_parts
from pnp.draw.assembly import MARGIN, Guide
from pnp.draw.assembly_steps import steps
from pnp.draw.face import fitted_text
from pnp.draw.level_marker import level_marker
from pnp.errors import PnpError
from pnp.model.ruleset import Ruleset
from pnp.scene.geometry import Box
from pnp.scene.page import Page
from pnp.scene.shapes import Part
from pnp.sheets.layout import arranged
from pnp.sheets.piece import Piece
from pnp.sheets.tiles import tiled
from pnp.tower import parts as outlines
from pnp.tower.kit import kit
from pnp.tower.outlines import Outlined


def boards(order: Order) -> tuple[Page, ...]:
    """A board for each level; the compact table has one for all of them, and markers for the levels of figures."""
    with drawing("boards"):
        match order.layout.style:
            case "tower":
                prove(order)
                return _fitting(order, "boards", [*_tower_boards(order), *_films(order)])
            case "flat":
                return _fitting(
                    order, "boards", [_flat_board(order, level) for level in range(order.layout.board.levels)]
                )
            case "compact":
                refuse_hanging(order.ruleset)
                return _fitting(order, "boards", [_flat_board(order, 0, True), *_markers(order)])


def tower(order: Order) -> tuple[Page, ...]:
    """Pillars, edge strips, the fit coupon, and how to put everything together."""
    return (*tower_sheets(order), *_assembly(order)) if order.layout.style == "tower" else ()


def tower_sheets(order: Order) -> tuple[Page, ...]:
    """What of it is cut out."""
    if order.layout.style != "tower":
        return ()
    with drawing("tower"):
        prove(order)
        return *_fitting(order, "tower", [*_pillars(order), *_strips(order)]), *_coupon(order)


def prove(order: Order) -> None:
    """Nothing is printed that would not go together."""
    findings = tower_findings(order.layout)
    if findings:
        raise PnpError(f"{findings[0].message} [{findings[0].code}]")


def refuse_hanging(ruleset: Ruleset) -> None:
    """A stack on the compact board cannot show a token with nothing below it."""
    if ruleset.tokens_hang:
        raise PnpError(
            f"by the {ruleset.name} rules a token may hang above an empty cell, which stacks on one board cannot show; "
            "use the layout tower or flat [compact-needs-stacks]"
        )


def parts_of(order: Order) -> dict[str, Outlined]:
    """What is cut along an outline of its own, by the name of its piece."""
    layout = order.layout
    if layout.style != "tower":
        return {}
    parts = kit(layout)
    every = [*parts.boards, *parts.pillars, *parts.strips.values(), outlines.coupon(layout), outlines.tongue()]
    every += [replace(outlines.film(layout), name=f"film {level}") for level in range(1, layout.board.levels)]
    return {part.name: part for part in every}


def _piece(order: Order, part: Outlined, front: tuple[Part, ...], back: tuple[Part, ...] | None = None) -> Piece:
    return Piece(part.name, front, part.size(), back, order.layout.cards.bleed, 0.0)


def _tower_boards(order: Order) -> Iterator[Piece]:
    bleed = order.layout.cards.bleed
    for level, part in enumerate(kit(order.layout).boards):
        yield _piece(order, part, board.tower_board(order.layout, level, part, order.theme, bleed))


def _films(order: Order) -> Iterator[Piece]:
    """Film is printed on film, so there is no bleed around it."""
    layout = order.layout
    if layout.tower.upper != "film":
        return
    part = outlines.film(layout)
    for level in range(1, layout.board.levels):
        front = board.film(layout, level, part, order.theme)
        yield Piece(f"film {level}", front, part.size(), None, 0.0, 0.0)


def _flat_board(order: Order, level: int, is_compact: bool = False) -> Piece:
    layout, bleed = order.layout, order.layout.cards.bleed
    front = board.flat_board(layout, level, order.theme, bleed, is_compact)
    return Piece(f"board {level}", front, layout.board_size(), None, bleed, 0.0)


def _markers(order: Order) -> Iterator[Piece]:
    """A marker for each player and each level above the ground."""
    layout, bleed = order.layout, order.layout.cards.bleed
    wide, levels = layout.tokens.diameter, layout.board.levels
    for seat in order.seats:
        for level in range(1, levels):
            drawn = level_marker(seat, level, levels, order.theme, wide, bleed)
            yield Piece(f"level {level}, {seat.name}", drawn, (wide, wide), None, bleed, 0.0, 1, "round")


def _pillars(order: Order) -> Iterator[Piece]:
    layout, bleed = order.layout, order.layout.cards.bleed
    for part in kit(layout).pillars:
        front, back = (tower_parts.pillar(layout, part, order.theme, bleed, is_back) for is_back in (False, True))
        yield _piece(order, part, front, back)


def _strips(order: Order) -> Iterator[Piece]:
    layout, parts = order.layout, kit(order.layout)
    colours = [seat.colour for seat in order.all_seats]
    for (level, side), part in parts.strips.items():
        labels = parts.labels[level, side]
        front = tower_parts.strip(layout, level, side, part, labels, order.theme, colours, layout.cards.bleed)
        yield _piece(order, part, front)


def _fitting(order: Order, name: str, pieces: list[Piece]) -> tuple[Page, ...]:
    """Sheets with all pieces that fit the paper; the others in tiles, if the layout allows it."""
    gap = 2 * order.layout.cards.bleed
    whole: list[Piece] = []
    large: list[Piece] = []
    for piece in pieces:
        for side in (piece,) if piece.back is None or _fits(order, piece) else _sides(piece):
            (whole if _fits(order, side) else large).append(side)
    if large and not order.layout.paper.tiles:
        size = large[0].size
        hint = "use larger paper, smaller cells, or `tiles: true` under `paper:`"
        raise PnpError(f"{large[0].name} of {size[0]:g} x {size[1]:g}mm is larger than the paper; {hint}")
    setup, title = order.setup(gap), order.title(name)
    flap = order.words.text("tile_flap", letter="{letter}")
    pages = [page for piece in large for page in tiled(piece, setup, title, flap, (title,))]
    return (*pages, *order.sheets(name, whole, gap)) if whole else tuple(pages)


def _fits(order: Order, piece: Piece) -> bool:
    setup = order.setup(2 * order.layout.cards.bleed)
    try:
        arranged([[piece]], setup, setup.backs if piece.back is not None else "none")
    except PnpError:
        return False
    return True


def _sides(piece: Piece) -> tuple[Piece, Piece]:
    """Front and back as two pieces, where there is no room for both on a sheet."""
    assert piece.back is not None
    return replace(piece, back=None), replace(piece, name=f"{piece.name}, back", front=piece.back, back=None)


def _coupon(order: Order) -> tuple[Page, ...]:
    """Coupon and test piece on a sheet of their own, because they are cut first."""
    layout, theme, words, bleed = order.layout, order.theme, order.words, order.layout.cards.bleed
    comb, tongue = outlines.coupon(layout), outlines.tongue()
    pieces = [
        _piece(order, comb, coupon.coupon(layout, comb, theme, words, bleed)),
        _piece(order, tongue, coupon.tongue(tongue, theme, words, bleed)),
    ]
    (page, *more) = order.sheets("tower", pieces, 2 * bleed)
    lowest = max(component.bled().y + component.bled().height for component in page.components)
    told = words.text("coupon_try", clearance=coupon.signed(layout.tower.clearance, words))
    room = Box(MARGIN + 14, lowest + 12, page.size[0] - 2 * MARGIN - 28, 52)
    text = fitted_text(told, room, theme.ink, largest=4.6, smallest=3.0, upright="top", language=words.language)
    return (replace(page, parts=(*page.parts, text)), *more)


def _assembly(order: Order) -> tuple[Page, ...]:
    """Two pages that stand, whatever the sheets do."""
    guide = Guide.of(order.layout, order.theme, order.words)
    size, title = order.paper.size, order.words.text("assembly_title")
    blank = Page(size, order.paper.name, title, bookmark=(order.title("tower"), title))
    pages = (replace(blank, parts=guide.overview(size)), replace(blank, parts=steps(guide, size)))
    if order.backs in ("duplex-long", "duplex-short"):
        return pages[0], replace(pages[1], side="back")
    return pages
