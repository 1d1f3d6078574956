"""Rules 1 to 4: what lies on the table before the first turn."""

from __future__ import annotations

import pytest

from pnp.app.project import shipped_input, use_deck, use_layout
from pnp.model.rivalry import RivalrySet
from pnp.model.ruleset import FINAL
from pnp.rules.actions import Start
from pnp.rules.game import Deal, Game
from pnp.rules.notation import parse_action
from pnp.rules.state import State
from tests.rules.drawing import as_text, cells, drawn

TABLE = """
    .  2  .  .  2  .  | .  1  .  .  1  .  | .  .  .  .  .  .
    2  .  .  .  .  2  | 1  .  .  .  .  1  | .  .  .  .  .  .
    .  .  .  .  .  .  | .  .  .  .  .  .  | .  .  .  .  .  .
    .  .  .  .  .  .  | .  .  .  .  .  .  | .  .  .  .  .  .
    2  .  .  .  .  2  | 1  .  .  .  .  1  | .  .  .  .  .  .
    .  2  .  .  2  .  | .  1  .  .  1  .  | .  .  .  .  .  .
"""
STARTED = """
    D  2  .  .  2  B  | .  1  .  .  1  .  | .  .  .  .  .  .
    2  .  .  .  .  2  | 1  .  .  .  .  1  | .  .  .  .  .  .
    .  .  .  .  .  .  | .  .  .  .  .  .  | .  .  .  .  .  .
    .  .  .  .  .  .  | .  .  .  .  .  .  | .  .  .  .  .  .
    2  .  .  .  .  2  | 1  .  .  .  .  1  | .  .  .  .  .  .
    C  2  .  .  2  A  | .  1  .  .  1  .  | .  .  .  .  .  .
"""


def classic(players: int, rivalry: tuple[str, ...] = ()) -> Game:
    deck = use_deck("classic")[1]
    rivalries = shipped_input("rivalry").load().model
    assert isinstance(rivalries, RivalrySet)
    by_id = {card.id: card for card in rivalries.cards}
    return Game.of(deck, use_layout("tower"), players, [by_id[name] for name in rivalry])


def dealt(players: int = 4) -> State:
    game = classic(players)
    return game.deal(Deal.shuffled(game, seed=1))


def as_drawn(drawing: str) -> str:
    return as_text(cells(drawing.strip().splitlines()))


def test_rule_1_sweets() -> None:
    state = dealt()
    assert as_text(drawn(state)) == as_drawn(TABLE)
    assert sum(state.sweets.values()) == 24


@pytest.mark.parametrize(
    "rivalry",
    [
        (),
        ("crowded-lanes",),
        ("crowded-lanes", "view-from-the-roof"),
        # At most one of kind rule is recommended, no more than that.
        ("crowded-lanes", "soaked-through", "view-from-the-roof"),
    ],
)
def test_rule_2_rivalry_cards_change_rules_or_score(rivalry: tuple[str, ...]) -> None:
    game = classic(2, rivalry)
    assert game.rivalry == rivalry
    assert game.rules.move_distance == (3 if "crowded-lanes" in rivalry else "any")
    assert game.rules.direct_hit_points == (3 if "soaked-through" in rivalry else 1)
    assert [scoring.region for scoring in game.scorings] == ["figure"] * ("view-from-the-roof" in rivalry)


def test_rule_2_where_cards_disagree_the_later_one_holds() -> None:
    """Nothing is said of this: sweet-tooth and a second card with other numbers would be a house rule."""
    assert classic(2, ("full-baskets", "sweet-tooth")).rules.sweets_points == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rule_3_the_first_seat_begins_and_play_goes_round(players: int) -> None:
    state = dealt(players)
    order = []
    for _ in range(players):
        order.append(state.seat)
        state = state.after(state.actions()[0])
    for _ in range(players + 1):
        order.append(state.seat)
        state = state.after(next(action for action in state.actions() if str(action).startswith("throw")))
        state = state.after(parse_action("end"))
    assert order == [*range(players), *range(players), 0]


def test_rule_4_figures_choose_free_corners_in_turn_order() -> None:
    state = dealt()
    free = {"A1", "F1", "F6", "A6"}
    for cell in ("F6", "F1", "A6", "A1"):
        assert {str(action) for action in state.actions()} == {f"start {corner}" for corner in free}
        assert all(isinstance(action, Start) for action in state.actions())
        state = state.after(parse_action(f"start {cell}"))
        free.remove(cell)
    assert as_text(drawn(state)) == as_drawn(STARTED)
    assert state.phase == "act"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rule_4_nothing_varies_with_seat_or_player_count(players: int) -> None:
    state = dealt(players)
    ids = sorted(card.id for card in state.game.personal)
    assert len(ids) == 13
    assert state.shared_pile == ()
    for seat, player in enumerate(state.players):
        assert player.tokens == tuple(25 if colour == seat else 0 for colour in range(players))
        assert len(player.hand) == 1
        assert len(player.pile) == 12
        assert sorted(player.hand + player.pile) == ids
        assert (player.sweets, player.points, player.hits, player.finished) == (0, 0, 0, None)


def test_rule_4_decks_are_shuffled_each_for_itself() -> None:
    game = classic(4)
    deal = Deal.shuffled(game, seed=1)
    assert deal == Deal.shuffled(game, seed=1)
    assert deal != Deal.shuffled(game, seed=2)
    assert len(set(deal.personal)) == 4


def with_options(players: int, **options: object) -> State:
    deck = use_deck("prototype")[1]
    game = Game.of(deck, use_layout("tower"), players, rules=FINAL.with_options(options))
    return game.deal(Deal.shuffled(game, seed=1))


def test_option_seat_points_are_there_from_the_start() -> None:
    by_seat = {3: (0, 1, 2)}
    assert [player.points for player in with_options(3, seat_points=by_seat).players] == [0, 1, 2]
    assert [player.points for player in with_options(2, seat_points=by_seat).players] == [0, 0]
    outcome = with_options(3, seat_points=by_seat).outcome()
    assert outcome.scores() == (0, 1, 2)
    assert outcome.by_source()["start"] == (0, 1, 2)
    assert outcome.by_source()["hits"] == (0, 0, 0)
    assert "start" not in with_options(2, seat_points=by_seat).outcome().by_source()


def test_option_starting_cards_by_seat() -> None:
    by_seat = {3: (2, 1, 3)}
    assert [len(player.hand) for player in with_options(3, starting_cards=by_seat).players] == [2, 1, 3]
    assert [len(player.hand) for player in with_options(2, starting_cards=by_seat).players] == [1, 1]


def test_option_tokens_by_player_count() -> None:
    assert [player.tokens for player in with_options(2, tokens={2: 7}).players] == [(7, 0), (0, 7)]
    assert with_options(3, tokens={2: 7}).players[0].tokens == (25, 0, 0)


def test_option_shared_cards_for_each_player() -> None:
    assert len(with_options(3, shared_cards=5).shared_pile) == 15
    assert with_options(3).shared_pile == ()
