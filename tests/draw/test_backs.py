"""Backs tell whose card it is, and nothing else."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from pnp.art.seats import SHARED, Seat, seats
from pnp.art.theme import COLOUR, GREYSCALE, LOW_INK, THEMES, Theme
from pnp.draw import back, rivalry_card
from pnp.model.layout import Layout
from tests.draw.looking import apart, ink, name_of, picture

LAYOUT = Layout()
SEATS = seats(LAYOUT)


@pytest.mark.parametrize("theme", (COLOUR, LOW_INK), ids=name_of)
@pytest.mark.parametrize("seat", (*SEATS, SHARED), ids=lambda seat: seat.name)
def test_a_back_looks_the_same_upside_down(seat: Seat, theme: Theme) -> None:
    image = picture(back.back(seat, LAYOUT.cards, theme), LAYOUT.cards.size, 60)
    # Whole pixels do not divide a card evenly, which moves edges by a fraction of one.
    assert apart(image, image.rotate(180)) < 0.035


def test_the_rivalry_back_looks_the_same_upside_down() -> None:
    image = picture(rivalry_card.back(SEATS, LAYOUT.cards, COLOUR), LAYOUT.cards.rivalry_size, 60)
    assert apart(image, image.rotate(180)) < 0.035


@pytest.mark.parametrize("theme", THEMES.values(), ids=name_of)
def test_no_two_backs_are_alike_even_without_colour(theme: Theme) -> None:
    images = [picture(back.back(seat, LAYOUT.cards, theme), LAYOUT.cards.size, 40).convert("L") for seat in SEATS]
    for one, other in combinations(images, 2):
        assert apart(one, other) > 0.04


def test_backs_in_greyscale_step_in_lightness() -> None:
    shades = sorted(ink(picture(back.back(seat, LAYOUT.cards, GREYSCALE), LAYOUT.cards.size, 30)) for seat in SEATS)
    assert all(darker - lighter > 0.04 for lighter, darker in pairwise(shades))
