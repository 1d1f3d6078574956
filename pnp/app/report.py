"""Reports on decks: which deck, against which targets, and how much is played."""

from __future__ import annotations

import shlex
from dataclasses import replace

from pnp.app.numbers import whole
from pnp.app.project import DEFAULT_DECK, in_use, known_input, playable, sound, use_layout
from pnp.errors import PnpError
from pnp.load.source import STDIN
from pnp.model.targets import Targets
from pnp.report.data import report_data
from pnp.report.lines import report_lines
from pnp.report.report import (
    BLOCKS,
    GAMES,
    QUICK_GAMES,
    QUICK_REPLAYS,
    REPLAYS,
    Asked,
    Report,
    make_report,
    work,
)
from pnp.report.table import Table
from pnp.sim.tables import LARGEST_BOARD

MOST_BY_REFERENCE = 40
"""Games of each kind on boards that only the slow rules can play."""

__all__ = ["Asked", "Report", "Table", "asked_for", "make_report", "report_data", "report_lines", "table_of", "work"]


def page_of(report: Report, workers: int = 1) -> bytes:
    """The report as a page, beside the shipped classic deck where it is about another one."""
    # Drawing is slow to import, and most reports are read in a terminal.
    from pnp.report.page import report_page

    classic = table_of(DEFAULT_DECK, None, report.table.seed)
    if classic.deck.cards == report.table.deck.cards:
        return report_page(report)
    players = tuple(many for many in report.asked.players if many <= classic.most_players())
    asked = replace(report.asked, players=players, blocks=0, replays=0)
    beside = make_report(classic, asked, workers) if players == report.asked.players else None
    return report_page(report, beside)


def table_of(deck: str | None, layout: str | None, seed: int) -> Table:
    """The deck that was named or is in use here; its file's targets go before the project's."""
    place = in_use()
    chosen = known_input(deck, "deck") if deck else place.deck()
    model = playable(sound(chosen.load(), "deck"))
    return Table(
        deck=model,
        layout=use_layout(layout, model),
        command=chosen.in_a_command(),
        layout_option=f"--layout {shlex.quote(layout)}" if layout else "",
        is_piped=deck == STDIN,
        seed=seed,
        targets=Targets().set_by(place.project.targets if place.project else {}, model.targets),
    )


def asked_for(table: Table, players: str | None, games: int | None, is_quick: bool, is_deep: bool) -> Asked:
    """The player counts that the boards allow, or those that were named with commas, and how many games of each."""
    most = table.most_players()
    counts = tuple(range(2, most + 1)) if players is None else _counts(players, most, table.layout.name)
    if not counts:
        raise PnpError(f"layout {table.layout.name} has room for {most} player; a report needs two")
    many = games or (QUICK_GAMES if is_quick else GAMES)
    replays = QUICK_REPLAYS if is_quick else REPLAYS
    blocks = min(many, BLOCKS) if is_deep else 0
    if said := slow_boards(table):
        if is_deep:
            raise PnpError(f"{said}; looking deeper takes too many games there, leave out --deep")
        many, replays = games or min(many, MOST_BY_REFERENCE), QUICK_REPLAYS
    return Asked(counts, many, replays, blocks)


def _counts(text: str, most: int, layout: str) -> tuple[int, ...]:
    parts = [part.strip() for part in text.split(",")]
    counts = {whole(part) for part in parts}
    if not counts <= set(range(2, most + 1)):
        room, example = (f"2 to {most}", f"2,{most}") if most > 2 else ("2 players", "2")
        raise PnpError(f"{text!r} are no player counts; layout {layout} is for {room}, so write for example {example}")
    return tuple(sorted(count for count in counts if count is not None))


def slow_boards(table: Table) -> str:
    """One line where boards are too large for the kernel."""
    board = table.layout.board
    if table.in_kernel:
        return ""
    cells = board.rows * board.cols
    return (
        f"played by the reference rules and simple bots, with no firm warnings about cards and seats: a level has "
        f"{cells} cells, and the kernel holds {LARGEST_BOARD}"
    )
