"""A whole report: played, looked at and judged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from pnp.report.deep import BLOCKS, Deep, deep_judgements, look_deeper, steps
from pnp.report.judging import Judgement
from pnp.report.looking import Samples, look
from pnp.report.sample import Sample, play_sample
from pnp.report.table import BOTS, Table

GAMES, QUICK_GAMES = 2_000, 300
REPLAYS, QUICK_REPLAYS = 10, 2

FACTS = ("sound", "placements", "alike")
"""Topics that are no matter of how well somebody plays."""

OnPlayed = Callable[[int], None]
"""Told how much was done since it was last told."""


@dataclass(frozen=True, slots=True)
class Asked:
    """How much is looked at."""

    players: tuple[int, ...]
    games: int = GAMES
    replays: int = REPLAYS
    blocks: int = 0
    """Of each comparison that `--deep` adds."""

    def series(self) -> int:
        return len(self.players) * len(BOTS)


@dataclass(frozen=True, slots=True)
class Report:
    """Everything that was found; judgements stand in the order of their weight."""

    table: Table
    asked: Asked
    samples: Samples
    judgements: tuple[Judgement, ...]
    deep: Deep | None = None

    def count(self, kind: str) -> int:
        return sum(judgement.kind == kind for judgement in self.judgements)

    @property
    def misses_a_target(self) -> bool:
        return self.count("WARN") > 0

    def sample(self, players: int, bot: str = BOTS[0]) -> Sample:
        return self.samples[players, bot]


def work(table: Table, asked: Asked) -> int:
    """How much there is to do, in games; a comparison counts as its games."""
    return asked.series() * asked.games + (steps(table) * 2 * asked.blocks if asked.blocks else 0)


def make_report(table: Table, asked: Asked, workers: int = 1, on_played: OnPlayed | None = None) -> Report:
    """Play with both bots and every number of players, then look."""
    tell = on_played or (lambda _: None)
    samples = play_samples(table, asked.players, asked.games, workers, tell)
    found = look(table, samples, asked.replays)
    if not table.in_kernel:
        found = [by_simple_bots(judgement) for judgement in found]
    deep = None
    if asked.blocks:
        deep = look_deeper(table, samples, asked.blocks, workers, lambda: tell(2 * asked.blocks))
        found += deep_judgements(table, samples, deep)
    return Report(table, asked, samples, tuple(sorted(found, key=Judgement.rank)), deep)


def by_simple_bots(judgement: Judgement) -> Judgement:
    """On boards too large for the kernel, bots overlook most turns: what cards and seats seem to do is no warning."""
    if judgement.kind != "WARN" or judgement.topic in FACTS:
        return judgement
    return replace(judgement, kind="NOTE", remark="only simple bots play boards so large")


def play_samples(
    table: Table, players: Sequence[int], games: int, workers: int = 1, on_played: OnPlayed | None = None
) -> Samples:
    """A sample for each number of players and each bot."""
    samples = {}
    for many in players:
        for bot in BOTS:
            samples[many, bot] = play_sample(table.match(many, bot), games, workers)
            if on_played:
                on_played(games)
    return samples


__all__ = ["BLOCKS", "GAMES", "QUICK_GAMES", "QUICK_REPLAYS", "REPLAYS", "Asked", "Report", "make_report", "work"]
