"""A position: everything that changes during a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, NamedTuple

from pnp.model.cell import Cell
from pnp.rules.actions import Action
from pnp.rules.game import Deal, Game

if TYPE_CHECKING:
    from pnp.rules.scoring import Outcome

Phase = Literal["start", "act", "draw", "over"]
Reason = Literal["stuck", "tokens", "cards"]
Done = Literal["throw", "move", "climb"]


class Spot(NamedTuple):
    """A cell of one level."""

    level: int
    cell: Cell

    def below(self) -> Spot:
        return Spot(self.level - 1, self.cell)

    def above(self) -> Spot:
        return Spot(self.level + 1, self.cell)

    def __str__(self) -> str:
        return f"{self.level}{self.cell}"


@dataclass(frozen=True, slots=True)
class Player:
    """One player's side of the table; `tokens` are those in the supply, by the seat whose colour they have."""

    tokens: tuple[int, ...]
    pile: tuple[str, ...]
    hand: tuple[str, ...] = ()
    figure: Spot | None = None
    sweets: int = 0
    points: int = 0
    hits: int = 0
    last_was_down: bool = False
    finished: Reason | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A position and whose turn it is; playing gives a new one."""

    game: Game
    players: tuple[Player, ...]
    tokens: Mapping[Spot, int]
    sweets: Mapping[Spot, int]
    shared_pile: tuple[str, ...] = ()
    phase: Phase = "start"
    seat: int = 0
    done: frozenset[Done] = frozenset()
    trigger: int | None = None
    turns_without_throw: int = 0

    @property
    def player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.seat]

    def is_over(self) -> bool:
        return self.phase == "over"

    def actions(self) -> tuple[Action, ...]:
        """Every legal action."""
        from pnp.rules.turn import actions

        return actions(self)

    def after(self, action: Action) -> State:
        """The position after a legal action."""
        from pnp.rules.turn import after

        return after(self, action)

    def outcome(self) -> Outcome:
        """The scores if the game ended now."""
        from pnp.rules.scoring import outcome

        return outcome(self)

    def figure_at(self, spot: Spot) -> int | None:
        """The seat whose figure stands there."""
        return next((seat for seat, player in enumerate(self.players) if player.figure == spot), None)

    def with_player(self, seat: int, player: Player) -> State:
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def given(self, seat: int, colour: int, count: int = 1) -> State:
        """Tokens of a colour put into a supply, or taken out of it."""
        player = self.players[seat]
        tokens = tuple(held + count * (own == colour) for own, held in enumerate(player.tokens))
        return self.with_player(seat, replace(player, tokens=tokens))

    def scored(self, seat: int, points: int) -> State:
        return self.with_player(seat, replace(self.players[seat], points=self.players[seat].points + points))

    def own_tokens(self, seat: int) -> int:
        """Playable tokens of a player."""
        return self.players[seat].tokens[seat]


def first_state(game: Game, deal: Deal) -> State:
    """Supplies full, starting hands drawn, sweets laid out, no figure placed yet."""
    players = []
    for seat in range(game.players):
        held = game.rules.starting_hand(game.players, seat)
        players.append(
            Player(
                tokens=tuple(game.tokens * (colour == seat) for colour in range(game.players)),
                pile=deal.personal[seat][held:],
                hand=deal.personal[seat][:held],
                points=game.rules.starting_points(game.players, seat),
            )
        )
    board = game.board
    sweets = {
        Spot(level, cell): count for level, count in enumerate(board.sweets_by_level) for cell in board.sweets if count
    }
    return State(game, tuple(players), tokens={}, sweets=sweets, shared_pile=deal.shared)
