"""The languages that every shipped text exists in."""

from __future__ import annotations

from collections.abc import Mapping

LANGUAGES = {"en": "English", "fr": "Français", "it": "Italiano", "de": "Deutsch", "es": "Español"}

ByLanguage = Mapping[str, str]
"""A text for each language, by its code; a text that was written plainly stands under `en`."""


def in_language(texts: ByLanguage, language: str, otherwise: str = "") -> str:
    """The text in that language, else in English, else in any language it exists in."""
    return texts.get(language) or texts.get("en") or next(iter(texts.values()), otherwise)
