"""The kernel plays by the reference rules, and a kernel that does not is noticed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import pnp.sim
from tests.sim.differential import LEGALITY_EVERY, Engine, compare
from tests.sim.matches import match

SOURCES = Path(pnp.sim.__file__).parent
GAMES, PARTS = 2_000, 10
MODULES = ("bits", "play", "legal", "kernel", "points")


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_every_position_is_that_of_the_rules(part: int) -> None:
    for number in range(part, GAMES, PARTS):
        compare(match(number), 0, asks_legality=number % LEGALITY_EVERY == 0)


def test_a_few_positions_are_those_of_the_rules() -> None:
    for number in range(60):
        compare(match(number), 1, asks_legality=number % LEGALITY_EVERY == 0)


BROKEN = {
    "tokens stop one level above the ground": (
        *("kernel", "while level > 0 and not play.any", "while level > 1 and not play.any"),
    ),
    "a direct hit is worth a point more": ("kernel", "+= table.direct_hit_points", "+= table.direct_hit_points + 1"),
    "tokens above do not come down on a figure": (
        *("kernel", "while level < table.levels and play.any[level] & bit", "while False"),
    ),
    "a player without cards goes on": ("kernel", "elif play.hand_size[seat] == 0", "elif play.hand_size[seat] < 0"),
    "a blocked card counts as one that fits": ("legal", "if cells and not cells & play.any[level]:", "if cells:"),
    "a victim gets no second token": ("kernel", "extra = min(table.direct_hit_extra, ", "extra = min(0, "),
    "the game goes on with two empty piles": ("kernel", "if empty >= 2", "if empty > 2"),
    "nobody remembers who threw face down": ("kernel", "play.down[seat] = is_down", "play.down[seat] = 0"),
    "sweets under a token are always taken": ("kernel", "and not (covered and table.covered_sweets_stay)", ""),
    "a figure takes as many sweets as lie on the ground": (
        *("kernel", "+= table.sweets_by_level[level]", "+= table.sweets_by_level[0]"),
    ),
    "as many sweets as another are more": ("points", "if play.sweets[other] < held", "if play.sweets[other] <= held"),
    "tokens in others' supplies count as on the ground": (
        *("points", "* table.supply_points", "* table.level_points[0]"),
    ),
    "what lies below counts from above": ("points", "covered |= play.any[level]", "covered |= 0"),
    "ties go to the later seat": ("points", "return 1 if ahead > 0 else 0", "return 1 if ahead >= 0 else 0"),
}
ENOUGH_GAMES = 400


@pytest.fixture
def engines() -> Iterator[list[str]]:
    """Names of packages that were made for a test, to be forgotten after it."""
    made: list[str] = []
    yield made
    for name in [name for name in sys.modules if name.partition(".")[0] in made]:
        del sys.modules[name]


def engine_of(package: str, module: str = "", text: str = "", wrong: str = "") -> Engine:
    """The kernel as plain Python under another name, with one text replaced."""
    sys.modules[package] = ModuleType(package)
    for name in MODULES:
        source = (SOURCES / f"{name}.py").read_text(encoding="utf-8").replace("from pnp.sim.", f"from {package}.")
        if name == module:
            assert source.count(text) >= 1, f"{text!r} no longer stands in {name}.py"
            source = source.replace(text, wrong)
        made = sys.modules[f"{package}.{name}"] = ModuleType(f"{package}.{name}")
        exec(compile(source, f"{package}/{name}.py", "exec"), vars(made))
    return Engine(sys.modules[f"{package}.kernel"], sys.modules[f"{package}.points"])


def test_the_unbroken_copy_is_sound(engines: list[str]) -> None:
    engines.append("copied")
    engine = engine_of("copied")
    for number in range(40):
        compare(match(number), 0, engine)


@pytest.mark.parametrize(("module", "text", "wrong"), BROKEN.values(), ids=BROKEN)
def test_a_broken_kernel_is_caught(module: str, text: str, wrong: str, engines: list[str]) -> None:
    engines.append("broken")
    engine = engine_of("broken", module, text, wrong)
    for number in range(ENOUGH_GAMES):
        try:
            compare(match(number), 0, engine)
        except (AssertionError, IndexError, OverflowError):
            return
    pytest.fail(f"{ENOUGH_GAMES} games did not show it")
