"""Shell completion of names."""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem

from pnp.load.shipped import shipped_files


def shipped_names(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Shipped names first, then files."""
    names = [CompletionItem(name) for name in shipped_files() if name.startswith(incomplete)]
    return [*names, CompletionItem(incomplete, type="file")]


def finding_codes(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from pnp.codes import CODES

    return [CompletionItem(code) for code in CODES if code.startswith(incomplete)]
