"""Holding figures against targets: two bots must agree before a warning is firm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from pnp.model.targets import TARGET_FIELDS, Side, Targets
from pnp.report.sample import Figure

Kind = Literal["WARN", "NOTE", "PASS"]
Fit = Literal["missed", "close", "met"]

LABELS = {
    "sound": "games are sound",
    "placements": "card fits an empty board nowhere",
    "alike": "cards alike",
    "dead": "card left over",
    "fits_nowhere": "card fits nowhere",
    "face_down": "card played face down",
    "seats": "wins of a seat",
    "impact": "wins that a card changes",
    "stuck": "players who get stuck",
    "choice": "turns with a choice",
    "shortest": "turns of a player",
    "longest": "turns of a player",
    "middle": "players who climb",
    "top": "players on the top level",
    "source": "points from one source",
    "ties": "games decided by a tie-break",
    "skill": "wins of greedy against random",
    "search": "wins of search against greedy",
    "restricted": "wins while leaving something out",
    "runaway": "games led by the winner from the first half on",
}
"""What each topic is called; their order is that of a report."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A bound and on which side of it a figure should be; `even` is the middle of a `within`."""

    side: Side
    bound: float
    even: float = 0.0
    is_share: bool = True

    @classmethod
    def of(cls, targets: Targets, name: str, even: float = 0.0) -> Goal:
        facts = TARGET_FIELDS[name].metadata
        return cls(facts["side"], getattr(targets, name), even, facts["is_share"])

    def beyond(self, figure: Figure) -> float:
        """How far a figure is past the bound; below zero it keeps it."""
        match self.side:
            case "at most":
                return figure.value - self.bound
            case "at least":
                return self.bound - figure.value
            case "within":
                return abs(figure.value - self.even) - self.bound

    def fit(self, figure: Figure) -> Fit:
        """Missed only where chance is no explanation: where all of the interval is past the bound."""
        if self.beyond(figure) <= 0:
            return "met"
        match self.side:
            case "at most":
                is_sure = figure.low > self.bound
            case "at least":
                is_sure = figure.high < self.bound
            case "within":
                is_sure = figure.low > self.even + self.bound or figure.high < self.even - self.bound
        return "missed" if is_sure else "close"

    def __str__(self) -> str:
        def number(value: float) -> str:
            return f"{100 * value:.3g} %" if self.is_share else f"{value:g}"

        if self.side == "within":
            return f"{100 * max(0.0, self.even - self.bound):.3g} to {number(min(1.0, self.even + self.bound))}"
        return f"{self.side} {number(self.bound)}"


@dataclass(frozen=True, slots=True)
class Judgement:
    """One thing that was looked at; `figures` are by bot, and `replay` is a command that shows it."""

    kind: Kind
    topic: str
    subject: str
    figures: tuple[tuple[str, Figure], ...] = ()
    goal: Goal | None = None
    players: int | None = None
    remark: str = ""
    replay: str = ""
    beyond: float = 0.0
    cards: tuple[str, ...] = ()
    """The ids of the cards it is about, where it is about cards."""

    @property
    def label(self) -> str:
        return LABELS[self.topic]

    def rank(self) -> tuple[int, int, float]:
        """Where it stands in a report: warnings first, then by topic, the worst first."""
        return ("WARN", "NOTE", "PASS").index(self.kind), list(LABELS).index(self.topic), -self.beyond


def judged(
    topic: str,
    subject: str,
    figures: Sequence[tuple[str, Figure]],
    goal: Goal,
    players: int | None = None,
    replay: str = "",
    cards: tuple[str, ...] = (),
) -> Judgement:
    """What the bots' figures say together."""
    fits = [goal.fit(figure) for _, figure in figures]
    remark = ""
    kind: Kind = "PASS"
    if all(fit == "missed" for fit in fits):
        kind = "WARN"
    elif "missed" in fits and "met" in fits:
        kind, remark = "NOTE", "bots disagree"
    elif "missed" in fits or "close" in fits:
        kind, remark = "NOTE", "more games would tell"
    beyond = min(goal.beyond(figure) for _, figure in figures)
    shown = replay if kind != "PASS" else ""
    return Judgement(kind, topic, subject, tuple(figures), goal, players, remark, shown, beyond, cards)


def gravest(judgements: Sequence[Judgement]) -> Judgement:
    """Of judgements on one thing under several circumstances, the one to tell of."""
    return min(judgements, key=Judgement.rank)
