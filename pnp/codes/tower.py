"""Codes about the tower: will its parts go together, hold, and leave room to play?"""

from __future__ import annotations

from pnp.codes.code import error

TOWER_CODES = (
    error(
        "notch-too-shallow",
        "Pillar and board reach less than 4 mm into each other, which does not hold. They share what the frame leaves "
        "of the corner's diagonal.",
        "Make `frame` wider, or use thinner material.",
    ),
    error(
        "tower-wobbles",
        "Slots that are wider than the material let the pillars lean. Over the height of the tower that adds up to "
        "more than 4 mm at the top board.",
        "Make `clearance` smaller, `frame` wider, or the levels lower. The fit coupon tells what the material needs.",
    ),
    error(
        "hand-does-not-fit",
        "Between the strips of one board and the board above less than 40 mm are left, and a hand has to put tokens "
        "there.",
        "Raise `level_height`, or make `strip` lower.",
    ),
    error(
        "bridge-too-thin",
        "Some part of a board, pillar or strip is less than 4 mm wide and would tear.",
        "Change the length that the message names.",
    ),
    error(
        "fold-meets-board",
        "The second face of a folded pillar stands outside the board. The first one is too narrow to reach out of its "
        "corner.",
        "Make `pillar_width` larger, or use flat pillars.",
    ),
    error(
        "strip-too-short",
        "An edge strip stands on two tabs of at least 6 mm, with as much between and beside them.",
        "Make the cells larger.",
    ),
    error(
        "window-too-small",
        "Windows are as wide as the bars leave them, and never so wide that a token could slip through. Here that is "
        "less than 8 mm.",
        "Make `bar` narrower, or cells or tokens larger, or choose `upper: film` or `upper: solid`.",
    ),
    error(
        "kerf-eats-slot",
        "The beam is wider than the slot that it should cut.",
        "Measure the kerf again: half a millimetre is much.",
    ),
    error(
        "slot-misses-slot",
        "On some level a corner of the board has no slot, or the pillar no notch at its height.",
        "This is a mistake of the program; please report it with the layout.",
    ),
    error(
        "slot-width-wrong",
        "A slot or notch is not as wide as material and clearance together.",
        "This is a mistake of the program; please report it with the layout.",
    ),
    error(
        "notch-depths-wrong",
        "The slot of a board and the notch of its pillar are together not as deep as both overlap.",
        "This is a mistake of the program; please report it with the layout.",
    ),
    error(
        "board-not-level",
        "The notches of a board are not at one height in all four pillars, or not at the height of its level.",
        "This is a mistake of the program; please report it with the layout.",
    ),
    error(
        "labels-disagree",
        "The strips of two boards do not show the same label above each other, or not beside its cells.",
        "This is a mistake of the program; please report it with the layout.",
    ),
    error(
        "compact-needs-stacks",
        "On the compact board tokens of one address lie on each other. By these rules a token may hang above an empty "
        "cell, which a stack cannot show.",
        "Use the layout `tower` or `flat`, or rules under which tokens always fall.",
    ),
)
