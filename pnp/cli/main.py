"""The command `pnp`. Subcommands are imported when they are run, so that help is quick."""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import sys
from difflib import get_close_matches
from importlib import import_module
from io import TextIOWrapper
from typing import Any

import click

from pnp import __version__
from pnp.errors import PnpError

COMMANDS = {
    "new": "Make a folder to design a game in.",
    "list": "Show what is shipped: decks, layouts, rules, rivalry cards.",
    "show": "Draw a deck's patterns and their turns.",
    "validate": "Check decks, rivalry cards and layouts.",
    "build": "Make printable sheets: PDF, SVG, PNG.",
    "preflight": "Measure finished PDFs: can they be printed and cut?",
    "calibrate": "Measure a printer, so that backs line up.",
    "simulate": "Play many games and tell how a deck fares.",
    "replay": "Show one of these games turn by turn.",
    "report": "Tell what playing says about a deck, with targets and intervals.",
    "suggest": "Try designs in the place of a card, and show the best.",
    "tune": "Swap cards until a deck keeps its targets.",
    "compare": "Tell which of two decks is stronger, and what differs.",
    "export": "Make files for cutting machines.",
    "explain": "Tell what a finding means and how to mend it.",
    "schema": "Print the JSON Schema of a kind of file.",
}


class ReaderGone(Exception):
    """Nobody reads any more what is said; click would call it a failure."""


class Commands(click.Group):
    """Knows every command's name and one line of help without importing it."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError as problem:
            raise ReaderGone from problem

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"pnp.cli.{cmd_name}").command
        return command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            near = get_close_matches(args[0], COMMANDS, n=1)
            hint = f"Did you mean {near[0]!r}?" if near else f"Commands are {', '.join(COMMANDS)}."
            ctx.fail(f"No such command {args[0]!r}. {hint}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(__version__, prog_name="pnp")
def main() -> None:
    """A print-and-play workshop for tower games: check decks, play them, print them.

    Every command works with no argument: in a project folder (one with a pnp.yaml) it uses the project's deck and
    layout, elsewhere the shipped `classic` deck and `tower` layout.
    """


def run() -> None:
    """Run the program; what a user can do about is one line, never a traceback."""
    # Asked to end, it ends by way of every `finally`, so that no unfinished file stays behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    for stream in (sys.stdout, sys.stderr):
        # A name that a terminal has no letters for is no reason to stop.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        main.main(standalone_mode=False)
    except PnpError as problem:
        stop(f"pnp: {problem}", 2)
    except click.ClickException as problem:
        problem.show()
        sys.exit(problem.exit_code)
    except click.exceptions.Exit as done:
        sys.exit(done.exit_code)
    except (click.Abort, KeyboardInterrupt):
        click.echo("pnp: stopped", err=True)
        leave(130)
    except SystemExit as asked:
        if asked.code == 143:
            leave(143)
        raise
    except ReaderGone:
        # Leave quietly, and keep Python from flushing into the closed pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except OSError as problem:
        if problem.errno != errno.ENOSPC:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        stop(f"pnp: what is said cannot be written: {problem.strerror}", 2)


def leave(code: int) -> None:
    """At once: games that are being played in threads are not worth waiting for, and all files are whole."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):
            stream.flush()
    os._exit(code)


def stop(message: str, code: int) -> None:
    click.echo(message, err=True)
    sys.exit(code)
