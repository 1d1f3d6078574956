"""A frame of a film strip: one moment of a game, who played what, the tower after it, and what everybody has then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from pnp.art.theme import COLOUR as THEME
from pnp.booklet.position import Look
from pnp.model.board import Board
from pnp.report.charts import label
from pnp.report.lettering import LEADING, paragraph, short, wide, wrapped
from pnp.report.moments import Moment
from pnp.report.perspective import View
from pnp.report.telling import pictured, told
from pnp.report.tower import addresses, tower_picture
from pnp.rules.notation import COLOURS
from pnp.scene.fonts import Face
from pnp.scene.geometry import Box, Matrix, line, rectangle
from pnp.scene.page import Size
from pnp.scene.shapes import Group, Part, Shape

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
    board = shown[0].state.game.board
    scale = _largest(board, inner, height - rest)
    return Format((width, rest + _view(board, scale).size()[1] * scale), head, abreast, scale)


def _view(board: Board, scale: float) -> View:
    """The boards grow with the tower, and their addresses do not."""
    return View(board, SMALL / scale)


def _largest(board: Board, across: float, down: float) -> float:
    """The largest scale of a tower that fits, found by halving."""
    fits, too_large = 0.001, LARGEST
    for _ in range(24):
        middle = (fits + too_large) / 2
        wide_at, high_at = (length * middle for length in _view(board, middle).size())
        if wide_at <= across and high_at <= down:
            fits = middle
        else:
            too_large = middle
    return fits


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
    view = _view(moment.state.game.board, form.scale)
    at = Matrix(form.scale, 0.0, 0.0, form.scale, (across - view.size()[0] * form.scale) / 2, form.head)
    picture, _ = tower_picture(moment.state, look, view, moment.falls)
    named = Group(tuple(addresses(view, THEME, THEME.tile)), at)
    yield Group((Group(picture, at), named), name="tower", role="Figure", alt=pictured(moment))
    yield Group(tuple(_scores(moment, before, look, form)), role="P")


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
