"""A kernel game as the actions of `pnp.rules`, so that the rules can replay it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pnp.model.cell import Cell
from pnp.rules.actions import Action, Climb, Draw, End, Move, ThrowDown, ThrowUp
from pnp.rules.game import Deal, Game
from pnp.rules.state import State
from pnp.sim import bits
from pnp.sim.play import Play, Table
from pnp.sim.tables import design_ids


@dataclass(frozen=True, slots=True)
class Record:
    """One game: how it was dealt and everything that was played, the choice of start cells first."""

    game: Game
    deal: Deal
    actions: tuple[Action, ...]

    def first(self) -> State:
        return self.game.deal(self.deal)

    def states(self) -> Iterator[tuple[Action, State]]:
        """Each action and the position it leads to, by the reference rules."""
        state = self.first()
        for action in self.actions:
            state = state.after(action)
            yield action, state

    def last(self) -> State:
        *_, (_, state) = self.states()
        return state


def deal_of(game: Game, table: Table, play: Play) -> Deal:
    """The piles as they were dealt; the kernel leaves them in place and only counts how far they are drawn."""
    ids, size = design_ids(game), table.personal_size
    piles = [
        tuple(ids[play.pile[seat * size + index]] for index in range(table.personal_sizes[seat]))
        for seat in range(game.players)
    ]
    return Deal(tuple(piles), tuple(ids[play.shared[index]] for index in range(play.shared_size)))


def cell_of(game: Game, index: int) -> Cell:
    return Cell(*divmod(index, game.board.cols))


def cells_of(game: Game, mask: int) -> tuple[Cell, ...]:
    return tuple(cell_of(game, index) for index in range(game.board.rows * game.board.cols) if mask >> index & 1)


def logged_action(game: Game, table: Table, play: Play, index: int) -> Action:
    """One line of the kernel's log."""
    kind, card, cells = play.log_kind[index], play.log_card[index], cells_of(game, play.log_cells[index])
    match kind:
        case bits.THROW_UP:
            card_id = design_ids(game)[card]
            quarters, mirrored, _ = game.aims[card_id][play.log_aim[index] - table.aim_first[card]]
            return ThrowUp(card_id, quarters, cells, mirrored)
        case bits.THROW_DOWN:
            return ThrowDown(design_ids(game)[card], cells[0])
        case bits.MOVE:
            return Move(cells[0])
        case bits.CLIMB:
            return Climb()
        case bits.END:
            return End()
        case bits.DRAW_SHARED:
            return Draw("shared")
    return Draw("personal")
