"""Seeded mutations of the shipped files: whatever they hold, reading and checking them ends in findings.

`python -m tests.fuzz 10000` runs as many as asked; the suite runs a few hundred.
"""

from __future__ import annotations

import random
import sys
import time
import traceback
from pathlib import Path

from pnp.app.project import find_input
from pnp.app.validate import verdict
from pnp.load.shipped import shipped_files

SEED = 20260101
SCRAPS = [
    b"\t", b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\r\n", b"\n---\n", b"&a ", b"*a", b"!!set ", b"{", b"}", b"[",
    b"]", b": ", b"- ", b"|", b">", b"#", b"'", b'"', b"\\", b"%", b"?", b"x x x\n", b"*", b"null", b"true", b"-1",
    b"0", b"99999999999999999999999", b"1e999", b".nan", b"0x7f", b"012", b"3 feet", b"-5mm", b"\xe2\x80\xa8",
    b"\xed\xa0\x80", b"{points}", b"{", b"{{", b"{0}", b"{points.__class__}", b"at least 0", b"<<: ",
    b"\xf0\x9f\x8e\xa8", b"A" * 300, b"Z99",
]  # fmt: skip


def mutated(data: bytes, chance: random.Random) -> bytes:
    """One to five random edits: characters, scraps, lines moved, doubled, dropped, indented, files cut short."""
    for _ in range(chance.choice((1, 1, 1, 2, 3, 5))):
        lines = data.split(b"\n")
        at, line = chance.randrange(len(data) + 1), chance.randrange(len(lines))
        match chance.choice((0, 1, 2, 3, 3, 4, 4, 5, 6, 7, 7, 7, 8, 8)):
            case 0:
                data = data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]
            case 1:
                data = data[:at] + chance.choice(SCRAPS) + data[at:]
            case 2:
                data = data[:at] + data[at + chance.randint(1, 40) :]
            case 3:
                data = b"\n".join(lines[:line] + lines[line + 1 :])
            case 4:
                data = b"\n".join([*lines[:line], lines[line], *lines[line:]])
            case 5:
                other = chance.randrange(len(lines))
                lines[line], lines[other] = lines[other], lines[line]
                data = b"\n".join(lines)
            case 6:
                lines[line] = b" " * chance.randint(1, 6) + lines[line]
                data = b"\n".join(lines)
            case 7:
                key, colon, _ = lines[line].partition(b":")
                lines[line] = key + colon + b" " + chance.choice(SCRAPS)
                data = b"\n".join(lines)
            case _:
                lines[line] = (
                    lines[line].replace(b"x", b".") if chance.random() < 0.5 else lines[line].replace(b".", b"x")
                )
                data = b"\n".join(lines)
        data = data or b"x"
    return data


def fuzz(count: int, folder: Path, first: int = 0) -> dict[int, int]:
    """How often each exit code came; anything else is raised with the seed that caused it."""
    originals = [path.read_bytes() for path in shipped_files().values()]
    exits: dict[int, int] = {}
    for number in range(first, first + count):
        chance = random.Random(SEED + number)
        path = folder / "mutated.yaml"
        path.write_bytes(mutated(chance.choice(originals), chance))
        started = time.process_time()
        try:
            found = verdict([find_input(str(path))])
            for finding in found.findings:
                str(finding)
            code = found.exit_code()
        except Exception:
            traceback.print_exc()
            raise SystemExit(f"mutation {number} crashed; its file is {path}") from None
        if time.process_time() - started > 2:
            raise SystemExit(f"mutation {number} took more than 2 s of CPU; its file is {path}")
        exits[code] = exits.get(code, 0) + 1
    return exits


if __name__ == "__main__":
    import tempfile

    asked = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    exits = fuzz(asked, Path(tempfile.mkdtemp(prefix="pnp-fuzz-")))
    print(f"{asked:,} mutations, no traceback; exit codes {dict(sorted(exits.items()))}")
