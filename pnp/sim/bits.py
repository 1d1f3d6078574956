"""Sets of cells held in a word, and the small numbers that the kernel is written in; compiled code has its own."""

from __future__ import annotations

LEVELS, SEATS, HAND, STREAMS = 5, 4, 104, 10
"""The largest board, table and hand, and how many streams of chance a game has."""
SHUFFLE_SHARED, CORNERS, BOT = 4, 5, 6
"""Streams: 0 to 3 shuffle the seats' piles, `BOT` and the three after it belong to the seats' bots."""
PLAYING, STUCK, OUT_OF_TOKENS, OUT_OF_CARDS = 0, 1, 2, 3
ALTERNATE, ALWAYS, NEVER = 0, 1, 2
THROW_UP, THROW_DOWN, MOVE, CLIMB, END, DRAW_PERSONAL, DRAW_SHARED = 1, 2, 3, 4, 5, 6, 7
EACH, MOST, ALL, AT_LEAST, LONGEST = 0, 1, 2, 3, 4
OWN, OTHERS, ANY = 0, 1, 2
CELLS, SUPPLIES, CAUGHT, RESERVE, SWEETS, HITS, FIGURE = 0, 1, 2, 3, 4, 5, 6
"""What a scoring card counts: tokens in cells, or a number that a player has."""

TWELFTHS, LAYER, SWEET_STATES = 12, 64, 6
"""How finely bots weigh, and how they number cells of two levels and ways to take sweets: see `thinking`."""
NOTHING, MOVES, CLIMBS, MOVES_AND_CLIMBS, CLIMBS_AND_MOVES = 0, 1, 2, 3, 4
"""What is done before a throw, and what after it."""
RANDOM, WEIGHING, SEARCHING, BRUTE = 0, 1, 2, 3
"""Kinds of bots; the last plays like the second, by trying everything out."""
LENGTHS, SCORES, LOWEST_SCORE, SOURCES = 512, 512, -128, LEVELS + 5
"""How counts are kept: turns and points in boxes, points by source (levels, hits, supplies, sweets, rivalry, start)."""
LEFT_OVER, FACE_DOWN, FITS_NOWHERE, OF_A_CARD = 0, 1, 2, 3
"""Of each card the first game in which it was not played face up, was played face down, and fitted nowhere."""
ROUNDS, COURSE, MARGINS, LEADS, TENTHS, RECORDS, EXAMPLES = 40, 160, 128, 32, 11, 6, 8
"""The same for how games went: turns of a player, scores then, winners' margins, changes of the lead, when it was final
in tenths of the game, games that stand out, and first games of a kind before those of each card."""
WORST = -1_000_000_000
BROKEN_OFF = -1
"""The winner of a game that did not end."""

M64 = 0xFFFFFFFFFFFFFFFF
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
GOLDEN = 0x9E3779B97F4A7C15
SCRAMBLE = 0x2545F4914F6CDD1D


def popcount(word: int) -> int:
    """How many cells there are."""
    return word.bit_count()


def lowest(word: int) -> int:
    """The first cell."""
    return (word & -word).bit_length() - 1
