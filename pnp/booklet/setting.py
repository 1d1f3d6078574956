"""Blocks into strips: pieces of a page that are not broken, measured and drawn from their own top left corner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import count
from typing import assert_never

from pnp.art.curves import placed
from pnp.art.symbols import scallops
from pnp.art.theme import Theme, mixed
from pnp.booklet.blocks import Beside, Block, Chapter, Entry, Figure, Heading, Panel, Paragraph, Points, Table
from pnp.scene.fonts import Face
from pnp.scene.geometry import Box, line, moved, rectangle
from pnp.scene.paragraph import SetLine, paragraph
from pnp.scene.shapes import Group, Part, Role, Shape, Text

LARGEST, SMALLEST = 3.6, 3.175
"""The em of the text in mm; 9 points are the least that reads well."""
LEADING = 1.3
TITLE = 7.4


@dataclass(frozen=True, slots=True)
class Strip:
    """A piece of a page; `before` is the room above it, which is dropped at the head of a page.

    Strips of one `unit` are read aloud as one. `is_kept` means: on the same page as the next.
    """

    height: float
    parts: tuple[Part, ...] = ()
    before: float = 0.0
    is_kept: bool = False
    role: Role = ""
    alt: str = ""
    unit: int = 0
    leads: tuple[tuple[Box, str], ...] = ()
    """Places in it that lead to chapters."""


@dataclass(frozen=True, slots=True)
class Setting:
    """How a chapter is set: its theme, colour and language, and the em of its text."""

    theme: Theme
    colour: str
    language: str
    size: float
    units: Iterator[int] = field(default_factory=count)

    @property
    def leading(self) -> float:
        return self.size * LEADING

    def chapter(self, chapter: Chapter, width: float) -> list[Strip]:
        """The title, then every block."""
        return [*self._title(chapter.title, width), *self.blocks(chapter.blocks, width)]

    def blocks(self, blocks: tuple[Block, ...], width: float) -> list[Strip]:
        return [strip for block in blocks for strip in self.block(block, width)]

    def block(self, block: Block, width: float) -> list[Strip]:
        match block:
            case Paragraph():
                size = self.size * 1.12 if block.is_lead else self.size
                return self._lines(block.text, width, size, "body", self.theme.ink, 0.55 * self.size, "P")
            case Heading():
                tones = self.theme.tones(self.colour)
                size = self.size * 1.3
                return self._lines(block.text, width, size, "heading", tones.line, 1.1 * self.size, "H2", is_kept=True)
            case Points():
                return self._points(block, width)
            case Figure():
                return self._figure(block, width)
            case Table():
                return self._table(block, width)
            case Beside():
                return [self._beside(block, width)]
            case Panel():
                return [self._panel(block, width)]
            case Entry():
                return [self._entry(block, width)]
        assert_never(block)

    def stacked(self, strips: list[Strip]) -> Strip:
        """Strips one below the other as a single one."""
        parts: list[Part] = []
        leads: list[tuple[Box, str]] = []
        y = 0.0
        for index, strip in enumerate(strips):
            y += strip.before if index else 0.0
            parts.append(Group(strip.parts, moved(0.0, y), role=strip.role, alt=strip.alt))
            leads += ((box._replace(y=box.y + y), chapter) for box, chapter in strip.leads)
            y += strip.height
        return Strip(y, tuple(parts), leads=tuple(leads))

    def _title(self, title: str, width: float) -> list[Strip]:
        """Large, with a flower before it and a line below."""
        tones = self.theme.tones(self.colour)
        flower = (
            Shape(placed(scallops(8, 0.72, 1.0), (3.3, 3.6), 3.3), tones.solid, tones.edge, 0.25),
            Shape(placed(scallops(8, 0.72, 1.0), (3.3, 3.6), 1.7), tones.pale, tones.edge, 0.25),
        )
        lines = self._lines(title, width - 9.0, TITLE, "heading", tones.line, 0.0, "H1", is_kept=True)
        words = self.stacked([replace(strip, role="") for strip in lines])
        y = words.height - 0.4
        rule = Shape(line((0.0, y), (width, y)), None, tones.light, 0.5)
        whole = (*flower, Group(words.parts, moved(9.0, -1.2)), rule)
        return [Strip(y + 0.6, whole, 2.4 * self.size, True, "H1", unit=next(self.units))]

    def _lines(
        self,
        text: str,
        width: float,
        size: float,
        face: Face,
        colour: str,
        before: float,
        role: Role,
        *,
        indent: float = 0.0,
        is_kept: bool = False,
        is_centred: bool = False,
    ) -> list[Strip]:
        """A paragraph, neither its first nor its last line ever alone on a page."""
        lines = paragraph(text, face, (width - indent) / size, self.language)
        unit, last = next(self.units), len(lines) - 1
        return [
            Strip(
                size * LEADING,
                tuple(_drawn(found, (width - found.advance * size) / 2 if is_centred else indent, size, colour)),
                before if index == 0 else 0.0,
                is_kept or (last > 0 and index in (0, last - 1)),
                role,
                unit=unit,
            )
            for index, found in enumerate(lines)
        ]

    def _points(self, block: Points, width: float) -> list[Strip]:
        """A list, neither its first nor its last point ever alone on a page."""
        points = [self._point(block, number, text, width) for number, text in enumerate(block.items, 1)]
        for index in {0, len(points) - 2} & set(range(len(points) - 1)):
            points[index][-1] = replace(points[index][-1], is_kept=True)
        return [strip for point in points for strip in point]

    def _point(self, block: Points, number: int, text: str, width: float) -> list[Strip]:
        tones, size = self.theme.tones(self.colour), self.size
        indent = size * (1.9 if block.is_numbered else 1.3)
        first, *rest = self._lines(text, width, size, "body", self.theme.ink, 0.4 * size, "LI", indent=indent)
        middle = self.leading / 2
        if block.is_numbered:
            radius = size * 0.7
            disc = Shape(placed(scallops(10, 0.9, 1.0), (radius, middle), radius), tones.solid, tones.edge, 0.2)
            digits = paragraph(str(number), "bold", 10.0, self.language)[0]
            left = radius - digits.advance * size / 2
            sign: tuple[Part, ...] = (disc, *_drawn(digits, left, size, tones.sign))
        else:
            sign = (Shape(placed(scallops(6, 0.7, 1.0), (size * 0.5, middle), size * 0.27), tones.line),)
        return [replace(first, parts=(*sign, *first.parts)), *rest]

    def _figure(self, figure: Figure, width: float) -> list[Strip]:
        left = (width - figure.size[0]) / 2 if figure.is_centred else 0.0
        unit = next(self.units)
        drawing = Group(figure.parts, moved(left, 0.0))
        strip = Strip(figure.size[1], (drawing,), 0.8 * self.size, bool(figure.caption), "Figure", figure.alt, unit)
        if not figure.caption:
            return [strip]
        caption = self._lines(
            figure.caption,
            width,
            SMALLEST,
            "italic",
            self.theme.ink,
            0.3 * self.size,
            "P",
            is_centred=figure.is_centred,
        )
        return [strip, *(replace(found, is_kept=index < len(caption) - 1) for index, found in enumerate(caption))]

    def _table(self, table: Table, width: float) -> list[Strip]:
        columns, size = max(len(values) for _, values in table.rows), self.size
        wide = (
            max(
                [figure.size[0] for figure in table.pictures]
                + [
                    paragraph(value, "bold", 60.0, self.language)[0].advance * size
                    for _, row in table.rows
                    for value in row
                ]
            )
            + 3.0
        )
        rights = [
            (wide if table.is_counted else width - (columns - 1 - index) * wide) - 1.0 for index in range(columns)
        ]
        strips: list[Strip] = []
        if table.pictures:
            heads = tuple(
                Group(figure.parts, moved(right - wide / 2 + 1.0 - figure.size[0] / 2, 0.0))
                for figure, right in zip(table.pictures, rights, strict=True)
            )
            alt = ", ".join(figure.alt for figure in table.pictures)
            height = max(figure.size[1] for figure in table.pictures) + 0.8
            strips.append(Strip(height, heads, size * 0.8, True, "Figure", alt, next(self.units)))
        for index, (label, values) in enumerate(table.rows):
            is_total = table.has_total and index == len(table.rows) - 1
            strips.append(self._row(label, values, rights, wide, width, is_total=is_total, is_even=index % 2 == 0))
        # Two rows are never left alone.
        last = len(strips) - 1
        return [
            replace(strip, is_kept=strip.is_kept or (index in (0, last - 1) and index != last), before=before)
            for index, strip in enumerate(strips)
            for before in [size * 0.6 if index == 0 else 0.0]
        ]

    def _row(
        self,
        label: str,
        values: tuple[str, ...],
        rights: list[float],
        wide: float,
        width: float,
        *,
        is_total: bool,
        is_even: bool,
    ) -> Strip:
        tones, size = self.theme.tones(self.colour), self.size
        room = width - wide * len(rights) - 2.0
        lines = paragraph(label, "bold" if is_total else "body", room / size, self.language)
        height = len(lines) * self.leading + 0.9
        parts: list[Part] = []
        if is_total or (is_even and not self.theme.is_outlined):
            parts.append(Shape(rectangle(Box(0.0, 0.0, width, height), 0.8), tones.light if is_total else tones.pale))
        else:
            parts.append(Shape(line((0.0, height), (width, height)), None, self.theme.quiet, 0.2))
        # How many there are is read before what it is.
        is_counted = rights[-1] < wide
        written: list[Text] = []
        for number, found in enumerate(lines):
            texts = _drawn(found, wide if is_counted else 1.2, size, self.theme.ink)
            written += (_lowered(text, 0.45 + number * self.leading) for text in texts)
        counts: list[Text] = []
        for value, right in zip(values, rights, strict=True):
            found = paragraph(value, "bold", 60.0, self.language)[0]
            texts = _drawn(found, right - wide / 2 + 1.0 - found.advance * size / 2, size, self.theme.ink)
            counts += (_lowered(text, 0.45 + (len(lines) - 1) * self.leading / 2) for text in texts)
        parts += (*counts, *written) if is_counted else (*written, *counts)
        return Strip(height, tuple(parts), role="P", unit=next(self.units))

    def _beside(self, block: Beside, width: float) -> Strip:
        room = width - block.gap * (len(block.columns) - 1)
        shares = sum(share for share, _ in block.columns)
        columns = [(room * share / shares, blocks) for share, blocks in block.columns]
        found = [self.stacked(self.blocks(blocks, wide)) for wide, blocks in columns]
        height = max(inside.height for inside in found)
        parts: list[Part] = []
        leads: list[tuple[Box, str]] = []
        x = 0.0
        for (wide, blocks), inside in zip(columns, found, strict=True):
            if len(blocks) == 1 and isinstance(blocks[0], Panel):
                # Panels side by side are of one height.
                inside = self._panel(blocks[0], wide, height)
            parts.append(Group(inside.parts, moved(x, 0.0)))
            leads += ((box._replace(x=box.x + x), chapter) for box, chapter in inside.leads)
            x += wide + block.gap
        return Strip(height, tuple(parts), 0.8 * self.size, leads=tuple(leads))

    def _panel(self, panel: Panel, width: float, least: float = 0.0) -> Strip:
        pad = 2.4
        tones = self.theme.tones(self.colour)
        inside = self.stacked(self.blocks(panel.blocks, width - 2 * pad))
        height = max(least, inside.height + 2 * pad)
        box = rectangle(Box(0.0, 0.0, width, height), 2.0)
        fill = self.theme.tile if self.theme.is_outlined else mixed(tones.pale, "#ffffff", 0.45)
        ground = Group((Shape(box, fill, tones.light, 0.3),), role="Artifact")
        return Strip(height, (ground, Group(inside.parts, moved(pad, pad))), 0.9 * self.size)

    def _entry(self, entry: Entry, width: float) -> Strip:
        """Title and page, with dots between."""
        size = self.size
        title = paragraph(entry.title, "body", width / size, self.language)[0]
        page = paragraph(str(entry.page), "bold", width / size, self.language)[0]
        left, right = title.advance * size + 1.6, width - page.advance * size - 1.6
        y = size * LEADING * 0.78
        dots = Shape(line((left, y), (right, y)), None, self.theme.quiet, 0.4, (0.4, 1.4))
        parts: tuple[Part, ...] = (
            *_drawn(title, 0.0, size, self.theme.ink),
            Group((dots,), role="Artifact"),
            *_drawn(page, width - page.advance * size, size, self.theme.tones(self.colour).line),
        )
        lead = Box(0.0, 0.0, width, self.leading), entry.chapter
        return Strip(self.leading, parts, 0.22 * size, role="LI", unit=next(self.units), leads=(lead,))


def _drawn(found: SetLine, left: float, size: float, colour: str, height: float | None = None) -> Iterator[Text]:
    """The runs of a line, the line's box beginning at the top left."""
    baseline = (size * LEADING if height is None else height) / 2 + 0.34 * size
    for run in found.runs:
        yield Text(run.text, (left + run.at * size, baseline), size, run.face, colour)


def _lowered(text: Text, down: float) -> Text:
    return replace(text, at=(text.at[0], text.at[1] + down))
