"""Project files."""

from __future__ import annotations

from pathlib import PurePosixPath, PureWindowsPath

from pnp.errors import Finding
from pnp.load.deck import set_fields
from pnp.load.fit import fit
from pnp.load.nodes import Node
from pnp.load.shapes import ProjectShape
from pnp.load.source import Source
from pnp.model.project import Project

PROJECT_FILE = "pnp.yaml"


def read_project(root: Node, source: Source) -> tuple[Project | None, Node, tuple[Node, ...], list[Finding]]:
    """The project, with only those of its files that lie in its folder."""
    shape, kept, findings = fit(root, ProjectShape)
    if shape is None:
        return None, kept, (), findings

    def inside(key: str, names: list[str]) -> tuple[str, ...]:
        good = []
        for index, name in enumerate(names):
            if _stays_inside(name):
                good.append(name)
            else:
                message = f"{name!r} leaves the project folder; name a file inside it, such as patterns/deck.yaml"
                findings.append(Finding("file-outside-project", kept.at(key, index), message))
        return tuple(good)

    project = Project(
        name=shape.project,
        decks=inside("decks", shape.decks),
        rivalry=inside("rivalry", shape.rivalry),
        layouts=inside("layouts", shape.layouts),
        targets=set_fields(shape.targets),
        note=shape.note,
    )
    return project, kept, (), findings


def _stays_inside(name: str) -> bool:
    windows, posix = PureWindowsPath(name), PurePosixPath(name)
    return not (posix.is_absolute() or windows.is_absolute() or windows.drive or ".." in windows.parts)
