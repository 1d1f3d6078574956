"""Every language has every text, with the same numbers, and no number of its own."""

from __future__ import annotations

import re
from string import Formatter

import pytest

from pnp.load.words import FOLDER, words
from pnp.model.language import LANGUAGES
from pnp.model.words import MANY, ONE, Words

ENGLISH = words("en")


def forms(given: Words) -> dict[str, str]:
    """Every text by its key, forms for one and many apart."""
    found: dict[str, str] = {}
    for key, text in given.texts.items():
        for form, words_of_form in ({"": text} if isinstance(text, str) else text).items():
            found[f"{key} {form}".strip()] = words_of_form
    return found


def test_there_is_a_file_for_every_language() -> None:
    assert {path.stem for path in FOLDER.glob("*.yaml")} == set(LANGUAGES)
    assert words("tlh").language == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_keys_same_numbers_no_digits(language: str) -> None:
    here, english = forms(words(language)), forms(ENGLISH)
    assert set(here) == set(english)
    for key, text in here.items():
        assert text.strip() == text and text, key
        assert not any(char.isdigit() for char in text), (key, text)
        numbers = {name for _, name, _, _ in Formatter().parse(text) if name is not None}
        assert numbers == {name for _, name, _, _ in Formatter().parse(english[key]) if name is not None}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_come_in_pairs(language: str) -> None:
    for key, text in words(language).texts.items():
        assert isinstance(text, str) or set(text) == {ONE, MANY}, key


def test_french_spaces_do_not_break() -> None:
    for key, text in forms(words("fr")).items():
        assert not re.search(r"[^\u00a0\u202f][;:!?»]", text), (key, text)


def test_no_straight_quotes() -> None:
    for language in LANGUAGES:
        for key, text in forms(words(language)).items():
            assert "'" not in text and '"' not in text, (language, key)


def test_count_chooses_the_form() -> None:
    assert ENGLISH.text("draw_cards", 1).endswith("1 card in hand.")
    assert ENGLISH.text("draw_cards", 3).endswith("3 cards in hand.")
    assert ENGLISH.text("direct_hit_points", -2) == "You score \N{MINUS SIGN}2 points at once."
