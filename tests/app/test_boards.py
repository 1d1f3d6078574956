"""Boards and tower as finished pages: read back, counted, tiled, and played on."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import pytest

from pnp.app.boards import boards, tower
from pnp.app.order import Order
from pnp.app.ordering import Request, order_of
from pnp.art.theme import THEMES
from pnp.check.preflight import Preflight, preflight
from pnp.errors import PnpError
from pnp.load.words import words
from pnp.model.board import Board, beside_corners, corner_cells
from pnp.model.language import LANGUAGES
from pnp.model.layout import PAPERS, Layout
from pnp.render import pdf
from pnp.scene.page import Document, Page
from pnp.sheets.backs import Backs, flip
from pnp.sheets.furniture import Words, furnished
from tests.cli.running import pnp

GRIDS = {"4 x 4 x 2": (4, 4, 2), "8 x 8 x 3": (8, 8, 3), "6 x 9 x 3": (6, 9, 3)}


@lru_cache(maxsize=8)
def order(deck: str = "classic", layout: str = "tower") -> Order:
    return order_of(Request(deck=deck, layout=layout))


def on(paper: str, layout: Layout) -> Layout:
    return replace(layout, paper=replace(layout.paper, name=paper, size=PAPERS[paper]))


def pages_of(asked: Order) -> tuple[Page, ...]:
    return (*boards(asked), *tower(asked))


def checked(pages: tuple[Page, ...], is_rendered: bool = False, backs: Backs = "gutterfold") -> Preflight:
    data = pdf.write(Document("table", furnished(pages, Words(), "Classic"), flip=flip(backs)))
    return preflight(data, "table.pdf", is_rendered=is_rendered)


def grid(cols: int, rows: int, levels: int) -> Board:
    sweets = (2, 1, 0)[:levels]
    return Board(rows, cols, levels, corner_cells(rows, cols), beside_corners(rows, cols), sweets, (1, 2, 3)[:levels])


@pytest.mark.parametrize("paper", ["a4", "letter", "both-safe"])
@pytest.mark.parametrize("upper", ["windows", "film", "solid"])
def test_a_tower_is_fit_to_print(paper: str, upper: str) -> None:
    asked = order()
    layout = replace(on(paper, asked.layout), tower=replace(asked.layout.tower, upper=upper))  # type: ignore[arg-type]
    report = checked(pages_of(replace(asked, layout=layout)), is_rendered=paper == "a4")
    assert report.findings == ()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("style", ["flat", "compact"])
def test_other_tables_are_fit_to_print(style: str, theme: str) -> None:
    asked = replace(order(layout=style), theme=THEMES[theme])
    for paper in ("a4", "letter"):
        pages = pages_of(replace(asked, layout=on(paper, asked.layout)))
        assert checked(pages, is_rendered=paper == "a4").findings == ()
        plates = [part.name for page in pages for part in page.components if part.name.startswith("board")]
        assert plates == (["board 0", "board 1", "board 2"] if style == "flat" else ["board 0"])


@pytest.mark.parametrize("theme", ["low-ink", "greyscale"])
def test_a_tower_in_other_themes(theme: str) -> None:
    folded = replace(order().layout, tower=replace(order().layout.tower, pillar="folded"))
    assert checked(pages_of(replace(order(), theme=THEMES[theme], layout=folded)), is_rendered=True).findings == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_in_every_language(language: str) -> None:
    pages = tower(replace(order(), words=words(language), language=language))
    assert len(pages) == 5 and checked(pages).findings == ()


@pytest.mark.parametrize("backs", ["duplex-long", "duplex-short", "separate", "none"])
def test_every_way_of_backs(backs: Backs) -> None:
    assert checked(tower(replace(order(), backs=backs)), backs=backs).findings == ()


@pytest.mark.parametrize("name", GRIDS)
def test_other_grids_are_tiled_where_they_must_be(name: str) -> None:
    cols, rows, levels = GRIDS[name]
    layout = replace(order().layout, board=grid(cols, rows, levels))
    asked = replace(order(), layout=replace(layout, paper=replace(layout.paper, tiles=True)))
    pages = boards(asked)
    is_large = cols > 6
    assert any(", 2" in part.name for page in pages for part in page.components) == is_large
    assert checked((*pages, *tower(asked))).findings == ()
    if is_large:
        with pytest.raises(PnpError, match="tiles: true"):
            boards(replace(order(), layout=layout))


@pytest.mark.parametrize("name", GRIDS)
def test_other_grids_play_from_the_same_file(name: str, tmp_path: Path) -> None:
    cols, rows, levels = GRIDS[name]
    file = tmp_path / "table.yaml"
    board = f"board: {{columns: {cols}, rows: {rows}, levels: {levels}}}\npaper: {{tiles: true}}\n"
    file.write_text(f"layout: Table\n{board}", encoding="utf-8")
    assert pnp("validate", str(file)).returncode == 0
    played = pnp("simulate", "classic", "--layout", str(file), "--games", "20", "--workers", "1")
    assert played.returncode == 0, played.stderr


def test_compact_is_refused_where_tokens_hang() -> None:
    hanging = replace(order(layout="compact"), ruleset=order("prototype").ruleset)
    with pytest.raises(PnpError, match="compact-needs-stacks"):
        boards(hanging)


def test_compact_has_a_marker_for_every_level_of_every_player() -> None:
    pages = boards(order(layout="compact"))
    markers = [part.name for page in pages for part in page.components if part.name.startswith("level")]
    assert len(markers) == len(set(markers)) == 8


def test_a_tower_that_would_not_stand_is_not_printed() -> None:
    layout = replace(order().layout, tower=replace(order().layout.tower, frame=8.0))
    with pytest.raises(PnpError, match="notch-too-shallow"):
        boards(replace(order(), layout=layout))
