"""Every command, run as a user runs it, outside of any project unless the test makes one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from pnp.cli.main import COMMANDS
from tests.cli.running import pnp

WRONG = """\
deck: Wrong
cards:
  - id: line
    copies: 13
    pattern: |
      x x x
"""


@pytest.mark.parametrize("command", ["list", "show", "validate", "explain", "schema"])
def test_every_command_works_with_no_argument(command: str, tmp_path: Path) -> None:
    done = pnp(command, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_each_command(command: str) -> None:
    done = pnp(command, "--help")
    assert done.returncode == 0
    assert f"Usage: python -m pnp {command}" in done.stdout


def test_help_lists_every_command_with_its_line() -> None:
    text = pnp("--help").stdout
    for name, about in COMMANDS.items():
        assert f"  {name}" in text
        assert about in text


def test_validate_prints_place_severity_code_and_picture(tmp_path: Path) -> None:
    (tmp_path / "deck.yaml").write_text(WRONG)
    done = pnp("validate", "deck.yaml", cwd=tmp_path)
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "deck.yaml:5:14: error: card line has only 2 distinct turns; move a cell, or write `turns: any` to allow it in "
        "this deck [turns-repeat]",
        "    x x x",
        "found: 1 error in 1 file (1 card)",
    ]


def test_validate_reads_standard_input_and_several_files(tmp_path: Path) -> None:
    done = pnp("validate", "-", "classic", "tower", cwd=tmp_path, stdin=WRONG)
    assert done.returncode == 1
    assert done.stdout.startswith("<stdin>:5:14: error:")
    assert done.stdout.endswith("found: 1 error, 2 notes in 3 files (14 cards, 1 layout), 1,800 games played\n")


def test_validate_as_json(tmp_path: Path) -> None:
    done = pnp("validate", "--json", "-", "no-such.yaml", cwd=tmp_path, stdin=WRONG)
    data = json.loads(done.stdout)
    assert (done.returncode, data["exit"], data["version"]) == (2, 2, 1)
    assert [finding["code"] for finding in data["findings"]] == ["turns-repeat", "file-missing"]
    assert data["findings"][0]["line"] == 5
    assert data["files"][0] == {"file": "<stdin>", "kind": "deck"}


def test_strict_counts_warnings(tmp_path: Path) -> None:
    (tmp_path / "deck.yaml").write_text(WRONG.replace("copies: 13", "copies: 2").replace("x x x", "x x\n      x ."))
    assert pnp("validate", "deck.yaml", cwd=tmp_path).returncode == 0
    assert pnp("validate", "--strict", "deck.yaml", cwd=tmp_path).returncode == 1


def test_validate_on_another_layout(tmp_path: Path) -> None:
    assert pnp("validate", "tiny", "--strict", cwd=tmp_path).returncode == 0
    assert pnp("validate", "tiny", "--strict", "--layout", "tower", cwd=tmp_path).returncode == 1
    wrong = pnp("validate", "tiny", "--layout", "towr", cwd=tmp_path)
    assert (wrong.returncode, wrong.stderr.count("\n")) == (2, 1)
    assert "did you mean tower?" in wrong.stderr


def test_show_draws_turns_and_counts_placements(tmp_path: Path) -> None:
    done = pnp("show", "tiny", "trail", "--lang", "de", cwd=tmp_path)
    assert done.stdout.splitlines() == [
        "trail (Spur): plain, throws 2, 4 turns, 72 placements from 16 of 16 cells",
        "  x x .    . x    x . .    . x",
        "  . . x    . x    . x x    x .",
        "           x .             x .",
        "",
    ]


@pytest.mark.parametrize(
    ("args", "hint"),
    [
        (("show", "clasic"), "did you mean classic?"),
        (("show", "classic", "elbo"), "did you mean elbow?"),
        (("show", "tower"), "a deck belongs here"),
        (("explain", "turns-repeats"), "did you mean turns-repeat?"),
        (("valdate",), "Did you mean 'validate'?"),
        (("schema", "board"), "'deck', 'rivalry', 'layout', 'project'"),
    ],
)
def test_mistakes_get_one_clear_hint(args: tuple[str, ...], hint: str, tmp_path: Path) -> None:
    done = pnp(*args, cwd=tmp_path)
    assert done.returncode == 2
    assert hint in done.stderr
    assert "Traceback" not in done.stderr


def test_explain_tells_meaning_and_mending() -> None:
    done = pnp("explain", "bleed-larger-than-gap")
    assert done.stdout.startswith("bleed-larger-than-gap (error)\n  Between two cards lie two bleeds.")
    assert "To mend it: Make the gap at least twice the bleed." in done.stdout


def test_list_names_everything_shipped(tmp_path: Path) -> None:
    sections = json.loads(pnp("list", "--json", cwd=tmp_path).stdout)
    assert {"classic", "prototype", "wide", "tiny"} <= set(sections["decks"])
    assert {"tower", "flat", "compact"} <= set(sections["layouts"])
    assert set(sections["rulesets"]) == {"final", "prototype"}
    assert set(sections["languages"]) == {"en", "fr", "it", "de", "es"}
    assert len(sections["rivalry cards: rivalry"]) == 21


def test_a_closed_pipe_is_no_crash(tmp_path: Path) -> None:
    program = f"{sys.executable} -m pnp schema layout | head -n 1"
    done = subprocess.run(["bash", "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stderr == ""
