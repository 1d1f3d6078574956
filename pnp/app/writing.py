"""Writing so that a file or folder is either the old one or the complete new one."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import BinaryIO, Literal

from pnp.errors import PnpError

SHOWN = 40
FOUND = "Found by `pnp "
"""How the first line begins of a deck that was searched for, behind its number sign."""
LONGEST = 100
"""As much of a name as the name of an unfinished file has room for."""
Written = Literal["page", "numbers", "log", "sheets", "deck"]
_BEGINNINGS: dict[Written, bytes] = {
    "page": b"<!doctype html",
    "numbers": b'{\n  "version"',
    "log": b'{"version"',
    "sheets": b"%PDF",
    "deck": f"# {FOUND}".encode(),
}


def may_write(*wanted: tuple[Path | None, Written]) -> None:
    """Refuse before the work what could not, or should not, be written after it.

    A file that exists is only ever replaced by its like, so that a slip of the hand costs nobody a deck.
    """
    named = [(path, kind) for path, kind in wanted if path is not None]
    for index, (path, kind) in enumerate(named):
        _can_be_written(path)
        if path.resolve() in [other.resolve() for other, _ in named[:index]]:
            raise PnpError(f"{path} is named for two files; give each a name of its own")
        if path.exists() and not _begins(path, _BEGINNINGS[kind]):
            raise PnpError(f"{path} exists and holds something else, so it is left as it is; name another file")


def _can_be_written(path: Path) -> None:
    try:
        path.exists()
    except (OSError, ValueError) as problem:
        said = problem.strerror if isinstance(problem, OSError) else str(problem)
        raise PnpError(f"{_short(path.name)} cannot be looked for: {said}") from problem
    if path.is_dir():
        raise PnpError(f"{path} is a folder; name a file")
    if not path.parent.is_dir():
        raise PnpError(f"there is no folder {path.parent} to write {path.name} in; make it first")
    if path.exists() and not path.is_file():
        raise PnpError(f"{path} is no ordinary file; name one that can be replaced")
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise PnpError(f"cannot write in {path.parent}: permission denied")


def _short(name: str) -> str:
    return repr(name if len(name) <= SHOWN else f"{name[:SHOWN]}...")


def _begins(path: Path, beginning: bytes) -> bool:
    """Whether the file begins like that, or is empty."""
    try:
        with path.open("rb") as stream:
            return stream.read(len(beginning)) in (beginning, b"")
    except OSError as problem:
        raise PnpError(f"cannot read {path}: {problem.strerror}; it is left as it is") from problem


def write_file(path: Path, parts: Iterable[bytes]) -> None:
    """Write a file piece by piece; until the last piece is safe on the disk, the old file stays."""
    write_files({path: parts})


def write_files(files: Mapping[Path, Iterable[bytes]]) -> None:
    """Write files in their order; until all of them are safe on the disk, every old file stays."""
    staged: dict[Path, Path] = {}
    try:
        for path, parts in files.items():
            staged[path] = _begun(path)
            try:
                with staged[path].open("wb") as stream:
                    _put(stream, parts)
                staged[path].chmod(_mode(path))
            except OSError as problem:
                raise PnpError(f"cannot write {path}: {problem.strerror}; it is left as it was") from problem
        for path, unfinished in staged.items():
            try:
                unfinished.replace(path)
            except OSError as problem:
                raise PnpError(f"cannot write {path}: {problem.strerror}; it is left as it was") from problem
    finally:
        for unfinished in staged.values():
            with contextlib.suppress(OSError):
                unfinished.unlink()


def _begun(path: Path) -> Path:
    """An empty file beside the one that it will replace."""
    _can_be_written(path)
    _sweep(path)
    try:
        number, name = tempfile.mkstemp(
            prefix=f".{path.name[:LONGEST]}-{os.getpid()}-", suffix=".part", dir=path.parent
        )
    except OSError as problem:
        raise PnpError(f"cannot write in {path.parent}: {problem.strerror}") from problem
    os.close(number)
    return Path(name)


def _sweep(path: Path) -> None:
    """Remove what a killed process left of the same file."""
    stray = re.compile(rf"\.{re.escape(path.name[:LONGEST])}-(\d{{1,9}})-\w+\.part")
    # A folder that cannot be read through is no reason not to write.
    with contextlib.suppress(OSError):
        for other in path.parent.iterdir():
            if (found := stray.fullmatch(other.name)) and not _is_alive(int(found[1])):
                other.unlink()


def _is_alive(process: int) -> bool:
    if sys.platform == "win32":
        # There, asking is ending.
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True


def _mode(path: Path) -> int:
    """That of the file as it was, or what the user's mask leaves of a new one."""
    if path.is_file():
        return stat.S_IMODE(path.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _put(stream: BinaryIO, parts: Iterable[bytes]) -> None:
    for part in parts:
        stream.write(part)
    stream.flush()
    os.fsync(stream.fileno())


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
            with path.open("wb") as stream:
                _put(stream, [text.encode()])
        unfinished.chmod(0o755)
        unfinished.rename(folder)
    except OSError as problem:
        raise PnpError(f"cannot write {folder}: {problem.strerror}; nothing was left behind") from problem
    finally:
        with contextlib.suppress(FileNotFoundError):
            shutil.rmtree(unfinished)
