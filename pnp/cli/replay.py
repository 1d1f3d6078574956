"""`pnp replay`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from pnp.app.replay import PAPERS, command_of, page_of_game, pages, rivalry_in, strip_of_game
from pnp.app.simulate import game_again
from pnp.app.writing import may_write, write_files
from pnp.cli.match import asked_match, match_options
from pnp.cli.written import tell_written

STOP = ("q", "Q", "\x03", "\x1b", "")


@click.command("replay")
@match_options
@click.option(
    "--game", default=0, show_default=True, type=click.IntRange(0, 2**63 - 1), help="Which game of the series."
)
@click.option("--step", is_flag=True, help="Wait for a key after each turn; q stops.")
@click.option("--html", type=click.Path(path_type=Path), help="Write a page to step through into this file.")
@click.option("--pdf", type=click.Path(path_type=Path), help="Write a film strip of its key moments into this file.")
@click.option("--paper", default="a4", show_default=True, type=click.Choice(PAPERS), help="Paper of the film strip.")
def command(
    deck: str | None, game: int, step: bool, html: Path | None, pdf: Path | None, paper: str, **options: Any
) -> None:
    """Show one game that `pnp simulate` played with DECK again, turn by turn.

    Give the same options as the simulation had. Levels stand side by side, the ground at the left; small letters are
    tokens, capitals figures, digits sweets. With --html the game is a page with pictures, with --pdf one or two sheets
    to print; then nothing is shown here.
    """
    may_write((html, "page"), (pdf, "sheets"))
    match = asked_match(deck, options)
    if html or pdf:
        said = command_of(deck, game, options)
        files: dict[Path, list[bytes]] = {}
        if html:
            files[html] = [page_of_game(match, game, said)]
        if pdf:
            files[pdf] = [strip_of_game(match, game, said, paper)]
        write_files(files)
        tell_written(html, pdf)
        return
    record = game_again(match, game)
    for page in pages(record, rivalry_in(match, record)):
        click.secho(page.title, bold=True)
        for line in page.lines:
            click.echo(f"  {line}")
        click.echo()
        if step and _key() in STOP:
            return


def _key() -> str:
    """The next key, or the next character where keys come from a file; nothing more to read stops as well."""
    return click.getchar() if sys.stdin.isatty() else sys.stdin.read(1)
