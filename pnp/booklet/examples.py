"""Positions that show a rule, and what the rules make of them. Nothing here is drawn or told: it is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from pnp.model.cell import Cell
from pnp.model.deck import Card, Deck
from pnp.model.layout import Layout
from pnp.model.rivalry import RivalryCard
from pnp.model.ruleset import Ruleset
from pnp.rules.actions import Action, Climb, Move, Start, ThrowUp
from pnp.rules.game import Deal, Game
from pnp.rules.moving import orthogonal
from pnp.rules.state import Player, Spot, State
from pnp.sim.match import Match
from pnp.sim.series import recorded

YOU, OTHER, THIRD = 0, 1, 2
SEED = 2


@dataclass(frozen=True, slots=True)
class Example:
    """A position, what is played in it, and the position after."""

    before: State
    action: Action
    after: State

    @property
    def figure(self) -> Spot:
        """Where the player's figure stood."""
        found = self.before.player.figure
        assert found is not None
        return found

    def caught(self, seat: int) -> tuple[int, ...]:
        """The tokens that came into a supply, by colour; those thrown or given away do not count against it."""
        held = zip(self.before.players[seat].tokens, self.after.players[seat].tokens, strict=True)
        return tuple(colour for colour, (was, now) in enumerate(held) for _ in range(max(0, now - was)))

    def points(self) -> int:
        """What the player scored at once."""
        seat = self.before.seat
        return self.after.players[seat].points - self.before.players[seat].points

    def sweets(self) -> int:
        seat = self.before.seat
        return self.after.players[seat].sweets - self.before.players[seat].sweets


def played(before: State, action: Action) -> Example:
    if action not in before.actions():
        raise ValueError(f"{action} is not legal in this example")
    return Example(before, action, before.after(action))


@dataclass(frozen=True)
class Examples:
    """All examples for one deck, layout and ruleset; None where a game cannot show something."""

    deck: Deck
    layout: Layout
    rules: Ruleset
    players: int
    rivalry: tuple[RivalryCard, ...] = ()

    @cached_property
    def game(self) -> Game:
        return Game.of(self.deck, self.layout, self.players, rules=self.rules)

    @property
    def centre(self) -> Cell:
        board = self.layout.board
        return Cell((board.rows - 1) // 2, (board.cols - 1) // 2)

    def position(
        self,
        figures: Mapping[int, Spot],
        tokens: Mapping[Spot, int] | None = None,
        has_sweets: bool = True,
        has_thrown: bool = False,
    ) -> State:
        """It is your turn, everybody holds every card, and what is not in the tower is in its owner's supply."""
        lying = dict(tokens or {})
        first = self.game.deal(Deal.shuffled(self.game, SEED))
        players = tuple(
            Player(
                tokens=tuple(
                    (self.game.tokens - list(lying.values()).count(colour)) * (colour == seat)
                    for colour in range(self.players)
                ),
                pile=(),
                hand=tuple(self.game.cards),
                figure=figures.get(seat),
            )
            for seat in range(self.players)
        )
        return State(
            self.game,
            players,
            lying,
            first.sweets if has_sweets else {},
            phase="act",
            seat=YOU,
            done=frozenset({"throw"} if has_thrown else ()),
        )

    @cached_property
    def set_up(self) -> State:
        """Everybody has chosen a start cell."""
        state = self.game.deal(Deal.shuffled(self.game, SEED))
        while state.phase == "start":
            action = state.actions()[0]
            assert isinstance(action, Start)
            state = state.after(action)
        return state

    def _corners(self) -> Iterator[Cell]:
        yield from self.layout.board.starts

    def _card(self, has_star: bool) -> Card | None:
        cards = [card for card in self.deck.cards if (card.pattern.star is not None) == has_star]
        # One with four turns shows best that cards may be turned.
        return max(cards, key=lambda card: len(card.pattern.turns()), default=None)

    def throw(self, has_star: bool) -> Example | None:
        """A card thrown from near the centre, with another token and figure near by."""
        card = self._card(has_star)
        if card is None:
            return None
        others = {seat: Spot(0, cell) for seat, cell in zip(range(1, self.players), self._corners(), strict=False)}
        state = self.position({YOU: Spot(0, self.centre), **others})
        throws = [
            action
            for action in state.actions()
            if isinstance(action, ThrowUp) and action.card == card.id and not action.mirrored
        ]
        return played(state, max(throws, key=lambda action: (action.quarters == 1, action.cells))) if throws else None

    def hit(self) -> Example | None:
        """The same throw, with a figure on one of its cells."""
        plain = self.throw(has_star=True) or self.throw(has_star=False)
        if plain is None:
            return None
        assert isinstance(plain.action, ThrowUp)
        target = Spot(0, plain.action.cells[0])
        you = plain.before.players[YOU]
        return played(self.position({YOU: you.figure or target, OTHER: target}), plain.action)

    def climb(self) -> Example | None:
        """As many neighbours as the rules ask for hold tokens."""
        board, centre = self.layout.board, self.centre
        near = [cell for cell in orthogonal(centre) if cell in board][: self.rules.climb_sides]
        colours = (YOU, OTHER, YOU, min(THIRD, self.players - 1)) if self.rules.climb_tokens == "any" else (YOU,) * 4
        tokens = {Spot(0, cell): colour for cell, colour in zip(near, colours, strict=False)}
        state = self.position({YOU: Spot(0, centre)}, tokens, has_thrown=True)
        return played(state, Climb()) if Climb() in state.actions() else None

    def move(self) -> Example | None:
        """To sweets with a token on them."""
        board = self.layout.board
        for target in board.sweets:
            for start in sorted(board.cells(), key=lambda cell: (abs(_away(cell, target) - 3), cell)):
                state = self.position({YOU: Spot(0, start)}, {Spot(0, target): OTHER}, has_thrown=True)
                if start not in board.sweets and start != target and Move(target) in state.actions():
                    return played(state, Move(target))
        return None

    def falls(self) -> dict[str, tuple[Cell, Example]]:
        """The cases of falling, by name, each with the stack that it is about."""
        top = self.layout.board.levels - 1
        if top == 0:
            return {}
        sweets = next(iter(self.layout.board.sweets), None)
        centre = self.centre
        found: dict[str, tuple[Cell, Example | None]] = {"ground": (centre, self._dropped(centre, {}, {}))}
        found["token"] = centre, self._dropped(centre, {Spot(0, centre): OTHER}, {})
        if sweets is not None:
            found["sweets"] = sweets, self._dropped(sweets, {}, {}, has_sweets=True)
        if top > 1:
            found["figure"] = centre, self._dropped(centre, {}, {OTHER: Spot(top - 1, centre)})
            if self.players > THIRD:
                both = {OTHER: Spot(top - 1, centre), THIRD: Spot(0, centre)}
                found["two"] = centre, self._dropped(centre, {}, both)
        else:
            found["figure"] = centre, self._dropped(centre, {}, {OTHER: Spot(0, centre)})
        found["under"] = centre, self._under(centre)
        return {name: (cell, example) for name, (cell, example) in found.items() if example is not None}

    def _dropped(
        self, cell: Cell, tokens: Mapping[Spot, int], figures: Mapping[int, Spot], has_sweets: bool = False
    ) -> Example | None:
        """A token of yours thrown from the top onto a stack."""
        top = self.layout.board.levels - 1
        for start in sorted(self.layout.board.cells(), key=lambda place: (_away(place, cell), place)):
            state = self.position({YOU: Spot(top, start), **figures}, tokens, has_sweets)
            throw = next(
                (action for action in state.actions() if isinstance(action, ThrowUp) and cell in action.cells), None
            )
            if start != cell and throw is not None:
                return played(state, throw)
        return None

    def _under(self, cell: Cell) -> Example | None:
        """You walk under a stack of tokens."""
        levels = self.layout.board.levels
        tokens = {Spot(level, cell): OTHER if level % 2 else min(THIRD, self.players - 1) for level in range(levels)}
        for start in sorted(self.layout.board.cells(), key=lambda place: (_away(place, cell), place)):
            state = self.position({YOU: Spot(0, start)}, tokens, has_sweets=False, has_thrown=True)
            if start != cell and Move(cell) in state.actions():
                return played(state, Move(cell))
        return None

    @cached_property
    def finished(self) -> State:
        """The end of a whole game, played by the simulator and replayed by the rules."""
        match = Match(
            self.deck, self.layout, self.players, ("greedy",) * self.players, SEED, self.rivalry, rules=self.rules
        )
        return recorded(match, 0).last()


def _away(one: Cell, other: Cell) -> int:
    return abs(one.row - other.row) + abs(one.col - other.col)
