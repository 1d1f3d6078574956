"""The first page: a rangoli in everybody's colours."""

from __future__ import annotations

from pnp.art.curves import placed, polar
from pnp.art.rangoli import Paint, paints, rangoli
from pnp.art.symbols import drawn_mark, scallops
from pnp.booklet.book import AGE, GAME, MINUTES, Book
from pnp.scene.fonts import Face
from pnp.scene.geometry import Box, moved
from pnp.scene.page import Size
from pnp.scene.paragraph import paragraph
from pnp.scene.shapes import Group, Part, Shape, Symbol, Text, Use

TITLE = 17.0
RADIUS = 57.0


def cover(book: Book, size: Size) -> tuple[Part, ...]:
    """Title, rangoli, and what a player wants to know first, in a room of that size."""
    width, height = size
    tones = book.theme.tones(book.colours[0])
    facts = [
        book.say("cover_players", low=min(book.player_counts), high=max(book.player_counts))
        if len(book.player_counts) > 1
        else book.say("cover_players_only", book.player_counts[0]),
        book.say("cover_time", low=MINUTES[0], high=MINUTES[1]),
        book.say("cover_age", age=AGE),
    ]
    title = paragraph(book.say("cover_title"), "heading", 99.0, book.language)[0]
    large = min(TITLE, width / title.advance)
    return (
        Group(_centred(book, book.say("cover_title"), large, "heading", 14.0, width, tones.line), role="H1"),
        Group(_centred(book, book.say("cover_line"), 4.6, "italic", 24.0, width, book.theme.ink), role="P"),
        Group((Use(_art(book), moved(width / 2, 92.0)),), role="Artifact"),
        Group(_centred(book, "  ·  ".join(facts), 4.6, "bold", height - 16.0, width, tones.line), role="P"),
        Group(
            _centred(book, book.say("cover_unofficial", game=GAME), 3.4, "body", height - 6.0, width, book.theme.ink),
            role="P",
        ),
    )


def _centred(
    book: Book, text: str, size: float, face: Face, baseline: float, width: float, colour: str
) -> tuple[Part, ...]:
    lines = paragraph(text, face, width / size, book.language)
    return tuple(
        Text(
            run.text,
            ((width - line.advance * size) / 2 + run.at * size, baseline + index * size * 1.25),
            size,
            run.face,
            colour,
        )
        for index, line in enumerate(lines)
        for run in line.runs
    )


def _art(book: Book) -> Symbol:
    """Ring by ring in another player's colour, with their symbols at the heart."""
    theme, seats = book.theme, book.seats
    ways: list[Paint] = [paints(theme.tones(seat.colour), theme)[index % 2] for index, seat in enumerate(seats * 2)]
    heart = RADIUS * 0.2
    parts: list[Part] = [*rangoli("booklet", RADIUS, 16, ways, heart)]
    parts.append(Shape(placed(scallops(16, 0.93, 1.0), (0.0, 0.0), heart), theme.paper, theme.ink, 0.4))
    for index, seat in enumerate(seats):
        tones = theme.tones(seat.colour)
        fill = theme.tile if theme.is_outlined else tones.solid
        at = polar(heart * 0.55, (index + 0.5) * 360 / len(seats))
        parts += drawn_mark(seat.identity.symbol, at, heart * 0.27, fill, tones.line if tones.edge else theme.tile, 0.3)
    return Symbol(f"booklet-cover-{theme.name}", tuple(parts), Box(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS).grown(0.5))
