"""`pnp compare`."""

from __future__ import annotations

import os
import sys

import click

from pnp.app.compare import CAP, Standing, compared, comparison_lines, standing_line
from pnp.cli.complete import shipped_names


@click.command("compare")
@click.argument("a", shell_complete=shipped_names)
@click.argument("b", shell_complete=shipped_names)
@click.option("--players", default=2, show_default=True, type=click.IntRange(2, 4), help="How many play.")
@click.option("--bot", default="greedy", show_default=True, help="Who plays both decks.")
@click.option("--layout", help="Play on the boards of this layout.", shell_complete=shipped_names)
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0, 2**63 - 1), help="Which deals.")
@click.option("--cap", default=CAP, show_default=True, type=click.IntRange(64, 1_000_000), help="Blocks at most.")
@click.option("--workers", default=0, type=click.IntRange(0, 64), help="Threads to play in; 0 is one for each core.")
def command(a: str, b: str, players: int, bot: str, layout: str | None, seed: int, cap: int, workers: int) -> None:
    """Tell which of two decks is stronger when both sit at one table, and what differs between them.

    Deals are played with the decks in every seat, which makes a block, until a sequential test is sure: that A or B
    wins five points more than its share, or that neither does. The errors of both kinds are kept to 5 %.
    """

    def tell(standing: Standing) -> None:
        if sys.stderr.isatty():
            click.echo(f"\r\033[K{standing_line(standing)}", nl=False, err=True)

    one, other, found = compared(a, b, layout, players, bot, seed, cap, workers or os.cpu_count() or 1, tell)
    if sys.stderr.isatty():
        click.echo("\r\033[K", nl=False, err=True)
    for line in comparison_lines(one, other, (a, b), found, layout):
        click.echo(line)
