"""Boards: the floor of one level, as part of a tower or as a board of its own with addresses around it."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.art.floor import (
    TERRACOTTA,
    Paving,
    border,
    bowl,
    grid_lines,
    outer_corner,
    paving,
    rosette,
    start_tile,
    tile,
)
from pnp.art.theme import Theme
from pnp.draw.cutting import cut_lines
from pnp.draw.face import text
from pnp.model.cell import LETTERS
from pnp.model.layout import Layout
from pnp.scene.geometry import Box, moved, rectangle
from pnp.scene.shapes import Part, Shape, Use
from pnp.scene.text import written
from pnp.tower.measures import DIAGONAL, Measures
from pnp.tower.outlines import Outlined

LINE = 0.6
LADDU = "#e8a33d"
ADDRESS = 4.0
"""The em of addresses in the border of a board."""


def tower_board(layout: Layout, level: int, part: Outlined, theme: Theme, bleed: float) -> tuple[Part, ...]:
    """A board of the tower; where it is windowed, what is shown on a cell stays on the bars."""
    floor, frame = paving(theme, level), layout.tower.frame
    size = part.size()
    is_film = level > 0 and layout.tower.upper == "film"
    is_windowed = level > 0 and layout.tower.upper == "windows"
    return (
        Shape(rectangle(Box(0, 0, *size).grown(bleed)), floor.frame),
        *_frame(layout, floor, frame),
        *(() if is_film else _cells(layout, level, floor, frame, is_windowed)),
        *cut_lines(part, theme, "#ffffff"),
    )


def _frame(layout: Layout, floor: Paving, frame: float) -> tuple[Part, ...]:
    """Arches that look outwards, and a flower on each side of the corner slots."""
    width, height = layout.board.cols * layout.cell, layout.board.rows * layout.cell
    cells = Box(frame, frame, width, height)
    inner = cells.grown(0.9)
    aside = Measures(layout).corner * DIAGONAL + 2.2
    flowers = tuple(
        part
        for x, y in ((aside, 3.6), (3.6, aside))
        for right in (False, True)
        for low in (False, True)
        for part in rosette(floor, (2 * frame + width - x if right else x, 2 * frame + height - y if low else y), 1.5)
    )
    return (
        *border(floor, inner, min(5.2, frame * 0.36), layout.cell / 4),
        Shape(rectangle(inner), None, floor.line, LINE),
        *flowers,
    )


def _cells(layout: Layout, level: int, floor: Paving, frame: float, is_windowed: bool) -> Iterator[Part]:
    board, cell = layout.board, layout.cell
    flower = Measures(layout).plate * 0.4 if is_windowed else cell * 0.18
    for here in board.cells():
        at = moved(frame + (here.col + 0.5) * cell, frame + (here.row + 0.5) * cell)
        if level == 0 and here in board.starts:
            yield Use(start_tile(floor, cell, outer_corner(here, board.cols, board.rows)), at)
        else:
            yield Use(tile(floor, cell, (here.row + here.col) % 2 == 1, round(flower, 2)), at)
    yield Shape(grid_lines(board.cols, board.rows, cell, (frame, frame)), None, floor.line, LINE)
    if number := board.sweets_by_level[level]:
        radius = Measures(layout).plate * 0.46 if is_windowed else cell * 0.24
        drawn = bowl(floor.theme, round(radius, 2), number, LADDU)
        for here in board.sweets:
            yield Use(drawn, moved(frame + (here.col + 0.5) * cell, frame + (here.row + 0.5) * cell))


def film(layout: Layout, level: int, part: Outlined, theme: Theme) -> tuple[Part, ...]:
    """Lines alone, for clear film: the borders of cells, a small flower in each, and the bowls."""
    floor = paving(theme, level)
    over = Measures(layout).film_overlap
    board, cell = layout.board, layout.cell
    parts: list[Part] = [Shape(grid_lines(board.cols, board.rows, cell, (over, over)), None, floor.line, LINE)]
    number = board.sweets_by_level[level]
    for here in board.cells():
        centre = over + (here.col + 0.5) * cell, over + (here.row + 0.5) * cell
        if number and here in board.sweets:
            parts.append(Use(bowl(theme, round(cell * 0.24, 2), number, LADDU), moved(*centre)))
        else:
            parts += rosette(floor, centre, cell * 0.09)
    return (*parts, *cut_lines(part, theme))


def flat_board(layout: Layout, level: int, theme: Theme, bleed: float, is_compact: bool = False) -> tuple[Part, ...]:
    """A board of its own, with addresses in its border; a compact one shows the sweets of all levels."""
    floor, around = paving(theme, level), layout.border()
    board, cell = layout.board, layout.cell
    size = layout.board_size()
    cells = Box(around, around, board.cols * cell, board.rows * cell)
    parts: list[Part] = [
        Shape(rectangle(Box(0, 0, *size).grown(bleed)), floor.frame),
        *_cells_of(layout, level, floor, around, is_compact),
        Shape(rectangle(cells.grown(0.5)), None, floor.line, LINE),
        *_addresses(layout, floor, around),
    ]
    return tuple(parts)


def _cells_of(layout: Layout, level: int, floor: Paving, around: float, is_compact: bool) -> Iterator[Part]:
    if not is_compact:
        yield from _cells(layout, level, floor, around, False)
        return
    board, cell = layout.board, layout.cell
    for part in _cells(layout, level, floor, around, False):
        # Bowls come after the lines and are drawn here for all levels at once.
        yield part
        if isinstance(part, Shape):
            break
    filled = [(storey, number) for storey, number in enumerate(board.sweets_by_level) if number]
    for here in board.sweets:
        x, y = around + (here.col + 0.5) * cell, around + (here.row + 0.5) * cell
        yield from _bowls(filled, x, y, cell, floor.theme)


def _bowls(filled: list[tuple[int, int]], x: float, y: float, cell: float, theme: Theme) -> Iterator[Part]:
    """A bowl for each level that has sweets, on a patch of that level's ground, the ground nearest."""
    if not filled:
        return
    high = min(cell * 0.42, cell * 0.88 / len(filled))
    top = y + high * len(filled) / 2
    for index, (storey, number) in enumerate(filled):
        middle = top - (index + 0.5) * high
        ground = paving(theme, storey)
        patch = Box(x - cell * 0.3, middle - high * 0.47, cell * 0.6, high * 0.94)
        yield Shape(rectangle(patch, high * 0.2), ground.tiles[0], ground.line, 0.3)
        yield Use(bowl(theme, round(high * 0.44, 2), number, LADDU), moved(x, middle))


def _addresses(layout: Layout, floor: Paving, around: float) -> Iterator[Part]:
    """Letters above and below, numbers left and right, between the cells and the safe zone."""
    board, cell = layout.board, layout.cell
    width, height = layout.board_size()
    size = ADDRESS
    colour = "#ffffff" if floor.colour == TERRACOTTA and not floor.theme.is_outlined else floor.theme.ink
    drop = size * 0.34
    far = around / 2 + 0.45
    for col in range(board.cols):
        x = around + (col + 0.5) * cell
        for y in (far, height - far):
            yield text(written(LETTERS[col], (x, y + drop), size, "bold", "centre"), colour)
    for row in range(board.rows):
        y = around + (row + 0.5) * cell
        for x in (far, width - far):
            yield text(written(str(row + 1), (x, y + drop), size, "bold", "centre"), colour)
