"""`pnp build`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from pnp.app.build import Built, Kept, Plan, Unfit, build, parsed_formats, parsed_only
from pnp.app.components import COMPONENTS
from pnp.app.languages import ALL, all_languages, words_file
from pnp.app.ordering import CHOICES, Request, files_of, order_of
from pnp.app.project import Input, output_folder, shown_path
from pnp.app.watch import saves
from pnp.cli.complete import shipped_names
from pnp.cli.findings import counted, show
from pnp.cli.progress import steps
from pnp.errors import PnpError, Severity


@click.command("build")
@click.argument("deck", required=False, shell_complete=shipped_names)
@click.option("--layout", help="Boards, sizes and paper, where not the deck's own.", shell_complete=shipped_names)
@click.option("--only", metavar="NAMES", help=f"Only these, with commas: {', '.join(COMPONENTS)}.")
@click.option("--paper", type=click.Choice(CHOICES["paper"]), help="both-safe prints on A4 and on Letter.")
@click.option("--backs", type=click.Choice(CHOICES["backs"]), help="How backs get behind fronts.")
@click.option("--format", "formats", default="pdf", show_default=True, help="pdf, svg, png, with commas.")
@click.option("--dpi", default=150, show_default=True, type=click.IntRange(30, 600), help="Fineness of PNG.")
@click.option("--colours", metavar="NAMES", help="Only these players' parts, with commas: blue,red.")
@click.option("--players", type=click.IntRange(2, 4), help="Print for so many players.")
@click.option("--lang", default="en", show_default=True, help="en, fr, it, de, es, one of your own, or all of them.")
@click.option("--theme", type=click.Choice(CHOICES["theme"]), help="low-ink takes a quarter of the ink.")
@click.option("--card-size", metavar="SIZE", help="poker, euro, mini, square, tarot, or 63x88mm.")
@click.option("--bleed", metavar="LENGTH", help="Art beyond the cut.")
@click.option("--gap", metavar="LENGTH", help="Between cards; 0 saves paper and cuts, and leaves no bleed.")
@click.option("--corner", metavar="LENGTH", help="Radius of rounded corners.")
@click.option("--margin", metavar="LENGTH", help="Free on each side of the paper.")
@click.option("--marks", type=click.Choice(CHOICES["marks"]), help="Where to cut; registration is for machines.")
@click.option("--printer", metavar="NAME", help="Correct for a printer that `pnp calibrate --set` stored.")
@click.option("--seed", default=0, type=click.IntRange(0, 2**31), help="Other rangoli for each number.")
@click.option("--sheet-thickness", default="0.1mm", show_default=True, help="Of the paper for booklets.")
@click.option("--out", type=click.Path(path_type=Path), help="Folder to write into; output/DECK-LAYOUT if unsaid.")
@click.option("--watch", is_flag=True, help="Build again whenever a file is saved, until Ctrl-C.")
def command(only: str | None, formats: str, dpi: int, lang: str, out: Path | None, watch: bool, **options: Any) -> None:
    """Make printable sheets of DECK: cards, tokens, figures and all.

    One file for each component, everything.pdf, and a manifest. What is made is read back and checked, and nothing is
    replaced unless all of it is fit to print; a build without --only also renders every page and looks at its bleeds.
    Sizes, paper, backs, marks, theme and printer may stand in the layout; options win. Exit code 1: what was made
    failed the check, 2: something cannot be used.
    """
    plan = Plan(parsed_only(only), parsed_formats(formats), dpi, is_looked_at=only is None and not watch)
    if watch and lang == ALL:
        raise PnpError("--watch builds one language at a time; name it with --lang")
    if watch:
        keep_building(Request(language=lang, **options), plan, out)
        return
    try:
        for language in all_languages() if lang == ALL else (lang,):
            tell(built(Request(language=language, **options), plan, out, is_alone=lang != ALL))
    except Unfit as problem:
        for finding in problem.findings:
            show(finding, to_error=True)
        click.echo(f"pnp: {problem}", err=True)
        sys.exit(1)


def built(request: Request, plan: Plan, out: Path | None, kept: Kept | None = None, *, is_alone: bool = True) -> Built:
    """Build once, with a bar where somebody is looking; one of several languages has a folder of its own."""
    order = order_of(request)
    folder = out or output_folder(f"{order.deck_id}-{order.layout_id}")
    folder = folder if is_alone else folder.with_name(f"{folder.name}-{order.language}")
    with steps(len(plan.only) + 2) as said:
        return build(order, plan, folder, said, kept)


def keep_building(request: Request, plan: Plan, out: Path | None) -> None:
    """Build after every save; what is wrong is told, and mended by the next save."""
    kept: Kept = {}
    try:
        for _ in saves(lambda: files_of(request)):
            try:
                tell(built(request, plan, out, kept))
            except PnpError as problem:
                complain(problem, request)
            click.echo("waiting for a save; Ctrl-C ends", err=True)
    except KeyboardInterrupt:
        click.echo("stopped watching", err=True)


def complain(problem: PnpError, request: Request) -> None:
    """Everything that is wrong with the files, or else the one thing that is wrong with the request."""
    from pnp.app.validate import verdict

    files = [path for path in files_of(request) if path != words_file(request.language)]
    inputs = [Input(path, shown_path(path)) for path in files if path.exists()]
    grave = [finding for finding in verdict(inputs).findings if finding.severity >= Severity.ERROR]
    for finding in problem.findings if isinstance(problem, Unfit) else grave:
        show(finding, to_error=True)
    if not grave:
        click.echo(f"pnp: {problem}", err=True)


def tell(result: Built) -> None:
    """What was made, in a few lines."""
    folder, manifest = shown_path(result.folder.absolute()), result.manifest
    # Most warnings hold for every page; one tells as much as fifty.
    for finding in {(finding.place, finding.code): finding for finding in reversed(result.warnings)}.values():
        show(finding, to_error=True)
    if result.change is None or not (result.change.written or result.change.removed):
        click.echo(f"{folder} is up to date: nothing was rewritten")
        return
    click.echo(f"{folder}:")
    wide = max(8, *map(len, manifest["components"]))
    for name, about in manifest["components"].items():
        cuts = f", {counted(about['cuts'], 'straight cut')}" if about["cuts"] else ""
        paper = f"{counted(about['sheets'], 'sheet')} of paper" if about["sheets"] else "to be read on a screen"
        click.echo(f"  {name:<{wide}} {paper}{cuts}")
    total = manifest["total"]
    click.echo(
        f"{counted(len(result.change.written), 'file')} written, {len(result.change.kept)} unchanged; "
        f"{counted(total['sheets'], 'sheet')} of paper, {counted(total['cuts'], 'straight cut')}"
    )
    if result.change.removed:
        click.echo(f"removed from an earlier build: {', '.join(result.change.removed)}")
