"""The options that say what is played, the same for every command that plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from pnp.app.simulate import Match, match_of
from pnp.cli.complete import shipped_names

OPTIONS = (
    click.option("--players", default=2, show_default=True, type=click.IntRange(2, 4), help="How many play."),
    click.option(
        "--bots",
        default="greedy",
        show_default=True,
        help="Who plays: one bot for all seats or one for each, with commas. random, greedy, thrifty, search, "
        "restricted:never-climb, restricted:always-climb, restricted:never-sweets, restricted:never-face-down.",
    ),
    click.option(
        "--rivalry",
        default="none",
        show_default=True,
        help="Rivalry cards: ids with commas, or random:2 for two drawn anew in each game.",
    ),
    click.option("--layout", help="Play on the boards of this layout.", shell_complete=shipped_names),
    click.option(
        "--rules", help="Play by this ruleset: final or prototype.", type=click.Choice(["final", "prototype"])
    ),
    click.option(
        "--seed", default=1, show_default=True, type=click.IntRange(0, 2**63 - 1), help="Which series of games."
    ),
)


def match_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """DECK and everything that makes a match of it."""
    for option in reversed(OPTIONS):
        command = option(command)
    return click.argument("deck", required=False, shell_complete=shipped_names)(command)


def asked_match(deck: str | None, options: dict[str, Any]) -> Match:
    """The match that the options describe."""
    names = ("layout", "rules", "players", "bots", "rivalry", "seed")
    return match_of(deck, **{name: options[name] for name in names})
