"""Work shared out to threads, which are not waited for when somebody stops the program."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Item = TypeVar("Item")
Made = TypeVar("Made")


def shared_out(work: Callable[[Item], Made], items: Iterable[Item], workers: int) -> list[Made]:
    """What the work makes of each item, in their order."""
    staff = ThreadPoolExecutor(max_workers=max(1, workers))
    try:
        made = list(staff.map(work, items))
    except BaseException:
        staff.shutdown(wait=False, cancel_futures=True)
        raise
    staff.shutdown()
    return made
