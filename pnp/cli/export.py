"""`pnp export`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from pnp.app.export import CUTTABLE, MACHINES, Machine, export_cut, parsed_cuts
from pnp.app.ordering import CHOICES, Request, order_of
from pnp.app.project import output_folder, shown_path
from pnp.cli.complete import shipped_names


@click.group("export")
def command() -> None:
    """Make files for other programs and machines."""


@command.command("cut")
@click.argument("deck", required=False, shell_complete=shipped_names)
@click.option("--machine", type=click.Choice(MACHINES), default="silhouette", show_default=True, help="What cuts.")
@click.option("--only", metavar="NAMES", help=f"Only these, with commas: {', '.join(CUTTABLE)}.")
@click.option("--layout", help="Boards, sizes and paper, where not the deck's own.", shell_complete=shipped_names)
@click.option("--paper", type=click.Choice(CHOICES["paper"]), help="The sheet that is cut.")
@click.option("--theme", type=click.Choice(CHOICES["theme"]), help="How the layer for printing looks.")
@click.option("--lang", default="en", show_default=True, help="Language of everything printed: en, fr, it, de, es.")
@click.option("--out", type=click.Path(path_type=Path), help="Folder to write into; output/DECK-LAYOUT-cut if unsaid.")
def cut(machine: Machine, only: str | None, lang: str, out: Path | None, **options: Any) -> None:
    """Make cutting files of DECK: each sheet as SVG with layers print, score and cut, and as DXF R12 in mm.

    Cutting lines are red and scoring lines blue, holes before edges. Sheets lie as `pnp build` prints them with
    `--backs duplex-long`, and with `--marks registration` for a silhouette, whose marks are on the sheet. For a laser,
    lines are moved by half of the layout's kerf, so that parts come out true to size.
    """
    order = order_of(Request(language=lang, **options))
    folder = out or output_folder(f"{order.deck_id}-{order.layout_id}-cut")
    sheets = export_cut(order, machine, parsed_cuts(only), folder)
    click.echo(f"{shown_path(folder)}:")
    for sheet in sheets:
        lines = sum(len(run.outlines) for run in sheet.runs)
        width, height = sheet.page.size
        click.echo(
            f"  {sheet.name:<12} {len(sheet.page.components):>3} parts, {lines:>4} lines, {width:g} x {height:g}mm"
        )
