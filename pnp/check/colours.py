"""Can the players' colours be told apart, by everyone and in greyscale?"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pnp.art.colour import SIGHTS, difference_seen, lightness
from pnp.errors import Finding
from pnp.load.nodes import Node
from pnp.model.layout import Layout

ENOUGH_DIFFERENCE = 12.0
"""CIEDE2000 between two players' colours, for every kind of sight: apart at a glance, on paper, under a lamp."""
ENOUGH_LIGHTNESS = 10.0
"""L* between two players' colours, which is all that greyscale leaves."""


def check_colours(layout: Layout, root: Node) -> Iterator[Finding]:
    """Each pair of colours, as seen by full, protanope, deuteranope and tritanope eyes, and in greyscale."""
    for (first, one), (second, other) in combinations(layout.players.colours, 2):
        place = root.at("players", "colours", second)
        pair = f"{second} ({other}) and {first} ({one})"
        sight, apart = min(((sight, difference_seen(one, other, sight)) for sight in SIGHTS), key=lambda seen: seen[1])
        if difference_seen(one, other, "full colour") < ENOUGH_DIFFERENCE:
            apart = difference_seen(one, other, "full colour")
            message = f"{pair} look alike, CIEDE2000 {apart:.1f}; choose colours at least {ENOUGH_DIFFERENCE:g} apart"
            yield Finding("colours-alike", place, message)
            continue
        if apart < ENOUGH_DIFFERENCE:
            message = f"{pair} look alike with {sight}, CIEDE2000 {apart:.1f}"
            hint = f"choose colours at least {ENOUGH_DIFFERENCE:g} apart"
            yield Finding("colours-alike-to-some", place, f"{message}; {hint}")
        steps = abs(lightness(one) - lightness(other))
        if steps < ENOUGH_LIGHTNESS:
            message = f"{pair} look alike in greyscale, L* {steps:.1f} apart"
            hint = f"make one lighter, at least {ENOUGH_LIGHTNESS:g} apart"
            yield Finding("colours-alike-in-grey", place, f"{message}; {hint}")
