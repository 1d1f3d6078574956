"""Themes: players stay apart in every one, words are dark, greys are grey."""

from __future__ import annotations

from itertools import combinations

import pytest

from pnp.art.colour import SIGHTS, difference_seen, lightness
from pnp.art.seats import seats
from pnp.art.theme import COLOUR, GREYSCALE, LOW_INK, THEMES, Theme, grey_of, mixed
from pnp.check.colours import ENOUGH_DIFFERENCE, ENOUGH_LIGHTNESS
from pnp.draw.rivalry_card import ACCENTS
from pnp.model.layout import Layout

COLOURS = [seat.colour for seat in seats(Layout())]


def test_players_differ_for_every_eye_and_in_grey() -> None:
    for one, other in combinations(COLOURS, 2):
        for sight in SIGHTS:
            first, second = COLOUR.tones(one).solid, COLOUR.tones(other).solid
            assert difference_seen(first, second, sight) >= ENOUGH_DIFFERENCE
        greys = lightness(GREYSCALE.tones(one).solid), lightness(GREYSCALE.tones(other).solid)
        assert abs(greys[0] - greys[1]) >= ENOUGH_LIGHTNESS - 0.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("colour", [*COLOURS, *ACCENTS.values(), "#ffffff", "#000000", "#ffff00", "#00ff00"])
def test_lines_are_dark_and_signs_are_read_on_solid(theme: Theme, colour: str) -> None:
    tones = theme.tones(colour)
    assert lightness(tones.line) <= 47
    assert abs(lightness(tones.sign) - lightness(tones.solid)) >= 25
    assert lightness(tones.pale) >= lightness(tones.solid) or theme.is_outlined


def test_light_colours_have_an_outline_on_white() -> None:
    assert COLOUR.tones("#ffc72e").edge is not None
    assert COLOUR.tones("#154d9e").edge is None
    assert all(LOW_INK.tones(colour).edge for colour in COLOURS)


def test_grey_keeps_lightness() -> None:
    for colour in (*COLOURS, "#000000", "#ffffff", "#010101"):
        assert lightness(grey_of(colour)) == pytest.approx(lightness(colour), abs=0.4)


def test_mixing() -> None:
    assert mixed("#000000", "#ffffff", 0.5) == "#808080"
    assert mixed("#123456", "#ffffff", 0) == "#123456"


def test_rule_and_scoring_cards_belong_to_no_player() -> None:
    for accent in ACCENTS.values():
        assert min(difference_seen(accent, colour, "full colour") for colour in COLOURS) >= ENOUGH_DIFFERENCE
