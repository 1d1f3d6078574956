"""Finished files with one mistake each, and files without."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO

import pikepdf
import pytest

from pnp.check.preflight import Preflight, preflight
from pnp.render import pdf
from pnp.scene.geometry import Box, line, moved, rectangle, scaled, turned
from pnp.scene.page import Component, Document, Page
from pnp.scene.shapes import Group, Shape
from pnp.scene.text import written
from pnp.sheets.backs import Backs
from pnp.sheets.calibration import calibration
from pnp.sheets.layout import Setup
from pnp.sheets.papers import paper
from pnp.sheets.piece import Piece
from pnp.sheets.printer import Printer, corrected
from tests.sheets.stand_ins import deck, document, piece, whole

FOLDED = document(deck(4), Setup(paper("a4")))
TURNED = document(deck(12), Setup(paper("a4"), backs="duplex-long"))


def codes(made: Document) -> set[str]:
    return {finding.code for finding in preflight(pdf.write(made), "made.pdf").findings}


def with_page(made: Document, change: Callable[[Page], Page], index: int = 0) -> Document:
    return replace(made, pages=tuple(change(page) if at == index else page for at, page in enumerate(made.pages)))


def with_component(made: Document, change: Callable[[Component], Component], page: int = 0, at: int = 0) -> Document:
    def changed(found: Page) -> Page:
        components = (change(one) if index == at else one for index, one in enumerate(found.components))
        return replace(found, components=tuple(components))

    return with_page(made, changed, page)


def with_front(*parts: Shape | Group, bleed: float = 2.0) -> Document:
    card = piece(0, bleed=bleed)
    return document([replace(card, front=(*card.front, *parts))], Setup(paper("a4"), backs="none"))


@pytest.mark.parametrize("name", ["a4", "letter", "a3", "both-safe"])
@pytest.mark.parametrize("backs", ["gutterfold", "duplex-long", "duplex-short", "separate", "none"])
def test_good_files_have_no_findings(name: str, backs: Backs) -> None:
    cards = [*deck(9), *(piece(number + 50, (19.0, 19.0), cut="round") for number in range(9))]
    report = preflight(pdf.write(document(cards, Setup(paper(name), backs=backs))), "good.pdf")
    assert not report.findings
    assert {page.paper for page in report.pages} == {name}
    assert all(page.ink is not None and 0.005 < page.ink.total() < 2 for page in report.pages)
    assert report.smallest_stroke == pytest.approx(0.15, abs=0.001)
    assert report.smallest_text > 1.4
    assert not report.fonts


def test_it_measures() -> None:
    report = preflight(pdf.write(TURNED), "cards.pdf")
    assert (report.sheets, report.cuts) == (2, 12 + 10)
    trims = [component.trim for page in report.pages for component in page.page.components]
    assert len(trims) == 24
    for trim in trims:
        assert (trim.width, trim.height) == pytest.approx((63.5, 88.9), abs=0.01)


def test_without_rendering_all_but_the_look_is_checked() -> None:
    report = preflight(pdf.write(broken("art-short-of-bleed")), "short.pdf", is_rendered=False)
    assert not report.findings
    assert {page.ink for page in report.pages} == {None}
    wrong = preflight(pdf.write(broken("back-misplaced")), "back.pdf", is_rendered=False)
    assert wrong.findings


def test_ink_is_what_was_printed() -> None:
    half = Shape(rectangle(Box(0, 0, 210, 148.5)), fill="#00ffff")
    grey = Shape(rectangle(Box(0, 148.5, 105, 148.5)), fill="#000000")
    made = Document("Ink", (Page((210.0, 297.0), "a4", "Ink", parts=(half, grey)),))
    ink = preflight(pdf.write(made), "ink.pdf").pages[0].ink
    assert ink is not None
    assert (ink.cyan, ink.magenta, ink.yellow, ink.black) == pytest.approx((0.5, 0, 0, 0.25), abs=0.01)


def test_a_corrected_file_is_still_good() -> None:
    setup = Setup(paper("a4"), backs="duplex-short", may_lie=False)
    made = document(deck(9), setup)
    printer = Printer(0.6, -0.4, 0.3, 0.998, 1.002)
    assert not codes(replace(made, pages=corrected(made.pages, printer)))


def test_a_calibration_page_is_good() -> None:
    report = preflight(pdf.write(whole(calibration(paper("letter")))), "calibration.pdf")
    assert not report.findings
    assert report.sheets == 1


def test_art_that_is_white_at_the_edge_needs_no_bleed() -> None:
    card = Piece("white", (Shape(rectangle(Box(5, 5, 50, 70)), fill="#154d9e"),), (63.5, 88.9))
    assert not codes(document([card], Setup(paper("a4"))))


def test_slanted_lines_need_not_go_straight_on() -> None:
    lines = [line((x, -10), (x + 110, 100)) for x in range(-120, 70, 7)]
    hatched = Shape(tuple(step for found in lines for step in found), stroke="#154d9e", width=0.3)
    assert not codes(document([Piece("hatched", (hatched,), (63.5, 88.9))], Setup(paper("a4"))))


def test_art_that_is_short_on_part_of_a_side_is_found() -> None:
    ground = Shape(rectangle(Box(-2, -2, 67.5, 92.9)), fill="#154d9e")
    bite = Shape(rectangle(Box(-2, 20, 1.5, 15)), fill="#ffffff")
    made = document([Piece("bitten", (ground, bite), (63.5, 88.9))], Setup(paper("a4"), backs="none"))
    (finding,) = preflight(pdf.write(made), "bitten.pdf").findings
    assert finding.message == "page 1: the art of bitten ends before the left edge of its bleed"


def broken(name: str) -> Document:
    """A document with one mistake."""
    mark = Group((Shape(line((60, 60), (70, 60)), stroke="#000000", width=0.15),), name="marks")
    match name:
        case "page-size-unknown":
            return with_page(FOLDED, lambda page: replace(page, size=(210.0, 290.0), parts=(), components=()))
        case "component-size-wrong":
            return with_component(FOLDED, lambda one: replace(one, matrix=one.matrix.after(scaled(0.999))))
        case "component-off-page":
            return with_component(FOLDED, lambda one: replace(one, matrix=moved(-0.1, 20)))
        case "components-overlap":
            return with_component(FOLDED, lambda one: replace(one, matrix=moved(2.5, 0).after(one.matrix)))
        case "mark-on-component":
            return with_page(FOLDED, lambda page: replace(page, parts=(*page.parts, mark)))
        case "mark-missing":
            return with_component(FOLDED, lambda one: replace(one, matrix=moved(-0.06, 0).after(one.matrix)))
        case "art-short-of-bleed":
            return with_component(FOLDED, lambda one: replace(one, drawing=replace(one.drawing, parts=SHORT)), at=1)
        case "text-outside-safe-zone":
            return with_front(Group((Shape(written("Edge", (1.7, 40), 3), fill="#ffffff"),), name="text"))
        case "stroke-too-thin":
            return with_front(Shape(line((10, 10), (50, 10)), stroke="#ffffff", width=0.19))
        case "text-too-small":
            return with_front(Shape(written("tiny", (10, 40), 1.3), fill="#ffffff"))
        case "back-misplaced":
            return with_component(TURNED, lambda one: replace(one, matrix=moved(0.06, 0).after(one.matrix)), page=1)
    raise AssertionError(name)


SHORT = (Shape(rectangle(Box(0, 0, 63.5, 88.9).grown(1.0)), fill="#154d9e"),)
BROKEN = (
    "page-size-unknown",
    "component-size-wrong",
    "component-off-page",
    "components-overlap",
    "mark-on-component",
    "mark-missing",
    "art-short-of-bleed",
    "text-outside-safe-zone",
    "stroke-too-thin",
    "text-too-small",
    "back-misplaced",
)


@pytest.mark.parametrize("code", BROKEN)
def test_mistakes_are_found(code: str) -> None:
    assert code in codes(broken(code))


def test_findings_say_where_and_what() -> None:
    (finding,) = preflight(pdf.write(broken("back-misplaced")), "cards.pdf").findings[:1]
    assert str(finding) == (
        "cards.pdf: error: page 1: the back of card-0 is 0.06mm off; build it again [back-misplaced]"
    )


def test_a_back_that_is_turned_or_lost_is_found() -> None:
    upside_down = turned(180, (63.5 / 2, 88.9 / 2))
    wrong = with_component(TURNED, lambda one: replace(one, matrix=one.matrix.after(upside_down)), page=1)
    assert "back-misplaced" in codes(wrong)
    lost = with_page(TURNED, lambda page: replace(page, components=page.components[1:]), 1)
    assert "back-misplaced" not in codes(lost)  # nothing says that card-0 has a back
    swapped = with_component(TURNED, lambda one: replace(one, name="card-1"), page=1)
    assert "back-misplaced" in codes(swapped)


def test_the_wrong_way_of_turning_is_found() -> None:
    assert "back-misplaced" in codes(replace(TURNED, flip="short"))


def edited(change: Callable[[pikepdf.Pdf], None]) -> Preflight:
    with pikepdf.open(BytesIO(pdf.write(FOLDED))) as file:
        change(file)
        saved = BytesIO()
        file.save(saved)
    return preflight(saved.getvalue(), "edited.pdf")


def test_print_scaling_on_is_found() -> None:
    def change(file: pikepdf.Pdf) -> None:
        del file.Root["/ViewerPreferences"]

    assert [finding.code for finding in edited(change).findings] == ["print-scaling-on"]


def test_font_not_embedded_is_found() -> None:
    def change(file: pikepdf.Pdf) -> None:
        font = pikepdf.Dictionary(Type=pikepdf.Name.Font, Subtype=pikepdf.Name.Type1, BaseFont=pikepdf.Name.Helvetica)
        file.pages[0].obj["/Resources"]["/Font"] = pikepdf.Dictionary(F1=font)

    report = edited(change)
    assert report.fonts == (("Helvetica", False),)
    assert [finding.code for finding in report.findings] == ["font-not-embedded"]


@pytest.mark.parametrize("data", [b"", b"not a pdf", b"%PDF-1.4\n%%EOF"])
def test_pdf_unreadable_is_found(data: bytes) -> None:
    assert [finding.code for finding in preflight(data, "bad.pdf").findings] == ["pdf-unreadable"]


def test_a_cut_off_file_gives_findings_and_no_traceback() -> None:
    whole_file = pdf.write(FOLDED)
    for share in (0.2, 0.5, 0.9, 0.99):
        preflight(whole_file[: int(len(whole_file) * share)], "torn.pdf")


def test_a_form_that_uses_itself_ends() -> None:
    def change(file: pikepdf.Pdf) -> None:
        form = file.pages[0].obj["/Resources"]["/XObject"]["/card-0-front"]
        form.write(form.read_bytes() + b" /card-0-front Do")

    edited(change)
