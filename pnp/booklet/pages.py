"""Chapters onto pages: set as large as the fewest sheets allow, with page numbers, links and bookmarks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import groupby

from pnp.booklet import closing, opening, playing
from pnp.booklet.blocks import Beside, Block, Chapter, Entry
from pnp.booklet.book import Book
from pnp.booklet.cover import cover
from pnp.booklet.setting import LARGEST, SMALLEST, Setting, Strip
from pnp.errors import TextTooLong
from pnp.scene.fonts import spaced
from pnp.scene.geometry import line, moved
from pnp.scene.page import Link, Page, Size
from pnp.scene.shapes import Group, Part, Shape, Text

A5: Size = (148.0, 210.0)
ROOM: Size = (120.0, 182.0)
"""What text and pictures of a page may fill; it is in the middle of the page, whatever its size."""
TOP = 12.0
STEP = 0.05
WISHES = ("about", "rivalry", "questions", "falling", "hit", "move", "climb", "end")
"""Chapters that would like to begin a page, those first that would like it most."""
SHEET = 4
"""Pages on a sheet that is folded once."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page of strips, each with its distance from the head."""

    strips: tuple[tuple[float, Strip], ...]
    chapters: tuple[Chapter, ...]
    """Those that begin on it."""
    title: str
    colour: str


@dataclass
class _Filling:
    """Pages being filled."""

    leaves: list[list[tuple[float, Strip]]] = field(default_factory=lambda: [[]])
    y: float = 0.0

    def turn_page(self) -> None:
        if self.leaves[-1]:
            self.leaves.append([])
        self.y = 0.0

    def add(self, strips: list[Strip]) -> None:
        """Strips that stay together, on this page or else on the next."""
        if self.leaves[-1] and self.y + _height(strips, is_first=False) > ROOM[1]:
            self.turn_page()
        if _height(strips, is_first=True) > ROOM[1]:
            raise TextTooLong(
                "a figure or table of the booklet is higher than a page; use a smaller board or shorter texts"
            )
        for strip in strips:
            self.y += strip.before if self.leaves[-1] else 0.0
            self.leaves[-1].append((self.y, strip))
            self.y += strip.height


def _height(strips: list[Strip], *, is_first: bool) -> float:
    return sum(strip.height + strip.before for strip in strips) - (strips[0].before if is_first else 0.0)


Maker = Callable[[Book], Iterator[Block]]


def chapters(book: Book) -> Iterator[Chapter]:
    """Everything between the covers but the table of contents."""
    told: list[tuple[str, str, Maker, bool]] = [
        ("intro", "intro_title", opening.intro, False),
        ("box", "box_title", opening.box, True),
        ("cards", "cards_title", opening.cards, False),
        ("build", f"build_title_{book.layout.style}", opening.build, True),
        ("setup", "setup_title", opening.set_up, False),
        ("turn", "turn", playing.turn, False),
        ("up", "face_up", playing.face_up, False),
        ("down", "face_down", playing.face_down, False),
        ("hit", "direct_hit", playing.direct_hit, False),
        ("falling", "falling", playing.falling, False),
        ("move", "move", playing.moving, False),
        ("climb", "climb", playing.climbing, False),
        ("end", "ending", closing.ending, False),
        ("count", "count_title", closing.counting, False),
        ("sheet", "sheet_title", closing.sheet, True),
        ("rivalry", "rivalry_title", closing.rivalry, False),
        ("questions", "questions_title", closing.questions, False),
        ("about", "about_title", closing.about, False),
        ("credits", "credits_title", closing.credit, False),
        ("summary", "summary_title", closing.summary, True),
    ]
    left_out = {"falling", "climb"} if book.layout.board.levels == 1 else set()
    left_out |= set() if book.rivalry else {"rivalry"}
    kept = [one for one in told if one[0] not in left_out]
    for number, (key, title, maker, begins_page) in enumerate(kept):
        colour = book.colours[number % len(book.colours)]
        yield Chapter(key, book.say(title), colour, tuple(maker(book)), begins_page)


def _contents(book: Book, told: list[Chapter], begins: dict[str, int]) -> Chapter:
    """Where chapters begin, as far as that is known."""
    entries = [Entry(chapter.title, chapter.key, begins.get(chapter.key, 0)) for chapter in told]
    half = (len(entries) + 1) // 2
    columns = Beside(((1.0, tuple(entries[:half])), (1.0, tuple(entries[half:]))), gap=8.0)
    return Chapter("contents", book.say("contents_title"), book.colours[0], (columns,))


def leaves(book: Book) -> tuple[Leaf, ...]:
    """The pages between the covers, set as large as the fewest sheets allow."""
    told = list(chapters(book))
    sizes = [SMALLEST + STEP * step for step in range(int((LARGEST - SMALLEST) / STEP) + 1)]
    found = _set(book, told, sizes[0], {})
    fewest = -(-(len(found) + 1) // SHEET) * SHEET
    fits, too_large = 0, len(sizes)
    while too_large - fits > 1:
        middle = (fits + too_large) // 2
        attempt = _set(book, told, sizes[middle], {})
        if len(attempt) + 1 <= fewest:
            found, fits = attempt, middle
        else:
            too_large = middle
    for key in WISHES:
        # Paper that is there anyway lets chapters begin at the head of a page.
        wished = [replace(chapter, begins_page=chapter.begins_page or chapter.key == key) for chapter in told]
        attempt = _set(book, wished, sizes[fits], {})
        if len(attempt) + 1 <= fewest:
            told, found = wished, attempt
    begins = {chapter.key: number for number, leaf in enumerate(found, 2) for chapter in leaf.chapters}
    return _set(book, told, sizes[fits], begins)


def _set(book: Book, told: list[Chapter], size: float, begins: dict[str, int]) -> tuple[Leaf, ...]:
    filling = _Filling()
    owners: list[tuple[int, Chapter]] = []
    for chapter in (_contents(book, told, begins), *told):
        setting = Setting(book.theme, chapter.colour, book.language, size)
        if chapter.begins_page:
            filling.turn_page()
        first, *others = _kept_together(setting.chapter(chapter, ROOM[0]))
        filling.add(first)
        owners.append((len(filling.leaves) - 1, chapter))
        for group in others:
            filling.add(group)
    found = []
    for index, strips in enumerate(filling.leaves):
        begun = tuple(chapter for page, chapter in owners if page == index)
        # The foot names the chapter that a page begins in the middle of, or else the first that begins on it.
        is_begun = bool(begun) and strips[0][1].role == "H1"
        current = begun[0] if is_begun else [chapter for page, chapter in owners if page < index][-1]
        found.append(Leaf(tuple(strips), begun, current.title, current.colour))
    return tuple(found)


def _kept_together(strips: list[Strip]) -> Iterator[list[Strip]]:
    group: list[Strip] = []
    for strip in strips:
        group.append(strip)
        if not strip.is_kept:
            yield group
            group = []
    if group:
        yield group


def pages(book: Book, size: Size = A5) -> tuple[Page, ...]:
    """The booklet page by page; what is on them is the same for every size of page."""
    found = leaves(book)
    begins = {chapter.key: index for index, leaf in enumerate(found, 1) for chapter in leaf.chapters}
    left = (size[0] - ROOM[0]) / 2
    top = TOP + (size[1] - A5[1]) / 2
    title = book.say("cover_title")
    front = Group(cover(book, ROOM), moved(left, top))
    made = [Page(size, "a5", title, parts=(front,), bookmark=(title,))]
    for number, leaf in enumerate(found, 2):
        links = tuple(
            Link(place._replace(x=left + place.x, y=top + y + place.y), begins[chapter])
            for y, strip in leaf.strips
            for place, chapter in strip.leads
        )
        parts = Group((*_read(leaf), *_foot(book, leaf, number)), moved(left, top))
        begun = [chapter.title for chapter in leaf.chapters]
        made.append(
            Page(size, "a5", title, parts=(parts,), bookmark=tuple(begun[:1]), headings=tuple(begun[1:]), links=links)
        )
    return tuple(made)


def _read(leaf: Leaf) -> Iterator[Part]:
    """Strips of one unit are one group, so that a paragraph is read aloud as one."""
    for _, group in groupby(leaf.strips, key=lambda placed: (placed[1].unit, placed[1].role)):
        strips = list(group)
        parts = tuple(Group(strip.parts, moved(0.0, y)) for y, strip in strips)
        yield Group(parts, role=strips[0][1].role, alt=strips[0][1].alt)


def _foot(book: Book, leaf: Leaf, number: int) -> Iterator[Part]:
    """The page's number at the outer edge, and the chapter's title."""
    tones, theme = book.theme.tones(leaf.colour), book.theme
    y, size = ROOM[1] + 7.0, 3.4
    is_right = number % 2 == 1
    digits, text = str(number), leaf.title
    wide, long = spaced(digits, "heading")[1] * 4.2, spaced(text, "italic")[1] * size
    x = ROOM[0] - wide if is_right else 0.0
    beside = x - 2.5 - long if is_right else wide + 2.5
    yield Group(
        (
            Shape(line((0.0, ROOM[1] + 2.6), (ROOM[0], ROOM[1] + 2.6)), None, theme.quiet, 0.25),
            Text(digits, (x, y), 4.2, "heading", tones.line),
            Text(text, (beside, y), size, "italic", theme.grey),
        ),
        role="Artifact",
    )
