"""The colour difference against the published test data of Sharma, Wu and Dalal (2005), cases that trip."""

from __future__ import annotations

import pytest

from pnp.art.colour import Lab, difference, difference_seen, lab, lightness, linear, seen

SHARMA: list[tuple[Lab, Lab, float]] = [
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
    ((50, 0, 0), (50, -1, 2), 2.3669),
    ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
    ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
    ((50, -0.001, 2.49), (50, 0.0011, -2.49), 4.7461),
    ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((50, 2.5, 0), (58, 24, 15), 19.4535),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]


@pytest.mark.parametrize(("first", "second", "apart"), SHARMA)
def test_ciede2000(first: Lab, second: Lab, apart: float) -> None:
    assert difference(first, second) == pytest.approx(apart, abs=5e-5)
    assert difference(second, first) == pytest.approx(apart, abs=5e-5)


def test_lightness_of_black_white_and_mid_grey() -> None:
    assert lightness("#000000") == pytest.approx(0, abs=0.01)
    assert lightness("#ffffff") == pytest.approx(100, abs=0.01)
    assert lightness("#777777") == pytest.approx(50.03, abs=0.01)


def test_greys_look_the_same_to_everyone() -> None:
    grey = linear("#808080")
    for sight in ("protanopia", "deuteranopia", "tritanopia"):
        assert difference(lab(seen(grey, sight)), lab(grey)) < 0.5


def test_red_and_green_of_one_lightness_are_the_trap() -> None:
    assert difference_seen("#d0254f", "#4d7a1f", "full colour") > 50
    assert difference_seen("#b0503c", "#727a20", "deuteranopia") < 12
