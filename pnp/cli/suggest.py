"""`pnp suggest`."""

from __future__ import annotations

import json
import os
from pathlib import Path

import click

from pnp.app.suggest import BLOCKS, SHOWN, plan_of, replacements, suggested_deck, write_deck
from pnp.app.suggestions import deck_lines, suggestion_data, suggestion_lines
from pnp.app.writing import may_write, write_file
from pnp.cli.complete import shipped_names
from pnp.cli.progress import counted_progress
from pnp.cli.written import tell_written


@click.command("suggest")
@click.argument("deck", required=False, shell_complete=shipped_names)
@click.option("--replace", metavar="CARD", help="The card to replace; the one that is left over most where unsaid.")
@click.option("--cards", type=click.IntRange(1), help="Suggest a whole deck of so many different cards instead.")
@click.option(
    "--designs",
    metavar="SIZES",
    help="Sizes to try, with commas: 2 to 6 for plain cards of so many cells, star1 to star6 for a star and so many; "
    "star is star3. Where unsaid, the card's own size, or 3, 4, 5 and star if little else of it is left.",
)
@click.option(
    "--blocks",
    default=BLOCKS,
    show_default=True,
    type=click.IntRange(20, 100_000),
    help="Played with each design: a block is a deal in both seats, two games.",
)
@click.option("--show", default=SHOWN, show_default=True, type=click.IntRange(1, 50), help="Designs on each list.")
@click.option("--layout", help="Play on the boards of this layout.", shell_complete=shipped_names)
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0, 2**63 - 2), help="Which deals.")
@click.option("--workers", default=0, type=click.IntRange(0, 64), help="Threads to play in; 0 is one for each core.")
@click.option(
    "--json", "json_file", type=click.Path(path_type=Path), help="Without --cards: write all designs into this file."
)
@click.option("--out", type=click.Path(path_type=Path), help="With --cards: write the deck into this YAML file.")
def command(
    deck: str | None,
    replace: str | None,
    cards: int | None,
    designs: str | None,
    blocks: int,
    show: int,
    layout: str | None,
    seed: int,
    workers: int,
    json_file: Path | None,
    out: Path | None,
) -> None:
    """Try every design in the place of one card of DECK, and show the best and the most different.

    Designs are all patterns of a size that a 3 x 3 grid holds. Each sits in the deck against the deck as it is, in both
    seats of the same deals. Those that keep the targets come first, then the stronger ones; what is shown was played
    once more on fresh deals, because the best of many is always lucky too.
    """
    if cards is None and out:
        raise click.UsageError("--out goes with --cards; a single design is drawn for you to copy")
    if cards is not None and json_file:
        raise click.UsageError("--json goes with single designs; with --cards, --out writes the deck")
    may_write((json_file, "numbers"), (out, "deck"))
    staff = workers or os.cpu_count() or 1
    plan = plan_of(deck, replace, cards, designs, layout, seed)
    with counted_progress("designs") as bar:
        bar.start(len(plan.found))
        if cards is None:
            made = replacements(plan, blocks, show, staff, bar.add)
            lines = list(suggestion_lines(plan, made, blocks))
        else:
            whole, wins, lead = suggested_deck(plan, blocks, staff, bar.add)
            lines = list(deck_lines(plan, whole, wins, lead))
    if cards is None and json_file:
        text = json.dumps(suggestion_data(plan, made, blocks), indent=2, ensure_ascii=False)
        write_file(json_file, [text.encode(), b"\n"])
    elif cards is not None and out:
        sizes = ",".join(map(str, plan.sizes))
        said = f"suggest {plan.table.command} --cards {cards} --designs {sizes} --blocks {blocks} --seed {seed}"
        write_deck(out, whole, f"{said} {plan.table.options}".rstrip(), lines[:2])
    for line in lines:
        click.echo(line)
    tell_written(json_file, out)
