"""A report for programs: versioned, complete, the same for the same seed."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from pnp.report.deep import Deep
from pnp.report.judging import Judgement
from pnp.report.lines import sentence
from pnp.report.report import Report
from pnp.report.sample import Figure
from pnp.sim.summary import DIGITS, summary

VERSION = 1

Data = dict[str, Any]


def report_data(report: Report) -> Data:
    """Judgements first, then all numbers behind them."""
    table = report.table
    return {
        "version": VERSION,
        "deck": table.deck.name,
        "layout": table.layout.name,
        "seed": table.seed,
        "games": report.asked.games,
        "players": list(report.asked.players),
        "missed": report.misses_a_target,
        "targets": {target.name: getattr(table.targets, target.name) for target in fields(table.targets)},
        "judgements": [_judgement(judgement) for judgement in report.judgements],
        "placements": {card.id: table.layout.board.placements(card.pattern) for card in table.cards()},
        "deep": _deep(report.deep) if report.deep else None,
        "series": [summary(sample.result()) for sample in report.samples.values()],
    }


def _judgement(judgement: Judgement) -> Data:
    return {
        "kind": judgement.kind,
        "topic": judgement.topic,
        "subject": judgement.subject,
        "players": judgement.players,
        "figures": {bot: figure_data(figure) for bot, figure in judgement.figures},
        "target": str(judgement.goal) if judgement.goal else None,
        "remark": judgement.remark,
        "replay": judgement.replay or None,
        "text": sentence(judgement),
    }


def figure_data(figure: Figure) -> Data:
    return {
        "value": round(figure.value, DIGITS),
        "interval": [round(figure.low, DIGITS), round(figure.high, DIGITS)],
    }


def _deep(deep: Deep) -> Data:
    return {
        "impact": [
            {
                "card": impact.card,
                "reference": impact.reference,
                "bot": impact.bot,
                "wins": figure_data(impact.wins),
                "lead": figure_data(impact.lead),
                "chance": round(impact.chance, DIGITS),
                "lead_chance": round(impact.lead_chance, DIGITS),
            }
            for impact in deep.impacts
        ],
        "skill": {bot: figure_data(figure) for bot, figure in deep.skill},
        "search": figure_data(deep.search),
        "restricted": {
            bot: {other: figure_data(figure) for other, figure in against} for bot, against in deep.restricted
        },
    }
