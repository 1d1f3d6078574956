"""Tokens, standing figures and the score track."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pnp.art.seats import Seat, seats
from pnp.art.sweets import SWEETS
from pnp.art.theme import COLOUR, THEMES, Theme
from pnp.draw import score_track, standee, token
from pnp.errors import PnpError
from pnp.model.layout import Layout
from pnp.scene.geometry import Box, bounds
from tests.draw.looking import is_inside, name_of, thinnest, words_of

LAYOUT = Layout()
SEATS = seats(LAYOUT)


@pytest.mark.parametrize("theme", THEMES.values(), ids=name_of)
@pytest.mark.parametrize("diameter", [16.0, 19.0, 25.0])
def test_tokens_have_lines_that_print_and_words_in_the_middle(theme: Theme, diameter: float) -> None:
    drawn = [token.colour_token(seat, theme, diameter, is_back=side) for seat in SEATS for side in (False, True)]
    drawn += [token.sweets_token(name, theme, diameter) for name in SWEETS]
    drawn += [token.score_marker(SEATS[0], theme, diameter), token.score_marker(SEATS[0], theme, diameter, beyond=100)]
    drawn.append(token.first_player_marker(tuple(seat.colour for seat in SEATS), theme, diameter))
    for drawing in drawn:
        assert thinnest(drawing) >= 0.2 - 1e-9
        assert all(is_inside(box, Box(0, 0, diameter, diameter).grown(-1)) for box in words_of(drawing))
    assert len(set(map(str, drawn))) == len(drawn)


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.name)
def test_slots_of_figure_and_foot_meet(seat: Seat) -> None:
    layout = replace(LAYOUT, tower=replace(LAYOUT.tower, thickness=1.5, clearance=0.2))
    figure, foot = standee.standee(seat, layout, COLOUR)
    assert all(bounds([slot]).width == pytest.approx(1.7) for slot in figure.slots + foot.slots)
    across, tall = figure.size
    assert across <= layout.cell
    # Cut from below into the figure, from above into the foot: together they are as deep as the foot is high.
    low = (foot.size[1] - 1.5) / 2
    depth = bounds([figure.slots[0]]).height
    (through,) = foot.slots
    assert bounds([through]).height == pytest.approx(2 * (low - depth) + 1.5)
    assert bounds([figure.slots[0]]).y == 0
    assert bounds([figure.slots[1]]).y + depth == pytest.approx(tall)


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.name)
def test_a_figure_folds_onto_itself(seat: Seat) -> None:
    figure, _ = standee.standee(seat, LAYOUT, COLOUR)
    first, second = (bounds([fold]).y for fold in figure.folds)
    assert second - first == pytest.approx(LAYOUT.tower.thickness)
    assert first == pytest.approx(figure.size[1] - second)


def test_a_track_counts_every_point_once() -> None:
    (piece,) = score_track.score_track(90, (190, 277), COLOUR)
    assert (piece.first, piece.last) == (0, 99)
    assert piece.size[0] + 4 <= 190 and piece.size[1] + 4 <= 277
    assert len(words_of(piece.parts)) == 100


def test_a_long_track_comes_in_pieces_that_fit() -> None:
    pieces = score_track.score_track(470, (190, 259), COLOUR)
    assert [piece.first for piece in pieces[1:]] == [piece.last + 1 for piece in pieces[:-1]]
    assert pieces[-1].last >= 470
    assert all(piece.size[1] + 4 <= 259 for piece in pieces)


def test_a_track_without_room_is_refused() -> None:
    with pytest.raises(PnpError, match="larger paper"):
        score_track.score_track(90, (90, 90), COLOUR)
