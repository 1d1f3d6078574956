"""A game again: in the terminal turn by turn, as a page to step through, or as a strip to print."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pnp.model.rivalry import RivalryCard
from pnp.report.telling import rule_of
from pnp.rules.actions import Action, Draw, End, Start
from pnp.rules.notation import COLOURS
from pnp.rules.picture import draw
from pnp.rules.scoring import Outcome
from pnp.rules.state import State
from pnp.sim.match import Match
from pnp.sim.record import Record
from pnp.sim.series import recorded

PAPERS = ("a4", "letter")
"""What strips are made for."""


@dataclass(frozen=True, slots=True)
class Page:
    """What was done, and the position it led to."""

    title: str
    lines: tuple[str, ...]


def rivalry_in(match: Match, record: Record) -> tuple[RivalryCard, ...]:
    """The rivalry cards of one game of a series, which may draw others for each."""
    return tuple(card for card in match.rivalry if card.id in record.game.rivalry)


def pages(record: Record, rivalry: Sequence[RivalryCard] = ()) -> Iterator[Page]:
    """The table before the first turn with the rivalry cards in play, every turn, and the scores."""
    state, turn, number = record.first(), list[Action](), 0
    for action, after in record.states():
        if isinstance(action, Start):
            state = after
            if after.phase == "act":
                yield Page("set-up", (*draw(after).splitlines(), *_rivalry_lines(rivalry)))
            continue
        turn.append(action)
        if (isinstance(action, End) or state.phase == "draw") and after.phase != "draw":
            number += 1
            yield Page(_title(number, state, turn), tuple(draw(after).splitlines()))
            turn = []
        state = after
    yield Page("scores", tuple(score_lines(state.outcome())))


def _rivalry_lines(rivalry: Sequence[RivalryCard]) -> Iterator[str]:
    if rivalry:
        yield "rivalry cards"
        yield from (f"  {rule_of(card)}" for card in rivalry)


def page_of_game(match: Match, number: int, command: str) -> bytes:
    """A game as a page to step through; `command` shows it again."""
    # Drawing is slow to import, and most games are looked at in a terminal.
    from pnp.report.replay import replay_page

    title, record = f"{match.deck.name}, {_which(match, number)}", recorded(match, number)
    return replay_page(record, match.layout, title, command, rivalry_in(match, record))


def strip_of_game(match: Match, number: int, command: str, paper: str) -> bytes:
    """The key moments of a game as PDF."""
    from pnp.render import pdf
    from pnp.report.strip import Heading, strip_pages
    from pnp.scene.page import Document
    from pnp.sheets.papers import SIZES

    record = recorded(match, number)
    heading = Heading(match.deck.name, _which(match, number), command, rivalry_in(match, record))
    made = strip_pages(record, match.layout, heading, paper, SIZES[paper])
    return pdf.write(Document(made[0].title, made, subject=command))


def _which(match: Match, number: int) -> str:
    return f"game {number} of seed {match.seed}"


def command_of(deck: str | None, number: int, options: Mapping[str, Any]) -> str:
    """What to type to see the game again; what was left to the deck is left to it again."""
    said = {name: options[name] for name in ("players", "bots", "rivalry", "layout", "rules", "seed")}
    given = {name: value for name, value in said.items() if value is not None and (name, value) != ("rivalry", "none")}
    words = [*([deck] if deck else []), *(word for name, value in given.items() for word in (f"--{name}", str(value)))]
    return shlex.join(["pnp", "replay", *words, "--game", str(number)])


def _title(number: int, state: State, turn: list[Action]) -> str:
    played = "; ".join(str(action) for action in turn if not isinstance(action, End | Draw)) or "nothing"
    return f"turn {number}, {COLOURS[state.seat].upper()}: {played}"


def score_lines(outcome: Outcome) -> Iterator[str]:
    """A table of points by source; the winner has a star."""
    sources = outcome.by_source()
    yield "   " + "".join(f"{head:>10}" for head in (*sources, "total", "ended"))
    for seat, total in enumerate(outcome.scores()):
        mark = "*" if seat == outcome.winner else " "
        counts = [points[seat] for points in sources.values()]
        reason = outcome.finished[seat] or "-"
        yield f"{COLOURS[seat].upper()}{mark} " + "".join(f"{part:>10}" for part in (*counts, total, reason))
