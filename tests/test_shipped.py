"""What is shipped is sound, complete in five languages, and as many as promised."""

from __future__ import annotations

import pytest

from pnp.app.project import shipped_input
from pnp.app.validate import validate
from pnp.load.shipped import shipped_files
from pnp.model.deck import Deck
from pnp.model.language import LANGUAGES
from pnp.model.rivalry import COUNTERS, RivalrySet, RuleChange, Scoring


@pytest.mark.parametrize("name", shipped_files())
def test_no_error_and_no_warning(name: str) -> None:
    assert validate([name]).exit_code(strict=True) == 0


def deck(name: str) -> Deck:
    model = shipped_input(name).load().model
    assert isinstance(model, Deck)
    return model


def rivalry(name: str) -> RivalrySet:
    model = shipped_input(name).load().model
    assert isinstance(model, RivalrySet)
    return model


def test_counts() -> None:
    assert deck("classic").size() == 13
    assert {card.pattern.star is None for card in deck("classic").cards} == {True, False}
    assert (deck("prototype").size(), len(deck("prototype").shared)) == (8, 18)
    assert all((card.pattern.rows, card.pattern.cols) == (4, 4) for card in deck("wide").cards)
    kinds = [card.kind for card in rivalry("rivalry").cards]
    assert (kinds.count("rule"), kinds.count("scoring")) == (9, 12)
    assert len(rivalry("rivalry-prototype").cards) == 12


@pytest.mark.parametrize("name", ["classic", "prototype", "wide"])
def test_card_names_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        names = [card.names[language] for card in deck(name).cards]
        assert len(set(names)) == len(names), f"two cards of {name} share a name in {language}"


@pytest.mark.parametrize("name", ["rivalry", "rivalry-prototype"])
def test_rivalry_texts_state_every_number_in_every_language(name: str) -> None:
    for card in rivalry(name).cards:
        assert set(card.names) == set(card.texts) == set(LANGUAGES)
        for language in LANGUAGES:
            assert not any(char.isdigit() for char in card.texts[language]), (card.id, language)
            for number, value in card.effect.numbers().items():
                if isinstance(value, int) and not isinstance(value, bool):
                    assert f"{{{number}}}" in card.texts[language], (card.id, language)
            assert "{" not in card.text(language)


def test_rivalry_cards_show_the_range_of_effects() -> None:
    effects = [card.effect for name in ("rivalry", "rivalry-prototype") for card in rivalry(name).cards]
    conditions = {effect.condition for effect in effects if isinstance(effect, Scoring)}
    regions = {effect.region for effect in effects if isinstance(effect, Scoring)}
    fields = {field for effect in effects if isinstance(effect, RuleChange) for field in effect.rules}
    assert conditions == {"each", "most", "all", "at least", "longest"}
    assert regions >= COUNTERS
    assert len(regions) == 17
    assert len(fields) >= 12
