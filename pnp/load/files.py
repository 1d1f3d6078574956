"""Any file of ours into the model object it describes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

from pnp.errors import Finding
from pnp.load.nodes import Node, parse
from pnp.load.source import Source, Unreadable, read
from pnp.model.deck import Deck
from pnp.model.layout import Layout
from pnp.model.printers import Printers
from pnp.model.project import Project
from pnp.model.rivalry import RivalrySet

FileKind = Literal["deck", "rivalry", "layout", "project", "printers"]
Model = Deck | RivalrySet | Layout | Project | Printers


@dataclass(frozen=True, slots=True)
class Loaded:
    """A file as read: the model object as far as it can be made, and where its parts stand.

    `cards` are the nodes of the model's cards, in the same order.
    """

    file: str
    kind: FileKind | None
    model: Model | None
    root: Node | None
    cards: tuple[Node, ...]
    findings: tuple[Finding, ...]


def load(path: Path, shown_as: str | None = None) -> Loaded:
    """Read a file of any kind; never raises for what is in it."""
    shown = shown_as if shown_as is not None else str(path)
    try:
        return load_source(read(path, shown))
    except Unreadable as stop:
        return Loaded(stop.finding.place.file, None, None, None, (), (stop.finding,))


def load_source(source: Source) -> Loaded:
    """Read a text of any kind."""
    try:
        root, findings = parse(source)
        kind = _kind(root, source)
    except Unreadable as stop:
        return Loaded(source.file, None, None, None, (), (stop.finding,))
    model, kept, cards, more = _reader(kind)(root, source)
    return Loaded(source.file, kind, model, kept, cards, (*findings, *more))


def _kind(root: Node, source: Source) -> FileKind:
    """The kind whose key the file has; its name is that key's value."""
    keys = root.value if isinstance(root.value, dict) else {}
    kinds: tuple[FileKind, ...] = get_args(FileKind)
    present = [kind for kind in kinds if kind in keys]
    # A deck may name its layout and a project its rivalry sets, so the first key in this order decides.
    if "project" in present:
        return "project"
    if present:
        return present[0]
    choices = "`deck:`, `rivalry:`, `layout:` or `project:` and a name"
    raise Unreadable("kind-unknown", root.place, f"the file does not say what it is; begin it with {choices}")


Read = tuple[Model | None, Node, tuple[Node, ...], list[Finding]]


def _reader(kind: FileKind) -> Callable[[Node, Source], Read]:
    # Imported here because pydantic takes longer to start than most commands to run.
    from pnp.load import deck, layout, printers, project, rivalry

    readers: dict[FileKind, Callable[[Node, Source], Read]] = {
        "deck": deck.read_deck,
        "rivalry": rivalry.read_rivalry,
        "layout": layout.read_layout,
        "project": project.read_project,
        "printers": printers.read_printers,
    }
    return readers[kind]
