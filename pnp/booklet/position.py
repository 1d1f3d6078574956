"""Positions of the rules as pictures: levels from above, and one stack from the side."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import lru_cache

from pnp.art.curves import placed
from pnp.art.icons import Icons
from pnp.art.seats import Seat
from pnp.art.sweets import SWEETS, drawn_sweet
from pnp.art.symbols import drawn_mark, figure
from pnp.art.theme import Theme, mixed
from pnp.model.cell import LETTERS, Cell
from pnp.rules.state import Spot, State
from pnp.scene.fonts import spaced
from pnp.scene.geometry import Box, Point, circle, moved, rectangle
from pnp.scene.page import Size
from pnp.scene.shapes import Group, Part, Shape, Symbol, Text, Use

LABEL = 3.175
"""The em of letters and numbers beside a board."""
EDGE = 4.2
"""The room they take."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing from its top left corner."""

    parts: tuple[Part, ...]
    size: Size


@dataclass(frozen=True, slots=True)
class Look:
    """How positions are drawn: the theme, and the players by seat."""

    theme: Theme
    seats: tuple[Seat, ...]

    def floor(self, level: int) -> str:
        """Each level has its own ground: sand, then terracotta, then sky."""
        theme = self.theme
        if theme.is_outlined:
            return theme.tile
        return (theme.sand, mixed(theme.terracotta, "#ffffff", 0.55), theme.sky)[level % 3]

    def token(self, seat: int, at: Point, diameter: float) -> Part:
        drawing = _token(self.theme, self.seats[seat], round(diameter, 2))
        return Use(drawing, moved(at[0] - diameter / 2, at[1] - diameter / 2))

    def pawn(self, seat: int, at: Point, height: float) -> Part:
        return Use(_pawn(self.theme, self.seats[seat], round(height, 2)), moved(*at))

    def sweets(self, count: int, at: Point, cell: float) -> Iterator[Part]:
        """As many sweets as lie there, but no more than four."""
        many = min(count, 4)
        spread = cell * (0.0 if many == 1 else 0.2)
        places = [(-1, -1), (1, 1), (1, -1), (-1, 1)][:many]
        for index, (right, down) in enumerate(places):
            centre = (at[0] + right * spread, at[1] + down * spread)
            yield from drawn_sweet(SWEETS[index % len(SWEETS)], centre, cell * (0.3 if many == 1 else 0.22), self.theme)


@lru_cache(maxsize=128)
def _token(theme: Theme, seat: Seat, diameter: float) -> Symbol:
    """A colour token in a few millimetres: its colour and symbol, without powder that would be too fine."""
    tones, middle, radius = theme.tones(seat.colour), (diameter / 2, diameter / 2), diameter / 2
    parts = (
        Shape(circle(middle, radius - 0.1), tones.pale if theme.is_outlined else tones.solid, tones.line, 0.2),
        Shape(circle(middle, radius * 0.74), None, tones.light if theme.is_outlined else tones.deep, 0.25),
        *drawn_mark(seat.identity.symbol, middle, radius * 0.5, theme.tile, tones.line, 0.2),
    )
    key = f"booklet-token-{theme.name}-{seat.identity.symbol}-{seat.colour[1:]}-{round(diameter * 100)}"
    return Symbol(key, parts, Box(0.0, 0.0, diameter, diameter))


@lru_cache(maxsize=128)
def _pawn(theme: Theme, seat: Seat, height: float) -> Symbol:
    """A figure in its player's colour around the origin, with the player's symbol on its robe."""
    tones, radius = theme.tones(seat.colour), height / 2
    body = placed(figure(), (0.0, 0.0), radius)
    # A light line keeps it apart from what it stands on.
    parts: tuple[Part, ...] = (
        Shape(body, None, theme.tile, 1.0),
        Shape(body, tones.solid, theme.ink, 0.35),
        *drawn_mark(seat.identity.symbol, (0.0, radius * 0.42), radius * 0.3, theme.tile, tones.line, 0.2),
    )
    key = f"booklet-pawn-{theme.name}-{seat.identity.symbol}-{seat.colour[1:]}-{round(height * 100)}"
    return Symbol(key, parts, Box(-radius, -radius, height, height).grown(0.6))


def level_picture(
    state: State,
    level: int,
    look: Look,
    cell: float,
    aimed: Collection[Cell] = (),
    arrow: tuple[Cell, Cell] | None = None,
) -> Picture:
    """One level from above with its letters and numbers; what is aimed at has a dashed ring."""
    board, theme = state.game.board, look.theme
    size = EDGE + board.cols * cell + 0.6, EDGE + board.rows * cell + 0.6
    floor = Box(EDGE, EDGE, board.cols * cell, board.rows * cell)
    parts: list[Part] = [Shape(rectangle(floor.grown(0.6), 0.8), look.floor(level), theme.grey, 0.25)]

    def middle(place: Cell) -> Point:
        return EDGE + (place.col + 0.5) * cell, EDGE + (place.row + 0.5) * cell

    for place in board.cells():
        x, y = middle(place)
        side = cell * 0.92
        tile = rectangle(Box(x - side / 2, y - side / 2, side, side), side * 0.1)
        parts.append(Shape(tile, theme.tile, theme.quiet, 0.2))
        parts += _standing(state, Spot(level, place), look, (x, y), cell)
    ring = tuple(step for place in aimed for step in circle(middle(place), cell * 0.44))
    if ring:
        parts.append(Shape(ring, None, theme.ink, 0.35, (0.9, 0.7)))
    if arrow is not None:
        parts += Icons(theme, theme.terracotta, cell * 0.7).arrow(
            *_between(middle(arrow[0]), middle(arrow[1]), cell * 0.5)
        )
    for col in range(board.cols):
        parts.append(_label(LETTERS[col], (EDGE + (col + 0.5) * cell, EDGE - 1.3), theme))
    for row in range(board.rows):
        parts.append(_label(str(row + 1), (EDGE / 2 - 0.3, EDGE + (row + 0.5) * cell + LABEL * 0.33), theme))
    return Picture(tuple(parts), size)


def _between(start: Point, end: Point, away: float) -> tuple[Point, Point]:
    """An arrow that keeps off what it leads from and to."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = max(0.1, (across * across + down * down) ** 0.5)
    right, low = across / length * away, down / length * away
    return (start[0] + right, start[1] + low), (end[0] - right, end[1] - low)


def _standing(state: State, spot: Spot, look: Look, at: Point, cell: float) -> Iterator[Part]:
    """What is on a spot: sweets below, the token on them, the figure over all."""
    if spot in state.sweets:
        yield from look.sweets(state.sweets[spot], at, cell)
    if spot in state.tokens:
        yield look.token(state.tokens[spot], at, cell * 0.78)
    seat = state.figure_at(spot)
    if seat is not None:
        yield look.pawn(seat, at, cell * 0.88)


def _label(text: str, at: Point, theme: Theme) -> Part:
    """Letters and numbers, centred."""
    return Text(text, (at[0] - spaced(text, "body")[1] * LABEL / 2, at[1]), LABEL, "body", theme.grey)


def levels_picture(state: State, look: Look, width: float, names: tuple[str, ...], most: float = 7.0) -> Picture:
    """All levels side by side, the ground first, with their names below."""
    board = state.game.board
    gap = 3.0
    each = (width - gap * (board.levels - 1)) / board.levels
    cell = min(most, (each - EDGE - 0.6) / board.cols)
    parts: list[Part] = []
    high = 0.0
    for level in range(board.levels):
        picture = level_picture(state, level, look, cell)
        left = level * (each + gap) + (each - picture.size[0]) / 2
        parts.append(Group(picture.parts, moved(left, 0.0)))
        name = names[level]
        wide = spaced(name, "bold")[1] * LABEL
        x = left + EDGE + board.cols * cell / 2 - wide / 2
        parts.append(Text(name, (x, picture.size[1] + LABEL * 1.15), LABEL, "bold", look.theme.ink))
        high = picture.size[1] + LABEL * 1.6
    return Picture(tuple(parts), (width, high))


def supply_picture(look: Look, seat: int, colours: tuple[int, ...], sweets: int) -> Picture:
    """What came into a supply, below the figure whose player has it."""
    parts: list[Part] = [look.pawn(seat, (8.0, 5.0), 9.0)]
    y = 11.0
    things: list[Part | None] = [None] * sweets
    things = [*(look.token(colour, (0.0, 0.0), 6.0) for colour in colours), *things]
    for index in range(0, len(things), 2):
        row = things[index : index + 2]
        for place, thing in enumerate(row):
            x = 8.0 + (place - (len(row) - 1) / 2) * 6.8
            drawn = (thing,) if thing is not None else tuple(look.sweets(1, (0.0, 0.0), 8.0))
            parts.append(Group(drawn, moved(x, y + 3.0)))
        y += 6.8
    return Picture(tuple(parts), (16.0, y))


WIDE, HIGH = 12.0, 8.8
"""One cell of a stack seen from the side."""


def stack_picture(
    state: State,
    cell: Cell,
    look: Look,
    thrown: tuple[int, int] | None = None,
    caught: dict[int, tuple[int, ...]] | None = None,
) -> Picture:
    """A stack from the side: `thrown` is a level and a colour about to come down, `caught` the tokens by level."""
    board, theme = state.game.board, look.theme
    parts: list[Part] = []
    height = board.levels * HIGH
    beside = 8.5
    for level in range(board.levels):
        foot = height - level * HIGH
        box = Box(0.0, foot - HIGH, WIDE, HIGH)
        parts.append(
            Shape(
                rectangle(box.grown(-0.2)),
                theme.tile if theme.is_outlined else mixed(look.floor(level), "#ffffff", 0.6),
            )
        )
        parts.append(Shape(rectangle(Box(-0.8, foot - 1.0, WIDE + 1.6, 1.2), 0.4), look.floor(level), theme.grey, 0.25))
        parts += _side(state, Spot(level, cell), look, (WIDE / 2, foot - 1.0))
        for index, colour in enumerate((caught or {}).get(level, ())):
            y = foot - 1.0 - 3.0 - index * 3.0
            parts.append(look.token(colour, (WIDE + 5.2, y), 5.6))
        if (caught or {}).get(level):
            parts += Icons(theme, theme.terracotta, 4.0).arrow((WIDE - 2.2, foot - 4.0), (WIDE + 1.5, foot - 4.0))
    if thrown is not None:
        level, colour = thrown
        y = height - level * HIGH - 1.0 - 3.6
        parts.append(look.token(colour, (WIDE / 2, y), 6.6))
        parts.append(Shape(circle((WIDE / 2, y), 3.9), None, theme.ink, 0.35, (0.9, 0.7)))
        if level:
            x = WIDE - 1.2
            parts += Icons(theme, theme.terracotta, 4.0).arrow((x, y + 1.0), (x, y + HIGH * 0.62))
    return Picture((Group(tuple(parts), moved(0.8, 0.0)),), (WIDE + 1.6 + beside, height + 0.4))


def _side(state: State, spot: Spot, look: Look, foot: Point) -> Iterator[Part]:
    x, y = foot
    count = state.sweets.get(spot, 0)
    for index in range(count):
        across = x + (index - (count - 1) / 2) * 4.6
        yield from drawn_sweet(SWEETS[index % len(SWEETS)], (across, y - 2.0), 1.9, look.theme)
    if spot in state.tokens:
        yield look.token(state.tokens[spot], (x, y - 3.4 - (0.8 if count else 0.0)), 6.6)
    seat = state.figure_at(spot)
    if seat is not None:
        yield look.pawn(seat, (x, y - 4.0), 7.8)
