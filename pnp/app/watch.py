"""Noticing that files were saved, however an editor saves them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Event
from time import sleep

Stamp = tuple[int, int, int] | None

QUIET = 40
"""ms without a change after which a save is over."""
MOMENTS = 8
"""How many times that is waited for at most."""
LOOK_AGAIN = 400
"""ms after which files are looked at even if the system has told nothing, as some network drives do not."""


def saves(files: Callable[[], Sequence[Path]], stop: Event | None = None) -> Iterator[None]:
    """Yields at once, and again after every save of one of the files, which may be others each time.

    What is saved while the caller is at work is noticed as well.
    """
    while stop is None or not stop.is_set():
        watched = files()
        before = stamps(watched)
        yield
        _wait(watched, before, stop)
        _settle(watched)


def stamps(files: Sequence[Path]) -> list[Stamp]:
    """What changes when a file is written, replaced, made or removed."""
    return [_stamp(path) for path in files]


def _stamp(path: Path) -> Stamp:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def _settle(files: Sequence[Path]) -> None:
    """Until nobody seems to be writing: many editors empty a file first, and fill it a moment later."""
    before = stamps(files)
    for _ in range(MOMENTS):
        sleep(QUIET / 1000)
        now = stamps(files)
        if now == before and not any(stamp is not None and stamp[1] == 0 for stamp in now):
            return
        before = now


def _wait(files: Sequence[Path], before: list[Stamp], stop: Event | None) -> None:
    import watchfiles

    names = {path.name for path in files}
    # Folders are watched rather than files: a save that replaces a file shows there only.
    folders = {path.parent for path in files if path.parent.is_dir()}
    changes = watchfiles.watch(
        *folders,
        watch_filter=lambda _, path: Path(path).name in names,
        recursive=False,
        step=QUIET,
        debounce=4 * QUIET,
        rust_timeout=LOOK_AGAIN,
        yield_on_timeout=True,
        stop_event=stop,
        raise_interrupt=True,
    )
    if stamps(files) != before:
        return
    for _ in changes:
        if stamps(files) != before:
            return
