"""A folder for a designer to start in."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

from pnp.app.writing import write_new_folder
from pnp.errors import PnpError
from pnp.load.limits import NAME_LENGTH
from pnp.load.nodes import UNPRINTABLE
from pnp.load.schema import schema

STARTER = ("pnp.yaml", "patterns/deck.yaml", "patterns/rivalry.yaml", "layouts/table.yaml")
KINDS = ("deck", "rivalry", "layout", "project")


def new_project(folder: Path) -> tuple[str, ...]:
    """Make the folder and tell what is in it."""
    name = folder.name
    if not name or len(name) > NAME_LENGTH or UNPRINTABLE.search(name):
        raise PnpError(f"{str(folder)!r} is no name for a folder; write something like my-game")
    made = {path: _starter(path, name) for path in STARTER}
    made |= {f"schemas/{kind}.schema.json": schema(kind) for kind in KINDS}
    made["output/.gitignore"] = "*\n!.gitignore\n"
    write_new_folder(folder, made)
    return STARTER


def _starter(path: str, name: str) -> str:
    text = (files("pnp.app") / "starter" / Path(path).name).read_text(encoding="utf-8")
    # JSON strings are YAML strings, so any name is quoted safely.
    return text.replace("MY GAME", json.dumps(name, ensure_ascii=False))
