"""Random legal games, from which laws are tested and playthroughs written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st

from pnp.app.project import shipped_input, use_deck, use_layout
from pnp.model.board import Board, beside_corners, corner_cells
from pnp.model.deck import Deck
from pnp.model.layout import Layout
from pnp.model.rivalry import RivalryCard, RivalrySet
from pnp.rules.actions import Action
from pnp.rules.game import Deal, Game
from pnp.rules.state import State

DECKS = ("classic", "prototype", "wide", "tiny")
OPTIONS: Mapping[str, tuple[Any, ...]] = {
    "hand_size": (1, 5),
    "direct_hit_points": (0, 3),
    "direct_hit_extra_tokens": (1, 2),
    "falling_hit_points": (2,),
    "move_distance": (1, 3),
    "move_direction": ("straight",),
    "climb_sides": (1, 2, 3),
    "climb_tokens": ("own",),
    "mirrored": (True,),
    "face_down": ("always", "never"),
    "covered_sweets_stay": (True,),
    "play_on_without_tokens": (True,),
}
"""Fields that change how a game is played, and values they do not have by themselves."""
BOARDS = ((6, 6, 3), (4, 4, 2), (3, 3, 3), (4, 5, 3), (5, 5, 1))
TOKENS = (3, 9, 25)


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a game, and the positions around it."""

    before: State
    action: Action
    after: State


@cache
def deck(name: str) -> Deck:
    return use_deck(name)[1]


@cache
def layout(name: str) -> Layout:
    return use_layout(name)


@cache
def rivalry_cards(name: str) -> tuple[RivalryCard, ...]:
    model = shipped_input(name).load().model
    assert isinstance(model, RivalrySet)
    return model.cards


def chosen(state: State, chance: Random) -> Action:
    """First what kind of action and then which: else there would be few climbs among so many throws and moves.

    The first player stays below if that can be: else nobody would be left under what the others throw.
    """
    kinds = sorted({type(action).__name__ for action in state.actions()})
    if state.seat == 0 and len(kinds) > 1 and "Climb" in kinds:
        kinds.remove("Climb")
    kind = chance.choice(kinds)
    return chance.choice([action for action in state.actions() if type(action).__name__ == kind])


def steps(game: Game, seed: int) -> Iterator[Step]:
    """A game from the deal to its end, which must come."""
    state, chance = game.deal(Deal.shuffled(game, seed)), Random(seed)
    for _ in range(2_000):
        if state.is_over():
            return
        action = chosen(state, chance)
        after = state.after(action)
        yield Step(state, action, after)
        state = after
    raise AssertionError("the game does not end")


def on_board(rows: int, cols: int, levels: int, tokens: int) -> Layout:
    """The tower with other boards: sweets and points as ever, as far as there are levels."""
    board = Board(
        *(rows, cols, levels),
        starts=corner_cells(rows, cols),
        sweets=beside_corners(rows, cols),
        sweets_by_level=(2, 1, 0, 0)[:levels],
        level_points=tuple(range(1, levels + 1)),
    )
    tower = layout("tower")
    return replace(tower, board=board, players=replace(tower.players, tokens=tokens))


@st.composite
def games(draw: st.DrawFn, decks: tuple[str, ...] = DECKS, plain: bool = False) -> Game:
    """Any deck and number of players, boards small or large; if not plain, also options and rivalry cards."""
    chosen_deck = deck(draw(st.sampled_from(decks)))
    table = on_board(*draw(st.sampled_from(BOARDS)), tokens=draw(st.sampled_from(TOKENS)))
    rules, rivalry = chosen_deck.ruleset(), []
    if not plain:
        names = draw(st.lists(st.sampled_from(sorted(OPTIONS)), max_size=3, unique=True))
        rules = rules.with_options({name: draw(st.sampled_from(OPTIONS[name])) for name in names})
        cards = rivalry_cards("rivalry") + rivalry_cards("rivalry-prototype")
        rivalry = draw(st.lists(st.sampled_from(cards), max_size=3, unique_by=lambda card: card.id))
    return Game.of(chosen_deck, table, draw(st.integers(2, 4)), rivalry, rules)


@st.composite
def towers(draw: st.DrawFn) -> Game:
    """Games in which much is climbed, thrown from above and moved under: small boards, and one token is a step."""
    table = on_board(*draw(st.sampled_from(((3, 3, 3), (3, 4, 4)))), tokens=25)
    chosen_deck = deck(draw(st.sampled_from(("classic", "tiny"))))
    rules = chosen_deck.ruleset().with_options({"climb_sides": 1, "play_on_without_tokens": True})
    return Game.of(chosen_deck, table, draw(st.integers(3, 4)), rules=rules)


def seeds() -> st.SearchStrategy[int]:
    return st.integers(0, 2**32 - 1)
