"""Files that are hostile, odd or not there: one clear line each, before any work starts."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pnp.app.project import Input
from pnp.app.validate import verdict
from pnp.errors import Finding
from pnp.load.limits import CARDS, FILE_BYTES, YAML_EVENTS
from tests.cli.running import pnp

GENERATIONS = zip("abcdefgh", "bcdefghi", strict=True)
CARD = "  - id: card-{0}\n    pattern: |\n      x x .\n      . x .\n"


def findings_of(path: Path) -> list[Finding]:
    return list(verdict([Input(path, "it")], None).findings)


def the_one_finding(path: Path) -> str:
    (finding,) = findings_of(path)
    return str(finding)


Made = Callable[[Path], object]
MISSING_OR_ODD: dict[str, tuple[Made, str]] = {
    "missing": (lambda _: None, "it: error: there is no such file; check the name [file-missing]"),
    "a folder": (lambda path: path.mkdir(), "it: error: this is a folder; name a YAML file [file-not-regular]"),
    "a pipe": (os.mkfifo, "it: error: this is no ordinary file; name a YAML file [file-not-regular]"),
    "a link to itself": (
        lambda path: path.symlink_to(path),
        "it: error: the file cannot be opened: Too many levels of symbolic links; "
        "check name and rights [file-missing]",
    ),
    "too large": (
        lambda path: path.write_bytes(b"#" * (FILE_BYTES + 1)),
        "it: error: the file is larger than 1,000,000 bytes; split it [file-too-large]",
    ),
    "UTF-16": (
        lambda path: path.write_text("deck: Mine", encoding="utf-16"),
        "it: error: the file is UTF-16; save it as UTF-8 [file-not-utf8]",
    ),
    "Latin-1": (
        lambda path: path.write_bytes("deck: Mine\nnote: né".encode("latin-1")),
        "it:2:8: error: the file is not UTF-8 here; save it as UTF-8 [file-not-utf8]",
    ),
    "a NUL": (
        lambda path: path.write_bytes(b"deck: Mi\0ne"),
        "it:1:9: error: not YAML: the character U+0000 is not allowed; remove it [yaml-syntax]",
    ),
    "empty": (
        lambda path: path.touch(),
        "it: error: the file is empty; `pnp new` makes one to start from [file-empty]",
    ),
    "cut off behind a bracket": (
        lambda path: path.write_text("project: ["),
        "it:1:11: error: not YAML: did not find expected node content; check indentation, colons and quotes "
        "[yaml-syntax]",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("make", "message"), MISSING_OR_ODD.values(), ids=MISSING_OR_ODD)
def test_what_is_no_file_of_ours(make: Made, message: str, tmp_path: Path) -> None:
    make(tmp_path / "it.yaml")
    assert the_one_finding(tmp_path / "it.yaml") == message


@pytest.mark.parametrize("wrap", ["\ufeff{}", "{}\n\n", "# remark\n{}"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_what_editors_do_to_a_file_does_not_matter(wrap: str, line_end: str, tmp_path: Path) -> None:
    text = wrap.format("deck: Mine\ncards:\n" + CARD.format(1))
    (tmp_path / "it.yaml").write_bytes(text.replace("\n", line_end).encode())
    assert [finding.code for finding in findings_of(tmp_path / "it.yaml")] == ["tokens-left-over"]


BOMBS = {
    "nested lists": "deck: " + "[" * 100_000,
    "nested maps": "deck: " + "{a: " * 100_000,
    "nested blocks": "".join(f"{' ' * depth}a:\n" for depth in range(1_000)),
    "aliases of aliases": "a: &a [x]\n" + "".join(f"{b}: &{b} [{', '.join([f'*{a}'] * 9)}]\n" for a, b in GENERATIONS),
    "an alias of itself": "deck: &a [*a]\n",
    "many values": "deck: [" + "1," * (YAML_EVENTS + 1) + "]",
    "many keys": "deck: Mine\n" + "".join(f"k{number}: 1\n" for number in range(YAML_EVENTS // 2)),
    "a python object": "deck: !!python/object/apply:os.system [exit]\n",
    "a set": "deck: !!set {a, b}\n",
    "a huge number": "deck: Mine\nplayers: " + "9" * 900_000,
}  # fmt: skip


@pytest.mark.parametrize("bomb", BOMBS.values(), ids=BOMBS)
def test_bombs_are_refused_with_few_lines_and_little_memory(bomb: str, tmp_path: Path) -> None:
    path = tmp_path / "it.yaml"
    path.write_text(bomb[: FILE_BYTES - 1], encoding="utf-8")
    program = "import sys; from pnp.cli.main import run; sys.argv[1:] = ['validate', sys.argv[1]]; run()"

    def bounded() -> None:
        # Far above what a sound file needs, far below what a bomb would take.
        resource.setrlimit(resource.RLIMIT_CPU, (20, 20))
        resource.setrlimit(resource.RLIMIT_DATA, (1_000_000_000, 1_000_000_000))

    done = subprocess.run(
        [sys.executable, "-c", program, str(path)], capture_output=True, text=True, preexec_fn=bounded, check=False
    )
    assert done.returncode in {1, 2}, done.stderr
    assert "Traceback" not in done.stderr
    assert 1 < len(done.stdout.splitlines()) < 60
    assert len(done.stdout) < 10_000


def test_more_cards_than_a_deck_may_hold(tmp_path: Path) -> None:
    path = tmp_path / "it.yaml"
    path.write_text("deck: Mine\ncards:\n" + "".join(CARD.format(number) for number in range(CARDS + 1)))
    found = [finding for finding in findings_of(path) if finding.code == "too-many"]
    assert [str(finding) for finding in found] == [
        "it:3:3: error: cards has 501 entries; at most 500 are allowed [too-many]"
    ]


def test_more_values_than_a_file_may_hold(tmp_path: Path) -> None:
    path = tmp_path / "it.yaml"
    path.write_text("deck: [" + "1," * (YAML_EVENTS + 1) + "]")
    assert "more than 120,000 values in one file; split it [yaml-too-long]" in the_one_finding(path)


def test_standard_input(tmp_path: Path) -> None:
    done = pnp("validate", "-", cwd=tmp_path, stdin="deck: Mine\ncards: none\n")
    assert done.returncode == 1
    assert done.stdout.startswith("<stdin>:2:8: error: ")


def test_a_closed_pipe_ends_quietly() -> None:
    done = subprocess.run(
        f"{sys.executable} -m pnp explain | head -1", shell=True, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
