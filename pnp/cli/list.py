"""`pnp list`."""

from __future__ import annotations

import json

import click

from pnp.app.catalogue import catalogue


@click.command("list")
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
def command(as_json: bool) -> None:
    """Show what is shipped: decks, layouts, rulesets, rivalry cards, bots and languages."""
    sections = catalogue()
    if as_json:
        click.echo(json.dumps(sections, indent=2, ensure_ascii=False))
        return
    for title, entries in sections.items():
        click.secho(title, bold=True)
        width = max(len(name) for name in entries)
        for name, about in entries.items():
            click.echo(f"  {name:<{width}}  {about}")
