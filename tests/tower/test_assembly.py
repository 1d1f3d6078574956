"""Towers are put together from the files that are cut, and wrong ones are refused."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import pytest
from shapely import Polygon

from pnp.app.export import CutSheet, as_dxf, as_svg, cut_sheets
from pnp.app.order import Order
from pnp.app.ordering import Request, order_of
from pnp.check.tower import tower_findings
from pnp.model.layout import Layout
from tests.tower.assembling import HAIR, assemble
from tests.tower.reading import Rings, as_part, dxf_rings, svg_parts
from tests.tower.sets import broken_layout, random_layout

SETS, WRONG_SETS, AT_ONCE = 200, 50, 20


@lru_cache(maxsize=1)
def order() -> Order:
    return order_of(Request())


def sheets_of(layout: Layout) -> list[CutSheet]:
    return list(cut_sheets(replace(order(), layout=layout), "laser", ("boards", "tower")))


def from_svg(sheets: list[CutSheet]) -> dict[str, Rings]:
    return {name: rings for sheet in sheets for name, rings in svg_parts(as_svg(sheet, has_print=False))}


def from_dxf(sheets: list[CutSheet]) -> dict[str, Rings]:
    """DXF has no names; its paths come in the order in which the sheet has its parts."""
    found: dict[str, Rings] = {}
    for sheet in sheets:
        rings = iter(dxf_rings(as_dxf(sheet), sheet.page.size[1]))
        for run in sheet.runs:
            if run.operation == "cut":
                found[run.part] = [next(rings) for _ in run.outlines]
        assert next(rings, None) is None
    return found


def parts(rings: dict[str, Rings], kerf: float) -> dict[str, Polygon]:
    return {name: as_part(found, kerf) for name, found in rings.items()}


def nothing_overlaps(sheets: list[CutSheet]) -> None:
    for sheet in sheets:
        shapes = [Polygon(rings[-1]) for _, rings in svg_parts(as_svg(sheet, has_print=False))]
        for index, shape in enumerate(shapes):
            assert not any(shape.intersects(other) for other in shapes[index + 1 :]), sheet.name


@pytest.mark.parametrize("first", range(0, SETS, AT_ONCE))
def test_towers_go_together(first: int) -> None:
    for number in range(first, first + AT_ONCE):
        layout = random_layout(number)
        assert tower_findings(layout) == (), number
        sheets = sheets_of(layout)
        expected = [layout.tower.foot + level * layout.tower.level_height for level in range(layout.board.levels)]
        svg, dxf = from_svg(sheets), from_dxf(sheets)
        assert assemble(layout, parts(svg, layout.tower.kerf)) == pytest.approx(expected, abs=HAIR)
        if number % 4 == 0:
            assert assemble(layout, parts(dxf, layout.tower.kerf)) == pytest.approx(expected, abs=HAIR)
        for name, rings in svg.items():
            for one, other in zip(rings, dxf[name], strict=True):
                assert (
                    max(abs(a - b) for p, q in zip(one, other, strict=True) for a, b in zip(p, q, strict=True)) < 0.01
                )
        nothing_overlaps(sheets)


@pytest.mark.parametrize("number", range(WRONG_SETS))
def test_what_does_not_go_together_is_refused(number: int) -> None:
    layout, code = broken_layout(number)
    assert code in {finding.code for finding in tower_findings(layout)}
    mended = random_layout(1000 + number)
    assert tower_findings(mended) == ()
