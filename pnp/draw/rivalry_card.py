"""Rivalry cards: what they do as a picture and in one sentence."""

from __future__ import annotations

from functools import lru_cache
from math import hypot

from pnp.art.curves import placed, polar
from pnp.art.icons import Icons
from pnp.art.rangoli import paints, rangoli
from pnp.art.seats import Seat
from pnp.art.symbols import drawn_mark, scallops
from pnp.art.theme import Theme
from pnp.draw.face import SAFE, CardFace, fitted_text, text
from pnp.draw.rivalry_icon import effect_icon
from pnp.model.board import Board
from pnp.model.layout import CardStock
from pnp.model.rivalry import RivalryCard, Scoring
from pnp.model.words import Words
from pnp.scene.geometry import ARC, Box, Outline, circle, moved, polygon, rectangle, turned
from pnp.scene.shapes import Group, Part, Shape, Symbol, Use
from pnp.scene.text import width, written

ACCENTS = {"rule": "#c4603c", "scoring": "#76508f"}
"""Terracotta changes the rules, plum brings points; neither is a player's colour."""
FRAME = 3.4
SQUARE = 88 / 63.5
"""The scale of a square card; measures here are those of one."""


def front(card: RivalryCard, board: Board, stock: CardStock, theme: Theme, words: Words) -> tuple[Part, ...]:
    """The card in the language of the words."""
    face, accent = CardFace.of_rivalry(stock), ACCENTS[card.kind]
    tones, language = theme.tones(accent), words.language
    across, down = face.size
    scale = face.scale / SQUARE
    frame = FRAME * scale
    panel = face.trim().grown(-max(frame, 2.0))
    head, sentence = down * 0.15, down * 0.255
    # The point of the arch belongs to the frame; the title stands below it.
    drop = 2.6 * scale if card.kind == "rule" else 1.2
    title = Box(SAFE + 2, SAFE + drop, across - 2 * SAFE - 4, head - 2.2)
    badge = 6.0 * scale
    if isinstance(card.effect, Scoring):
        title = Box(title.x + badge * 2.4, title.y, title.width - badge * 4.8, title.height)
    kind_size = max(2.3, 2.9 * scale)
    kind_y = title.y + title.height + kind_size * 1.05
    icon_top = kind_y + kind_size * 0.6
    text_box = Box(SAFE + 3.2, down - SAFE - 2.0 - sentence, across - 2 * SAFE - 6.4, sentence)
    icon_box = Box(panel.x + 3, icon_top, panel.width - 6, text_box.y - icon_top - 1.2)
    outline = _arched(panel) if card.kind == "rule" else _scalloped(panel, 3.6 * scale)
    parts: list[Part] = [
        Shape(rectangle(face.bled()), tones.solid),
        Shape(outline, theme.paper, tones.line, 0.3),
        Shape(
            rectangle(Box(icon_box.x, icon_box.y, icon_box.width, icon_box.height), 3),
            theme.tile if theme.is_outlined else tones.pale,
        ),
        *effect_icon(card, board, Icons(theme, accent, 1.0), icon_box.grown(-icon_box.height * 0.07)),
        fitted_text(card.name(language), title, tones.line, "heading", largest=6.6 * scale, language=language),
        text(written(words.text(f"kind_{card.kind}"), (across / 2, kind_y), kind_size, "italic", "centre"), theme.ink),
        fitted_text(card.text(language), text_box, theme.ink, largest=5.0 * scale, language=language),
    ]
    if isinstance(card.effect, Scoring):
        parts += _badge(card.effect.points, (across - SAFE - 2.4 - badge, SAFE + 2.2 + badge), badge, theme, accent)
    return tuple(parts)


def _badge(points: int, at: tuple[float, float], radius: float, theme: Theme, accent: str) -> tuple[Part, ...]:
    """The points of a scoring card, on a flower: a star would mean a figure."""
    tones = theme.tones(accent)
    sign = "\N{MINUS SIGN}" if points < 0 else "+"
    number = f"{sign}{abs(points)}"
    size = radius * 1.5 / max(1.0, width(number, 1, "heading"))
    return (
        Shape(placed(scallops(12, 0.88, 1.0), at, radius), tones.solid, tones.line, 0.3),
        text(written(number, (at[0], at[1] + size * 0.35), size, "heading", "centre"), tones.sign),
    )


def _arched(box: Box) -> Outline:
    """A panel whose top is a flat arch coming to a point."""
    x, y, right, bottom = box.x, box.y, box.x + box.width, box.y + box.height
    middle, rise = x + box.width / 2, box.height * 0.085
    return (
        ("M", x, y + rise),
        ("C", x, y + rise * 0.2, x + rise * 0.6, y + rise * 0.62, x + rise * 1.6, y + rise * 0.5),
        ("C", x + box.width * 0.3, y + rise * 0.3, middle - rise, y + rise * 0.2, middle, y),
        (
            "C",
            middle + rise,
            y + rise * 0.2,
            right - box.width * 0.3,
            y + rise * 0.3,
            right - rise * 1.6,
            y + rise * 0.5,
        ),
        ("C", right - rise * 0.6, y + rise * 0.62, right, y + rise * 0.2, right, y + rise),
        ("L", right, bottom),
        ("L", x, bottom),
        ("Z",),
    )


def _scalloped(box: Box, notch: float) -> Outline:
    """A panel with four hollow corners."""
    x, y, right, bottom = box.x, box.y, box.x + box.width, box.y + box.height
    hollow = notch * ARC
    return (
        ("M", x + notch, y),
        ("L", right - notch, y),
        ("C", right - notch, y + hollow, right - hollow, y + notch, right, y + notch),
        ("L", right, bottom - notch),
        ("C", right - hollow, bottom - notch, right - notch, bottom - hollow, right - notch, bottom),
        ("L", x + notch, bottom),
        ("C", x + notch, bottom - hollow, x + hollow, bottom - notch, x, bottom - notch),
        ("L", x, y + notch),
        ("C", x + hollow, y + notch, x + notch, y + hollow, x + notch, y),
        ("Z",),
    )


@lru_cache(maxsize=8)
def back(seats: tuple[Seat, ...], stock: CardStock, theme: Theme) -> tuple[Part, ...]:
    """All colours meeting in one rangoli; it looks the same upside down."""
    return (Use(_back(seats, CardFace.of_rivalry(stock), theme)),)


def _back(seats: tuple[Seat, ...], face: CardFace, theme: Theme) -> Symbol:
    across, down = face.size
    middle = face.centre
    box = face.bled()
    reach = hypot(box.width, box.height)
    radius = min(across, down) * 0.45
    colours = "-".join(seat.colour[1:] for seat in seats)
    key = f"rivalry-back-{theme.name}-{colours}-{round(across * 10)}-{round(down * 10)}-{round(face.bleed * 10)}"
    parts: list[Part] = []
    whole = seats * 2
    for index, seat in enumerate(whole):
        # Each colour has two opposite wedges, and in each its part of the same rangoli.
        wedge = 360 / len(whole)
        tones = theme.tones(seat.colour)
        sector = polygon(
            (
                middle,
                polar(reach, index * wedge, middle),
                polar(reach, (index + 0.5) * wedge, middle),
                polar(reach, (index + 1) * wedge, middle),
            )
        )
        drawing = Symbol(
            f"{key}-{index % len(seats)}",
            rangoli("meeting", radius, 2 * len(whole), paints(tones, theme), radius * 0.34),
            Box(-radius, -radius, 2 * radius, 2 * radius).grown(0.3),
        )
        inside: tuple[Part, ...] = (
            Shape(rectangle(box), tones.solid),
            Use(drawing, moved(*middle).after(turned(wedge / 4))),
        )
        parts.append(Group((Group(inside, clip=sector),), clip=rectangle(box)))
    # Without ground, lines into the corners would only mark the cut.
    far = radius if theme.is_outlined else reach
    spokes = tuple(
        step
        for index in range(len(whole))
        for step in (("M", *middle), ("L", *polar(far, index * 360 / len(whole), middle)))
    )
    parts.append(
        Group((Shape(spokes, None, theme.tile if not theme.is_outlined else theme.quiet, 0.5),), clip=rectangle(box))
    )
    heart = radius * 0.34
    parts.append(Shape(placed(scallops(16, 0.93, 1.0), middle, heart * 1.12), theme.paper, theme.ink, 0.4))
    for index, seat in enumerate(whole):
        degrees = (index + 0.5) * 360 / len(whole)
        tones = theme.tones(seat.colour)
        fill = theme.tile if theme.is_outlined else tones.solid
        stroke = tones.line if theme.is_outlined or tones.edge else theme.tile
        parts += drawn_mark(
            seat.identity.symbol,
            polar(heart * 0.66, degrees, middle),
            heart * 0.25,
            fill,
            stroke,
            0.25 if stroke == tones.line else 0.0,
            degrees,
        )
    parts.append(Shape(circle(middle, heart * 0.16), theme.terracotta))
    return Symbol(key, tuple(parts), box)
