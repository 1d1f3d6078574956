"""Which words are printed: shipped ones, or those that a project has in its folder `words`."""

from __future__ import annotations

from pathlib import Path

from pnp.app.project import here, shown_path
from pnp.errors import PnpError, Severity
from pnp.load.words import own_words, words
from pnp.model.language import LANGUAGES
from pnp.model.words import Words

FOLDER = "words"
ALL = "all"


def words_file(language: str) -> Path | None:
    """The project's own file for a language, where it has one."""
    folder = here().folder
    path = folder / FOLDER / f"{language}.yaml" if folder else None
    return path if path is not None and path.is_file() else None


def use_words(language: str) -> Words:
    """The words of a language; English where neither the program nor the project has it."""
    path = words_file(language)
    if path is None:
        return words(language)
    found, findings = own_words(path, shown_path(path), language)
    grave = [finding for finding in findings if finding.severity >= Severity.ERROR]
    if grave:
        more = f" (and {len(grave) - 1} more)" if len(grave) > 1 else ""
        raise PnpError(f"{grave[0]}{more}")
    return found


def all_languages() -> tuple[str, ...]:
    """Shipped languages, then the project's own."""
    folder = here().folder
    own = sorted(path.stem for path in (folder / FOLDER).glob("*.yaml")) if folder else []
    return *LANGUAGES, *(language for language in own if language not in LANGUAGES)
