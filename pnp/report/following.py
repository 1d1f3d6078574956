"""Single games that stand out: how their scores went, and what was played."""

from __future__ import annotations

from dataclasses import dataclass

from pnp.report.sample import Sample
from pnp.rules.actions import Action, Draw, End, Start
from pnp.rules.notation import COLOURS
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


def follow(match: Match, number: int) -> Followed:
    """Replay a game by the rules and note its course."""
    record = recorded(match, number)
    courses: list[list[int]] = [[] for _ in range(match.players)]
    moves: list[str] = []
    state, turn = record.first(), list[Action]()
    for action, after in record.states():
        if not isinstance(action, Start):
            turn.append(action)
            if (isinstance(action, End) or state.phase == "draw") and after.phase != "draw":
                courses[state.seat].append(after.outcome().scores()[state.seat])
                played = "; ".join(str(one) for one in turn if not isinstance(one, End | Draw)) or "nothing"
                moves.append(f"{COLOURS[state.seat].upper()}: {played}")
                turn = []
        state = after
    outcome = state.outcome()
    return Followed(number, tuple(map(tuple, courses)), tuple(moves), outcome.scores(), outcome.winner)


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
