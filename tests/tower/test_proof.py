"""The proof finds parts that do not fit, whoever made them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from shapely import Point, Polygon

from pnp.check.parts import parts_fit, thinnest_place
from pnp.errors import Place
from pnp.model.layout import Layout
from pnp.tower.kit import Kit, kit
from pnp.tower.measures import BRIDGE, Measures
from pnp.tower.outlines import kerfed
from pnp.tower.parts import coupon, coupon_slots, pillar

LAYOUT = Layout()
GOOD = kit(LAYOUT)


def other(**fields: object) -> Layout:
    return replace(LAYOUT, tower=replace(LAYOUT.tower, **fields))  # type: ignore[arg-type]


def codes(parts: Kit, layout: Layout = LAYOUT) -> set[str]:
    return {finding.code for finding in parts_fit(layout, parts, Place)}


def with_pillar(layout: Layout) -> Kit:
    """A pillar that was made for another tower in the second corner."""
    strange = replace(pillar(layout), name="pillar 2")
    return replace(GOOD, pillars=(GOOD.pillars[0], strange, *GOOD.pillars[2:]))


def test_good_parts_fit() -> None:
    assert codes(GOOD) == set()


def test_a_board_without_slots() -> None:
    whole = replace(GOOD.boards[1], outline=((0.0, 0.0), (186.0, 0.0), (186.0, 186.0), (0.0, 186.0)))
    assert codes(replace(GOOD, boards=(GOOD.boards[0], whole, GOOD.boards[2]))) == {"slot-misses-slot"}


def test_a_pillar_for_thinner_board() -> None:
    assert "slot-width-wrong" in codes(with_pillar(other(clearance=-0.3)))


def test_a_pillar_for_a_wider_frame() -> None:
    assert "notch-depths-wrong" in codes(with_pillar(other(frame=19.0)))


def test_a_pillar_with_a_longer_foot() -> None:
    assert "board-not-level" in codes(with_pillar(other(foot=10.5)))


def test_a_strip_of_the_other_side() -> None:
    labels = dict(GOOD.labels)
    labels[1, "back"] = labels[1, "front"]
    assert codes(replace(GOOD, labels=labels)) == {"labels-disagree"}


def test_a_thin_place() -> None:
    thin = replace(
        GOOD.pillars[0], outline=((0.0, 0.0), (30.0, 0.0), (30.0, 60.0), (3.0, 60.0), (3.0, 151.0), (0.0, 151.0))
    )
    assert thinnest_place(thin.polygon()) is not None
    assert thinnest_place(Point(0, 0).buffer(BRIDGE)) is None


@pytest.mark.parametrize("cell", [20.0, 26.0, 30.0, 44.0])
def test_no_token_falls_through_a_window(cell: float) -> None:
    """Wherever in its cell a token lies, it stays on something on every side of its middle."""
    layout = replace(LAYOUT, cell=cell)
    board, token = kit(layout).boards[1].polygon(), layout.tokens.diameter / 2
    middle = layout.tower.frame + 2.5 * cell
    for across in range(-8, 9):
        for down in range(-8, 9):
            at = Point(middle + across * (cell / 2 - 1) / 8, middle + down * (cell / 2 - 1) / 8)
            held = at.buffer(token).intersection(board)
            assert held.convex_hull.buffer(0.3).covers(at)


def test_kerf_grows_outsides_and_shrinks_holes_by_half() -> None:
    board, cut = GOOD.boards[0], kerfed(GOOD.boards[0], 0.2)
    assert cut.size() == pytest.approx((186.2, 186.2), abs=0.002)
    for hole, smaller in zip(board.holes, cut.holes, strict=True):
        before, after = Polygon(hole).bounds, Polygon(smaller).bounds
        assert [b - a for a, b in zip(before, after, strict=True)] == pytest.approx([0.1, 0.1, -0.1, -0.1], abs=0.002)
    assert kerfed(board, 0.0) is board


def test_the_coupon_goes_from_tight_to_loose() -> None:
    comb = coupon(LAYOUT).polygon()
    widths = [wide for _, wide in coupon_slots(LAYOUT)]
    assert widths == pytest.approx([1.8, 1.9, 2.0, 2.1, 2.2, 2.3])
    assert comb.is_valid and thinnest_place(comb) is None


def test_the_shipped_tower() -> None:
    """The figures that makers see."""
    measures = Measures(LAYOUT)
    assert measures.board == (186.0, 186.0)
    assert measures.opening == 41.0
    assert measures.notch_depth == pytest.approx(6.68, abs=0.01)
    assert measures.sway < 2.0
