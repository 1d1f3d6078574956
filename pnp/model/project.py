"""A designer's own folder: which of its files the commands use without being told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Project:
    """Paths relative to the folder of the project file, the first deck being the one in use."""

    name: str
    decks: tuple[str, ...] = ()
    rivalry: tuple[str, ...] = ()
    layouts: tuple[str, ...] = ()
    targets: Mapping[str, float] = field(default_factory=dict)
    note: str = ""
