"""The players' textures, as lines or dots that fill a box; the drawing clips them to its shape."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.art.symbols import TextureName
from pnp.scene.geometry import Box, Outline, Step, circle, line, moved
from pnp.scene.shapes import Group, Shape, Symbol, Use


def textured(name: TextureName, clip: Outline, box: Box, step: float, colour: str) -> tuple[Group, ...]:
    """A texture with `step` mm between its lines, clipped to a shape that lies in the box."""
    if name == "plain":
        return ()
    if name == "dots":
        return (Group(_dots(box, step, colour), clip=clip),)
    outline = {"waves": _waves, "weave": _weave, "chevrons": _chevrons}[name](box, step)
    return (Group((Shape(outline, None, colour, max(0.25, step * 0.24)),), clip=clip),)


def _counted(start: float, length: float, step: float) -> Iterator[float]:
    """Steps over a length, the middle one in the middle."""
    many = int(length / 2 / step) + 1
    return (start + length / 2 + index * step for index in range(-many, many + 1))


def _waves(box: Box, step: float) -> Outline:
    steps: list[Step] = []
    period, rise = step * 2.6, step * 0.42
    for y in _counted(box.y, box.height, step):
        columns = list(_counted(box.x, box.width, period / 2))
        steps.append(("M", columns[0], y))
        for index, x in enumerate(columns[:-1]):
            swing = y + (rise if index % 2 else -rise) * 1.8
            steps.append(("C", x + period * 0.18, swing, x + period * 0.32, swing, x + period / 2, y))
    return tuple(steps)


def _weave(box: Box, step: float) -> Outline:
    """Short diagonals, turn about: a basket seen from near."""
    steps: Outline = ()
    side = step * 1.7
    for row, y in enumerate(_counted(box.y, box.height, side)):
        for col, x in enumerate(_counted(box.x, box.width, side)):
            turn = 1 if (row + col) % 2 else -1
            for shift in (-0.22, 0.22):
                middle_x, middle_y, reach = x + shift * side, y + shift * side * turn, side * 0.36
                start = (middle_x - reach, middle_y + reach * turn)
                steps += line(start, (middle_x + reach, middle_y - reach * turn))
    return steps


def _chevrons(box: Box, step: float) -> Outline:
    steps: Outline = ()
    period = step * 2.2
    for y in _counted(box.y, box.height, step * 1.1):
        # Begun between two tips, so that a box full of them looks the same upside down.
        columns = enumerate(_counted(box.x + period / 4, box.width, period / 2))
        steps += line(*((x, y + (step * 0.55 if index % 2 else -step * 0.55)) for index, x in columns))
    return steps


def _dots(box: Box, step: float, colour: str) -> tuple[Use, ...]:
    """Rows of dots; a row is stored once, as dots weigh more than any other texture."""
    pitch, radius = step * 1.25, max(0.22, step * 0.3)
    columns = list(_counted(box.x, box.width, pitch))
    outline = tuple(dot for x in columns for dot in circle((x, 0), radius))
    reach = Box(columns[0] - radius, -radius, columns[-1] - columns[0] + 2 * radius, 2 * radius)
    key = f"dots-{colour[1:]}-{round(step * 1000)}-{round(columns[0] * 1000)}-{len(columns)}"
    row = Symbol(key, (Shape(outline, colour),), reach)
    rows = enumerate(_counted(box.y, box.height, pitch * 0.866))
    return tuple(Use(row, moved(pitch / 2 if index % 2 else 0, y)) for index, y in rows)
