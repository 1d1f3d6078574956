"""Charts as scenes, in mm; neutral colours are names that the page's style turns into light or dark ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, log10

from pnp.report.sample import Figure
from pnp.scene.fonts import Face, spaced
from pnp.scene.geometry import Box, Point, line, polygon, rectangle
from pnp.scene.page import Size
from pnp.scene.shapes import Part, Shape, Text

# They look right by themselves too, in a picture that is taken out of its page.
INK, AXIS, GRID, PAPER, ZONE = "#3b2a2c", "#7d6e62", "#e5dac8", "#fffffe", "#e3efdf"
BAND, MIDDLE, OWN, OTHER, OTHER_PALE = "#d5e0f0", "#a9c0e0", "#154d9e", "#c4603c", "#fbe9e1"
WIDTH, LABEL, SMALL = 100.0, 4.4, 4.1
FEW = 12
"""Bins for which both bots have bars of their own; with more of them, the second is a line."""

Picture = tuple[tuple[Part, ...], Size]


def label(
    text: str, at: Point, size: float = LABEL, align: float = 0.0, colour: str = INK, face: Face = "body"
) -> Text:
    """A line of text; `align` is how much of it lies left of the point."""
    return Text(text, (at[0] - align * spaced(text, face)[1] * size, at[1]), size, face, colour)


@dataclass(frozen=True, slots=True)
class Scale:
    """Where numbers lie along an axis."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        share = (value - self.low) / ((self.high - self.low) or 1.0)
        return self.start + share * (self.end - self.start)

    def ticks(self, most: int = 6) -> list[float]:
        """Round numbers that divide the axis."""
        step = (self.high - self.low) / most
        unit = 10.0 ** floor(log10(step)) if step > 0 else 1.0
        pace = next(unit * many for many in (1, 2, 5, 10) if unit * many >= step - 1e-12)
        first = -floor(-self.low / pace)
        return [(first + index) * pace for index in range(most + 2) if (first + index) * pace <= self.high + 1e-9]


def _bar(box: Box, bot: int) -> Shape:
    """The first bot's bars are solid and the second's hollow, so that no colour is needed to tell them apart."""
    if bot == 0:
        return Shape(rectangle(box), OWN)
    line_width = 0.5
    return Shape(rectangle(box.grown(-line_width / 2)), OTHER_PALE, OTHER, line_width)


def _number(value: float) -> str:
    return f"{value:g}"


def _across(scale: Scale, top: float, bottom: float, percent: bool = False) -> list[Part]:
    """Lines upwards from a level axis, with their numbers below."""
    parts: list[Part] = []
    for tick in scale.ticks():
        x = scale.at(tick)
        parts.append(Shape(line((x, top), (x, bottom)), None, GRID, 0.25))
        text = f"{100 * tick:g} %" if percent else _number(tick)
        parts.append(label(text, (x, bottom + 5.0), SMALL, 0.5, AXIS))
    return parts


def bars(
    rows: Sequence[tuple[str, Sequence[Figure]]], percent: bool = True, even: float | None = None, zone: float = 0.0
) -> Picture:
    """A row for each name with a bar for each bot, its interval as a whisker; `zone` around `even` is the target."""
    left, pace, thick = 24.0, 9.0, 3.0
    highest = max((figure.high for _, figures in rows for figure in figures), default=1.0)
    scale = Scale(0.0, max(highest, (even or 0.0) + zone) * 1.05 or 1.0, left, WIDTH - 4.0)
    bottom = 3.0 + pace * len(rows)
    parts: list[Part] = []
    if even is not None and zone:
        low, high = scale.at(max(0.0, even - zone)), scale.at(even + zone)
        parts.append(Shape(rectangle(Box(low, 2.0, high - low, bottom - 2.0)), ZONE))
    parts += _across(scale, 2.0, bottom, percent)
    if even is not None:
        parts.append(Shape(line((scale.at(even), 1.0), (scale.at(even), bottom)), None, AXIS, 0.4, (1.2, 0.8)))
    for row, (name, figures) in enumerate(rows):
        top = 3.6 + row * pace
        parts.append(label(name, (left - 2.0, top + 4.9), LABEL, 1.0))
        for index, figure in enumerate(figures):
            y = top + index * (thick + 0.6)
            parts.append(_bar(Box(left, y, max(0.1, scale.at(figure.value) - left), thick), index))
            low, high, middle = scale.at(figure.low), scale.at(figure.high), y + thick / 2
            whisker = (*line((low, middle), (high, middle)), *line((low, y + 0.6), (low, y + thick - 0.6)))
            whisker += line((high, y + 0.6), (high, y + thick - 0.6))
            parts += [Shape(whisker, None, PAPER, 1.0), Shape(whisker, None, INK, 0.4)]
    return tuple(parts), (WIDTH, bottom + 7.0)


def distribution(boxes: Sequence[Sequence[int]], lowest: int = 0, unit: str = "") -> Picture:
    """How often each number was counted; few numbers are one box each."""
    used = [value for row in boxes for value, count in enumerate(row) if count]
    first, last = (min(used), max(used)) if used else (0, 1)
    many = max(1, -((first - last - 1) // 40))
    bins = range(first, last + 1, many)
    shares = [[sum(row[start : start + many]) / max(1, sum(row)) for start in bins] for row in boxes]
    top, bottom, left = 6.0, 43.0, 9.0
    # A single number is no wall.
    spare = max(0.0, (FEW / 2 - len(bins)) / 2)
    scale = Scale(first + lowest - 0.5 - spare, bins[-1] + many + lowest - 0.5 + spare, left, WIDTH - 4.0)
    rise = Scale(0.0, max(max(row) for row in shares) * 1.08 or 1.0, bottom, top)
    parts: list[Part] = []
    for tick in rise.ticks(4):
        y = rise.at(tick)
        parts.append(Shape(line((left, y), (WIDTH - 4.0, y)), None, GRID, 0.25))
        parts.append(label(f"{100 * tick:g}", (left - 1.2, y + 1.1), SMALL, 1.0, AXIS))
    for index, start in enumerate(bins):
        x, end = scale.at(start + lowest - 0.5), scale.at(start + many + lowest - 0.5)
        beside = shares if len(bins) <= FEW else shares[:1]
        wide = max(0.3, (end - x - 0.3 * len(beside)) / len(beside))
        for bot, row in enumerate(beside):
            y = rise.at(row[index])
            if y < bottom:
                parts.append(_bar(Box(x + 0.15 + bot * (wide + 0.3), y, wide, bottom - y), bot))
    for row in shares[1:] if len(bins) > FEW else ():
        steps = [
            (scale.at(start + many / 2 + lowest - 0.5), rise.at(part)) for start, part in zip(bins, row, strict=True)
        ]
        parts += [Shape(line(*steps), None, PAPER, 1.4), Shape(line(*steps), None, OTHER, 0.7)]
    parts.append(Shape(line((left, bottom), (WIDTH - 4.0, bottom)), None, AXIS, 0.3))
    whole = [tick for tick in scale.ticks(8) if tick == int(tick)]
    parts += [label(_number(tick), (scale.at(tick), bottom + 5.0), SMALL, 0.5, AXIS) for tick in whole]
    parts.append(label(f"% of {unit}" if unit else "%", (1.0, 3.6), SMALL, 0.0, AXIS))
    return tuple(parts), (WIDTH, bottom + 7.0)


@dataclass(frozen=True, slots=True)
class Band:
    """What most games do at each turn of a player: 5th, 25th, 50th, 75th and 95th percentile."""

    turns: tuple[tuple[int, int, int, int, int], ...]


def courses(band: Band, outliers: Sequence[tuple[str, Sequence[int]]]) -> Picture:
    """Scores over time as bands, with single games drawn through them and lettered at their end."""
    left, top, bottom = 9.0, 6.0, 55.0
    count = max(len(band.turns), max((len(path) for _, path in outliers), default=0), 2)
    highest = max([high for *_, high in band.turns] + [score for _, path in outliers for score in path] + [1])
    lowest = min([low for low, *_ in band.turns] + [score for _, path in outliers for score in path] + [0])
    scale, rise = Scale(1, count, left, WIDTH - 9.0), Scale(lowest, highest * 1.04, bottom, top)
    parts: list[Part] = []
    for tick in rise.ticks(5):
        parts.append(Shape(line((left, rise.at(tick)), (WIDTH - 9.0, rise.at(tick))), None, GRID, 0.25))
        parts.append(label(_number(tick), (left - 1.2, rise.at(tick) + 1.1), SMALL, 1.0, AXIS))
    if len(band.turns) > 1:
        for low, high, colour in ((0, 4, BAND), (1, 3, MIDDLE)):
            over = [(scale.at(turn + 1), rise.at(ranks[high])) for turn, ranks in enumerate(band.turns)]
            under = [(scale.at(turn + 1), rise.at(ranks[low])) for turn, ranks in enumerate(band.turns)]
            parts.append(Shape(polygon([*over, *reversed(under)]), colour))
        middle = [(scale.at(turn + 1), rise.at(ranks[2])) for turn, ranks in enumerate(band.turns)]
        parts.append(Shape(line(*middle), None, OWN, 0.7))
    ends: list[float] = []
    for name, path in outliers:
        points = [(scale.at(turn + 1), rise.at(score)) for turn, score in enumerate(path)]
        if len(points) > 1:
            dashes = line(*points)
            parts += [Shape(dashes, None, PAPER, 1.0), Shape(dashes, None, OTHER, 0.5, (1.6, 0.8))]
            x, y = points[-1]
            place = y + 1.3
            while any(abs(place - other) < SMALL for other in ends):
                place += 0.4
            ends.append(place)
            if place > y + 2.0:
                parts.append(Shape(line((x, y), (x + 1.6, place - 1.3)), None, OTHER, 0.25))
            parts.append(label(name, (x + 1.8, place), SMALL, 0.0, OTHER, "bold"))
    parts += [
        label(_number(tick), (scale.at(tick), bottom + 5.0), SMALL, 0.5, AXIS)
        for tick in scale.ticks(8)
        if tick == int(tick)
    ]
    parts.append(Shape(line((left, bottom), (WIDTH - 9.0, bottom)), None, AXIS, 0.3))
    parts.append(label("points, by turns of a player", (1.0, 3.6), SMALL, 0.0, AXIS))
    return tuple(parts), (WIDTH, bottom + 7.0)
