"""The bytes of a file as text that is safe to parse."""

from __future__ import annotations

import re
import stat
import sys
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from pnp.errors import Finding, Place
from pnp.load.limits import FILE_BYTES

STDIN = "-"
_LINE_BREAK = re.compile("\r\n|[\n\r\x85\u2028\u2029]")
"""What ends a line in YAML, so that lines are counted here as the parser counts them."""


class Unreadable(Exception):
    """Reading stopped: nothing behind this finding can be checked."""

    def __init__(self, code: str, place: Place, message: str) -> None:
        self.finding = Finding(code, place, message)


@dataclass(frozen=True, slots=True)
class Source:
    """A text and the name it goes by in messages."""

    file: str
    text: str

    @property
    def place(self) -> Place:
        return Place(self.file)

    def line(self, number: int) -> str:
        """One line of the text, counted from 1."""
        return _lines(self.text)[number - 1]

    def end(self) -> Place:
        """Just behind the last character."""
        return place_after(self.text, self.file)


def split_lines(text: str) -> list[str]:
    """The lines of a text, as YAML counts them."""
    return _LINE_BREAK.split(text)


_lines = lru_cache(maxsize=1)(split_lines)


def place_after(before: str, file: str) -> Place:
    """The place of whatever comes next."""
    *above, current = split_lines(before)
    return Place(file, len(above) + 1, len(current) + 1)


def read(path: Path, shown_as: str) -> Source:
    """The text of a file, or of standard input for `-`."""
    place = Place(shown_as)
    if str(path) == STDIN:
        return Source("<stdin>", decode(sys.stdin.buffer.read(FILE_BYTES + 1), Place("<stdin>")))
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            what = "a folder" if stat.S_ISDIR(status.st_mode) else "no ordinary file"
            raise Unreadable("file-not-regular", place, f"this is {what}; name a YAML file")
        with path.open("rb") as stream:
            data = stream.read(FILE_BYTES + 1)
    except FileNotFoundError as missing:
        raise Unreadable("file-missing", place, "there is no such file; check the name") from missing
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise Unreadable(
            "file-missing", place, f"the file cannot be opened: {reason}; check name and rights"
        ) from problem
    return Source(shown_as, decode(data, place))


def decode(data: bytes, place: Place) -> str:
    """UTF-8 of a bounded size, with or without a byte-order mark."""
    if len(data) > FILE_BYTES:
        raise Unreadable("file-too-large", place, f"the file is larger than {FILE_BYTES:,} bytes; split it")
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise Unreadable("file-not-utf8", place, "the file is UTF-16; save it as UTF-8")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        where = place_after(problem.object[: problem.start].decode(), place.file)
        raise Unreadable("file-not-utf8", where, "the file is not UTF-8 here; save it as UTF-8") from problem
    if not text.strip():
        raise Unreadable("file-empty", place, "the file is empty; `pnp new` makes one to start from")
    return text
