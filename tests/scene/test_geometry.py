"""Matrices and outlines."""

from __future__ import annotations

import pytest

from pnp.scene.geometry import Box, Matrix, bounds, circle, moved, polygon, rectangle, scaled, transformed, turned


def test_a_quarter_turn_is_clockwise_and_exact() -> None:
    assert turned(90).applied(1, 0) == (0, 1)
    assert turned(90, around=(5, 5)).applied(5, 0) == (10, 5)
    assert turned(180, around=(2, 3)).applied(2, 3) == (2, 3)


def test_after_does_the_inner_one_first() -> None:
    assert moved(10, 0).after(scaled(2)).applied(1, 1) == (12, 2)
    assert scaled(2).after(moved(10, 0)).applied(1, 1) == (22, 2)
    assert scaled(-1, 1, around=(5, 0)) == Matrix(a=-1, e=10)


@pytest.mark.parametrize("corner", [0, 3])
def test_a_rectangle_stays_in_its_box(corner: float) -> None:
    box = Box(1, 2, 30, 40)
    assert bounds([rectangle(box, corner)]) == box


def test_a_circle_reaches_its_radius() -> None:
    assert bounds([transformed(circle((0, 0), 5), moved(10, 20))]) == pytest.approx(Box(5, 15, 10, 10))


def test_a_polygon_is_closed() -> None:
    assert polygon(((0, 0), (1, 0), (0, 1))) == (("M", 0, 0), ("L", 1, 0), ("L", 0, 1), ("Z",))
