"""Making sheets, beside protograf doing the like in an environment of its own: `python -m bench sheets`."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from venv import EnvBuilder

from bench.measure import interleaved, report
from bench.validating import big_deck
from pnp.app.ordering import Request, order_of

PROTOGRAF = "0.5.2"
HOME = Path(__file__).parent.parent / ".cache" / f"protograf-{PROTOGRAF}"
SCRIPT = Path(__file__).parent / "protograf_cards.py"
ROUNDS = 5
THEIR_SIZE = 70
"""kB that protograf needs for plain cards, as it was measured when the bound was set."""


def protograf() -> str | None:
    """A Python with protograf in it, made once and kept; none where it cannot be had."""
    python = HOME / "bin" / "python"
    if not (HOME / "ready").exists():
        EnvBuilder(with_pip=True, clear=True).create(HOME)
        command = [str(python), "-m", "pip", "install", "--quiet", f"protograf=={PROTOGRAF}"]
        if subprocess.run(command, check=False, capture_output=True).returncode:
            return None
        (HOME / "ready").touch()
    return str(python)


def cards(with_turns: bool) -> list[dict[str, object]]:
    """The classic deck of all players, as plain data."""
    order = order_of(Request("classic", "tower"))
    return [
        {
            "name": card.name(),
            "colour": seat.colour,
            "deck": order.deck.name,
            "tokens": card.pattern.thrown(),
            "pattern": [list(line) for line in card.pattern.lines()],
            "turns": [[list(line) for line in turn.lines()] for turn in card.pattern.turns()] if with_turns else [],
        }
        for seat in order.seats
        for card in order.deck.personal
    ]


def against_protograf(folder: Path) -> list[bool]:
    """52 poker cards, nine a sheet, with patterns, marks and text; ours are read back and checked as well."""
    theirs = protograf()
    if theirs is None:
        print(f"skip protograf {PROTOGRAF} cannot be installed here; nothing to compare with", flush=True)
        return []
    for name, with_turns in (("cards", True), ("bare", False)):
        (folder / f"{name}.json").write_text(json.dumps(cards(with_turns)), encoding="utf-8")
    # A fresh folder each time: an unchanged game would not be drawn again.
    ours = f"rm -rf ours && {sys.executable} -m pnp build classic --only cards --backs none --gap 0 --out ours"
    times = interleaved(
        {
            "theirs": [theirs, str(SCRIPT), "cards.json"],
            "bare": [theirs, str(SCRIPT), "bare.json"],
            "colour": ["sh", "-c", ours],
            "low-ink": ["sh", "-c", f"{ours} --theme low-ink"],
        },
        ROUNDS,
        str(folder),
    )
    size = (folder / "ours" / "cards.pdf").stat().st_size / 1000
    print(
        f"     CPU: ours {times['colour']:.2f} s, with low ink {times['low-ink']:.2f} s; protograf "
        f"{times['theirs']:.2f} s, without the turns {times['bare']:.2f} s",
        flush=True,
    )
    return [
        report("52 cards against protograf, CPU", times["colour"] / times["theirs"], 0.5),
        report("52 cards against protograf without the turns, CPU", times["colour"] / times["bare"], 0.5),
        report("52 cards with low ink against protograf, CPU", times["low-ink"] / times["theirs"], 0.25),
        report("52 cards with low ink, file", size, 2 * THEIR_SIZE, unit=" kB"),
    ]


def large_decks(folder: Path) -> list[bool]:
    """500 cards against 50, and the memory of the larger."""
    for count in (50, 500):
        (folder / f"deck-{count}.yaml").write_text(big_deck(count, 1), encoding="utf-8")
    build = f"{sys.executable} -m pnp build --only cards --out"
    times = interleaved(
        {count: ["sh", "-c", f"rm -rf o{count} && {build} o{count} deck-{count}.yaml"] for count in ("50", "500")},
        3,
        str(folder),
    )
    # The largest of all children so far, so at least as much as that of the largest deck.
    megabytes = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1000
    print(f"     CPU: 50 cards {times['50']:.2f} s, 500 cards {times['500']:.2f} s", flush=True)
    return [
        report("500 cards of four players against 50, CPU", times["500"] / times["50"], 11),
        report("500 cards of four players, memory", megabytes, 300, unit=" MB"),
    ]


def main() -> bool:
    """Print every figure; tell whether all hold."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        # Memory first: protograf's own would be counted too.
        return all([*large_decks(folder), *against_protograf(folder)])
