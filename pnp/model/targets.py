"""What a deck is held against when it is playtested: every bound a field, so that files can set it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal

Side = Literal["at most", "at least", "within"]
"""`within`: no further than this from what is even."""


def target(default: float, side: Side, about: str, high: float = 1.0, is_share: bool = True) -> Any:
    """A bound with its meaning; shares are numbers from 0 to 1."""
    metadata = {"about": about, "side": side, "high": high, "is_share": is_share}
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, slots=True)
class Targets:
    """The bounds of a report; the defaults are wide enough for most decks to be good in their own way."""

    dead: float = target(0.35, "at most", "share of its draws in which a card is never played face up")
    face_down: float = target(0.25, "at most", "share of its draws in which a card is played face down")
    fits_nowhere: float = target(0.5, "at most", "share of decisions with a card in hand at which it fits nowhere")
    alike: float = target(0.75, "at most", "share of their tokens that two cards put on the same cells")
    seats: float = target(0.05, "within", "distance of a seat's share of wins from an even one")
    shortest: float = target(4, "at least", "turns of a player in a median game", high=500, is_share=False)
    longest: float = target(20, "at most", "turns of a player in a median game", high=500, is_share=False)
    choice: float = target(0.6, "at least", "share of turns with a choice of cards that fit")
    stuck: float = target(0.1, "at most", "share of players who end because they cannot throw")
    middle: float = target(0.5, "at least", "share of players who climb at all")
    top: float = target(0.2, "at least", "share of players who reach the top level")
    source: float = target(0.6, "at most", "share of all points that come from one source")
    ties: float = target(0.15, "at most", "share of games that a tie-break decides")
    impact: float = target(0.25, "within", "share of wins that one card changes, up or down, with --deep")
    skill: float = target(0.7, "at least", "share of wins of a greedy bot against a random one, with --deep")
    restricted: float = target(0.55, "at most", "share of wins of a bot that leaves something out, with --deep")
    runaway: float = target(0.6, "at most", "share of games led by the winner from the first half on, with --deep")

    def set_by(self, *files: Mapping[str, float]) -> Targets:
        """The same with what files say, the last of them having the last word."""
        return replace(self, **{name: value for file in files for name, value in file.items()})


TARGET_FIELDS = {target_field.name: target_field for target_field in fields(Targets)}
