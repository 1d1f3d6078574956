"""What a series says about a deck, in numbers that a person or a program can read."""

from __future__ import annotations

from typing import Any

from pnp.rules.game import Game
from pnp.sim import bits
from pnp.sim.series import Result
from pnp.sim.statistics import mean_interval, percentile, wilson

VERSION = 1
DIGITS = 6
REASONS = {"stuck": bits.STUCK, "tokens": bits.OUT_OF_TOKENS, "cards": bits.OUT_OF_CARDS}

RECORDS = ("highest_score", "lowest_score", "widest_margin", "most_turns", "most_lead_changes", "narrowest_margin")

Numbers = dict[str, Any]


def share(part: int, whole: int) -> Numbers:
    """A count, its share and the Wilson interval of that."""
    low, high = wilson(part, whole)
    value = part / whole if whole else 0.0
    return {
        "count": part,
        "of": whole,
        "share": round(value, DIGITS),
        "interval": [round(low, DIGITS), round(high, DIGITS)],
    }


def summary(result: Result) -> Numbers:
    """Everything that was counted, with intervals; the same for the same match, whoever and however many played."""
    match, counts, games = result.match, result.counts, result.games
    game = match.game(0)
    return {
        "version": VERSION,
        "deck": match.deck.name,
        "layout": match.layout.name,
        "ruleset": game.rules.name,
        "players": match.players,
        "bots": list(match.bots),
        "rivalry": [card.id for card in match.rivalry] if not match.drawn else f"random:{match.drawn}",
        "seed": match.seed,
        "games": games,
        "asked": result.asked,
        "partial": result.is_partial,
        "completion": {
            **share(games - counts.totals[4], games),
            "first_failure": counts.totals[5] if counts.totals[4] else None,
        },
        "seats": [_seat(result, seat) for seat in range(match.players)],
        "length": _length(result),
        "points": _points(result, game),
        "drama": _drama(result),
        "sweets_left_by_level": [_mean(counts.sweets_left[level], games) for level in range(game.board.levels)],
        "cards": {card: _card(result, index) for index, card in enumerate(game.cards)},
        "tokens_by_cell": _cells(result, game),
    }


def _seat(result: Result, seat: int) -> Numbers:
    counts, games = result.counts, result.games
    mean, low, high = mean_interval(counts.score_sums[seat], counts.score_squares[seat], games)
    levels = [counts.reached[seat * bits.LEVELS + level] for level in range(result.match.layout.board.levels)]
    climbers = games - levels[0]
    return {
        "bot": result.match.bots[seat],
        "wins": share(counts.wins[seat], games),
        "score": {"mean": round(mean, DIGITS), "interval": [round(low, DIGITS), round(high, DIGITS)]},
        "ends": {name: share(counts.ends[seat * 4 + code], games) for name, code in REASONS.items()},
        "reached": [share(sum(levels[level:]), games) for level in range(len(levels))],
        "first_climb": round(counts.first_climbs[seat] / climbers, DIGITS) if climbers else None,
        "tokens_left": _mean(counts.tokens_left[seat], games),
        "tokens_caught": _mean(counts.tokens_caught[seat], games),
        "tokens_recovered": _mean(counts.recovered[seat], games),
        "sweets": _mean(counts.sweets[seat], games),
        "direct_hits": _mean(counts.hits[seat], games),
    }


def _mean(total: int, count: int) -> float:
    return round(total / count, DIGITS) if count else 0.0


def _length(result: Result) -> Numbers:
    counts = result.counts
    boxes = list(counts.lengths)
    turns = counts.totals[1]
    return {
        "mean": _mean(turns, result.games),
        "percentiles": {str(rank): percentile(boxes, rank / 100) for rank in (5, 50, 95)},
        "turns_with_a_choice_of_cards": share(counts.totals[2], turns),
        "turns_where_no_card_fits": share(counts.totals[3], turns),
    }


def _points(result: Result, game: Game) -> Numbers:
    """Mean points of a player by source."""
    counts, players = result.counts, result.match.players
    levels = range(game.board.levels)
    names = {f"level_{level}": level for level in levels} | {
        name: bits.LEVELS + index for index, name in enumerate(("hits", "supplies", "sweets", "rivalry", "start"))
    }
    return {
        name: _mean(sum(counts.sources[seat * bits.SOURCES + at] for seat in range(players)), result.games * players)
        for name, at in names.items()
    }


def _drama(result: Result) -> Numbers:
    """How close games are: `settled` are games by the tenth of their turns since which the winner leads."""
    course, games = result.counts.course, result.games
    leads, margins = list(course.leads), list(course.margins)
    return {
        "margin": {str(rank): percentile(margins, rank / 100) for rank in (5, 50, 95)},
        "lead_changes": {
            "mean": _mean(sum(number * count for number, count in enumerate(leads)), games),
            "percentiles": {str(rank): percentile(leads, rank / 100) for rank in (5, 50, 95)},
        },
        "settled": list(course.settled),
        "decided_by_a_tie_break": share(course.deciders[0], games),
        "decided_by_sweets": share(course.deciders[1], games),
        "standing_out": {
            name: {"value": abs(course.records[2 * kind]), "game": course.records[2 * kind + 1] - 1}
            for kind, name in enumerate(RECORDS)
        },
    }


def _card(result: Result, index: int) -> Numbers:
    """Dead: drawn and never played face up."""
    drawn, up, down, decisions, unfit = (result.counts.cards[index * 5 + offset] for offset in range(5))
    return {
        "drawn": drawn,
        "dead": share(drawn - up, drawn),
        "face_down": share(down, drawn),
        "fits_nowhere": share(unfit, decisions),
    }


def _cells(result: Result, game: Game) -> list[list[list[float]]]:
    """Tokens that lie on each cell at the end, by level, row and column."""
    board, cells = game.board, result.counts.cells
    size = board.rows * board.cols
    return [
        [
            [_mean(cells[level * size + row * board.cols + col], result.games) for col in range(board.cols)]
            for row in range(board.rows)
        ]
        for level in range(board.levels)
    ]
