"""The README's commands are run as written, in order, in an empty folder."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from pnp.cli.main import COMMANDS
from pnp.model.targets import Targets

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
LINES = [line.split("  #")[0].strip() for block in BLOCKS for line in block.splitlines() if line.strip()]


def test_readme_commands(tmp_path: Path) -> None:
    """`pnp` lines run for real; `make` lines are checked to exist, since make is what runs this test."""
    folder = tmp_path
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    ran = 0
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    for line in LINES:
        words = shlex.split(line)
        if words[0] == "make":
            assert words[1] in targets, line
        elif words[0] == "cd":
            folder = folder / words[1]
        elif words[0] == "pnp":
            done = subprocess.run(
                line, shell=True, cwd=folder, env=environment, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
            ran += 1
        else:
            assert words[0] in {"pip", "git", "python3"}, f"who tests {line!r}?"
    assert ran >= 8


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_in_the_readme(command: str) -> None:
    assert f"pnp {command}" in README


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert target.startswith("http") or (ROOT / target).exists(), target


def test_pictures_are_small_and_shown() -> None:
    for path in (ROOT / "docs").glob("*.png"):
        assert path.stat().st_size < 300_000, path.name
        assert f"docs/{path.name}" in README


def test_every_target_is_told_with_its_default() -> None:
    rows = re.findall(r"^\| (`[a-z_`, ]+`) \| ([\d., ]+) \|", README, re.MULTILINE)
    told = {
        name: float(default)
        for names, defaults in rows
        for name, default in zip(re.findall(r"`(\w+)`", names), defaults.split(","), strict=True)
    }
    assert told == {target.name: getattr(Targets(), target.name) for target in fields(Targets)}
