"""Files for cutting machines: what is printed, scored and cut, sheet by sheet, as SVG and DXF."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal, get_args

from pnp.app.boards import parts_of, tower_sheets
from pnp.app.components import COMPONENTS
from pnp.app.order import Order
from pnp.app.writing import write_file
from pnp.errors import PnpError
from pnp.render import dxf, svg
from pnp.scene.cutting import COLOURS, Operation, Run
from pnp.scene.geometry import Matrix, line, polygon, rectangle
from pnp.scene.page import Component, Page
from pnp.scene.shapes import Group, Part, Shape, Use
from pnp.sheets.marks import CLEAR, INSET
from pnp.tower.outlines import Outlined, disc, kerfed, rounded

Machine = Literal["silhouette", "cricut", "laser"]
MACHINES: tuple[Machine, ...] = get_args(Machine)
CUTTABLE = ("cards", "rivalry", "helpers", "tokens", "boards", "tower")
LINE = 0.1
"""Cutting programs take the thinnest line for the path itself."""


@dataclass(frozen=True, slots=True)
class CutSheet:
    """One sheet: its page as printed, and what a machine does to it."""

    name: str
    page: Page
    runs: tuple[Run, ...]


def parsed_cuts(text: str | None) -> tuple[str, ...]:
    """The components that `--only` names; all that can be cut, where it is not given."""
    if text is None:
        return CUTTABLE
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in CUTTABLE:
            raise PnpError(f"there are no cutting lines for {name!r}; choose {', '.join(CUTTABLE)}")
    return tuple(name for name in CUTTABLE if name in names)


def cut_sheets(order: Order, machine: Machine, only: tuple[str, ...]) -> Iterator[CutSheet]:
    """The sheets of these components as a machine sees them: from the front, with the marks it reads.

    They lie as they do in `pnp build --backs duplex-long --marks registration`, or without marks for other machines.
    A part larger than the paper is not tiled, because a joint would not hold it; its sheet is as large as it needs.
    """
    kerf = order.layout.tower.kerf if machine == "laser" else 0.0
    ours = replace(
        order,
        backs="none",
        marks="registration" if machine == "silhouette" else "none",
        layout=replace(order.layout, paper=replace(order.layout.paper, tiles=False)),
    )
    for name in only:
        fitting = _on_paper_large_enough(ours) if name in ("boards", "tower") else ours
        parts = parts_of(fitting) if name in ("boards", "tower") else {}
        pages = tower_sheets(fitting) if name == "tower" else COMPONENTS[name].pages(fitting)
        for number, page in enumerate(pages, 1):
            runs = tuple(run for component in page.components for run in _runs(component, parts, kerf))
            yield CutSheet(f"{name}-{number:02}", page, runs)


def _on_paper_large_enough(order: Order) -> Order:
    """The order on its paper, or on a sheet on which its largest part goes."""
    layout, bleed = order.layout, order.layout.cards.bleed
    sizes = [part.size() for part in parts_of(order).values()] or [layout.board_size()]
    around = 2 * (max(layout.paper.margin, INSET + CLEAR if order.marks == "registration" else 0.0) + bleed)
    long = max(max(size) for size in sizes) + around
    short = max(min(size) for size in sizes) + 2 * (layout.paper.margin + bleed)
    have = layout.paper.size
    if short <= min(have) and long <= max(have):
        return order
    size = max(short, min(have)), max(long, max(have))
    return replace(order, layout=replace(layout, paper=replace(layout.paper, name="own", size=size)))


def _runs(component: Component, parts: dict[str, Outlined], kerf: float) -> Iterator[Run]:
    """Folds, then holes, then the edge."""
    part = parts.get(component.name)
    if part is None:
        if component.cut == "round":
            part = disc(component.name, component.size[0])
        else:
            part = rounded(component.name, component.size, component.corner)
    name = component.name.replace(",", "").replace(" ", "-")
    if part.folds:
        ends = (tuple(component.matrix.applied(*point) for point in fold) for fold in part.folds)
        yield Run(name, "score", tuple(line(*points) for points in ends))
    grown = kerfed(part, kerf)
    rings = (*grown.holes, grown.outline)
    outlines = (polygon([component.matrix.applied(*point) for point in ring]) for ring in rings)
    yield Run(name, "cut", tuple(outlines))


def as_svg(sheet: CutSheet, has_print: bool = True) -> bytes:
    """The sheet with a layer for what is printed and one for each operation, in its colour."""
    layers: list[Part] = []
    if has_print:
        layers.append(Group((*map(_printed, sheet.page.components), *sheet.page.parts), name="print"))
    layers += (_layer(sheet, operation) for operation in COLOURS)
    return svg.layered(replace(sheet.page, components=(), parts=tuple(layers)))


def _layer(sheet: CutSheet, operation: Operation) -> Group:
    """One group a part, with the lines of that operation."""
    colour = COLOURS[operation]
    found = (
        Group(tuple(Shape(outline, None, colour, LINE) for outline in run.outlines), name=run.part)
        for run in sheet.runs
        if run.operation == operation
    )
    return Group(tuple(found), name=operation)


def _printed(component: Component) -> Group:
    clip = component.clip() or rectangle(component.drawing.box)
    return Group((Use(component.drawing, Matrix()),), component.matrix, clip=clip)


def as_dxf(sheet: CutSheet) -> bytes:
    return dxf.write(sheet.runs, sheet.page.size[1])


def export_cut(order: Order, machine: Machine, only: tuple[str, ...], folder: Path) -> tuple[CutSheet, ...]:
    """Write an SVG and a DXF for each sheet into a folder, which is made if it is not there."""
    sheets = tuple(cut_sheets(order, machine, only))
    if not sheets:
        raise PnpError(f"this game has no {' and no '.join(only)}; there is nothing to cut")
    if not folder.parent.is_dir():
        raise PnpError(f"there is no folder {folder.parent} to make {folder.name} in; make it first")
    try:
        folder.mkdir(exist_ok=True)
    except OSError as problem:
        raise PnpError(f"cannot make the folder {folder}: {problem.strerror}") from problem
    for sheet in sheets:
        write_file(folder / f"{sheet.name}.svg", [as_svg(sheet)])
        write_file(folder / f"{sheet.name}.dxf", [as_dxf(sheet)])
    return sheets
