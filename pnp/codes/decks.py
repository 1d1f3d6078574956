"""Codes about patterns, decks and rivalry cards."""

from __future__ import annotations

from pnp.codes.code import error, note, warning

DECK_CODES = (
    error("pattern-empty", "The pattern has neither a filled cell nor a star.", "Draw at least two x, or * and an x."),
    error("pattern-character", "A pattern is drawn with x, * and . only.", "x is filled, * the star, . blank."),
    error(
        "pattern-joined",
        "YAML joins the lines of a text to one, unless a | stands before them, so the rows of the pattern are lost.",
        "Write `pattern: |` and the rows below it.",
    ),
    error("pattern-ragged", "The rows of a pattern must be equally long.", "Fill short rows up with dots."),
    error("pattern-two-stars", "A star is where the figure stands, and there is one figure.", "Keep one star."),
    error(
        "pattern-too-few-cells",
        "The figure's own cell gets no token, so a plain card needs two filled cells and a star card one.",
        "Add a filled cell.",
    ),
    error("pattern-too-many-cells", "A pattern may have 30 filled cells.", "Remove some."),
    error("pattern-too-large", "A pattern may be drawn on 9 rows and 9 columns.", "Draw it smaller."),
    error(
        "pattern-does-not-fit",
        "Wherever the figure stands and however the card is turned, some cell lies off the board. In the picture `@` "
        "is the figure and `!` the cells off the board.",
        "Move the cells closer together, or use a layout with larger boards.",
    ),
    warning(
        "pattern-fits-poorly",
        "From less than half of the cells of an empty board the card can be thrown at all, and real boards are not "
        "empty. In the picture `o` is a cell to throw from and `-` is none.",
        "Move the cells closer together, or put the star nearer to them.",
    ),
    warning(
        "grid-larger-than-board",
        "The cells fit the board but the grid they are drawn on is larger than it.",
        "Remove blank rows and columns.",
    ),
    error(
        "turns-repeat",
        "Two quarter turns of the card do the same on the board, so it offers fewer choices than others. Where the "
        "cells lie in their grid does not matter.",
        "Move a cell, or write `turns: any` at the top of the deck to allow it.",
    ),
    note(
        "turns-repeat-allowed",
        "The card has fewer than four distinct turns and the deck says `turns: any`.",
        "Nothing needs mending.",
    ),
    error(
        "same-pattern",
        "Two cards are the same when turned, which players see as a misprint.",
        "Keep one of them and say how often it is there with `copies:`.",
    ),
    note("mirror-pattern", "Two cards are mirror images of one another. They play differently.", "Keep both if meant."),
    error(
        "star-missing",
        "In the prototype every global card marks the cell of the figure.",
        "Change one x of the pattern into *, or add a *.",
    ),
    error(
        "star-not-allowed", "In the prototype personal cards are plain.", "Draw an x, or move the card to `global:`."
    ),
    error("id-twice", "Two cards of a file have the same id.", "Choose another id for one of them."),
    error(
        "wrong-card-group",
        "The final rules know one group, `cards:`. The prototype knows `personal:` and `global:`.",
        "Rename the group, or change `ruleset:`.",
    ),
    error(
        "tokens-too-few",
        "One card throws more tokens than a player owns, so it can never be thrown whole.",
        "Remove cells of the card, or raise `tokens:` under `players:` in the layout.",
    ),
    warning(
        "tokens-left-over",
        "With every card thrown face up a player still has tokens left, so nobody can run out of them.",
        "Add cards or copies, or lower `tokens:` under `players:` in the layout.",
    ),
    error(
        "shared-cards-too-few",
        "The prototype deals a fixed number of global cards for each player.",
        "Add global cards or copies, or lower the option `shared_cards`.",
    ),
    error(
        "starting-hand-too-large",
        "A player's own cards are fewer than the starting hand.",
        "Add cards or copies, or lower the option `starting_cards`.",
    ),
    error("seats-miscounted", "A list by seat has not one number for each player.", "Give one number for each seat."),
    error(
        "layout-unknown",
        "The deck names a layout that is not shipped.",
        "Use a name of `pnp list`. A layout of your own is used through pnp.yaml or `--layout`.",
    ),
    error(
        "rule-field-unknown",
        "A rule card sets a field that the ruleset does not have, or that cards may not change.",
        "Compare with `pnp schema rivalry`.",
    ),
    error("region-unknown", "A scoring card names a region that does not exist.", "Choose one of those named."),
    error(
        "effect-not-of-kind",
        "A card of kind rule has an effect with `rules:`, one of kind scoring an effect with `score:`.",
        "Change the kind or the effect, and make two cards of a card that does both.",
    ),
    error("effect-does-nothing", "The effect sets no rule, or gives no points.", "Say what the card changes."),
    error(
        "number-unknown",
        "A word in braces stands for a number of the card's own effect, so that text and effect agree.",
        "Use {points}, {at_least} or the name of a rule field the card sets. Write {{ for a brace itself.",
    ),
    error(
        "scoring-does-not-apply",
        "The condition, view, tokens or levels cannot be asked of that region.",
        "`all` and `longest` need cells; `longest` needs cells in a line; supplies, sweets, hits, figure and the like "
        "have no view and no levels; `levels` and `stacks` join levels themselves.",
    ),
    error("level-missing", "A card scores a level that the layout does not have.", "Levels count from 0, the ground."),
    warning(
        "condition-unreachable",
        "No region is as large as the number that the condition asks for.",
        "Ask for less, or join levels with `view: whole-tower`.",
    ),
)
