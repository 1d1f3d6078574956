"""Does a deck play: do games end, do they keep the rules, and is every card played?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from pnp.errors import Finding, Place
from pnp.model.deck import Deck
from pnp.model.layout import Layout
from pnp.sim.match import Match
from pnp.sim.series import Result, play_series, recorded
from pnp.sim.tables import LARGEST_BOARD, fits_the_kernel

GAMES = 300
"""For each player count and bot; none failing in so many bounds the share of failures under one in a hundred."""
GAMES_BY_REFERENCE = 4
BOTS = ("greedy", "random")
SEED = 1

OnPlayed = Callable[[int], None]
"""Told how many games were played since it was last told."""


@dataclass(frozen=True, slots=True)
class Table:
    """What is played, and how a user names it in a command."""

    deck: Deck
    layout: Layout
    command: str

    def matches(self) -> Iterator[Match]:
        """Every player count with every bot."""
        seats = min(len(self.layout.players.colours), len(set(self.layout.board.starts)))
        for players in range(2, seats + 1):
            for bot in BOTS:
                yield Match(self.deck, self.layout, players, (bot,) * players, SEED)

    def replay(self, match: Match, game: int) -> str:
        options = f"--players {match.players} --bots {match.bots[0]} --seed {match.seed} --game {game}"
        return f"`pnp replay {self.command} {options}`"


def games_asked(table: Table) -> int:
    """How many games `check_play` plays."""
    matches = list(table.matches())
    return len(matches) * (GAMES if matches and fits_the_kernel(matches[0].game(0)) else GAMES_BY_REFERENCE)


def check_play(
    table: Table, whole: Place, patterns: Sequence[Place], workers: int = 1, on_played: OnPlayed | None = None
) -> Iterator[Finding]:
    """Play the deck; `patterns` are the places of its cards' patterns."""
    matches = list(table.matches())
    if matches and not fits_the_kernel(matches[0].game(0)):
        cells = table.layout.board.rows * table.layout.board.cols
        said = f"a level has {cells} cells and the fast kernel holds {LARGEST_BOARD}"
        message = f"{said}, so only {games_asked(table)} games were played; `pnp simulate` plays more"
        yield Finding("played-slowly", whole, message)
    results = []
    for match in matches:
        results.append(play_series(match, games_asked(table) // len(matches), workers))
        if on_played:
            on_played(results[-1].games)
        yield from games_are_sound(table, results[-1], whole)
    yield from cards_are_played(table, results, patterns)


def games_are_sound(table: Table, result: Result, whole: Place) -> Iterator[Finding]:
    """Every game reaches its scoring and keeps what must hold of every position."""
    failed, first = result.counts.totals[4], result.counts.totals[5]
    if not failed:
        return
    match = result.match
    how_many = f"{failed} of {result.games} games of {match.players} {match.bots[0]} players"
    if recorded(match, first).last().is_over():
        message = f"{how_many} lost or made pieces; see {table.replay(match, first)}"
        yield Finding("game-breaks-a-rule", whole, message)
    else:
        message = f"{how_many} did not end; see {table.replay(match, first)}"
        yield Finding("game-does-not-end", whole, message)


def cards_are_played(table: Table, results: Sequence[Result], patterns: Sequence[Place]) -> Iterator[Finding]:
    """A card that nobody ever plays face up might as well not be there."""
    for index, (card, place) in enumerate(zip(table.deck.cards, patterns, strict=True)):
        drawn, played = (sum(result.counts.cards[index * 5 + at] for result in results) for at in (0, 1))
        if drawn and not played:
            games = sum(result.games for result in results)
            match = results[0].match
            number = next((game for game in range(50) if _is_drawn(match, game, card.id)), 0)
            message = f"card {card.id} was drawn and never played face up in {games:,} games; make it easier to place"
            yield Finding("card-never-played", place, f"{message}, see {table.replay(match, number)}")


def _is_drawn(match: Match, number: int, card: str) -> bool:
    last = recorded(match, number).last()
    return any(card in player.hand for player in last.players)
