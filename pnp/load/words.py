"""The printed words of a language: shipped ones, in which a mistake is ours, and those a user has written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from string import Formatter

import pnp
from pnp.errors import Finding
from pnp.load.nodes import Node, parse
from pnp.load.source import Unreadable, read
from pnp.model.language import LANGUAGES
from pnp.model.plural import forms
from pnp.model.words import Words

FOLDER = Path(pnp.__file__).parent / "words"
Forms = str | Mapping[str, str]
Texts = dict[str, Forms]


@lru_cache(maxsize=8)
def words(language: str) -> Words:
    """The words of a language that is shipped, else of English."""
    known = language if language in LANGUAGES else "en"
    texts: Texts = {}
    for path in (FOLDER / f"{known}.yaml", FOLDER / "booklet" / f"{known}.yaml"):
        root, findings = parse(read(path, path.name))
        if findings or (twice := set(texts) & set(root.plain())):
            raise ValueError(str(findings[0]) if findings else f"{path.name} has {sorted(twice)} again")
        texts |= root.plain()
    return Words(known, texts)


def own_words(path: Path, shown_as: str, language: str) -> tuple[Words, list[Finding]]:
    """The words of a user's file, and what is wrong with them.

    A language that is not shipped needs every text; of one that is, those that are to be different.
    """
    english = words("en").texts
    try:
        root, findings = parse(read(path, shown_as))
    except Unreadable as stop:
        return words(language), [stop.finding]
    texts: Texts = dict(words(language).texts) if language in LANGUAGES else {}
    nodes = root.value if isinstance(root.value, dict) else {}
    for key, node in nodes.items():
        if key not in english:
            near = get_close_matches(key, english, n=1)
            hint = f"did you mean {near[0]}?" if near else "remove it"
            findings.append(Finding("words-unknown", node.key_place or node.place, f"there is no text {key}; {hint}"))
            continue
        findings += _misfits(key, node, english[key], language)
        texts[key] = node.plain()
    for key in english:
        if key not in texts:
            message = f"the language {language} has no text {key}; write it, in English it is {_shown(english[key])!r}"
            findings.append(Finding("words-missing", root.place, message))
    return Words(language, texts), findings


def _shown(text: Forms) -> str:
    return text if isinstance(text, str) else text["many"]


def _misfits(key: str, node: Node, english: Forms, language: str) -> Iterator[Finding]:
    """A text has the forms of its language, the numbers of the English text, and no number of its own."""
    wanted = set(forms(language)) if not isinstance(english, str) else {""}
    given = node.value if isinstance(node.value, dict) else {"": node}
    if set(given) != wanted:
        what = f"the forms {', '.join(sorted(wanted))}" if wanted != {""} else "one text"
        yield Finding("words-misfit", node.place, f"{key} needs {what}, because the language is {language}")
        return
    for form in given.values():
        if not isinstance(form.value, str) or not form.value.strip():
            yield Finding("words-misfit", form.place, f"{key} must be a text; write a sentence")
            continue
        try:
            found = _numbers(form.value)
        except ValueError:
            yield Finding("words-misfit", form.place, f"{key} has a brace without its partner; numbers stand in braces")
            continue
        needed = _numbers(_shown(english))
        if found != needed:
            names = ", ".join(f"{{{name}}}" for name in sorted(needed)) or "nothing"
            yield Finding("words-misfit", form.place, f"{key} must hold {names} in braces, as the English text does")
        if any(char.isdigit() for char in form.value):
            yield Finding("words-misfit", form.place, f"{key} holds a digit; numbers come from the rules, in braces")


def _numbers(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
