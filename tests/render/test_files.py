"""PDF, SVG and PNG of one document: the same picture, the same bytes, and what viewers are told."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pikepdf
import pytest
import resvg_py
from PIL import Image, ImageChops, ImageStat

from pnp.render import pdf, png, svg
from pnp.scene.geometry import Box, circle, moved, rectangle, scaled, turned
from pnp.scene.page import Document, Page
from pnp.scene.shapes import Group, Shape, Symbol, Use
from pnp.scene.text import written
from pnp.sheets.layout import Setup
from pnp.sheets.papers import paper
from pnp.sheets.printer import Printer, corrected
from tests.sheets.stand_ins import deck, document, piece

DPI = 100


def book() -> Document:
    """Cards, tokens, and a page with everything a scene can hold."""
    cards = document(deck(6), Setup(paper("a4"), backs="duplex-long"))
    tokens = document(
        [piece(n + 100, (19.0, 19.0), cut="round") for n in range(9)], Setup(paper("a4"), backs="gutterfold")
    )
    small = Symbol("dot", (Shape(circle((0.5, 0.5), 0.5), fill="#dd3354"),), Box(0, 0, 1, 1))
    flower = Symbol(
        "flower", tuple(Use(small, turned(60 * n).after(moved(0.5, -0.5))) for n in range(6)), Box(-2, -2, 4, 4)
    )
    ring = (*circle((0, 0), 20), *circle((0, 0), 10))
    parts = (
        Use(flower, moved(60, 60).after(scaled(10))),
        Group((Shape(ring, fill="#154d9e", even_odd=True),), moved(140, 60), name="text"),
        Group((Shape(ring, fill="#0fb593"),), moved(140, 110), clip=rectangle(Box(-20, -20, 40, 20), 5)),
        Shape(rectangle(Box(30, 100, 40, 30), 4), fill="#ffc72e", stroke="#222222", width=1.2, dash=(3.0, 1.5)),
        Group((Shape(written("Scaled", (0, 0), 1, "heading"), fill="#222222"),), moved(30, 170).after(scaled(20))),
        Shape(written("Outlined", (120, 170), 15, "bold"), fill="#ffffff", stroke="#222222", width=0.3),
    )
    odd = Page((210.0, 297.0), "a4", "Odds and ends", parts=parts, bookmark=("Odds", "Ends"))
    pages = (*cards.pages, *tokens.pages, odd, *corrected((odd,), Printer(scale_x=0.99)))
    return Document("A book of æ", pages, "fr", "Things", "Somebody", ("one", "two"), "long")


@pytest.fixture(scope="module")
def finished() -> bytes:
    return pdf.write(book())


def test_svg_and_pdf_show_the_same(finished: bytes) -> None:
    for page, file in zip(book().pages, png.pages(finished, DPI), strict=True):
        ours = Image.open(BytesIO(file)).convert("RGB")
        drawn = svg.write(page).decode()
        picture = bytes(resvg_py.svg_to_bytes(svg_string=drawn, width=ours.width, height=ours.height, dpi=96))
        theirs = Image.open(BytesIO(picture)).convert("RGBA")
        white = Image.new("RGBA", theirs.size, "white")
        difference = ImageChops.difference(ours, Image.alpha_composite(white, theirs).convert("RGB"))
        assert sum(ImageStat.Stat(difference).mean) / 3 / 255 < 0.01
        # No shape is somewhere else: that would be a large difference in one place.
        coarse = difference.reduce(20)
        assert max(high for _, high in coarse.getextrema()) < 64  # type: ignore[misc]


def test_pages_have_exact_sizes_and_boxes(finished: bytes) -> None:
    with pikepdf.open(BytesIO(finished)) as file:
        for page, made in zip(file.pages, book().pages, strict=True):
            sizes = [float(value) * 25.4 / 72 for value in page.mediabox]
            assert sizes == pytest.approx([0, 0, *made.size], abs=0.001)
            trim, bleed = ([float(value) for value in box] for box in (page.trimbox, page.obj["/BleedBox"]))
            assert bleed[0] <= trim[0] < trim[2] <= bleed[2]
            if made.components:
                left = min(component.trim().x for component in made.components)
                assert trim[0] * 25.4 / 72 == pytest.approx(left, abs=0.001)
                assert (trim[0] - bleed[0]) * 25.4 / 72 == pytest.approx(made.components[0].bleed, abs=0.001)


def test_viewers_are_told(finished: bytes) -> None:
    with pikepdf.open(BytesIO(finished)) as file:
        assert file.Root.Lang == "fr"
        assert file.Root.ViewerPreferences.PrintScaling == "/None"
        assert file.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"
        assert str(file.docinfo["/Title"]) == "A book of æ"
        assert str(file.docinfo["/Keywords"]) == "one, two"
        with file.open_outline() as outline:
            titles = [(entry.title, [child.title for child in entry.children]) for entry in outline.root]
    assert titles == [("Cards", ["Stand-ins"]), ("Odds", ["Ends"])]


def test_no_font_is_in_the_file(finished: bytes) -> None:
    assert b"/BaseFont" not in finished
    assert b"/FontFile" not in finished
    with pikepdf.open(BytesIO(finished)) as file:
        assert not any(obj.get("/Type") == "/Font" for obj in file.objects if isinstance(obj, pikepdf.Dictionary))


def test_drawings_are_stored_once() -> None:
    cards = [piece(1, copies=9), piece(2)]
    with pikepdf.open(BytesIO(pdf.write(document(cards, Setup(paper("a4")))))) as file:
        forms = [name for name in file.pages[0].obj["/Resources"]["/XObject"].keys() if "card" in name]  # noqa: SIM118
    assert sorted(forms) == ["/card-1-back", "/card-1-front", "/card-2-back", "/card-2-front"]


def test_a_back_that_many_share_is_stored_once() -> None:
    back = piece(0).back
    cards = [replace(card, back=back) for card in deck(20)]
    with pikepdf.open(BytesIO(pdf.write(document(cards, Setup(paper("a4")))))) as file:
        forms = [name for name in file.pages[0].obj["/Resources"]["/XObject"].keys() if "back" in name]  # noqa: SIM118
    assert forms == ["/card-0-back"]


def test_two_drawings_of_one_name_are_our_mistake() -> None:
    one, other = (
        Symbol("same", (Shape(circle((0, 0), radius), fill="#000000"),), Box(-2, -2, 4, 4)) for radius in (1, 2)
    )
    page = Page((210.0, 297.0), "a4", "Clash", parts=(Use(one), Use(other)))
    with pytest.raises(ValueError, match="two drawings are called same"):
        pdf.write(Document("Clash", (page,)))


def test_names_with_odd_characters_survive() -> None:
    odd = Symbol("a/b (c) é#%", (Shape(circle((1, 1), 1), fill="#000000"),), Box(0, 0, 2, 2))
    page = Page((210.0, 297.0), "a4", '<Odd> & "quoted"', parts=(Group((Use(odd),), name="d/e f"),))
    with pikepdf.open(BytesIO(pdf.write(Document("Odd", (page,))))) as file:
        assert len(pikepdf.parse_content_stream(file.pages[0])) > 3
    root = ElementTree.fromstring(svg.write(page))
    assert root.findtext("{http://www.w3.org/2000/svg}title") == '<Odd> & "quoted"'


def test_svg_is_in_millimetres_with_ids_of_its_own() -> None:
    page = document(deck(6), Setup(paper("letter"), backs="none")).pages[0]
    root = ElementTree.fromstring(svg.write(page, "de"))
    assert (root.get("width"), root.get("height")) == ("279.4mm", "215.9mm")
    assert root.get("viewBox") == "0 0 279.4 215.9"
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert "s-card-1-front" in ids


def test_files_stay_small() -> None:
    pages = document(deck(52, bleed=0.0), Setup(paper("a4", 9.0), gap=0.0, backs="none"))
    assert len(pages.pages[0].components) == 9
    assert len(pdf.write(pages)) < 140_000


def test_the_same_bytes_everywhere(tmp_path: Path) -> None:
    code = (
        "import hashlib; from pnp.render import pdf, svg; from tests.render.test_files import book; made = book();"
        "print(hashlib.sha256(pdf.write(made) + b''.join(svg.pages(made))).hexdigest())"
    )
    root = str(Path(__file__).parents[2])
    digests = set()
    for seed, zone, folder in (("0", "UTC", root), ("1", "Asia/Tokyo", str(tmp_path)), ("77", "America/New_York", "/")):
        environment = os.environ | {"PYTHONHASHSEED": seed, "TZ": zone, "PYTHONPATH": root}
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=folder, env=environment
        )
        digests.add(done.stdout)
    assert len(digests) == 1
