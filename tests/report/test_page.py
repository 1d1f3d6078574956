"""A report's page: safe, small, and quiet in a real browser, by day, by night and on a phone."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from pnp.art.colour import contrast
from pnp.art.theme import COLOUR
from pnp.model.board import Board
from pnp.report.charts import AXIS, INK, OTHER, OTHER_PALE, OWN, PAPER, Picture, bars, distribution
from pnp.report.heat import heat_map
from pnp.report.html import element, page, safe, table
from pnp.report.page import report_page
from pnp.report.report import Asked, Report, make_report
from pnp.report.sample import Figure
from pnp.report.style import DARK, LIGHT
from pnp.scene.shapes import Shape, Text
from tests.report.browser import opened
from tests.report.planted import classic
from tests.report.planted import table as table_of

HOSTILE = "<script>alert(1)</script>\"'&<img src=x onerror=alert(2)>\x00"


@pytest.fixture(scope="module")
def report() -> Report:
    """A small report on a deck whose name would like to be markup."""
    named = replace(classic(), name=HOSTILE)
    return make_report(table_of(named), Asked((2, 3), games=40, replays=1, blocks=2))


@pytest.fixture(scope="module")
def file(report: Report, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("page") / "report.html"
    path.write_bytes(report_page(report, report))
    return path


def test_text_is_shown_and_never_run() -> None:
    assert safe("<b>&\x00") == "&lt;b&gt;&amp;\N{REPLACEMENT CHARACTER}"
    assert element("p", "<i>", class_='"x') == '<p class="&quot;x">&lt;i&gt;</p>'
    assert "&lt;td&gt;" in table(("a",), [("<td>",)])
    assert b"script-src 'sha256-" in page("t", "", [], "let a = 1")
    assert b"script-src" not in page("t", "", [])


def test_a_page_is_complete_and_small(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert len(text) < 1_000_000
    assert HOSTILE[:20] not in text
    assert not re.findall(r"(?:src|href)=[\"'](?!#|data:,)", text.replace("xlink:href", "href"))
    for name in ("Cards", "Seats", "Length", "Scores", "Points by source", "Scores over time", "Where tokens lie"):
        assert f"<h2>{name}" in text, name
    for name in ("Looking deeper", "Beside the classic deck", "Games that stand out"):
        assert f"<h2>{name}" in text, name


def test_every_picture_has_a_table_under_it(file: Path) -> None:
    figures = re.findall(r"<figure>.*?</figure>", file.read_text(encoding="utf-8"), re.DOTALL)
    assert len(figures) >= 5 * 2 + 3 * 2
    assert all("<svg" in figure and "<table" in figure.split("<svg")[1] for figure in figures)


def test_sweets_and_start_cells_are_marked_where_they_are() -> None:
    """Two sweets lie on a cell of the ground, one on that above, none on top; players begin on the ground."""
    board = Board()
    zeros = [[0.0] * board.cols for _ in range(board.rows)]
    rings, squares = [], []
    for level in range(board.levels):
        shapes = [part for part in heat_map(board, level, zeros, 1.0)[0] if isinstance(part, Shape)]
        rings.append(sum(shape.fill is None for shape in shapes))
        squares.append(sum(shape.fill == COLOUR.grey for shape in shapes))
    assert rings == [8, 8, 0]
    assert squares == [4, 0, 0]


@pytest.mark.parametrize(("dark", "width"), [(False, 1200), (True, 1200), (False, 375), (True, 320)])
def test_in_a_browser(file: Path, dark: bool, width: int) -> None:
    with opened(file, dark, width) as shown:
        page = shown.page
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        # A long word far to the right does not make rows of several lines.
        rows = page.evaluate(
            "[...document.querySelector('.table').querySelectorAll('tbody tr')].map(row => row.offsetHeight)"
        )
        assert max(rows) <= 1.5 * min(rows)
        if width > 1000:
            tables = "[...document.querySelectorAll('.table')]"
            assert page.evaluate(f"{tables}.every(one => one.scrollWidth <= one.clientWidth)"), "a table is cut off"
        ground, ink = page.evaluate(
            "[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]"
        )
        assert (brightness(ground) < brightness(ink)) == dark
        drawn = page.evaluate("getComputedStyle(document.querySelector('.chart text')).fill")
        assert (brightness(drawn) > brightness(ground)) == dark
        # What a link to a game leads to is unfolded.
        link = page.query_selector("figure a")
        link.click()
        assert page.evaluate("document.querySelectorAll('details[open]').length") == 1
        game = page.query_selector("details[open] .game")
        assert game.query_selector("ol").is_visible()
        assert game.query_selector("svg").is_visible()


def test_on_paper(file: Path) -> None:
    """No column is cut off, what is folded on a screen is there, and dark pages are printed light."""
    with opened(file, dark=True, width=700) as shown:
        page = shown.page
        page.emulate_media(media="print")
        tables = "[...document.querySelectorAll('.table')]"
        assert page.evaluate(f"{tables}.every(one => one.scrollWidth <= one.parentElement.clientWidth + 1)")
        assert brightness(page.evaluate("getComputedStyle(document.body).backgroundColor")) == 3 * 255
        assert page.evaluate("document.querySelector('details li').getBoundingClientRect().height") > 0
        # Of games the commands are there, to look at them where there is room for them.
        assert not page.query_selector(".game").is_visible()
        assert page.evaluate("document.querySelector('details p code').getBoundingClientRect().height") > 0


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_charts_are_legible(palette: dict[str, str]) -> None:
    """Letters stand out from the ground, and bars of both bots from it and from their own filling."""
    for letters in (INK, AXIS, OTHER):
        assert contrast(palette[letters], palette[PAPER]) >= 4.5, letters
    assert contrast(palette[OWN], palette[PAPER]) >= 4.5
    assert contrast(palette[OTHER], palette[OTHER_PALE]) >= 3


def fills(picture: Picture, colour: str) -> int:
    return sum(part.fill == colour for part in picture[0] if isinstance(part, Shape))


def test_both_bots_have_bars_however_few_there_are() -> None:
    assert [fills(distribution([[0, 0, 8], [0, 0, 8]]), colour) for colour in (OWN, OTHER_PALE)] == [1, 1]
    few = distribution([[1, 2, 3, 0], [0, 3, 2, 1]])
    assert [fills(few, colour) for colour in (OWN, OTHER_PALE)] == [3, 3]
    many = distribution([[1] * 30, [2] * 30])
    assert [fills(many, colour) for colour in (OWN, OTHER_PALE)] == [30, 0]
    assert any(isinstance(part, Shape) and part.stroke == OTHER for part in many[0])
    pair = bars([("seat 1", [Figure(0.5, 0.4, 0.6), Figure(0.4, 0.3, 0.5)])])
    assert [fills(pair, colour) for colour in (OWN, OTHER_PALE)] == [1, 1]


def test_digits_on_a_heat_map_are_legible() -> None:
    board = Board()
    shares = [[(row * board.cols + col) / 36 for col in range(board.cols)] for row in range(board.rows)]
    parts = heat_map(board, 2, shares, 1.0)[0]
    tones = [part.fill for part in parts if isinstance(part, Shape)][2:]
    digits = [part.fill for part in parts if isinstance(part, Text)][:36]
    assert all(contrast(digit, str(tone)) >= 3.5 for digit, tone in zip(digits, tones, strict=True))


def brightness(colour: str) -> float:
    return sum(map(float, re.findall(r"[\d.]+", colour)[:3]))
