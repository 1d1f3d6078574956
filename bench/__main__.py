"""`python -m bench [PART ...]`: run the parts named, or all of them; exit 1 if a bound is missed."""

from __future__ import annotations

import sys
from importlib import import_module

PARTS = ("validating", "simulating", "reporting", "sheets")


def main(names: list[str]) -> int:
    """Every part prints its figures; one that misses a bound does not keep the others from running."""
    held = [import_module(f"bench.{name}").main() for name in names or PARTS]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
