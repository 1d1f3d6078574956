"""Holding figures against targets: two bots must agree before a warning is firm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Literal

from pnp.model.targets import TARGET_FIELDS, Side, Targets
from pnp.report.sample import Figure

Kind = Literal["WARN", "NOTE", "PASS"]
Fit = Literal["too low", "too high", "close", "met"]

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

    @property
    def highest(self) -> float:
        return {"at most": self.bound, "at least": inf, "within": self.even + self.bound}[self.side]

    @property
    def lowest(self) -> float:
        return {"at most": -inf, "at least": self.bound, "within": self.even - self.bound}[self.side]

    def beyond(self, *figures: Figure) -> float:
        """How far figures are past the bound, all of them on the same side; below zero they do not agree that it is."""
        above = min(figure.value for figure in figures) - self.highest
        below = self.lowest - max(figure.value for figure in figures)
        return max(above, below)

    def fit(self, figure: Figure) -> Fit:
        """Missed only where chance is no explanation: where all of the interval is past the bound."""
        if self.beyond(figure) <= 0:
            return "met"
        if figure.low > self.highest:
            return "too high"
        return "too low" if figure.high < self.lowest else "close"

    def __str__(self) -> str:
        def number(value: float) -> str:
            return f"{100 * value:.3g} %" if self.is_share else f"{value:g}"

        if self.side == "within":
            # What is even to nothing may be less than that.
            low = max(0.0, self.lowest) if self.even else self.lowest
            return f"{100 * low:.3g} to {number(min(1.0, self.highest))}"
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
    kind, remark = agreed({goal.fit(figure) for _, figure in figures})
    beyond = goal.beyond(*(figure for _, figure in figures))
    shown = replay if kind != "PASS" else ""
    return Judgement(kind, topic, subject, tuple(figures), goal, players, remark, shown, beyond, cards)


def agreed(fits: set[Fit]) -> tuple[Kind, str]:
    """A warning is firm only where all bots see the same miss; why it is not, where it is not."""
    missed = fits & {"too low", "too high"}
    if len(fits) == 1 and missed:
        return "WARN", ""
    if len(missed) == 2 or (missed and "met" in fits):
        return "NOTE", "bots disagree"
    return ("PASS", "") if fits == {"met"} else ("NOTE", "more games would tell")


def gravest(judgements: Sequence[Judgement]) -> Judgement:
    """Of judgements on one thing under several circumstances, the one to tell of."""
    return min(judgements, key=Judgement.rank)
