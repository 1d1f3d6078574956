"""What a booklet is about, and the phrases that depend on it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from pnp.art.seats import Seat
from pnp.art.theme import Theme
from pnp.booklet.blocks import Figure
from pnp.booklet.examples import Examples
from pnp.booklet.position import Look, Picture
from pnp.model.deck import Deck
from pnp.model.layout import Layout
from pnp.model.rivalry import RivalryCard, Scoring
from pnp.model.ruleset import Ruleset
from pnp.model.words import Words

GAME = "Holi: Festival of Colors"
MINUTES, AGE = (20, 40), 13
"""How long a game takes and how old players should be; no rule depends on it."""
RIVALRY_ADVICE = {"final": (0, 3, 2), "prototype": (1, 3, 2)}
"""Fewest, most and advised number of rivalry cards by ruleset; the rules allow any."""
TERRACOTTA, PLUM = "#c4603c", "#76508f"
SHOWN_RIVALRY = 2
"""Scoring cards in the game that is counted; rule cards would make it another game than the booklet's."""


@dataclass(frozen=True)
class Book:
    """A game to be explained; nothing in it is told that does not follow from this."""

    deck: Deck
    layout: Layout
    rules: Ruleset
    rivalry: tuple[RivalryCard, ...]
    seats: tuple[Seat, ...]
    player_counts: tuple[int, ...]
    words: Words
    language: str
    theme: Theme

    @cached_property
    def examples(self) -> Examples:
        scorings = [card for card in self.rivalry if isinstance(card.effect, Scoring)]
        return Examples(self.deck, self.layout, self.rules, max(self.player_counts), tuple(scorings[:SHOWN_RIVALRY]))

    @property
    def look(self) -> Look:
        return Look(self.theme, self.seats)

    @property
    def colours(self) -> tuple[str, ...]:
        """One for each chapter in turn."""
        return (TERRACOTTA, *(seat.colour for seat in self.seats), PLUM)

    def say(self, key: str, count: int | None = None, **values: object) -> str:
        return self.words.text(key, count, **values)

    def listed(self, parts: Iterable[object]) -> str:
        """`A1, B2 and C3`."""
        *first, last = map(str, parts)
        return self.say("list_last", first=", ".join(first), last=last) if first else last

    def level(self, level: int) -> str:
        """The name of a level."""
        return self._level("level", level)

    def on_level(self, level: int) -> str:
        return self._level("level_on", level)

    def _level(self, key: str, level: int) -> str:
        levels = self.layout.board.levels
        if level == 0 or levels == 1:
            return self.say(f"{key}_ground")
        if level == levels - 1:
            return self.say(f"{key}_top")
        return self.say(f"{key}_middle") if levels == 3 else self.say(f"{key}_number", number=level)

    def level_names(self) -> tuple[str, ...]:
        return tuple(self.level(level) for level in range(self.layout.board.levels))

    def by_players(self, key: str, name: str, values: dict[int, str]) -> str:
        """`25 with 2 and 3 players, 20 with 4 players`, or one value where all are the same."""
        groups: dict[str, list[int]] = {}
        for players, value in values.items():
            groups.setdefault(value, []).append(players)
        if len(groups) == 1:
            return next(iter(groups))
        told = ({"players": self.listed(counts), name: value} for value, counts in groups.items())
        return ", ".join(self.words.text(key, None, **phrases) for phrases in told)

    def animal(self, seat: int) -> str:
        return self.say(f"animal_{self.seats[seat].identity.animal}")

    def figure(self, picture: Picture, alt: str, caption: str = "") -> Figure:
        return Figure(picture.parts, picture.size, alt, caption)
