"""`pnp report`."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import click

from pnp.app.report import asked_for, make_report, page_of, report_data, report_lines, slow_boards, table_of, work
from pnp.app.simulate import GAMES_WITHOUT_ASKING
from pnp.app.writing import may_write, write_files
from pnp.cli.complete import shipped_names
from pnp.cli.progress import counted_progress
from pnp.cli.written import tell_written

COLOURS = {"WARN": "yellow", "NOTE": "cyan", "PASS": "green"}


@click.command("report")
@click.argument("deck", required=False, shell_complete=shipped_names)
@click.option("--players", help="Player counts with commas; all that the boards allow where unsaid.")
@click.option(
    "--games",
    type=click.IntRange(20, GAMES_WITHOUT_ASKING),
    help="Games for each player count and bot: 2,000, or 300 with --quick, or 40 on boards of more than 64 cells.",
)
@click.option("--quick", "depth", flag_value="quick", help="Fewer games, in a few seconds.")
@click.option("--deep", "depth", flag_value="deep", help="Also what each card is worth, skill, restricted play, drama.")
@click.option("--layout", help="Play on the boards of this layout.", shell_complete=shipped_names)
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0, 2**63 - 1), help="Which games.")
@click.option("--workers", default=0, type=click.IntRange(0, 64), help="Threads to play in; 0 is one for each core.")
@click.option("--out", type=click.Path(path_type=Path), help="Write a page with pictures into this HTML file.")
@click.option("--json", "json_file", type=click.Path(path_type=Path), help="Write everything into this file.")
@click.option("--gate", is_flag=True, help="Exit with 1 when there is a warning.")
def command(
    deck: str | None,
    players: str | None,
    games: int | None,
    depth: str | None,
    layout: str | None,
    seed: int,
    workers: int,
    out: Path | None,
    json_file: Path | None,
    gate: bool,
) -> None:
    """Play DECK with two bots and tell a designer what to look at.

    WARN: a target is missed and both bots agree. NOTE: they disagree, or more games would tell. PASS: what came
    nearest to its target. Figures are those of greedy, then thrifty, with 95 % intervals. `targets:` in the deck's or
    project's file set the targets; below a line that matters stands the command that replays a game of it.
    """
    may_write((out, "page"), (json_file, "numbers"))
    table = table_of(deck, layout, seed)
    asked = asked_for(table, players, games, depth == "quick", depth == "deep")
    if said := slow_boards(table):
        click.echo(said, err=True)
    staff = workers or os.cpu_count() or 1
    with counted_progress("games") as bar:
        bar.start(work(table, asked))
        report = make_report(table, asked, staff, bar.add)
    # Whoever reads only the first lines gets the files as well.
    files: dict[Path, list[bytes]] = {}
    if out:
        files[out] = [page_of(report, staff)]
    if json_file:
        files[json_file] = [json.dumps(report_data(report), indent=2, ensure_ascii=False).encode(), b"\n"]
    write_files(files)
    for line in report_lines(report):
        kind = line[:4]
        click.echo(click.style(kind, fg=COLOURS[kind], bold=True) + line[4:] if kind in COLOURS else line)
    tell_written(out, json_file)
    sys.exit(1 if gate and report.misses_a_target else 0)
