"""Games by the second: `python -m bench simulating`.

Every figure is a ratio of interleaved rounds in one process or of processes that take turns, so that a busy machine
disturbs both sides alike.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import mean, median

from bench.measure import cpu_seconds, report

SPEED = """
import json, sys, time
from bench.simulating import seconds_a_game
print(json.dumps([seconds_a_game(*job) for job in json.loads(sys.argv[1])]))
"""
JOBS = (("random", 2), ("random", 4), ("greedy", 2), ("greedy", 4))
ROUNDS = 7


def seconds_a_game(bot: str, players: int, games: int, extras: str = "") -> float:
    """CPU time of one counted game; `extras` is `plain` for no counting, `prototype`, or `pair n` for rivalry cards."""
    from pnp.app.project import shipped_input
    from pnp.model.deck import Deck
    from pnp.model.layout import Layout
    from pnp.model.rivalry import RivalrySet
    from pnp.sim.counts import Counts, play_games, play_plainly
    from pnp.sim.match import Match
    from pnp.sim.series import LaidOut

    deck = shipped_input("prototype" if extras == "prototype" else "classic").load().model
    rivalry = shipped_input("rivalry").load().model
    assert isinstance(deck, Deck) and isinstance(rivalry, RivalrySet)
    # Pair number n of two cards as a series draws them: some cost more to look at than others.
    pair = int(extras.removeprefix("pair ")) if extras.startswith("pair ") else None
    cards = () if pair is None else rivalry.cards
    match = Match(deck, Layout(), players, (bot,) * players, 1, cards, 0 if pair is None else 2)
    at = LaidOut(match, match.game(pair or 0))
    counts = Counts(at.table.designs, at.table.cells)
    play_plainly(at.table, at.play, at.players, 1, 0, max(1, games // 20), at.longest)
    started = time.process_time()
    if extras == "plain":
        play_plainly(at.table, at.play, at.players, 1, 0, games, at.longest)
    else:
        play_games(at.table, at.play, at.players, counts, 1, 0, games, at.longest)
    return (time.process_time() - started) / games


def in_process(jobs: list[tuple[object, ...]], uncompiled: bool) -> list[float]:
    """Seconds a game of each job, in a process of its own."""
    environment = {**os.environ, "PNP_UNCOMPILED": "1" if uncompiled else ""}
    command = [sys.executable, "-c", SPEED, json.dumps(jobs)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: list[float] = json.loads(done.stdout)
    return found


def ratio(slow: Callable[[], float], fast: Callable[[], float]) -> float:
    """The median of one against the other over rounds in which both take their turn."""
    return median(slow() / fast() for _ in range(ROUNDS))


def compiled_against_uncompiled() -> bool:
    rounds = []
    for _ in range(3):
        slow = in_process([(bot, players, 60 if bot == "random" else 8) for bot, players in JOBS], uncompiled=True)
        fast = in_process([(bot, players, 8000 if bot == "random" else 800) for bot, players in JOBS], uncompiled=False)
        rounds.append([one / other for one, other in zip(slow, fast, strict=True)])
    held = []
    for index, (bot, players) in enumerate(JOBS):
        figure = median(found[index] for found in rounds)
        held.append(report(f"compiled against uncompiled, {bot}, {players} players", figure, 60, at_most=False))
    return all(held)


def costs() -> bool:
    """What counting, other rules, rivalry cards and trying everything out cost."""
    held = []
    for bot, games in (("random", 4000), ("greedy", 400)):
        plain = _job(bot, 2, games, "plain")
        counted = _job(bot, 2, games)
        held.append(report(f"counting against not counting, {bot}", ratio(counted, plain), 1.3))
        held.append(report(f"prototype against final, {bot}", ratio(_job(bot, 2, games, "prototype"), counted), 2))
        pairs = [ratio(_job(bot, 2, games // 2, f"pair {number}"), counted) for number in range(12)]
        what = f"two rivalry cards against none, {bot}, mean of 12 pairs (dearest {max(pairs):.2f}x)"
        held.append(report(what, mean(pairs), 2))
    brute, greedy = _job("brute", 2, 20), _job("greedy", 2, 400)
    held.append(report("greedy against its brute-force twin", ratio(brute, greedy), 5, at_most=False))
    return all(held)


def _job(bot: str, players: int, games: int, extras: str = "") -> Callable[[], float]:
    return lambda: seconds_a_game(bot, players, games, extras)


def threads() -> bool:
    """Wall-clock time of one worker against two."""
    from pnp.app.simulate import match_of
    from pnp.sim.series import play_series

    match = match_of("classic", None, None, 2, "greedy", "none", 1)

    def taken(workers: int) -> float:
        started = time.perf_counter()
        play_series(match, 6_000, workers)
        return time.perf_counter() - started

    return report("two threads against one", ratio(lambda: taken(1), lambda: taken(2)), 1.7, at_most=False)


def main() -> bool:
    """Print every figure; tell whether all hold."""
    held = [compiled_against_uncompiled(), costs(), threads()]
    for bot, players in JOBS:
        speed = 1 / seconds_a_game(bot, players, 8000 if bot == "random" else 1000)
        print(f"     {bot}, {players} players: {speed:,.0f} games by CPU second and core, counted", flush=True)
    command = [sys.executable, "-m", "pnp", "simulate", "--games", "1000"]
    held.append(report("pnp simulate --games 1000, CPU", median(cpu_seconds(command) for _ in range(5)), 1, unit=" s"))
    return all(held)
