"""`pnp preflight`."""

from __future__ import annotations

import json
import sys
from math import isfinite
from pathlib import Path

import click

from pnp.app.preflight import Preflight, measured
from pnp.cli.findings import counted, finding_data, show
from pnp.errors import Severity


@click.command("preflight")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILES...")
@click.option("--json", "as_json", is_flag=True, help="Print everything that was measured as JSON.")
@click.option("--strict", is_flag=True, help="Warnings count as errors.")
def command(files: tuple[Path, ...], as_json: bool, strict: bool) -> None:
    """Read finished PDF FILES back and measure whether they can be printed and cut.

    Page and component sizes, marks off components, art out to the bleed, text in the safe zone, thinnest lines and
    smallest text, fonts, backs behind their fronts, ink, sheets of paper and straight cuts. Exit code 0: fine,
    1: errors (with --strict also warnings), 2: a file cannot be read.
    """
    reports = list(measured(files))
    if as_json:
        click.echo(json.dumps({"version": 1, "files": [as_data(report) for report in reports]}, indent=2))
    else:
        for report in reports:
            tell(report)
    worst = max((finding.severity for report in reports for finding in report.findings), default=Severity.NOTE)
    if worst is Severity.UNREADABLE:
        sys.exit(2)
    sys.exit(1 if worst >= (Severity.WARNING if strict else Severity.ERROR) else 0)


def tell(report: Preflight) -> None:
    """A few lines on one file, findings first."""
    for finding in report.findings:
        show(finding)
    if not report.pages:
        return
    papers = ", ".join(dict.fromkeys(page.paper or "unknown paper" for page in report.pages))
    sizes: dict[str, int] = {}
    for page in report.pages:
        for one in page.page.components:
            size = " x ".join(f"{length:.2f}" for length in sorted((one.trim.width, one.trim.height)))
            sizes[size] = sizes.get(size, 0) + 1
    inks = [page.ink.total() for page in report.pages if page.ink is not None]
    verdict = counted(len(report.findings), "finding") if report.findings else "fine"
    click.secho(f"{report.file}: {verdict}", bold=True)
    click.echo(
        f"  {counted(len(report.pages), 'page')} of {papers}; {counted(report.sheets, 'sheet')} of paper, "
        f"{counted(report.cuts, 'straight cut')}"
    )
    for size, count in sorted(sizes.items(), key=lambda item: -item[1]):
        click.echo(f"  {count:>5} of {size} mm")
    if isfinite(report.smallest_stroke):
        click.echo(f"  thinnest line {report.smallest_stroke:.2f} mm")
    if isfinite(report.smallest_text):
        click.echo(f"  smallest text {report.smallest_text:.2f} mm")
    click.echo(f"  fonts: {', '.join(name for name, _ in report.fonts) or 'none, all text is outlines'}")
    if inks:
        click.echo(f"  ink: {100 * min(inks):.0f} to {100 * max(inks):.0f} % of a page, all colours added up")


def as_data(report: Preflight) -> dict[str, object]:
    def number(value: float) -> float | None:
        return round(value, 3) if isfinite(value) else None

    return {
        "file": report.file,
        "sheets": report.sheets,
        "cuts": report.cuts,
        "smallest_stroke": number(report.smallest_stroke),
        "smallest_text": number(report.smallest_text),
        "fonts": [{"name": name, "embedded": is_embedded} for name, is_embedded in report.fonts],
        "pages": [
            {
                "number": page.page.number,
                "size": [number(length) for length in page.page.size],
                "paper": page.paper,
                "side": page.page.side,
                "ink": None
                if page.ink is None
                else {name: number(getattr(page.ink, name)) for name in ("cyan", "magenta", "yellow", "black")},
                "components": [
                    {"name": one.name, "side": one.side, "trim": [number(value) for value in one.trim]}
                    for one in page.page.components
                ],
            }
            for page in report.pages
        ],
        "findings": [finding_data(finding) for finding in report.findings],
    }
