"""`pnp simulate`."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import click

from pnp.app.simulate import GAMES_WITHOUT_ASKING, advice, how_it_plays, log_lines, simulate, summary
from pnp.app.writing import may_write, write_file
from pnp.cli.match import asked_match, match_options
from pnp.cli.progress import followed, progress
from pnp.cli.results import result_lines
from pnp.cli.written import tell_written


@click.command("simulate")
@match_options
@click.option("--games", default=1_000, show_default=True, type=click.IntRange(1, 10**12), help="How many games.")
@click.option(
    "--workers", default=0, type=click.IntRange(0, 64), help="Threads to play in; 0 is one for each processor core."
)
@click.option("--json", "json_file", type=click.Path(path_type=Path), help="Write all numbers into this file.")
@click.option("--log", "log_file", type=click.Path(path_type=Path), help="Write every game as a line of JSON.")
@click.option("--yes", is_flag=True, help=f"Allow more than {GAMES_WITHOUT_ASKING:,} games.")
def command(
    deck: str | None,
    games: int,
    workers: int,
    json_file: Path | None,
    log_file: Path | None,
    yes: bool,
    **options: Any,
) -> None:
    """Play many games with DECK and tell how they went.

    The same seed gives the same games, whatever the number of workers. Bots are not people: what they show is where to
    look, not how a game feels. Ctrl-C prints the result of the games done so far, and writes no log.
    """
    if games > GAMES_WITHOUT_ASKING and not yes:
        raise click.UsageError(f"{games:,} games are more than {GAMES_WITHOUT_ASKING:,}; add --yes if they are meant.")
    may_write((json_file, "numbers"), (log_file, "log"))
    match = asked_match(deck, options)
    for line in (*advice(match), how_it_plays(match)):
        click.echo(line, err=True)
    with progress(games, "games") as show:
        result = simulate(match, games, workers or os.cpu_count() or 1, show)
    numbers = summary(result)
    if json_file:
        write_file(json_file, [json.dumps(numbers, indent=2, ensure_ascii=False).encode(), b"\n"])
    logged = None if result.is_partial else log_file
    try:
        if logged:
            write_file(logged, followed(log_lines(match, result.games), result.games, "games logged"))
    except BaseException:
        logged = None
        raise
    finally:
        # Whatever becomes of the log, which takes longer than playing, the result is there.
        for line in result_lines(numbers):
            click.echo(line)
        tell_written(json_file, logged)
    if result.is_partial:
        sys.exit(130)
