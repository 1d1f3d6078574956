"""Players as they are drawn: a colour, and the symbol, texture and animal of their seat."""

from __future__ import annotations

from dataclasses import dataclass

from pnp.art.symbols import IDENTITIES, NOBODY, Identity
from pnp.art.theme import COLOUR
from pnp.model.layout import Layout


@dataclass(frozen=True, slots=True)
class Seat:
    """One player; layouts name and choose colours freely, everything else goes by seat order."""

    name: str
    colour: str
    identity: Identity


SHARED = Seat("shared", COLOUR.grey, NOBODY)
"""Cards that all players draw from."""


def seats(layout: Layout) -> tuple[Seat, ...]:
    named = zip(layout.players.colours, IDENTITIES, strict=False)
    return tuple(Seat(name, colour, identity) for (name, colour), identity in named)
