"""The last chapters: the end, points, rivalry cards, questions, the summary, and where it all comes from."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.art.icons import Icons
from pnp.booklet.blocks import Beside, Block, Figure, Heading, Paragraph, Points, Table
from pnp.booklet.book import GAME, Book
from pnp.booklet.position import levels_picture
from pnp.draw import helper_card
from pnp.draw.rivalry_card import ACCENTS
from pnp.draw.rivalry_icon import effect_icon
from pnp.model.rivalry import RivalryCard
from pnp.scene.geometry import Box

ICON = (15.0, 11.0)


def ending(book: Book) -> Iterator[Block]:
    if book.rules.end == "piles":
        yield Paragraph(book.say("end_piles"))
        return
    yield Paragraph(f"{book.say('end_stuck')} {book.say('end_check')}")
    yield Paragraph(book.say("end_play_on" if book.rules.play_on_without_tokens else "end_tokens"))
    yield Paragraph(book.say("end_others"))


def counting(book: Book) -> Iterator[Block]:
    rules = book.rules
    rows = [
        (book.say("count_hits"), rules.direct_hit_points),
        (book.say("count_falls"), rules.falling_hit_points),
        *(
            (book.say("count_level", place=book.on_level(level)), points)
            for level, points in enumerate(book.layout.board.level_points)
        ),
        (book.say("count_supply"), rules.supply_points),
        (book.say("count_sweets"), rules.sweets_points),
        (book.say("count_sweets_each"), rules.sweets_each_points),
    ]
    shown = tuple((label, (str(points),)) for label, points in rows if points)
    yield Table((*shown, *(((book.say("count_rivalry"), ("",)),) if book.rivalry else ())))
    yield Paragraph(f"{book.say('winner_most')} {book.say(f'winner_{rules.tie_break}')}")


def sheet(book: Book) -> Iterator[Block]:
    """The end of a game that was really played, with its points by where they come from."""
    state, names = book.examples.finished, [card.name(book.language) for card in book.examples.rivalry]
    yield Paragraph(book.say("sheet_intro_rivalry", cards=book.listed(names)) if names else book.say("sheet_intro"))
    picture = levels_picture(state, book.look, 120.0, book.level_names())
    yield book.figure(picture, book.say("alt_finished"))
    outcome = state.outcome()
    points = outcome.points
    hits = [each.start + each.hits for each in points]
    rows = [
        *([(book.say("sheet_hits"), hits)] if any(hits) else []),
        *(
            (book.say("sheet_level", place=book.on_level(level)), [each.levels[level] for each in points])
            for level in range(book.layout.board.levels)
        ),
        (book.say("sheet_supplies"), [each.supplies for each in points]),
        (book.say("sheet_sweets"), [each.sweets for each in points]),
        *([(book.say("sheet_rivalry"), [each.rivalry for each in points])] if names else []),
        (book.say("sheet_total"), list(outcome.scores())),
    ]
    heads = tuple(
        Figure((book.look.token(seat, (3.6, 3.6), 7.2),), (7.2, 7.2), book.animal(seat)) for seat in range(len(points))
    )
    shown = tuple((label, tuple(str(value).replace("-", "\N{MINUS SIGN}") for value in row)) for label, row in rows)
    yield Table(shown, heads, has_total=True)
    won = book.say("points", outcome.scores()[outcome.winner])
    yield Paragraph(book.say("sheet_winner", animal=book.animal(outcome.winner), points=won))


def rivalry(book: Book) -> Iterator[Block]:
    yield Paragraph(book.say("rivalry_what"))
    for kind, title in (("rule", "rivalry_rules"), ("scoring", "rivalry_scoring")):
        cards = [card for card in book.rivalry if card.kind == kind]
        if cards:
            yield Heading(book.say(title))
        for index in range(0, len(cards), 2):
            pair = tuple((1.0, (_card(book, card),)) for card in cards[index : index + 2])
            yield Beside(pair if len(pair) == 2 else (*pair, (1.0, ())))


def _card(book: Book, card: RivalryCard) -> Beside:
    icons = Icons(book.theme, ACCENTS[card.kind], 1.0)
    parts = effect_icon(card, book.layout.board, icons, Box(0.0, 1.0, *ICON))
    name, text = card.name(book.language), card.text(book.language)
    picture = Figure(parts, (ICON[0], ICON[1] + 1.0), name)
    return Beside(((0.27, (picture,)), (0.73, (Paragraph(f"*{name}*\n{text}"),))), gap=2.5)


def questions(book: Book) -> Iterator[Block]:
    yield Points(tuple(_asked(book)))


def _asked(book: Book) -> Iterator[str]:
    rules, levels = book.rules, book.layout.board.levels
    hands = {rules.starting_hand(count, seat) for count in book.player_counts for seat in range(count)}
    if max(book.player_counts) > 2:
        yield book.say("ask_two")
    yield book.say("ask_short")
    yield book.say("ask_blank")
    yield book.say("ask_covered_stay" if rules.covered_sweets_stay else "ask_covered")
    yield book.say("ask_stay")
    if levels > 1:
        yield book.say("ask_order")
    if rules.end == "own" and len(hands) == 1:
        yield book.say("ask_first", next(iter(hands)))
    if levels > 1 and rules.face_down != "never":
        yield book.say("ask_down")
    if levels > 1:
        yield book.say("ask_above")
    if rules.tokens_hang and levels > 1:
        yield book.say("ask_climb_token")
    yield book.say("ask_own")
    if rules.sweets_points:
        yield book.say("ask_sweets")
    is_on = rules.end == "piles" or rules.play_on_without_tokens
    yield book.say("ask_last_on" if is_on else "ask_last")
    if rules.end == "own":
        yield book.say("ask_one")


def summary(book: Book) -> Iterator[Block]:
    """What the helper cards say, on one page."""
    yield Paragraph(book.words.text("turn_order"))
    columns = []
    for blocks in (helper_card.turn(book.rules, book.words), helper_card.end(book.rules, book.layout, book.words)):
        column: list[Block] = []
        for block in blocks:
            column.append(Heading(block.heading))
            if block.sentences:
                column.append(Paragraph(block.sentences))
            if block.rows:
                column.append(Table(tuple((label, (points,)) for label, points in block.rows)))
        columns.append((1.0, tuple(column)))
    yield Beside(tuple(columns))


def about(book: Book) -> Iterator[Block]:
    for key in ("about_when", "about_fire", "about_colour", "about_powder", "about_game"):
        yield Paragraph(book.say(key))


def credit(book: Book) -> Iterator[Block]:
    yield Paragraph(book.say("credits_game", game=GAME))
    yield Paragraph(book.say("credits_tool"))
    made = book.say("credits_made", deck=book.deck.name, layout=book.layout.name, rules=book.rules.name)
    yield Paragraph(f"{made} {book.say('credits_fonts')}")
