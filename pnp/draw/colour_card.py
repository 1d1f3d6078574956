"""The front of a colour card: its pattern, seen from across the table."""

from __future__ import annotations

from functools import lru_cache

from pnp.art.curves import placing
from pnp.art.seats import Seat
from pnp.art.symbols import drawn_mark
from pnp.art.theme import Theme
from pnp.draw.face import SAFE, SMALLEST, CardFace, fitted_text, imprint, text
from pnp.draw.grid import diagram, drawn_grid
from pnp.model.deck import Card
from pnp.model.layout import CardStock
from pnp.scene.geometry import ARC, Box, Outline, Point, circle, moved, rectangle, scaled, transformed, turned
from pnp.scene.shapes import Group, Part, Shape, Symbol, Use
from pnp.scene.text import width, written

FRAME, NOTCH, PETAL, GAP = 2.7, 9.2, 2.5, 0.7
"""On a poker card: the coloured edge, the corners that hold the symbol, the petals around a star card's grid."""
HEAD, FOOT = 5.4, 7.6
"""Size of the name, height of the diagrams."""


def front(
    card: Card, seat: Seat, stock: CardStock, theme: Theme, language: str = "en", mark: str = ""
) -> tuple[Part, ...]:
    """A card of the player's; `mark` is the tiny print at the foot, such as the deck's name."""
    face, tones = CardFace.of(stock), theme.tones(seat.colour)
    frame, notch = FRAME * face.scale, NOTCH * face.scale
    panel = face.trim().grown(-frame)
    grid_box, foot_box = _divided(face, panel)
    parts: list[Part] = [Use(_ground(face, seat, theme))]
    pattern = card.pattern
    ring = (PETAL + 2 * GAP) * face.scale
    cell = min((grid_box.width - 2 * ring) / pattern.cols, (grid_box.height - 2 * ring) / pattern.rows)
    cell = round(min(cell, grid_box.width * 0.4), 3)
    centre = grid_box.centre()
    floor = Box(
        centre[0] - pattern.cols * cell / 2,
        centre[1] - pattern.rows * cell / 2,
        pattern.cols * cell,
        pattern.rows * cell,
    )
    ground = floor.grown(GAP * face.scale)
    if pattern.star is not None:
        parts.append(Use(_petal_ring(ground, round(PETAL * face.scale, 3), seat, theme)))
    parts.append(Shape(rectangle(ground, cell * 0.1), theme.sand, theme.quiet if theme.is_outlined else None, 0.25))
    parts += drawn_grid(pattern, seat, theme, centre, cell)
    name_box = Box(panel.x + notch + 0.6, SAFE + 0.2, panel.width - 2 * notch - 1.2, frame + notch - SAFE - 0.2)
    name = fitted_text(
        card.name(language), name_box, tones.line, "heading", largest=HEAD * face.scale, language=language
    )
    return *parts, name, *_foot(card, seat, theme, face, foot_box, mark)


@lru_cache(maxsize=32)
def _ground(face: CardFace, seat: Seat, theme: Theme) -> Symbol:
    """What all cards of a player have in common: the coloured edge, the light panel, the symbols in its corners."""
    tones, panel = theme.tones(seat.colour), face.trim().grown(-FRAME * face.scale)
    parts = (
        Shape(rectangle(face.bled()), tones.solid),
        Shape(_panel(panel, NOTCH * face.scale), theme.paper, tones.edge, 0.3),
        *_corners(face, seat, theme),
    )
    return Symbol(f"card-ground-{_key(seat, theme, *face.size, face.bleed)}", parts, face.bled())


def _key(seat: Seat, theme: Theme, *lengths: float) -> str:
    measures = "-".join(str(round(length * 100)) for length in lengths)
    return f"{theme.name}-{seat.identity.symbol}-{seat.colour[1:]}-{measures}"


def _divided(face: CardFace, panel: Box) -> tuple[Box, Box]:
    """The room for the grid and for the foot."""
    top = panel.y + (NOTCH - 0.4) * face.scale
    foot = FOOT * face.scale + SMALLEST * 1.2 + 0.6
    bottom = face.size[1] - max(SAFE, panel.y) - 0.4 - foot
    return Box(panel.x, top, panel.width, bottom - top), Box(panel.x, bottom, panel.width, foot)


def _panel(box: Box, notch: float) -> Outline:
    """The light part of the card, hollowed top left and bottom right where the symbols are."""
    x, y, right, bottom = box.x, box.y, box.x + box.width, box.y + box.height
    corner, hollow = notch * 0.3, notch * ARC
    rest = corner * (1 - ARC)
    return (
        ("M", x + notch, y),
        ("L", right - corner, y),
        ("C", right - rest, y, right, y + rest, right, y + corner),
        ("L", right, bottom - notch),
        ("C", right - hollow, bottom - notch, right - notch, bottom - hollow, right - notch, bottom),
        ("L", x + corner, bottom),
        ("C", x + rest, bottom, x, bottom - rest, x, bottom - corner),
        ("L", x, y + notch),
        ("C", x + hollow, y + notch, x + notch, y + hollow, x + notch, y),
        ("Z",),
    )


def _corners(face: CardFace, seat: Seat, theme: Theme) -> tuple[Part, ...]:
    """The symbol top left, and again bottom right for whoever sits opposite."""
    tones, at = theme.tones(seat.colour), (FRAME + 3.5) * face.scale
    radius = 3.0 * face.scale
    fill = "#ffffff" if theme.is_outlined or tones.edge else tones.sign
    edge = 0.3 if theme.is_outlined or tones.edge else 0.0
    corner = Group(drawn_mark(seat.identity.symbol, (at, at), radius, fill, tones.line, edge))
    return corner, Group((corner,), turned(180, face.centre))


@lru_cache(maxsize=64)
def _petal_ring(box: Box, depth: float, seat: Seat, theme: Theme) -> Symbol:
    """Petals all around a box, pointing outwards."""
    tones = theme.tones(seat.colour)
    petal: Outline = (
        ("M", -0.5, 0.0),
        ("C", -0.5, -0.5, -0.16, -0.66, 0.0, -1.0),
        ("C", 0.16, -0.66, 0.5, -0.5, 0.5, 0.0),
        ("Z",),
    )
    sides: Outline = ()
    corners: Outline = ()
    middle = box.centre()
    for degrees in (0, 90, 180, 270):
        length, away = (box.width, box.height / 2) if degrees % 180 == 0 else (box.height, box.width / 2)
        many = max(3, round(length / (depth * 1.45)))
        pace = length / many
        facing = placing(middle, 1, degrees)
        for index in range(many):
            spot = placing(((index + 0.5) * pace - length / 2, -away))
            sides += transformed(petal, facing.after(spot).after(scaled(pace * 0.94, depth)))
        spot = placing((length / 2 - depth * 0.3, -away + depth * 0.3), 1, 45)
        corners += transformed(petal, facing.after(spot).after(scaled(pace, depth * 1.35)))
    fill = tones.pale if theme.is_outlined else tones.solid
    parts = tuple(Shape(outline, fill, tones.edge, theme.hairline) for outline in (corners, sides))
    return Symbol(f"petals-{_key(seat, theme, *box, depth)}", parts, box.grown(1.5 * depth + 0.2))


def _foot(card: Card, seat: Seat, theme: Theme, face: CardFace, box: Box, mark: str) -> tuple[Part, ...]:
    """How many tokens are thrown, the distinct turns, and the imprint."""
    tones, scale = theme.tones(seat.colour), face.scale
    high = FOOT * scale
    middle = box.y + high / 2 + 0.4
    disc, number = 2.1 * scale, str(card.pattern.thrown())
    size = max(SMALLEST, 5.0 * scale)
    left = max(SAFE + 0.3, box.x + 1.2 * scale)
    token = (left + disc, middle)
    count_at = (left + 2 * disc + 0.7 * scale, middle + size * 0.34)
    parts: list[Part] = [
        Use(_token(seat, theme, disc), moved(*token)),
        text(written(number, count_at, size, "heading"), tones.line),
    ]
    start = count_at[0] + width(number, size, "heading") + 1.4 * scale
    end = box.x + box.width - (NOTCH + 0.6) * scale
    turns, gap = card.pattern.turns(), 1.7 * scale
    side = min(high, (end - start - 3 * gap) / 4)
    first = (start + end) / 2 - (len(turns) * side + (len(turns) - 1) * gap) / 2
    for index, turn in enumerate(turns):
        place = Box(first + index * (side + gap), middle - side / 2, side, side)
        parts += diagram(turn, seat, theme, place)
    if mark:
        baseline: Point = ((start + end) / 2, box.y + box.height - 0.5)
        parts.append(imprint(mark, baseline, end - start, theme.grey))
    return tuple(parts)


@lru_cache(maxsize=32)
def _token(seat: Seat, theme: Theme, radius: float) -> Symbol:
    """What is thrown, as small as the number beside it."""
    tones = theme.tones(seat.colour)
    parts = (
        Shape(circle((0, 0), radius), tones.pale if theme.is_outlined else tones.solid, tones.edge, 0.25),
        *drawn_mark(seat.identity.symbol, (0, 0), radius * 0.62, "#ffffff", tones.line, 0.2 if tones.edge else 0.0),
    )
    box = Box(-radius, -radius, 2 * radius, 2 * radius).grown(0.2)
    return Symbol(f"card-token-{_key(seat, theme, radius)}", parts, box)
