"""No rule without its picture: the numbered rules of both rulesets, and every field that a ruleset has.

A name says what it shows: `rule 7, ...` of the final rules, `prototype 6, ...` of the differences of the prototype,
`hand_size, ...` of a field. What stands on the table before the first turn is shown by plain tests of the same names.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from pnp.model.ruleset import RULE_FIELDS
from tests.rules.drawing import read

MODULES = [import_module(f"tests.rules.{path.stem}") for path in sorted(Path(__file__).parent.glob("test_*.py"))]
SET_UP = {*(f"rule {number}" for number in range(1, 5)), *(f"prototype {number}" for number in range(1, 5))}
SHOWN_BY = {"tokens_hang": "prototype 8", "end": "prototype 10"}
"""Fields that only whole rulesets set."""
READ_TWO_WAYS = {
    "last tie-break": ("rule 29", "tie_break"),
    "point for a falling hit": ("rule 17", "falling_hit_points"),
    "out of cards": ("rule 27, sources disagree, an empty deck", None),
    "after one player finishes": ("rule 27, sources disagree, after one player finishes", None),
    "last token thrown mid-turn": ("rule 25", "play_on_without_tokens"),
    "sweets under a token": ("rule 21", "covered_sweets_stay"),
    "face-down cell": ("rule 14", None),
}
"""Points on which the sources disagree: the rule that is the default, and the option that is the other reading."""


def pictured() -> dict[str, str]:
    """Every picture by its name."""
    found: dict[str, str] = {}
    for module in MODULES:
        for value in vars(module).values():
            if isinstance(value, dict):
                named = {name: text for name, text in value.items() if isinstance(text, str) and "before:" in text}
                assert not {name for name in named if found.get(name, named[name]) != named[name]}, "one name for two"
                found |= named
    return found


def names_of_tests() -> set[str]:
    """Every test by its name, with spaces."""
    names = (name for module in MODULES for name in vars(module) if name.startswith("test_"))
    return {name.removeprefix("test_").replace("_", " ") for name in names}


@pytest.mark.parametrize(
    "rule", [*(f"rule {number}" for number in range(1, 30)), *(f"prototype {number}" for number in range(1, 12))]
)
def test_every_rule_is_shown(rule: str) -> None:
    names = names_of_tests() if rule in SET_UP else pictured()
    assert any(re.match(rf"{rule}\b", name) for name in names)


@pytest.mark.parametrize("field", RULE_FIELDS)
def test_every_field_of_a_ruleset_is_shown(field: str) -> None:
    if RULE_FIELDS[field].metadata["by_card"] or field == "tie_break":
        shown = [picture for name, picture in pictured().items() if name.startswith(f"{field}, ")]
        assert any(f"{field}=" in " ".join(read(picture).get("rules", [])) for picture in shown)
    elif field in SHOWN_BY:
        assert any(name.startswith(f"{SHOWN_BY[field]}, ") for name in pictured())
    else:
        assert any(name.startswith(f"option {field.replace('_', ' ')}") for name in names_of_tests())


@pytest.mark.parametrize("point", READ_TWO_WAYS)
def test_every_point_on_which_sources_disagree_is_shown_both_ways(point: str) -> None:
    default, option = READ_TWO_WAYS[point]
    names = [name for name in pictured() if "sources disagree" in name]
    assert any(name.startswith(default) for name in names)
    assert option is None or any(name.startswith(f"{option}, ") for name in names)
