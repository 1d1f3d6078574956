"""Wrong files, each saying in its first lines exactly what must be found in it.

A case is a YAML file under cases/ whose comments begin with `# expect:` and give line, column, severity, message and
code of every finding, in order. The picture of a finding, if any, is expected in `# picture:` lines.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.app.project import Input
from pnp.app.validate import verdict
from pnp.codes import CODES

CASES = Path(__file__).parent / "cases"
FILES = sorted(CASES.rglob("*.yaml"))
PATTERN_FILES = [path for path in FILES if path.parent.name == "patterns"]

# Codes that no file can show by itself, and the test that shows each.
ELSEWHERE = {
    "game-does-not-end": "test_playing",
    "game-breaks-a-rule": "test_playing",
    "card-never-played": "test_playing",
    "played-slowly": "test_playing",
    "file-missing": "test_reading",
    "file-not-regular": "test_reading",
    "file-not-utf8": "test_reading",
    "file-too-large": "test_reading",
    "yaml-too-long": "test_reading",
    "too-many": "test_reading",
    "words-missing": "test_words",
    "words-unknown": "test_words",
    "words-misfit": "test_words",
    "pdf-unreadable": "test_preflight",
    "page-size-unknown": "test_preflight",
    "print-scaling-on": "test_preflight",
    "component-size-wrong": "test_preflight",
    "component-off-page": "test_preflight",
    "components-overlap": "test_preflight",
    "mark-on-component": "test_preflight",
    "mark-missing": "test_preflight",
    "art-short-of-bleed": "test_preflight",
    "text-outside-safe-zone": "test_preflight",
    "stroke-too-thin": "test_preflight",
    "text-too-small": "test_preflight",
    "font-not-embedded": "test_preflight",
    "back-misplaced": "test_preflight",
    "slot-misses-slot": "test_proof",
    "slot-width-wrong": "test_proof",
    "notch-depths-wrong": "test_proof",
    "board-not-level": "test_proof",
    "labels-disagree": "test_proof",
}


def expected(path: Path, mark: str) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.removeprefix(f"# {mark}:").removeprefix(" ") for line in lines if line.startswith(f"# {mark}:")]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_case(path: Path) -> None:
    findings = verdict([Input(path, "case")], None).findings
    assert [str(finding).removeprefix("case:").strip() for finding in findings] == expected(path, "expect")
    if pictures := expected(path, "picture"):
        assert [line for finding in findings for line in finding.picture.splitlines()] == pictures


def test_every_code_has_a_case() -> None:
    shown = {line.rsplit("[", 1)[1].rstrip("]") for path in FILES for line in expected(path, "expect")}
    assert shown | set(ELSEWHERE) == set(CODES)
    assert not shown & set(ELSEWHERE)


def test_there_are_forty_wrong_patterns() -> None:
    assert len(PATTERN_FILES) >= 40
    assert all(expected(path, "expect") for path in PATTERN_FILES)
