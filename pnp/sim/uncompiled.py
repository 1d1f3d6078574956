"""The kernel as plain Python although it is compiled: to compare the two, and to see where a mistake is."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent


class SourceFirst(MetaPathFinder):
    """Finds the `.py` file of a kernel module before Python finds the compiled one beside it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        room, _, name = fullname.rpartition(".")
        source = HERE / f"{name}.py"
        return spec_from_file_location(fullname, source) if room == "pnp.sim" and source.is_file() else None


def prefer_source() -> None:
    """From here on modules of `pnp.sim` are read from their source."""
    if not any(isinstance(finder, SourceFirst) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFirst())
