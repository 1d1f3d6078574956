"""What a change of the rules means, as a picture for each field of the ruleset."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pnp.art.icons import Icons
from pnp.art.sweets import drawn_sweet
from pnp.model.rivalry import RuleChange
from pnp.scene.geometry import Box, Point, line
from pnp.scene.shapes import Part, Shape

Picture = tuple[Part, ...]


def sweets(icons: Icons, at: Point, many: int) -> Picture:
    unit = icons.unit
    places = [(-1.25, 0.3), (1.25, 0.3), (0.0, -0.55)] if many == 3 else [(0.0, 0.0)]
    return (
        *(icons.oval((at[0], at[1] + unit * 0.75), 2.2, 0.42) if many == 3 else ()),
        *(
            part
            for name, (dx, dy) in zip(("laddu", "jalebi", "barfi"), places, strict=False)
            for part in drawn_sweet(name, (at[0] + dx * unit, at[1] + dy * unit), unit * 0.85, icons.theme)  # type: ignore[arg-type]
        ),
    )


def rule_icon(change: RuleChange, icons: Icons, box: Box) -> Picture:
    """The picture of the first field that has one; a field without gets the figure that all rules are about."""
    for field, value in change.rules.items():
        if field in _FIELDS:
            return _FIELDS[field](icons, box.centre(), value)
    return *icons.splash(box.centre(), 1.5), *icons.pawn(box.centre(), 0.9)


def _hand(icons: Icons, at: Point, value: Any) -> Picture:
    many = min(7, int(value))
    fan = [(index - (many - 1) / 2) for index in range(many)]
    return tuple(
        part
        for step in fan
        for part in icons.card(
            (at[0] + step * icons.unit * 0.62, at[1] + abs(step) ** 1.7 * icons.unit * 0.11), step * 9, size=1.35
        )
    )


def _hit(icons: Icons, at: Point, value: Any) -> Picture:
    x, y = at
    unit = icons.unit
    tokens = [(-1.7, -0.5), (-1.9, 0.3), (-1.3, 0.9)][: max(1, min(3, int(value)))]
    return (
        *icons.splash((x + unit * 0.7, y), 1.45),
        *icons.pawn((x + unit * 0.7, y), 1.0, False),
        *(part for dx, dy in tokens for part in icons.token((x + dx * unit, y + dy * unit), True, 0.34)),
        *icons.arrow((x - unit * 1.2, y - unit * 0.3), (x - unit * 0.35, y - unit * 0.1)),
    )


def _falling(icons: Icons, at: Point, _: Any) -> Picture:
    x, y = at
    unit = icons.unit
    return (
        *icons.storeys((x, y - unit * 1.4), 1, ()),
        *icons.token((x, y - unit * 1.45), True, 0.3),
        *icons.arrow((x, y - unit * 1.0), (x, y - unit * 0.35)),
        *icons.splash((x, y + unit * 1.0), 1.1),
        *icons.pawn((x, y + unit * 1.0), 0.85, False),
    )


def _floor(icons: Icons, at: Point, reach: int, is_lit: Callable[[int, int], bool]) -> Picture:
    """A square of cells around the middle one, some in colour."""
    tones = icons.tones
    lit = tones.light
    return tuple(
        part
        for row in range(-reach, reach + 1)
        for col in range(-reach, reach + 1)
        for part in icons.cell((at[0] + col * icons.unit, at[1] + row * icons.unit), lit if is_lit(row, col) else None)
    )


def _distance(icons: Icons, at: Point, value: Any) -> Picture:
    if value == "any":
        return _straight(icons, at, "any")
    small = Icons(icons.theme, icons.colour, icons.unit * 0.76)
    reach, unit = int(value), icons.unit * 0.76
    end = (at[0] + unit * min(2, reach), at[1] - unit * (1 if reach > 2 else 0))
    bend = -0.3 if reach > 2 else 0.0
    floor = _floor(small, at, 2, lambda row, col: 0 < abs(row) + abs(col) <= reach)
    return *floor, *small.arrow((at[0] + unit * 0.2, at[1]), end, bend), *small.pawn(at)


def _straight(icons: Icons, at: Point, value: Any) -> Picture:
    small = Icons(icons.theme, icons.colour, icons.unit * 0.76)
    unit = icons.unit * 0.76
    floor = _floor(small, at, 2, lambda row, col: value == "any" or (row == 0) != (col == 0))
    ways = ((1.6, 0), (-1.6, 0), (0, 1.6), (0, -1.6))
    arrows = (
        small.arrow((at[0] + dx * unit * 0.4, at[1] + dy * unit * 0.4), (at[0] + dx * unit, at[1] + dy * unit))
        for dx, dy in ways
    )
    return *floor, *(part for arrow in arrows for part in arrow), *small.pawn(at)


def _climb(icons: Icons, at: Point, value: Any) -> Picture:
    sides = value if isinstance(value, int) else 4
    x, y = at[0] - icons.unit * 0.55, at[1]
    unit = icons.unit
    around = ((0, 1), (-1, 0), (1, 0), (0, -1))
    floor = _floor(icons, (x, y), 1, lambda row, col: (row == 0) != (col == 0))
    tokens = (icons.token((x + col * unit, y + row * unit)) for col, row in around[:sides])
    up = (x + unit * 2.25, y)
    return (
        *floor,
        *(part for token in tokens for part in token),
        *icons.pawn((x, y)),
        *icons.arrow((up[0], up[1] + unit * 1.1), (up[0], up[1] - unit)),
    )


def _mirror(icons: Icons, at: Point, _: Any) -> Picture:
    x, y = at
    unit = icons.unit
    cells = ((0.55, -1.0), (1.5, -1.0), (0.55, 0.0), (1.5, 0.0), (0.55, 1.0), (1.5, 1.0))
    tokens = ((0.55, -1.0), (1.5, 0.0), (0.55, 1.0))
    parts: list[Part] = []
    for side, is_own in ((-1, True), (1, False)):
        for dx, dy in cells:
            parts += icons.cell((x + side * dx * unit, y + dy * unit))
        for dx, dy in tokens:
            parts += icons.token((x + side * dx * unit, y + dy * unit), is_own)
    axis = Shape(line((x, y - unit * 1.9), (x, y + unit * 1.9)), None, icons.theme.ink, icons.width, dash=(1.0, 0.8))
    return *parts, axis


def _face_down(icons: Icons, at: Point, value: Any) -> Picture:
    x, y = at
    unit = icons.unit
    cards = *icons.card((x - unit * 0.95, y), -8, True, 1.5), *icons.card((x + unit * 0.95, y), 8, True, 1.5)
    if value != "never":
        return cards
    cross = line((x - unit * 1.7, y - unit * 1.4), (x + unit * 1.7, y + unit * 1.4))
    cross += line((x - unit * 1.7, y + unit * 1.4), (x + unit * 1.7, y - unit * 1.4))
    return *cards, Shape(cross, None, icons.theme.tile, unit * 0.34), Shape(cross, None, icons.theme.ink, unit * 0.18)


def _sweets_points(icons: Icons, at: Point, _: Any) -> Picture:
    return sweets(icons, at, 3)


def _supply(icons: Icons, at: Point, _: Any) -> Picture:
    return *icons.splash((at[0], at[1] - icons.unit * 0.3), 1.6), *icons.bowl(
        (at[0], at[1] + icons.unit * 0.6), 6, True, 1.15
    )


def _covered(icons: Icons, at: Point, _: Any) -> Picture:
    unit = icons.unit
    return (
        *drawn_sweet("laddu", (at[0] - unit * 0.4, at[1] + unit * 0.4), unit * 1.0, icons.theme),
        *icons.token((at[0] + unit * 0.45, at[1] - unit * 0.45), True, 0.9),
    )


def _play_on(icons: Icons, at: Point, _: Any) -> Picture:
    x, y = at
    unit = icons.unit
    return (
        *icons.bowl((x - unit * 1.2, y + unit * 0.2), 0),
        *icons.arrow((x - unit * 0.1, y), (x + unit * 0.8, y)),
        *icons.pawn((x + unit * 1.6, y), 0.9),
    )


_FIELDS: dict[str, Callable[[Icons, Point, Any], Picture]] = {
    "hand_size": _hand,
    "direct_hit_points": _hit,
    "direct_hit_extra_tokens": lambda icons, at, value: _hit(icons, at, value + 1),
    "falling_hit_points": _falling,
    "move_distance": _distance,
    "move_direction": _straight,
    "climb_sides": _climb,
    "climb_tokens": _climb,
    "mirrored": _mirror,
    "face_down": _face_down,
    "sweets_points": _sweets_points,
    "sweets_each_points": _sweets_points,
    "supply_points": _supply,
    "covered_sweets_stay": _covered,
    "play_on_without_tokens": _play_on,
}
