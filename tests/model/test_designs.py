"""Designs are listed completely: the counts are those of the rules, and each is there once."""

from __future__ import annotations

from itertools import combinations

import pytest

from pnp.model.cell import Cell
from pnp.model.designs import DesignSize, designs
from pnp.model.pattern import Pattern


@pytest.mark.parametrize(("size", "count"), [("3", 13), ("4", 29), ("5", 31), ("star", 97), ("star3", 97)])
def test_there_are_as_many_as_the_rules_say(size: str, count: int) -> None:
    parsed = DesignSize.parse(size)
    assert parsed is not None
    found = designs(parsed)
    assert len(found) == count
    assert len({design.id for design in found}) == count
    assert len({design.pattern.canonical() for design in found}) == count
    assert {DesignSize.of(design.pattern) for design in found} == {parsed}


def test_every_three_cells_are_among_them() -> None:
    known = {design.pattern.canonical() for design in designs(DesignSize(3))}
    for cells in combinations([Cell(row, col) for row in range(3) for col in range(3)], 3):
        assert Pattern(3, 3, frozenset(cells)).canonical() in known


@pytest.mark.parametrize("text", ["", "1", "7", "0", "star7", "star0", "x", "3*", "-3", "33"])
def test_what_is_no_size(text: str) -> None:
    assert DesignSize.parse(text) is None


def test_sizes_are_written_as_they_are_read() -> None:
    for size in (DesignSize(3), DesignSize(5), DesignSize(3, True), DesignSize(1, True)):
        assert DesignSize.parse(str(size)) == size
