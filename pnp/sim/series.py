"""Many games: shared out to workers in chunks, and counted so that the result does not depend on how."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

from pnp.rules.actions import Start
from pnp.rules.game import Game
from pnp.sim import reference
from pnp.sim.counts import Counts, Players, bot_turn, play_games
from pnp.sim.kernel import set_up
from pnp.sim.match import REMEMBERED, Match
from pnp.sim.merging import merged
from pnp.sim.minds import mind_of
from pnp.sim.play import Play
from pnp.sim.record import Record, cell_of, deal_of, logged_action
from pnp.sim.recount import count_record
from pnp.sim.tables import fits_the_kernel, table_of

CHUNK_SECONDS = 0.05
"""About how long a worker plays between two looks at the clock, at progress and at Ctrl-C."""

PAUSE = 256
"""Games that somebody who plays alone plays at a time."""

OnProgress = Callable[[int], None]
"""Told how many games are done."""


@dataclass(frozen=True, slots=True)
class Result:
    """What was counted in how many of the games asked for."""

    match: Match
    counts: Counts
    asked: int
    games: int
    was_stopped: bool = False

    @property
    def is_partial(self) -> bool:
        return self.games < self.asked


def longest_game(game: Game) -> int:
    """As many turns as a game can have: every turn plays a card, but for those that cannot throw in the prototype."""
    owned = [card for seat in range(game.players) for card in game.owned(seat)]
    cards = sum(card.copies for card in (*owned, *game.shared))
    return (cards + 1) * (game.players + 1) if game.rules.end == "piles" else cards


class LaidOut:
    """A game on the table: the kernel's numbers, and one set of pieces to play with again and again."""

    def __init__(self, match: Match, game: Game, has_log: bool = False) -> None:
        self.table = table_of(game)
        self.longest = longest_game(game)
        # A turn has at most three actions, its end, and a choice of pile for each card of the hand.
        self.play = Play(self.table, self.longest * (4 + game.rules.hand_size) if has_log else 0)
        self.starts: tuple[int, ...] = ()
        self.players = Players(self.table, mind_of(match.bots), mind_of(("greedy",) * match.players))


def no_counts(match: Match) -> Counts:
    first = match.game(0)
    return Counts(len(first.cards), first.board.rows * first.board.cols)


class Worker:
    """Plays chunks of games; one for each thread."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.in_kernel = fits_the_kernel(match.game(0))
        self.counts = no_counts(match)
        self.tables: dict[int, tuple[Game, LaidOut]] = {}

    def play(self, first: int, count: int) -> None:
        """Games `first` and on; with rivalry cards drawn anew, each at a table of its own."""
        step = 1 if self.match.drawn or not self.in_kernel else count
        for number in range(first, first + count, step):
            if not self.in_kernel:
                count_record(recorded(self.match, number), number, self.counts)
                continue
            at = self._laid_out(self.match.game(number))
            play_games(at.table, at.play, at.players, self.counts, self.match.seed, number, step, at.longest)

    def counted(self, first: int, count: int) -> Counts:
        """What is counted in these games alone; now and then there is a moment to be stopped in."""
        self.counts = no_counts(self.match)
        for number in range(first, first + count, PAUSE):
            self.play(number, min(PAUSE, first + count - number))
        return self.counts

    def _laid_out(self, game: Game) -> LaidOut:
        # Games are known by identity, for the match gives out the same one again; they are kept, so that it stays so.
        if id(game) not in self.tables:
            if len(self.tables) >= REMEMBERED:
                self.tables.clear()
            self.tables[id(game)] = game, LaidOut(self.match, game)
        return self.tables[id(game)][1]


def play_series(
    match: Match, games: int, workers: int = 1, on_progress: OnProgress | None = None, first: int = 0
) -> Result:
    """Play and count; Ctrl-C stops it, and what is done by then is the result."""
    staff = [Worker(match) for _ in range(max(1, min(workers, games)))]
    share = _Share(first, games, len(staff))
    for worker in staff:
        threading.Thread(target=share.work, args=(worker,), daemon=True).start()
    try:
        while not share.finished.wait(0.1):
            if on_progress:
                on_progress(share.done)
        if on_progress:
            on_progress(share.done)
    except KeyboardInterrupt:
        share.stopped = True
        # Not by joining: an interrupted join takes a thread for ended that still counts.
        share.finished.wait()
    if share.problem:
        raise share.problem
    return Result(match, merged([worker.counts for worker in staff]), games, share.done, share.stopped)


class _Share:
    """Gives out chunks of games that take about as long as a chunk should."""

    def __init__(self, first: int, games: int, workers: int) -> None:
        self.next, self.end = first, first + games
        self.done, self.working = 0, workers
        self.finished = threading.Event()
        self.stopped = False
        self.problem: BaseException | None = None
        self.lock = threading.Lock()

    def work(self, worker: Worker) -> None:
        try:
            self._work(worker)
        except BaseException as problem:
            self.problem, self.stopped = problem, True
        with self.lock:
            self.working -= 1
            if self.working == 0:
                self.finished.set()

    def _work(self, worker: Worker) -> None:
        size = 1
        while True:
            with self.lock:
                size = min(size, self.end - self.next)
                if self.stopped or size == 0:
                    return
                first = self.next
                self.next += size
            started = time.perf_counter()
            worker.play(first, size)
            taken = time.perf_counter() - started
            with self.lock:
                self.done += size
            size = max(1, min(4 * size, int(size * CHUNK_SECONDS / max(taken, 1e-6))))


def recorded(match: Match, number: int) -> Record:
    """One game of the series again, with everything that was played."""
    game = match.game(number)
    if not fits_the_kernel(game):
        return reference.recorded(game, match, number, longest_game(game))
    return record_of(played(match, number), game)


def played(match: Match, number: int) -> LaidOut:
    """One game of the series in the kernel, played to its end and logged."""
    at = LaidOut(match, match.game(number), has_log=True)
    set_up(at.table, at.play, match.seed, number)
    at.starts = tuple(at.play.cell[seat] for seat in range(match.players))
    while not at.play.over and at.play.turns < at.longest:
        bot_turn(at.table, at.play, at.players)
    return at


def record_of(at: LaidOut, game: Game) -> Record:
    """What was played, in the words of the rules."""
    starts = (Start(cell_of(game, cell)) for cell in at.starts)
    actions = (logged_action(game, at.table, at.play, index) for index in range(at.play.logged))
    return Record(game, deal_of(game, at.table, at.play), (*starts, *actions))
