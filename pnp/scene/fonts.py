"""Fonts: glyph outlines and kerned lines of glyphs, measured in ems. A file is opened when its face is first used."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple
from unicodedata import normalize

from pnp.errors import GlyphMissing
from pnp.scene.geometry import Outline, Point, Step, bounds

if TYPE_CHECKING:
    import uharfbuzz

Face = Literal["heading", "body", "bold", "italic"]

# The CFF files hold the designer's own curves, about a third as many as the TrueType ones.
_FILES: dict[Face, tuple[str, str]] = {
    "heading": ("font_fredoka_one", "FredokaOne-Regular.ttf"),
    "body": ("font_source_sans_pro", "SourceSansPro-Regular.otf"),
    "bold": ("font_source_sans_pro", "SourceSansPro-Bold.otf"),
    "italic": ("font_source_sans_pro", "SourceSansPro-It.otf"),
}
# What is embedded where text stays text: the PDF writer reads TrueType only. Advances and kerning are the same.
_EMBEDDED: dict[Face, str] = {
    "heading": "FredokaOne-Regular.ttf",
    "body": "SourceSansPro-Regular.ttf",
    "bold": "SourceSansPro-Bold.ttf",
    "italic": "SourceSansPro-It.ttf",
}
# Fredoka One has no fixed spaces and few symbols.
_FALLBACK: dict[Face, Face] = {"heading": "bold"}
# They tell where a word may be broken and are never drawn themselves.
SOFT_HYPHEN = "\u00ad"
INVISIBLE = {SOFT_HYPHEN, "\u200b"}
_SHOWN = 40


class Glyph(NamedTuple):
    """One glyph and where its origin lies: from the line's start in ems, or on a drawing in mm; y down."""

    face: Face
    number: int
    at: Point

    def shifted(self, right: float, down: float) -> Glyph:
        return self._replace(at=(self.at[0] + right, self.at[1] + down))


class Line(NamedTuple):
    """A shaped line of text and how far it advances."""

    glyphs: tuple[Glyph, ...]
    advance: float


def short(text: str) -> str:
    """A text as it is named in a message."""
    line = " ".join(text.split())
    return repr(line if len(line) <= _SHOWN else line[: _SHOWN - 1] + "…")


class Letter(NamedTuple):
    """A character, the face that draws it, and where it begins, in ems from the line's start."""

    face: Face
    character: str
    at: float


@cache
def font(face: Face) -> uharfbuzz.Font:
    import uharfbuzz

    found = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob(_path(face, _FILES[face][1]).read_bytes())))
    found.scale = (_EM, _EM)
    return found


def embedded(face: Face) -> Path:
    """The file of a face for text that stays text."""
    return _path(face, _EMBEDDED[face])


def _path(face: Face, name: str) -> Path:
    package = _FILES[face][0]
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"the font package {package} is not installed")
    return Path(spec.origin).parent / "files" / name


# Ems are counted in whole numbers by the engine: fine enough that nothing is seen of it.
_EM = 100_000


@cache
def _face_of(character: str, wanted: Face) -> Face | None:
    """The face that draws a character: the one asked for, or the one that stands in."""
    if font(wanted).get_nominal_glyph(ord(character)) is not None:
        return wanted
    other = _FALLBACK.get(wanted)
    return _face_of(character, other) if other else None


@cache
def shaped(text: str, face: Face) -> Line:
    """A line with ligatures and kerning, each run of characters in a face that has them."""
    glyphs: list[Glyph] = []
    pen = 0
    for drawn_by, characters in _runs(text, face):
        for info, position in _positions(characters, drawn_by, has_ligatures=True):
            at = (pen + position.x_offset) / _EM, -position.y_offset / _EM
            glyphs.append(Glyph(drawn_by, info.codepoint, at))
            pen += position.x_advance
    return Line(tuple(glyphs), pen / _EM)


@cache
def spaced(text: str, face: Face) -> tuple[tuple[Letter, ...], float]:
    """The characters of a line of real text with kerning and without ligatures, and how far it advances.

    A soft hyphen at the end is where a word was broken: it is drawn, and readers know that it is none of the word's.
    """
    is_broken = text.endswith(SOFT_HYPHEN)
    letters: list[Letter] = []
    pen = 0
    for drawn_by, characters in _runs(text[:-1] + "-" if is_broken else text, face):
        for character, (_, position) in zip(
            characters, _positions(characters, drawn_by, has_ligatures=False), strict=True
        ):
            letters.append(Letter(drawn_by, character, pen / _EM))
            pen += position.x_advance
    if is_broken and font(letters[-1].face).get_nominal_glyph(ord(SOFT_HYPHEN)) is not None:
        letters[-1] = letters[-1]._replace(character=SOFT_HYPHEN)
    return tuple(letters), pen / _EM


def _positions(characters: str, face: Face, *, has_ligatures: bool) -> list[tuple[Any, Any]]:
    """Glyphs and their advances, as the engine has them."""
    import uharfbuzz

    buffer = uharfbuzz.Buffer()
    buffer.add_str(characters)
    buffer.direction = "ltr"
    buffer.guess_segment_properties()
    uharfbuzz.shape(font(face), buffer, {} if has_ligatures else {"liga": False, "clig": False})
    return list(zip(buffer.glyph_infos, buffer.glyph_positions, strict=True))


def _runs(text: str, face: Face) -> list[tuple[Face, str]]:
    """The text in runs that one face can draw."""
    runs: list[tuple[Face, str]] = []
    for character in normalize("NFC", text):
        if character in INVISIBLE:
            continue
        drawn_by = _face_of(character, face)
        if drawn_by is None:
            message = f"the text {short(text)} has the character U+{ord(character):04X}, which no font of ours can draw"
            raise GlyphMissing(f"{message}; write it without")
        if runs and runs[-1][0] == drawn_by:
            runs[-1] = drawn_by, runs[-1][1] + character
        else:
            runs.append((drawn_by, character))
    return runs


@cache
def drawn(face: Face, number: int) -> Outline:
    """The outline of a glyph whose em is 1; the engine turns quadratic curves into cubic ones."""
    import uharfbuzz

    steps: list[Step] = []
    pen = uharfbuzz.DrawFuncs()
    pen.set_move_to_func(lambda x, y, _: steps.append(("M", x / _EM, -y / _EM)))
    pen.set_line_to_func(lambda x, y, _: steps.append(("L", x / _EM, -y / _EM)))
    pen.set_cubic_to_func(
        lambda x1, y1, x2, y2, x, y, _: steps.append(("C", x1 / _EM, -y1 / _EM, x2 / _EM, -y2 / _EM, x / _EM, -y / _EM))
    )
    pen.set_close_path_func(lambda _: steps.append(("Z",)))
    font(face).draw_glyph(number, pen, None)
    return tuple(steps)


@cache
def ink(face: Face, number: int) -> tuple[float, float, float, float] | None:
    """Left, top, right and bottom of a glyph whose em is 1; None for a space."""
    outline = drawn(face, number)
    if not outline:
        return None
    x, y, width, height = bounds([outline])
    return x, y, x + width, y + height


@cache
def rise(face: Face, character: str = "d") -> float:
    """How far a character reaches above the baseline; `d` is about the tallest without an accent."""
    extents = font(face).get_glyph_extents(font(face).get_nominal_glyph(ord(character)))
    return float(extents.y_bearing) / _EM


@cache
def fall(face: Face, character: str = "g") -> float:
    """How far a character reaches below the baseline."""
    extents = font(face).get_glyph_extents(font(face).get_nominal_glyph(ord(character)))
    return float(max(0, -extents.y_bearing - extents.height)) / _EM
