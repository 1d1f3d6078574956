"""Codes about boards, paper and colours."""

from __future__ import annotations

from pnp.codes.code import error, warning

LAYOUT_CODES = (
    error("start-off-board", "A start cell lies off the board.", "Name a cell that the board has."),
    error("start-twice", "A start cell is named twice.", "Remove one."),
    error("start-too-few", "Each player needs a start cell.", "Name as many start cells as there are colours."),
    error("start-too-many", "More start cells than cells free of sweets.", "Name fewer, or remove sweets."),
    error("start-on-sweets", "A start cell holds sweets at set-up.", "Move the start cell or the sweets."),
    error("sweets-off-board", "Sweets lie on a cell that the board does not have.", "Name a cell that it has."),
    error("sweets-twice", "A sweets cell is named twice.", "Remove one; `sweets_by_level` says how many lie there."),
    error("levels-miscounted", "A list by level has not one number for each level.", "Give one number for each level."),
    error("too-small-to-make", "A part is too small to be printed and cut.", "Make it larger."),
    error("margins-eat-paper", "The margins leave nothing of the paper.", "Make them smaller."),
    warning("margin-unprintable", "Home printers cannot reach the outer 4 mm.", "Use a margin of 5 to 10 mm."),
    error(
        "card-larger-than-paper",
        "A card with its bleed does not lie within the margins of the paper, upright or turned.",
        "Use smaller cards, less bleed, smaller margins or larger paper.",
    ),
    error("corner-too-round", "The radius of the corners is over half the card's shorter side.", "Make it smaller."),
    error(
        "bleed-larger-than-gap",
        "Between two cards lie two bleeds. Where the gap is narrower, one card's art prints on the other.",
        "Make the gap at least twice the bleed.",
    ),
    error("token-larger-than-cell", "A token would cover the cells beside its own.", "Smaller tokens or larger cells."),
    error("token-larger-than-paper", "A token does not lie within the margins.", "Use smaller tokens."),
    error(
        "board-larger-than-paper",
        "A board with its frame does not lie within the margins of one sheet.",
        "Use smaller cells or larger paper, or write `tiles: true` under `paper:` to print it in parts.",
    ),
    error(
        "pillar-larger-than-paper",
        "A pillar of the tower does not lie within the margins of one sheet.",
        "Lower `level_height`, use larger paper, or write `tiles: true` under `paper:`.",
    ),
    error(
        "colours-alike",
        "Two players' colours differ by less than 12 in CIEDE2000.",
        "Choose colours that are further apart.",
    ),
    warning(
        "colours-alike-to-some",
        "With protanopia, deuteranopia or tritanopia (simulated after Machado et al., 2009) two players' colours "
        "differ by less than 12 in CIEDE2000. About one man in twelve sees so.",
        "Make one of the two lighter or darker; red and green of one lightness are the usual trap.",
    ),
    warning(
        "colours-alike-in-grey",
        "In greyscale only lightness is left, and these two colours are less than 10 apart in L*.",
        "Spread the lightness of the colours; about 34, 50, 65 and 83 works well for four.",
    ),
)
