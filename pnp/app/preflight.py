"""Finished PDFs, measured."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from pnp.check.preflight import Preflight, preflight
from pnp.errors import PnpError

__all__ = ["Preflight", "measured"]

LARGEST = 200_000_000


def measured(files: Sequence[Path]) -> Iterator[Preflight]:
    """What is in each file, one after the other."""
    for path in files:
        try:
            if path.stat().st_size > LARGEST:
                raise PnpError(f"{path} is larger than {LARGEST // 1_000_000} MB; check its parts")
            data = path.read_bytes()
        except OSError as problem:
            raise PnpError(f"cannot read {path}: {problem.strerror}; name a PDF file") from problem
        yield preflight(data, str(path))
