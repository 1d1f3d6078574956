"""`pnp replay`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from pnp.app.replay import page_of_game, pages
from pnp.app.simulate import game_again
from pnp.app.writing import write_file
from pnp.cli.match import asked_match, match_options

STOP = ("q", "Q", "\x03", "\x1b", "")


@click.command("replay")
@match_options
@click.option(
    "--game", default=0, show_default=True, type=click.IntRange(0, 2**63 - 1), help="Which game of the series."
)
@click.option("--step", is_flag=True, help="Wait for a key after each turn; q stops.")
@click.option("--html", type=click.Path(path_type=Path), help="Write a page to step through into this file.")
def command(deck: str | None, game: int, step: bool, html: Path | None, **options: Any) -> None:
    """Show one game that `pnp simulate` played with DECK again, turn by turn.

    Give the same options as the simulation had. Levels stand side by side, the ground at the left; small letters are
    tokens, capitals figures, digits sweets. With --html, nothing is printed and the game is a page with pictures.
    """
    match = asked_match(deck, options)
    if html:
        write_file(html, [page_of_game(match, game, deck)])
        return
    for page in pages(game_again(match, game)):
        click.secho(page.title, bold=True)
        for line in page.lines:
            click.echo(f"  {line}")
        click.echo()
        if step and _key() in STOP:
            return


def _key() -> str:
    """The next key, or the next character where keys come from a file; nothing more to read stops as well."""
    return click.getchar() if sys.stdin.isatty() else sys.stdin.read(1)
