"""Rules 28 and 29: points by source, rivalry scoring over regions, and who wins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pnp.model.board import Board
from pnp.model.regions import family
from pnp.model.rivalry import COUNTERS, Scoring
from pnp.rules.state import Reason, Spot, State

Line = tuple[Spot, ...]
"""The spots of one region, in their order."""


@dataclass(frozen=True, slots=True)
class Points:
    """One player's points by where they come from; `start` is what the seat begins with."""

    levels: tuple[int, ...]
    start: int
    hits: int
    supplies: int
    sweets: int
    rivalry: int

    def total(self) -> int:
        return sum(self.levels) + self.start + self.hits + self.supplies + self.sweets + self.rivalry


@dataclass(frozen=True, slots=True)
class Outcome:
    """Scores, who wins, and why each player was finished."""

    points: tuple[Points, ...]
    winner: int
    finished: tuple[Reason | None, ...]

    def scores(self) -> tuple[int, ...]:
        return tuple(points.total() for points in self.points)

    def by_source(self) -> dict[str, tuple[int, ...]]:
        """Everybody's points by where they come from; those at the start only where a seat begins with some."""
        points = self.points
        return {
            **{f"level {at}": tuple(each.levels[at] for each in points) for at in range(len(points[0].levels))},
            **({"start": tuple(each.start for each in points)} if any(each.start for each in points) else {}),
            "hits": tuple(each.hits for each in points),
            "supplies": tuple(each.supplies for each in points),
            "sweets": tuple(each.sweets for each in points),
            "rivalry": tuple(each.rivalry for each in points),
        }


def outcome(state: State) -> Outcome:
    """The scores if the game ended now."""
    seats = range(state.game.players)
    by_card = [scored(state, scoring) for scoring in state.game.scorings]
    points = tuple(_points(state, seat, sum(card[seat] for card in by_card)) for seat in seats)
    winner = max(seats, key=lambda seat: standing(state, seat, points[seat].total()))
    return Outcome(points, winner, tuple(player.finished for player in state.players))


def standing(state: State, seat: int, total: int) -> tuple[int, int, int, bool, int]:
    """What decides who wins, in this order, the larger one winning."""
    by_trigger = state.game.rules.tie_break == "trigger" and seat == state.trigger
    return total, tokens_abroad(state, seat), state.players[seat].sweets, by_trigger, -seat


def _points(state: State, seat: int, rivalry: int) -> Points:
    game, player = state.game, state.players[seat]
    start = game.rules.starting_points(game.players, seat)
    own = [spot.level for spot, colour in state.tokens.items() if colour == seat]
    poorer = sum(other.sweets < player.sweets for other in state.players)
    return Points(
        levels=tuple(own.count(level) * worth for level, worth in enumerate(game.board.level_points)),
        start=start,
        hits=player.points - start,
        supplies=tokens_abroad(state, seat) * game.rules.supply_points,
        sweets=poorer * game.rules.sweets_points + player.sweets * game.rules.sweets_each_points,
        rivalry=rivalry,
    )


def tokens_abroad(state: State, seat: int) -> int:
    """Own tokens in others' supplies."""
    return sum(other.tokens[seat] for index, other in enumerate(state.players) if index != seat)


def scored(state: State, scoring: Scoring) -> tuple[int, ...]:
    """What one scoring card gives each player."""
    points = [0] * state.game.players
    for counts in _counted(state, scoring):
        for seat, times in enumerate(_met(counts, scoring)):
            points[seat] += times * scoring.points
    if scoring.condition == "longest":
        for seat in range(state.game.players):
            points[seat] = longest(state, scoring, seat) * scoring.points
    return tuple(points)


@dataclass(frozen=True, slots=True)
class Count:
    """What one player has in one region, and whether the region is full of it."""

    number: int
    is_full: bool = False


def _met(counts: Sequence[Count], scoring: Scoring) -> Iterator[int]:
    """How often each player meets the condition in one region."""
    highest = max(count.number for count in counts)
    leaders = sum(count.number == highest for count in counts)
    for count in counts:
        match scoring.condition:
            case "each":
                yield count.number
            case "at least":
                yield int(count.number >= scoring.at_least)
            case "all":
                yield int(count.is_full)
            case "most":
                leads = count.number == highest > 0 and (leaders == 1 or scoring.ties == "all")
                yield int(leads)
            case "longest":
                yield 0


def _counted(state: State, scoring: Scoring) -> Iterator[list[Count]]:
    """For each region what every player has in it."""
    seats = range(state.game.players)
    if scoring.region == "supplies":
        # One region for each opponent, which is another one for every player: the n-th player after oneself.
        for step in range(1, state.game.players):
            holders = [state.players[(seat + step) % state.game.players] for seat in seats]
            yield [Count(holders[seat].tokens[seat]) for seat in seats]
    elif scoring.region in COUNTERS:
        yield [Count(_counter(state, scoring.region, seat)) for seat in seats]
    else:
        seen = _seen(state, scoring)
        for line in lines(state.game.board, scoring):
            yield [_in_line(seen, line, scoring, seat) for seat in seats]


def _counter(state: State, region: str, seat: int) -> int:
    player = state.players[seat]
    match region:
        case "caught":
            return sum(player.tokens) - player.tokens[seat]
        case "reserve":
            return player.tokens[seat]
        case "sweets":
            return player.sweets
        case "hits":
            return player.hits
        case "figure":
            return player.figure.level if player.figure else 0
    raise ValueError(region)


def _in_line(seen: dict[Spot, int], line: Line, scoring: Scoring, seat: int) -> Count:
    number = sum(spot in seen and _counts(scoring, seen[spot], seat) for spot in line)
    return Count(number, is_full=bool(line) and number == len(line))


def _counts(scoring: Scoring, colour: int, seat: int) -> bool:
    return scoring.tokens == "any" or (colour == seat) == (scoring.tokens == "own")


def _seen(state: State, scoring: Scoring) -> dict[Spot, int]:
    """The tokens that count; seen from above, each stack shows its topmost one, which is then put on level 0."""
    levels = scoring.levels or tuple(range(state.game.board.levels))
    counted = {spot: colour for spot, colour in state.tokens.items() if spot.level in levels}
    if scoring.view == "from-above":
        return {Spot(0, spot.cell): counted[spot] for spot in sorted(counted)}
    return counted


def lines(board: Board, scoring: Scoring) -> list[Line]:
    """The regions of a card as spots."""
    levels = tuple(level for level in scoring.levels or range(board.levels) if level < board.levels)
    cells = family(board, scoring.region)
    if scoring.region == "stacks":
        return [tuple(Spot(level, cell) for level in levels) for (cell,) in cells]
    if scoring.view == "from-above" and scoring.region != "levels":
        return [tuple(Spot(0, cell) for cell in line) for line in cells]
    if scoring.view == "whole-tower" and scoring.region != "levels" and scoring.condition != "longest":
        return [tuple(Spot(level, cell) for level in levels for cell in line) for line in cells]
    return [tuple(Spot(level, cell) for cell in line) for level in levels for line in cells]


def longest(state: State, scoring: Scoring, seat: int) -> int:
    """The longest unbroken run of a player along any region; a border is closed to a ring."""
    seen, best = _seen(state, scoring), 0
    for line in lines(state.game.board, scoring):
        here = [spot in seen and _counts(scoring, seen[spot], seat) for spot in line]
        if all(here):
            best = max(best, len(here))
            continue
        run = 0
        for counts in here * 2 if scoring.region == "border" else here:
            run = run + 1 if counts else 0
            best = max(best, run)
    return best
