"""A designer's own folder: which of its files the commands use without being told."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Project:
    """Paths relative to the folder of the project file, the first deck being the one in use."""

    name: str
    decks: tuple[str, ...] = ()
    rivalry: tuple[str, ...] = ()
    layouts: tuple[str, ...] = ()
    note: str = ""
