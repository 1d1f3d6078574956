"""What is reported on: a deck with its boards and rules, who plays it, and how a user would replay a game."""

from __future__ import annotations

from dataclasses import dataclass, field

from pnp.model.deck import Card, Deck
from pnp.model.layout import Layout
from pnp.model.targets import Targets
from pnp.sim.match import Match
from pnp.sim.tables import fits_the_kernel

BOTS = ("greedy", "thrifty")
"""Two opinions; the first is the one that replays show."""


@dataclass(frozen=True, slots=True)
class Table:
    """A deck as it is played; `command` and `layout_option` are what a user types for it."""

    deck: Deck
    layout: Layout
    command: str
    layout_option: str = ""
    is_piped: bool = False
    """From standard input, which has to be given again."""
    seed: int = 1
    targets: Targets = field(default_factory=Targets)

    def match(self, players: int, bot: str) -> Match:
        return Match(self.deck, self.layout, players, (bot,) * players, self.seed)

    def cards(self) -> tuple[Card, ...]:
        """The cards in play, by the numbers that counts have."""
        return tuple(self.match(2, BOTS[0]).game(0).cards.values())

    def most_players(self) -> int:
        return min(len(self.layout.players.colours), len(set(self.layout.board.starts)))

    def replay(self, match: Match, game: int) -> str:
        bots = ",".join(match.bots) if len(set(match.bots)) > 1 else match.bots[0]
        said = f"pnp replay {self.command} --players {match.players} --bots {bots} --seed {match.seed} --game {game}"
        return " ".join(filter(None, (said, self.options)))

    @property
    def options(self) -> str:
        """What comes after all others in a command."""
        return " ".join(filter(None, (self.layout_option, "< DECK" if self.is_piped else "")))

    @property
    def in_kernel(self) -> bool:
        """Whether the boards are small enough for it."""
        return fits_the_kernel(self.match(2, BOTS[0]).game(0))
