# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The rules over bitboards: dealing, acting, and how turns and games end.

They are those of `pnp.rules`, which every game played here can be replayed by, position by position.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from pnp.sim.bits import (
        BOT,
        CLIMB,
        CORNERS,
        DRAW_PERSONAL,
        DRAW_SHARED,
        END,
        GOLDEN,
        HAND,
        LEVELS,
        M64,
        MOVE,
        OUT_OF_CARDS,
        OUT_OF_TOKENS,
        PLAYING,
        SEATS,
        SHUFFLE_SHARED,
        STREAMS,
        STUCK,
        THROW_DOWN,
        THROW_UP,
        lowest,
        popcount,
    )
    from pnp.sim.legal import can_throw
    from pnp.sim.play import Play, Table, below, log, mixed


def set_up(table: Table, play: Play, seed: cython.ulonglong, game: cython.ulonglong) -> cython.void:
    """Deal game number `game` of a seed: every shuffle and every bot has a stream of its own."""
    stream: cython.int
    seat: cython.int
    index: cython.int
    level: cython.int
    count: cython.int = table.personal_size
    base: cython.ulonglong = mixed((mixed((seed + GOLDEN) & M64) + game * GOLDEN) & M64)
    for stream in range(STREAMS):
        play.streams[stream] = mixed((base + (stream + 1) * GOLDEN) & M64) | 1
    for level in range(LEVELS):
        play.any[level] = 0
        play.figures[level] = 0
        play.sweets_left[level] = table.sweets_mask if level < table.levels and table.sweets_by_level[level] else 0
        for seat in range(SEATS):
            play.own[seat * LEVELS + level] = 0
    for seat in range(table.players):
        shuffle(play, play.pile, seat * count, table.personal_cards, table.personal_sizes[seat], seat)
        play.pile_at[seat] = table.starting_cards[seat]
        play.hand_size[seat] = table.starting_cards[seat]
        for index in range(table.starting_cards[seat]):
            play.hand[seat * HAND + index] = play.pile[seat * count + index]
        for index in range(table.players):
            play.supply[seat * SEATS + index] = table.tokens if index == seat else 0
        for index in range(table.designs):
            play.played_up[seat * table.designs + index] = 0
            play.played_down[seat * table.designs + index] = 0
        play.sweets[seat] = 0
        play.hits[seat] = 0
        play.recovered[seat] = 0
        play.down[seat] = 0
        play.finished[seat] = PLAYING
        play.points[seat] = table.seat_points[seat]
        play.level[seat] = 0
    shuffle(play, play.shared, 0, table.shared_cards, table.shared_size, SHUFFLE_SHARED)
    play.shared_at = 0
    play.shared_size = min(table.shared_size, table.shared_dealt * table.players)
    place_figures(table, play)
    play.seat = 0
    play.turns = 0
    play.idle = 0
    play.logged = 0
    play.threw = 0
    play.moved = 0
    play.climbed = 0
    play.over = 0
    play.trigger = -1
    if not table.ends_by_piles:
        next_player(table, play)


def shuffle(
    play: Play, to: cython.int[::1], first: cython.int, cards: cython.int[::1], count: cython.int, stream: cython.int
) -> cython.void:
    """Copy cards from `first` on into the same places of a pile, in random order."""
    index: cython.int
    other: cython.int
    for index in range(count):
        other = below(play, stream, index + 1)
        to[first + index] = to[first + other]
        to[first + other] = cards[first + index]


def place_figures(table: Table, play: Play) -> cython.void:
    """Figures on start cells that are drawn by lot, so that no bot's taste for corners colours a series."""
    seat: cython.int
    choice: cython.int
    cell: cython.int
    index: cython.int
    for seat in range(table.players):
        choice = below(play, CORNERS, table.start_count - seat)
        for index in range(table.start_count):
            cell = table.starts[index]
            if play.figures[0] & table.bit[cell]:
                continue
            if choice == 0:
                play.cell[seat] = cell
                play.figures[0] |= table.bit[cell]
                break
            choice -= 1


def figure_on(table: Table, play: Play, level: cython.int, bit: cython.ulonglong) -> cython.int:
    """The seat whose figure stands there; it is known that one does."""
    seat: cython.int
    for seat in range(table.players - 1):
        if play.level[seat] == level and table.bit[play.cell[seat]] == bit:
            return seat
    return table.players - 1


def drop(table: Table, play: Play, level: cython.int, bit: cython.ulonglong, colour: cython.int) -> cython.void:
    """A token put on a level falls until a token or a figure is below it."""
    catcher: cython.int
    while level > 0 and not play.any[level - 1] & bit:
        level -= 1
        if play.figures[level] & bit:
            catcher = figure_on(table, play, level, bit)
            play.supply[catcher * SEATS + colour] += 1
            if catcher != colour:
                play.points[colour] += table.falling_hit_points
            return
    play.any[level] |= bit
    play.own[colour * LEVELS + level] |= bit


def throw_up(table: Table, play: Play, card: cython.int, aim: cython.int, cells: cython.ulonglong) -> cython.void:
    """Play a card face up onto these cells, which are as many as the supply allows."""
    seat: cython.int = play.seat
    level: cython.int = play.level[seat]
    victim: cython.int
    extra: cython.int
    left: cython.ulonglong = cells
    hit: cython.ulonglong = cells & play.figures[level]
    bit: cython.ulonglong
    play.supply[seat * SEATS + seat] -= popcount(cells)
    while left:
        bit = left & -left
        left ^= bit
        if play.figures[level] & bit:
            victim = figure_on(table, play, level, bit)
            play.supply[victim * SEATS + seat] += 1
            play.points[seat] += table.direct_hit_points
            play.hits[seat] += 1
        else:
            drop(table, play, level, bit, seat)
    while hit and table.direct_hit_extra:
        bit = hit & -hit
        hit ^= bit
        victim = figure_on(table, play, level, bit)
        extra = min(table.direct_hit_extra, play.supply[seat * SEATS + seat])
        play.supply[seat * SEATS + seat] -= extra
        play.supply[victim * SEATS + seat] += extra
    play.played_up[seat * table.designs + card] += 1
    card_played(play, card, 0)
    log(play, THROW_UP, card, aim, cells)


def throw_down(table: Table, play: Play, card: cython.int, cell: cython.int) -> cython.void:
    """Play a card face down: one token on one cell."""
    seat: cython.int = play.seat
    play.supply[seat * SEATS + seat] -= 1
    drop(table, play, play.level[seat], table.bit[cell], seat)
    play.played_down[seat * table.designs + card] += 1
    card_played(play, card, 1)
    log(play, THROW_DOWN, card, 0, table.bit[cell])


def card_played(play: Play, card: cython.int, is_down: cython.int) -> cython.void:
    """The card leaves the hand, whose other cards keep their order."""
    seat: cython.int = play.seat
    index: cython.int
    found: cython.int = 0
    for index in range(play.hand_size[seat]):
        if found:
            play.hand[seat * HAND + index - 1] = play.hand[seat * HAND + index]
        elif play.hand[seat * HAND + index] == card:
            found = 1
    play.hand_size[seat] -= 1
    play.down[seat] = is_down
    play.threw = 1
    play.idle = 0


def move(table: Table, play: Play, cell: cython.int) -> cython.void:
    """Go to another cell of the level."""
    seat: cython.int = play.seat
    level: cython.int = play.level[seat]
    play.figures[level] ^= table.bit[play.cell[seat]] | table.bit[cell]
    play.cell[seat] = cell
    play.moved = 1
    arrive(table, play)
    log(play, MOVE, 0, 0, table.bit[cell])


def climb(table: Table, play: Play) -> cython.void:
    """Go one level up."""
    seat: cython.int = play.seat
    bit: cython.ulonglong = table.bit[play.cell[seat]]
    play.figures[play.level[seat]] ^= bit
    play.level[seat] += 1
    play.figures[play.level[seat]] ^= bit
    play.climbed = 1
    arrive(table, play)
    log(play, CLIMB, 0, 0, 0)


def arrive(table: Table, play: Play) -> cython.void:
    """Take token and sweets of the cell; unless tokens hang, those above come down too."""
    seat: cython.int = play.seat
    level: cython.int = play.level[seat]
    bit: cython.ulonglong = table.bit[play.cell[seat]]
    covered: cython.int = 1 if play.any[level] & bit else 0
    if play.sweets_left[level] & bit and not (covered and table.covered_sweets_stay):
        play.sweets_left[level] ^= bit
        play.sweets[seat] += table.sweets_by_level[level]
    if covered:
        take_up(table, play, level, bit)
    if not table.tokens_hang:
        level += 1
        while level < table.levels and play.any[level] & bit:
            take_up(table, play, level, bit)
            level += 1


def take_up(table: Table, play: Play, level: cython.int, bit: cython.ulonglong) -> cython.void:
    """The token on a spot goes into the supply of the player to move."""
    colour: cython.int
    for colour in range(table.players):
        if play.own[colour * LEVELS + level] & bit:
            play.own[colour * LEVELS + level] ^= bit
            play.any[level] ^= bit
            play.supply[play.seat * SEATS + colour] += 1
            if colour == play.seat:
                play.recovered[colour] += 1


def draw(table: Table, play: Play, shared: cython.int) -> cython.void:
    """Take the next card of a pile into the hand."""
    seat: cython.int = play.seat
    card: cython.int
    if shared:
        card = play.shared[play.shared_at]
        play.shared_at += 1
    else:
        card = play.pile[seat * table.personal_size + play.pile_at[seat]]
        play.pile_at[seat] += 1
    play.hand[seat * HAND + play.hand_size[seat]] = card
    play.hand_size[seat] += 1


def wants_cards(table: Table, play: Play) -> cython.int:
    """Which piles the player can draw from: 0 none or no need, 1 personal, 2 shared, 3 either."""
    seat: cython.int = play.seat
    piles: cython.int = 0
    if play.hand_size[seat] < table.hand_size:
        if play.pile_at[seat] < table.personal_sizes[seat]:
            piles += 1
        if play.shared_at < play.shared_size:
            piles += 2
    return piles


def end_turn(table: Table, play: Play) -> cython.void:
    """The end of a turn, the hand being refilled: who is finished, who is next."""
    seat: cython.int = play.seat
    if not play.threw:
        play.down[seat] = 0
        play.idle += 1
    play.threw = 0
    play.moved = 0
    play.climbed = 0
    play.turns += 1
    if table.ends_by_piles:
        end_by_piles(table, play)
        return
    if play.supply[seat * SEATS + seat] == 0:
        finish(play, seat, OUT_OF_TOKENS)
    elif play.hand_size[seat] == 0:
        finish(play, seat, OUT_OF_CARDS)
    play.seat = (seat + 1) % table.players
    next_player(table, play)


def finish(play: Play, seat: cython.int, reason: cython.int) -> cython.void:
    """One player takes no more turns."""
    play.finished[seat] = reason
    if play.trigger < 0:
        play.trigger = seat


def next_player(table: Table, play: Play) -> cython.void:
    """Skip the finished, and finish those who cannot throw."""
    left: cython.int = table.players
    while left:
        left -= 1
        if play.finished[play.seat] == PLAYING:
            if can_throw(table, play):
                return
            finish(play, play.seat, STUCK)
        play.seat = (play.seat + 1) % table.players
    play.over = 1


def end_by_piles(table: Table, play: Play) -> cython.void:
    """Two empty piles end the game with the round; so does a whole round without a throw."""
    seat: cython.int
    empty: cython.int = 1 if play.shared_at >= play.shared_size else 0
    for seat in range(table.players):
        if play.pile_at[seat] >= table.personal_sizes[seat]:
            empty += 1
        if play.supply[seat * SEATS + seat] == 0:
            empty += 1
    if empty >= 2 and play.trigger < 0:
        play.trigger = play.seat
    if play.seat == table.players - 1 and (play.trigger >= 0 or play.idle >= table.players):
        for seat in range(table.players):
            if play.trigger < 0:
                play.finished[seat] = STUCK
            elif play.supply[seat * SEATS + seat] == 0:
                play.finished[seat] = OUT_OF_TOKENS
            else:
                play.finished[seat] = OUT_OF_CARDS
        play.over = 1
        return
    play.seat = (play.seat + 1) % table.players


def refill(table: Table, play: Play, draws: cython.int) -> cython.void:
    """End the turn: draw as long as cards are wanted, where there is a choice as `draws` says, then pass on.

    `draws` is 0 to draw personal cards first, 1 for shared cards first, and 2 to let the player's chance decide.
    """
    piles: cython.int
    shared: cython.int
    log(play, END, 0, 0, 0)
    piles = wants_cards(table, play)
    while piles:
        shared = piles - 1
        if piles == 3:
            shared = draws if draws < 2 else below(play, BOT + play.seat, 2)
            log(play, DRAW_SHARED if shared else DRAW_PERSONAL, 0, 0, 0)
        draw(table, play, shared)
        piles = wants_cards(table, play)
    end_turn(table, play)


def has_played_out(table: Table, play: Play) -> cython.int:
    """Whether the last token is thrown and the ruleset allows no more actions."""
    alone: cython.int = not table.ends_by_piles and not table.play_on
    return 1 if alone and play.threw and play.supply[play.seat * SEATS + play.seat] == 0 else 0


def act(
    table: Table, play: Play, kind: cython.int, card: cython.int, aim: cython.int, cells: cython.ulonglong
) -> cython.void:
    """Do what a log says; the choice of a pile to draw from is one act, the rest of drawing belongs to it."""
    if kind == THROW_UP:
        throw_up(table, play, card, aim, cells)
    elif kind == THROW_DOWN:
        throw_down(table, play, card, lowest(cells))
    elif kind == MOVE:
        move(table, play, lowest(cells))
    elif kind == CLIMB:
        climb(table, play)
    else:
        if kind == DRAW_PERSONAL:
            draw(table, play, 0)
        elif kind == DRAW_SHARED:
            draw(table, play, 1)
        while wants_cards(table, play) in (1, 2):
            draw(table, play, wants_cards(table, play) - 1)
        if wants_cards(table, play) == 0:
            end_turn(table, play)
