"""What art is made of: the same every time, symmetric where it says so, and never too fine to print."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterable

import pytest

from pnp.art.chance import Chance
from pnp.art.curves import smooth, traced
from pnp.art.figures import figure_of
from pnp.art.powder import SMALLEST_DROPLET, burst, droplets
from pnp.art.rangoli import paints, rangoli
from pnp.art.seats import seats
from pnp.art.symbols import IDENTITIES, NOBODY, mark
from pnp.art.theme import COLOUR, THEMES
from pnp.model.layout import Layout
from pnp.scene.geometry import Matrix, Outline, bounds, points, transformed, turned

SEATS = seats(Layout())


def subpaths(outline: Outline) -> Iterable[Outline]:
    starts = [index for index, step in enumerate(outline) if step[0] == "M"]
    return (outline[start:end] for start, end in zip(starts, [*starts[1:], len(outline)], strict=True))


def seen(outline: Outline, matrix: Matrix) -> Counter[frozenset[tuple[float, float]]]:
    """What is drawn, whatever it begins with."""
    moved = transformed(outline, matrix)
    return Counter(
        frozenset((round(x, 3) + 0.0, round(y, 3) + 0.0) for x, y in points(path)) for path in subpaths(moved)
    )


def test_chance_is_the_same_everywhere() -> None:
    chance = Chance("spring")
    assert [round(chance.number(), 12) for _ in range(3)] == [round(value, 12) for value in _other_process()]
    assert all(0 <= Chance(str(seed)).number() < 1 for seed in range(100))


def _other_process() -> list[float]:
    code = "from pnp.art.chance import Chance; c = Chance('spring'); print(*(c.number() for _ in range(3)))"
    environment = {"PYTHONHASHSEED": "12345"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return [float(value) for value in done.stdout.split()]


@pytest.mark.parametrize("folds", range(6, 17, 2))
def test_a_rangoli_is_as_symmetric_as_it_says(folds: int) -> None:
    shapes = rangoli("any seed", 30, folds, paints(COLOUR.tones("#154d9e"), COLOUR), 6)
    assert shapes == rangoli("any seed", 30, folds, paints(COLOUR.tones("#154d9e"), COLOUR), 6)
    for shape in shapes:
        if len(shape.outline) > 6:
            once = seen(shape.outline, turned(0))
            assert once == seen(shape.outline, turned(360 / folds))
            assert once == seen(shape.outline, turned(180))


def test_players_have_rangoli_of_their_own() -> None:
    everyone = (*IDENTITIES, NOBODY)
    assert len({identity.folds for identity in everyone}) == len(everyone)
    assert all(identity.folds % 2 == 0 and 6 <= identity.folds <= 16 for identity in everyone)
    for parts in zip(*((one.symbol, one.texture, one.animal) for one in IDENTITIES), strict=True):
        assert len(set(parts)) == len(IDENTITIES)


def test_droplets_survive_a_home_printer() -> None:
    for seed in "abcdef":
        for drop in subpaths(droplets(Chance(seed), 4, 6, 15)):
            assert bounds([drop]).width >= 2 * SMALLEST_DROPLET - 1e-9


@pytest.mark.parametrize("identity", IDENTITIES, ids=lambda identity: identity.symbol)
def test_bursts_and_figures_stay_in_their_boxes(identity: object) -> None:
    seat = next(seat for seat in SEATS if seat.identity is identity)
    for theme in THEMES.values():
        for symbol in (burst(seat.identity, seat.colour, theme, 17.0, 1), figure_of(seat, theme, 24.0)):
            left, top, width, height = symbol.box
            for shape in (part for part in symbol.parts if hasattr(part, "outline")):
                box = bounds([shape.outline])
                assert box.x >= left and box.x + box.width <= left + width
                assert box.y >= top and box.y + box.height <= top + height


def test_symbols_fill_their_circle() -> None:
    for identity in (*IDENTITIES, NOBODY):
        box = bounds([mark(identity.symbol).body])
        assert 1.7 <= max(box.width, box.height) <= 2.4


def test_tracing_and_smoothing() -> None:
    assert traced("0,0 4,0! 4,4") == ((0, 0), (4, 0), (4, 0), (4, 4))
    outline = smooth(traced("0,0 4,0! 4,4"))
    assert outline[0] == ("M", 0, 0) and outline[-1] == ("Z",)
    # A sharp corner has no handles of its own.
    assert list(points(outline[1:2]))[1:] == [(4, 0), (4, 0)]
