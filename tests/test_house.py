"""The picture of design: imports point one way, and each library has one home."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from pnp.codes import CODES

PACKAGE = Path(__file__).parent.parent / "pnp"
EVERYONES = {"errors", "units", "codes"}
MAY_SEE: dict[str, set[str]] = {
    "codes": set(),
    "model": set(),
    "scene": set(),
    "render": {"scene"},
    "sheets": {"scene"},
    "art": {"model", "scene"},
    "words": set(),
    "draw": {"scene", "model", "art", "words", "tower"},
    "tower": {"model"},
    "booklet": {"scene", "model", "art", "rules", "sim", "draw", "tower"},
    "load": {"model"},
    "rules": {"model"},
    "sim": {"model", "rules"},
    "report": {"model", "rules", "sim", "scene", "art", "draw", "render", "booklet"},
    "check": {"model", "load", "art", "rules", "sim", "scene", "sheets", "render", "tower"},
    "app": {
        *("model", "load", "art", "rules", "sim", "check", "draw", "booklet", "scene", "sheets", "render", "tower"),
        "report",
    },
    "cli": {"app", "load"},
}
HOMES = {
    "click": {"cli"},
    "yaml": {"load"},
    "pydantic": {"load"},
    "pydantic_core": {"load"},
    "shapely": {"check", "tower"},
    "reportlab": {"render"},
    "svgwrite": {"render"},
    "uharfbuzz": {"scene"},
    "pyphen": {"scene"},
    "pikepdf": {"render", "check"},
    "pypdfium2": {"render", "check"},
    "cython": {"sim"},
    "watchfiles": {"app"},
}
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE)


def imported(path: Path) -> set[str]:
    """Dotted names of everything a module imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            if node.module == "pnp":
                found |= {f"pnp.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    room = path.relative_to(PACKAGE).parts[0]
    for name in imported(path):
        parts = name.split(".")
        if parts[0] == "pnp" and len(parts) > 1:
            assert parts[1] in MAY_SEE[room] | EVERYONES | {room, "__version__"}, f"{room} must not see {name}"
        elif parts[0] in HOMES:
            assert room in HOMES[parts[0]], f"{parts[0]} is at home in {HOMES[parts[0]]}, not in {room}"


def test_every_room_is_known() -> None:
    assert {path.relative_to(PACKAGE).parts[0] for path in MODULES} <= set(MAY_SEE)


def test_every_code_that_is_used_is_explained() -> None:
    """Codes are written as plain text where findings are made; a misspelt one would crash only when found."""
    used: set[str] = set()
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                if (
                    node.func.id in {"Finding", "Unreadable", "_misfit", "found"}
                    and isinstance(first, ast.Constant)
                    and isinstance(first.value, str)
                ):
                    used.add(first.value)
    assert used <= set(CODES)
    assert len(used) > 60


def test_every_code_is_documented_in_whole_sentences() -> None:
    for code in CODES.values():
        assert code.meaning.endswith(".") and code.mending.endswith((".", '".')), code.code
        assert code.meaning[0].isupper() or code.meaning[0] == "`", code.code
