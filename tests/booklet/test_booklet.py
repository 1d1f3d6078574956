"""The booklet follows deck, layout and rules, and nothing of it leaves its page."""

from __future__ import annotations

from io import BytesIO

import pikepdf
import pypdfium2
import pytest

from pnp.booklet.pages import A5, ROOM, TOP, leaves, pages
from pnp.check.preflight import preflight
from pnp.model.language import LANGUAGES
from pnp.render import pdf
from pnp.scene.fonts import spaced
from pnp.scene.geometry import Box
from pnp.scene.page import Document, Page
from tests.booklet.books import book, said, texts

# German is the longest language.
BOOKS = [
    *((language, "classic", "tower") for language in LANGUAGES),
    ("de", "classic", "flat"),
    ("de", "prototype", "tower"),
    ("fr", "prototype", "tower"),
    ("de", "tiny", "small"),
    ("de", "wide", "compact"),
]
SMALLEST = 9 * 25.4 / 72


@pytest.mark.parametrize(("language", "deck", "layout"), BOOKS)
def test_words_stay_in_their_room_and_can_be_read(language: str, deck: str, layout: str) -> None:
    made = pages(book(language, deck, layout))
    assert len(made) == 16 if (deck, layout) == ("classic", "tower") else 12 <= len(made) <= 20
    left = (A5[0] - ROOM[0]) / 2
    room = Box(left, TOP, ROOM[0], ROOM[1] + 9.0).grown(0.3)
    for number, page in enumerate(made, 1):
        for text, matrix in texts(page.parts):
            x, y = matrix.applied(*text.at)
            right = x + spaced(text.line, text.face)[1] * text.size
            assert room.x <= x and right <= room.x + room.width, (number, text)
            assert room.y <= y <= room.y + room.height, (number, text)
            assert text.size >= SMALLEST - 1e-3, (number, text)


def test_other_themes_say_the_same() -> None:
    colour, *others = (pages(book(theme=name)) for name in ("colour", "low-ink", "greyscale"))
    for other in others:
        assert [said(page.parts) for page in colour] == [said(page.parts) for page in other]


def test_neither_a_heading_nor_a_line_is_left_alone() -> None:
    for leaf in leaves(book("it")):
        strips = [strip for _, strip in leaf.strips]
        assert strips[-1].role not in ("H1", "H2")
        assert not strips[-1].is_kept


def everything(**options: object) -> str:
    return " ".join(said(page.parts) for page in pages(book(**options)))  # type: ignore[arg-type]


def test_the_booklet_follows_the_rules() -> None:
    final = everything()
    for part in ("52 Colour cards", "100 Colour tokens", "24 Sweets tokens", "until you have 3 cards", "C3"):
        assert part in final, part
    assert "two turns running" in final and "all four cells" in final and "1 point at once" in final
    changed = everything(
        hand_size=5,
        mirrored=True,
        face_down="never",
        move_distance=3,
        climb_sides=2,
        falling_hit_points=2,
        sweets_each_points=4,
        play_on_without_tokens=True,
    )
    for part in ("5 cards in hand", "mirror it", "never played face down", "at most 3 cells far", "at least 2 of"):
        assert part in changed, part
    for part in ("scores 2 points", "Each Sweets token in your supply 4", "may still move and climb on that turn"):
        assert part in changed, part
    assert "two turns running" not in changed


def test_the_booklet_follows_the_prototype() -> None:
    told = everything(deck_name="prototype")
    for part in (
        "32 Colour cards",
        "18 Colour cards that all players share",
        "25 Colour tokens with 2 and 3 players",
        "20 Colour tokens with 4 players",
        "1, 1, 2, 2 with 4 players",
        "count out 4 for each player",
        "1 more own token",
        "two of these are used up",
        "Only a token that was just thrown can fall",
        "who brought about the end",
    ):
        assert part in told, part
    assert "at once for each figure" not in told


def test_the_booklet_follows_the_layout() -> None:
    assert "Building the tower" in everything()
    assert "side by side" in everything(layout="flat")
    assert "level markers" in everything(deck_name="wide", layout="compact")
    small = everything(deck_name="tiny", layout="small")
    assert "2 boards of 4 by 4 cells" in small and "18 Colour tokens, 9 in each" in small and "2 players" in small


@pytest.fixture(scope="module")
def made() -> tuple[tuple[Page, ...], bytes]:
    found = pages(book("fr"))
    return found, pdf.write(Document("Livret", found, "fr"))


def test_it_is_real_text_in_embedded_fonts(made: tuple[tuple[Page, ...], bytes]) -> None:
    document = pypdfium2.PdfDocument(made[1])
    try:
        found = "\n".join(page.get_textpage().get_text_range() for page in document)
    finally:
        document.close()
    assert "vous devez jeter votre couleur une fois" in " ".join(found.split())
    report = preflight(made[1], "rules.pdf", is_rendered=False)
    assert report.findings == ()
    assert report.fonts and all(is_embedded for _, is_embedded in report.fonts)


def test_it_can_be_walked_through_and_listened_to(made: tuple[tuple[Page, ...], bytes]) -> None:
    with pikepdf.open(BytesIO(made[1])) as file:
        assert file.Root.Lang == "fr" and bool(file.Root.MarkInfo.Marked)
        with file.open_outline() as outline:
            titles = [entry.title for entry in outline.root]
        links = [link for page in file.pages for link in page.obj.get("/Annots", [])]
        assert len(links) == len(titles) - 2 == 20
        kinds = [str(element.S) for element in file.Root.StructTreeRoot.K.K]
        figures = [element for element in file.Root.StructTreeRoot.K.K if element.S == "/Figure"]
        assert all(str(figure.Alt) for figure in figures) and len(figures) > 40
        assert kinds.count("/H1") == len(titles)
        assert "Coup direct" in titles


def test_it_is_small_and_always_the_same(made: tuple[tuple[Page, ...], bytes]) -> None:
    assert len(made[1]) < 1_000_000
    assert pdf.write(Document("Livret", pages(book("fr")), "fr")) == made[1]
