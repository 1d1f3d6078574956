"""Writing so that a file or folder is either the old one or the complete new one."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

from pnp.errors import PnpError


def write_new_folder(folder: Path, files: Mapping[str, str]) -> None:
    """Make a folder with these files, whole or not at all; one that exists is never touched."""
    if folder.exists() or folder.is_symlink():
        raise PnpError(f"{folder} exists already and is left as it is; choose another name")
    if not folder.parent.is_dir():
        raise PnpError(f"there is no folder {folder.parent} to make {folder.name} in; make it first")
    try:
        unfinished = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    except OSError as problem:
        raise PnpError(f"cannot write in {folder.parent}: {problem.strerror}") from problem
    try:
        for name, text in files.items():
            path = unfinished / name
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("w", encoding="utf-8", newline="\n") as stream:
                stream.write(text)
                stream.flush()
                os.fsync(stream.fileno())
        unfinished.chmod(0o755)
        unfinished.rename(folder)
    except OSError as problem:
        raise PnpError(f"cannot write {folder}: {problem.strerror}; nothing was left behind") from problem
    finally:
        with contextlib.suppress(FileNotFoundError):
            shutil.rmtree(unfinished)
