"""A report on one screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.report.judging import Judgement
from pnp.report.report import Report
from pnp.report.sample import Figure
from pnp.report.table import BOTS

MOST = 40
"""Lines, whatever was found."""
HONESTY = "Bots are not people: what they show is where to look, not how a game feels."


def head(report: Report) -> str:
    """What was played, in one line."""
    players = ", ".join(map(str, report.asked.players))
    rules = report.table.match(2, BOTS[0]).game(0).rules.name
    return (
        f"{report.table.deck.name} on {report.table.layout.name}, ruleset {rules}, {players} players: "
        f"{report.asked.games:,} games each with {' / '.join(BOTS)} (figures in this order), seed {report.table.seed}"
    )


def tally(report: Report) -> str:
    """How it went, in one line."""
    return f"{report.count('WARN')} warned, {report.count('NOTE')} noted, {report.count('PASS')} passed"


def report_lines(report: Report) -> list[str]:
    """The gravest first; of what passed, for each topic what came nearest to its target."""
    grave = [judgement for judgement in report.judgements if judgement.kind != "PASS"]
    passed = nearest(report.judgements)
    first = [head(report), f"{tally(report)}. {HONESTY}"]
    last = [_line(judgement) for judgement in passed]
    room = MOST - len(first) - len(last)
    shown: list[str] = []
    for index, judgement in enumerate(grave):
        lines = [_line(judgement), *([f"      {judgement.replay}"] if judgement.replay else [])]
        left = len(grave) - index
        if len(shown) + len(lines) + (left > 1) > room:
            shown.append(f"      ... and {left} more; --out and --json tell all")
            break
        shown += lines
    return [*first, *shown, *last]


def nearest(judgements: Sequence[Judgement]) -> list[Judgement]:
    """Of each topic that passed, the judgement nearest to its target."""
    best: dict[str, Judgement] = {}
    for judgement in judgements:
        if judgement.kind == "PASS":
            known = best.get(judgement.topic)
            if known is None or judgement.beyond > known.beyond:
                best[judgement.topic] = judgement
    return list(best.values())


def _line(judgement: Judgement) -> str:
    return f"{judgement.kind}  {sentence(judgement)}"


def sentence(judgement: Judgement) -> str:
    """Label, subject, circumstances, figures and target."""
    players = f"{judgement.players} players" if judgement.players else ""
    who = ", ".join(filter(None, (judgement.subject, players)))
    parts = [judgement.label if not who else f"{judgement.label}: {who}"]
    if figures := " / ".join(figure_texts(judgement)):
        parts.append(f" {figures}")
    if judgement.goal:
        parts.append(f", target {judgement.goal}")
    if judgement.remark:
        parts.append(f" ({judgement.remark})")
    return "".join(parts)


def figure_texts(judgement: Judgement) -> Iterator[str]:
    """The figures of the bots in their order; what is not estimated has no interval."""
    is_share = judgement.goal is None or judgement.goal.is_share
    for _, figure in judgement.figures:
        yield figure_text(figure, is_share)


def figure_text(figure: Figure, is_share: bool = True) -> str:
    def number(value: float) -> str:
        # Adding nothing takes the sign from a zero.
        return f"{round(100 * value if is_share else value, 1) + 0.0:.1f}"

    unit = " %" if is_share else ""
    if figure.is_exact:
        return f"{number(figure.value)}{unit}"
    return f"{number(figure.value)}{unit} [{number(figure.low)}, {number(figure.high)}]"
