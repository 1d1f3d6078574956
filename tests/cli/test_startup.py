"""Help is quick because it imports little; what is imported can be tested, how long it takes is for `make bench`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SLOW = (
    "pydantic",
    "shapely",
    "numpy",
    "yaml",
    "reportlab",
    "svgwrite",
    "uharfbuzz",
    "pikepdf",
    "pypdfium2",
    "PIL",
    "watchfiles",
    "pnp.check",
    "pnp.load",
    "pnp.app",
)


def imported_by(*args: str) -> set[str]:
    program = (
        "import sys, pnp.cli.main as m\n"
        "try: m.main.main(sys.argv[1:], standalone_mode=False)\n"
        "except SystemExit: pass\n"
        "print('\\n'.join(sys.modules), file=sys.stderr)"
    )
    command = [sys.executable, "-c", program, *args]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stderr.split())


def test_help_imports_no_command() -> None:
    found = imported_by("--help")
    assert not {name for name in SLOW if name in found}
    assert not {name for name in found if name.startswith("pnp.cli.") and name != "pnp.cli.main"}


def test_a_deck_needs_no_geometry() -> None:
    found = imported_by("show", "classic")
    assert "pydantic" in found
    assert "shapely" not in found


def test_a_build_imports_what_it_needs(tmp_path: Path) -> None:
    found = imported_by("build", "tiny", "--only", "track", "--out", str(tmp_path / "out"))
    assert {"reportlab", "pikepdf"} <= found
    assert not {"svgwrite", "pypdfium2", "shapely", "watchfiles", "pnp.sim"} & found
