"""Counts follow the deck, the layout, the ruleset and the players; the layout can say what options say."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from pnp.app.components import COMPONENTS
from pnp.app.order import Order
from pnp.app.ordering import Request, order_of
from pnp.errors import PnpError
from pnp.model.rivalry import Scoring
from pnp.scene.page import Component


def fronts(order: Order, name: str) -> list[Component]:
    pages = COMPONENTS[name].pages(order)
    return [component for page in pages for component in page.components if component.side == "front"]


def counted(order: Order, name: str) -> Counter[str]:
    return Counter(component.name for component in fronts(order, name))


def test_the_classic_game() -> None:
    order = order_of(Request("classic"))
    assert len(fronts(order, "cards")) == 52
    assert len(fronts(order, "rivalry")) == 21
    assert len(fronts(order, "helpers")) == 4
    tokens = counted(order, "tokens")
    assert {tokens[f"token, {seat.name}"] for seat in order.seats} == {25}
    assert sum(number for name, number in tokens.items() if name.startswith("sweets")) == 8 * (2 + 1)
    assert tokens["first player"] == 1
    assert counted(order, "figures").total() == 8
    assert len(fronts(order, "track")) == 1


def test_the_prototype_has_personal_and_global_cards_with_their_own_backs() -> None:
    order = order_of(Request("prototype"))
    pages = COMPONENTS["cards"].pages(order)
    backs = {id(component.drawing.parts) for page in pages for component in page.components if component.side == "back"}
    assert len(fronts(order, "cards")) == 8 * 4 + 18
    assert len(backs) == 5
    assert len(fronts(order, "rivalry")) == 12
    # Four players have fewer tokens each, but what is printed is also enough for two.
    assert counted(order, "tokens")["token, blue"] == 25
    assert counted(order_of(Request("prototype", players=4)), "tokens")["token, blue"] == 20


def test_fewer_players_need_fewer_parts() -> None:
    two = order_of(Request("classic", players=2))
    assert [seat.name for seat in two.seats] == ["blue", "red"]
    assert len(fronts(two, "cards")) == 26
    chosen = order_of(Request("classic", colours="yellow, green"))
    assert [seat.name for seat in chosen.seats] == ["green", "yellow"]
    assert {name.split(", ")[1] for name in counted(chosen, "cards")} == {"green", "yellow"}
    with pytest.raises(PnpError, match="no colour 'gren'; did you mean green"):
        order_of(Request("classic", colours="gren"))


def test_rivalry_cards_that_cannot_score_on_the_boards_are_left_out(tmp_path: Path) -> None:
    layout = tmp_path / "low.yaml"
    layout.write_text("layout: Low\nboard: {columns: 3, rows: 3, levels: 1}\n", encoding="utf-8")
    order = order_of(Request("classic", str(layout)))
    printed = {name.removeprefix("rivalry ") for name in counted(order, "rivalry")}
    left_out = [card for card in order.rivalry if card.id not in printed]
    assert left_out and printed
    assert all(isinstance(card.effect, Scoring) for card in left_out)


def test_a_long_track_for_high_scores(tmp_path: Path) -> None:
    layout = tmp_path / "high.yaml"
    layout.write_text("layout: High\nboard: {level_points: [10, 20, 30]}\n", encoding="utf-8")
    tracks = fronts(order_of(Request("classic", str(layout))), "track")
    assert len(tracks) > 1
    assert tracks[0].name.startswith("track 0-")


def test_a_layout_says_what_options_say_and_options_win(tmp_path: Path) -> None:
    layout = tmp_path / "mine.yaml"
    layout.write_text(
        "layout: Mine\n"
        "paper: {size: letter, margin: 12mm}\n"
        "cards: {size: mini, corner: 1mm, bleed: 1mm, gap: 2mm}\n"
        "sheets: {backs: duplex-short, marks: full, theme: greyscale}\n",
        encoding="utf-8",
    )
    told = order_of(Request("classic", str(layout)))
    assert (told.paper.name, told.paper.margin, told.layout.cards.size) == ("letter", 12.0, (44.0, 68.0))
    assert (told.backs, told.marks, told.theme.name) == ("duplex-short", "full", "greyscale")
    options = order_of(
        Request(
            "classic",
            str(layout),
            paper="a3",
            margin="9mm",
            card_size="60x2.5in",
            bleed="3",
            gap="7",
            corner="0",
            backs="none",
            marks="registration",
            theme="low-ink",
        )
    )
    cards = options.layout.cards
    assert (options.paper.name, options.paper.margin) == ("a3", 9.0)
    assert (cards.size, cards.bleed, cards.gap, cards.corner) == ((1524.0, 63.5), 3.0, 7.0, 0.0)
    assert (options.backs, options.marks, options.theme.name) == ("none", "registration", "low-ink")


@pytest.mark.parametrize(
    ("request_made", "expected"),
    [
        (Request(card_size="0x0mm"), "too small"),
        (Request(card_size="-5x90mm"), "too small"),
        (Request(card_size="wide"), "no card size 'wide'; choose poker"),
        (Request(card_size="63x"), "not a length"),
        (Request(card_size="63x88x2mm"), "no card size"),
        (Request(card_size="9999x9999mm"), "out of reach"),
        (Request(bleed="-1"), "--bleed -1 makes no sense"),
        (Request(bleed="40mm"), "use 0 to 10mm"),
        (Request(gap="wide"), "--gap: 'wide' is not a length"),
        (Request(corner="40mm"), "corners of 40mm do not fit"),
        (Request(margin="100mm", paper="a4"), None),
        (Request(margin="104", paper="letter"), "use 0 to 100mm"),
        (Request(players=4, deck="tiny"), "2 to 2 players"),
        (Request(language="klingon"), "no language"),
        (Request(printer="nowhere"), "no printer 'nowhere'"),
        (Request(deck="clasic"), "did you mean classic"),
    ],
)
def test_nonsense_is_refused(request_made: Request, expected: str | None) -> None:
    if expected is None:
        with pytest.raises(PnpError, match="does not fit"):
            COMPONENTS["cards"].pages(order_of(request_made))
        return
    with pytest.raises(PnpError, match=expected):
        order_of(request_made)


def test_another_seed_makes_other_rangoli() -> None:
    first, other = (COMPONENTS["cards"].pages(order_of(Request("tiny", seed=seed))) for seed in (0, 7))
    assert first[0].components[0].drawing == other[0].components[0].drawing
    assert first[0].components[-1].drawing != other[0].components[-1].drawing
