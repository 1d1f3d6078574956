"""Grids, furniture, registration marks and printers, as values."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pnp.errors import PnpError
from pnp.render import pdf
from pnp.scene.geometry import Box, bounds, moved, points, scaled, turned
from pnp.scene.page import Cut, Page, hull
from pnp.scene.shapes import Group, Part, Shape, Use
from pnp.sheets.calibration import APART, calibration
from pnp.sheets.furniture import Words, furnished, lane
from pnp.sheets.grid import grid
from pnp.sheets.layout import Setup, laid_out, sheets_of_paper
from pnp.sheets.marks import Marks, straight_cuts
from pnp.sheets.papers import SIZES, paper
from pnp.sheets.printer import Printer, corrected
from tests.sheets.measured import sheets
from tests.sheets.stand_ins import deck, document, piece


def group(page: Page, name: str) -> Group:
    (found,) = (part for part in page.parts if isinstance(part, Group) and part.name == name)
    return found


def boxes(parts: tuple[Part, ...]) -> list[Box]:
    return [
        bounds([part.outline]) if isinstance(part, Shape) else part.symbol.box
        for part in parts
        if isinstance(part, Shape | Use)
    ]


def test_a_grid_fills_its_area_from_the_middle() -> None:
    places = grid(Box(10, 10, 190, 277), (63.5, 88.9), 4, 2)
    assert (places.cols, places.rows) == (2, 2)
    block = places.block()
    assert block.centre() == pytest.approx((105, 148.5))


@pytest.mark.parametrize(("gap", "bleed", "expected"), [(4, 2, 2), (4, 3, 2), (1, 2, 0.5), (0, 2, 0)])
def test_bleeds_never_overlap(gap: float, bleed: float, expected: float) -> None:
    assert grid(Box(0, 0, 200, 200), (50, 50), gap, bleed).bleed == expected


def test_what_exactly_fits_is_placed() -> None:
    assert len(grid(Box(0, 0, 134, 91), (63, 87), 4, 2)) == 2
    assert len(grid(Box(0, 0, 133.9, 91), (63, 87), 4, 2)) == 1


@pytest.mark.parametrize("mode", ["gutterfold", "none"])
def test_what_does_not_fit_is_refused(mode: str) -> None:
    with pytest.raises(
        PnpError, match=r"card-1 of 200 x 300mm with 2mm bleed does not fit the 190 x \S+mm that are free"
    ):
        laid_out([piece(1, (200.0, 300.0))], Setup(paper("a4"), backs=mode), "Large")  # type: ignore[arg-type]


def test_small_parts_of_several_sizes_share_a_sheet() -> None:
    pieces = [piece(number, size, cut=cut) for number, (size, cut) in enumerate(PARTS)]
    (page,) = laid_out(pieces, Setup(paper("a4"), backs="none"), "Parts")
    boxes = [component.bled() for component in page.components]
    assert len(boxes) == len(pieces)
    for index, one in enumerate(boxes):
        for other in boxes[index + 1 :]:
            assert (
                one.x + one.width <= other.x + 1e-6
                or other.x + other.width <= one.x + 1e-6
                or one.y + one.height <= other.y + 1e-6
                or other.y + other.height <= one.y + 1e-6
            )
    used = hull(boxes)
    assert used.y + used.height / 2 == pytest.approx(297 / 2)
    assert min(used.x, used.y) >= 10


PARTS: tuple[tuple[tuple[float, float], Cut], ...] = (
    ((30.0, 70.0), "card"),
    ((30.0, 70.0), "card"),
    ((25.0, 25.0), "round"),
    ((19.0, 19.0), "round"),
    ((19.0, 19.0), "round"),
    ((60.0, 20.0), "card"),
)


def test_pieces_without_backs_have_sheets_of_their_own() -> None:
    plain = replace(piece(7), back=None)
    pages = laid_out([plain, piece(1), piece(2)], Setup(paper("a4"), backs="duplex-long"), "Mixed")
    # The last back is blank, or the next front would be printed there.
    assert [(page.side, len(page.components)) for page in pages] == [
        ("front", 2),
        ("back", 2),
        ("front", 1),
        ("back", 0),
    ]
    assert sheets_of_paper(pages) == 2


def test_unknown_paper_is_refused() -> None:
    with pytest.raises(PnpError, match="choose one of a4, letter, a3, both-safe"):
        paper("legal")


@pytest.mark.parametrize("name", SIZES)
@pytest.mark.parametrize("kind", ["crop", "full", "none", "registration"])
def test_furniture_keeps_off_components_and_marks(name: str, kind: Marks) -> None:
    setup = Setup(paper(name), backs="duplex-long", marks=kind)
    for page in furnished(laid_out(deck(9), setup, "A rather long name of a sheet " * 4), Words(), "abc"):
        box, matrix = lane(page)
        furniture = group(page, "furniture")
        for part in boxes(furniture.parts):
            x1, y1 = matrix.applied(part.x, part.y)
            x2, y2 = matrix.applied(part.x + part.width, part.y + part.height)
            assert box.grown(0.3).x <= min(x1, x2) <= max(x1, x2) <= box.x + box.width + 0.3
            assert box.grown(0.3).y <= min(y1, y2) <= max(y1, y2) <= box.y + box.height + 0.3
        for component in page.components:
            bled = component.bled()
            assert bled.y + bled.height <= box.y or bled.x >= box.x + box.width or bled.x + bled.width <= box.x


def test_narrow_margins_move_the_furniture_aside() -> None:
    (page,) = laid_out([piece(1, (190.0, 272.0), 0.0)], Setup(paper("letter", 3.0), gap=0, backs="none"), "Board")
    box, _ = lane(page)
    assert box.height > box.width
    assert box.x + box.width <= page.components[0].trim().x


def test_pages_are_counted_and_told_apart() -> None:
    words = Words(page="Seite {page} von {pages}")
    pages = furnished(laid_out(deck(9), Setup(paper("a4"), backs="duplex-long"), "Karten", "K1"), words, "abc")
    assert [page.side for page in pages] == ["front", "back"] * 2
    assert {page.part for page in pages} == {"K1"}
    assert len({group(page, "furniture") for page in pages}) == 4


@pytest.mark.parametrize("name", SIZES)
def test_registration_marks_are_alone_in_their_corners(name: str) -> None:
    for page in laid_out(deck(9), Setup(paper(name), backs="duplex-long", marks="registration"), "Machine"):
        if page.side == "back":
            assert not page.parts
            continue
        marks = [bounds([part.outline]) for part in group(page, "registration").parts if isinstance(part, Shape)]
        width, height = page.size
        assert marks[0] == pytest.approx(Box(10, 10, 5, 5))
        assert marks[1] == pytest.approx(Box(width - 15, 10, 5, 5))
        assert marks[2] == pytest.approx(Box(10, height - 15, 5, 5))
        for component in page.components:
            bled = component.bled()
            for mark in marks:
                assert (
                    bled.x >= mark.x + mark.width
                    or bled.x + bled.width <= mark.x
                    or bled.y >= mark.y + mark.height
                    or bled.y + bled.height <= mark.y
                )


def test_sheets_and_cuts() -> None:
    pages = laid_out(deck(52), Setup(paper("a4"), backs="duplex-long"), "Cards")
    assert sheets_of_paper(pages) == len(pages) / 2
    assert straight_cuts([Box(0, 0, 60, 90), Box(64, 0, 60, 90)]) == 6
    assert straight_cuts([Box(0, 0, 60, 90), Box(60, 0, 60, 90)]) == 5


def test_a_printer_is_corrected_on_backs_and_its_scale_everywhere() -> None:
    printer = Printer(x=0.6, y=-0.4, angle=0.1, scale_x=0.998)
    front, back = calibration(paper("a4"))
    front, back = corrected((front, back), printer)
    middle = 105.0, 148.5
    # What the printer does to a page that was corrected for it is nothing.
    does = scaled(0.998, 1.0, middle)
    also = moved(0.6, -0.4).after(turned(0.1, middle)).after(does)
    for x, y in ((0.0, 0.0), (210.0, 297.0), middle):
        assert does.applied(*front.correction.applied(x, y)) == pytest.approx((x, y))
        assert also.applied(*back.correction.applied(x, y)) == pytest.approx((x, y))


def test_a_printer_without_faults_changes_nothing() -> None:
    pages = calibration(paper("a4"))
    assert corrected(pages, Printer()) is pages


@pytest.mark.parametrize("fault", [{"x": 30.0}, {"y": float("nan")}, {"angle": 90.0}, {"scale_x": 0.0}])
def test_impossible_printers_are_refused(fault: dict[str, float]) -> None:
    with pytest.raises(PnpError, match="measure"):
        Printer(**fault)


def test_a_corrected_page_is_moved_in_the_file() -> None:
    setup = Setup(paper("a4"), backs="duplex-long", may_lie=False)
    pages = document(deck(4), setup).pages
    plain = sheets(pdf.write(document(deck(4), setup)))
    moved_pages = replace(document(deck(4), setup), pages=corrected(pages, Printer(x=0.6, y=-0.4)))
    shifted = sheets(pdf.write(moved_pages))
    assert shifted[0] == plain[0]
    for before, after in zip(plain[1].trims, shifted[1].trims, strict=True):
        assert after.left - before.left == pytest.approx(-0.6, abs=0.001)
        assert after.top - before.top == pytest.approx(0.4, abs=0.001)


def test_the_calibration_reads_a_tenth_of_a_millimetre() -> None:
    front, back = calibration(paper("a4"))

    def lines(page: Page) -> list[float]:
        first = next(part for part in page.parts if isinstance(part, Group))
        assert isinstance(first.parts[0], Shape)
        return sorted({round(x, 6) for x, _ in points(first.parts[0].outline)})

    fine, coarse = lines(front), lines(back)
    for tenths in (-15, -1, 0, 7, 20):
        shifted = [x + tenths / 10 for x in coarse]
        meetings = [index for index, (a, b) in enumerate(zip(fine, shifted, strict=True)) if abs(a - b) < 1e-4]
        assert meetings == [20 - tenths]
    assert pytest.approx(143.24, abs=0.01) == APART
