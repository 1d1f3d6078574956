"""Tuning a deck: what may be swapped, how it went, and the deck that comes of it as a file."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path

from pnp import __version__
from pnp.app.numbers import counted
from pnp.app.report import asked_for, table_of
from pnp.app.suggest import fast_enough, sizes_named, write_deck
from pnp.app.writing import may_write
from pnp.errors import PnpError
from pnp.load.source import STDIN
from pnp.report.candidates import sizes_of_the_rules
from pnp.report.lines import sentence
from pnp.report.report import Report
from pnp.report.tune import FINAL_GAMES, GAMES, STEPS, OnTried, Search, Swap, Tuned, tune

__all__ = [
    "FINAL_GAMES",
    "GAMES",
    "STEPS",
    "OnTried",
    "Search",
    "Swap",
    "Tuned",
    "out_file",
    "search_of",
    "swap_lines",
    "tune",
    "tuned_lines",
    "write_tuned",
]


def search_of(
    deck: str | None,
    players: str | None,
    sizes: str | None,
    games: int,
    steps: int,
    layout: str | None,
    seed: int,
    workers: int,
) -> Search:
    """The search that options describe; `players` as for a report."""
    table = table_of(deck, layout, seed)
    fast_enough(table)
    asked = asked_for(table, players, games, is_quick=False, is_deep=False)
    chosen = sizes_named(sizes, table.deck) if sizes else sizes_of_the_rules(table.deck)
    return Search(table, asked.players, chosen, games, steps, workers)


def out_file(named: Path | None, search: Search) -> Path:
    """Where the deck goes: what was named, or a new file here that is called after the deck's."""
    if named is None and search.table.command == STDIN:
        raise PnpError("a deck from standard input has no name that its tuned one could have; name a file with --out")
    path = named or Path(f"{Path(shlex.split(search.table.command)[0]).stem}-tuned.yaml")
    if named is None and path.exists():
        raise PnpError(f"{path} exists already and is left as it is; name another file, or this one, with --out")
    may_write((path, "deck"))
    return path


def swap_lines(swap: Swap) -> Iterator[str]:
    """One step, drawn."""
    yield (
        f"{swap.out.id} -> {swap.into.id}: targets missed {swap.before.count} -> {swap.after.count}, "
        f"by {100 * swap.before.cost:.1f} -> {100 * swap.after.cost:.1f} points in all"
    )
    old, new = (str(card.pattern).split("\n") for card in (swap.out, swap.into))
    wide = max(map(len, old))
    for row in range(max(len(old), len(new))):
        left = old[row] if row < len(old) else ""
        right = new[row] if row < len(new) else ""
        yield f"    {left:<{wide}}    {right}".rstrip()


def replaced(swaps: Sequence[Swap]) -> dict[str, str]:
    """The cards that are no longer there, and what stands in their place after the last swap."""
    found: dict[str, str] = {}
    for swap in swaps:
        first = next((old for old, new in found.items() if new == swap.out.id), swap.out.id)
        found[first] = swap.into.id
    return {old: new for old, new in found.items() if old != new}


def tuned_lines(search: Search, tuned: Tuned, file: Path) -> Iterator[str]:
    """Both numbers: what was missed before and after, on the deals of the search and on fresh ones."""
    players = ", ".join(map(str, search.players))
    games = tuned.fresh[0].asked.games
    yield (
        f"{search.table.deck.name}, {players} players, {counted(len(replaced(tuned.swaps)), 'card')} changed in "
        f"{counted(len(tuned.swaps), 'swap')}; targets missed by both bots, {games:,} games each"
    )
    for name, (was, found) in (("the deals of the search", tuned.searched), ("fresh deals", tuned.fresh)):
        yield f"  {name + f' (seed {was.table.seed})':<34}  {was.count('WARN')} before, {found.count('WARN')} after"
    left = [one for one in tuned.fresh[1].judgements if one.kind == "WARN"]
    for judgement in left:
        yield f"still missed on fresh deals: {sentence(judgement)}"
    if not left:
        yield "all targets are kept on fresh deals"
    if tuned.swaps:
        asked = f"--players {','.join(map(str, search.players))} --seed {tuned.fresh[0].table.seed + 1}"
        said = f"pnp report {shlex.quote(str(file))} {asked} {search.table.layout_option}".rstrip()
        yield f"to look at it on deals that nobody has searched: {said}"


def write_tuned(path: Path, search: Search, tuned: Tuned) -> None:
    """The deck as a file that says how it was found."""

    def numbers(reports: tuple[Report, Report]) -> str:
        return f"{reports[0].count('WARN')} before, {reports[1].count('WARN')} after (seed {reports[0].table.seed})"

    table = search.table
    players, sizes = (",".join(map(str, many)) for many in (search.players, search.sizes))
    said = f"tune {table.command} --players {players} --designs {sizes} --games {search.games} --steps {search.steps} "
    said += f"--seed {table.seed}"
    swaps = ", ".join(f"{old} -> {new}" for old, new in replaced(tuned.swaps).items()) or "none"
    comments = [
        f"It comes from the deck {table.deck.name}, by pnp {__version__}.",
        f"Cards changed: {swaps}.",
        f"Targets missed on the deals of the search: {numbers(tuned.searched)}.",
        f"Targets missed on fresh deals: {numbers(tuned.fresh)}.",
    ]
    write_deck(path, tuned.deck, f"{said} {table.options}".rstrip(), comments)
