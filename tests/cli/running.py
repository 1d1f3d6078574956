"""The program as a user runs it."""

from __future__ import annotations

import contextlib
import os
import pty
import subprocess
import sys
from pathlib import Path


def pnp(*args: str, cwd: Path | None = None, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    environment = {**os.environ, "PYTHONUTF8": "1", "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, "-m", "pnp", *args],
        cwd=cwd,
        input=stdin,
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )


def pnp_watched(*args: str, cwd: Path | None = None) -> tuple[int, str]:
    """Run the command where somebody looks on: the exit code, and all that a terminal was told."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "PYTHONUTF8": "1", "COLUMNS": "100", "TERM": "xterm"}
    with subprocess.Popen(
        [sys.executable, "-m", "pnp", *args], cwd=cwd, stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    ) as running:
        os.close(theirs)
        told = b""
        # A terminal whose program has ended is an error to read from.
        with contextlib.suppress(OSError):
            while part := os.read(ours, 65536):
                told += part
    os.close(ours)
    return running.returncode, told.decode()
