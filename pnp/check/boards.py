"""Are start cells and sweets where they can be?"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.errors import Finding
from pnp.load.nodes import Node
from pnp.model.cell import LETTERS, Cell
from pnp.model.layout import Layout


def cells_are_on_the_board(layout: Layout, root: Node) -> Iterator[Finding]:
    """A cell that is named exists, and is named once."""
    board = layout.board
    size = f"the board has columns A-{LETTERS[board.cols - 1]} and rows 1-{board.rows}"
    for key, what, cells in (("start", "start cell", board.starts), ("sweets", "sweets cell", board.sweets)):
        seen: set[Cell] = set()
        for index, cell in enumerate(cells):
            place = root.at("board", key, index)
            if cell not in board:
                yield Finding(f"{key}-off-board", place, f"{what} {cell} does not exist; {size}")
            elif cell in seen:
                yield Finding(f"{key}-twice", place, f"{what} {cell} was named before; remove one")
            seen.add(cell)


def figures_find_a_start(layout: Layout, root: Node) -> Iterator[Finding]:
    """Each player starts on a cell of their own, free of sweets."""
    board, players = layout.board, len(layout.players.colours)
    place = root.at("board", "start")
    starts = {cell for cell in board.starts if cell in board}
    if len(board.starts) < players:
        message = f"there are {len(board.starts)} start cells for {players} players; name at least {players}"
        yield Finding("start-too-few", place, message)
    free = board.rows * board.cols - len({cell for cell in board.sweets if cell in board})
    if len(starts) > free:
        message = f"there are {len(starts)} start cells and {free} cells free of sweets; name fewer"
        yield Finding("start-too-many", place, message)
    for index, cell in enumerate(board.starts):
        if cell in board.sweets and board.sweets_by_level and board.sweets_by_level[0]:
            message = (
                f"start cell {cell} holds sweets, which a figure would take before its first turn; move one of them"
            )
            yield Finding("start-on-sweets", root.at("board", "start", index), message)


def levels_are_all_named(layout: Layout, root: Node) -> Iterator[Finding]:
    """A list by level has one number for each."""
    board = layout.board
    for key, numbers in (("sweets_by_level", board.sweets_by_level), ("level_points", board.level_points)):
        if len(numbers) != board.levels:
            has = "1 number" if len(numbers) == 1 else f"{len(numbers)} numbers"
            message = f"{key} has {has} for {board.levels} levels; give one for each level"
            yield Finding("levels-miscounted", root.at("board", key), message)


def check_board(layout: Layout, root: Node) -> Iterator[Finding]:
    """Everything about the board of a layout, as far as its values could be read."""
    if not root.is_whole("board"):
        return
    yield from cells_are_on_the_board(layout, root)
    if root.is_whole("players"):
        yield from figures_find_a_start(layout, root)
    yield from levels_are_all_named(layout, root)
