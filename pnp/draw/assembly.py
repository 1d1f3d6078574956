"""How to build the tower, first page: a picture of it with its own sizes, and what it is made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pnp.art.floor import TERRACOTTA
from pnp.art.theme import Theme
from pnp.draw.axonometry import View, extent, fitted_view, tower
from pnp.draw.face import fitted_text, text
from pnp.model.layout import Layout
from pnp.model.words import Words
from pnp.scene.geometry import Box, Point, circle, line, moved
from pnp.scene.shapes import Group, Part, Shape
from pnp.scene.text import written
from pnp.tower.kit import Kit, kit
from pnp.tower.measures import Measures

MARGIN = 14.0
TEXT, SMALLEST = 4.0, 3.2


@dataclass(frozen=True, slots=True)
class Guide:
    """Draws the pages for one layout."""

    layout: Layout
    theme: Theme
    words: Words
    parts: Kit

    @classmethod
    def of(cls, layout: Layout, theme: Theme, words: Words) -> Guide:
        return cls(layout, theme, words, kit(layout))

    def shown(self, length: float) -> str:
        """A length as it is written in the language."""
        found = f"{round(length, 2):g}"
        return found if self.words.language == "en" else found.replace(".", ",")

    def overview(self, size: tuple[float, float]) -> tuple[Part, ...]:
        """The whole tower with its sizes, and what it is made of."""
        width, height = size
        room = Box(MARGIN + 6, MARGIN + 26, width - 2 * MARGIN - 22, height * 0.56)
        view, at = fitted_view(self.layout, self.theme, self.parts, None, room)
        drawn = tower(view, self.parts)
        below = room.y + room.height + 14
        ink = self.theme.ink
        return (
            self.title(width),
            fitted_text(
                self._sizes(),
                Box(MARGIN, MARGIN + 12, width - 2 * MARGIN, 12),
                ink,
                largest=TEXT,
                smallest=SMALLEST,
                language=self.words.language,
            ),
            Group(drawn, moved(*at)),
            *self._dimensions(view, at, extent(drawn)),
            *self._list(Box(MARGIN, below, width - 2 * MARGIN, height - below - MARGIN - 4)),
        )

    def title(self, width: float) -> Part:
        accent = self.theme.tones(TERRACOTTA)
        return fitted_text(
            self.words.text("assembly_title"),
            Box(MARGIN, MARGIN, width - 2 * MARGIN, 10),
            accent.line,
            "heading",
            largest=9.0,
        )

    def _sizes(self) -> str:
        measures = Measures(self.layout)
        across, along = measures.board
        return self.words.text(
            "assembly_sizes",
            width=self.shown(across),
            depth=self.shown(along),
            height=self.shown(measures.pillar[1]),
            opening=self.shown(measures.opening),
        )

    def _list(self, box: Box) -> Iterator[Part]:
        """What is needed, line by line."""
        tower_of, measures, words = self.layout.tower, Measures(self.layout), self.words
        levels = self.layout.board.levels
        wide, high = (self.shown(length) for length in measures.board)
        lines = [
            words.text("assembly_boards", levels, width=wide, height=high),
            words.text(
                "assembly_pillars", count=4, width=self.shown(measures.pillar[0]), height=self.shown(measures.pillar[1])
            ),
            words.text("assembly_strips", count=4 * levels, height=self.shown(tower_of.strip)),
            words.text("assembly_material", thickness=self.shown(tower_of.thickness)),
        ]
        if tower_of.upper == "film" and levels > 1:
            lines.append(words.text("assembly_film", levels - 1))
        if self.layout.paper.tiles:
            lines.append(words.text("assembly_tiles"))
        each = min(12.0, box.height / len(lines))
        accent = self.theme.tones(TERRACOTTA)
        for index, sentence in enumerate(lines):
            y = box.y + index * each
            yield Shape(circle((box.x + 2.0, y + each / 2), 1.1), accent.solid, accent.line, 0.3)
            room = Box(box.x + 6, y, box.width - 6, each - 0.6)
            yield fitted_text(
                sentence, room, self.theme.ink, largest=TEXT, smallest=2.6, align="left", language=words.language
            )

    def _dimensions(self, view: View, at: Point, box: Box) -> Iterator[Part]:
        """Width and depth along the ground board, the height of the tower, and of one level."""
        measures, (width, depth) = Measures(self.layout), Measures(self.layout).board
        right = at[0] + box.x + box.width
        ground, top = view.at((0, 0, 0)), view.at((0, 0, measures.pillar[1]))
        high = ground[1] - top[1]
        foot = at[1] + view.at((width, 0.0, 0.0))[1]
        yield from self._measure((right + 13, foot - high), (right + 13, foot), self.shown(measures.pillar[1]), True)
        if self.layout.board.levels > 1:
            one, two = (at[1] + view.at((width, 0.0, measures.height(level)))[1] for level in (0, 1))
            yield from self._measure(
                (right + 3, two), (right + 3, one), self.shown(self.layout.tower.level_height), True
            )
        out = 16.0
        front = [view.at((x, depth + out, 0.0)) for x in (0.0, width)]
        side = [view.at((width + out, y, 0.0)) for y in (depth, 0.0)]
        for (start, end), length in ((front, width), (side, depth)):
            yield from self._measure(
                (at[0] + start[0], at[1] + start[1]), (at[0] + end[0], at[1] + end[1]), self.shown(length), False
            )

    def _measure(self, start: Point, end: Point, number: str, is_upright: bool) -> Iterator[Part]:
        """A line between two dots, with the length beside or below it."""
        ink = self.theme.ink
        yield Shape(line(start, end), None, ink, 0.25)
        yield Shape((*circle(start, 0.6), *circle(end, 0.6)), ink)
        x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        if is_upright:
            yield text(written(number, (x + 1.2, y + 1.2), 3.6, "bold"), ink)
        else:
            yield text(written(number, (x + 1.5, y + 4.6), 3.6, "bold", "centre"), ink)
