"""Findings for people and for machines, and numbers with what they count."""

from __future__ import annotations

import click

from pnp.errors import Finding, Severity

COLOURS = {Severity.NOTE: "cyan", Severity.WARNING: "yellow", Severity.ERROR: "red", Severity.UNREADABLE: "red"}


def show(finding: Finding, to_error: bool = False) -> None:
    """One finding as editors and terminals read it, its picture indented below."""
    severity = click.style(f"{finding.severity}:", fg=COLOURS[finding.severity], bold=True)
    click.echo(f"{finding.place}: {severity} {finding.message} [{finding.code}]", err=to_error)
    for line in finding.picture.splitlines():
        click.echo(f"    {line}", err=to_error)


def finding_data(finding: Finding) -> dict[str, object]:
    """One finding as JSON."""
    return {
        "code": finding.code,
        "severity": str(finding.severity),
        "file": finding.place.file,
        "line": finding.place.line,
        "column": finding.place.column,
        "message": finding.message,
        "picture": finding.picture,
    }


def counted(number: int, what: str) -> str:
    return f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"
