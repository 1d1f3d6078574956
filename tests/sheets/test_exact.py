"""Sizes, places, backs and marks as they are in the finished PDF, within 0.05 mm."""

from __future__ import annotations

import pytest

from pnp.render import pdf
from pnp.sheets.backs import Backs
from pnp.sheets.layout import Setup
from pnp.sheets.marks import Marks
from pnp.sheets.papers import SIZES, paper
from tests.sheets.measured import Area, Sheet, sheets
from tests.sheets.stand_ins import POKER, deck, document, piece

ACCURACY = 0.05
PAPERS = ("a4", "letter", "both-safe", "a3")
MODES: tuple[Backs, ...] = ("gutterfold", "duplex-long", "duplex-short", "separate")


def built(setup: Setup, size: tuple[float, float] = POKER) -> list[Sheet]:
    return sheets(pdf.write(document(deck(52, size), setup)))


def fronts(page: Sheet) -> list[Area]:
    return [area for area in page.trims if area.side == "front"]


def backs(page: Sheet) -> list[Area]:
    return [area for area in page.trims if area.side == "back"]


@pytest.mark.parametrize("name", PAPERS)
@pytest.mark.parametrize("mode", [*MODES, "none"])
def test_every_card_is_there_at_its_size_within_the_margins(name: str, mode: Backs) -> None:
    pages = built(Setup(paper(name), backs=mode))
    areas = [area for page in pages for area in page.trims]
    assert sorted(area.name for area in areas if area.side == "front") == sorted(f"card-{n}" for n in range(52))
    assert len(areas) == (52 if mode == "none" else 104)
    for page in pages:
        assert sorted(page.size) == pytest.approx(sorted(SIZES[name]), abs=0.001)
        for area in page.trims:
            assert area.right - area.left == pytest.approx(POKER[0], abs=ACCURACY)
            assert area.bottom - area.top == pytest.approx(POKER[1], abs=ACCURACY)
            assert min(area.left, area.top) >= 12 - ACCURACY
            assert area.right <= page.size[0] - 12 + ACCURACY
            assert area.bottom <= page.size[1] - 12 + ACCURACY


def assert_behind(front: Area, back: Area, is_upright: bool, middle: float) -> None:
    """The back lies where the mirrored front does, and shows its top where a card turned over sideways has it."""
    if is_upright:
        assert (back.left, back.right) == pytest.approx(
            (2 * middle - front.right, 2 * middle - front.left), abs=ACCURACY
        )
        assert (back.top, back.bottom) == pytest.approx((front.top, front.bottom), abs=ACCURACY)
        assert back.up == (-front.up[0], front.up[1])
    else:
        assert (back.top, back.bottom) == pytest.approx(
            (2 * middle - front.bottom, 2 * middle - front.top), abs=ACCURACY
        )
        assert (back.left, back.right) == pytest.approx((front.left, front.right), abs=ACCURACY)
        assert back.up == (front.up[0], -front.up[1])


@pytest.mark.parametrize("name", PAPERS)
@pytest.mark.parametrize("may_lie", [True, False])
@pytest.mark.parametrize("size", [POKER, (88.0, 88.0), (44.0, 68.0), (19.0, 19.0)])
def test_folded_backs_meet_their_fronts(name: str, may_lie: bool, size: tuple[float, float]) -> None:
    for page in built(Setup(paper(name), backs="gutterfold", may_lie=may_lie), size):
        assert page.fold is not None
        x1, y1, x2, _ = page.fold
        is_upright = abs(x1 - x2) < ACCURACY
        found = {back.name: back for back in backs(page)}
        assert len(found) == len(fronts(page)) > 0
        for front in fronts(page):
            assert_behind(front, found[front.name], is_upright, x1 if is_upright else y1)
            away = min(
                abs((x1 if is_upright else y1) - edge)
                for edge in ((front.left, front.right) if is_upright else (front.top, front.bottom))
            )
            assert away >= 5 + page.bleed - ACCURACY


@pytest.mark.parametrize("name", PAPERS)
@pytest.mark.parametrize("mode", ["duplex-long", "duplex-short", "separate"])
@pytest.mark.parametrize("may_lie", [True, False])
def test_turned_backs_meet_their_fronts(name: str, mode: Backs, may_lie: bool) -> None:
    pages = built(Setup(paper(name), backs=mode, may_lie=may_lie))
    half = len(pages) // 2
    pairs = (
        zip(pages[:half], pages[half:], strict=True)
        if mode == "separate"
        else zip(pages[::2], pages[1::2], strict=True)
    )
    for page, behind in pairs:
        is_standing = page.size[1] > page.size[0]
        is_upright = is_standing == (mode != "duplex-short")
        found = {back.name: back for back in backs(behind)}
        assert [front.name for front in fronts(page)] == list(found)
        for front in fronts(page):
            assert_behind(front, found[front.name], is_upright, page.size[0 if is_upright else 1] / 2)


@pytest.mark.parametrize("kind", ["crop", "full"])
@pytest.mark.parametrize("gap", [0.0, 4.0, 7.5])
@pytest.mark.parametrize("mode", ["gutterfold", "duplex-long"])
@pytest.mark.parametrize("name", ["a4", "letter"])
def test_marks_are_on_every_edge_and_never_in_a_bleed(kind: Marks, gap: float, mode: Backs, name: str) -> None:
    for page in built(Setup(paper(name), gap=gap, backs=mode, marks=kind)):
        for x1, y1, x2, y2 in page.marks:
            for area in page.trims:
                # What a mark 0.15 mm wide covers, with the whole bleed of each component.
                is_beside = (
                    max(x1, x2) + 0.075 < area.left - page.bleed or min(x1, x2) - 0.075 > area.right + page.bleed
                )
                is_above = max(y1, y2) + 0.075 < area.top - page.bleed or min(y1, y2) - 0.075 > area.bottom + page.bleed
                assert is_beside or is_above
        upright = [x1 for x1, _, x2, _ in page.marks if x1 == x2]
        level = [y1 for _, y1, _, y2 in page.marks if y1 == y2]
        for area in page.trims:
            for edge, lines in ((area.left, upright), (area.right, upright), (area.top, level), (area.bottom, level)):
                assert min(abs(edge - line) for line in lines) < ACCURACY


def test_neighbours_with_a_gap_have_two_lines_and_without_one() -> None:
    def lines(gap: float) -> tuple[int, int]:
        page = built(Setup(paper("a3"), gap=gap, backs="none"))[0]
        cols = len({round(area.left) for area in page.trims})
        return cols, len({round(x1, 2) for x1, _, x2, _ in page.marks if x1 == x2})

    assert lines(4.0) == (4, 8)
    assert lines(0.0) == (6, 7)


def test_tokens_have_crosses_off_their_circles() -> None:
    tokens = [piece(number, (19.0, 19.0), cut="round") for number in range(20)]
    for page in sheets(pdf.write(document(tokens, Setup(paper("a4"), backs="duplex-long")))):
        assert page.marks
        for x1, y1, x2, y2 in page.marks:
            for area in page.trims:
                x, y = (area.left + area.right) / 2, (area.top + area.bottom) / 2
                nearest = min(max(x1, x), x2), min(max(y1, y), y2)
                assert ((nearest[0] - x) ** 2 + (nearest[1] - y) ** 2) ** 0.5 > 9.5 + page.bleed


def test_copies_are_counted() -> None:
    found = sheets(pdf.write(document([piece(1, copies=3), piece(2)], Setup(paper("a4"), backs="none"))))
    assert [area.name for page in found for area in page.trims] == ["card-1"] * 3 + ["card-2"]
