"""The bots by name, and the weights that make each what it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from pnp.errors import PnpError
from pnp.sim import bits
from pnp.sim.thinking import Thinking

FIRM = 10_000
"""A weight that no points can outweigh: a restricted bot does the thing only where it must."""


@dataclass(frozen=True, slots=True)
class Bot:
    """How a bot chooses; the weights are in twelfths of a point."""

    about: str
    kind: int = bits.WEIGHING
    climb: int = 36
    token: int = 0
    sweets: int = 0
    down: int = 0


BOTS = {
    "random": Bot("any card, any placement, any order of actions", bits.RANDOM),
    "greedy": Bot("the whole turn with the best score if the game ended now, and a small pull to climb"),
    "thrifty": Bot("greedy that also values tokens and sweets for later turns", token=6, sweets=6),
    "search": Bot("plays good turns out in many possible worlds; never peeks", bits.SEARCHING),
    "restricted:never-climb": Bot("greedy that never climbs", climb=-FIRM),
    "restricted:always-climb": Bot("greedy that climbs whenever it can", climb=FIRM),
    "restricted:never-sweets": Bot("greedy that leaves sweets alone", sweets=-FIRM),
    "restricted:never-face-down": Bot("greedy that throws face down only when nothing else is legal", down=-FIRM),
    "brute": Bot("greedy by trying every turn out; for tests of greedy", bits.BRUTE),
}


def bots_named(text: str, players: int) -> tuple[str, ...]:
    """The bots of all seats from a list with commas; one name stands for every seat."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in BOTS:
            near = name and (
                get_close_matches(name, BOTS, n=1) or get_close_matches(f"restricted:{name}", BOTS, 1, 0.8)
            )
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(BOTS)}"
            raise PnpError(f"there is no bot {name!r}; {hint}")
    if len(names) not in (1, players):
        raise PnpError(f"{len(names)} bots were named for {players} players; name one for each, or one for all")
    return tuple(names * players if len(names) == 1 else names)


def mind_of(names: Sequence[str]) -> Thinking:
    """The weights of these bots, by seat."""
    mind = Thinking()
    for seat, name in enumerate(names):
        bot = BOTS[name]
        mind.kind[seat] = bot.kind
        mind.climb_weight[seat] = bot.climb
        mind.token_weight[seat] = bot.token
        mind.sweets_weight[seat] = bot.sweets
        mind.down_weight[seat] = bot.down
    return mind
