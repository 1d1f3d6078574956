"""The decks, rivalry sets and layouts that come with the program, by name."""

from __future__ import annotations

from pathlib import Path

import pnp

FOLDERS = ("patterns", "layouts")


def home() -> Path:
    """Where the shipped folders are: inside the installed package, or beside it in a checkout."""
    package = Path(pnp.__file__).parent
    return next(place for place in (package / "shipped", package.parent) if (place / FOLDERS[0]).is_dir())


def shipped_files() -> dict[str, Path]:
    """Every shipped file by its name, those of patterns/ first."""
    return {path.stem: path for folder in FOLDERS for path in sorted((home() / folder).glob("*.yaml"))}


def shown_name(path: Path) -> str:
    """How a shipped file is called in messages, whichever folder the program is installed in."""
    return f"{path.parent.name}/{path.name}"
