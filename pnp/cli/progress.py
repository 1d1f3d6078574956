"""How far something is, on standard error, where somebody may be looking."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from threading import Lock

import click


@contextmanager
def progress(total: int, what: str) -> Iterator[Callable[[int], None]]:
    """A bar with speed and time left; call what is given with how much is done."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    started = time.monotonic()

    # Click draws the bar before there is one to be asked.
    def speed(done: int | None) -> str:
        return f"{(done or 0) / max(time.monotonic() - started, 1e-3):,.0f} {what}/s"

    with click.progressbar(length=total, file=sys.stderr, item_show_func=speed, show_pos=True) as bar:
        yield lambda done: bar.update(done - bar.pos, done)


class Bar:
    """A bar for work whose size is known only once it has begun, told of in steps."""

    def __init__(self, what: str, stack: ExitStack) -> None:
        self.what, self.stack = what, stack
        self.done, self.one_at_a_time = 0, Lock()
        self.show: Callable[[int], None] = lambda _: None

    def start(self, total: int) -> None:
        if total:
            self.show = self.stack.enter_context(progress(total, self.what))

    def add(self, number: int) -> None:
        """Called by threads."""
        with self.one_at_a_time:
            self.done += number
            self.show(self.done)


@contextmanager
def counted_progress(what: str) -> Iterator[Bar]:
    """A bar that begins when it is told how much there is to do."""
    with ExitStack() as stack:
        yield Bar(what, stack)


def followed(lines: Iterable[str], total: int, what: str) -> Iterator[bytes]:
    """The lines as they are to be written, while a bar shows how many there have been."""
    with progress(total, what) as show:
        for number, line in enumerate(lines, start=1):
            yield f"{line}\n".encode()
            show(number)


@contextmanager
def steps(total: int) -> Iterator[Callable[[str], None]]:
    """A bar with a name for each step; call what is given as a step begins."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    with click.progressbar(length=total, file=sys.stderr, item_show_func=lambda name: name or "") as bar:
        yield lambda name: bar.update(1, name)
