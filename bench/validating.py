"""Start-up and validation: `python -m bench validating`."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from bench.measure import interleaved, report
from pnp.model.cell import Cell
from pnp.model.pattern import Pattern


def big_deck(cards: int, seed: int) -> str:
    """A deck of different random patterns of four to six cells on 5 x 5."""
    chance, seen, lines = random.Random(seed), set[object](), ["deck: Big", "turns: any", "cards:"]
    everywhere = [Cell(row, col) for row in range(5) for col in range(5)]
    while len(seen) < cards:
        pattern = Pattern(5, 5, frozenset(chance.sample(everywhere, chance.randint(4, 6))))
        if pattern.canonical() in seen:
            continue
        seen.add(pattern.canonical())
        lines += [
            f"  - id: card-{len(seen)}",
            f"    name: {{en: Card {len(seen)}, fr: Carte {len(seen)}}}",
            "    pattern: |",
        ]
        lines += [f"      {' '.join(row)}" for row in pattern.lines()]
    return "\n".join(lines) + "\n"


def main() -> bool:
    """Print every figure; tell whether all hold."""
    python = sys.executable
    with tempfile.TemporaryDirectory() as folder:
        for number in range(20):
            Path(folder, f"deck-{number}.yaml").write_text(big_deck(500, number), encoding="utf-8")
        decks = [f"deck-{number}.yaml" for number in range(20)]
        times = interleaved(
            {
                "click": [python, "-c", "import click"],
                "help": [python, "-m", "pnp", "--help"],
                "one": [python, "-m", "pnp", "validate", "--no-play", decks[0]],
                "ten": [python, "-m", "pnp", "validate", "--no-play", *decks[:10]],
                "twenty": [python, "-m", "pnp", "validate", "--no-play", *decks],
            },
            rounds=5,
            cwd=folder,
        )
    return all(
        [
            report("pnp --help against python -c 'import click', CPU", times["help"] / times["click"], 3),
            report("validate a deck of 500 cards, CPU", times["one"], 1, unit=" s"),
            report("validate 20 decks of 500 cards against 10", times["twenty"] / times["ten"], 2.2),
        ]
    )
