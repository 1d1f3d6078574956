"""What a rivalry card does, as a picture drawn from its effect."""

from __future__ import annotations

from pnp.art.icons import Icons
from pnp.draw.rule_icon import Picture, rule_icon, sweets
from pnp.model.board import Board
from pnp.model.cell import Cell
from pnp.model.regions import family
from pnp.model.rivalry import ACROSS_LEVELS, COUNTERS, RivalryCard, RuleChange, Scoring
from pnp.scene.geometry import Box, Point, line
from pnp.scene.shapes import Part, Shape


def effect_icon(card: RivalryCard, board: Board, icons: Icons, box: Box) -> Picture:
    """The picture of a card's effect in a box; `icons` brings theme and colour."""
    if isinstance(card.effect, RuleChange):
        return rule_icon(card.effect, Icons(icons.theme, icons.colour, min(box.width / 5.4, box.height / 3.9)), box)
    if card.effect.region in COUNTERS:
        return _counter(card.effect, Icons(icons.theme, icons.colour, min(box.width / 5.4, box.height / 3.9)), box)
    return _region(card.effect, board, icons, box)


def _region(scoring: Scoring, board: Board, icons: Icons, box: Box) -> Picture:
    """The region on a small board, with tokens that meet the condition, and which levels count."""
    badge = box.height * 0.3
    unit = min((box.width - 2 * badge) / board.cols, box.height / board.rows)
    drawn = Icons(icons.theme, icons.colour, unit)
    left, top = box.centre()[0] - board.cols * unit / 2, box.centre()[1] - board.rows * unit / 2

    def at(cell: Cell) -> Point:
        return left + (cell.col + 0.5) * unit, top + (cell.row + 0.5) * unit

    lines = _shown(board, scoring)
    lit = {cell for cells in lines for cell in cells}
    tones = icons.theme.tones(icons.colour)
    shade = tones.light
    parts: list[Part] = []
    for cell in board.cells():
        parts += drawn.cell(at(cell), shade if cell in lit else None)
    for cells in lines:
        held = _held(scoring, cells)
        if scoring.condition == "longest" and len(held) > 1:
            parts.append(Shape(line(*(at(cell) for cell in held)), None, tones.line, max(0.4, unit * 0.16)))
        for cell in held:
            parts += drawn.token(at(cell), scoring.tokens != "others")
    sight = Icons(icons.theme, icons.colour, badge * 0.5)
    beside = (left + board.cols * unit + badge * 0.62, box.centre()[1])
    return *parts, *_view(scoring, board, sight, beside)


def _view(scoring: Scoring, board: Board, icons: Icons, at: Point) -> Picture:
    levels = scoring.levels or tuple(range(board.levels))
    if scoring.view == "from-above" and scoring.region not in ACROSS_LEVELS:
        above = icons.eye((at[0], at[1] - icons.unit * (0.3 * board.levels + 0.5)), 0.62)
        return *above, *icons.storeys((at[0], at[1] + icons.unit * 0.3), board.levels, levels[-1:])
    return icons.storeys(at, board.levels, levels, scoring.view == "whole-tower" or scoring.region == "stacks")


def _shown(board: Board, scoring: Scoring) -> list[tuple[Cell, ...]]:
    """The regions that are shaded: one that stands for many where they would cover the board."""
    regions = [cells for cells in family(board, scoring.region) if cells]
    match scoring.region:
        case "rows" | "columns" | "stacks":
            return [regions[len(regions) * 2 // 5]]
        case "blocks":
            return [regions[len(regions) * 2 // 5]]
        case "quadrants":
            return [regions[0], regions[-1]]
    return regions


def _held(scoring: Scoring, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Cells of a region with a token, as many as the condition speaks of."""
    match scoring.condition:
        case "all":
            return cells
        case "at least":
            return cells[: scoring.at_least]
        case "longest":
            return cells[: max(2, min(5, len(cells) - 1))]
        case "most":
            return cells[::2][:3] if len(cells) > 4 else cells[:2]
        case "each":
            return cells if len(cells) <= 4 else cells[::2]


def _counter(scoring: Scoring, icons: Icons, box: Box) -> Picture:
    """Things a player has."""
    (x, y), unit = box.centre(), icons.unit
    match scoring.region:
        case "supplies":
            left, right = (x - unit * 1.3, y + unit * 0.5), (x + unit * 1.3, y + unit * 0.5)
            return *icons.bowl(left, 3, True, 0.9), *icons.bowl(right, 3, True, 0.9)
        case "caught":
            return *icons.splash((x, y + unit * 0.1), 1.7), *icons.bowl((x, y + unit * 0.7), 5)
        case "reserve":
            return icons.bowl((x, y + unit * 0.5), 6, True, 1.3)
        case "sweets":
            return sweets(icons, (x, y), 3)
        case "hits":
            return (
                *icons.splash((x + unit * 0.9, y), 1.3),
                *icons.pawn((x + unit * 0.9, y), 0.9, False),
                *icons.token((x - unit * 1.6, y - unit * 0.5)),
                *icons.arrow((x - unit * 1.2, y - unit * 0.4), (x - unit * 0.2, y - unit * 0.1)),
            )
        case _:
            foot = (x - unit * 0.2, y + unit * 0.4)
            figure_at = (foot[0] + unit * 0.9, foot[1] - unit * 1.75)
            return *icons.steps(foot, 3), *icons.pawn(figure_at, 0.85)
