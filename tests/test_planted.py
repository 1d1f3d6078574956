"""Mistakes planted in the shipped files, as a slip of the hand would make them.

The cases show each finding in a file made for it; here the place must be right in files of real length.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

import pytest

from pnp.app.project import Input
from pnp.app.validate import verdict
from pnp.codes import CODES
from pnp.errors import Finding, Severity
from pnp.load.shipped import shipped_files

MISSES_ALLOWED = 1
SUGGESTIONS_WANTED = 20


@dataclass(frozen=True, slots=True)
class Planted:
    """A text that stands once in a shipped file, what it becomes, and the code that must come of it."""

    name: str
    text: str
    wrong: str
    code: str
    is_misspelling: bool = False


def slip(name: str, text: str, wrong: str, code: str) -> Planted:
    return Planted(name, text, wrong, code)


def misspelt(name: str, text: str, wrong: str, code: str = "key-unknown") -> Planted:
    """A word that is near enough to the right one for the program to suggest it."""
    return Planted(name, text, wrong, code, is_misspelling=True)


PLANTED = [
    misspelt("classic", "ruleset: final", "rulset: final"),
    misspelt("classic", "ruleset: final", "ruleset: finale", "not-a-choice"),
    misspelt("classic", "\ncards:", "\ncard:"),
    misspelt("classic", "- id: kite", "- Id: kite"),
    misspelt("classic", "name: {en: Spray", "nmae: {en: Spray"),
    slip("classic", "id: hook", "id: elbow", "id-twice"),
    slip("classic", "es: Codo}\n    pattern: |", "es: Codo}\n    pattern: >", "pattern-joined"),
    slip("classic", "x . x\n      . x .", "x . x\n      . X .", "pattern-character"),
    slip("classic", "x . .\n      . . x\n      . x .", "x . .\n      . . x\n      . x", "pattern-ragged"),
    slip("classic", "x . .\n      x . *\n      . x .", "x . .\n      x . *\n      . x *", "pattern-two-stars"),
    misspelt("wide", "es: Río}\n    pattern: |", "es: Río}\n    patern: |"),
    slip("wide", "id: comet", "id: Comet!", "bad-id"),
    misspelt("tiny", "layout: small", "layout: smal", "layout-unknown"),
    misspelt("tiny", "copies: 2", "copys: 2"),
    slip("tiny", "copies: 2", "copies: two", "wrong-type"),
    slip("tiny", "copies: 2", "copies: 200", "out-of-range"),
    misspelt("prototype", "ruleset: prototype", "ruleset: prototyp", "not-a-choice"),
    misspelt("prototype", "\npersonal:", "\npersonel:"),
    misspelt("prototype", "\nglobal:", "\nglobals:"),
    misspelt("rivalry", "{hand_size: 5}", "{hand_sise: 5}", "rule-field-unknown"),
    misspelt("rivalry", "{direct_hit_points: 3}", "{direct_hits_points: 3}", "rule-field-unknown"),
    misspelt("rivalry", "{move_distance: 3}", "{move-distance: 3}", "rule-field-unknown"),
    misspelt("rivalry", "region: quadrants", "region: quadrant", "region-unknown"),
    misspelt("rivalry", "region: stacks", "region: stack", "region-unknown"),
    misspelt("rivalry", "blocks, view: each-level", "blocks, view: each-levels", "not-a-choice"),
    misspelt("rivalry", "points: -2", "point: -2"),
    misspelt("rivalry", "white-linen\n    kind: scoring", "white-linen\n    kind: score", "not-a-choice"),
    slip("rivalry", "condition: at least 4", "condition: atleast 4", "bad-condition"),
    slip("rivalry", "levels: [0]", "levels: [3]", "level-missing"),
    slip("rivalry", "{move_distance} cells away", "{move_distence} cells away", "number-unknown"),
    slip("rivalry", "de: Volle Körbe", "ger: Volle Körbe", "bad-language"),
    misspelt("rivalry-prototype", "face_down: never", "face_down: nevr", "not-a-choice"),
    misspelt("rivalry-prototype", "region: supplies", "region: suplies", "region-unknown"),
    misspelt("rivalry-prototype", "tokens: others", "tokens: other", "not-a-choice"),
    slip("rivalry-prototype", "covered_sweets_stay: true", "covered_sweets_stay: yes", "wrong-type"),
    misspelt("tower", "style: tower", "style: towr", "not-a-choice"),
    misspelt("tower", "columns: 6", "colums: 6"),
    misspelt("tower", "\n  margin: 6mm", "\n  margins: 6mm"),
    misspelt("tower", "thickness: 2mm", "thicknes: 2mm"),
    misspelt("tower", "upper: windows", "upper: window", "not-a-choice"),
    slip("tower", "cell: 26mm", "cell: 26 feet", "bad-length"),
    slip("tower", "start: [A1, F1, F6, A6]", "start: [A1, F1, F7, A6]", "start-off-board"),
    slip("tower", "sweets_by_level: [2, 1, 0]", "sweets_by_level: [2, 1]", "levels-miscounted"),
    slip("tower", 'red: "#dd3354"', 'red: "#154d9f"', "colours-alike"),
    slip("tower", "bleed: 2mm", "bleed: 5mm", "bleed-larger-than-gap"),
    slip("flat", "cell: 29mm", "cell: 40mm", "board-larger-than-paper"),
    misspelt("small", "rows: 4", "row: 4"),
    slip("small", "sweets: [B2, C3]", "sweets: [B2, C3, B2]", "sweets-twice"),
]


def plant(planted: Planted, folder: Path) -> tuple[int, list[Finding]]:
    """The line that was changed, and what is found in the file."""
    text = shipped_files()[planted.name].read_text(encoding="utf-8")
    assert text.count(planted.text) == 1, f"{planted.text!r} does not stand once in {planted.name}"
    same = list(takewhile(lambda pair: pair[0] == pair[1], zip(planted.text, planted.wrong, strict=False)))
    line = text[: text.index(planted.text) + len(same)].count("\n") + 1
    path = folder / "planted.yaml"
    path.write_text(text.replace(planted.text, planted.wrong), encoding="utf-8")
    return line, list(verdict([Input(path, "planted")]).findings)


def of_code(planted: Planted, folder: Path) -> tuple[int, Finding | None]:
    """The line that was changed, and the first finding of the code that is wanted."""
    line, findings = plant(planted, folder)
    return line, next((finding for finding in findings if finding.code == planted.code), None)


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: f"{planted.name}: {planted.wrong!r}")
def test_planted_mistake_is_found(planted: Planted, tmp_path: Path) -> None:
    assert CODES[planted.code].severity >= Severity.WARNING
    assert of_code(planted, tmp_path)[1]


def test_planted_mistakes_are_found_where_they_are(tmp_path: Path) -> None:
    """A finding on the wrong line costs more than it helps, so hardly any may be off."""
    assert len(PLANTED) >= 30
    missed = []
    for planted in PLANTED:
        line, finding = of_code(planted, tmp_path)
        if finding is None or finding.place.line != line:
            missed.append(f"{planted.name}: {planted.wrong!r} in line {line}: {finding}")
    hits = len(PLANTED) - len(missed)
    assert len(missed) <= MISSES_ALLOWED, f"{hits} of {len(PLANTED)} on the right line; not {missed}"


def test_misspellings_are_answered_with_the_right_word(tmp_path: Path) -> None:
    misspellings = [planted for planted in PLANTED if planted.is_misspelling]
    silent = [planted.wrong for planted in misspellings if "did you mean" not in str(of_code(planted, tmp_path)[1])]
    answered = len(misspellings) - len(silent)
    assert answered >= SUGGESTIONS_WANTED, f"{answered} of {len(misspellings)} answered"
    assert not silent, f"{answered} of {len(misspellings)} answered"


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: f"{planted.name}: {planted.wrong!r}")
def test_planted_mistake_is_said_once(planted: Planted, tmp_path: Path) -> None:
    """One slip is one error: nothing else in the file is blamed for it."""
    _, findings = plant(planted, tmp_path)
    errors = [finding for finding in findings if finding.severity >= Severity.ERROR]
    assert [finding.code for finding in errors] == [planted.code]
