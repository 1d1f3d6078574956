"""A position as a tower: boards above each other, seen from the front and a little from above."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from math import ceil

from pnp.art.theme import Theme
from pnp.booklet.position import Look
from pnp.model.board import Board
from pnp.model.cell import LETTERS, Cell
from pnp.report.charts import Picture, label
from pnp.report.flight import bursts, lines, rings
from pnp.report.lettering import wide
from pnp.report.moments import Fall
from pnp.report.perspective import CELL, CHEST, PAWN, View
from pnp.rules.state import State
from pnp.scene.geometry import Box, Point, line, moved, rectangle
from pnp.scene.shapes import Group, Part, Shape, Symbol, Text, Use


def tower_picture(state: State, look: Look, view: View, falls: Sequence[Fall] = ()) -> Picture:
    """All levels with what is on them; tokens that came this turn have a ring, and what was hit or fell is marked."""
    parts: list[Part] = [Use(_posts(view, look.theme))]
    # Figures stand up, so that those in front hide those behind, and boards what is below them.
    figures = sorted((player.figure, seat) for seat, player in enumerate(state.players) if player.figure)
    for level in range(state.game.board.levels):
        flat = (Use(_level(state, look, level)), *rings(state, falls, level, look.theme))
        parts.append(Group(flat, view.matrix(level)))
        parts += bursts(falls, level, view, look.theme)
        for spot, seat in figures:
            if spot.level == level:
                x, y = view.at(spot)
                parts.append(look.pawn(seat, (x, y - CHEST), PAWN))
    return (*parts, *lines(state, falls, view, look.theme)), view.size()


def _middle(cell: Cell) -> Point:
    return (cell.col + 0.5) * CELL, (cell.row + 0.5) * CELL


@lru_cache(maxsize=16)
def _posts(view: View, theme: Theme) -> Symbol:
    """Pillars at the corners, behind everything."""
    last, parts = view.board.levels - 1, []
    for x, y in ((0.0, 0.0), (view.wide, 0.0), (0.0, view.deep), (view.wide, view.deep)):
        foot, head = view.matrix(0).applied(x, y), view.matrix(last).applied(x, y)
        parts.append(Shape(line(foot, (head[0], head[1] - 3.0)), None, theme.quiet, 1.6))
    return Symbol(f"replay-posts-{theme.name}-{view.key()}", tuple(parts), Box(0.0, 0.0, *view.size()))


@lru_cache(maxsize=32)
def _floor(look: Look, board: Board, level: int) -> Symbol:
    theme = look.theme
    whole = Box(0.0, 0.0, board.cols * CELL, board.rows * CELL)
    parts: list[Part] = [Shape(rectangle(whole.grown(1.6), 1.2), look.floor(level), theme.grey, 0.3)]
    parts += [Use(_tiles(theme, board.cols), moved(0.0, row * CELL)) for row in range(board.rows)]
    key = f"replay-floor-{theme.name}-{board.rows}-{board.cols}-{level % 3}"
    return Symbol(key, tuple(parts), whole.grown(2.0))


@lru_cache(maxsize=32)
def _tiles(theme: Theme, cols: int) -> Symbol:
    """A row of them."""
    each = (Box((col + 0.04) * CELL, 0.04 * CELL, CELL * 0.92, CELL * 0.92) for col in range(cols))
    row = Shape(tuple(step for box in each for step in rectangle(box, 0.8)), theme.tile, theme.quiet, 0.2)
    return Symbol(f"replay-tiles-{theme.name}-{cols}", (row,), Box(0.0, 0.0, cols * CELL, CELL))


def _level(state: State, look: Look, level: int) -> Symbol:
    """A level with what lies on it; most levels are the same after a turn, and then the same drawing."""
    sweets = tuple(sorted((spot.cell, count) for spot, count in state.sweets.items() if spot.level == level))
    tokens = tuple(sorted((spot.cell, colour) for spot, colour in state.tokens.items() if spot.level == level))
    return _filled(look, state.game.board, level, sweets, tokens)


@lru_cache(maxsize=1024)
def _filled(
    look: Look, board: Board, level: int, sweets: tuple[tuple[Cell, int], ...], tokens: tuple[tuple[Cell, int], ...]
) -> Symbol:
    floor = _floor(look, board, level)
    parts: list[Part] = [Use(floor)]
    parts += [Use(_sweets(look, min(count, 4)), moved(*_middle(cell))) for cell, count in sweets]
    parts += [look.token(colour, _middle(cell), CELL * 0.8) for cell, colour in tokens]
    colours = [seat.colour for seat in look.seats]
    lying = sha256(repr((colours, floor.key, sweets, tokens)).encode()).hexdigest()[:16]
    return Symbol(f"replay-level-{lying}", tuple(parts), floor.box)


@lru_cache(maxsize=16)
def _sweets(look: Look, count: int) -> Symbol:
    box = Box(-CELL / 2, -CELL / 2, CELL, CELL)
    return Symbol(f"replay-sweets-{look.theme.name}-{count}", tuple(look.sweets(count, (0.0, 0.0), CELL)), box)


def addresses(view: View, theme: Theme, ground: str) -> Iterator[Part]:
    """Rows beside every level, columns before the lowest, and names of levels; where they would touch, some are out."""
    size, board = view.words, view.board
    for level in range(board.levels):
        for row in range(0, board.rows, ceil(size * 0.8 / (view.matrix(level).d * CELL))):
            x, y = view.matrix(level).applied(-1.8, (row + 0.5) * CELL)
            told = label(str(row + 1), (x - size * 0.45, y + size * 0.33), size, 1.0, theme.grey)
            yield from _on_ground(told, ground)
        if board.levels > 1:
            x, y = view.matrix(level).applied(view.wide, view.deep)
            yield label(view.name(level), (x + view.beside, y + 0.6), size, 0.0, theme.grey)
    for col in range(0, board.cols, ceil(size / CELL)):
        x, y = view.matrix(0).applied((col + 0.5) * CELL, view.deep + 2.0)
        yield label(LETTERS[col], (x, y + size * 0.85), size, 0.5, theme.grey)


def _on_ground(told: Text, ground: str) -> Iterator[Part]:
    """Some stand before a pillar."""
    x, y = told.at
    across, size = wide(told.line, told.size), told.size
    yield Shape(rectangle(Box(x - size * 0.1, y - size * 0.72, across + size * 0.2, size * 0.8)), ground)
    yield told


def on_a_page(state: State, look: Look, view: View, falls: Sequence[Fall] = ()) -> Picture:
    """The tower with its addresses, which a style can leave out."""
    picture, size = tower_picture(state, look, view, falls)
    return (*picture, Group((Use(signpost(view, look.theme, look.theme.paper)),), name="addresses")), size


def signpost(view: View, theme: Theme, ground: str) -> Symbol:
    """The addresses as one drawing, for pages with many towers."""
    box = Box(0.0, 0.0, *view.size())
    return Symbol(f"replay-addresses-{theme.name}-{view.key()}", tuple(addresses(view, theme, ground)), box)
