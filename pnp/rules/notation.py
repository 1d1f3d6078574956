"""Actions, turns and positions as one line of text each, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from pnp.model.board import Board
from pnp.model.cell import Cell
from pnp.rules.actions import Action, Climb, Draw, End, Move, Pile, Start, ThrowDown, ThrowUp
from pnp.rules.game import Game
from pnp.rules.state import Done, Phase, Player, Reason, Spot, State

COLOURS = "abcd"
"""Tokens in drawings, by seat; the figures are the capitals."""
TURNS = ("r0", "r1", "r2", "r3", "r0m", "r1m", "r2m", "r3m")
"""Quarter turns clockwise of a pattern, or of the mirrored one."""


def parse_action(text: str) -> Action:
    """`throw up elbow r1 B2 C3`, `throw down elbow C3`, `move C3`, `climb`, `end`, `start A1`, `draw shared`."""
    match text.split():
        case ["throw", "up", card, turn, *cells] if cells and turn in TURNS:
            return ThrowUp(card, int(turn[1]), tuple(map(Cell.parse, cells)), turn.endswith("m"))
        case ["throw", "down", card, cell]:
            return ThrowDown(card, Cell.parse(cell))
        case ["move", cell]:
            return Move(Cell.parse(cell))
        case ["start", cell]:
            return Start(Cell.parse(cell))
        case ["climb"]:
            return Climb()
        case ["end"]:
            return End()
        case ["draw", "personal" | "shared" as pile]:
            chosen: Pile = "personal" if pile == "personal" else "shared"
            return Draw(chosen)
    raise ValueError(f"{text!r} is no action; write for example `throw up elbow r1 B2 C3`, `move C3` or `climb`")


def write_turn(actions: tuple[Action, ...]) -> str:
    return "; ".join(map(str, actions))


def parse_turn(text: str) -> tuple[Action, ...]:
    return tuple(parse_action(part) for part in text.split(";")) if text.strip() else ()


def write_position(state: State) -> str:
    """Everything that changes during a game, on one line."""
    board = state.game.board
    fields = [
        f"seat={state.seat}",
        f"phase={state.phase}",
        f"done={','.join(sorted(state.done))}",
        f"trigger={'' if state.trigger is None else state.trigger}",
        f"idle={state.turns_without_throw}",
        f"tokens={write_tokens(board, state.tokens)}",
        f"sweets={','.join(f'{spot}x{count}' for spot, count in sorted(state.sweets.items()))}",
        f"shared={','.join(state.shared_pile)}",
        *(f"player={_write_player(player)}" for player in state.players),
    ]
    return " ".join(fields)


def write_tokens(board: Board, tokens: Mapping[Spot, int]) -> str:
    """Rows with `/` between them, levels with `|`, the ground first."""

    def char(spot: Spot) -> str:
        return COLOURS[tokens[spot]] if spot in tokens else "."

    return "|".join(
        "/".join("".join(char(Spot(level, Cell(row, col))) for col in range(board.cols)) for row in range(board.rows))
        for level in range(board.levels)
    )


def parse_tokens(text: str) -> dict[Spot, int]:
    return {
        Spot(level, Cell(row, col)): COLOURS.index(char)
        for level, grid in enumerate(text.split("|"))
        for row, line in enumerate(grid.split("/"))
        for col, char in enumerate(line)
        if char != "."
    }


def _write_player(player: Player) -> str:
    parts = [
        str(player.figure or ""),
        ",".join(map(str, player.tokens)),
        ",".join(player.hand),
        ",".join(player.pile),
        f"{player.sweets},{player.points},{player.hits},{int(player.last_was_down)}",
        player.finished or "",
    ]
    return ":".join(parts)


def parse_position(game: Game, text: str) -> State:
    """The position that `write_position` wrote, in a game of the same cards, boards and rules."""
    try:
        return _parse_position(game, text)
    except (KeyError, IndexError, StopIteration, ValueError) as problem:
        raise ValueError(f"{text[:60]!r} is no position; it has the form that `write_position` gives") from problem


def _parse_position(game: Game, text: str) -> State:
    fields: dict[str, str] = {}
    players = []
    for part in text.split():
        key, _, value = part.partition("=")
        if key == "player":
            players.append(_parse_player(value))
        else:
            fields[key] = value
    done: list[Done] = [word for word in get_args(Done) if word in fields["done"].split(",")]
    phase: Phase = next(word for word in get_args(Phase) if word == fields["phase"])
    return State(
        game=game,
        players=tuple(players),
        tokens=parse_tokens(fields["tokens"]),
        sweets={parse_spot(spot): int(count) for spot, count in (one.split("x") for one in _listed(fields["sweets"]))},
        shared_pile=_listed(fields["shared"]),
        phase=phase,
        seat=int(fields["seat"]),
        done=frozenset(done),
        trigger=int(fields["trigger"]) if fields["trigger"] else None,
        turns_without_throw=int(fields["idle"]),
    )


def _listed(text: str) -> tuple[str, ...]:
    return tuple(text.split(",")) if text else ()


def parse_spot(text: str) -> Spot:
    """`1C4` is cell C4 of level 1."""
    return Spot(int(text[0]), Cell.parse(text[1:]))


def _parse_player(text: str) -> Player:
    figure, tokens, hand, pile, numbers, reason = text.split(":")
    sweets, points, hits, down = map(int, numbers.split(","))
    finished: Reason | None = next((word for word in get_args(Reason) if word == reason), None)
    return Player(
        tokens=tuple(map(int, tokens.split(","))),
        pile=_listed(pile),
        hand=_listed(hand),
        figure=parse_spot(figure) if figure else None,
        sweets=sweets,
        points=points,
        hits=hits,
        last_was_down=bool(down),
        finished=finished,
    )
