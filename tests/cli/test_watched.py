"""Every command that takes its time, run where somebody looks on: it shows how far it is, and ends well."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import pnp, pnp_watched

WATCHED = {
    "simulate": (("classic", "--games", "60"), "games/s"),
    "simulate with a log": (("tiny", "--games", "5", "--log", "games.jsonl"), "games/s"),
    "report": (("tiny", "--games", "20"), "games/s"),
    "suggest": (("tiny", "--designs", "3", "--blocks", "20"), "designs/s"),
    "compare": (("classic", "wide", "--cap", "128"), "log-likelihood ratio"),
    "tune": (("tiny", "--designs", "3", "--games", "20", "--steps", "1"), "decks tried"),
    "validate": (("tiny",), "[####"),
    "build": (("tiny", "--only", "tokens"), "[####"),
}


@pytest.mark.parametrize(("args", "shown"), WATCHED.values(), ids=WATCHED)
def test_progress_is_shown_to_whoever_looks(
    args: tuple[str, ...], shown: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    command = request.node.callspec.id.split()[0]
    code, told = pnp_watched(command, *args, cwd=tmp_path)
    assert code == 0, told
    assert "Traceback" not in told
    assert shown in told


def test_nothing_is_shown_to_a_file(tmp_path: Path) -> None:
    done = pnp("simulate", "tiny", "--games", "20", cwd=tmp_path)
    assert done.returncode == 0
    assert "games/s" not in done.stdout + done.stderr
