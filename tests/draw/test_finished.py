"""Drawings on finished sheets, read back: nothing thinner than prints, words safe, art out to the bleed."""

from __future__ import annotations

import pytest

from pnp.art.seats import SHARED, seats
from pnp.art.sweets import SWEETS
from pnp.art.theme import THEMES, Theme
from pnp.check.preflight import preflight
from pnp.draw import back, colour_card, helper_card, rivalry_card, score_track, standee, token
from pnp.load.words import words
from pnp.model.layout import Layout
from pnp.model.ruleset import FINAL
from pnp.render import pdf
from pnp.scene.page import Document
from pnp.sheets.layout import Setup, laid_out
from pnp.sheets.papers import paper
from pnp.sheets.piece import Piece
from tests.draw.looking import deck, name_of, rivalry

LAYOUT = Layout()
SEATS = seats(LAYOUT)
STOCK = LAYOUT.cards


def pieces(theme: Theme) -> list[Piece]:
    """A few of everything."""
    english, size = words("en"), LAYOUT.tokens.diameter
    own = deck("classic").cards[::6]
    found = [
        Piece(
            f"{seat.name} {card.id}",
            colour_card.front(card, seat, STOCK, theme),
            STOCK.size,
            back.back(seat, STOCK, theme),
        )
        for seat in (*SEATS, SHARED)
        for card in own
    ]
    found += [
        Piece(card.id, rivalry_card.front(card, LAYOUT.board, STOCK, theme, english), STOCK.rivalry_size, behind)
        for card in rivalry("rivalry").cards[::4]
        for behind in [rivalry_card.back(SEATS, STOCK, theme)]
    ]
    for seat in SEATS:
        helper = helper_card.front(seat, FINAL, STOCK, theme, english)
        behind = helper_card.back(seat, FINAL, LAYOUT, theme, english)
        found.append(Piece(f"helper {seat.name}", helper, helper_card.helper_size(STOCK.size), behind))
        sides = (token.colour_token(seat, theme, size, is_back=is_back) for is_back in (False, True))
        found.append(Piece(f"token {seat.name}", next(sides), (size, size), next(sides), cut="round"))
        marker, turned = (token.score_marker(seat, theme, 12.0, beyond=beyond) for beyond in (0, 100))
        found.append(Piece(f"marker {seat.name}", marker, (12.0, 12.0), turned, cut="round"))
        found += [Piece(piece.name, piece.parts, piece.size) for piece in standee.standee(seat, LAYOUT, theme)]
    found += [Piece(name, token.sweets_token(name, theme, size), (size, size), cut="round") for name in SWEETS]
    found += [
        Piece(f"track {piece.first}", piece.parts, piece.size)
        for piece in score_track.score_track(90, (190, 277), theme)
    ]
    return found


@pytest.mark.parametrize("theme", THEMES.values(), ids=name_of)
def test_nothing_is_found_on_finished_sheets(theme: Theme) -> None:
    """All in one file, where no two drawings may share a key."""
    pages = laid_out(pieces(theme), Setup(paper("a4"), backs="duplex-long"), "a few of everything")
    report = preflight(pdf.write(Document("a few of everything", pages)), "everything.pdf")
    assert report.findings == ()
