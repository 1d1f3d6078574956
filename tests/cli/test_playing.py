"""`pnp simulate`, `pnp replay` and the games of `pnp validate`, as a user runs them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pnp.load.shipped import shipped_files
from tests.cli.running import pnp


def test_the_summary_fits_a_screen() -> None:
    done = pnp("simulate", "--games", "50", "--players", "3")
    assert done.returncode == 0
    assert done.stderr == "played by the compiled kernel\n"
    lines = done.stdout.splitlines()
    assert len(lines) < 30
    assert lines[0] == "Classic on Tower, ruleset final, 3 players, rivalry none, seed 1"
    assert "100.0 %" in lines[1]


def test_json_is_the_same_for_any_number_of_workers(tmp_path: Path) -> None:
    written = []
    for workers in ("1", "2", "3"):
        file = tmp_path / f"{workers}.json"
        assert pnp("simulate", "--games", "800", "--workers", workers, "--json", str(file)).returncode == 0
        written.append(file.read_bytes())
    assert len(set(written)) == 1
    numbers = json.loads(written[0])
    assert numbers["games"] == 800
    assert sum(seat["wins"]["count"] for seat in numbers["seats"]) == 800


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_logs(players: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    done = pnp("simulate", "--games", "20", "--players", players, "--rivalry", "random:2", "--log", str(file))
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line["game"] for line in lines] == list(range(20))
    assert all(line["players"] == int(players) and len(line["rivalry"]) == 2 for line in lines)


def test_a_replay_is_the_game_of_the_series(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    options = ["classic", "--bots", "greedy,random", "--seed", "9"]
    pnp("simulate", *options, "--games", "4", "--log", str(file))
    game = json.loads(file.read_text(encoding="utf-8").splitlines()[3])
    shown = pnp("replay", *options, "--game", "3").stdout
    assert shown.startswith("set-up\n")
    assert shown.count("\nturn ") == len(game["turns"])
    totals = [line.split()[-2] for line in shown.split("scores\n")[1].splitlines() if line.strip()[:1] in ("A", "B")]
    assert [int(total) for total in totals] == game["scores"]


def test_a_replay_tells_rivalry_cards_and_points_at_the_start(tmp_path: Path) -> None:
    text = shipped_files()["classic"].read_text(encoding="utf-8")
    (tmp_path / "deck.yaml").write_text(text.replace("# options: {seat", "options: {seat"), encoding="utf-8")
    options = ["deck.yaml", "--players", "3", "--rivalry", "closed-fists", "--seed", "2"]
    shown = pnp("replay", *options, cwd=tmp_path).stdout
    setup, scores = shown.split("\n\n")[0], shown.split("scores\n")[1]
    assert "  rivalry cards\n    Closed Fists (rule): You may play a card face down on every turn" in setup
    heads, *rows = scores.splitlines()[:4]
    column = heads.split().index("start") - heads.split().index("total")
    assert [row.split()[column - 2] for row in rows] == ["0", "2", "4"]
    plain = pnp("replay", "classic", "--players", "3").stdout
    assert "rivalry cards" not in plain
    assert " start " not in plain


def test_stepping_stops_at_q() -> None:
    done = pnp("replay", "tiny", "--step", stdin="  q")
    assert done.returncode == 0
    assert done.stdout.count("turn ") < 4


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--bots", "gredy"], "pnp: there is no bot 'gredy'; did you mean greedy?"),
        (
            ["--rivalry", "full-basket"],
            "pnp: there is no rivalry card 'full-basket' for the ruleset final; did you mean",
        ),
        (
            ["--rivalry", "random:99"],
            "pnp: 'random:99' is no number of rivalry cards; write random:2, or another number up to 21",
        ),
        (["--rules", "prototype"], "pnp: ruleset prototype needs global cards and deck Classic has none;"),
        (["--games", "2000000"], "2,000,000 games are more than 1,000,000; add --yes"),
        (["--json", "missing/file.json", "--games", "1"], "pnp: there is no folder missing to write file.json in;"),
        (["--layout", "towr"], "pnp: there is no layout 'towr', neither a file nor shipped; did you mean tower?"),
    ],
)
def test_requests_that_cannot_be_met(args: list[str], message: str, tmp_path: Path) -> None:
    done = pnp("simulate", *args, cwd=tmp_path)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_interrupting_prints_a_partial_result(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pnp", "simulate", "--bots", "search", "--games", "100000"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stderr is not None
        # The line that says what plays comes just before the games begin.
        assert "kernel" in running.stderr.readline()
        time.sleep(1)
        running.send_signal(signal.SIGINT)
        output, errors = running.communicate(timeout=30)
    assert running.returncode == 130, errors
    assert "of 100,000, stopped: partial result" in output
    assert "Traceback" not in errors


def test_a_request_to_end_leaves_no_unfinished_file(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    log.write_text('{"version" of old}\n')
    command = [sys.executable, "-m", "pnp", "simulate", "--games", "20000", "--log", str(log)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        while running.poll() is None and not list(tmp_path.glob(".games.jsonl-*")):
            time.sleep(0.05)
        assert running.poll() is None, "it ended before it could be asked to"
        running.terminate()
        _, errors = running.communicate(timeout=30)
    assert running.returncode == 143
    assert "Traceback" not in errors
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]
    assert log.read_text() == '{"version" of old}\n'


def test_validate_plays_unless_told_not_to(tmp_path: Path) -> None:
    assert "600 games played" in pnp("validate", "tiny", cwd=tmp_path).stdout
    assert "games" not in pnp("validate", "tiny", "--no-play", cwd=tmp_path).stdout
    assert json.loads(pnp("validate", "tiny", "--json", cwd=tmp_path).stdout)["games"] == 600


def test_uncompiled_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PNP_UNCOMPILED", "1")
    done = pnp("simulate", "tiny", "--games", "5", cwd=tmp_path)
    assert "played by the uncompiled kernel" in done.stderr


def test_two_rule_cards_are_warned_about() -> None:
    done = pnp("simulate", "--games", "5", "--rivalry", "crowded-lanes,soaked-through,view-from-the-roof")
    assert done.returncode == 0
    assert done.stderr.startswith("warning: crowded-lanes, soaked-through are rivalry cards of kind rule; at most one")
