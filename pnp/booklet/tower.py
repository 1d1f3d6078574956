"""The boards as they stand on the table, drawn at a slant."""

from __future__ import annotations

from pnp.booklet.book import Book
from pnp.booklet.position import Picture, levels_picture
from pnp.model.cell import Cell
from pnp.scene.geometry import Outline, Point, line, polygon
from pnp.scene.shapes import Part, Shape

ACROSS, SLANT, DEPTH = 38.0, 16.0, 15.0
"""The front edge of a board, how far its back edge is moved right, and how far up it is drawn."""
STOREY = 21.0
FOOT = 6.0


def boards_picture(book: Book) -> Picture:
    match book.layout.style:
        case "flat":
            return levels_picture(book.examples.position({}), book.look, 120.0, book.level_names(), 5.0)
        case "compact":
            return _stacks(book)
        case "tower":
            return _tower(book)


def _tower(book: Book) -> Picture:
    """Boards on pillars, the far pillars behind them and the near ones before them."""
    board, theme = book.layout.board, book.theme
    height = DEPTH + (board.levels - 1) * STOREY + 2 * FOOT
    parts: list[Part] = []

    def at(level: int, right: float, back: float) -> Point:
        """A place on a board, by shares of its width and depth."""
        return right * ACROSS + back * SLANT + 1.0, height - FOOT - level * STOREY - back * DEPTH

    def pillar(right: float, back: float) -> Part:
        (x, low), (_, high) = at(0, right, back), at(board.levels - 1, right, back)
        corners = ((x - 0.9, low + FOOT), (x + 0.9, low + FOOT), (x + 0.9, high - FOOT), (x - 0.9, high - FOOT))
        return Shape(polygon(corners), theme.tones(theme.terracotta).light, theme.grey, 0.25)

    parts += [pillar(0.0, 1.0), pillar(1.0, 1.0)]
    for level in range(board.levels):
        rim = polygon([at(level, right, back) for right, back in ((0, 0), (1, 0), (1, 1), (0, 1))])
        x, y = at(level, 0, 0)
        edge = polygon(((x, y), (x + ACROSS, y), (x + ACROSS, y + 1.0), (x, y + 1.0)))
        grid: Outline = ()
        for step in range(1, board.cols):
            share = step / board.cols
            grid += line(at(level, share, 0), at(level, share, 1))
        for step in range(1, board.rows):
            share = step / board.rows
            grid += line(at(level, 0, share), at(level, 1, share))
        parts += [
            Shape(edge, theme.grey),
            Shape(rim, book.look.floor(level), theme.grey, 0.3),
            Shape(grid, None, theme.tile if not theme.is_outlined else theme.quiet, 0.25),
        ]
    parts += [pillar(0.0, 0.0), pillar(1.0, 0.0)]
    return Picture(tuple(parts), (ACROSS + SLANT + 2.0, height))


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
