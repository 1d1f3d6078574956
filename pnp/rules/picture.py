"""A position on one screen."""

from __future__ import annotations

from pnp.model.cell import LETTERS, Cell
from pnp.rules.notation import COLOURS
from pnp.rules.state import Spot, State


def draw(state: State) -> str:
    """Levels side by side, the ground at the left: small letters are tokens, capitals figures, digits sweets.

    A token on sweets hides them; `supply` lists the tokens each player holds, by colour.
    """
    board, scores = state.game.board, state.outcome().scores()
    width = 2 * board.cols + 3
    heads = "".join(f"level {level}".ljust(width + 2) for level in range(board.levels))
    letters = "   " + " ".join(LETTERS[: board.cols])
    lines = [heads.rstrip(), "  ".join([letters.ljust(width)] * board.levels).rstrip()]
    for row in range(board.rows):
        grids = (_row(state, level, row) for level in range(board.levels))
        lines.append("  ".join(f"{row + 1:>2} {cells}".ljust(width) for cells in grids).rstrip())
    for seat, player in enumerate(state.players):
        mark = ">" if seat == state.seat and not state.is_over() else " "
        held = " ".join(f"{COLOURS[colour]}{count}" for colour, count in enumerate(player.tokens) if count) or "-"
        cards = ", ".join(player.hand) or "-"
        where = f"at {player.figure}" if player.figure else "not placed"
        end = f", finished ({player.finished})" if player.finished else ""
        lines.append(
            f"{mark}{COLOURS[seat].upper()} {where}, {scores[seat]} points, supply {held}, sweets {player.sweets}, "
            f"hand {cards}, pile {len(player.pile)}{end}"
        )
    if state.game.shared:
        lines.append(f" shared pile {len(state.shared_pile)}")
    return "\n".join(lines)


def _row(state: State, level: int, row: int) -> str:
    def char(spot: Spot) -> str:
        seat = state.figure_at(spot)
        if seat is not None:
            return COLOURS[seat].upper()
        if spot in state.tokens:
            return COLOURS[state.tokens[spot]]
        return str(min(9, state.sweets.get(spot, 0)) or ".")

    return " ".join(char(Spot(level, Cell(row, col))) for col in range(state.game.board.cols))
