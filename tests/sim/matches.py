"""Matches of every kind, by number: decks, rulesets, player counts, boards, options, rivalry cards and bots."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from pnp.app.project import shipped_input
from pnp.model.board import Board, beside_corners, corner_cells
from pnp.model.deck import Card, Deck
from pnp.model.layout import Layout
from pnp.model.rivalry import RivalryCard, RivalrySet
from pnp.sim.match import Match

DECKS = ("classic", "prototype", "tiny", "wide")
QUICK_BOTS = (
    "random",
    "greedy",
    "thrifty",
    "restricted:never-climb",
    "restricted:always-climb",
    "restricted:never-sweets",
    "restricted:never-face-down",
)
BOARDS = ((6, 6, 3), (6, 6, 3), (6, 6, 3), (4, 4, 2), (8, 8, 3), (5, 7, 5), (6, 9, 1), (4, 10, 4))


@cache
def deck(name: str) -> Deck:
    model = shipped_input(name).load().model
    assert isinstance(model, Deck)
    return model


@cache
def rivalry_cards(name: str) -> tuple[RivalryCard, ...]:
    model = shipped_input(name).load().model
    assert isinstance(model, RivalrySet)
    return model.cards


def board(rows: int, cols: int, levels: int, chance: Random) -> Board:
    """Sweets beside the corners or anywhere, also in the middle where figures climb onto them."""
    cells = [(row, col) for row in range(rows) for col in range(cols)]
    made = Board(
        rows=rows,
        cols=cols,
        levels=levels,
        starts=corner_cells(rows, cols),
        sweets=beside_corners(rows, cols),
        sweets_by_level=tuple(chance.choice(((2, 1, 0, 0, 0), (1, 2, 3, 0, 1), (0, 0, 0, 0, 0)))[:levels]),
        level_points=tuple(chance.choice(((1, 2, 3, 4, 5), (2, 1, 4, 0, 3)))[:levels]),
    )
    if chance.random() < 0.3:
        corners = set(made.starts)
        anywhere = [cell for cell in board_cells(made) if cell not in corners]
        made = replace(made, sweets=tuple(sorted(chance.sample(anywhere, min(6, len(cells) - 4)))))
    return made


def board_cells(made: Board) -> list[Any]:
    return list(made.cells())


def options(chance: Random) -> dict[str, Any]:
    """A few fields of the ruleset set to something else."""
    every: dict[str, tuple[Any, ...]] = {
        "tie_break": ("seat", "trigger"),
        "falling_hit_points": (0, 2),
        "play_on_without_tokens": (False, True),
        "covered_sweets_stay": (False, True),
        "climb_sides": (1, 2, 3, 4),
        "climb_tokens": ("any", "own"),
        "mirrored": (False, True),
        "face_down": ("alternate", "always", "never"),
        "move_distance": ("any", 1, 3),
        "move_direction": ("any", "straight"),
        "hand_size": (1, 3, 5),
        "direct_hit_extra_tokens": (0, 1, 2),
        "tokens_hang": (False, True),
        "seat_points": ({}, {2: (0, 3), 3: (0, 1, 2), 4: (0, 2, 4, 6)}),
    }
    chosen = chance.sample(sorted(every), chance.choice((0, 0, 1, 2, 4)))
    return {name: chance.choice(every[name]) for name in chosen}


def match(number: int, bots: tuple[str, ...] = QUICK_BOTS) -> Match:
    """The match of that number; the same in every run."""
    chance = Random(f"match {number}")
    one = deck(chance.choice(DECKS))
    players = chance.choice((2, 3, 4))
    grid = board(*chance.choice(BOARDS), chance)
    cards = rivalry_cards("rivalry-prototype" if one.ruleset_name == "prototype" else "rivalry")
    laid_out = tuple(chance.sample(cards, chance.choice((0, 0, 1, 2, 3))))
    layout = replace(Layout(), board=grid, players=replace(Layout().players, tokens=chance.choice((25, 25, 25, 9))))
    rules = one.ruleset().with_options(options(chance))
    seats = tuple(chance.choice(bots) for _ in range(players))
    by_seat: tuple[tuple[Card, ...], ...] = ()
    if chance.random() < 0.25:
        # Decks of several sizes at one table, which share most of their cards.
        least = len(one.personal) - 3
        by_seat = tuple(
            tuple(chance.sample(one.personal, chance.randint(least, len(one.personal)))) for _ in range(players)
        )
    return Match(one, layout, players, seats, seed=number, rivalry=laid_out, rules=rules, by_seat=by_seat)
