"""Single games that stand out: how their scores went, and what was played."""

from __future__ import annotations

from dataclasses import dataclass

from pnp.report.moments import moments
from pnp.report.sample import Sample
from pnp.report.telling import player, told
from pnp.rules.state import State
from pnp.sim.match import Match
from pnp.sim.series import recorded

KINDS = {0: "highest score", 1: "lowest score", 2: "widest margin", 4: "most changes of the lead"}
"""By their place in `Course.records`."""


@dataclass(frozen=True, slots=True)
class Followed:
    """A game: each seat's score after each of its turns, the moves in words, and the end."""

    number: int
    courses: tuple[tuple[int, ...], ...]
    moves: tuple[str, ...]
    scores: tuple[int, ...]
    winner: int
    last: State


def follow(match: Match, number: int) -> Followed:
    """Replay a game by the rules and note its course."""
    every = [moment for moment in moments(recorded(match, number)) if moment.seat is not None]
    last = every[-1].state
    outcome = last.outcome()
    return Followed(
        number=number,
        courses=tuple(
            tuple(moment.scores[seat] for moment in every if moment.seat == seat) for seat in range(match.players)
        ),
        moves=tuple(f"{player(moment.seat)} {told(moment)}" for moment in every if moment.seat is not None),
        scores=outcome.scores(),
        winner=outcome.winner,
        last=last,
    )


@dataclass(frozen=True, slots=True)
class Outlier:
    """A game that stands out, why, and the seat whose course shows it."""

    why: str
    game: Followed
    seat: int


def outliers(sample: Sample) -> list[Outlier]:
    """Each game once, for the first reason it stands out."""
    found: dict[int, Outlier] = {}
    records = sample.counts.course.records
    for kind, why in KINDS.items():
        number = records[2 * kind + 1] - 1
        if number >= 0 and number not in found:
            game = follow(sample.match, number)
            seat = game.scores.index(min(game.scores)) if kind == 1 else game.winner
            found[number] = Outlier(why, game, seat)
    return list(found.values())
