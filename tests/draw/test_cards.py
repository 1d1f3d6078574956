"""Every shipped card in every language, size and theme: it draws, and its words stay in the safe zone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pnp.art.seats import SHARED, Seat, seats
from pnp.art.theme import COLOUR, GREYSCALE, THEMES, Theme
from pnp.draw import back, colour_card, rivalry_card
from pnp.draw.face import CardFace
from pnp.errors import TextTooLong
from pnp.load.words import words
from pnp.model.deck import Card
from pnp.model.language import LANGUAGES
from pnp.model.layout import CARD_SIZES, CardStock, Layout
from pnp.model.pattern import Pattern
from pnp.scene.geometry import points, transformed
from tests.draw.looking import colours, deck, is_inside, name_of, rivalry, shapes, thinnest, words_of

LAYOUT = Layout()
SEATS = seats(LAYOUT)
SIZES = {**CARD_SIZES, "smallest": (40.0, 55.0)}


def stock(size: str) -> CardStock:
    return replace(LAYOUT.cards, size=SIZES[size], rivalry_size=SIZES[size])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_colour_cards_keep_their_words_in_the_safe_zone(size: str, language: str) -> None:
    safe = CardFace.of(stock(size)).safe()
    for name in ("classic", "prototype", "wide", "tiny"):
        for card in deck(name).cards:
            drawing = colour_card.front(card, SEATS[0], stock(size), COLOUR, language, name)
            assert words_of(drawing)
            for box in words_of(drawing):
                assert is_inside(box, safe), (card.id, box)


@pytest.mark.parametrize("theme", THEMES.values(), ids=name_of)
@pytest.mark.parametrize("seat", (*SEATS, SHARED), ids=lambda seat: seat.name)
def test_no_line_is_thinner_than_a_printer_prints(theme: Theme, seat: Seat) -> None:
    for card in deck("classic").cards[::4]:
        assert thinnest(colour_card.front(card, seat, LAYOUT.cards, theme)) >= 0.2 - 1e-9
    assert thinnest(back.back(seat, LAYOUT.cards, theme)) >= 0.2 - 1e-9


@pytest.mark.parametrize(("rows", "cols"), [(1, 2), (2, 1), (9, 9), (1, 9), (9, 1), (4, 4)])
@pytest.mark.parametrize("size", SIZES)
def test_any_grid_stays_on_its_card(rows: int, cols: int, size: str) -> None:
    drawing = "\n".join("x" + "." * (cols - 2) + "x" if cols > 1 else "x" for _ in range(rows))
    card = Card("grid", Pattern.parse(drawing))
    face = CardFace.of(stock(size))
    for shape, matrix, _ in shapes(colour_card.front(card, SEATS[1], stock(size), COLOUR)):
        moved = list(points(transformed(shape.outline, matrix)))
        # Textures and droplets may reach a little out of their clip; nothing may leave the bleed by more.
        assert all(-face.bleed - 4 < x < face.size[0] + face.bleed + 4 for x, _ in moved)


def test_a_name_that_cannot_fit_is_refused_by_name() -> None:
    card = Card("long", Pattern.parse("x x"), names={"en": "Immeasurably " * 15})
    with pytest.raises(TextTooLong, match="Immeasurably"):
        colour_card.front(card, SEATS[0], LAYOUT.cards, COLOUR)


def test_a_long_imprint_is_cut_short() -> None:
    card = deck("classic").cards[0]
    drawing = colour_card.front(card, SEATS[0], LAYOUT.cards, COLOUR, mark="A deck whose name goes on " * 6)
    assert all(is_inside(box, CardFace.of(LAYOUT.cards).safe()) for box in words_of(drawing))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["rivalry", "rivalry-prototype"])
def test_rivalry_cards_keep_their_words_in_the_safe_zone(name: str, language: str) -> None:
    for size in ("square", "poker", "tarot") if language == "de" else ("square",):
        safe = CardFace.of_rivalry(stock(size)).safe()
        for card in rivalry(name).cards:
            drawing = rivalry_card.front(card, LAYOUT.board, stock(size), COLOUR, words(language))
            assert all(is_inside(box, safe) for box in words_of(drawing)), card.id
            assert thinnest(drawing) >= 0.2 - 1e-9


def test_rule_and_scoring_cards_differ_in_colour() -> None:
    cards = {card.kind: card for card in rivalry("rivalry").cards}
    rule, scoring = (
        colours(rivalry_card.front(cards[kind], LAYOUT.board, LAYOUT.cards, COLOUR, words("en")))
        for kind in ("rule", "scoring")
    )
    assert rivalry_card.ACCENTS["rule"] in rule - scoring
    assert rivalry_card.ACCENTS["scoring"] in scoring - rule


def test_cards_are_the_same_twice() -> None:
    card = deck("classic").cards[7]
    first = colour_card.front(card, SEATS[2], LAYOUT.cards, COLOUR)
    assert first == colour_card.front(card, SEATS[2], LAYOUT.cards, COLOUR)
    assert back.back(SEATS[2], LAYOUT.cards, COLOUR) is back.back(SEATS[2], LAYOUT.cards, COLOUR)


def test_greyscale_is_grey() -> None:
    card = deck("classic").cards[7]
    found = colours(colour_card.front(card, SEATS[1], LAYOUT.cards, GREYSCALE))
    found |= colours(back.back(SEATS[1], LAYOUT.cards, GREYSCALE))
    found |= colours(rivalry_card.back(SEATS, LAYOUT.cards, GREYSCALE))
    for scoring in rivalry("rivalry").cards:
        found |= colours(rivalry_card.front(scoring, LAYOUT.board, LAYOUT.cards, GREYSCALE, words("en")))
    assert all(colour[1:3] == colour[3:5] == colour[5:7] for colour in found)
