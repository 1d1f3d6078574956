"""The examples of the booklet are what the rules make of them, and what the booklet says of them is so."""

from __future__ import annotations

import pytest

from pnp.booklet import playing
from pnp.booklet.blocks import Beside, Block, Panel, Paragraph
from pnp.booklet.examples import OTHER, THIRD, YOU, Example
from pnp.booklet.pages import pages
from pnp.model.cell import Cell
from pnp.rules.actions import Climb, Move, ThrowUp
from pnp.rules.moving import orthogonal
from pnp.rules.state import Spot
from tests.booklet.books import book, said

CLASSIC = book()
EXAMPLES = CLASSIC.examples
FALLS = EXAMPLES.falls()


def captions(blocks: tuple[Block, ...]) -> str:
    """The texts of panels."""
    found = []
    for block in blocks:
        match block:
            case Panel(blocks=inner):
                found.append(captions(inner))
            case Beside(columns=columns):
                found += [captions(inside) for _, inside in columns]
            case Paragraph(text=text):
                found.append(text)
    return " ".join(found)


def tokens_of(example: Example, cell: Cell) -> dict[int, int]:
    """Colours by level in one stack, after the action."""
    return {spot.level: colour for spot, colour in example.after.tokens.items() if spot.cell == cell}


def test_all_six_cases_of_falling_are_shown() -> None:
    assert set(FALLS) == set(playing.CASES)
    assert all(example.action in example.before.actions() for _, example in FALLS.values())
    for number in range(1, 7):
        assert f"*{number}* " in captions(tuple(playing.falling(CLASSIC)))


def test_falling_to_the_ground_onto_a_token_and_onto_sweets() -> None:
    cell, example = FALLS["ground"]
    assert tokens_of(example, cell) == {0: YOU}
    cell, example = FALLS["token"]
    assert tokens_of(example, cell) == {0: OTHER, 1: YOU}
    cell, example = FALLS["sweets"]
    assert tokens_of(example, cell) == {0: YOU}
    for level in (0, 1):
        assert example.after.sweets[Spot(level, cell)] == example.before.sweets[Spot(level, cell)] > 0


def test_figures_catch_what_falls_and_nobody_scores() -> None:
    cell, example = FALLS["figure"]
    assert tokens_of(example, cell) == {} and example.caught(OTHER) == (YOU,) and example.points() == 0
    assert example.before.players[OTHER].figure == Spot(1, cell)
    cell, example = FALLS["two"]
    assert example.caught(OTHER) == (YOU,) and example.caught(THIRD) == ()
    assert example.before.players[THIRD].figure == Spot(0, cell)


def test_moving_under_tokens_takes_all_of_them() -> None:
    cell, example = FALLS["under"]
    assert len(example.caught(YOU)) == 3 and tokens_of(example, cell) == {}
    cell, example = book(deck_name="prototype").examples.falls()["under"]
    assert len(example.caught(YOU)) == 1 and set(tokens_of(example, cell)) == {1, 2}


def test_the_direct_hit() -> None:
    example = EXAMPLES.hit()
    assert example is not None and isinstance(example.action, ThrowUp)
    victim = example.before.players[OTHER].figure
    assert victim is not None and victim.cell in example.action.cells
    assert example.points() == 1 and example.caught(OTHER) == (YOU,) and victim not in example.after.tokens
    assert len(example.after.tokens) == len(example.action.cells) - 1
    assert f"{victim.cell} " in captions(tuple(playing.direct_hit(CLASSIC)))
    assert "You score 1 point." in captions(tuple(playing.direct_hit(CLASSIC)))
    richer = book(direct_hit_points=3)
    assert "You score 3 points." in captions(tuple(playing.direct_hit(richer)))
    prototype = book(deck_name="prototype")
    assert "2 Colour tokens of yours" in captions(tuple(playing.direct_hit(prototype)))


@pytest.mark.parametrize("sides", [1, 2, 3, 4])
@pytest.mark.parametrize("whose", ["any", "own"])
def test_the_climb(sides: int, whose: str) -> None:
    example = book(climb_sides=sides, climb_tokens=whose).examples.climb()
    assert example is not None and example.action == Climb()
    around = [Spot(0, cell) for cell in orthogonal(example.figure.cell)]
    assert sum(spot in example.before.tokens for spot in around) == sides
    assert example.after.player.figure == example.figure.above()


def test_the_move_takes_what_is_said() -> None:
    example = EXAMPLES.move()
    assert example is not None and isinstance(example.action, Move)
    assert (example.sweets(), example.caught(YOU)) == (2, (OTHER,))
    assert f"from {example.figure.cell} to {example.action.cell} and take 2 Sweets tokens and 1 Colour token." in (
        captions(tuple(playing.moving(CLASSIC)))
    )
    covered = book(covered_sweets_stay=True).examples.move()
    assert covered is not None and covered.sweets() == 0
    near = book(move_distance=1, move_direction="straight").examples.move()
    assert near is not None and near.after.player.figure is not None


def test_the_throws_show_both_kinds_of_cards() -> None:
    for has_star in (False, True):
        example = EXAMPLES.throw(has_star)
        assert example is not None and isinstance(example.action, ThrowUp)
        assert (EXAMPLES.game.cards[example.action.card].pattern.star is not None) == has_star
        landed = {spot.cell for spot in example.after.tokens}
        assert landed == set(example.action.cells)


def test_the_score_sheet_adds_up() -> None:
    state = EXAMPLES.finished
    assert state.is_over() and all(player.finished for player in state.players)
    outcome = state.outcome()
    written = " ".join(said(page.parts) for page in pages(CLASSIC))
    totals = " ".join(map(str, outcome.scores()))
    assert f"Total {totals}" in written
    for each, score in zip(outcome.points, outcome.scores(), strict=True):
        assert sum(each.levels) + each.hits + each.supplies + each.sweets + each.rivalry == score
    supplies = " ".join(str(each.supplies) for each in outcome.points)
    assert f"Own tokens in other supplies {supplies}" in written
    assert f"with {outcome.scores()[outcome.winner]} points." in written
