"""`pnp suggest` and `pnp tune` as a user runs them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.running import pnp

CLASSIC = (Path(__file__).parent.parent.parent / "patterns" / "classic.yaml").read_text(encoding="utf-8")
KITE = "      x . x\n      . . .\n      . x .\n"


def test_suggesting_designs_for_a_card(tmp_path: Path) -> None:
    done = pnp("suggest", "classic", "--replace", "gate", "--designs", "3,star1", "--blocks", "20", "--show", "2",
               "--json", "out.json", cwd=tmp_path)  # fmt: skip
    assert done.returncode == 0, done.stderr
    said = r"7 of 19 designs with 3 cells, a star and 1 cell in the place of gate, each 20 blocks of two games against"
    assert re.match(said, done.stdout)
    assert "\nbest, those within the targets first" in done.stdout
    assert "\nmost different from the other cards:\n" in done.stdout
    assert re.search(r"while searching \d+\.\d % wins, (keeps the|misses a) target", done.stdout)
    written = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert written["version"] == 1
    assert written["replaces"] == "gate"
    assert {"plain3-05", "star1-01"} <= {design["id"] for design in written["designs"]}
    assert written["best"][0] == written["designs"][0]["id"]
    assert set(written["designs"][0]["fresh"]) == {"greedy", "thrifty"}


def test_a_whole_deck_is_suggested_and_can_be_used(tmp_path: Path) -> None:
    options = ("--cards", "8", "--blocks", "20", "--out", "new.yaml")
    done = pnp("suggest", "classic", *options, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stderr.endswith("written: new.yaml\n")
    text = (tmp_path / "new.yaml").read_text(encoding="utf-8")
    assert text.startswith("# Found by `pnp suggest classic --cards 8 --designs 3,star3 --blocks 20 --seed 1`.")
    assert text.count("  - id: ") == 8
    # A player owns thirteen cards as before.
    assert text.count("copies: 2") == 5
    assert "a player owns as many cards as before: 2 of " in done.stdout
    assert pnp("validate", "--no-play", "new.yaml", cwd=tmp_path).returncode == 0


def test_tuning_writes_a_deck_and_leaves_the_other_alone(tmp_path: Path) -> None:
    bad = CLASSIC.replace(KITE, "      * . x\n").replace("deck: Classic", "deck: Bad")
    (tmp_path / "bad.yaml").write_text(bad, encoding="utf-8")
    options = ("tune", "bad.yaml", "--players", "2", "--designs", "3", "--games", "100")
    done = pnp(*options, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "fresh deals (seed 2)" in done.stdout
    assert "all targets are kept on fresh deals" in done.stdout
    last = done.stdout.splitlines()[-1]
    assert last.startswith("to look at it on deals that nobody has searched: pnp report bad-tuned.yaml --players 2")
    assert pnp(*last.partition(": pnp ")[2].split(), "--quick", cwd=tmp_path).stdout.startswith("Bad, tuned on Tower")
    assert done.stderr.endswith("written: bad-tuned.yaml\n")
    assert (tmp_path / "bad.yaml").read_text(encoding="utf-8") == bad
    text = (tmp_path / "bad-tuned.yaml").read_text(encoding="utf-8")
    assert text.startswith(
        "# Found by `pnp tune bad.yaml --players 2 --designs 3 --games 100 --steps 12 --seed 1`.\n# It comes from"
    )
    assert "# Cards changed: kite -> plain3-" in text
    report = pnp("report", "bad-tuned.yaml", "--players", "2", "--seed", "2", "--gate", cwd=tmp_path)
    assert report.returncode == 0, report.stdout
    # What was found once is not overwritten unless it is named.
    again = pnp(*options, cwd=tmp_path)
    assert again.returncode == 2
    assert "bad-tuned.yaml exists already" in again.stderr


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["suggest", "classic", "--replace", "kiet"], "pnp: deck Classic has no card 'kiet' that could be replaced; "
         "did you mean kite?"),
        (["suggest", "classic", "--designs", "9"], "pnp: '9' is no size of designs; write 2 to 6"),
        (["suggest", "classic", "--replace", "kite", "--cards", "5"], "pnp: --replace and --cards are two ways to ask"),
        (["suggest", "classic", "--cards", "200"], "pnp: there are 103 designs of the size 3, star3 for this deck"),
        (["suggest", "prototype", "--designs", "star"], "whose personal cards have no star"),
        (["suggest", "classic", "--out", "x.yaml"], "--out goes with --cards"),
        (["suggest", "prototype", "--replace", "balcony"], "pnp: card balcony is a global card; only personal cards"),
        (["tune", "-"], "name a file with --out"),
        (["tune", "clasic"], "pnp: there is no deck 'clasic', neither a file nor shipped; did you mean classic?"),
        (["tune", "classic", "--players", "7"], "pnp: '7' are no player counts"),
    ],
)  # fmt: skip
def test_requests_that_cannot_be_met(args: list[str], message: str, tmp_path: Path) -> None:
    done = pnp(*args, cwd=tmp_path, stdin=CLASSIC)
    assert done.returncode == 2
    assert message in done.stderr
