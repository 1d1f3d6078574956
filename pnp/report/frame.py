"""A frame of a film strip: one moment of a game, who played what, the tower after it, and what everybody has then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil

from pnp.art.theme import COLOUR as THEME
from pnp.booklet.position import Look
from pnp.model.cell import LETTERS
from pnp.report.charts import label
from pnp.report.lettering import LEADING, paragraph, short, wide, wrapped
from pnp.report.moments import Moment, told
from pnp.report.tower import CELL, View, tower_picture
from pnp.rules.notation import COLOURS
from pnp.scene.fonts import Face
from pnp.scene.geometry import Box, Matrix, line, rectangle
from pnp.scene.page import Size
from pnp.scene.shapes import Group, Part, Shape, Symbol, Use

INSET = 2.0
SMALL, WORDS, HEAD = 2.3, 2.6, 3.7
"""Sizes of text; the smallest is 6.5 points."""
MOST_LINES = 5
"""A pattern may have 30 cells, and not all of them need be told."""
SCORE, CHIP, LINE = 18.0, 4.0, 5.2
"""The least room for a player's score, the token beside it, and a line of scores or of the table."""
LARGEST = 1.1
"""A tower is not drawn larger than this."""


@dataclass(frozen=True, slots=True)
class Format:
    """What all frames of a strip have in common: their size, and that of their head, scores and tower."""

    size: Size
    head: float
    abreast: int
    scale: float


def format_within(shown: Sequence[Moment], width: float, height: float) -> Format:
    """As high as it takes for the largest tower for which there is room."""
    players, inner = len(shown[0].scores), width - 2 * INSET
    lines = max(len(wrapped(told(moment), inner, WORDS, MOST_LINES)) for moment in shown)
    head = 2 * INSET + HEAD + lines * WORDS * LEADING
    abreast = ceil(players / ceil(players / max(1, int(inner / SCORE))))
    rest = head + ceil(players / abreast) * LINE + 2 * INSET
    across, down = _tower_size(View(shown[0].state.game.board))
    scale = min(inner / across, (height - rest) / down, LARGEST)
    return Format((width, rest + down * scale), head, abreast, scale)


def frame(moment: Moment, before: Sequence[int] | None, look: Look, form: Format) -> Iterator[Part]:
    """One moment: who played what, the tower after it, and what everybody has then."""
    (across, down), inner = form.size, form.size[0] - 2 * INSET
    seat = None if moment.seat is None else look.seats[moment.seat]
    tones = THEME.tones(seat.colour if seat else THEME.grey)
    band = rectangle(Box(0.0, 0.0, across, form.head - INSET / 2), 1.2)
    ground = (Shape(rectangle(Box(0.0, 0.0, across, down), 1.2), THEME.tile), Shape(band, tones.pale))
    yield Group(ground, role="Artifact")
    y = INSET + HEAD * 0.72
    number = f"turn {moment.number}" if seat else "set-up"
    heads: list[Part] = [label(number, (INSET, y), HEAD, 0.0, THEME.ink, "heading")]
    if seat and moment.seat is not None:
        room = inner - wide(number, HEAD, "heading") - CHIP - 4.0
        heads.append(look.token(moment.seat, (across - INSET - CHIP / 2, y - HEAD * 0.34), CHIP))
        who = short(f"{COLOURS[moment.seat].upper()} {seat.name}", room, WORDS, "bold")
        heads.append(label(who, (across - INSET - CHIP - 1.2, y), WORDS, 1.0, tones.line, "bold"))
    yield Group(tuple(heads), role="H2")
    yield paragraph(wrapped(told(moment), inner, WORDS, MOST_LINES), (INSET, y + 0.6), WORDS, THEME.ink)
    view = View(moment.state.game.board)
    at = Matrix(form.scale, 0.0, 0.0, form.scale, (across - _tower_size(view)[0] * form.scale) / 2, form.head)
    picture = _wordless(tower_picture(moment.state, look, moment.falls)[0])
    yield Group((Group(picture, at), *_addresses(view, at)), name="tower", role="Figure", alt=moment.title())
    yield Group(tuple(_scores(moment, before, look, form)), role="P")


def _wordless(parts: Sequence[Part]) -> tuple[Part, ...]:
    """Addresses that lie on the floor would be too small and flat to be read here."""
    kept: list[Part] = []
    for part in parts:
        if isinstance(part, Group):
            kept.append(replace(part, parts=_wordless(part.parts)))
        elif isinstance(part, Use):
            kept.append(replace(part, symbol=_wordless_symbol(part.symbol)))
        elif isinstance(part, Shape):
            kept.append(part)
    return tuple(kept)


@lru_cache(maxsize=256)
def _wordless_symbol(symbol: Symbol) -> Symbol:
    parts = _wordless(symbol.parts)
    return symbol if parts == symbol.parts else replace(symbol, key=f"{symbol.key}-wordless", parts=parts)


def _tower_size(view: View) -> Size:
    """The picture's, without some of the room below it that addresses on the floor would take."""
    return view.size()[0], view.size()[1] - 4.0


def _addresses(view: View, at: Matrix) -> Iterator[Part]:
    """Rows beside every level and columns before the ground, upright; where they would touch, some are left out."""
    across, down = CELL * at.a, view.matrix(0).d * CELL * at.a
    for level in range(view.board.levels):
        for row in range(0, view.board.rows, ceil(SMALL * 0.8 / down)):
            x, y = at.applied(*view.matrix(level).applied(-1.8, (row + 0.5) * CELL))
            told_as = label(str(row + 1), (x - 1.1, y + SMALL * 0.33), SMALL, 1.0, THEME.grey)
            # Some stand before a pillar.
            yield Shape(rectangle(Box(told_as.at[0] - 0.2, y - 0.9, x - 0.9 - told_as.at[0], 1.8)), THEME.tile)
            yield told_as
    for col in range(0, view.board.cols, ceil(SMALL * 0.8 / across)):
        x, y = at.applied(*view.matrix(0).applied((col + 0.5) * CELL, view.deep + 2.0))
        yield label(LETTERS[col], (x, y + SMALL * 0.85), SMALL, 0.5, THEME.grey)


def _scores(moment: Moment, before: Sequence[int] | None, look: Look, form: Format) -> Iterator[Part]:
    """Everybody's points, and how many more or fewer they are than in the frame before."""
    pace = (form.size[0] - 2 * INSET) / form.abreast
    top = form.size[1] - INSET * 0.6 - ceil(len(moment.scores) / form.abreast) * LINE
    yield Shape(line((INSET, top), (form.size[0] - INSET, top)), None, THEME.quiet, 0.2)
    for seat, score in enumerate(moment.scores):
        row, col = divmod(seat, form.abreast)
        x, y = INSET + col * pace, top + (row + 0.5) * LINE + 0.4
        yield look.token(seat, (x + CHIP / 2, y), CHIP)
        face: Face = "bold" if score == max(moment.scores) else "body"
        said = f"{COLOURS[seat].upper()} {score}"
        yield label(said, (x + CHIP + 0.9, y + 1.1), 3.2, 0.0, THEME.ink, face)
        if before is not None:
            change = f"{score - before[seat]:+}".replace("-", "\u2212")
            yield label(change, (x + CHIP + 1.7 + wide(said, 3.2, face), y + 1.1), SMALL, 0.0, THEME.grey)
