"""What the program writes as a deck reads back as the same deck."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pnp.load.deck_text import deck_text
from pnp.load.files import load
from pnp.model.deck import Deck
from tests.sim.matches import DECKS, deck

AWKWARD = 'no: "x" # {1} \\ \' - é [a, b] & * ! | > % @ `'


def again(one: Deck, tmp_path: Path, *comments: str) -> Deck:
    file = tmp_path / "deck.yaml"
    file.write_text(deck_text(one, comments), encoding="utf-8")
    loaded = load(file, "deck.yaml")
    assert not loaded.findings, [str(finding) for finding in loaded.findings]
    assert isinstance(loaded.model, Deck)
    return loaded.model


@pytest.mark.parametrize("name", DECKS)
def test_shipped_decks(name: str, tmp_path: Path) -> None:
    assert again(deck(name), tmp_path, "found somewhere") == deck(name)


def test_everything_a_deck_can_say(tmp_path: Path) -> None:
    one = deck("classic")
    named = replace(one.personal[0], names={"en": AWKWARD, "fr": "oui"}, copies=3)
    full = replace(
        one,
        name=AWKWARD,
        personal=(named, *one.personal[1:]),
        options={"seat_points": {2: (0, 1)}, "tie_break": "trigger", "mirrored": True},
        repeated_turns_allowed=True,
        layout_name="tower",
        targets={"dead": 0.25, "shortest": 5},
        note=f"first line\n{AWKWARD}",
    )
    assert again(full, tmp_path, f"a comment\ndeck: {AWKWARD}") == full
