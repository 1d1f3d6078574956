"""Saying where something was written: on standard error, so that what is said on standard output stays the answer."""

from __future__ import annotations

from pathlib import Path

import click


def tell_written(*paths: Path | None) -> None:
    for path in paths:
        if path is not None:
            click.echo(f"written: {path}", err=True)
