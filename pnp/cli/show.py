"""`pnp show`."""

from __future__ import annotations

import click

from pnp.app.show import drawn_cards
from pnp.cli.complete import shipped_names


@click.command("show")
@click.argument("deck", required=False, shell_complete=shipped_names)
@click.argument("card", required=False)
@click.option("--layout", help="Count placements on the boards of this layout.", shell_complete=shipped_names)
@click.option("--lang", default="en", show_default=True, help="Language of the card names.")
def command(deck: str | None, card: str | None, layout: str | None, lang: str) -> None:
    """Draw the patterns of DECK, or of one CARD, with their distinct turns.

    x is a filled cell and * the star where the figure stands. `placements` counts the throws on one empty level over
    all turns and figure cells, `from` the cells a figure can throw from.
    """
    for drawn in drawn_cards(deck, card, layout, lang):
        click.secho(drawn.title, bold=True)
        for line in drawn.lines:
            click.echo(f"  {line}")
        click.echo()
