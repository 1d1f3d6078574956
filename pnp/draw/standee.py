"""Player figures that stand: a picture folded over a core, with a foot that crosses it.

Unfolded, a piece shows its back upside down, a spine as wide as the core is thick, and its front. Figure and foot have
slots that meet: the figure's comes from below, the foot's from above.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from pnp.art.figures import figure_of
from pnp.art.rangoli import Paint, rangoli
from pnp.art.seats import Seat
from pnp.art.symbols import drawn_mark
from pnp.art.textures import textured
from pnp.art.theme import Theme
from pnp.model.layout import Layout, Size
from pnp.scene.geometry import Box, Outline, bounds, circle, line, moved, rectangle, scaled, turned
from pnp.scene.shapes import Group, Part, Shape, Symbol, Use

SLOT = 6.0
"""How far figure and foot reach into each other."""
GROUND = 7.0
"""The floor the animal stands on; the slot is cut into it."""
TALL = 1.34
"""Height of a figure by its width."""
LARGEST = 26.0
DASH = 1.2


@dataclass(frozen=True, slots=True)
class Folded:
    """A piece as it is printed: its size, its art from the top left corner, where to fold, and slots to cut out."""

    name: str
    size: Size
    parts: tuple[Part, ...]
    folds: tuple[Outline, ...]
    slots: tuple[Outline, ...]


def figure_width(layout: Layout) -> float:
    """A figure stands on one cell and leaves its borders free."""
    return round(min(LARGEST, layout.cell * 0.86), 2)


def standee(seat: Seat, layout: Layout, theme: Theme, bleed: float = 2.0) -> tuple[Folded, Folded]:
    """The figure and its foot, for the material that the layout's tower is made of."""
    tower = layout.tower
    slot = tower.thickness + tower.clearance
    across = figure_width(layout)
    tall, low = round(across * TALL, 2), 2 * SLOT
    face = _figure_face(seat, theme, across, tall, bleed)
    foot = _foot_face(seat, theme, across, low, bleed)
    figure = _folded(f"figure {seat.name}", face, (across, tall), tower.thickness, theme, seat)
    base = _folded(f"foot {seat.name}", foot, (across, low), tower.thickness, theme, seat)
    left = (across - slot) / 2
    ends = (Box(left, 0.0, slot, SLOT), Box(left, figure.size[1] - SLOT, slot, SLOT))
    through = Box(left, low - SLOT, slot, 2 * SLOT + tower.thickness)
    return _slotted(figure, ends, theme), _slotted(base, (through,), theme)


def _slotted(folded: Folded, slots: tuple[Box, ...], theme: Theme) -> Folded:
    """With its slots, and with lines that show where to cut and fold."""
    outlines = tuple(map(rectangle, slots))
    cuts = (Shape(outline, theme.tile, theme.ink, 0.2) for outline in outlines)
    creases = (Shape(fold, None, theme.ink, 0.2, dash=_dashes(fold)) for fold in folded.folds)
    return replace(folded, parts=(*folded.parts, *cuts, *creases), slots=outlines)


def _dashes(fold: Outline) -> tuple[float, float]:
    """Dashes that begin and end a line, as near to `DASH` as that allows."""
    length = bounds([fold]).width
    each = length / (2 * round((length / DASH - 1) / 2) + 1)
    return each, each


def _folded(name: str, face: Symbol, size: Size, spine: float, theme: Theme, seat: Seat) -> Folded:
    across, high = size
    front = moved(0, high + spine)
    # Upside down, so that it stands upright when folded over; mirrored, so that both sides show one silhouette.
    back = turned(180, (across / 2, high / 2)).after(scaled(-1, 1, (across / 2, 0)))
    tones = theme.tones(seat.colour)
    bleed = -face.box.x
    band = rectangle(Box(-bleed, high, across + 2 * bleed, spine))
    parts: tuple[Part, ...] = (
        Use(face, back),
        Use(face, front),
        Shape(band, tones.solid),
    )
    # Out to the bleed, so that they are still seen after a cut that is a little off.
    folds = tuple(line((-bleed, y), (across + bleed, y)) for y in ((high, high + spine) if spine else (high,)))
    return Folded(name, (across, 2 * high + spine), parts, folds, ())


@lru_cache(maxsize=32)
def _figure_face(seat: Seat, theme: Theme, across: float, tall: float, bleed: float) -> Symbol:
    """The animal before a halo, on a floor in its player's colour."""
    tones = theme.tones(seat.colour)
    box = Box(-bleed, 0.0, across + 2 * bleed, tall + bleed)
    floor = Box(box.x, tall - GROUND, box.width, GROUND + bleed)
    wide = across * 0.88
    box_of = figure_of(seat, theme, wide).box
    shrunk = min(1.0, (tall - GROUND - 1.2) / box_of.height, (across - 1.6) / box_of.width)
    animal = figure_of(seat, theme, round(wide * shrunk, 2))
    middle = (across / 2, (tall - GROUND) * 0.52)
    ground = tones.pale if theme.is_outlined else tones.solid
    faint = Paint(theme.paper, tones.pale, theme.paper, tones.pale, None, 0.25)
    halo = Group(rangoli(f"halo {seat.identity.seed}", across * 0.62, 12, (faint,)), moved(*middle))
    feet = moved(across / 2 - animal.box.centre()[0], tall - GROUND + 0.5)
    parts: tuple[Part, ...] = (
        Shape(rectangle(box), theme.paper),
        *(() if theme.is_outlined else (Group((halo,), clip=rectangle(box)),)),
        Shape(rectangle(floor), ground, tones.edge, theme.hairline),
        *textured(seat.identity.texture, rectangle(floor), floor, 1.8, tones.deep),
        Use(animal, feet),
    )
    key = f"standee-{theme.name}-{seat.identity.animal}-{seat.colour[1:]}-{round(across * 100)}-{round(bleed * 100)}"
    return Symbol(key, parts, box)


@lru_cache(maxsize=32)
def _foot_face(seat: Seat, theme: Theme, across: float, low: float, bleed: float) -> Symbol:
    """The foot: the floor again, with the symbol on both sides of the slot."""
    tones = theme.tones(seat.colour)
    box = Box(-bleed, 0.0, across + 2 * bleed, low + bleed)
    fill = theme.tile if theme.is_outlined or tones.edge else tones.sign
    marks: tuple[Part, ...] = tuple(
        part
        for x in (across * 0.22, across * 0.78)
        for part in (
            Shape(circle((x, low * 0.52), low * 0.32), tones.solid, tones.edge, 0.25),
            *drawn_mark(seat.identity.symbol, (x, low * 0.52), low * 0.24, fill, tones.line, 0.25),
        )
    )
    parts: tuple[Part, ...] = (
        Shape(rectangle(box), tones.pale if theme.is_outlined else tones.solid),
        *textured(seat.identity.texture, rectangle(box), box, 1.8, tones.deep),
        *marks,
    )
    key = f"foot-{theme.name}-{seat.identity.animal}-{seat.colour[1:]}-{round(across * 100)}-{round(bleed * 100)}"
    return Symbol(key, parts, box)
