"""Games played in batches, so that anything counted in them has an interval."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pnp.sim import bits
from pnp.sim.counts import Counts
from pnp.sim.match import Match
from pnp.sim.merging import merged
from pnp.sim.series import Result, Worker, no_counts, play_series
from pnp.sim.statistics import BATCHES, batch_interval, median_interval, wilson


@dataclass(frozen=True, slots=True)
class Figure:
    """A number and its 95 % interval; one that was not estimated is exact."""

    value: float
    low: float
    high: float
    is_exact: bool = False

    @classmethod
    def exactly(cls, value: float) -> Figure:
        return cls(value, value, value, is_exact=True)


def share(part: int, whole: int) -> Figure:
    """A share of cases that do not depend on each other."""
    return Figure(part / whole if whole else 0.0, *wilson(part, whole))


@dataclass(frozen=True, slots=True)
class Sample:
    """One match: everything counted, and the same batch by batch."""

    match: Match
    counts: Counts
    batches: tuple[Counts, ...]
    games: int

    @property
    def bot(self) -> str:
        return self.match.bots[0]

    @property
    def players(self) -> int:
        return self.match.players

    def result(self) -> Result:
        return Result(self.match, self.counts, self.games, self.games)

    def ratio(self, part: Callable[[Counts], int], whole: Callable[[Counts], int]) -> Figure:
        """One count as a share of another, over all games; the batch is the unit of its interval."""
        return Figure(
            *batch_interval([part(batch) for batch in self.batches], [whole(batch) for batch in self.batches])
        )

    def wins(self, seat: int) -> Figure:
        """With the same cards and bots in all seats, the rotations of a deal are one game, and a block is a game."""
        return share(self.counts.wins[seat], self.games)

    def card(self, index: int, count: int) -> Figure:
        """Draws of a card that were left over (0), or played face down (2); see `Counts.cards`."""
        drawn, up, down = (self.counts.cards[index * 5 + offset] for offset in range(3))
        return share(down if count == 2 else drawn - up, drawn)

    def fits_nowhere(self, index: int) -> Figure:
        return self.ratio(lambda counts: counts.cards[index * 5 + 4], lambda counts: counts.cards[index * 5 + 3])

    def ended(self, reason: int) -> Figure:
        """Players who were finished for a reason; those of one game have it in common."""
        seats = range(self.players)
        return self.ratio(lambda counts: sum(counts.ends[seat * 4 + reason] for seat in seats), self._players)

    def _players(self, counts: Counts) -> int:
        return counts.totals[0] * self.players

    def reached(self, level: int) -> Figure:
        """Players who came to a level or above."""
        seats, levels = range(self.players), range(level, self.match.layout.board.levels)
        return self.ratio(
            lambda counts: sum(counts.reached[seat * bits.LEVELS + to] for seat in seats for to in levels),
            self._players,
        )

    def turns(self) -> Figure:
        """Turns of a player in the median game."""
        middle, low, high = median_interval(list(self.counts.lengths))
        return Figure(middle / self.players, low / self.players, high / self.players)

    def choice(self) -> Figure:
        """Turns with a choice of cards."""
        return self.ratio(lambda counts: counts.totals[2], lambda counts: counts.totals[1])

    def source(self, index: int) -> Figure:
        """Points that come from one source; see `source_names`."""
        seats = range(self.players)

        def part(counts: Counts) -> int:
            return sum(counts.sources[seat * bits.SOURCES + index] for seat in seats)

        return self.ratio(part, lambda counts: sum(counts.score_sums[seat] for seat in seats))


SOURCES = ("hits", "supplies", "sweets", "rivalry", "start")


def source_names(levels: int) -> dict[int, str]:
    """Where points come from, by their place in `Counts.sources`."""
    named = {level: f"level {level}" for level in range(levels)}
    return named | {bits.LEVELS + index: name for index, name in enumerate(SOURCES)}


def play_sample(match: Match, games: int, workers: int = 1) -> Sample:
    """Play so many games; Ctrl-C is passed on, for half a sample is none."""
    # A worker alone lays out its table once for all batches.
    alone = Worker(match) if workers == 1 else None
    ends = [games * (number + 1) // BATCHES for number in range(BATCHES)]
    spans = [(first, end - first) for first, end in zip([0, *ends], ends, strict=False) if end > first]
    batches = [alone.counted(*span) if alone else _counted(match, *span, workers) for span in spans]
    return together(match, batches, games)


def _counted(match: Match, first: int, count: int, workers: int) -> Counts:
    result = play_series(match, count, workers, first=first)
    # Even where all games had been given out, whoever asked to stop meant the whole.
    if result.was_stopped:
        raise KeyboardInterrupt
    return result.counts


def together(match: Match, batches: Sequence[Counts], games: int) -> Sample:
    """Batches as one sample."""
    return Sample(match, merged([no_counts(match), *batches]), tuple(batches), games)
