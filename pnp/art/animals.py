"""The players' figures: four animals, each drawn to be known by its outline alone.

They stand in a box 100 wide whose ground line is y = 100, and look to the left.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pnp.art.curves import limb, mirrored, smooth, traced
from pnp.art.symbols import AnimalName
from pnp.scene.geometry import Matrix, Outline, circle, ellipse, line, moved, polygon, scaled, transformed, turned


@dataclass(frozen=True, slots=True)
class Animal:
    """`behind` and `body` together make the silhouette; `cloth` takes the player's texture, `light` and `dark` are
    details, `lines` are drawn on top."""

    body: tuple[Outline, ...]
    behind: tuple[Outline, ...] = ()
    cloth: Outline = ()
    light: Outline = ()
    dark: Outline = ()
    lines: Outline = ()


def _elephant() -> Animal:
    body = smooth(
        traced(
            "24,26 36,19 50,22 68,20 84,28 92,44 92,62 91,80 91,99! 76,99! 75,84 71,74 60,74 53,78 52,99! "
            "37,99! 36,82 33,68 24,60 18,48 18,34"
        )
    )
    trunk = limb(((24, 38), (14, 50), (12, 66), (14, 82), (8, 91), (0, 88)), (20, 17, 13, 10, 8, 5))
    far_legs = limb(((60, 70), (61, 84), (61, 97)), (13, 12, 12)) + limb(((31, 66), (30, 84), (30, 96)), (11, 10, 10))
    tail = limb(((91, 44), (97, 56), (96, 70)), (4, 3, 2.4)) + ellipse((96, 73), 2.6, 4.6)
    ear = smooth(((35, 27), (47, 30), (52, 42), (48, 56), (40, 64), (34, 54), (31, 40)))
    cloth = smooth(traced("55,20! 68,19.4 81,25! 84,40 83,56! 76,60 69,56! 62,60 54,55! 56,38"))
    tusk = smooth(((21, 57), (21, 57), (14, 66), (5, 67), (5, 67), (13, 71), (23, 64), (23, 64)))
    toes = tuple(step for x in (41, 47, 80, 86) for step in ellipse((x, 96.4), 2.1, 2.4))
    return Animal((body, trunk), (far_legs, tail), cloth, tusk + toes, circle((24.5, 40), 2.3), ear)


def _deer() -> Animal:
    body = smooth(traced("31,25 37,33 41,47 52,53 68,51 82,54 88,62 86,73 78,77 62,76 46,77 36,72 30,58 26,44 22,37"))
    head = smooth(((36, 27), (30, 20), (22, 22), (13, 31), (8, 35), (8, 39), (14, 41), (24, 39), (34, 36)))
    near_legs = limb(((40, 70), (39, 84), (40, 99)), (10, 5.4, 4)) + limb(
        ((81, 66), (83, 78), (80, 86), (82, 99)), (15, 9, 5, 4)
    )
    far_legs = limb(((47, 72), (49, 84), (52, 97)), (9, 5, 4)) + limb(
        ((73, 70), (71, 82), (69, 88), (68, 97)), (13, 7, 5, 4)
    )
    ear = smooth(((33, 24), (33, 24), (40, 17), (49, 17), (49, 17), (45, 25), (37, 29)))
    tail = smooth(((86, 56), (93, 55), (97, 63), (94, 70), (89, 66)))
    antler = (
        limb(((29, 22), (33, 12), (43, 4), (42, -10)), (4.6, 4.2, 3.8, 3))
        + limb(((33, 13), (25, 8), (21, -1)), (4, 3.6, 2.8))
        + limb(((42, 3), (51, -1), (56, -9)), (3.8, 3.4, 2.8))
    )
    far_antler = limb(((26, 22), (22, 12), (12, 7), (8, -5)), (4.4, 4, 3.6, 2.8)) + limb(
        ((20, 11), (21, 3), (18, -3)), (3.6, 3, 2.6)
    )
    spots = tuple(
        step
        for x, y in ((48, 59), (57, 58), (66, 57), (75, 59), (52, 65), (61, 64), (70, 64), (80, 65), (44, 66))
        for step in circle((x, y), 2.2)
    )
    saddle = smooth(((42, 54), (56, 55), (70, 53), (84, 58), (86, 66), (78, 70), (60, 70), (42, 71), (38, 62)))
    return Animal(
        (body, head, near_legs, ear, antler),
        (far_legs, tail, far_antler),
        saddle,
        spots,
        circle((23, 28.6), 2.1) + ellipse((9.4, 36), 2, 1.8),
    )


def _tiger() -> Animal:
    body = smooth(
        traced(
            "28,40 42,42 58,41 74,42 86,50 89,62 87,76 90,90 90,99! 75,99! 77,88 72,76 60,73 47,76 46,99! "
            "31,99! 33,84 29,70 24,56"
        )
    )
    head = smooth(traced("24,27 34,28 42,36 43,47 38,56 28,61 24,62 20,61 10,56 5,47 6,36 14,28"))
    ears = circle((10.5, 29.5), 6.4) + circle((37.5, 29.5), 6.4)
    far_legs = limb(((50, 70), (53, 86), (52, 97)), (11, 9, 8)) + limb(((74, 72), (70, 86), (69, 97)), (11, 9, 8))
    tail = limb(((86, 54), (97, 50), (101, 38), (95, 26), (99, 18)), (7, 6.4, 6, 5.6, 5))
    inner_ears = circle((11, 30), 3) + circle((37, 30), 3)
    muzzle = ellipse((19.4, 53), 6, 5) + ellipse((28.6, 53), 6, 5)
    stripes: Outline = ()
    for x, reach in ((50, 60), (58, 62), (66, 61), (74, 63)):
        stripes += smooth(
            (
                (x - 2.6, 40.4),
                (x - 2.6, 40.4),
                (x + 2.6, 40.4),
                (x + 2.6, 40.4),
                (x + 2, 50),
                (x - 1, reach),
                (x - 1, reach),
                (x - 2.2, 50),
            )
        )
    for x, y in ((90, 56), (89, 66)):
        stripes += polygon(((x, y), (x, y + 4.6), (x - 12, y + 4.4)))
    for y in (80, 88):
        stripes += polygon(((31, y), (31, y + 4), (41, y + 3)))
        stripes += polygon(((90, y), (90, y + 4), (80, y + 3)))
    brow = polygon(((21.6, 28.4), (26.4, 28.4), (24, 39)))
    cheeks = polygon(((5.4, 43), (5.6, 47), (12.5, 46))) + polygon(((7, 50), (9, 53.6), (14, 50)))
    stripes += brow + cheeks + transformed(mirrored(cheeks), moved(48, 0))
    side_brow = smooth(((14, 31), (14, 31), (18.6, 32), (18, 36), (18, 36), (16, 33)))
    stripes += side_brow + transformed(mirrored(side_brow), moved(48, 0))
    for x, y in ((95, 47), (98, 34)):
        stripes += polygon(((x - 3, y - 2), (x + 4.4, y + 2.6), (x + 3, y + 6), (x - 3.4, y + 1.6)))
    face = circle((17, 43), 2.2) + circle((31, 43), 2.2) + polygon(((21, 48), (27, 48), (24, 51.4)))
    return Animal(
        (body, ears, head),
        (far_legs, tail),
        (),
        inner_ears + muzzle,
        stripes + face,
        line((24, 51), (24, 55)),
    )


def _peacock() -> Animal:
    feather = smooth(((0, -12), (5.4, -30), (9.4, -44), (8, -53), (0, -58), (-8, -53), (-9.4, -44), (-5.4, -30)))
    short = smooth(((0, -12), (5, -26), (6.4, -35), (0, -42), (-6.4, -35), (-5, -26)))
    eye = smooth(((0, -54.5), (5, -49), (4.4, -43), (0, -38.5), (-4.4, -43), (-5, -49)))
    wide, narrow = (tuple(index * 24.5 - 85.75 for index in range(8)), tuple(index * 24.5 - 73.5 for index in range(7)))

    def fan(outline: Outline, angles: tuple[float, ...]) -> tuple[Outline, ...]:
        return tuple(transformed(outline, moved(50, 74).after(turned(angle))) for angle in angles)

    body = smooth(traced("49,35 54.6,38 55.6,45 55,54 61,63 65,75 61,88 50,94 39,88 35,75 39,63 45,54 43.6,45 44.4,38"))
    beak = polygon(((45.6, 38), (44.6, 45), (36.4, 44.4)))
    legs = limb(((44, 90), (43, 98)), (3.4, 3)) + limb(((56, 90), (57, 98)), (3.4, 3))
    feet = limb(((37.6, 98.2), (46.4, 98.2)), (3, 3)) + limb(((53.6, 98.2), (62.4, 98.2)), (3, 3))
    plume = limb(((0, -4), (0, -11)), (1.8, 1.8)) + circle((0, -13), 2.6)
    crest = tuple(step for angle in (-32, 0, 32) for step in transformed(plume, moved(49.6, 39).after(turned(angle))))
    apron = smooth(((50, 57), (57.6, 67), (59, 79), (50, 89), (41, 79), (42.4, 67)))
    return Animal(
        (legs + feet, crest, body, beak),
        fan(feather, wide) + fan(short, narrow),
        apron,
        tuple(step for outline in fan(eye, wide) for step in outline) + circle((48, 42.4), 2.6),
        tuple(step for outline in fan(circle((0, -46), 2.4), wide) for step in outline) + circle((47.6, 42.4), 1.2),
    )


@lru_cache(maxsize=8)
def animal(name: AnimalName) -> Animal:
    return {"elephant": _elephant, "deer": _deer, "tiger": _tiger, "peacock": _peacock}[name]()


def standing(width: float, foot: tuple[float, float]) -> Matrix:
    """Where an animal of that width stands, its feet around the point."""
    return moved(foot[0] - width / 2, foot[1] - width).after(scaled(width / 100))
