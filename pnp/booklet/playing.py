"""The chapters on a turn, each with an example that the rules have played."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.booklet.blocks import Beside, Block, Panel, Paragraph, Points
from pnp.booklet.book import Book
from pnp.booklet.examples import OTHER, YOU, Example
from pnp.booklet.opening import card_picture
from pnp.booklet.position import level_picture, stack_picture, supply_picture
from pnp.model.cell import Cell
from pnp.rules.actions import Move, ThrowUp
from pnp.rules.moving import orthogonal
from pnp.rules.state import Spot
from pnp.scene.paragraph import plain

CELL = 5.6
CASES = ("ground", "token", "sweets", "figure", "two", "under")
"""The cases of falling, in the order in which they are told."""


def turn(book: Book) -> Iterator[Block]:
    rules = book.rules
    yield Paragraph(book.say("turn_must"), is_lead=True)
    throw = "turn_throw_up" if rules.face_down == "never" else "turn_throw"
    climb = (book.say("turn_climb"),) if book.layout.board.levels > 1 else ()
    yield Points((book.say(throw), book.say("turn_move"), *climb))
    yield Paragraph(book.say("turn_owed"))
    if rules.end == "piles":
        yield Paragraph(book.say("turn_stuck"))
    yield Paragraph(book.say("turn_draw_shared" if book.deck.shared else "turn_draw", rules.hand_size))


def face_up(book: Book) -> Iterator[Block]:
    steps = ("up_play_mirrored" if book.rules.mirrored else "up_play", "up_fit", "up_put", "up_pile")
    yield Points(tuple(book.say(step) for step in steps), is_numbered=True)
    yield Paragraph(book.say("up_short"))
    for has_star in (False, True):
        example = book.examples.throw(has_star)
        if example is not None:
            yield _throw(book, example)


def _throw(book: Book, example: Example) -> Panel:
    """The card, the level before and after."""
    action = example.action
    assert isinstance(action, ThrowUp)
    card = book.examples.game.cards[action.card]
    name = card.name(book.language)
    caption = book.say("up_example", card=name, figure=example.figure.cell, cells=book.listed(action.cells))
    picture = card_picture(book, card)
    shown = book.figure(picture, book.say("alt_card", card=name))
    return Panel((Paragraph(caption), Beside(((0.72, (shown,)), *_before_after(book, example)), gap=3.0)))


def _before_after(book: Book, example: Example, level_after: int = 0) -> tuple[tuple[float, tuple[Block, ...]], ...]:
    """Two pictures of the ground, side by side; what is aimed at is ringed in the first, what moves has an arrow."""
    action, figure = example.action, example.figure.cell
    arrow = (figure, action.cell) if isinstance(action, Move) else None
    cells = action.cells if isinstance(action, ThrowUp) else ()
    before = level_picture(example.before, 0, book.look, CELL, cells, arrow)
    after = level_picture(example.after, level_after, book.look, CELL)
    names = book.say("picture_before"), book.say("picture_after")
    if level_after:
        names = tuple(  # type: ignore[assignment]
            f"{name} · {book.level(level)}" for name, level in zip(names, (0, level_after), strict=True)
        )
    return (
        (1.0, (book.figure(before, names[0], names[0]),)),
        (1.0, (book.figure(after, names[1], names[1]),)),
    )


def face_down(book: Book) -> Iterator[Block]:
    if book.rules.face_down != "never":
        yield Paragraph(book.say("down_play"))
    yield Paragraph(book.say(f"down_{book.rules.face_down}"))


def direct_hit(book: Book) -> Iterator[Block]:
    rules = book.rules
    yield Paragraph(book.say("hit_what"))
    more = []
    if rules.direct_hit_extra_tokens:
        more.append(book.say("hit_extra", rules.direct_hit_extra_tokens))
    if rules.direct_hit_points:
        more.append(book.say("hit_points", rules.direct_hit_points))
    if book.layout.board.levels > 1:
        more.append(book.say("hit_level"))
    if more:
        yield Paragraph(" ".join(more))
    example = book.examples.hit()
    if example is None:
        return
    victim = example.before.players[OTHER].figure
    assert victim is not None
    taken = example.caught(OTHER)
    if len(taken) > 1:
        caption = book.say("hit_example_extra", cell=victim.cell, tokens=book.say("tokens_counted", len(taken)))
    else:
        points = book.say("points", example.points())
        caption = book.say("hit_example", cell=victim.cell, points=points)
    yield _taken(book, example, caption, OTHER, taken)


def _taken(book: Book, example: Example, caption: str, seat: int, colours: tuple[int, ...]) -> Panel:
    """Before, after, and what came into whose supply."""
    sweets = example.sweets() if seat == YOU else 0
    supply = supply_picture(book.look, seat, colours, sweets)
    name = book.say("supply")
    columns = (*_before_after(book, example), (0.42, (book.figure(supply, name, name),)))
    return Panel((Paragraph(caption), Beside(columns, gap=2.0)))


def falling(book: Book) -> Iterator[Block]:
    yield Paragraph(book.say("fall_why"))
    falls = book.examples.falls()
    shown = [(name, *falls[name]) for name in CASES if name in falls]
    blocks = [_case(book, number, name, example, cell) for number, (name, cell, example) in enumerate(shown, 1)]
    for index in range(0, len(blocks), 2):
        columns: list[tuple[float, tuple[Block, ...]]] = [(1.0, (block,)) for block in blocks[index : index + 2]]
        yield Beside((*columns, *[(1.0, ())] * (2 - len(columns))), gap=3.0)


def _case(book: Book, number: int, name: str, example: Example, cell: Cell) -> Panel:
    """A stack before and after."""
    rules = book.rules
    text = book.say("fall_hang" if name == "under" and rules.tokens_hang else f"fall_{name}", points=_fall_points(book))
    top = book.layout.board.levels - 1
    before = stack_picture(example.before, cell, book.look, None if name == "under" else (top, YOU))
    caught: dict[int, tuple[int, ...]] = {}
    for seat, player in enumerate(example.after.players):
        if player.figure is not None and player.figure.cell == cell and example.caught(seat):
            caught[player.figure.level] = example.caught(seat)
    after = stack_picture(example.after, cell, book.look, caught=caught)
    names = book.say("picture_before"), book.say("picture_after")
    pictures = tuple(
        (1.0, (book.figure(picture, f"{title}: {plain(text)}"),))
        for picture, title in zip((before, after), names, strict=True)
    )
    return Panel((Beside(pictures, gap=1.0), Paragraph(f"*{number}* {text}")))


def _fall_points(book: Book) -> str:
    points = book.rules.falling_hit_points
    return book.say("fall_points", points) if points else book.say("fall_no_points")


def moving(book: Book) -> Iterator[Block]:
    rules = book.rules
    ways = []
    if rules.move_direction == "straight":
        ways.append(book.say("go_straight"))
    if rules.move_distance != "any":
        ways.append(book.say("go_distance", rules.move_distance))
    take = book.say("go_take_uncovered" if rules.covered_sweets_stay else "go_take")
    yield Paragraph(" ".join(ways) or book.say("go_any"))
    yield Paragraph(take)
    yield Paragraph(book.say("go_own"))
    example = book.examples.move()
    if example is not None:
        assert isinstance(example.action, Move)
        caption = book.say(
            "go_example",
            start=example.figure.cell,
            target=example.action.cell,
            sweets=book.say("sweets_counted", example.sweets()),
            tokens=book.say("tokens_counted", len(example.caught(YOU))),
        )
        yield _taken(book, example, caption, YOU, example.caught(YOU))


def climbing(book: Book) -> Iterator[Block]:
    rules = book.rules
    if rules.climb_sides == len(orthogonal(book.examples.centre)):
        yield Paragraph(f"{book.say(f'rise_all_{rules.climb_tokens}')} {book.say('rise_edge')}")
    else:
        yield Paragraph(book.say(f"rise_some_{rules.climb_tokens}", rules.climb_sides))
    yield Paragraph(book.say("rise_blocked"))
    example = book.examples.climb()
    if example is not None:
        around = [cell for cell in orthogonal(example.figure.cell) if Spot(0, cell) in example.before.tokens]
        caption = book.say("rise_example", cells=book.listed(sorted(around)), cell=example.figure.cell)
        yield Panel((Paragraph(caption), Beside(_before_after(book, example, level_after=1))))
