"""Codes about games that were played to try a deck."""

from __future__ import annotations

from pnp.codes.code import error, note

PLAYING_CODES = (
    error(
        "game-does-not-end",
        "A simulated game went on for more turns than there are cards to play. The message names the replay.",
        "Look at the replay for the turn where nothing changes any more, and at the options of the deck that allow it.",
    ),
    error(
        "game-breaks-a-rule",
        "After a simulated game the pieces do not add up, or a token hangs in the air. This is a mistake of the "
        "program, not of the deck.",
        "Please report it with the replay command that the message names.",
    ),
    error(
        "card-never-played",
        "Bots drew the card in many games and nobody ever played it face up: it fits an empty board, but hardly one "
        "that is in play.",
        "Give it fewer cells or draw them closer together; `pnp show` tells from how many cells it can be thrown.",
    ),
    note(
        "played-slowly",
        "Boards of more than sixty-four cells a level are played by the reference rules, which are slower, so that "
        "only a few games were played.",
        "Nothing needs mending. `pnp simulate --games` plays as many as you have time for.",
    ),
)
