"""What a finished page looks like: how much ink it takes, and whether art runs out to the bleed's edge."""

from __future__ import annotations

from math import cos, pi, sin

import pypdfium2
from PIL import Image, ImageChops, ImageStat
from pypdfium2 import PdfiumError

from pnp.check.found import Found, FoundFile, FoundPage, Ink, Look, NotRendered
from pnp.scene.geometry import IDENTITY

DPI = 100.0
INSIDE = 0.4
"""How far inside an edge it is looked at, in mm: past the blur of one pixel."""
PAPER_WHITE = 250
MOST_BLANK = 0.05
"""The share of an edge that may stay blank by chance, where thin lines of a pattern end."""
_PIECE = 12
_DIRECTIONS = 72


def looked_at(pdf: bytes, file: FoundFile) -> list[Look]:
    """Every page, rendered one at a time."""
    try:
        document = pypdfium2.PdfDocument(pdf)
    except PdfiumError as problem:
        raise NotRendered(str(problem)) from problem
    try:
        return [_look(_picture(document[index]), page) for index, page in enumerate(file.pages)]
    except PdfiumError as problem:
        raise NotRendered(str(problem)) from problem
    finally:
        document.close()


def _look(picture: Image.Image, page: FoundPage) -> Look:
    # On a page that was corrected for a printer, things are not quite where they belong; its twin without is checked.
    components = page.components if page.correction == IDENTITY else ()
    grey = picture.convert("L")
    short = tuple((component.name, side) for component in components for side in short_sides(grey, component))
    return Look(ink(picture), short)


def _picture(page: pypdfium2.PdfPage) -> Image.Image:
    bitmap = page.render(scale=DPI / 72)
    picture: Image.Image = bitmap.to_pil().convert("RGB")
    bitmap.close()
    page.close()
    return picture


def ink(picture: Image.Image) -> Ink:
    inks = [ImageChops.invert(band) for band in picture.split()]
    black = ImageChops.darker(ImageChops.darker(inks[0], inks[1]), inks[2])
    grey = ImageStat.Stat(black).mean[0] / 255
    cyan, magenta, yellow = (ImageStat.Stat(band).mean[0] / 255 - grey for band in inks)
    return Ink(cyan, magenta, yellow, grey)


def short_sides(grey: Image.Image, component: Found) -> list[str]:
    """The sides on which art reaches the trim but not the edge of the bleed."""
    if component.bleed <= INSIDE:
        return []
    return _short_round(grey, component) if component.cut == "round" else _short_card(grey, component)


def _short_card(grey: Image.Image, component: Found) -> list[str]:
    trim, bled = component.trim.grown(-INSIDE), component.bled().grown(-INSIDE)
    right, bottom = trim.x + trim.width, trim.y + trim.height
    edges = {
        "top": ((trim.x, trim.y, right, trim.y), (trim.x, bled.y, right, bled.y)),
        "bottom": ((trim.x, bottom, right, bottom), (trim.x, bled.y + bled.height, right, bled.y + bled.height)),
        "left": ((trim.x, trim.y, trim.x, bottom), (bled.x, trim.y, bled.x, bottom)),
        "right": ((right, trim.y, right, bottom), (bled.x + bled.width, trim.y, bled.x + bled.width, bottom)),
    }
    return [side for side, (inner, outer) in edges.items() if _missing(_strip(grey, inner), _strip(grey, outer))]


def _strip(grey: Image.Image, ends: tuple[float, float, float, float]) -> list[bool]:
    """Whether there is ink in each of the pieces of one row or column of pixels."""
    left, top, right, bottom = (int(value * DPI / 25.4) for value in ends)
    levels = grey.crop((left, top, max(right, left + 1), max(bottom, top + 1))).tobytes()
    return [min(levels[start : start + _PIECE]) < PAPER_WHITE for start in range(0, len(levels), _PIECE)]


def _missing(inner: list[bool], outer: list[bool]) -> bool:
    """A slanted line meets the bleed's edge a little beside where it meets the trim's, so neighbours count too."""
    lost = sum(is_inked and not any(outer[max(0, index - 1) : index + 2]) for index, is_inked in enumerate(inner))
    return lost > MOST_BLANK * len(inner)


def _short_round(grey: Image.Image, component: Found) -> list[str]:
    (x, y), radius = component.trim.centre(), component.trim.width / 2

    def is_inked(distance: float, angle: float) -> bool:
        at = (int((x + distance * cos(angle)) * DPI / 25.4), int((y + distance * sin(angle)) * DPI / 25.4))
        level = grey.getpixel(at)
        return isinstance(level, int) and level < PAPER_WHITE

    lost = sum(
        is_inked(radius - INSIDE, angle) and not is_inked(radius + component.bleed - INSIDE, angle)
        for angle in (2 * pi * step / _DIRECTIONS for step in range(_DIRECTIONS))
    )
    return ["rim"] if lost > MOST_BLANK * _DIRECTIONS else []
