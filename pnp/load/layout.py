"""Layout files."""

from __future__ import annotations

from pnp.errors import Finding
from pnp.load.fit import fit
from pnp.load.nodes import Node
from pnp.load.shapes import BoardShape, LayoutShape, PlayersShape
from pnp.load.source import Source
from pnp.load.values import as_size
from pnp.model.board import Board, beside_corners, corner_cells
from pnp.model.cell import Cell
from pnp.model.layout import CARD_SIZES, PAPERS, CardStock, Layout, Paper, Players, Sheets, TokenStock, Tower


def read_layout(root: Node, source: Source) -> tuple[Layout | None, Node, tuple[Node, ...], list[Finding]]:
    """The layout, every value that was not given or could not be read being the default."""
    shape, kept, findings = fit(root, LayoutShape)
    if shape is None:
        return None, kept, (), findings
    layout = Layout(
        name=shape.layout,
        style=shape.style,
        board=_board(shape.board),
        cell=shape.board.cell,
        players=_players(shape.players),
        paper=Paper(shape.paper.size, as_size(shape.paper.size, PAPERS), shape.paper.margin, shape.paper.tiles),
        cards=CardStock(
            size=as_size(shape.cards.size, CARD_SIZES),
            rivalry_size=as_size(shape.cards.rivalry_size, CARD_SIZES),
            corner=shape.cards.corner,
            bleed=shape.cards.bleed,
            gap=shape.cards.gap,
        ),
        tokens=TokenStock(**dict(shape.tokens)),
        tower=Tower(**dict(shape.tower)),
        sheets=Sheets(**dict(shape.sheets)),
        note=shape.note,
    )
    return layout, kept, (), findings


def _board(shape: BoardShape) -> Board:
    def cells(names: list[str] | None, otherwise: tuple[Cell, ...]) -> tuple[Cell, ...]:
        return otherwise if names is None else tuple(map(Cell.parse, names))

    by_level = (2, 1, 0) + (0,) * shape.levels
    return Board(
        rows=shape.rows,
        cols=shape.columns,
        levels=shape.levels,
        starts=cells(shape.start, corner_cells(shape.rows, shape.columns)),
        sweets=cells(shape.sweets, beside_corners(shape.rows, shape.columns)),
        sweets_by_level=tuple(by_level[: shape.levels] if shape.sweets_by_level is None else shape.sweets_by_level),
        level_points=tuple(range(1, shape.levels + 1) if shape.level_points is None else shape.level_points),
    )


def _players(shape: PlayersShape) -> Players:
    if shape.colours is None:
        return Players(tokens=shape.tokens)
    return Players(tuple(shape.colours.items()), shape.tokens)
