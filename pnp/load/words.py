"""The printed words of a language; they come with the program, so that a mistake in them is ours."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pnp
from pnp.load.nodes import parse
from pnp.load.source import read
from pnp.model.language import LANGUAGES
from pnp.model.words import Words

FOLDER = Path(pnp.__file__).parent / "words"


@lru_cache(maxsize=8)
def words(language: str) -> Words:
    """The words of a language that is shipped, else of English."""
    known = language if language in LANGUAGES else "en"
    path = FOLDER / f"{known}.yaml"
    root, findings = parse(read(path, path.name))
    if findings:
        raise ValueError(str(findings[0]))
    return Words(known, root.plain())
