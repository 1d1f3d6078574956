"""`pnp schema`."""

from __future__ import annotations

import click


@click.command("schema")
@click.argument("kind", type=click.Choice(["deck", "rivalry", "layout", "project", "printers"]), default="deck")
def command(kind: str) -> None:
    """Print the JSON Schema (draft-07) of a KIND of file, for editors that complete and check while typing."""
    from pnp.load.schema import schema

    click.echo(schema(kind), nl=False)
