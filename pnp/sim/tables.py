"""A `Game` of the rules as the masks and numbers that the kernel plays by."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

from pnp.model.board import Board
from pnp.model.cell import Cell
from pnp.model.pattern import Aim
from pnp.model.rivalry import Scoring
from pnp.rules.game import Game
from pnp.rules.moving import orthogonal
from pnp.rules.scoring import lines
from pnp.sim import bits
from pnp.sim.play import Table, numbers, words

LARGEST_BOARD = 64
"""Cells of a level that fit one word."""
REGIONS = {
    "supplies": bits.SUPPLIES,
    "caught": bits.CAUGHT,
    "reserve": bits.RESERVE,
    "sweets": bits.SWEETS,
    "hits": bits.HITS,
    "figure": bits.FIGURE,
}
CONDITIONS = {
    "each": bits.EACH,
    "most": bits.MOST,
    "all": bits.ALL,
    "at least": bits.AT_LEAST,
    "longest": bits.LONGEST,
}
OWNERS = {"own": bits.OWN, "others": bits.OTHERS, "any": bits.ANY}
FACE_DOWN = {"alternate": bits.ALTERNATE, "always": bits.ALWAYS, "never": bits.NEVER}


def fits_the_kernel(game: Game) -> bool:
    """Whether the boards are small enough for one word a level; larger ones are played by `pnp.rules`."""
    board = game.board
    return board.rows * board.cols <= LARGEST_BOARD and board.levels <= bits.LEVELS


def table_of(game: Game) -> Table:
    """The game in numbers; cards are counted personal ones first, cells in reading order."""
    table = Table()
    _fill_board(table, game)
    _fill_cards(table, game)
    _fill_rules(table, game)
    _fill_scorings(table, game)
    return table


def design_ids(game: Game) -> tuple[str, ...]:
    """The cards' ids by the kernel's numbers."""
    return tuple(game.cards)


def mask(cells: Iterable[Cell], cols: int) -> int:
    """Cells as bits; they lie on the board."""
    return sum(1 << cell.row * cols + cell.col for cell in set(cells))


def _fill_board(table: Table, game: Game) -> None:
    board, rules = game.board, game.rules
    cells = list(board.cells())
    table.players, table.cells, table.levels = game.players, len(cells), board.levels
    table.full = (1 << len(cells)) - 1
    table.sweets_mask = mask(board.sweets, board.cols)
    for index, cell in enumerate(cells):
        table.bit[index] = 1 << index
        table.neighbours[index] = mask((near for near in orthogonal(cell) if near in board), board.cols)
        table.reach[index] = mask(
            (to for to in cells if to != cell and _may_reach(cell, to, rules.move_distance, rules.move_direction)),
            board.cols,
        )
    starts = list(dict.fromkeys(board.starts))
    table.start_count = len(starts)
    for index, cell in enumerate(starts):
        table.starts[index] = cell.row * board.cols + cell.col
    for level in range(board.levels):
        table.sweets_by_level[level] = board.sweets_by_level[level]
        table.level_points[level] = board.level_points[level]


def _may_reach(cell: Cell, to: Cell, distance: int | str, direction: str) -> bool:
    down, across = abs(cell.row - to.row), abs(cell.col - to.col)
    near = isinstance(distance, str) or down + across <= distance
    return near and (direction == "any" or down == 0 or across == 0)


def _fill_cards(table: Table, game: Game) -> None:
    cards = list(game.cards.values())
    table.designs, table.personal_designs = len(cards), len(game.personal)
    aims = [[aim for _, _, aim in game.aims[card.id]] for card in cards]
    table.aim_first = _running(map(len, aims))
    table.thrown = _numbers_of(card.pattern.thrown() for card in cards)
    _fill_aims(table, game.board, [aim for by_card in aims for aim in by_card])
    numbers_of = {card.id: index for index, card in enumerate(cards)}
    owned = [
        [numbers_of[card.id] for card in game.owned(seat) for _ in range(card.copies)] for seat in range(game.players)
    ]
    shared = [len(game.personal) + index for index, card in enumerate(game.shared) for _ in range(card.copies)]
    table.personal_size, table.shared_size = max(map(len, owned)), len(shared)
    for seat, pile in enumerate(owned):
        table.personal_sizes[seat] = len(pile)
    padded = [card for pile in owned for card in (*pile, *[0] * (table.personal_size - len(pile)))]
    table.personal_cards, table.shared_cards = _numbers_of(padded), _numbers_of(shared)
    table.shared_dealt = game.rules.shared_cards


def _fill_aims(table: Table, board: Board, aims: Sequence[Aim]) -> None:
    """Every aim from every cell it can be thrown from: a cell aimed at lies a fixed number of bits away."""
    cells = board.rows * board.cols
    masks, sources, valid = [0] * (len(aims) * cells), [0] * (len(aims) * cells), [0] * len(aims)
    shifts = [[row * board.cols + col for row, col in sorted(aim)] for aim in aims]
    for number, aim in enumerate(aims):
        rows, cols = board.standing_area(aim)
        first = number * cells
        for index in (row * board.cols + col for row in rows for col in cols):
            bit = 1 << index
            valid[number] |= bit
            for shift in shifts[number]:
                masks[first + index] |= 1 << index + shift
                sources[first + index + shift] |= bit
    table.masks, table.sources, table.aim_valid = _words_of(masks), _words_of(sources), _words_of(valid)
    table.shift_first = _running(map(len, shifts))
    table.shifts = _numbers_of(shift for by_aim in shifts for shift in by_aim)


def _fill_rules(table: Table, game: Game) -> None:
    rules = game.rules
    for seat in range(game.players):
        table.starting_cards[seat] = min(table.personal_sizes[seat], rules.starting_hand(game.players, seat))
        table.seat_points[seat] = rules.starting_points(game.players, seat)
    table.tokens = game.tokens
    table.hand_size = rules.hand_size
    table.direct_hit_points = rules.direct_hit_points
    table.direct_hit_extra = rules.direct_hit_extra_tokens
    table.falling_hit_points = rules.falling_hit_points
    table.climb_sides = rules.climb_sides
    table.climb_own = int(rules.climb_tokens == "own")
    table.face_down = FACE_DOWN[rules.face_down]
    table.sweets_points = rules.sweets_points
    table.sweets_each_points = rules.sweets_each_points
    table.supply_points = rules.supply_points
    table.covered_sweets_stay = int(rules.covered_sweets_stay)
    table.play_on = int(rules.play_on_without_tokens)
    table.by_trigger = int(rules.tie_break == "trigger")
    table.tokens_hang = int(rules.tokens_hang)
    table.ends_by_piles = int(rules.end == "piles")


def _fill_scorings(table: Table, game: Game) -> None:
    cards = game.scorings
    board = game.board
    table.scorings = len(cards)
    by_card = [[] if card.region in REGIONS else lines(board, card) for card in cards]
    all_lines = [line for family in by_card for line in family]
    table.has_lines = int(bool(all_lines))
    table.score_region = _numbers_of(REGIONS.get(card.region, bits.CELLS) for card in cards)
    table.score_condition = _numbers_of(CONDITIONS[card.condition] for card in cards)
    table.score_points = _numbers_of(card.points for card in cards)
    table.score_at_least = _numbers_of(card.at_least for card in cards)
    table.score_owner = _numbers_of(OWNERS[card.tokens] for card in cards)
    table.score_from_above = _numbers_of(card.view == "from-above" for card in cards)
    table.score_ties = _numbers_of(card.ties == "all" for card in cards)
    table.score_ring = _numbers_of(card.region == "border" for card in cards)
    table.score_levels = _numbers_of(_counts(card, level) for card in cards for level in range(bits.LEVELS))
    for card in cards:
        if card.condition == "each" and card.region in REGIONS:
            table.each_points[REGIONS[card.region]] += card.points
    table.line_first = _running(len(family) for family in by_card)
    table.line_size = _numbers_of(len(line) for line in all_lines)
    table.spot_first = _running(len(line) for line in all_lines)
    places = [(spot.level, spot.cell.row * board.cols + spot.cell.col) for line in all_lines for spot in line]
    table.spots = _numbers_of(level * LARGEST_BOARD + cell for level, cell in places)
    table.line_at = _numbers_of(index for index, line in enumerate(all_lines) for _ in line)
    touching: list[list[int]] = [[] for _ in range(len(cards) * bits.LEVELS * LARGEST_BOARD)]
    card_of = [index for index, family in enumerate(by_card) for line in family for _ in line]
    for place, (level, cell) in enumerate(places):
        touching[(card_of[place] * bits.LEVELS + level) * LARGEST_BOARD + cell].append(place)
    table.touch_first = _running(map(len, touching))
    table.touches = _numbers_of(place for found in touching for place in found)
    table.line_masks = words(len(all_lines) * bits.LEVELS)
    for index, line in enumerate(all_lines):
        for spot in line:
            place = spot.cell.row * board.cols + spot.cell.col
            table.line_masks[index * bits.LEVELS + spot.level] |= 1 << place


def _counts(card: Scoring, level: int) -> bool:
    return not card.levels or level in card.levels


def _numbers_of(values: Iterable[int]) -> array[int]:
    return array("i", values) or numbers(1)


def _words_of(values: Iterable[int]) -> array[int]:
    return array("Q", values) or words(1)


def _running(sizes: Iterable[int]) -> array[int]:
    """Where each part begins, and behind them where the last one ends."""
    ends = [0]
    for size in sizes:
        ends.append(ends[-1] + size)
    return _numbers_of(ends)
