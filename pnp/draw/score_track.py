"""The score track: a courtyard of numbered tiles, ten to a row, in as many pieces as the paper asks for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pnp.art.curves import placed
from pnp.art.symbols import scallops
from pnp.art.theme import Theme
from pnp.draw.face import text
from pnp.errors import PnpError
from pnp.model.layout import Size
from pnp.scene.fonts import Face
from pnp.scene.geometry import Box, moved, rectangle
from pnp.scene.shapes import Part, Shape, Symbol, Use
from pnp.scene.text import written

ROW = 10
CELL = 18.0
SMALLEST_CELL = 12.0
FRAME = 4.0
MARKER = 12.0
"""Diameter of score markers on a full-size track: four of them find room on two tiles."""


@dataclass(frozen=True, slots=True)
class TrackPiece:
    """One piece of the track, its art from the top left corner of the trim."""

    first: int
    last: int
    size: Size
    parts: tuple[Part, ...]


def track_length(highest: int) -> int:
    """The last number: full rows up to the highest score, so that a further round begins at 0."""
    return (highest // ROW + 1) * ROW - 1


def score_track(highest: int, usable: Size, theme: Theme, bleed: float = 2.0) -> tuple[TrackPiece, ...]:
    """Tiles from 0 up to the highest score, on pieces that fit the usable area of the paper, bleed included."""
    room = usable[0] - 2 * (FRAME + bleed), usable[1] - 2 * (FRAME + bleed)
    cell = round(min(CELL, room[0] / ROW), 2)
    rows_each = int(room[1] // max(cell, 1.0))
    if cell < SMALLEST_CELL or rows_each < 1:
        raise PnpError(
            f"a score track does not fit {usable[0]:g} x {usable[1]:g}mm; use larger paper or smaller margins"
        )
    rows = (track_length(highest) + 1) // ROW
    pieces = -(-rows // rows_each)
    # Pieces of like height look better together than one full and one short.
    even = -(-rows // pieces)
    return tuple(_piece(start, min(even, rows - start), cell, theme, bleed) for start in range(0, rows, even))


def _piece(start: int, rows: int, cell: float, theme: Theme, bleed: float) -> TrackPiece:
    size = ROW * cell + 2 * FRAME, rows * cell + 2 * FRAME
    ground = theme.tones(theme.terracotta if not theme.is_outlined else "#c4603c")
    parts: list[Part] = [
        Shape(rectangle(Box(0, 0, *size).grown(bleed)), ground.solid, None),
        Shape(rectangle(Box(0, 0, *size).grown(-FRAME * 0.6), 2), theme.sand, ground.edge, 0.25),
    ]
    for row in range(rows):
        for col in range(ROW):
            number = (start + row) * ROW + col
            at = moved(FRAME + (col + 0.5) * cell, FRAME + (row + 0.5) * cell)
            parts.append(Use(_tile(theme, cell, number), at))
    return TrackPiece(start * ROW, (start + rows) * ROW - 1, size, tuple(parts))


@lru_cache(maxsize=512)
def _tile(theme: Theme, cell: float, number: int) -> Symbol:
    side = cell * 0.94
    box = Box(-side / 2, -side / 2, side, side)
    brick = theme.tones("#c4603c")
    marked = number % 5 == 0
    shade = theme.paper if (number % ROW + number // ROW) % 2 else theme.tile
    fill = brick.solid if theme.is_outlined else brick.light if number % ROW == 0 else brick.pale if marked else shade
    edge = brick.edge or brick.line if number % ROW == 0 else theme.quiet
    rose = placed(scallops(10, 0.9, 1.0), (0, 0), cell * 0.34)
    size = cell * 0.34
    face: Face = "body" if theme.is_outlined and not marked else "heading"
    parts: tuple[Part, ...] = (
        Shape(rectangle(box, cell * 0.1), fill, edge, theme.hairline),
        *((Shape(rose, theme.tile, brick.edge or brick.line, theme.hairline),) if number % ROW == 0 else ()),
        text(written(str(number), (0, size * 0.35), size, face, "centre"), brick.line if marked else theme.ink),
    )
    return Symbol(f"track-{theme.name}-{round(cell * 100)}-{number}", parts, box.grown(0.2))
