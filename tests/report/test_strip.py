"""A game as a film strip: the key moments are on it, told in words, and nothing is cut off or too small to be read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pypdfium2
import pytest

from pnp.app.replay import command_of
from pnp.model.board import Board, corner_cells
from pnp.model.layout import Layout
from pnp.report.lettering import short, wide, wrapped
from pnp.report.moments import key_moments, moments
from pnp.report.perspective import CELL
from pnp.report.strip import CHANGES, ENOUGH, Heading, strip_pages
from pnp.report.telling import verdict
from pnp.scene.fonts import spaced
from pnp.scene.geometry import IDENTITY, Matrix, bounds, transformed
from pnp.scene.page import Page
from pnp.scene.shapes import Group, Part, Shape, Text
from pnp.sheets.papers import SIZES
from pnp.sim.record import Record
from pnp.sim.series import recorded
from tests.cli.running import pnp
from tests.report.test_replay import classic_game, with_points_at_the_start
from tests.sim.matches import match, rivalry_cards

SMALLEST = 6.5 * 25.4 / 72
HEADING = Heading("Classic", "game 2 of seed 1", "pnp replay classic --players 3 --bots greedy --seed 1 --game 2")


def strip(record: Record, layout: Layout, paper: str = "a4", heading: Heading = HEADING) -> tuple[Page, ...]:
    return strip_pages(record, layout, heading, paper, SIZES[paper])


def groups(parts: Sequence[Part], name: str, matrix: Matrix = IDENTITY) -> Iterator[tuple[Group, Matrix]]:
    for part in parts:
        if isinstance(part, Group):
            at = matrix.after(part.matrix)
            if part.name == name:
                yield part, at
            yield from groups(part.parts, name, at)


def lines(parts: Sequence[Part], matrix: Matrix = IDENTITY) -> Iterator[tuple[Text, tuple[float, float], float]]:
    """All texts with their start and size on the page."""
    for part in parts:
        if isinstance(part, Text):
            yield part, matrix.applied(*part.at), part.size * matrix.a
        elif isinstance(part, Group):
            yield from lines(part.parts, matrix.after(part.matrix))


KINDS = [pytest.param(number, id=f"match {number}") for number in range(12)]


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("number", KINDS)
def test_frames_are_the_key_moments_and_lie_apart(number: int, paper: str) -> None:
    """For boards, decks, rules and tables of every kind."""
    one = match(number)
    record = recorded(one, 0)
    pages = strip(record, one.layout, paper)
    assert len(pages) <= 2
    frames = [frame for page in pages for frame in groups(page.parts, "frame")]
    assert len(frames) == len(key_moments(list(moments(record))))
    for page in pages:
        boxes = []
        for frame, at in groups(page.parts, "frame"):
            ground = frame.parts[0]
            assert isinstance(ground, Group)
            assert isinstance(ground.parts[0], Shape)
            box = bounds([transformed(ground.parts[0].outline, at)])
            boxes.append((box.x, box.y, box.x + box.width, box.y + box.height))
        for left, top, right, bottom in boxes:
            assert min(left, top) >= 10
            assert right <= page.size[0] - 10
            assert bottom <= page.size[1] - 10
            others = [box for box in boxes if box != (left, top, right, bottom)]
            assert len(others) == len(boxes) - 1
            assert all(right < box[0] or box[2] < left or bottom < box[1] or box[3] < top for box in others)


@pytest.mark.parametrize("number", KINDS)
def test_every_text_is_on_the_page_and_large_enough(number: int) -> None:
    one = match(number)
    for page in strip(recorded(one, 0), one.layout, heading=Heading("Ж" * 200, "game 1", "pnp " + "very long " * 90)):
        for text, (x, y), size in lines(page.parts):
            assert size >= SMALLEST - 1e-9, text.line
            assert 10 - 1e-6 <= x <= x + spaced(text.line, text.face)[1] * size <= page.size[0] - 10 + 1e-6, text.line
            assert 10 <= y <= page.size[1] - 10, text.line


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cells_are_large_enough_to_be_read(players: int, paper: str) -> None:
    one = classic_game(players)
    for page in strip(recorded(one, 2), one.layout, paper):
        for tower, _ in groups(page.parts, "tower"):
            drawn = tower.parts[0]
            assert isinstance(drawn, Group)
            assert drawn.matrix.a * CELL >= ENOUGH


def test_a_name_no_font_has_stops_nothing() -> None:
    one = classic_game()
    first = strip(recorded(one, 2), one.layout, heading=Heading("\U0001f3b2 dice\nand 漢", "game", "pnp"))[0]
    assert any(text.line == "? dice and ?" for text, _, _ in lines(first.parts))


def said(page: Page) -> list[str]:
    return [text.line for text, _, _ in lines(page.parts)]


def test_the_head_tells_of_the_cards_in_play_and_how_to_read_a_frame() -> None:
    one = classic_game()
    cards = rivalry_cards("rivalry")[:2]
    record, heading = recorded(one, 2), replace(HEADING, rivalry=cards)
    first = said(strip(record, one.layout, heading=heading)[0])
    assert all(f"{card.name()} ({card.kind}): " in " ".join(first) for card in cards)
    assert CHANGES in first
    many = " ".join(said(strip(record, one.layout, heading=replace(HEADING, rivalry=rivalry_cards("rivalry")))[0]))
    assert "Rivalry cards: Full Baskets, Soaked Through," in many


def test_two_pages_are_numbered_and_one_is_not() -> None:
    for number in range(12):
        one = match(number)
        pages = strip(recorded(one, 0), one.layout)
        for index, page in enumerate(pages, 1):
            found = [text for text in said(page) if "page " in text]
            assert [text.endswith(f", page {index} of 2") for text in found] == [True] * (len(pages) > 1)


def test_the_last_page_says_who_wins_and_by_what() -> None:
    one = classic_game()
    record = recorded(one, 2)
    last = said(strip(record, one.layout)[-1])
    assert f"{verdict(record.last())}." in last
    assert "start" not in last
    assert any("; " in text and text.endswith("wins") for text in last)
    one = with_points_at_the_start()
    last = said(strip(recorded(one, 2), one.layout)[-1])
    assert last.index("start") == last.index("hits") - 1


def test_every_frame_names_its_levels() -> None:
    one = classic_game()
    frames = [frame for page in strip(recorded(one, 2), one.layout) for frame, _ in groups(page.parts, "frame")]
    for frame in frames:
        found = [text.line for text, _, _ in lines(frame.parts)]
        assert {"level 0", "level 1", "level 2"} <= set(found)


def test_a_long_name_is_set_smaller_before_it_is_cut() -> None:
    one = classic_game()
    record = recorded(one, 2)
    name = "A name that is rather long for the head of one page"
    assert name in said(strip(record, one.layout, heading=replace(HEADING, deck=name))[0])


@pytest.mark.parametrize(("rows", "cols", "levels"), [(20, 20, 5), (4, 20, 5), (20, 4, 5), (2, 20, 1)])
def test_boards_of_any_shape_leave_no_half_page_blank(rows: int, cols: int, levels: int) -> None:
    """Unless they are so low that their frames are, too."""
    board = Board(rows, cols, levels, corner_cells(rows, cols), (), (0,) * levels, tuple(range(1, levels + 1)))
    one = replace(classic_game(2), layout=replace(Layout(), board=board), bots=("random",) * 2)
    for page in strip(recorded(one, 0), one.layout):
        lowest = max(y for _, (_, y), _ in lines(page.parts))
        assert lowest > page.size[1] * (0.4 if rows * levels < 10 else 0.6)


def test_long_texts_are_cut_short() -> None:
    words = "throws a-very-long-name at " + " ".join(f"A{row}" for row in range(99))
    found = wrapped(words, 60.0, 2.6, 3)
    assert len(found) == 3
    assert found[-1].endswith("…")
    assert all(wide(line, 2.6) <= 60.0 for line in found)
    assert short("hello", 60.0, 2.6) == "hello"


def test_the_last_page_has_every_point(tmp_path: Path) -> None:
    """Read from the finished file."""
    done = pnp("replay", "classic", "--players", "4", "--seed", "3", "--game", "2", "--pdf", "game.pdf", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    document = pypdfium2.PdfDocument(tmp_path / "game.pdf")
    texts = [page.get_textpage().get_text_bounded() for page in document]
    assert "pnp replay classic --players 4 --bots greedy --seed 3 --game 2" in texts[0]
    shown = pnp("replay", "classic", "--players", "4", "--seed", "3", "--game", "2").stdout
    rows = [line.split()[1:] for line in shown.rstrip().splitlines()[-4:]]
    assert [row[-1] for row in rows] == ["tokens"] * 4
    assert all(" ".join(row) in " ".join(texts[-1].split()) for row in rows)
    assert texts[-1].count("winner") == 1


def test_the_command_writes_both_and_again_the_same(tmp_path: Path) -> None:
    options = ["tiny", "--seed", "4", "--game", "3", "--pdf", "game.pdf", "--html", "game.html", "--paper", "letter"]
    assert pnp("replay", *options, cwd=tmp_path).returncode == 0
    first = (tmp_path / "game.pdf").read_bytes()
    assert (tmp_path / "game.html").exists()
    width, height = pypdfium2.PdfDocument(first)[0].get_size()
    assert (round(width), round(height)) == (612, 792)
    assert pnp("replay", *options, cwd=tmp_path).returncode == 0
    assert (tmp_path / "game.pdf").read_bytes() == first


def test_one_file_cannot_be_both(tmp_path: Path) -> None:
    done = pnp("replay", "tiny", "--html", "game", "--pdf", "./game", cwd=tmp_path)
    assert done.returncode != 0
    assert "named for two files" in done.stderr
    assert not list(tmp_path.iterdir())


def test_what_was_asked_is_what_to_type() -> None:
    options = {"players": 2, "bots": "greedy", "rivalry": "none", "layout": None, "rules": None, "seed": 1}
    assert command_of(None, 0, options) == "pnp replay --players 2 --bots greedy --seed 1 --game 0"
    options |= {"rivalry": "random:2", "layout": "my boards.yaml", "rules": "prototype"}
    assert command_of("a deck.yaml", 7, options) == (
        "pnp replay 'a deck.yaml' --players 2 --bots greedy --rivalry random:2 --layout 'my boards.yaml' "
        "--rules prototype --seed 1 --game 7"
    )
