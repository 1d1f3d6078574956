"""Low ink is measured, not hoped: at most a quarter of what full colour lays down, component by component."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from pnp.art.seats import SHARED, seats
from pnp.art.sweets import SWEETS
from pnp.art.theme import COLOUR, LOW_INK, Theme
from pnp.draw import back, board, colour_card, helper_card, rivalry_card, score_track, standee, token, tower_parts
from pnp.load.words import words
from pnp.model.layout import Layout
from pnp.model.ruleset import FINAL
from pnp.scene.page import Size
from pnp.scene.shapes import Part
from pnp.tower.kit import kit
from tests.draw.looking import deck, ink, picture, rivalry

LAYOUT = Layout()
SEATS = seats(LAYOUT)
DPI = 150
"""Enough that the thinnest line is a pixel wide; renderers draw none thinner than that."""
Drawings = list[tuple[tuple[Part, ...], Size]]


def cards(theme: Theme) -> Drawings:
    size = LAYOUT.cards.size
    fronts = [
        colour_card.front(card, seat, LAYOUT.cards, theme) for seat in SEATS for card in deck("classic").cards[::6]
    ]
    return [(drawing, size) for drawing in (*fronts, *(back.back(seat, LAYOUT.cards, theme) for seat in SEATS * 3))]


def shared(theme: Theme) -> Drawings:
    fronts = [colour_card.front(card, SHARED, LAYOUT.cards, theme) for card in deck("prototype").shared[::6]]
    return [(drawing, LAYOUT.cards.size) for drawing in (*fronts, *[back.back(SHARED, LAYOUT.cards, theme)] * 3)]


def rivalries(theme: Theme) -> Drawings:
    chosen = rivalry("rivalry").cards[::4]
    fronts = [rivalry_card.front(card, LAYOUT.board, LAYOUT.cards, theme, words("en")) for card in chosen]
    backs = [rivalry_card.back(SEATS, LAYOUT.cards, theme)] * len(fronts)
    return [(drawing, LAYOUT.cards.rivalry_size) for drawing in (*fronts, *backs)]


def tokens(theme: Theme) -> Drawings:
    size = LAYOUT.tokens.diameter
    drawn = [token.colour_token(seat, theme, size, is_back=side) for seat in SEATS for side in (False, True)]
    drawn += [token.sweets_token(name, theme, size) for name in SWEETS]
    return [(drawing, (size, size)) for drawing in drawn]


def figures(theme: Theme) -> Drawings:
    return [(piece.parts, piece.size) for seat in SEATS for piece in standee.standee(seat, LAYOUT, theme)]


def track(theme: Theme) -> Drawings:
    return [(piece.parts, piece.size) for piece in score_track.score_track(90, (190, 277), theme)]


def helpers(theme: Theme) -> Drawings:
    size = helper_card.helper_size(LAYOUT.cards.size)
    fronts = [helper_card.front(seat, FINAL, LAYOUT.cards, theme, words("en")) for seat in SEATS]
    backs = [helper_card.back(seat, FINAL, LAYOUT, theme, words("en")) for seat in SEATS]
    return [(drawing, size) for drawing in (*fronts, *backs)]


def boards(theme: Theme) -> Drawings:
    plates = kit(LAYOUT).boards
    drawn = [(board.tower_board(LAYOUT, level, plate, theme, 2.0), plate.size()) for level, plate in enumerate(plates)]
    flat = replace(LAYOUT, style="flat")
    return drawn + [(board.flat_board(flat, level, theme, 2.0), flat.board_size()) for level in range(3)]


def tower(theme: Theme) -> Drawings:
    parts, colours = kit(LAYOUT), [seat.colour for seat in SEATS]
    drawn: Drawings = [
        (tower_parts.strip(LAYOUT, level, side, part, parts.labels[level, side], theme, colours, 2.0), part.size())
        for (level, side), part in parts.strips.items()
    ]
    return drawn + [(tower_parts.pillar(LAYOUT, part, theme, 2.0), part.size()) for part in parts.pillars]


@pytest.mark.parametrize("component", [boards, tower, cards, shared, rivalries, helpers, tokens, figures, track])
def test_a_quarter_of_the_ink(component: Callable[[Theme], Drawings]) -> None:
    full, low = (
        sum(ink(picture(drawing, size, DPI)) * size[0] * size[1] for drawing, size in component(theme))
        for theme in (COLOUR, LOW_INK)
    )
    assert low <= 0.25 * full, low / full
