"""What holds in every game, tried on random legal ones."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings

from pnp.rules.actions import Climb, Draw, End, Move, Start, Throw, ThrowDown, ThrowUp
from pnp.rules.game import Game
from pnp.rules.notation import write_position
from pnp.rules.state import Spot, State
from tests.rules.games import DECKS, Step, games, seeds, steps, towers
from tests.rules.pictures import pieces

FINAL_DECKS = tuple(name for name in DECKS if name != "prototype")
few = settings(max_examples=25, derandomize=True, deadline=None)


def figures(state: State) -> list[Spot]:
    return [player.figure for player in state.players if player.figure is not None]


def stacks(state: State) -> dict[str, list[int]]:
    """The colours above each address from the ground up, as on a flat board: levels are not told."""
    found: dict[str, list[int]] = {}
    for spot, colour in sorted(state.tokens.items()):
        found.setdefault(str(spot.cell), []).append(colour)
    return found


@few
@given(games(), seeds())
def test_every_game_ends_and_nothing_is_lost(game: Game, seed: int) -> None:
    whole, last = None, None
    for step in steps(game, seed):
        whole = whole or pieces(step.before)
        assert pieces(step.after) == whole == [game.tokens] * game.players + [game.board.sweets_in_all()]
        last = step.after
    assert last is not None and last.is_over()
    assert None not in last.outcome().finished
    assert last.actions() == ()


@few
@given(games(), seeds())
def test_actions_are_listed_once_and_leave_their_position_as_it_was(game: Game, seed: int) -> None:
    for step in steps(game, seed):
        legal = step.before.actions()
        assert len(set(legal)) == len(set(map(str, legal))) == len(legal) > 0
        before = write_position(step.before)
        step.before.after(legal[-1])
        assert write_position(step.before) == before


@few
@given(games(), seeds())
def test_a_spot_holds_one_thing_beside_sweets(game: Game, seed: int) -> None:
    for step in steps(game, seed):
        standing = figures(step.after)
        assert len(set(standing)) == len(standing)
        assert step.after.tokens.keys().isdisjoint(standing)
        everywhere = {*standing, *step.after.tokens, *step.after.sweets}
        assert all(spot.cell in game.board and 0 <= spot.level < game.board.levels for spot in everywhere)


@few
@given(games(), seeds())
def test_a_turn_is_a_throw_with_at_most_one_move_and_one_climb(game: Game, seed: int) -> None:
    kinds: list[type] = []
    went_down: set[int] = set()
    for step in steps(game, seed):
        if isinstance(step.action, Start | Draw):
            continue
        seat = step.before.seat
        assert step.before.player.finished is None
        if not isinstance(step.action, End):
            kinds.append(type(step.action))
            continue
        throws = kinds.count(ThrowUp) + kinds.count(ThrowDown)
        assert throws == 1 or (throws == 0 and game.rules.end == "piles")
        assert kinds.count(Move) <= 1 and kinds.count(Climb) <= 1
        assert not (seat in went_down and ThrowDown in kinds) or game.rules.face_down == "always"
        went_down = went_down | {seat} if ThrowDown in kinds else went_down - {seat}
        kinds = []


@few
@given(games(FINAL_DECKS) | towers(), seeds())
def test_final_tokens_form_stacks_from_the_ground(game: Game, seed: int) -> None:
    """No token hangs and none is above a figure, so that one flat board with stacks tells everything."""
    for step in steps(game, seed):
        height = {cell: len(stack) for cell, stack in stacks(step.after).items()}
        assert all(spot.level < height[str(spot.cell)] for spot in step.after.tokens)
        assert all(height.get(str(figure.cell), 0) <= figure.level for figure in figures(step.after))


@few
@given(games(FINAL_DECKS) | towers(), seeds())
def test_final_a_token_rests_at_the_height_of_its_stack(game: Game, seed: int) -> None:
    """Worked out from heights and figures alone, for every throw."""
    for step in steps(game, seed):
        if isinstance(step.action, ThrowUp | ThrowDown):
            check_throw(step, step.action)


def check_throw(step: Step, action: Throw) -> None:
    state, seat, figure = step.before, step.before.seat, step.before.player.figure
    assert figure is not None
    resting, caught, hits = dict(state.tokens), Counter[int](), 0
    for cell in action.cells if isinstance(action, ThrowUp) else (action.cell,):
        height = len(stacks(state).get(str(cell), []))
        assert height <= figure.level
        at_level = {level: state.figure_at(Spot(level, cell)) for level in range(height, figure.level + 1)}
        catchers = [catcher for _, catcher in sorted(at_level.items()) if catcher is not None]
        if catchers:
            assert catchers[-1] != seat
            caught[catchers[-1]] += 1
            hits += at_level[figure.level] is not None
        else:
            resting[Spot(height, cell)] = seat
    assert step.after.tokens == resting
    rules = state.game.rules
    assert step.after.players[seat].hits == state.player.hits + hits
    points = hits * rules.direct_hit_points + (caught.total() - hits) * rules.falling_hit_points
    assert step.after.players[seat].points == state.player.points + points
    if rules.direct_hit_extra_tokens == 0:
        for other, player in enumerate(step.after.players):
            if other != seat:
                assert player.tokens[seat] == state.players[other].tokens[seat] + caught[other]


@few
@given(towers(), seeds())
def test_final_a_move_brings_down_the_whole_stack_from_its_level_up(game: Game, seed: int) -> None:
    """For every move that could be made, not only for those that are."""
    for step in steps(game, seed):
        seat, figure = step.before.seat, step.before.player.figure
        for action in step.before.actions():
            if isinstance(action, Move) and figure is not None:
                stack = stacks(step.before).get(str(action.cell), [])
                after = step.before.after(action)
                assert stacks(after).get(str(action.cell), []) == stack[: figure.level]
                assert sum(after.players[seat].tokens) == sum(step.before.player.tokens) + len(stack[figure.level :])


@few
@given(games(FINAL_DECKS), seeds())
def test_final_nobody_climbs_onto_a_token(game: Game, seed: int) -> None:
    """Nor onto sweets, as long as all four sides are asked for: sweets lie on edges."""
    for step in steps(game, seed):
        figure = step.before.player.figure
        if isinstance(step.action, Climb) and figure is not None:
            assert figure.above() not in step.before.tokens
            assert game.rules.climb_sides < 4 or figure.above() not in step.before.sweets
            assert step.after.players[step.before.seat].tokens == step.before.player.tokens


@few
@given(games(FINAL_DECKS), seeds())
def test_final_a_game_has_no_more_turns_than_cards(game: Game, seed: int) -> None:
    turns = Counter(step.before.seat for step in steps(game, seed) if isinstance(step.action, End))
    cards = sum(card.copies for card in game.personal)
    assert all(count <= cards for count in turns.values())


@few
@given(games(FINAL_DECKS), seeds())
def test_final_everybody_has_a_reason_to_be_finished(game: Game, seed: int) -> None:
    *_, last = steps(game, seed)
    for seat, player in enumerate(last.after.players):
        match player.finished:
            case "tokens":
                assert last.after.own_tokens(seat) == 0
            case "cards":
                assert player.hand == player.pile == ()
            case "stuck":
                assert player.hand and last.after.own_tokens(seat) > 0
            case None:
                raise AssertionError("not finished")


@few
@given(games(FINAL_DECKS, plain=True), seeds())
def test_final_scores_have_a_bound(game: Game, seed: int) -> None:
    """A token is worth three at most, on top or as a hit, and sweets five for each other player."""
    *_, last = steps(game, seed)
    assert max(last.after.outcome().scores()) <= 3 * game.tokens + 5 * (game.players - 1)


@few
@given(games(("prototype",)), seeds())
def test_prototype_all_have_had_equal_turns(game: Game, seed: int) -> None:
    turns = Counter(step.before.seat for step in steps(game, seed) if isinstance(step.action, End))
    assert len(set(turns.values())) == 1
