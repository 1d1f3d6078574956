"""A game as one line of JSON that other tools read."""

from __future__ import annotations

import json
from typing import Any

from pnp.model.cell import Cell
from pnp.rules.actions import Action, Climb, End, Move, Start, ThrowDown, ThrowUp
from pnp.rules.state import State
from pnp.sim.record import Record

VERSION = 1


def game_line(record: Record, seed: int, number: int) -> str:
    """The whole game; cells are [level, row, col] as aimed at, rotation is in quarter turns clockwise."""
    game = record.game
    first, last = record.first(), record.last()
    outcome = last.outcome()
    line = {
        "version": VERSION,
        "ruleset": game.rules.name,
        "players": game.players,
        "seed": seed,
        "game": number,
        "board": {"rows": game.board.rows, "cols": game.board.cols, "levels": game.board.levels},
        "cards": {card.id: list(card.pattern.lines()) for card in game.cards.values()},
        "rivalry": list(game.rivalry),
        "corners": [list(action.cell) for action in record.actions if isinstance(action, Start)],
        "hands": [list(player.hand) for player in first.players],
        "turns": _turns(record),
        "finished": list(outcome.finished),
        "scores": list(outcome.scores()),
        "winner": outcome.winner,
    }
    return json.dumps(line, separators=(",", ":"), ensure_ascii=False)


def _turns(record: Record) -> list[dict[str, Any]]:
    turns: list[dict[str, Any]] = []
    state, actions, held = record.first(), [], 0
    for action, after in record.states():
        seat = state.seat
        if not isinstance(action, Start):
            if isinstance(action, End):
                held = len(state.players[seat].hand)
            elif described := _described(action, state):
                actions.append(described)
            # Drawing goes on behind the end of a turn where there are two piles to choose from.
            if after.phase != "draw" and (state.phase == "draw" or isinstance(action, End)):
                turns.append({"player": seat, "actions": actions, "draw": list(after.players[seat].hand[held:])})
                actions = []
        state = after
    return turns


def _described(action: Action, state: State) -> dict[str, Any] | None:
    figure = state.player.figure
    level = figure.level if figure else 0

    def spots(*cells: Cell) -> list[list[int]]:
        return [[level, *cell] for cell in cells]

    match action:
        case Move(cell):
            return {"action": "move", "to": list(cell)}
        case Climb():
            return {"action": "climb"}
        case ThrowUp(card, quarters, cells, mirrored):
            thrown = {"action": "throw", "card": card, "face": "up", "rotation": quarters, "cells": spots(*cells)}
            return {**thrown, "mirrored": True} if mirrored else thrown
        case ThrowDown(card, cell):
            return {"action": "throw", "card": card, "face": "down", "cells": spots(cell)}
    return None
