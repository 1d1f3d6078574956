"""The boards as they stand on the table."""

from __future__ import annotations

from pnp.booklet.book import Book
from pnp.booklet.position import Picture, levels_picture
from pnp.model.cell import Cell
from pnp.scene.geometry import Box, Outline, Point, line, moved, polygon
from pnp.scene.page import Size
from pnp.scene.shapes import Group, Part, Shape, Symbol, Use

ACROSS, SLANT, DEPTH = 34.0, 14.0, 13.0
"""The front edge of a board, how far its back edge is moved right, and how far up it is drawn."""
ROOM: Size = (58.0, 70.0)


def boards_picture(book: Book) -> Picture:
    match book.layout.style:
        case "flat":
            return levels_picture(book.examples.position({}), book.look, 120.0, book.level_names(), 5.0)
        case "compact":
            return _stacks(book)
        case "tower":
            return _tower(book)


def _tower(book: Book) -> Picture:
    """The tower as it will stand, from the outlines that are cut."""
    # Only towers need them, and they are slow to import.
    from pnp.draw.axonometry import fitted_view, tower
    from pnp.tower.kit import kit

    parts = kit(book.layout)
    view, at = fitted_view(book.layout, book.theme, parts, None, Box(0.0, 0.0, *ROOM))
    drawing = Symbol(f"booklet-tower-{book.theme.name}", (Group(tower(view, parts), moved(*at)),), Box(0.0, 0.0, *ROOM))
    return Picture((Use(drawing),), ROOM)


def _stacks(book: Book) -> Picture:
    """One board with stacks of tokens on it."""
    board, theme, look = book.layout.board, book.theme, book.look
    height = 30.0
    parts: list[Part] = []

    def at(col: float, row: float) -> Point:
        right, back = col / board.cols, 1 - row / board.rows
        return right * ACROSS * 1.15 + back * SLANT + 1.0, height - 2.0 - back * DEPTH * 1.3

    rim = polygon([at(0, board.rows), at(board.cols, board.rows), at(board.cols, 0), at(0, 0)])
    grid: Outline = ()
    for col in range(1, board.cols):
        grid += line(at(col, 0), at(col, board.rows))
    for row in range(1, board.rows):
        grid += line(at(0, row), at(board.cols, row))
    parts += [Shape(rim, look.floor(0), theme.grey, 0.3), Shape(grid, None, theme.tile, 0.25)]
    centre = book.examples.centre
    for cell, stack in (
        (centre, (0, 1)),
        (Cell(centre.row, min(board.cols - 1, centre.col + 2)), (1, 0, 0)[: board.levels]),
    ):
        x, y = at(cell.col + 0.5, cell.row + 0.5)
        for level, seat in enumerate(stack):
            parts.append(look.token(seat % len(book.seats), (x, y - 1.6 - level * 2.2), 5.0))
        if cell == centre:
            parts.append(look.pawn(0, (x, y - 2.2 - len(stack) * 2.2 - 2.4), 8.0))
    return Picture(tuple(parts), (ACROSS * 1.15 + SLANT + 2.0, height))
