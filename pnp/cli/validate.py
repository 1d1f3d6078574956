"""`pnp validate`."""

from __future__ import annotations

import json
import os
import sys

import click

from pnp.app.validate import Played, Verdict, validate
from pnp.cli.complete import shipped_names
from pnp.cli.findings import finding_data, show
from pnp.cli.progress import counted_progress


@click.command("validate")
@click.argument("files", nargs=-1, metavar="[FILE or shipped name]...", shell_complete=shipped_names)
@click.option(
    "--layout", help="Check decks and rivalry cards on the boards of this layout.", shell_complete=shipped_names
)
@click.option("--no-play", is_flag=True, help="Do not play games with the decks.")
@click.option("--strict", is_flag=True, help="Warnings count as errors.")
@click.option("--json", "as_json", is_flag=True, help="Print the findings as JSON.")
def command(files: tuple[str, ...], layout: str | None, no_play: bool, strict: bool, as_json: bool) -> None:
    """Check decks, rivalry cards and layouts, and say what would be right.

    Decks that are sound are also played: 300 games for each number of players with two kinds of bots.
    Without a FILE the whole project is checked, or outside of one the shipped defaults; `-` reads standard input.
    Exit code 0: fine, 1: errors (with --strict also warnings), 2: something cannot be read. `pnp explain CODE` tells
    more about a finding.
    """
    with counted_progress("games") as bar:
        played = None if no_play else Played(os.cpu_count() or 1, bar.start, bar.add)
        verdict = validate(files, layout, played)
    if as_json:
        click.echo(json.dumps(as_data(verdict, strict), indent=2, ensure_ascii=False))
    else:
        for finding in verdict.findings:
            show(finding)
        click.echo(verdict.summary())
    sys.exit(verdict.exit_code(strict))


def as_data(verdict: Verdict, strict: bool) -> dict[str, object]:
    return {
        "version": 1,
        "exit": verdict.exit_code(strict),
        "games": verdict.games,
        "files": [{"file": loaded.file, "kind": loaded.kind} for loaded in verdict.files],
        "findings": [finding_data(finding) for finding in verdict.findings],
    }
