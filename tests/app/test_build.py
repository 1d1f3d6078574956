"""Files of a build read back by a reader that is not ours, and what a build does to its folder."""

from __future__ import annotations

import json
import re
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
import resvg_py
from PIL import Image, ImageChops, ImageStat

import pnp.app.build
from pnp.app.build import Built, Plan, Unfit, build, parsed_formats, parsed_only
from pnp.app.components import COMPONENTS
from pnp.app.manifest import checksum
from pnp.app.ordering import Request, order_of
from pnp.check.preflight import Preflight, preflight
from pnp.errors import Finding, Place, PnpError
from pnp.model.layout import Backs
from tests.sheets.measured import Area, Sheet, sheets

POKER = (63.5, 88.9)
CARDS = Plan(only=("cards",))
QUICK = Plan(only=("helpers", "track"))
ACCURACY = 0.05


def made(folder: Path, request: Request, plan: Plan = CARDS) -> Built:
    return build(order_of(request), plan, folder)


def cards(folder: Path, request: Request) -> list[Sheet]:
    made(folder, request)
    return sheets((folder / "cards.pdf").read_bytes())


@pytest.mark.parametrize("size", [None, "50x75mm"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("backs", ["gutterfold", "duplex-long", "duplex-short"])
def test_cards_are_true_and_backs_coincide(tmp_path: Path, paper: str, backs: Backs, size: str | None) -> None:
    pages = cards(tmp_path, Request("classic", paper=paper, backs=backs, card_size=size))
    width, height = POKER if size is None else (50.0, 75.0)
    areas = [area for page in pages for area in page.trims]
    assert len([area for area in areas if area.side == "front"]) == 52
    assert len({area.name for area in areas}) == 52
    for area in areas:
        assert area.right - area.left == pytest.approx(width, abs=ACCURACY)
        assert area.bottom - area.top == pytest.approx(height, abs=ACCURACY)
    for page, behind, is_upright, middle in pairs(pages, backs):
        found = {area.name: area for area in behind.trims if area.side == "back"}
        for front in (area for area in page.trims if area.side == "front"):
            assert distance(front, found[front.name], is_upright, middle) < ACCURACY
    for page in pages:
        for mark in page.marks:
            assert not any(touches(mark, area, page.bleed) for area in page.trims)


def pairs(pages: list[Sheet], backs: Backs) -> list[tuple[Sheet, Sheet, bool, float]]:
    """Fronts, their backs, and the line between them: upright or level, and where."""
    if backs == "gutterfold":
        found = []
        for page in pages:
            assert page.fold is not None
            x1, y1, x2, _ = page.fold
            is_upright = abs(x1 - x2) < 0.01
            found.append((page, page, is_upright, x1 if is_upright else y1))
        return found
    turned = []
    for page, behind in zip(pages[::2], pages[1::2], strict=True):
        is_upright = (page.size[1] > page.size[0]) == (backs == "duplex-long")
        turned.append((page, behind, is_upright, page.size[0 if is_upright else 1] / 2))
    return turned


def distance(front: Area, back: Area, is_upright: bool, middle: float) -> float:
    """How far a back is from its front once the sheet is folded or turned."""
    if is_upright:
        folded = (2 * middle - back.right, back.top, 2 * middle - back.left, back.bottom)
    else:
        folded = (back.left, 2 * middle - back.bottom, back.right, 2 * middle - back.top)
    return max(abs(one - other) for one, other in zip(front[2:6], folded, strict=True))


def touches(mark: tuple[float, float, float, float], area: Area, bleed: float) -> bool:
    x1, y1, x2, y2 = mark
    return (
        max(x1, x2) > area.left - bleed
        and min(x1, x2) < area.right + bleed
        and max(y1, y2) > area.top - bleed
        and min(y1, y2) < area.bottom + bleed
    )


def test_paper_is_not_wasted(tmp_path: Path) -> None:
    """Four pairs on A4, three on Letter; nine cards where they touch."""

    def needed(**options: str) -> int:
        total = made(tmp_path, Request("classic", **options)).manifest["total"]  # type: ignore[arg-type]
        return int(total["sheets"])

    assert needed(paper="a4") == 13
    assert needed(paper="letter") == needed(paper="both-safe") == 18
    assert needed(paper="a4", backs="duplex-long") == 7
    for paper in ("a4", "letter", "both-safe"):
        assert needed(paper=paper, backs="duplex-long", gap="0") == 6


@pytest.mark.slow
def test_every_page_of_everything_is_fit_to_print(tmp_path: Path) -> None:
    """Rendered and measured, on either paper, in every theme and several languages."""
    for request in (
        Request("prototype", paper="letter", backs="duplex-short", theme="low-ink", language="de", players=2),
        Request("tiny", paper="both-safe", marks="full", card_size="mini", language="es"),
    ):
        built = made(tmp_path, request, Plan(is_looked_at=True))
        assert built.warnings == ()
        everything = (tmp_path / "everything.pdf").read_bytes()
        with pikepdf.open(BytesIO(everything)) as file:
            # Booklets are files of their own.
            parts = {name: about for name, about in built.manifest["components"].items() if "rules" not in name}
            assert len(file.pages) == sum(about["pages"] for about in parts.values())
            assert file.Root.Lang == request.language
            with file.open_outline() as outline:
                assert len(outline.root) == len(parts)
            assert str(file.Root.ViewerPreferences.PrintScaling) == "/None"


@pytest.mark.slow
def test_svg_and_pdf_agree(tmp_path: Path) -> None:
    plan = Plan(formats=("pdf", "svg", "png"), dpi=100)
    built = made(tmp_path, Request("tiny"), plan)
    assert len(list(tmp_path.glob("*.svg"))) == built.manifest["total"]["pages"]
    for path in tmp_path.glob("*-01.svg"):
        ours = Image.open(path.with_suffix(".png")).convert("RGB")
        # Pixels are whole, so that a picture is a little larger than the page; both must be so by the same.
        text = re.sub(r'height="[^"]*mm"', f'height="{ours.height}"', path.read_text(encoding="utf-8"), count=1)
        text = re.sub(r'width="[^"]*mm"', f'width="{ours.width}" preserveAspectRatio="none"', text, count=1)
        drawn = resvg_py.svg_to_bytes(svg_string=text, dpi=96)
        theirs = Image.open(BytesIO(bytes(drawn))).convert("RGBA")
        white = Image.new("RGBA", theirs.size, "white")
        difference = ImageChops.difference(ours, Image.alpha_composite(white, theirs).convert("RGB"))
        assert sum(ImageStat.Stat(difference).mean) / 3 / 255 < 0.01, path.name


def test_the_manifest_tells_everything(tmp_path: Path) -> None:
    built = made(tmp_path, Request("tiny", language="fr"), QUICK)
    manifest = json.loads((tmp_path / "manifest.json").read_bytes())
    assert manifest == built.manifest
    assert set(manifest["files"]) == {"helpers.pdf", "track.pdf", "everything.pdf"}
    for name, about in manifest["files"].items():
        data = (tmp_path / name).read_bytes()
        assert about == {"sha256": checksum(data), "bytes": len(data)}
    assert manifest["components"]["helpers"] == {"pages": 1, "sheets": 1, "cuts": 6}
    assert manifest["options"]["language"] == "fr"
    assert {"pnp", "reportlab", "uharfbuzz"} <= set(manifest["versions"])
    assert str(tmp_path) not in json.dumps(manifest)


def stamps(folder: Path) -> dict[str, tuple[int, int]]:
    return {path.name: (path.stat().st_mtime_ns, path.stat().st_ino) for path in folder.iterdir()}


def test_an_unchanged_game_is_not_written_again(tmp_path: Path) -> None:
    made(tmp_path, Request("tiny"), QUICK)
    before = stamps(tmp_path)
    assert made(tmp_path, Request("tiny"), QUICK).change is None
    # Also where the input is other, but what comes of it is not.
    (tmp_path / "manifest.json").write_text("{}", encoding="utf-8")
    again = made(tmp_path, Request("tiny"), QUICK)
    assert again.change is not None and again.change.written == ()
    assert {name: at for name, at in stamps(tmp_path).items() if name.endswith("pdf")} == {
        name: at for name, at in before.items() if name.endswith("pdf")
    }


def test_what_was_damaged_is_made_again(tmp_path: Path) -> None:
    made(tmp_path, Request("tiny"), QUICK)
    good = (tmp_path / "track.pdf").read_bytes()
    (tmp_path / "track.pdf").write_bytes(b"not what it was")
    change = made(tmp_path, Request("tiny"), QUICK).change
    assert change is not None and change.written == ("track.pdf",)
    assert (tmp_path / "track.pdf").read_bytes() == good


def test_only_what_an_earlier_build_made_is_removed(tmp_path: Path) -> None:
    outside = tmp_path / "outside.pdf"
    outside.write_text("precious")
    folder = tmp_path / "out"
    made(folder, Request("tiny"), QUICK)
    (folder / "mine.pdf").write_text("precious")
    (folder / ".cards.pdf-k1ll3d.part").write_text("left by a killed build")
    manifest = json.loads((folder / "manifest.json").read_bytes())
    manifest["files"]["../outside.pdf"] = {"sha256": checksum(b"precious")}
    (folder / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    change = made(folder, Request("tiny"), Plan(only=("track",))).change
    assert change is not None and set(change.removed) == {"helpers.pdf", "everything.pdf"}
    assert sorted(path.name for path in folder.iterdir()) == ["manifest.json", "mine.pdf", "track.pdf"]
    assert outside.exists()


def test_a_file_that_was_changed_by_hand_is_not_removed(tmp_path: Path) -> None:
    made(tmp_path, Request("tiny"), QUICK)
    (tmp_path / "helpers.pdf").write_text("scribbled on")
    made(tmp_path, Request("tiny"), Plan(only=("track",)))
    assert (tmp_path / "helpers.pdf").read_text() == "scribbled on"


def test_what_is_unfit_replaces_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made(tmp_path, Request("tiny"), QUICK)
    before = stamps(tmp_path)

    def strict(data: bytes, name: str, *, is_rendered: bool) -> Preflight:
        good = preflight(data, name, is_rendered=is_rendered)
        finding = Finding("mark-missing", Place(name), "page 1: a mark is missing")
        return Preflight(name, good.pages, (), (finding,), 1, 1, 1.0, 1.0)

    monkeypatch.setattr(pnp.app.build, "preflight", strict)
    with pytest.raises(Unfit, match="nothing is replaced") as stop:
        made(tmp_path, Request("tiny", theme="low-ink"), QUICK)
    assert {finding.code for finding in stop.value.findings} == {"mark-missing"}
    assert stamps(tmp_path) == before


def test_too_many_pages_are_refused_before_anything_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pnp.app.build, "MOST_PAGES", 3)
    with pytest.raises(PnpError, match="cards would have 13 pages, more than 3"):
        made(tmp_path / "out", Request("classic"))
    assert not (tmp_path / "out").exists()


def test_names_of_components_and_formats() -> None:
    assert parsed_only(None) == tuple(COMPONENTS)
    assert parsed_only("track, cards") == ("cards", "track")
    assert parsed_formats("PNG,pdf") == ("pdf", "png")
    with pytest.raises(PnpError, match="did you mean tokens"):
        parsed_only("token")
    with pytest.raises(PnpError, match="no format 'jpg'"):
        parsed_formats("pdf,jpg")


GLYPHS = """
deck: Mine
cards:
  - {id: plain, name: Plain, pattern: x x}
  - {id: kanji, name: "\u6f22", pattern: "x x\\nx ."}
"""


def test_a_character_that_cannot_be_drawn_names_its_card(tmp_path: Path) -> None:
    deck = tmp_path / "deck.yaml"
    deck.write_text(GLYPHS, encoding="utf-8")
    with pytest.raises(PnpError, match=r"card kanji: the text .* U\+6F22"):
        made(tmp_path / "out", Request(str(deck)))
    deck.write_text(GLYPHS.replace("deck: Mine", 'deck: "\u6f22"'), encoding="utf-8")
    with pytest.raises(PnpError, match=r"the deck's name: .* U\+6F22"):
        made(tmp_path / "out", Request(str(deck)))
    assert not (tmp_path / "out").exists()
