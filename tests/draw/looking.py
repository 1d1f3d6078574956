"""Ways to look at a drawing: its shapes where they lie, its words, and its pixels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import BytesIO

from PIL import Image, ImageChops, ImageStat

from pnp.app.project import shipped_input
from pnp.art.theme import Theme
from pnp.model.deck import Deck
from pnp.model.rivalry import RivalrySet
from pnp.render import pdf, png
from pnp.scene.geometry import IDENTITY, Box, Matrix, bounds, transformed
from pnp.scene.page import Component, Document, Page, Size
from pnp.scene.shapes import Group, Part, Shape, Symbol, Text, Use
from pnp.scene.text import written


def shapes(parts: Iterable[Part], matrix: Matrix = IDENTITY, name: str = "") -> Iterator[tuple[Shape, Matrix, str]]:
    """Every shape, where it is moved to, and the name of its nearest named group."""
    for part in parts:
        match part:
            case Shape():
                yield part, matrix, name
            case Text():
                yield Shape(written(part.line, part.at, part.size, part.face), part.fill), matrix, "text"
            case Group():
                yield from shapes(part.parts, matrix.after(part.matrix), part.name or name)
            case Use():
                yield from shapes(part.symbol.parts, matrix.after(part.matrix), name)


def words_of(parts: Iterable[Part]) -> list[Box]:
    """The boxes of all words."""
    found = ((shape, matrix) for shape, matrix, name in shapes(parts) if name == "text" and shape.outline)
    return [bounds([transformed(shape.outline, matrix)]) for shape, matrix in found]


def is_inside(inner: Box, outer: Box, slack: float = 0.02) -> bool:
    """Whether a box lies within another."""
    return (
        inner.x >= outer.x - slack
        and inner.y >= outer.y - slack
        and inner.x + inner.width <= outer.x + outer.width + slack
        and inner.y + inner.height <= outer.y + outer.height + slack
    )


def picture(parts: tuple[Part, ...], size: Size, dpi: float = 75.0) -> Image.Image:
    """A drawing as it is printed, cut at its trim."""
    drawing = Symbol("drawing", parts, Box(0.0, 0.0, *size))
    page = Page(size, "own", "drawing", components=(Component("drawing", "front", drawing, size, 0.0, IDENTITY),))
    return Image.open(BytesIO(next(png.pages(pdf.write(Document("drawing", (page,))), dpi)))).convert("RGB")


def ink(image: Image.Image) -> float:
    """The share of the paper that cyan, magenta, yellow and black cover, added up; grey is printed in black alone."""
    cyan, magenta, yellow = ImageChops.invert(image).split()
    black = ImageChops.darker(ImageChops.darker(cyan, magenta), yellow)
    coloured = sum(ImageStat.Stat(plate).mean[0] for plate in (cyan, magenta, yellow))
    return (coloured - 2 * ImageStat.Stat(black).mean[0]) / 255


def apart(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures, 0 to 1."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 255 / len(one.getbands())


def thinnest(parts: Iterable[Part]) -> float:
    """The thinnest line, as it is printed."""
    widths = (
        shape.width * min(abs(matrix.a * matrix.d - matrix.b * matrix.c) ** 0.5, 10.0)
        for shape, matrix, _ in shapes(parts)
        if shape.stroke is not None
    )
    return min(widths, default=1.0)


def deck(name: str) -> Deck:
    found = shipped_input(name).load().model
    assert isinstance(found, Deck)
    return found


def rivalry(name: str) -> RivalrySet:
    found = shipped_input(name).load().model
    assert isinstance(found, RivalrySet)
    return found


def colours(parts: Iterable[Part]) -> set[str]:
    """Every colour that is used."""
    return {colour for shape, _, _ in shapes(parts) for colour in (shape.fill, shape.stroke) if colour is not None}


def name_of(theme: Theme) -> str:
    return theme.name
