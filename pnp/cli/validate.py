"""`pnp validate`."""

from __future__ import annotations

import json
import sys

import click

from pnp.app.validate import Verdict, validate
from pnp.cli.complete import shipped_names
from pnp.cli.findings import finding_data, show


@click.command("validate")
@click.argument("files", nargs=-1, metavar="[FILE or shipped name]...", shell_complete=shipped_names)
@click.option(
    "--layout", help="Check decks and rivalry cards on the boards of this layout.", shell_complete=shipped_names
)
@click.option("--strict", is_flag=True, help="Warnings count as errors.")
@click.option("--json", "as_json", is_flag=True, help="Print the findings as JSON.")
def command(files: tuple[str, ...], layout: str | None, strict: bool, as_json: bool) -> None:
    """Check decks, rivalry cards and layouts, and say what would be right.

    Without a FILE the whole project is checked, or outside of one the shipped defaults; `-` reads standard input.
    Exit code 0: fine, 1: errors (with --strict also warnings), 2: something cannot be read. `pnp explain CODE` tells
    more about a finding.
    """
    verdict = validate(files, layout)
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
        "files": [{"file": loaded.file, "kind": loaded.kind} for loaded in verdict.files],
        "findings": [finding_data(finding) for finding in verdict.findings],
    }
