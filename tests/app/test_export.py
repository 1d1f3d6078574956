"""Cutting files: opened by another program, measured, and compared with each other and with the printed page."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from io import StringIO
from pathlib import Path

import pytest
from ezdxf.entities.polyline import Polyline
from ezdxf.filemanagement import read
from shapely import Polygon

from pnp.app.export import CUTTABLE, MACHINES, CutSheet, Machine, as_dxf, as_svg, cut_sheets, parsed_cuts
from pnp.app.order import Order
from pnp.app.ordering import Request, order_of
from pnp.errors import PnpError
from pnp.model.layout import Layout
from tests.cli.running import pnp
from tests.tower.reading import svg_parts


@lru_cache(maxsize=1)
def order() -> Order:
    return order_of(Request())


def sheets(machine: Machine, only: tuple[str, ...], layout: Layout | None = None) -> list[CutSheet]:
    return list(cut_sheets(replace(order(), layout=layout or order().layout), machine, only))


@pytest.mark.parametrize("machine", MACHINES)
def test_dxf_opens_elsewhere_and_measures_as_svg_does(machine: Machine) -> None:
    folded = replace(order().layout, tower=replace(order().layout.tower, pillar="folded", kerf=0.2))
    found = sheets(machine, ("boards", "tower"), folded) + sheets(machine, ("cards", "tokens"), folded)[:1]
    found += sheets(machine, ("tokens",))[-1:]
    for sheet in found:
        document = read(StringIO(as_dxf(sheet).decode()))
        audit = document.audit()
        assert not audit.errors and not audit.fixes
        assert document.dxfversion == "AC1009"
        lines = [line for line in document.modelspace() if isinstance(line, Polyline) and line.dxf.layer == "CUT"]
        height = sheet.page.size[1]
        rings = [
            [(vertex.dxf.location.x, height - vertex.dxf.location.y) for vertex in line.vertices] for line in lines
        ]
        paths = [path for _, parts in svg_parts(as_svg(sheet, has_print=False)) for path in parts]
        assert len(rings) == len(paths)
        for ring, path in zip(rings, paths, strict=True):
            gaps = [abs(a - b) for one, other in zip(ring, path, strict=True) for a, b in zip(one, other, strict=True)]
            assert max(gaps) < 0.01
        assert all(line.is_closed for line in lines)


def test_only_a_laser_has_a_kerf() -> None:
    layout = replace(order().layout, tower=replace(order().layout.tower, kerf=0.2))
    sizes = {}
    for machine in MACHINES:
        (sheet, *_) = sheets(machine, ("boards",), layout)
        ((_, rings),) = svg_parts(as_svg(sheet, has_print=False))
        left, top, right, bottom = Polygon(rings[-1]).bounds
        sizes[machine] = round(right - left, 2), round(bottom - top, 2)
    assert sizes == {"silhouette": (186.0, 186.0), "cricut": (186.0, 186.0), "laser": (186.2, 186.2)}


def test_folds_are_scored_and_not_cut() -> None:
    folded = replace(order().layout, tower=replace(order().layout.tower, pillar="folded"))
    scored = [part for sheet in sheets("cricut", ("tower",), folded) for part in svg_parts(as_svg(sheet), "score")]
    assert [name for name, _ in scored] == ["pillar-1", "pillar-2", "pillar-3", "pillar-4"]
    assert all(len(lines) == 1 and len(lines[0]) == 2 for _, lines in scored)


def test_silhouette_marks_are_where_the_machine_looks() -> None:
    """A square of 5 mm at the top left, corners of 5 mm and 1 mm thick at top right and bottom left, 10 mm inside."""
    for sheet in sheets("silhouette", ("tower", "tokens")):
        width, height = sheet.page.size
        (group,) = re.findall(r'<g class="registration">(.*?)</g>', as_svg(sheet).decode())
        numbers = [list(map(float, re.findall(r"-?\d+(?:\.\d+)?", path))) for path in re.findall(r' d="(.*?)"', group)]
        boxes = [(min(n[::2]), min(n[1::2]), max(n[::2]), max(n[1::2])) for n in numbers]
        assert boxes[0] == pytest.approx((10, 10, 15, 15), abs=0.01)
        assert boxes[1] == pytest.approx((width - 15, 10, width - 10, 15), abs=0.01)
        assert boxes[2] == pytest.approx((10, height - 15, 15, height - 10), abs=0.01)
        for _, rings in svg_parts(as_svg(sheet, has_print=False)):
            left, top, right, bottom = Polygon(rings[-1]).bounds
            assert left > 0 and top > 0 and right < width and bottom < height
            for mark in boxes:
                assert right < mark[0] - 1 or left > mark[2] + 1 or bottom < mark[1] - 1 or top > mark[3] + 1
    assert b"registration" not in as_svg(sheets("laser", ("tower",))[0])


def test_cards_and_tokens_are_cut_where_they_are_printed() -> None:
    stock = order().layout.cards
    for sheet in sheets("cricut", ("cards", "tokens")):
        parts = svg_parts(as_svg(sheet, has_print=False))
        for component, (_, rings) in zip(sheet.page.components, parts, strict=True):
            left, top, right, bottom = Polygon(rings[-1]).bounds
            trim = component.trim()
            assert (left, top) == pytest.approx((trim.x, trim.y), abs=0.01)
            assert (right - left, bottom - top) == pytest.approx((trim.width, trim.height), abs=0.01)
            if component.cut == "card":
                lost = trim.width * trim.height - Polygon(rings[-1]).area
                assert lost == pytest.approx(stock.corner**2 * (4 - 3.14159), abs=0.05)


def test_a_part_larger_than_the_paper_gets_a_larger_sheet() -> None:
    layout = replace(order().layout, cell=34.0)
    found = sheets("laser", ("boards",), layout)
    assert all(min(sheet.page.size) > 234 for sheet in found)


def test_layers_and_colours() -> None:
    text = as_svg(sheets("laser", ("boards",))[1]).decode()
    assert [text.index(f'id="{layer}"') for layer in ("print", "score", "cut")] == sorted(
        text.index(f'id="{layer}"') for layer in ("print", "score", "cut")
    )
    assert 'stroke="#ff0000"' in text and "inkscape:groupmode" in text


def test_what_cannot_be_cut_is_refused() -> None:
    assert parsed_cuts(None) == CUTTABLE
    with pytest.raises(PnpError, match="no cutting lines for 'music'"):
        parsed_cuts("cards,music")


def test_the_command(tmp_path: Path) -> None:
    folder = tmp_path / "cut"
    done = pnp("export", "cut", "--machine", "laser", "--only", "tower", "--out", str(folder))
    assert done.returncode == 0, done.stderr
    assert sorted(path.suffix for path in folder.iterdir()) == [".dxf"] * 3 + [".svg"] * 3
    again = {path.name: path.read_bytes() for path in folder.iterdir()}
    pnp("export", "cut", "--machine", "laser", "--only", "tower", "--out", str(folder))
    assert again == {path.name: path.read_bytes() for path in folder.iterdir()}
    assert pnp("export", "cut", "--only", "figures", "--out", str(folder)).returncode == 2
