"""A booklet is folded on paper arithmetic: sheets are turned over, folded, put into each other, and read."""

from __future__ import annotations

import pytest

from pnp.errors import PnpError
from pnp.scene.geometry import IDENTITY, Matrix, rectangle
from pnp.scene.geometry import Box as Rectangle
from pnp.scene.page import Flip, Page
from pnp.scene.shapes import Group, Shape, Use
from pnp.sheets.imposition import filled_up, imposed, page_size
from pnp.sheets.papers import SIZES, Paper, paper

Corner = tuple[float, float]


def numbered(count: int, size: tuple[float, float]) -> tuple[Page, ...]:
    """Pages that can be told apart by a square as wide as their number."""
    return tuple(
        Page(size, "own", "book", parts=(Shape(rectangle(Rectangle(0.0, 0.0, number, 1.0)), fill="#000000"),))
        for number in range(1, count + 1)
    )


def uses(page: Page) -> dict[int, Matrix]:
    """Where each numbered page lies on a side of a sheet."""
    found: dict[int, Matrix] = {}

    def look(parts: tuple[object, ...], matrix: Matrix) -> None:
        for part in parts:
            if isinstance(part, Group):
                look(part.parts, matrix.after(part.matrix))
            elif isinstance(part, Use):
                (shape,) = part.symbol.parts
                assert isinstance(shape, Shape)
                found[round(max(step[1] for step in shape.outline if len(step) > 1))] = matrix.after(part.matrix)

    look(page.parts, IDENTITY)
    return found


def folded(sheets: tuple[Page, ...], flip: Flip, size: tuple[float, float]) -> list[tuple[int | None, float]]:
    """Page numbers in reading order, with how far each page's inner edge reaches over the fold.

    A sheet is held so that the right half of its front is up, as the first page of a closed book. Turned around an
    upright edge, what was left is right; turned around a level edge, it is upside down as well.
    """
    wide = sheets[0].size[0]
    leaves: list[tuple[tuple[int | None, float], ...]] = []
    for front, back in zip(sheets[::2], sheets[1::2], strict=True):
        assert (front.side, back.side) == ("front", "back")
        is_turned = flip == "long"
        halves = []
        for page, upside_down in ((front, False), (back, is_turned)):
            sides: dict[str, tuple[int | None, float]] = {"left": (None, 0.0), "right": (None, 0.0)}
            for number, matrix in uses(page).items():
                assert (matrix.a, matrix.d) == ((-1.0, -1.0) if upside_down else (1.0, 1.0)), (
                    "a page stands on its head"
                )
                corner = matrix.applied(0.0, 0.0)[0]
                left = wide - corner if upside_down else corner
                name = "left" if left + size[0] / 2 < wide / 2 else "right"
                over = left + size[0] - wide / 2 if name == "left" else wide / 2 - left
                sides[name] = number, over
            halves.append(sides)
        outside, inside = halves
        leaves.append((outside["right"], inside["left"], inside["right"], outside["left"]))
    first = [page for leaf in leaves for page in leaf[:2]]
    last = [page for leaf in reversed(leaves) for page in leaf[2:]]
    return first + last


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("name", ["a4", "letter", "both-safe"])
@pytest.mark.parametrize("count", range(4, 41))
def test_folded_sheets_read_in_order(count: int, name: str, flip: Flip) -> None:
    sheet = paper(name)
    size = page_size(sheet)
    thickness = 0.12
    read = folded(imposed(numbered(count, size), sheet, flip, thickness), flip, size)
    blank = -count % 4
    assert [number for number, _ in read] == [*range(1, count), *[None] * blank, count]
    sheets = len(read) // 4
    for place, (number, over) in enumerate(read):
        if number is not None:
            nested = min(place // 2, (len(read) - 1 - place) // 2)
            assert over == pytest.approx(nested * thickness), "inner sheets are moved to the fold, each by a sheet more"
    assert sheets == -(-count // 4)


@pytest.mark.parametrize("name", ["a4", "letter"])
def test_pages_lie_on_the_sheet(name: str) -> None:
    sheet = paper(name)
    size = page_size(sheet)
    assert size == {"a4": (148.0, 210.0), "letter": (139.7, 215.9)}[name]
    for page in imposed(numbered(16, size), sheet, "short"):
        assert page.size == (sheet.size[1], sheet.size[0])
        for matrix in uses(page).values():
            x, y = matrix.applied(0.0, 0.0)
            assert x >= -0.01 and x + size[0] <= page.size[0] + 0.01
            assert y >= -0.01 and y + size[1] <= page.size[1] + 0.01


def test_blank_pages_come_before_the_last() -> None:
    found = filled_up(numbered(6, (148.0, 210.0)))
    assert [page is None for page in found] == [False] * 5 + [True, True, False]


def test_small_paper_is_refused() -> None:
    assert page_size(paper("a3"))[0] == 148.0
    with pytest.raises(PnpError, match="print it on a4 or letter"):
        page_size(Paper("tiny", (100.0, 150.0)))
    assert set(SIZES) == {"a4", "letter", "a3", "both-safe"}
