"""Editors see through the schemas what the program sees through its loader."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator

from pnp.load.nodes import parse
from pnp.load.schema import schema
from pnp.load.source import read

ROOT = Path(__file__).parent.parent.parent
KINDS = ("deck", "rivalry", "layout", "project", "printers")
FILES = sorted([*ROOT.glob("patterns/*.yaml"), *ROOT.glob("layouts/*.yaml"), ROOT / "pnp.yaml"])


def data(path: Path) -> Any:
    return parse(read(path, path.name))[0].plain()


def kind_of(path: Path) -> str:
    return next(kind for kind in ("project", "deck", "rivalry", "layout") if kind in data(path))


@pytest.mark.parametrize("kind", KINDS)
def test_schema_is_draft_07_and_kept_in_the_repository(kind: str) -> None:
    Draft7Validator.check_schema(json.loads(schema(kind)))
    assert (ROOT / "schemas" / f"{kind}.schema.json").read_text(encoding="utf-8") == schema(kind), "run `make schemas`"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_shipped_files_satisfy_their_schema_and_name_it(path: Path) -> None:
    kind = kind_of(path)
    assert not list(Draft7Validator(json.loads(schema(kind))).iter_errors(data(path)))
    first = path.read_text(encoding="utf-8").splitlines()[0]
    linked = path.parent / first.removeprefix("# yaml-language-server: $schema=")
    assert linked.resolve() == ROOT / "schemas" / f"{kind}.schema.json"


@pytest.mark.parametrize(
    ("kind", "wrong"),
    [
        ("deck", {"deck": "x", "cards": [{"id": "A b", "pattern": "x x"}]}),
        ("deck", {"deck": "x", "cards": [{"id": "a", "patern": "x x"}]}),
        ("deck", {"deck": "x", "options": {"hand_size": 9}, "cards": [{"id": "a", "pattern": "x x"}]}),
        ("rivalry", {"rivalry": "x", "cards": [{"id": "a", "kind": "rule", "effect": {"rules": {"hand": 3}}}]}),
        (
            "rivalry",
            {
                "rivalry": "x",
                "cards": [
                    {
                        "id": "a",
                        "kind": "scoring",
                        "effect": {"score": {"region": "moon", "condition": "each", "points": 1}},
                    }
                ],
            },
        ),
        ("layout", {"layout": "x", "cards": {"size": "huge"}}),
        ("layout", {"layout": "x", "board": {"cell": "3 feet"}}),
        ("layout", {"layout": "x", "sheets": {"backs": "glued"}}),
        ("project", {"project": "x", "decks": ["a"] * 9}),
        ("printers", {"printers": {"home": {"x": 21}}}),
    ],
)
def test_schema_refuses_what_the_loader_refuses(kind: str, wrong: dict[str, Any]) -> None:
    assert list(Draft7Validator(json.loads(schema(kind))).iter_errors(wrong))
