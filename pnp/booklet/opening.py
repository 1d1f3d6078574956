"""The first chapters: what the game is about, what belongs to it, and how it is set up."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.art.figures import figure_of
from pnp.booklet.blocks import Beside, Block, Figure, Heading, Paragraph, Points, Table
from pnp.booklet.book import RIVALRY_ADVICE, Book
from pnp.booklet.position import Picture, levels_picture
from pnp.booklet.tower import boards_picture
from pnp.draw.grid import drawn_grid
from pnp.model.deck import Card
from pnp.scene.fonts import spaced
from pnp.scene.geometry import Box, moved, rectangle
from pnp.scene.page import Size
from pnp.scene.shapes import Part, Shape, Text, Use

PILLARS = 4
STRIPS_A_BOARD = 4


def intro(book: Book) -> Iterator[Block]:
    board = book.layout.board
    yield Paragraph(book.say("intro_festival"))
    yield Paragraph(book.say("intro_goal"))
    yield Heading(book.say("terms_title"))
    yield Points(
        (
            *((book.say("term_level", board.levels),) if board.levels > 1 else ()),
            book.say("term_cell", cell=book.examples.centre),
            *((book.say("term_stack"),) if board.levels > 1 else ()),
            book.say("term_own"),
            book.say("term_supply"),
        )
    )


def box(book: Book) -> Iterator[Block]:
    rows = tuple((text, (str(count),)) for count, text in _counted(book) if count)
    half = (len(rows) + 1) // 2
    yield Beside(tuple((1.0, (Table(part, is_counted=True),)) for part in (rows[:half], rows[half:])))
    yield Paragraph(book.say("box_players"))
    yield Beside(tuple((1.0, (_seat(book, seat),)) for seat in range(len(book.seats))), gap=2.0)


def _counted(book: Book) -> Iterator[tuple[int, str]]:
    """How many of each, from deck, layout and ruleset."""
    layout, board, players = book.layout, book.layout.board, len(book.seats)
    size = {"columns": board.cols, "rows": board.rows}
    if layout.style == "compact":
        yield 1, book.say("box_board_compact", **size)
        yield players, book.say("box_level_markers")
    else:
        yield board.levels, book.say("box_boards", board.levels, **size)
    if layout.style == "tower":
        yield board.levels * STRIPS_A_BOARD, book.say("box_strips")
        yield PILLARS, book.say("box_pillars")
    yield players * book.deck.size(), book.say("box_cards", each=book.deck.size())
    yield sum(card.copies for card in book.deck.shared), book.say("box_shared")
    yield len(book.rivalry), book.say("box_rivalry")
    yield players, book.say("box_helpers")
    tokens = max(book.rules.supply(count, layout.players.tokens) for count in book.player_counts)
    yield players * tokens, book.say("box_tokens", each=tokens)
    yield board.sweets_in_all(), book.say("box_sweets")
    yield players, book.say("box_figures")
    yield 1, book.say("box_track")
    yield players, book.say("box_markers")
    yield 1, book.say("box_first")


def _seat(book: Book, seat: int) -> Figure:
    """A player's animal and token."""
    animal = figure_of(book.seats[seat], book.theme, 15.0)
    high = 19.0
    parts = (
        Use(animal, moved(9.0 - animal.box.centre()[0], high - animal.box.y - animal.box.height)),
        book.look.token(seat, (22.5, high - 5.0), 9.0),
    )
    name = book.animal(seat)
    return Figure(parts, (27.5, high), book.say("alt_seat", animal=name), name)


def cards(book: Book) -> Iterator[Block]:
    """One card of each kind with its rule."""
    shown = []
    for has_star in (False, True):
        found = [card for card in book.deck.cards if (card.pattern.star is not None) == has_star]
        if found:
            picture = card_picture(book, found[-1])
            alt = book.say("alt_card", card=found[-1].name(book.language))
            text = Paragraph(book.say("cards_star" if has_star else "cards_plain"))
            beside = Beside(((0.5, (book.figure(picture, alt),)), (0.5, (text,))), gap=3.0)
            shown.append((1.0, (beside,)))
    yield Beside(tuple(shown))
    if len(shown) > 1:
        yield Paragraph(book.say("cards_more"))


CARD: Size = (27.0, 34.0)


def card_picture(book: Book, card: Card, seat: int = 0) -> Picture:
    """A colour card in a few millimetres: its name and its pattern."""
    theme, player, pattern = book.theme, book.seats[seat], card.pattern
    tones = theme.tones(player.colour)
    (width, height), name, size = CARD, card.name(book.language), 3.175
    cell = min((width - 5.0) / pattern.cols, (height - 11.0) / pattern.rows)
    edge = Box(0.15, 0.15, width - 0.3, height - 0.3)
    long = spaced(name, "bold")[1] * size
    # A name that is too long for a picture stands in the text.
    title = (Text(name, ((width - long) / 2, 6.0), size, "bold", tones.line),) if long < width - 4.0 else ()
    parts: tuple[Part, ...] = (
        Shape(rectangle(edge, 2.0), tones.pale if theme.is_outlined else tones.solid, tones.line, 0.25),
        Shape(rectangle(edge.grown(-1.2), 1.2), theme.paper, tones.edge, 0.2),
        *title,
        *drawn_grid(pattern, player, theme, (width / 2, (height + 6.0) / 2), round(cell, 3)),
    )
    return Picture(parts, CARD)


def build(book: Book) -> Iterator[Block]:
    style, board = book.layout.style, book.layout.board
    cell = book.examples.centre
    match style:
        case "tower":
            steps: tuple[str, ...] = (
                book.say("build_tower_first", PILLARS),
                book.say("build_tower_upper"),
                book.say("build_tower_turned", cell=cell),
                book.say("build_tower_strips"),
            )
        case "flat":
            steps = (book.say("build_flat_row", board.levels), book.say("build_flat_turned"))
        case "compact":
            steps = (
                book.say("build_compact_stack", board.levels),
                book.say("build_compact_figures"),
                book.say("build_compact_sweets"),
            )
    picture = book.figure(boards_picture(book), book.say(f"alt_{style}"))
    if style == "flat":
        yield picture
        yield Points(steps, is_numbered=True)
    else:
        yield Beside(((0.5, (Points(steps, is_numbered=True),)), (0.5, (picture,))))


def set_up(book: Book) -> Iterator[Block]:
    state = book.examples.set_up
    picture = levels_picture(state, book.look, 120.0, book.level_names())
    caption = book.say("setup_picture", book.examples.players)
    yield book.figure(picture, caption, caption)
    yield Points(tuple(_steps(book)), is_numbered=True)


def _steps(book: Book) -> Iterator[str]:
    rules, board, counts = book.rules, book.layout.board, book.player_counts
    on = [
        book.say("setup_sweets_on", number=number, place=book.on_level(level))
        for level, number in enumerate(board.sweets_by_level)
        if number
    ]
    if board.sweets and on:
        yield book.say("setup_sweets", len(board.sweets), places=book.listed(on))
    if book.rivalry:
        low, high, advised = RIVALRY_ADVICE[rules.name]
        yield book.say(f"setup_rivalry_{rules.name}", low=low, high=high, advised=advised)
    yield book.say("setup_first")
    supplies = {count: rules.supply(count, book.layout.players.tokens) for count in counts}
    tokens = {count: book.say("tokens_counted", supply) for count, supply in supplies.items()}
    yield book.say("setup_colour", tokens=book.by_players("setup_tokens_by", "tokens", tokens))
    hands = {count: [rules.starting_hand(count, seat) for seat in range(count)] for count in counts}
    if len({hand for row in hands.values() for hand in row}) == 1:
        hand = book.say("setup_hand_counted", hands[counts[0]][0])
    else:
        rows = {count: ", ".join(map(str, row)) for count, row in hands.items()}
        told = " / ".join(book.say("setup_hand_by", cards=row, players=count) for count, row in rows.items())
        hand = book.say("setup_hand_in_order", list=told)
    yield book.say("setup_hand", cards=book.deck.size(), hand=hand)
    if rules.shared_cards and book.deck.shared:
        yield book.say("setup_shared", rules.shared_cards)
    if any(rules.seat_points.get(count) for count in counts):
        points = {count: ", ".join(map(str, rules.seat_points.get(count, (0,)))) for count in counts}
        yield book.say("setup_points", list=book.by_players("setup_points_by", "points", points))
    yield book.say("setup_figures", cells=book.listed(board.starts))
