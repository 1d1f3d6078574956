"""CPU time of processes, taken in interleaved rounds so that a noisy machine disturbs both sides alike."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from statistics import median


def cpu_seconds(command: Sequence[str], cwd: str | None = None) -> float:
    """User and system time of one process and its children."""
    before = os.times()
    subprocess.run(command, check=True, capture_output=True, cwd=cwd)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def interleaved(commands: Mapping[str, Sequence[str]], rounds: int, cwd: str | None = None) -> dict[str, float]:
    """The median of each command over rounds in which all of them take their turn."""
    taken: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            taken[name].append(cpu_seconds(command, cwd))
    return {name: median(times) for name, times in taken.items()}


def report(what: str, figure: float, bound: float, at_most: bool = True, unit: str = "x") -> bool:
    """One line with the figure, the bound and whether it holds."""
    holds = figure <= bound if at_most else figure >= bound
    side = "at most" if at_most else "at least"
    print(f"{'ok  ' if holds else 'MISS'} {what}: {figure:.2f}{unit} ({side} {bound:g}{unit})", flush=True)
    return holds
