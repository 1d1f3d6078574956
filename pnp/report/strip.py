"""A game as a film strip on paper: its key moments frame by frame, and at the end where the points came from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from pnp.art.seats import seats
from pnp.art.theme import COLOUR as THEME
from pnp.booklet.position import Look
from pnp.model.layout import Layout
from pnp.model.rivalry import RivalryCard
from pnp.report.charts import label
from pnp.report.frame import CHIP, HEAD, INSET, LINE, SMALL, WORDS, Format, format_within, frame
from pnp.report.lettering import LEADING, paragraph, short, wide, wrapped
from pnp.report.moments import Moment, key_moments, moments
from pnp.report.perspective import CELL
from pnp.report.telling import listed, rule_of, verdict
from pnp.rules.notation import COLOURS
from pnp.rules.state import State
from pnp.scene.fonts import Face
from pnp.scene.geometry import Box, Point, line, moved, rectangle
from pnp.scene.page import Page, Size
from pnp.scene.shapes import Group, Part, Shape
from pnp.sim.record import Record

MARGIN, GAP, EDGE = 10.0, 2.4, 3.4
"""Around the page, between frames, and the perforated edge of the film."""
TITLE, SMALLEST_TITLE = 6.4, 3.7
TOLD = 5
"""Rivalry cards whose sentences there is room for."""
ENOUGH = 4.5
"""The least width of a cell for which a second page is spared."""
CHANGES = "Small numbers beside scores are points won or lost since the frame before."


@dataclass(frozen=True, slots=True)
class Heading:
    """What is played, which game of which series it is, the command that plays it again, and rivalry cards in play."""

    deck: str
    game: str
    command: str
    rivalry: tuple[RivalryCard, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """How many frames lie beside and above each other on a page, and what they are like."""

    cols: int
    rows: int
    form: Format


def strip_pages(record: Record, layout: Layout, heading: Heading, paper: str, size: Size) -> tuple[Page, ...]:
    """One page where boards stay large enough to be read, else two."""
    look = Look(THEME, seats(layout))
    every = list(moments(record))
    keys = key_moments(every)
    shown = [moment for moment in every if moment.number in keys]
    room = Box(0.0, 0.0, *size).grown(-MARGIN)
    last = every[-1].state
    _, top = _title(heading, room)
    _, lower = _running(heading, room)
    foot = GAP + LINE * (2 + len(last.players))
    heights = room.height - top - foot, room.height - max(top, lower + foot)
    plan, wider = (_plan(shown, room.width, heights, pages) for pages in (1, 2))
    if plan.form.scale * CELL < ENOUGH and plan.form.scale < wider.form.scale:
        plan = wider
    made: list[Page] = []
    many = plan.cols * plan.rows
    for start in range(0, len(shown), many):
        y = room.y + (lower if start else top)
        of_two = (start // many + 1) if many < len(shown) else 0
        parts = list((_running if start else _title)(heading, room, of_two)[0])
        for first in range(start, min(start + many, len(shown)), plan.cols):
            befores = [shown[first - 1] if first else None, *shown[first:]]
            row = tuple(zip(shown[first : first + plan.cols], befores, strict=False))
            parts += _film_row(row, look, plan.form, (room.x, y))
            y += plan.form.size[1] + 2 * EDGE + GAP
        if start + many >= len(shown):
            parts += _table(last, look, Box(room.x, y, room.width, foot - GAP))
        made.append(Page(size, paper, f"{heading.deck}, {heading.game}", parts=tuple(parts)))
    return tuple(made)


def _plan(shown: Sequence[Moment], width: float, heights: tuple[float, float], pages: int) -> Plan:
    """Frames in as many columns as make the pictures largest; with equal ones, as few places as possible stay empty.

    The heights are what frames may take of the only page, and of one of two.
    """
    found: list[tuple[float, int, Plan]] = []
    for cols in range(1, 6):
        rows = ceil(ceil(len(shown) / cols) / pages)
        high = (heights[cols * rows < len(shown)] + GAP) / rows - GAP - 2 * EDGE
        form = format_within(shown, (width - GAP * (cols + 1)) / cols, high)
        found.append((round(form.scale, 2), -cols * rows, Plan(cols, rows, form)))
    return max(found, key=lambda one: one[:2])[2]


def _film_row(row: Sequence[tuple[Moment, Moment | None]], look: Look, form: Format, at: Point) -> Iterator[Part]:
    """A piece of film with frames on it; each moment comes with the one shown before it."""
    across, down = form.size
    yield _film(Box(*at, GAP + len(row) * (across + GAP), down + 2 * EDGE))
    for index, (moment, before) in enumerate(row):
        place = moved(at[0] + GAP + index * (across + GAP), at[1] + EDGE)
        yield Group(tuple(frame(moment, before.scores if before else None, look, form)), place, name="frame")


def _film(box: Box) -> Part:
    """A piece of film with its perforation, as long as the frames that lie on it."""
    parts = [Shape(rectangle(box, 1.2), THEME.sand)]
    many = round(box.width / 4.4)
    for index in range(many):
        x = box.x + (index + 0.5) * box.width / many - 1.1
        for y in (box.y + 1.0, box.y + box.height - 2.4):
            parts.append(Shape(rectangle(Box(x, y, 2.2, 1.4), 0.45), THEME.tile))
    return Group(tuple(parts), role="Artifact")


def _title(heading: Heading, room: Box, of_two: int = 0) -> tuple[tuple[Part, ...], float]:
    """The head of the first page, and how high it is; with more than one, which of two it is."""
    which = heading.game + _numbered(of_two)
    beside = room.width - wide(which, HEAD) - 4.0
    # A long name is set smaller before it is cut short.
    deck = short(heading.deck, beside / SMALLEST_TITLE, 1.0, "heading")
    size = min(TITLE, beside / wide(deck, 1.0, "heading")) if deck else TITLE
    y = room.y + TITLE * 0.8
    named = label(deck, (room.x, y), size, 0.0, THEME.ink, "heading")
    game = label(which, (room.x + room.width, y), HEAD, 1.0, THEME.grey)
    said = [(heading.command, 3), *((text, 3) for text in _in_play(heading.rivalry)), (CHANGES, 1)]
    lines = [line for text, most in said for line in wrapped(text, room.width, SMALL, most)]
    high = y - room.y + 1.6 + len(lines) * SMALL * LEADING + 2.6
    return (Group((named, game), role="H1"), paragraph(lines, (room.x, y + 1.6), SMALL, THEME.grey)), high


def _in_play(cards: Sequence[RivalryCard]) -> Iterator[str]:
    """Rivalry cards with their sentences, or so many that only their titles fit."""
    if len(cards) > TOLD:
        yield f"Rivalry cards: {listed([card.name() for card in cards])}."
    else:
        yield from map(rule_of, cards)


def _numbered(of_two: int) -> str:
    return f", page {of_two} of 2" if of_two else ""


def _running(heading: Heading, room: Box, of_two: int = 0) -> tuple[tuple[Part, ...], float]:
    """What a second page says to be found again when it lies alone, and how high that is."""
    text = f", {heading.game}{_numbered(of_two)}"
    text = short(heading.deck, room.width - wide(text, WORDS), WORDS) + text
    return (Group((label(text, (room.x, room.y + WORDS * 0.8), WORDS, 0.0, THEME.grey),), role="Artifact"),), 5.0


def _table(last: State, look: Look, box: Box) -> Iterator[Part]:
    """Who wins, and points by where they come from; the winner's row is tinted."""
    yield Group((label(f"{verdict(last)}.", (box.x, box.y + LINE * 0.7), WORDS, 0.0, THEME.ink, "bold"),), role="P")
    box, outcome = Box(box.x, box.y + LINE, box.width, box.height - LINE), last.outcome()
    sources = outcome.by_source()
    heads = [*sources, "total", "ended by"]
    first = box.width * 0.24
    pace = (box.width - first - INSET) / len(heads)

    def across(texts: Sequence[str], y: float, colour: str) -> Iterator[Part]:
        for col, text in enumerate(texts, 1):
            face: Face = "bold" if col == len(texts) - 1 else "body"
            yield label(text, (box.x + first + col * pace, y), WORDS, 1.0, colour, face)

    yield Group(tuple(across(heads, box.y + LINE * 0.65, THEME.grey)), role="P")
    for seat, total in enumerate(outcome.scores()):
        top = box.y + (seat + 1) * LINE
        y, tones = top + LINE * 0.66, THEME.tones(look.seats[seat].colour)
        parts: list[Part] = [Shape(line((box.x, top), (box.x + box.width, top)), None, THEME.quiet, 0.2)]
        name, mark, room = f"{COLOURS[seat].upper()} {look.seats[seat].name}", "", first - CHIP - 4.0
        if seat == outcome.winner:
            parts = [Shape(rectangle(Box(box.x, top, box.width, LINE), 1.0), tones.pale, tones.line, 0.3)]
            mark = " \u2013 winner"
        name = short(name, room - wide(mark, WORDS, "bold"), WORDS, "bold") + mark
        parts.append(look.token(seat, (box.x + 1.0 + CHIP / 2, top + LINE / 2), CHIP))
        parts.append(label(name, (box.x + CHIP + 2.2, y), WORDS, 0.0, tones.line, "bold"))
        counts = (*(points[seat] for points in sources.values()), total)
        cells = [str(count).replace("-", "\u2212") for count in counts] + [outcome.finished[seat] or "\u2013"]
        yield Group((*parts, *across(cells, y, THEME.ink)), role="P")
