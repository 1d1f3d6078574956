"""A seeded few hundred of the mutations that `make fuzz` tries by the thousand."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzz import fuzz


@pytest.mark.parametrize("first", [0, 100, 200, 300])
def test_mutated_files_end_in_findings(first: int, tmp_path: Path) -> None:
    exits = fuzz(100, tmp_path, first)
    assert set(exits) <= {0, 1, 2}
    assert exits.get(1, 0) > 20
