"""`pnp explain`."""

from __future__ import annotations

from difflib import get_close_matches

import click

from pnp.cli.complete import finding_codes
from pnp.codes import CODES
from pnp.errors import PnpError


@click.command("explain")
@click.argument("code", required=False, shell_complete=finding_codes)
def command(code: str | None) -> None:
    """Tell what the finding CODE means and how to mend it; without CODE, list them all."""
    if code is None:
        width = max(map(len, CODES))
        for known in CODES.values():
            click.echo(f"{known.code:<{width}}  {known.severity!s:<7}  {known.meaning.split('. ')[0].rstrip('.')}")
        return
    wanted = code.strip("[]")
    if wanted not in CODES:
        near = get_close_matches(wanted, CODES, n=1)
        hint = f"did you mean {near[0]}?" if near else "run `pnp explain` for all of them"
        raise PnpError(f"there is no finding {wanted!r}; {hint}")
    known = CODES[wanted]
    click.secho(f"{known.code} ({known.severity})", bold=True)
    click.echo(click.wrap_text(known.meaning, 100, "  ", "  "))
    click.echo(click.wrap_text(known.mending, 100, "  To mend it: ", "  "))
