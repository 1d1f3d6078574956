"""The judge judged: does the report see what is planted, keep quiet about what is healthy, and do intervals hold?

`make judge` plays the full counts; the suite plays fewer, seeded. Each trial gives a count, and what it must be.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from os import cpu_count
from random import Random
from statistics import fmean
from typing import TypeVar

from pnp.model.deck import Deck
from pnp.model.layout import Layout
from pnp.report.compare import compare, contest_of
from pnp.report.looking import look
from pnp.report.report import play_samples
from pnp.report.sample import Figure, Sample, play_sample, together
from pnp.report.table import BOTS
from pnp.report.versus import versus
from pnp.sim import bits
from pnp.sim.blocks import Contest, Side, play_blocks
from pnp.sim.sequential import Verdict
from tests.report.planted import WEAK, classic, dead_card, even_seats, near_twins, seat_bias, table, with_card
from tests.sim.matches import deck

WORKERS = cpu_count() or 1
Result = TypeVar("Result")


@dataclass(frozen=True)
class Trial:
    """How often something happened, and how often it should."""

    name: str
    happened: int
    of: int
    least: float = 0.0
    most: float = 1.0

    @property
    def is_passed(self) -> bool:
        return self.least <= self.happened / self.of <= self.most

    def __str__(self) -> str:
        wanted = f"{100 * self.least:g} to {100 * self.most:g} %"
        verdict = "pass" if self.is_passed else "FAIL"
        return f"{verdict}  {self.name}: {self.happened} of {self.of} ({100 * self.happened / self.of:.1f} %), {wanted}"


def spread_over(work: Callable[[int], Result], numbers: Sequence[int]) -> list[Result]:
    with ThreadPoolExecutor(WORKERS) as staff:
        return list(staff.map(work, numbers))


def warned(one: Deck, seed: int, games: int, players: Sequence[int] = (2,)) -> list[tuple[str, tuple[str, ...]]]:
    """The topics and cards of all warnings on a deck."""
    at = table(one, seed)
    judgements = look(at, play_samples(at, players, games), replays=0)
    return [(judgement.topic, judgement.cards) for judgement in judgements if judgement.kind == "WARN"]


def flagged(name: str, one: Deck, topic: str, cards: tuple[str, ...], games: int, seeds: Sequence[int]) -> Trial:
    """What is planted is warned of in 95 of 100 seeds."""
    found = spread_over(lambda seed: (topic, cards) in warned(one, seed, games), seeds)
    return Trial(f"{name} is flagged at {games} games", sum(found), len(seeds), least=0.95)


def planted(seeds: Sequence[int]) -> Iterator[Trial]:
    yield flagged("a dead card", dead_card(), "dead", ("kite",), 200, seeds)
    yield flagged("a seat bias of 6 points", seat_bias(6), "seats", (), 400, seeds)
    yield flagged("a pair of twins", near_twins(), "alike", ("first-twin", "second-twin"), 20, seeds[:1])


def healthy(seeds: Sequence[int], games: int = 400) -> Iterator[Trial]:
    found = spread_over(lambda seed: bool(warned(even_seats(), seed, games, (2, 3, 4))), seeds)
    yield Trial(f"a healthy deck is warned of at {games} games, 2 to 4 players", sum(found), len(seeds), most=0.05)


def against_itself(blocks: int) -> Iterator[Trial]:
    """Exactly its share of every block."""
    for players in (2, 3, 4):
        for name in ("classic", "wide"):
            side = Side(deck(name).personal)
            played = play_blocks(Contest(deck(name), Layout(), side, side, players, seed=5), 0, blocks, WORKERS)
            even = sum(block.wins == 1 and block.lead == 0 for block in played)
            yield Trial(f"{name} against itself, {players} players, wins one game of a block", even, blocks, least=1.0)


FIGURES: dict[str, Callable[[Sample], Figure]] = {
    "wins of a seat": lambda sample: sample.wins(0),
    "card left over": lambda sample: sample.card(6, 0),
    "card face down": lambda sample: sample.card(6, 2),
    "players on the top level": lambda sample: sample.reached(2),
    "points from supplies": lambda sample: sample.source(bits.LEVELS + 1),
}


RARELY_VARYING: dict[str, Callable[[Sample], Figure]] = {"turns with a choice": Sample.choice}
"""Nearly all games of two have two turns without a choice: it takes many until their number varies at all."""


def held(name: str, figures: Sequence[Figure], value: float) -> Trial:
    """Of nominal 95 % intervals, 93 to 97 % hold the true value."""
    holding = sum(figure.low <= value <= figure.high for figure in figures)
    return Trial(f"intervals hold: {name}", holding, len(figures), 0.93, 0.97)


def coverage(samples: int, games: int, figures: dict[str, Callable[[Sample], Figure]]) -> Iterator[Trial]:
    """All games together tell what is true."""
    match = table(classic(), 9).match(2, BOTS[0])
    found = spread_over(lambda seed: play_sample(replace(match, seed=1_000 + seed), games, 1), range(samples))
    everything = together(match, [sample.counts for sample in found], games * samples)
    for name, figure in figures.items():
        yield held(f"{name}, {games} games", [figure(sample) for sample in found], figure(everything).value)


def block_coverage(samples: int, blocks: int) -> Iterator[Trial]:
    weak = with_card(classic(), "elbow", WEAK)
    contest = contest_of(classic(), weak, Layout(), 2, BOTS[0], seed=11)
    found = spread_over(
        lambda seed: versus(play_blocks(replace(contest, seed=2_000 + seed), 0, blocks)), range(samples)
    )
    for name, figures in (
        ("wins over blocks", [one.wins for one in found]),
        ("points ahead over blocks", [one.lead for one in found]),
    ):
        yield held(f"{name}, {blocks} blocks", figures, fmean(figure.value for figure in figures))


def reordered(one: Deck, seed: str) -> Deck:
    """The same cards in another order, so that every deal is another one and nothing else is."""
    cards = list(one.personal)
    Random(seed).shuffle(cards)
    return replace(one, personal=tuple(cards))


def null_verdict(seed: int) -> Verdict:
    """Two decks that differ in luck alone."""
    one, other = (reordered(classic(), f"{side} {seed}") for side in "AB")
    return compare(contest_of(one, other, Layout(), 2, BOTS[0], seed), cap=2_000).verdict


def comparisons(nulls: int, reals: int) -> Iterator[Trial]:
    found = spread_over(null_verdict, range(nulls))
    false = sum(verdict in ("A better", "B better") for verdict in found)
    yield Trial("a false verdict on decks that differ in luck alone", false, nulls, most=0.06)
    none = found.count("no such difference")
    yield Trial("no such difference on decks that differ in luck alone", none, nulls, least=0.94)
    weak = with_card(classic(), "elbow", WEAK)
    real = spread_over(
        lambda seed: compare(contest_of(classic(), weak, Layout(), 2, BOTS[0], seed)).verdict, range(reals)
    )
    yield Trial("A better where B has a useless card", real.count("A better"), reals, least=0.95)


def all_trials() -> Iterator[Trial]:
    """The full counts."""
    yield from against_itself(1_000)
    yield from planted(range(1, 101))
    yield from healthy(range(1, 101))
    yield from coverage(1_000, 200, FIGURES)
    yield from coverage(1_000, 2_000, RARELY_VARYING)
    yield from block_coverage(1_000, 200)
    yield from comparisons(200, 100)


if __name__ == "__main__":
    failed = False
    for trial in all_trials():
        print(trial, flush=True)
        failed = failed or not trial.is_passed
    sys.exit(failed)
