"""`pnp report` as a user runs it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.running import pnp

CLASSIC = (Path(__file__).parent.parent.parent / "patterns" / "classic.yaml").read_text(encoding="utf-8")
KITE = "      x . x\n      . . .\n      . x .\n"
WEAK = "      * . x\n"
TWINS = """
  - id: first-twin
    pattern: |
      x x x
      x x .
      x . .
  - id: second-twin
    pattern: |
      x x x
      x x .
      . x .
"""
PLANTED = {
    "a dead card": (CLASSIC.replace(KITE, WEAK), "card left over: card kite"),
    "a seat bias": (
        CLASSIC.replace("\ncards:", "\noptions: {seat_points: {2: [0, 6]}}\ncards:"),
        "wins of a seat: seat",
    ),
    "two near-identical cards": (CLASSIC + TWINS, "cards alike: first-twin and second-twin are nearly the same"),
}


def test_the_report_fits_a_screen(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    done = pnp("report", "classic", "--games", "200", "--json", str(file))
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) <= 40
    assert lines[0].startswith("Classic on Tower, ruleset final, 2, 3, 4 players: 200 games each")
    assert "Bots are not people" in lines[1]
    written = json.loads(file.read_text(encoding="utf-8"))
    assert written["version"] == 1
    assert len(written["series"]) == 6
    warned = [one for one in written["judgements"] if one["kind"] == "WARN"]
    assert [one["players"] for one in warned] == [3, 4]


@pytest.mark.parametrize(("text", "said"), PLANTED.values(), ids=PLANTED)
def test_what_is_planted_is_named_first_with_a_replay(text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "deck.yaml").write_text(text, encoding="utf-8")
    done = pnp("report", "deck.yaml", "--quick", "--players", "2", "--gate", cwd=tmp_path)
    assert done.returncode == 1, done.stderr
    lines = done.stdout.splitlines()
    assert lines[2].startswith(f"WARN  {said}")
    assert re.fullmatch(r"      pnp replay deck.yaml --players 2 --bots greedy --seed 1 --game \d+", lines[3])
    assert "scores" in pnp(*lines[3].split()[1:], cwd=tmp_path).stdout


def test_boards_too_large_for_the_kernel(tmp_path: Path) -> None:
    (tmp_path / "nine.yaml").write_text("layout: Nine\nboard: {columns: 9, rows: 9, cell: 22mm}\n", encoding="utf-8")
    deep = pnp("report", "tiny", "--layout", "nine.yaml", "--deep", cwd=tmp_path)
    assert deep.returncode == 2
    assert "looking deeper takes too many games there, leave out --deep" in deep.stderr
    done = pnp("report", "tiny", "--layout", "nine.yaml", "--players", "2", "--games", "20", "--gate", cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    assert "played by the reference rules and simple bots" in done.stderr
    assert "a level has 81 cells" in done.stderr
    assert "0 warned" in done.stdout


def test_targets_come_from_the_deck_before_the_project(tmp_path: Path) -> None:
    (tmp_path / "pnp.yaml").write_text(
        "project: P\ndecks: [deck.yaml]\ntargets: {dead: 0.2, ties: 0.5}\n", encoding="utf-8"
    )
    (tmp_path / "deck.yaml").write_text(CLASSIC + "\ntargets: {dead: 0.9}\n", encoding="utf-8")
    done = pnp("report", "--quick", "--players", "2", "--gate", "--json", "out.json", cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    targets = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))["targets"]
    assert (targets["dead"], targets["ties"], targets["seats"]) == (0.9, 0.5, 0.05)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--players", "5"], "pnp: '5' are no player counts; layout Tower is for 2 to 4, so write for example 2,4"),
        (["--players", "\u00b2"], "pnp: '\u00b2' are no player counts"),
        (["--players", "9" * 5000], "are no player counts"),
        (
            ["tiny", "--players", "3"],
            "pnp: '3' are no player counts; layout Small is for 2 players, so write for example 2",
        ),
        (["--out", "a" * 300], "cannot be looked for: File name too long"),
        (["bad\udcff.yaml"], "is a name that cannot be shown or written down; rename the file"),
        (["clasic"], "pnp: there is no deck 'clasic', neither a file nor shipped; did you mean classic?"),
        (["--json", "missing/report.json", "--games", "20", "--players", "2"], "pnp: there is no folder missing"),
    ],
)
def test_requests_that_cannot_be_met(args: list[str], message: str, tmp_path: Path) -> None:
    done = pnp("report", *args, cwd=tmp_path)
    assert done.returncode == 2
    assert message in done.stderr
