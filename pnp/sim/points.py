# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Points over bitboards: what `pnp.rules.scoring` says, for the end of a game and for bots that look ahead."""

from __future__ import annotations

import cython

if not cython.compiled:
    from pnp.sim.bits import (
        ALL,
        AT_LEAST,
        CAUGHT,
        CELLS,
        EACH,
        HITS,
        LEVELS,
        LONGEST,
        MOST,
        OTHERS,
        OWN,
        RESERVE,
        SEATS,
        SUPPLIES,
        SWEETS,
        popcount,
    )
    from pnp.sim.play import Play, Table


def abroad(table: Table, play: Play, seat: cython.int) -> cython.int:
    """Own tokens in others' supplies."""
    other: cython.int
    total: cython.int = 0
    for other in range(table.players):
        if other != seat:
            total += play.supply[other * SEATS + seat]
    return total


def caught_tokens(table: Table, play: Play, seat: cython.int) -> cython.int:
    """Others' tokens in one's own supply."""
    other: cython.int
    total: cython.int = 0
    for other in range(table.players):
        if other != seat:
            total += play.supply[seat * SEATS + other]
    return total


def board_points(table: Table, play: Play, seat: cython.int) -> cython.int:
    """Points for own tokens on all levels."""
    level: cython.int
    total: cython.int = 0
    for level in range(table.levels):
        total += table.level_points[level] * popcount(play.own[seat * LEVELS + level])
    return total


def sweets_value(table: Table, play: Play, seat: cython.int) -> cython.int:
    """Points for sweets."""
    other: cython.int
    held: cython.int = play.sweets[seat]
    points: cython.int = held * table.sweets_each_points
    for other in range(table.players):
        if play.sweets[other] < held:
            points += table.sweets_points
    return points


def plain_points(table: Table, play: Play, seat: cython.int) -> cython.int:
    """Everything but rivalry cards."""
    supplies: cython.int = abroad(table, play, seat) * table.supply_points
    return board_points(table, play, seat) + play.points[seat] + supplies + sweets_value(table, play, seat)


def counted(table: Table, play: Play, card: cython.int, line: cython.int, seat: cython.int) -> cython.int:
    """Tokens of one line that count for a player."""
    level: cython.int
    total: cython.int = 0
    mask: cython.ulonglong
    tokens: cython.ulonglong
    covered: cython.ulonglong = 0
    owner: cython.int = table.score_owner[card]
    for level in range(table.levels - 1, -1, -1):
        if table.score_from_above[card]:
            if not table.score_levels[card * LEVELS + level]:
                continue
            mask = table.line_masks[line * LEVELS] & ~covered
            covered |= play.any[level]
        else:
            mask = table.line_masks[line * LEVELS + level]
        tokens = play.any[level]
        if owner == OWN:
            tokens = play.own[seat * LEVELS + level]
        elif owner == OTHERS:
            tokens &= ~play.own[seat * LEVELS + level]
        total += popcount(tokens & mask)
    return total


def counter(table: Table, play: Play, region: cython.int, seat: cython.int, step: cython.int) -> cython.int:
    """A number that a player has; `step` is the n-th opponent where supplies are looked at one by one."""
    if region == SUPPLIES:
        return play.supply[((seat + step) % table.players) * SEATS + seat]
    if region == CAUGHT:
        return caught_tokens(table, play, seat)
    if region == RESERVE:
        return play.supply[seat * SEATS + seat]
    if region == SWEETS:
        return play.sweets[seat]
    if region == HITS:
        return play.hits[seat]
    return play.level[seat]


def number(table: Table, play: Play, card: cython.int, line: cython.int, seat: cython.int) -> cython.int:
    """What a player has in a line of cells, or by a counter."""
    if table.score_region[card] == CELLS:
        return counted(table, play, card, line, seat)
    return counter(table, play, table.score_region[card], seat, line)


def times_met(table: Table, play: Play, card: cython.int, line: cython.int, seat: cython.int) -> cython.int:
    """How often a player meets the card's condition in one line."""
    condition: cython.int = table.score_condition[card]
    own: cython.int = number(table, play, card, line, seat)
    other: cython.int
    theirs: cython.int
    if condition == EACH:
        return own
    if condition == AT_LEAST:
        return 1 if own >= table.score_at_least[card] else 0
    if condition == ALL:
        return 1 if own == table.line_size[line] and own > 0 else 0
    if condition == MOST and own > 0:
        for other in range(table.players):
            if other != seat:
                theirs = number(table, play, card, line, other)
                if theirs > own or (theirs == own and not table.score_ties[card]):
                    return 0
        return 1
    return 0


def longest_run(table: Table, play: Play, card: cython.int, seat: cython.int) -> cython.int:
    """The longest unbroken run of tokens that count, along any line; a ring goes on where it began."""
    line: cython.int
    index: cython.int
    size: cython.int
    first: cython.int
    run: cython.int
    best: cython.int = 0
    rounds: cython.int = 2 if table.score_ring[card] else 1
    for line in range(table.line_first[card], table.line_first[card + 1]):
        first = table.spot_first[line]
        size = table.spot_first[line + 1] - first
        run = 0
        for index in range(size * rounds):
            run = run + 1 if counts_at(table, play, card, seat, table.spots[first + index % size]) else 0
            best = max(best, min(run, size))
    return best


def counts_at(table: Table, play: Play, card: cython.int, seat: cython.int, spot: cython.int) -> cython.int:
    """Whether the token on a spot, or seen from above in its stack, counts for a player."""
    level: cython.int = spot >> 6
    bit: cython.ulonglong = table.bit[spot & 63]
    owner: cython.int = table.score_owner[card]
    if table.score_from_above[card]:
        # What is seen from above lies on the ground, as far as lines are concerned.
        if level > 0:
            return 0
        level = table.levels - 1
        while level > 0 and not (table.score_levels[card * LEVELS + level] and play.any[level] & bit):
            level -= 1
        if not table.score_levels[card * LEVELS + level]:
            return 0
    if not play.any[level] & bit:
        return 0
    if owner == OWN:
        return 1 if play.own[seat * LEVELS + level] & bit else 0
    if owner == OTHERS:
        return 0 if play.own[seat * LEVELS + level] & bit else 1
    return 1


def card_points(table: Table, play: Play, card: cython.int, seat: cython.int) -> cython.int:
    """What one scoring card gives a player."""
    line: cython.int
    total: cython.int = 0
    if table.score_condition[card] == LONGEST:
        return longest_run(table, play, card, seat) * table.score_points[card]
    if table.score_region[card] == SUPPLIES:
        for line in range(1, table.players):
            total += times_met(table, play, card, line, seat)
    elif table.score_region[card] == CELLS:
        for line in range(table.line_first[card], table.line_first[card + 1]):
            total += times_met(table, play, card, line, seat)
    else:
        total = times_met(table, play, card, 0, seat)
    return total * table.score_points[card]


def rivalry_points(table: Table, play: Play, seat: cython.int) -> cython.int:
    """What all scoring cards together give a player."""
    card: cython.int
    total: cython.int = 0
    for card in range(table.scorings):
        total += card_points(table, play, card, seat)
    return total


def total_points(table: Table, play: Play, seat: cython.int) -> cython.int:
    """The score if the game ended now."""
    return plain_points(table, play, seat) + rivalry_points(table, play, seat)


def winner(table: Table, play: Play) -> cython.int:
    """Most points, then own tokens abroad, then sweets, then as the ruleset says; the scores are left in the play."""
    seat: cython.int
    best: cython.int = 0
    for seat in range(table.players):
        play.score[seat] = total_points(table, play, seat)
        if seat and beats(table, play, seat, best):
            best = seat
    return best


def beats(table: Table, play: Play, seat: cython.int, other: cython.int) -> cython.int:
    """Whether a later seat ranks above an earlier one, their scores being known."""
    ahead: cython.int = play.score[seat] - play.score[other]
    if ahead == 0:
        ahead = abroad(table, play, seat) - abroad(table, play, other)
    if ahead == 0:
        ahead = play.sweets[seat] - play.sweets[other]
    if ahead == 0 and table.by_trigger and seat == play.trigger:
        ahead = 1
    return 1 if ahead > 0 else 0
