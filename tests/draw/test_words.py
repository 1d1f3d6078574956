"""Every language has every text, with the same numbers, and no number of its own."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from string import Formatter

import pytest

from pnp.errors import PnpError
from pnp.load.words import FOLDER, own_words, words
from pnp.model.language import LANGUAGES
from pnp.model.plural import form
from pnp.model.plural import forms as plural_forms
from pnp.model.words import MANY, ONE, Words
from pnp.scene.fonts import Face, spaced

ENGLISH = words("en")


def forms(given: Words) -> dict[str, str]:
    """Every text by its key, forms for one and many apart."""
    found: dict[str, str] = {}
    for key, text in given.texts.items():
        for name, words_of_form in ({"": text} if isinstance(text, str) else text).items():
            found[f"{key} {name}".strip()] = words_of_form
    return found


def test_there_is_a_file_for_every_language() -> None:
    for folder in (FOLDER, FOLDER / "booklet"):
        assert {path.stem for path in folder.glob("*.yaml")} == set(LANGUAGES)
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
        assert not re.search(r"«[^\u00a0\u202f]", text), (key, text)


def test_no_straight_quotes() -> None:
    for language in LANGUAGES:
        for key, text in forms(words(language)).items():
            assert "'" not in text and '"' not in text, (language, key)


def test_german_quotes() -> None:
    for key, text in forms(words("de")).items():
        assert not any(quote in text for quote in ("\u201d", "«", "»", "\u2018")), key
        assert text.count("„") == text.count("“"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_can_be_drawn(language: str) -> None:
    faces: tuple[Face, ...] = ("heading", "body", "bold", "italic")
    for text in forms(words(language)).values():
        for face in faces:
            assert spaced(text, face)[1] > 0


def test_plurals_by_language() -> None:
    assert [form("fr", count) for count in (0, 1, 2)] == ["one", "one", "many"]
    assert [form("en", count) for count in (0, 1, 2, -1)] == ["many", "one", "many", "one"]
    assert [form("ru", count) for count in (1, 2, 5, 11, 12, 21, 22)] == [
        "one",
        "few",
        "many",
        "many",
        "many",
        "one",
        "few",
    ]
    assert [form("pl", count) for count in (1, 2, 5, 21, 22)] == ["one", "few", "many", "many", "few"]
    assert [form("cs", count) for count in (1, 4, 5)] == ["one", "few", "many"]
    assert plural_forms("ja") == ("many",) and form("ja", 1) == "many" and plural_forms("pt-br") == ("one", "many")
    assert words("fr").text("points", 0) == "0 point"


def test_a_text_that_is_missing_is_named_with_its_language() -> None:
    with pytest.raises(PnpError, match="language de have no text nonsense"):
        words("de").text("nonsense")


def test_a_language_of_ones_own_is_read_strictly(tmp_path: Path) -> None:
    complete = {key: text if isinstance(text, str) else dict(text) for key, text in ENGLISH.texts.items()}
    file = tmp_path / "nl.yaml"

    def read(texts: Mapping[str, object]) -> list[str]:
        file.write_text(json.dumps(texts), encoding="utf-8")
        return [f"{finding.code}: {finding.message}" for finding in own_words(file, "words/nl.yaml", "nl")[1]]

    assert read(complete) == []
    without = {key: text for key, text in complete.items() if key != "cover_title"}
    assert read(without) == [
        "words-missing: the language nl has no text cover_title; write it, in English it is 'The rules'"
    ]
    assert read({**complete, "cover_titel": "x"}) == [
        "words-unknown: there is no text cover_titel; did you mean cover_title?"
    ]
    for text, problem in {
        "zonder": "words-misfit: cover_age must hold {age} in braces, as the English text does",
        "{age} of 13": "words-misfit: cover_age holds a digit; numbers come from the rules, in braces",
        "{age": "words-misfit: cover_age has a brace without its partner; numbers stand in braces",
        "": "words-misfit: cover_age must be a text; write a sentence",
    }.items():
        assert read({**complete, "cover_age": text}) == [problem]
    assert read({**complete, "points": "{count}"}) == [
        "words-misfit: points needs the forms many, one, because the language is nl"
    ]
    file.write_text("cover_title: Eigene Regeln\n", encoding="utf-8")
    own, findings = own_words(file, "words/de.yaml", "de")
    assert not findings and own.text("cover_title") == "Eigene Regeln" and own.text("turn") == "Dein Zug"
    file.write_text("[", encoding="utf-8")
    assert own_words(file, "words/de.yaml", "de")[1][0].code == "yaml-syntax"


def test_count_chooses_the_form() -> None:
    assert ENGLISH.text("draw_cards", 1).endswith("1 card in hand.")
    assert ENGLISH.text("draw_cards", 3).endswith("3 cards in hand.")
    assert ENGLISH.text("direct_hit_points", -2) == "You score \N{MINUS SIGN}2 points at once."
