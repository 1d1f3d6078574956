"""Reports, comparisons and suggestions: `python -m bench reporting`."""

from __future__ import annotations

import sys

from bench.measure import interleaved, report


def main() -> bool:
    """Print every figure; tell whether all hold."""
    pnp = [sys.executable, "-m", "pnp"]
    times = interleaved(
        {
            "full": [*pnp, "report", "classic"],
            "quick": [*pnp, "report", "classic", "--quick"],
            "compare": [*pnp, "compare", "classic", "wide"],
            "suggest": [*pnp, "suggest", "classic"],
        },
        rounds=3,
    )
    return all(
        [
            report("pnp report classic, three tables, two bots, 2,000 games each, CPU", times["full"], 60, unit=" s"),
            report("pnp report classic --quick, CPU", times["quick"], 8, unit=" s"),
            report("pnp report classic --quick against all games", times["quick"] / times["full"], 0.6),
            report("pnp compare classic wide, CPU", times["compare"], 5, unit=" s"),
            report("pnp suggest classic, CPU", times["suggest"], 60, unit=" s"),
        ]
    )
