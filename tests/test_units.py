"""Lengths as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.units import millimetres, show


@pytest.mark.parametrize(
    ("text", "mm"), [("63mm", 63), ("2.5in", 63.5), ("6cm", 60), ("6 cm", 60), ("12", 12), (12, 12), (".5in", 12.7)]
)
def test_length(text: str | float, mm: float) -> None:
    assert millimetres(text) == mm


@pytest.mark.parametrize("text", ["", "mm", "3 feet", "1,5mm", "0x10", "1e3", "nan", "inf", "5000mm", "٣mm"])
def test_what_is_no_length(text: str) -> None:
    with pytest.raises(ValueError, match="length"):
        millimetres(text)


@given(st.integers(0, 2_000_000))
def test_text_reads_back(microns: int) -> None:
    mm = microns / 1000
    assert millimetres(show(mm)) == pytest.approx(mm, abs=0.005)
