"""Text into positions: how the pictures of rules are read (what they may say is explained in `pictures`)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pnp.model.board import Board, beside_corners, corner_cells
from pnp.model.cell import Cell
from pnp.model.deck import Card
from pnp.model.pattern import Pattern
from pnp.model.rivalry import Scoring
from pnp.model.ruleset import RULESETS
from pnp.rules.game import Game
from pnp.rules.notation import COLOURS
from pnp.rules.state import Player, Spot, State

Fields = dict[str, list[str]]
DRAWINGS = ("before", "after", "moves", "downs")
LABEL = re.compile(r"([A-Za-z]\w*):")
AMOUNT = re.compile(r"([a-dsph])(\d+)")


def read(picture: str) -> Fields:
    """The text of each label: what stands right of it, and below that until the next line with labels."""
    fields: Fields = {}
    columns: list[tuple[int, str]] = []
    for line in picture.splitlines():
        if labels := list(LABEL.finditer(line)):
            columns = [(label.start(), label[1]) for label in labels]
        for index, (start, name) in enumerate(columns):
            end = columns[index + 1][0] if index + 1 < len(columns) else len(line)
            text = line[start:end].removeprefix(f"{name}:").strip()
            fields.setdefault(name, []).extend([text] if text else [])
    return fields


def cells(drawing: list[str]) -> dict[Spot, str]:
    """The word drawn in each cell of each level."""
    return {
        Spot(level, Cell(row, col)): word
        for row, line in enumerate(drawing)
        for level, grid in enumerate(line.split("|"))
        for col, word in enumerate(grid.split())
    }


def drawn(state: State) -> dict[Spot, str]:
    """The words that a drawing of the position consists of."""

    def word(spot: Spot) -> str:
        seat, colour, sweets = state.figure_at(spot), state.tokens.get(spot), state.sweets.get(spot)
        letters = ("" if seat is None else COLOURS[seat].upper()) + ("" if colour is None else COLOURS[colour])
        return f"{letters}{sweets or ''}" or "."

    board = state.game.board
    return {spot: word(spot) for level in range(board.levels) for spot in (Spot(level, cell) for cell in board.cells())}


def as_text(words: Mapping[Spot, str]) -> str:
    """A drawing for the eye, so that a failure shows two pictures."""
    last, (bottom, right) = max(words)
    return "\n".join(
        "| ".join(
            "".join(f"{words[Spot(level, Cell(row, col))]:3}" for col in range(right + 1)) for level in range(last + 1)
        )
        for row in range(bottom + 1)
    )


def state_of(picture: str) -> State:
    """The position that a picture begins with."""
    fields = read(picture)
    words = cells(fields["before"])
    game = _game(fields, words)
    figures = {word[0].lower(): spot for spot, word in words.items() if word[0].isupper()}
    said = {name: "".join(fields.get(name, [])) for name in ("turn", "trigger", "done", "shared")}
    return State(
        game=game,
        players=tuple(_player(fields, game, seat, figures.get(COLOURS[seat])) for seat in range(game.players)),
        tokens={spot: COLOURS.index(word[0]) for spot, word in words.items() if word[0].islower()},
        sweets={spot: int(word[-1]) for spot, word in words.items() if word[-1].isdigit()},
        shared_pile=tuple(said["shared"].split()),
        phase="act",
        seat=COLOURS.index(said["turn"].lower() or "a"),
        done=frozenset(said["done"].split()),  # type: ignore[arg-type]
        trigger=COLOURS.index(said["trigger"].lower()) if said["trigger"] else None,
    )


def _game(fields: Fields, words: Mapping[Spot, str]) -> Game:
    """As many players as letters are drawn or told of, and at least two; a board as large as the drawing."""
    patterns = {
        name: "\n".join(lines)
        for name, lines in fields.items()
        if lines and name not in DRAWINGS and set("".join(lines)) <= set("x*. ")
    }
    top, (bottom, right) = max(words)
    board = Board(
        *(bottom + 1, right + 1, top + 1),
        starts=corner_cells(bottom + 1, right + 1),
        sweets=beside_corners(bottom + 1, right + 1),
        level_points=tuple(range(1, top + 2)),
    )
    letters = re.findall("[a-d]", "".join([*words.values(), *(name for name in fields if len(name) == 1)]).lower())
    return Game(
        players=max([2, *(COLOURS.index(letter) + 1 for letter in letters)]),
        personal=tuple(Card(name, Pattern.parse(text)) for name, text in patterns.items()),
        shared=(),
        board=board,
        rules=RULESETS["".join(fields.get("ruleset", ["final"]))].with_options(_options(fields.get("rules", []))),
        tokens=25,
        scorings=tuple(map(scoring_of, fields.get("score", []))),
    )


def _options(lines: list[str]) -> dict[str, Any]:
    pairs = [word.split("=") for word in " ".join(lines).split()]
    return {key: int(text) if text.isdigit() else {"true": True, "false": False}.get(text, text) for key, text in pairs}


def scoring_of(text: str) -> Scoring:
    """`rows at-least-2 3 view=from-above`: region, condition, points, and what is not as usual."""
    region, condition, points, *rest = text.split()
    scoring = Scoring(region, condition, int(points))  # type: ignore[arg-type]
    if condition.startswith("at-least-"):
        scoring = replace(scoring, condition="at least", at_least=int(condition.removeprefix("at-least-")))
    options: dict[str, Any] = dict(word.split("=") for word in rest)
    if "levels" in options:
        options["levels"] = tuple(map(int, options["levels"].split(",")))
    return replace(scoring, **options)


def _player(fields: Fields, game: Game, seat: int, figure: Spot | None) -> Player:
    words = " ".join(fields.get(COLOURS[seat].upper(), [])).partition("->")[0].split()
    amounts = {COLOURS[seat]: 9, **amounts_of(words)}
    said = {key: tuple(text.split(",")) if text else () for key, _, text in (word.partition("=") for word in words)}
    return Player(
        tokens=tuple(amounts.get(colour, 0) for colour in COLOURS[: game.players]),
        pile=said.get("pile", ()),
        hand=said.get("hand", tuple(game.cards)),
        figure=figure,
        sweets=amounts.get("s", 0),
        points=amounts.get("p", 0),
        hits=amounts.get("h", 0),
        last_was_down="down" in words,
        finished=said["out"][0] if "out" in said else None,  # type: ignore[arg-type]
    )


def amounts_of(words: list[str]) -> dict[str, int]:
    return {found[1]: int(found[2]) for found in map(AMOUNT.fullmatch, words) if found}
