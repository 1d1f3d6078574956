"""`pnp new`."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from pnp.app.new import new_project


@click.command("new")
@click.argument("folder", type=click.Path(path_type=Path))
def command(folder: Path) -> None:
    """Make FOLDER with a deck, rivalry cards and a layout to start from.

    The files are short and commented, and linked to JSON Schemas, so that an editor such as VS Code with its YAML
    extension completes and checks them while you type. A folder that exists is never touched.
    """
    made = new_project(folder)
    click.echo(f"made {folder}:")
    for name in made:
        click.echo(f"  {name}")
    click.echo(f"next: cd {shlex.quote(str(folder))} && pnp validate")
