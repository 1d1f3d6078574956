"""`pnp calibrate`."""

from __future__ import annotations

from pathlib import Path

import click

from pnp.app.calibrate import PAPERS, TURNS, Profile, Turn, calibration_page, known_printers, set_printer
from pnp.app.project import output_folder, shown_path
from pnp.app.writing import write_file


@click.command("calibrate")
@click.option("--paper", default="a4", show_default=True, type=click.Choice(PAPERS), help="Paper of the page.")
@click.option(
    "--backs",
    default="duplex-long",
    show_default=True,
    type=click.Choice(TURNS),
    help="How the printer turns sheets.",
)
@click.option("--lang", default="en", show_default=True, help="Language of the page: en, fr, it, de, es.")
@click.option("--out", type=click.Path(path_type=Path), help="File to write; output/calibration-PAPER.pdf if unsaid.")
@click.option("--set", "name", metavar="NAME", help="Store what was measured under this name.")
@click.option("--x", type=float, help="mm that backs land too far right.")
@click.option("--y", type=float, help="mm that backs land too far down.")
@click.option("--angle", type=float, help="Degrees that backs are turned clockwise.")
@click.option("--scale-x", type=float, help="How long 1 mm comes out, across.")
@click.option("--scale-y", type=float, help="How long 1 mm comes out, down.")
@click.option("--list", "is_list", is_flag=True, help="Show the printers that are stored here.")
def command(
    paper: str,
    backs: Turn,
    lang: str,
    out: Path | None,
    name: str | None,
    is_list: bool,
    **measured: float | None,
) -> None:
    """Make backs line up: print a page that measures the printer, then store what it shows.

    Without --set a page for both sides of a sheet is written; it tells how to read it. `pnp build --printer NAME` then
    puts right what was stored, in printers.yaml of the project or else of this folder.
    """
    if is_list:
        for known, profile in known_printers().items():
            click.echo(f"{known}: {described(profile)}")
        return
    if name is not None:
        profile, file = set_printer(name, measured)
        click.echo(f"{file.shown_as}: {name}: {described(profile)}")
        click.echo(f"next: pnp build --printer {name}")
        return
    if given := [option for option, value in measured.items() if value is not None]:
        raise click.UsageError(f"--{given[0].replace('_', '-')} is stored under a name; add --set NAME.")
    path = out or output_folder(f"calibration-{paper}.pdf")
    if out is None:
        path.parent.mkdir(exist_ok=True)
    write_file(path, [calibration_page(paper, lang, backs)])
    click.echo(f"{shown_path(path.absolute())}: print both pages on one sheet at 100 %, on both sides")


def described(profile: Profile) -> str:
    return (
        f"x {profile.x:g} mm, y {profile.y:g} mm, angle {profile.angle:g} degrees, "
        f"scale {profile.scale_x:g} x {profile.scale_y:g}"
    )
