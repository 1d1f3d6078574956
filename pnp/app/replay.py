"""A game in the terminal, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pnp.rules.actions import Action, Draw, End, Start
from pnp.rules.notation import COLOURS
from pnp.rules.picture import draw
from pnp.rules.scoring import Outcome, Points
from pnp.rules.state import State
from pnp.sim.match import Match
from pnp.sim.record import Record
from pnp.sim.series import recorded


@dataclass(frozen=True, slots=True)
class Page:
    """What was done, and the position it led to."""

    title: str
    lines: tuple[str, ...]


def pages(record: Record) -> Iterator[Page]:
    """The table before the first turn, every turn, and the scores."""
    state, turn, number = record.first(), list[Action](), 0
    for action, after in record.states():
        if isinstance(action, Start):
            state = after
            if after.phase == "act":
                yield Page("set-up", tuple(draw(after).splitlines()))
            continue
        turn.append(action)
        if (isinstance(action, End) or state.phase == "draw") and after.phase != "draw":
            number += 1
            yield Page(_title(number, state, turn), tuple(draw(after).splitlines()))
            turn = []
        state = after
    yield Page("scores", tuple(score_lines(state.outcome())))


def page_of_game(match: Match, number: int, deck: str | None = None) -> bytes:
    """A game as a page to step through."""
    # Drawing is slow to import, and most games are looked at in a terminal.
    from pnp.report.replay import replay_page

    bots = ",".join(match.bots) if len(set(match.bots)) > 1 else match.bots[0]
    command = f"pnp replay {deck or ''}".rstrip()
    said = f"{command} --players {match.players} --bots {bots} --seed {match.seed} --game {number}"
    title = f"{match.deck.name}, game {number} of seed {match.seed}"
    return replay_page(recorded(match, number), match.layout, title, said)


def _title(number: int, state: State, turn: list[Action]) -> str:
    played = "; ".join(str(action) for action in turn if not isinstance(action, End | Draw)) or "nothing"
    return f"turn {number}, {COLOURS[state.seat].upper()}: {played}"


def score_lines(outcome: Outcome) -> Iterator[str]:
    """A table of points by source; the winner has a star."""
    levels = len(outcome.points[0].levels)
    heads = [*(f"level {level}" for level in range(levels)), "hits", "supplies", "sweets", "rivalry", "total", "ended"]
    yield "   " + "".join(f"{head:>10}" for head in heads)
    for seat, points in enumerate(outcome.points):
        mark = "*" if seat == outcome.winner else " "
        reason = outcome.finished[seat] or "-"
        yield f"{COLOURS[seat].upper()}{mark} " + "".join(f"{part:>10}" for part in (*_parts(points), reason))


def _parts(points: Points) -> tuple[int, ...]:
    return (*points.levels, points.hits, points.supplies, points.sweets, points.rivalry, points.total())
