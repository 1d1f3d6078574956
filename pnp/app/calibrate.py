"""Measured printers: the page they are measured with, and the file that remembers them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Literal, get_args

from pnp.app.languages import use_words
from pnp.app.margins import margins
from pnp.app.project import Input, here, shown_path, sound
from pnp.app.writing import write_file
from pnp.errors import PnpError
from pnp.load.printers import PRINTERS_FILE, printers_text
from pnp.model.printers import Printers, Profile
from pnp.render import pdf
from pnp.scene.page import Document
from pnp.sheets.backs import flip
from pnp.sheets.calibration import ACROSS, DEGREES_PER_MM, DOWN, Instructions, calibration
from pnp.sheets.furniture import furnished
from pnp.sheets.papers import SIZES, paper
from pnp.sheets.printer import Printer

Turn = Literal["duplex-long", "duplex-short"]
TURNS: tuple[Turn, ...] = get_args(Turn)
PAPERS = tuple(SIZES)
__all__ = ["PAPERS", "TURNS", "Profile", "Turn", "calibration_page", "known_printers", "set_printer", "use_printer"]

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST_NAME = 40


def calibration_page(name: str, language: str, backs: Turn) -> bytes:
    """Both sides of the page, as PDF."""
    own = use_words(language)
    said = Instructions(
        title=own.text("calibration_title"),
        front=own.text("calibration_front", percent=100, across=f"{ACROSS:g}", down=f"{DOWN:g}"),
        back=own.text("calibration_back", factor=f"{DEGREES_PER_MM:g}"),
        left=own.text("calibration_left"),
        right=own.text("calibration_right"),
    )
    pages = furnished(calibration(paper(name), said), margins(own))
    return pdf.write(Document(said.title, pages, own.language, flip=flip(backs)))


def printers_file() -> Input:
    """Where printers are remembered: in the folder of the project, or else in the working folder."""
    folder = here().folder or Path.cwd()
    return Input(folder / PRINTERS_FILE, shown_path(folder / PRINTERS_FILE))


def known_printers() -> Mapping[str, Profile]:
    """All printers that are remembered here."""
    file = printers_file()
    if not file.path.exists():
        return {}
    found = sound(file.load(), "printers").model
    assert isinstance(found, Printers)
    return found.profiles


def use_printer(name: str) -> Printer | None:
    """The printer of that name, as sheets are corrected for it; none where none is named."""
    if not name:
        return None
    known = known_printers()
    if name not in known:
        near = get_close_matches(name, known, n=1)
        there = f"there are {', '.join(known)}" if known else "`pnp calibrate --set` stores one"
        raise PnpError(f"there is no printer {name!r}; " + (f"did you mean {near[0]}?" if near else there))
    return _checked(known[name])


def _checked(profile: Profile) -> Printer:
    return Printer(**asdict(profile))


def set_printer(name: str, measured: Mapping[str, float | None]) -> tuple[Profile, Input]:
    """Remember what was measured; what was not measured stays as it was."""
    if not NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        raise PnpError(f"{name!r} is no name for a printer; use lower case letters, digits and single hyphens")
    known, file = dict(known_printers()), printers_file()
    given = {key: value for key, value in measured.items() if value is not None}
    known[name] = replace(known.get(name, Profile()), **given)
    _checked(known[name])
    text = printers_text(Printers(known))
    write_file(file.path, [text.encode()])
    return known[name], file
