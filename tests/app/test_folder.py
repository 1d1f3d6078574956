"""Whatever goes wrong while files are written, each is the old one or the whole new one, and nothing is left lying."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from pnp.app.folder import update
from pnp.app.manifest import MANIFEST, checksum
from pnp.errors import PnpError

NAMES = ("cards.pdf", "tokens.pdf", "track.svg")


def version(number: int) -> dict[str, bytes]:
    return {name: f"{name} {number} ".encode() * 20_000 for name in NAMES}


def manifest(files: dict[str, bytes]) -> dict[str, Any]:
    return {"manifest": 1, "files": {name: {"sha256": checksum(data)} for name, data in files.items()}}


def write(folder: Path, number: int) -> None:
    files = version(number)
    if number == 2:
        del files["track.svg"]
        files["track.pdf"] = b"in another format"
    update(folder, files, manifest(files))


def assert_old_or_new(folder: Path) -> None:
    """No file is anything else, and a manifest is a whole one."""
    for name in NAMES[:2]:
        assert (folder / name).read_bytes() in (version(1)[name], version(2)[name])
    assert (folder / "track.svg").exists() or (folder / "track.pdf").exists()
    assert json.loads((folder / MANIFEST).read_bytes())["manifest"] == 1


def strays(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if path.name.endswith(".part")]


@pytest.fixture(params=["write", "fsync", "replace", "mkstemp", "chmod"])
def failing(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], list[int]]]:
    """Makes the kth call of one operation fail as on a full disk; gives a list that grows with every call."""
    targets: dict[str, tuple[Any, str]] = {
        "write": (__import__("pnp.app.writing").app.writing, "_put"),
        "fsync": (os, "fsync"),
        "replace": (Path, "replace"),
        "mkstemp": (__import__("tempfile"), "mkstemp"),
        "chmod": (Path, "chmod"),
    }
    owner, name = targets[request.param]
    original = getattr(owner, name)

    def fail_at(number: int) -> list[int]:
        calls: list[int] = []

        def called(*args: Any, **options: Any) -> Any:
            calls.append(len(calls))
            if len(calls) == number + 1:
                raise OSError(errno.ENOSPC, "No space left on device")
            return original(*args, **options)

        monkeypatch.setattr(owner, name, called)
        return calls

    yield fail_at
    monkeypatch.undo()


def test_the_kth_failure(tmp_path: Path, failing: Callable[[int], list[int]], monkeypatch: pytest.MonkeyPatch) -> None:
    calls = failing(10**6)
    write(tmp_path / "count", 1)
    write(tmp_path / "count", 2)
    monkeypatch.undo()
    assert len(calls) >= 6
    for number in range(len(calls) // 2):
        folder = tmp_path / str(number)
        write(folder, 1)
        failing(number)
        with pytest.raises(PnpError, match="No space left on device"):
            write(folder, 2)
        monkeypatch.undo()
        assert_old_or_new(folder)
        assert strays(folder) == []
        write(folder, 2)
        assert sorted(path.name for path in folder.iterdir()) == [
            "cards.pdf",
            MANIFEST,
            "tokens.pdf",
            "track.pdf",
        ]


def test_a_failure_while_staging_replaces_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, 1)
    calls: list[int] = []

    def third(_: int) -> None:
        calls.append(1)
        if len(calls) == 3:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", third)
    with pytest.raises(PnpError, match=r"cannot write .*track\.pdf: No space left on device"):
        write(tmp_path, 2)
    assert {name: (tmp_path / name).read_bytes() for name in NAMES} == version(1)


def test_a_folder_made_in_vain_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(PnpError, match="No space left"):
        write(tmp_path / "output" / "game", 1)
    assert list(tmp_path.iterdir()) == []


def test_where_no_folder_can_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(PnpError, match=r"cannot make the folder .*; choose another with --out"):
        write(tmp_path / "file" / "game", 1)


KILLED = """
import os, signal, sys
from pathlib import Path
from tests.app.test_folder import write

left = int(sys.argv[2])
def deadly(operation):
    def called(*args, **options):
        global left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return operation(*args, **options)
    return called

os.fsync, Path.replace, Path.unlink = map(deadly, (os.fsync, Path.replace, Path.unlink))
write(Path(sys.argv[1]), 2)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_killed_at_every_step(tmp_path: Path) -> None:
    """Before each operation that reaches the disk, until a run is left alone."""
    root = Path(__file__).parent.parent.parent
    for step in range(30):
        folder = tmp_path / str(step)
        write(folder, 1)
        done = subprocess.run(
            [sys.executable, "-c", KILLED, str(folder), str(step)], cwd=root, capture_output=True, check=False
        )
        assert_old_or_new(folder)
        if done.returncode == 0:
            assert step > 8
            return
        write(folder, 2)
        assert strays(folder) == []
        assert not (folder / "track.svg").exists()
    raise AssertionError("it never ended")
