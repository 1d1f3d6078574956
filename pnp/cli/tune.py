"""`pnp tune`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import Lock

import click

from pnp.app.simulate import GAMES_WITHOUT_ASKING
from pnp.app.tune import (
    FINAL_GAMES,
    GAMES,
    STEPS,
    Swap,
    out_file,
    search_of,
    swap_lines,
    tune,
    tuned_lines,
    write_tuned,
)
from pnp.cli.complete import shipped_names
from pnp.cli.written import tell_written


@click.command("tune")
@click.argument("deck", required=False, shell_complete=shipped_names)
@click.option("--players", help="Player counts with commas; all that the boards allow where unsaid.")
@click.option(
    "--designs",
    metavar="SIZES",
    help="Sizes that new cards may have, with commas: 2 to 6 for plain cards of so many cells, star1 to star6 for a "
    "star and so many; star is star3. Those of the rules where unsaid; a card keeps its size if it can.",
)
@click.option("--steps", default=STEPS, show_default=True, type=click.IntRange(1, 500), help="Swaps at most.")
@click.option(
    "--games",
    default=GAMES,
    show_default=True,
    type=click.IntRange(20, GAMES_WITHOUT_ASKING),
    help=f"Games for each deck that is tried, player count and bot; the result is judged by at least {FINAL_GAMES:,}.",
)
@click.option("--layout", help="Play on the boards of this layout.", shell_complete=shipped_names)
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0, 2**63 - 2), help="Which deals.")
@click.option("--workers", default=0, type=click.IntRange(0, 64), help="Threads to play in; 0 is one for each core.")
@click.option("--out", type=click.Path(path_type=Path), help="The file to write; DECK-tuned.yaml here where unsaid.")
def command(
    deck: str | None,
    players: str | None,
    designs: str | None,
    steps: int,
    games: int,
    layout: str | None,
    seed: int,
    workers: int,
    out: Path | None,
) -> None:
    """Swap cards of DECK, one at a time, until it keeps its targets, and write the deck that was found.

    The targets are those of `pnp report`; `targets:` in the deck's or project's file set them. Decks are compared on
    the same deals. Whatever wins such a search was lucky too, so the deck is played once more on fresh deals, and
    both numbers are told. DECK itself is left as it is.
    """
    search = search_of(deck, players, designs, games, steps, layout, seed, workers or os.cpu_count() or 1)
    file = out_file(out, search)
    tried = 0
    is_watched = sys.stderr.isatty()

    one_at_a_time = Lock()

    def tell(many: int) -> None:
        """Called by threads."""
        nonlocal tried
        with one_at_a_time:
            tried += many
            if is_watched:
                click.echo(f"\r\033[K{tried:,} decks tried", nl=False, err=True)

    def show(swap: Swap) -> None:
        if is_watched:
            click.echo("\r\033[K", nl=False, err=True)
        for line in swap_lines(swap):
            click.echo(line)

    tuned = tune(search, tell, show)
    if is_watched:
        click.echo("\r\033[K", nl=False, err=True)
    if tuned.swaps:
        write_tuned(file, search, tuned)
    for line in tuned_lines(search, tuned, file):
        click.echo(line)
    if tuned.swaps:
        tell_written(file)
    else:
        click.echo("no swap helps, so nothing was written" if tuned.fresh[0].misses_a_target else "nothing to change")
