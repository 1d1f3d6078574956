"""What stands around the courtyard: a crowd with raised hands, roofs of tiles with finials, and pillars of stone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from pnp.art.chance import Chance
from pnp.art.curves import limb, placed, smooth, traced
from pnp.art.floor import SAND, TERRACOTTA, paving
from pnp.art.powder import blob
from pnp.art.symbols import scallops
from pnp.art.theme import Theme, mixed
from pnp.scene.geometry import Box, Outline, Point, circle, line, moved, polygon, rectangle
from pnp.scene.shapes import Group, Part, Shape, Symbol, Use

_SKIN = ("#8a5a3c", "#a9714b", "#6f4630")
PEOPLE = 6
WASH = "#fbf8f1"


def wash(theme: Theme, colour: str) -> str:
    """The ground of a small part: it always has some tint, so that a cut that is a little off leaves no white edge."""
    return WASH if theme.is_outlined else colour


@lru_cache(maxsize=256)
def _person(theme: Theme, colour: str, kind: int) -> Symbol:
    """Somebody 1 mm high who throws up both hands, feet at the origin."""
    tones, skin = theme.tones(colour), theme.tones(_SKIN[kind % len(_SKIN)])
    lean = (-0.05, 0.04, 0.0, 0.06, -0.03, 0.02)[kind % PEOPLE]
    wave = (0.0, 0.06, -0.05, 0.03, 0.08, -0.02)[kind % PEOPLE]
    robe = smooth(traced("-0.2,0! 0.2,0! 0.17,-0.3 0.13,-0.5 0,-0.56 -0.13,-0.5 -0.17,-0.3"))
    arms = (
        limb(((-0.1, -0.46), (-0.22, -0.66 + wave), (-0.2 + lean, -0.92)), (0.09, 0.08, 0.06)),
        limb(((0.1, -0.46), (0.22, -0.62 - wave), (0.26 + lean, -0.88)), (0.09, 0.08, 0.06)),
    )
    body = tones.pale if theme.is_outlined else tones.solid
    # Sizes are those of a person 1 mm high; they are drawn about ten times as large.
    edge, line_of = 0.028, theme.ink if not theme.is_outlined else tones.edge or tones.line
    bare = skin.pale if theme.is_outlined else skin.solid
    parts: list[Part] = [Shape(arm, bare, line_of, edge) for arm in arms]
    parts += [Shape(robe, body, line_of, edge), Shape(circle((lean, -0.67), 0.115), bare, line_of, edge)]
    return Symbol(f"person-{theme.name}-{colour[1:]}-{kind}", tuple(parts), Box(-0.4, -1.05, 0.8, 1.1))


def crowd(theme: Theme, box: Box, foot: float, colours: Sequence[str], seed: str) -> tuple[Part, ...]:
    """People in two rows, the nearer ones standing on the foot of a strip, and powder in the air above them."""
    chance = Chance(f"crowd {seed}")
    high = foot - box.y
    people: list[Part] = []
    clouds: list[Part] = []
    step = high * 0.4
    count = max(1, round(box.width / step))
    for row, (size, down) in enumerate(((0.76, -0.1), (0.72, 0.08))):
        for index in range(count + row):
            x = box.x + (index + (0.5 if row == 0 else 0.0) + chance.between(-0.14, 0.14)) * box.width / count
            colour, kind = chance.choice(colours), int(chance.number() * PEOPLE)
            tall = high * size * chance.between(0.9, 1.04)
            if row == 0 and chance.number() < 0.4:
                spot = (x, box.y + high * chance.between(0.16, 0.34))
                cloud = placed(blob(chance, 1.0, 9, 0.12), spot, high * chance.between(0.14, 0.26))
                clouds.append(
                    Shape(cloud, theme.tones(colour).pale if theme.is_outlined else theme.tones(colour).light)
                )
            at = moved(x, foot + high * down)._replace(a=tall, d=tall)
            people.append(Use(_person(theme, colour, kind), at))
    wall = theme.tones(SAND)
    ground: tuple[Part, ...] = (
        Shape(rectangle(box), wash(theme, wall.solid)),
        Shape(rectangle(Box(box.x, box.y, box.width, high * 0.74)), wash(theme, wall.pale)),
    )
    pavement = Shape(
        rectangle(Box(box.x, foot - 0.4, box.width, box.y + box.height - foot + 0.4)), wash(theme, wall.solid)
    )
    return (Group((*ground, *clouds, *people, pavement), clip=rectangle(box)),)


def roof(theme: Theme, box: Box, foot: float, level: int) -> tuple[Part, ...]:
    """Rows of round tiles, a ridge, and finials that stand up from it."""
    tones = theme.tones(roof_colour(level))
    sky = paving(theme, 2).tones
    high = foot - box.y
    ridge = box.y + high * 0.42
    step = high * 0.2
    light, deep = (tones.solid, tones.pale) if theme.is_outlined else (tones.solid, mixed(tones.solid, "#ffffff", 0.22))
    edge = tones.light if theme.is_outlined else tones.line
    parts: list[Part] = [Shape(rectangle(box), wash(theme, sky.pale))]
    row, y = 0, box.y + box.height
    while y > ridge:
        tiles: Outline = ()
        x = box.x - 2 * step + (step * 0.9 if row % 2 else 0.0)
        while x < box.x + box.width + 2 * step:
            tiles += _scale((x, max(ridge, y - step * 1.15)), step * 0.9, step * 1.7)
            x += step * 1.8
        # Each row lies on the one below it, which was drawn before.
        parts.append(Shape(tiles, light if row % 2 == 0 else deep, edge, 0.25))
        y -= step
        row += 1
    count = max(1, round(box.width / (high * 0.5)))
    finials: Outline = ()
    for index in range(count):
        finials += placed(_finial(), (box.x + (index + 0.5) * box.width / count, ridge), high * 0.3)
    parts.append(Shape(finials, tones.pale if theme.is_outlined else tones.solid, tones.line, 0.2))
    ridge_box = Box(box.x, ridge - high * 0.05, box.width, high * 0.1)
    parts.append(Shape(rectangle(ridge_box), deep, tones.line, 0.25))
    return (Group(tuple(parts), clip=rectangle(box)),)


def roof_colour(level: int) -> str:
    """Roofs are red and blue by turns."""
    return TERRACOTTA if level % 2 else "#3f7f93"


def _scale(at: Point, half: float, high: float) -> Outline:
    """A tile with a round foot."""
    x, y = at
    return (
        ("M", x - half, y),
        ("L", x + half, y),
        ("L", x + half, y + high * 0.4),
        ("C", x + half, y + high, x - half, y + high, x - half, y + high * 0.4),
        ("Z",),
    )


def _finial() -> Outline:
    """A small onion with a spike, foot at the origin and 1 high."""
    return smooth(traced("-0.16,0! 0.16,0! 0.34,-0.26 0.2,-0.52 0,-0.98! -0.2,-0.52 -0.34,-0.26"))


def plaque(theme: Theme, at: Point, half: float, colour: str) -> tuple[Part, ...]:
    """The shield on which a label stands."""
    tones = theme.tones(colour)
    return (
        Shape(placed(scallops(12, 0.9, 1.0), at, half), "#ffffff", tones.line, 0.3),
        Shape(circle(at, half * 0.8), theme.paper, tones.light, 0.2),
    )


def column(theme: Theme, box: Box, bands: Sequence[float], high: float, point: float) -> tuple[Part, ...]:
    """A face of a pillar: niches between bands of stone at the heights of the boards, and a pointed roof."""
    stone, brick = theme.tones(SAND), theme.tones(TERRACOTTA)
    edge, width = brick.line, theme.hairline
    top, foot = box.y + point, box.y + box.height
    parts: list[Part] = [Shape(rectangle(box), wash(theme, stone.solid))]
    roof_of = polygon(((box.x, top), (box.x + box.width / 2, box.y), (box.x + box.width, top)))
    parts.append(Shape(roof_of, brick.solid, edge, width))
    for share in (0.35, 0.62):
        y = top - point * share
        reach = box.width / 2 * (1 - share)
        middle = box.x + box.width / 2
        parts.append(
            Shape(
                line((middle - reach, y), (middle + reach, y)),
                None,
                brick.pale if not theme.is_outlined else brick.light,
                0.4,
            )
        )
    parts.append(
        Shape(circle((box.x + box.width / 2, top - point * 0.2), min(1.6, point * 0.1)), theme.tile, edge, width)
    )
    edges = [top, *bands, foot]
    for upper, lower in pairwise(edges):
        if lower - upper > 12.0:
            parts += _niche(
                theme, Box(box.x + box.width * 0.2, upper + high + 1.6, box.width * 0.6, lower - upper - high - 3.2)
            )
    for y in bands:
        band = Box(box.x, y, box.width, high)
        parts.append(Shape(rectangle(band.grown(0)), brick.pale if theme.is_outlined else brick.solid, edge, width))
    dots: Outline = ()
    for y in bands:
        for index in range(5):
            dots += circle((box.x + (index + 0.5) * box.width / 5, y + high / 2), min(0.8, high * 0.24))
    parts.append(Shape(dots, theme.tile))
    parts.append(
        Shape(rectangle(Box(box.x, top, box.width, 2.2)), brick.pale if theme.is_outlined else brick.deep, edge, width)
    )
    return tuple(parts)


def _niche(theme: Theme, box: Box) -> tuple[Part, ...]:
    """A cusped arch with a lattice in it."""
    sky, brick = theme.tones("#a9d3e3"), theme.tones(TERRACOTTA)
    x, y, width, height = box
    rise = min(width * 0.62, height * 0.5)
    half = width / 2
    arch: Outline = (
        ("M", x, y + height),
        ("L", x, y + rise),
        ("C", x - width * 0.02, y + rise * 0.55, x + half * 0.62, y + rise * 0.5, x + half, y),
        ("C", x + width - half * 0.62, y + rise * 0.5, x + width * 1.02, y + rise * 0.55, x + width, y + rise),
        ("L", x + width, y + height),
        ("Z",),
    )
    pitch = width / 3
    lattice: Outline = ()
    count = int((width + height) / pitch) + 2
    for index in range(-count, count):
        start = x + index * pitch
        lattice += line((start, y), (start + height, y + height))
        lattice += line((start, y + height), (start + height, y))
    return (
        Shape(arch, "#ffffff" if theme.is_outlined else mixed(sky.solid, "#ffffff", 0.25)),
        Group((Shape(lattice, None, sky.light if theme.is_outlined else theme.paper, 0.5),), clip=arch),
        Shape(arch, None, brick.line, 0.4),
    )
