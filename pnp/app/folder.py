"""The folder a build writes into: one build at a time, strays swept, only our own files replaced or removed."""

from __future__ import annotations

import contextlib
import json
import os
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from pnp.app.manifest import MANIFEST, Manifest, checksum, is_ours, listed, read_manifest
from pnp.app.writing import write_file, write_files
from pnp.errors import PnpError

STRAY = re.compile(r"\.[a-z]+(-\d{1,4})?\.(pdf|svg|png|json)-(\d+-)?\w+\.part")


@dataclass(frozen=True, slots=True)
class Change:
    """What was done to a folder."""

    written: tuple[str, ...]
    kept: tuple[str, ...]
    removed: tuple[str, ...]


def update(folder: Path, files: Mapping[str, bytes], manifest: Manifest) -> Change:
    """Make the folder hold these files and say so; what an earlier build left and this one has not is removed.

    Nothing is replaced before everything is safe on the disk, and the manifest comes last.
    """
    with _held(folder):
        before = listed(read_manifest(folder))
        sums = {name: checksum(data) for name, data in files.items()}
        kept = tuple(name for name in files if is_ours(folder / name, sums[name]))
        new = {folder / name: [data] for name, data in files.items() if name not in kept}
        write_files(new)
        stale = [name for name, known in before.items() if name not in files and is_ours(folder / name, known)]
        for name in stale:
            with contextlib.suppress(OSError):
                (folder / name).unlink()
        text = json.dumps(manifest, indent=2, ensure_ascii=False).encode() + b"\n"
        if not is_ours(folder / MANIFEST, checksum(text)):
            write_file(folder / MANIFEST, [text])
    return Change(tuple(path.name for path in new), kept, tuple(stale))


def refuse_unwritable(folder: Path) -> None:
    """Told before the work, where it can be known before."""
    nearest = next(path for path in (folder, *folder.absolute().parents) if path.exists() or path.is_symlink())
    if not nearest.is_dir():
        raise PnpError(f"cannot make the folder {folder}: {nearest} is a file; choose another with --out")
    if not os.access(nearest, os.W_OK | os.X_OK):
        raise PnpError(f"cannot write in {nearest}: permission denied; choose another folder with --out")


@contextlib.contextmanager
def _held(folder: Path) -> Iterator[None]:
    """The folder, made if need be, for this process alone; what killed ones left is swept."""
    missing = next((path for path in (*reversed(folder.parents), folder) if not path.exists()), None)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise PnpError(f"cannot make the folder {folder}: {problem.strerror}; choose another with --out") from problem
    lock = _lock(folder)
    try:
        _sweep(folder)
        yield
    except BaseException:
        if missing is not None:
            _remove_empty(folder, missing)
        raise
    finally:
        if lock is not None:
            os.close(lock)


def _lock(folder: Path) -> int | None:
    """Waits for whoever writes here; the system lets go of it when a process ends, however it does."""
    if sys.platform == "win32":
        return None
    import fcntl

    number = os.open(folder, os.O_RDONLY)
    # Some network drives cannot lock; then two builds at once are the user's own risk.
    with contextlib.suppress(OSError):
        fcntl.flock(number, fcntl.LOCK_EX)
    return number


def _sweep(folder: Path) -> None:
    for path in folder.iterdir():
        if STRAY.fullmatch(path.name):
            with contextlib.suppress(OSError):
                path.unlink()


def _remove_empty(folder: Path, first: Path) -> None:
    """Folders that were made for nothing, from the innermost out."""
    for path in (folder, *folder.parents):
        with contextlib.suppress(OSError):
            path.rmdir()
        if path == first:
            return
