"""What was built, in a file beside it: from what, by what, and every file with its checksum."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pnp
from pnp import __version__

MANIFEST = "manifest.json"
FORMAT = 1
MADE_BY_US = re.compile(r"[a-z]+(-\d{1,4})?\.(pdf|svg|png)")
"""No other name is ever removed, whatever a manifest says."""
LIBRARIES = ("reportlab", "svgwrite", "uharfbuzz", "pypdfium2", "pillow")
"""What the bytes of files depend on, besides the program itself."""
LARGEST = 10_000_000

Manifest = dict[str, Any]


def checksum(data: bytes) -> str:
    return sha256(data).hexdigest()


def read_manifest(folder: Path) -> Manifest:
    """What the last build left; nothing where there is none that can be read."""
    path = folder / MANIFEST
    try:
        if path.stat().st_size > LARGEST:
            return {}
        found = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) and found.get("manifest") == FORMAT else {}


def listed(manifest: Manifest) -> dict[str, str]:
    """The checksums of files that a manifest says we made."""
    files = manifest.get("files")
    if not isinstance(files, dict):
        return {}
    return {
        name: str(about.get("sha256"))
        for name, about in files.items()
        if MADE_BY_US.fullmatch(name) and isinstance(about, dict)
    }


def is_ours(path: Path, expected: str) -> bool:
    """Whether a file is still what the manifest says; links and folders never are."""
    try:
        return path.is_file() and not path.is_symlink() and checksum(path.read_bytes()) == expected
    except OSError:
        return False


def versions() -> dict[str, str]:
    return {"pnp": __version__, **{name: version(name) for name in LIBRARIES}}


@cache
def program() -> str:
    """A checksum of the program, so that an edited one builds anew."""
    package = Path(pnp.__file__).parent
    found = sha256()
    for path in sorted((*package.rglob("*.py"), *package.glob("words/*.yaml")), key=lambda path: path.as_posix()):
        found.update(path.read_bytes())
    return found.hexdigest()


def plain(value: Any) -> Any:
    """A model object as JSON can hold it, always in the same order."""
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    match value:
        case Mapping():
            return {str(key): plain(inner) for key, inner in sorted(value.items(), key=lambda item: str(item[0]))}
        case set() | frozenset():
            return sorted(plain(inner) for inner in value)
        case tuple() | list():
            return [plain(inner) for inner in value]
    return value


def digest(value: Any) -> str:
    """What everything in a value comes to."""
    return checksum(json.dumps(plain(value), sort_keys=True).encode())
