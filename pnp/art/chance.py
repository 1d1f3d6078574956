"""Chance that is the same on every machine: numbers from a seed in words."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

Choice = TypeVar("Choice")
_WORD = (1 << 64) - 1


class Chance:
    """A stream of numbers that only its seed decides; neither hash seeds nor Python versions change it."""

    __slots__ = ("_state",)

    def __init__(self, seed: str) -> None:
        self._state = int.from_bytes(sha256(seed.encode()).digest()[:8], "big")

    def number(self) -> float:
        """From 0 to just below 1, by SplitMix64."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _WORD
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
        return ((mixed ^ (mixed >> 31)) >> 11) / (1 << 53)

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.number()

    def choice(self, options: Sequence[Choice]) -> Choice:
        return options[int(self.number() * len(options))]
