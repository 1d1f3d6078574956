"""Helper cards: a turn on one side, falling and scoring on the other; every number comes from the rules in use."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pnp.art.icons import Icons
from pnp.art.seats import Seat
from pnp.art.sweets import drawn_sweet
from pnp.art.symbols import drawn_mark
from pnp.art.textures import textured
from pnp.art.theme import Theme
from pnp.draw.face import SAFE, SMALLEST, CardFace, text
from pnp.errors import TextTooLong
from pnp.model.layout import CARD_SIZES, CardStock, Layout, Size
from pnp.model.ruleset import Ruleset
from pnp.model.words import Words
from pnp.scene.breaking import broken
from pnp.scene.fonts import Face
from pnp.scene.geometry import Box, Point, line, rectangle
from pnp.scene.shapes import Part, Shape
from pnp.scene.text import width, written

LARGEST, STEP = 3.5, 0.1
LEADING = 1.16
FOOT = 3.4


@dataclass(frozen=True, slots=True)
class Block:
    """A heading with its sentences, or with rows of what scores how much."""

    picture: str
    heading: str
    sentences: str = ""
    rows: tuple[tuple[str, str], ...] = ()


def helper_size(size: Size) -> Size:
    """Helper cards are as large as the colour cards, but never smaller than their text allows."""
    least, poker = CARD_SIZES["euro"], CARD_SIZES["poker"]
    if size[0] >= least[0] and size[0] * size[1] >= least[0] * least[1]:
        return size
    return max(size[0], poker[0]), max(size[1], poker[1])


def front(seat: Seat, rules: Ruleset, stock: CardStock, theme: Theme, words: Words) -> tuple[Part, ...]:
    """The turn."""
    return _side(seat, stock, theme, words, words.text("turn"), words.text("turn_order"), tuple(turn(rules, words)))


def back(seat: Seat, rules: Ruleset, layout: Layout, theme: Theme, words: Words) -> tuple[Part, ...]:
    """Falling, scoring and the end."""
    blocks = tuple(end(rules, layout, words))
    return _side(seat, layout.cards, theme, words, words.text("scoring"), "", blocks)


def turn(rules: Ruleset, words: Words) -> Iterator[Block]:
    pattern = words.text("face_up_mirrored" if rules.mirrored else "face_up_pattern")
    yield Block("up", words.text("face_up"), pattern)
    extra = rules.direct_hit_extra_tokens
    hit = words.text("direct_hit_extra", extra) if extra else words.text("direct_hit_token")
    if rules.direct_hit_points:
        hit += " " + words.text("direct_hit_points", rules.direct_hit_points)
    yield Block("hit", words.text("direct_hit"), hit)
    down = "" if rules.face_down == "never" else words.text("face_down_token") + " "
    yield Block("down", words.text("face_down"), down + words.text(f"face_down_{rules.face_down}"))
    takes = words.text("move_takes_uncovered" if rules.covered_sweets_stay else "move_takes")
    yield Block("move", words.text("move"), f"{_moving(rules, words)} {takes}")
    yield Block("climb", words.text("climb"), words.text(f"climb_{rules.climb_tokens}", rules.climb_sides))
    yield Block("draw", words.text("draw"), words.text("draw_cards", rules.hand_size))


def _moving(rules: Ruleset, words: Words) -> str:
    ways = []
    if rules.move_direction == "straight":
        ways.append(words.text("move_straight"))
    if rules.move_distance != "any":
        ways.append(words.text("move_distance", rules.move_distance))
    return " ".join(ways) or words.text("move_any")


def end(rules: Ruleset, layout: Layout, words: Words) -> Iterator[Block]:
    falling = [words.text("falling_down")]
    if rules.falling_hit_points:
        falling.append(words.text("falling_points", rules.falling_hit_points))
    falling.append(words.text("falling_hangs" if rules.tokens_hang else "falling_under"))
    yield Block("fall", words.text("falling"), " ".join(falling))
    levels = " / ".join(map(str, layout.board.level_points))
    scores: list[tuple[str, int | str]] = [
        ("hit", rules.direct_hit_points),
        ("fall", rules.falling_hit_points),
        ("tokens", levels),
        ("supply", rules.supply_points),
        ("sweets", rules.sweets_points),
        ("sweets_each", rules.sweets_each_points),
    ]
    rows = tuple((words.text(f"score_{key}"), str(points)) for key, points in scores if points)
    yield Block("score", words.text("scoring"), rows=rows)
    yield Block("end", words.text("ending"), words.text(f"ending_{rules.end}"))
    yield Block("win", words.text("winning"), words.text(f"winning_{rules.tie_break}"))


def _side(
    seat: Seat, stock: CardStock, theme: Theme, words: Words, title: str, under: str, blocks: Sequence[Block]
) -> tuple[Part, ...]:
    face = CardFace(helper_size(stock.size), stock.bleed)
    tones, (across, down) = theme.tones(seat.colour), face.size
    head = 10.5 * face.scale
    band = Box(-face.bleed, -face.bleed, across + 2 * face.bleed, head + face.bleed)
    foot = Box(-face.bleed, down - FOOT, across + 2 * face.bleed, FOOT + face.bleed)
    size, mark = 5.6 * face.scale, 2.6 * face.scale
    middle = (SAFE + head) / 2 - 0.4
    fill = theme.tile if theme.is_outlined or tones.edge else tones.sign
    parts: list[Part] = [
        Shape(rectangle(face.bled()), theme.paper),
        *_stripe(band, seat, theme, SAFE + 2 * mark + 4 + width(title, size, "heading")),
        *_stripe(foot, seat, theme, foot.x),
        *drawn_mark(
            seat.identity.symbol,
            (SAFE + mark + 0.4, middle),
            mark,
            fill,
            tones.line,
            0.3 if fill == theme.tile else 0.0,
        ),
        text(written(title, (SAFE + 2 * mark + 2.4, middle + size * 0.34), size, "heading"), tones.sign),
    ]
    room = Box(SAFE + 0.4, head + 1.4, across - 2 * SAFE - 0.8, down - head - FOOT - 2.2)
    return *parts, *_flowed(blocks, under, room, seat, theme, words.language)


def _stripe(box: Box, seat: Seat, theme: Theme, start: float) -> tuple[Part, ...]:
    """A band in the player's colour, textured from `start` on, where no words stand."""
    tones = theme.tones(seat.colour)
    if theme.is_outlined:
        return (Shape(rectangle(box), tones.pale),)
    # Some viewers clip to whole pixels, and would show the texture beyond the band.
    clip = rectangle(Box(start, box.y + 0.1, box.x + box.width - start, box.height - 0.2))
    return Shape(rectangle(box), tones.solid), *textured(seat.identity.texture, clip, box, 2.0, tones.deep)


def _flowed(
    blocks: Sequence[Block], under: str, room: Box, seat: Seat, theme: Theme, language: str
) -> tuple[Part, ...]:
    """The blocks one below the other, as large as the room allows."""
    steps = int((LARGEST - SMALLEST) / STEP + 1e-6)
    fits, too_large = -1, steps + 1
    while too_large - fits > 1:
        middle = (fits + too_large) // 2
        _, used = _laid(blocks, under, room, SMALLEST + middle * STEP, seat, theme, language)
        fits, too_large = (middle, too_large) if used <= room.height else (fits, middle)
    if fits < 0:
        raise TextTooLong(f"the helper text does not fit {room.width:g} x {room.height:g}mm; choose a larger card")
    size = SMALLEST + fits * STEP
    _, used = _laid(blocks, under, room, size, seat, theme, language)
    # What is left over goes between the blocks.
    spare = min((room.height - used) / max(1, len(blocks) - (not under)), size * 0.9)
    return _laid(blocks, under, room, size, seat, theme, language, spare)[0]


def _laid(
    blocks: Sequence[Block],
    under: str,
    room: Box,
    size: float,
    seat: Seat,
    theme: Theme,
    language: str,
    spare: float = 0.0,
) -> tuple[tuple[Part, ...], float]:
    """The blocks at one size, and how much height they take."""
    tones, y = theme.tones(seat.colour), room.y
    parts: list[Part] = []
    heading, indent = size * 1.12, size * 2.1

    def paragraph(words: str, left: float, top: float, right: float, face: Face = "body") -> float:
        """Puts the words in place and gives the height they take."""
        ems = (right - left) / size
        lines = broken(words, face, ems, None) or broken(words, face, ems, language)
        if lines is None:
            raise TextTooLong(f"the helper text {words!r} does not fit {right - left:g}mm; choose a larger card")
        for row, words_of_line in enumerate(lines):
            baseline = top + size * (0.76 + row * LEADING)
            parts.append(text(written(words_of_line, (left, baseline), size, face), theme.ink))
        return len(lines) * size * LEADING

    right = room.x + room.width
    if under:
        y += paragraph(under, room.x, y, right, "italic") + size * 0.3 + spare
    for index, block in enumerate(blocks):
        if index:
            y += size * 0.3 + spare
        middle = y + heading * 0.5
        if not theme.is_outlined:
            strip = Box(room.x + indent - size * 0.4, y - size * 0.08, room.width - indent + size * 0.4, heading * 1.16)
            parts.append(Shape(rectangle(strip, size * 0.4), tones.pale))
        parts += _picture(block.picture, (room.x + size * 0.85, middle), size * 0.95, seat, theme)
        parts.append(text(written(block.heading, (room.x + indent, y + heading * 0.82), heading, "bold"), tones.line))
        y += heading * 1.2
        if block.sentences:
            y += paragraph(block.sentences, room.x + indent, y, right)
        for label, points in block.rows:
            taken = width(points, size * 1.1, "bold")
            parts.append(text(written(points, (right, y + size * 0.76), size * 1.1, "bold", "right"), tones.line))
            y += paragraph(label, room.x + indent, y, right - taken - size * 0.5) + size * 0.12
            rule = line((room.x + indent, y), (right, y))
            parts.append(Shape(rule, None, theme.quiet, 0.2))
            y += size * 0.12
    return tuple(parts), y - room.y


def _picture(name: str, at: Point, size: float, seat: Seat, theme: Theme) -> tuple[Part, ...]:
    """A sign beside a heading."""
    x, y = at
    icons = Icons(theme, seat.colour, size)
    match name:
        case "up":
            return icons.card(at, 0, False, 0.95)
        case "down":
            return icons.card(at, 0, True, 0.95)
        case "hit":
            return *icons.splash(at, 0.8), *icons.pawn(at, 0.5)
        case "move":
            return *icons.pawn((x - size * 0.4, y), 0.55), *icons.arrow(
                (x, y + size * 0.1), (x + size * 0.62, y + size * 0.1)
            )
        case "climb":
            return *icons.pawn((x - size * 0.35, y), 0.55), *icons.arrow(
                (x + size * 0.45, y + size * 0.55), (x + size * 0.45, y - size * 0.4)
            )
        case "fall":
            return *icons.token((x, y - size * 0.3), True, 0.34), *icons.arrow((x, y), (x, y + size * 0.55))
        case "score":
            return drawn_sweet("laddu", at, size * 0.62, theme)
        case "win":
            return drawn_mark(seat.identity.symbol, at, size * 0.72, theme.tile, theme.tones(seat.colour).line, 0.25)
        case _:
            return icons.card((x - size * 0.12, y), -12, True, 0.8) + icons.card((x + size * 0.12, y), 8, False, 0.8)
