# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What a bot that looks at its whole turn knows before it begins: the worth of every cell to throw on or to go to.

Worth is counted in twelfths of a point, as the sum of the margins over all other players, with what the bot's weights
add. A layer is the level where the figure stands (0) or the one above, which a climb leads to (1).
"""

from __future__ import annotations

import cython

from pnp.sim.play import numbers, words

if not cython.compiled:
    from pnp.sim.adding import find_runs, token_adds
    from pnp.sim.bits import (
        BOT,
        CAUGHT,
        FIGURE,
        HAND,
        HITS,
        LAYER,
        LEVELS,
        RESERVE,
        SEATS,
        SUPPLIES,
        SWEET_STATES,
        SWEETS,
        TWELFTHS,
        lowest,
        popcount,
    )
    from pnp.sim.legal import find_rests
    from pnp.sim.play import Play, Table, below
    from pnp.sim.points import sweets_value


class Thinking:
    """A bot's weights by seat, and room for its thoughts; one for each thread."""

    def __init__(self) -> None:
        self.kind = numbers(SEATS)
        # Weights in twelfths of a point: for a level climbed, a token kept, a sweet held, a card thrown face down.
        self.climb_weight = numbers(SEATS)
        self.token_weight = numbers(SEATS)
        self.sweets_weight = numbers(SEATS)
        self.down_weight = numbers(SEATS)
        # Search looks for turns that are good in many ways by judging with some noise.
        self.noise = 0
        self.layers = 0
        self.unit = 0
        # By layer and cell: the worth of a token thrown there, and of arriving there, sweets left aside.
        self.worth = numbers(2 * LAYER)
        self.arrival = numbers(2 * LAYER)
        self.climb_arrival = numbers(LAYER)
        # The part of the worth of a throw that comes from scoring cards over cells.
        self.card_adds = numbers(2 * LAYER)
        # By layer: free cells, those where a token stays on the level, those with figures, and where sweets are.
        self.free = words(2)
        self.landing = words(2)
        self.hitting = words(2)
        self.sweet = words(2)
        # What sweets are worth: state a + 2 b, with a takings on layer 0 and b on layer 1.
        self.sweets_worth = numbers(SWEET_STATES)
        self.move_worth = numbers(2 * LAYER)
        self.order = numbers(2 * LAYER)
        self.order_size = numbers(2)
        self.climbers = 0
        self.climb_now = 0
        self.climb_best = 0
        self.hit_sources = words(2)
        self.highest = numbers(32)
        self.bound_plain = numbers(2)
        self.bound_hit = numbers(2)
        self.bound_down = numbers(2)
        self.slack = 0
        self.most_thrown = 0
        # The turn that is being looked at, and the best one so far.
        self.before = self.move_cell = self.throws = self.is_down = self.card = self.aim = 0
        self.cells = 0
        self.best = self.ties = self.extra = 0
        self.best_before = self.best_after = self.best_move = 0
        self.best_throws = self.best_is_down = self.best_card = self.best_aim = 0
        self.best_cells = 0


def prepare(table: Table, play: Play, mind: Thinking) -> cython.void:
    """Think through the position, for the player to move."""
    seat: cython.int = play.seat
    level: cython.int = play.level[seat]
    index: cython.int
    mind.unit = TWELFTHS * (table.players - 1)
    mind.most_thrown = 0
    for index in range(play.hand_size[seat]):
        mind.most_thrown = max(mind.most_thrown, table.thrown[play.hand[seat * HAND + index]])
    mind.layers = 1
    mind.climb_now = 0
    mind.climbers = 0
    if table.has_lines:
        find_runs(table, play, seat)
    worth_of_throws(table, play, mind, 0)
    if level + 1 < table.levels:
        find_climbers(table, play, mind)
        if mind.climbers:
            mind.layers = 2
            worth_of_throws(table, play, mind, 1)
    worth_of_sweets(table, play, mind)
    for index in range(mind.layers):
        worth_of_moves(table, play, mind, index)
    worth_of_climbs(table, play, mind)


def worth_of_throws(table: Table, play: Play, mind: Thinking, layer: cython.int) -> cython.void:
    """What a token adds, wherever it is thrown on a layer."""
    seat: cython.int = play.seat
    level: cython.int = play.level[seat] + layer
    unit: cython.int = mind.unit
    spent: cython.int = mind.token_weight[seat] * (table.players - 1) + table.each_points[RESERVE] * unit
    abroad: cython.int = unit * (table.supply_points + table.each_points[SUPPLIES]) - spent
    height: cython.int
    cell: cython.int
    value: cython.int
    left: cython.ulonglong
    others: cython.ulonglong = play.figures[level]
    if layer == 0:
        others &= ~table.bit[play.cell[seat]]
    find_rests(table, play, level)
    mind.free[layer] = table.full & ~play.any[level]
    mind.hitting[layer] = others & mind.free[layer]
    mind.landing[layer] = play.rest[level]
    for height in range(level + 1):
        left = play.rest[height]
        value = unit * table.level_points[height] - spent
        while left:
            cell = lowest(left)
            left &= left - 1
            mind.worth[layer * LAYER + cell] = value
            if table.has_lines:
                mind.card_adds[layer * LAYER + cell] = unit * token_adds(table, play, seat, height, cell)
                mind.worth[layer * LAYER + cell] += mind.card_adds[layer * LAYER + cell]
    if table.has_lines:
        left = play.caught
        while left:
            mind.card_adds[layer * LAYER + lowest(left)] = 0
            left &= left - 1
    set_worth(mind, layer, play.caught, abroad + unit * table.falling_hit_points)
    value = abroad + unit * (table.direct_hit_points + table.each_points[HITS]) + table.direct_hit_extra * abroad
    set_worth(mind, layer, mind.hitting[layer], value)
    if mind.noise:
        left = mind.free[layer]
        while left:
            mind.worth[layer * LAYER + lowest(left)] += below(play, BOT + seat, mind.noise)
            left &= left - 1
    find_bounds(table, play, mind, layer)


def set_worth(mind: Thinking, layer: cython.int, cells: cython.ulonglong, value: cython.int) -> cython.void:
    """The same worth for several cells."""
    while cells:
        mind.worth[layer * LAYER + lowest(cells)] = value
        cells &= cells - 1


def find_bounds(table: Table, play: Play, mind: Thinking, layer: cython.int) -> cython.void:
    """What a throw is worth at the most, with and without hits, and the cells from which a hit is possible."""
    seat: cython.int = play.seat
    left: cython.ulonglong = mind.free[layer] & ~mind.hitting[layer]
    hits: cython.ulonglong = mind.hitting[layer]
    best: cython.int
    value: cython.int
    hit: cython.int = 0
    index: cython.int
    aim: cython.int
    card: cython.int
    count: cython.int = min(popcount(hits), mind.most_thrown)
    for index in range(mind.most_thrown):
        mind.highest[index] = 0
    while left:
        value = mind.worth[layer * LAYER + lowest(left)]
        left &= left - 1
        # Only as many of the best cells as a card throws are kept, the best first.
        index = mind.most_thrown - 1
        if index >= 0 and value > mind.highest[index]:
            while index > 0 and mind.highest[index - 1] < value:
                mind.highest[index] = mind.highest[index - 1]
                index -= 1
            mind.highest[index] = value
    best = mind.highest[0] if mind.most_thrown else 0
    mind.bound_down[layer] = best
    mind.bound_plain[layer] = 0
    for index in range(mind.most_thrown):
        mind.bound_plain[layer] += mind.highest[index]
    mind.hit_sources[layer] = 0
    while hits:
        hit = max(hit, mind.worth[layer * LAYER + lowest(hits)])
        for index in range(play.hand_size[seat]):
            card = play.hand[seat * HAND + index]
            for aim in range(table.aim_first[card], table.aim_first[card + 1]):
                mind.hit_sources[layer] |= table.sources[aim * table.cells + lowest(hits)]
        hits &= hits - 1
    mind.bound_hit[layer] = max(mind.bound_plain[layer], 0)
    for index in range(count):
        # Each hit takes the place of the least of the best cells.
        mind.bound_hit[layer] += max(0, hit - mind.highest[mind.most_thrown - 1 - index])


def find_climbers(table: Table, play: Play, mind: Thinking) -> cython.void:
    """Cells from which a figure can climb now, and those where a throw could make it so."""
    seat: cython.int = play.seat
    level: cython.int = play.level[seat]
    tokens: cython.ulonglong = play.own[seat * LEVELS + level] if table.climb_own else play.any[level]
    left: cython.ulonglong = table.full & ~play.figures[level + 1]
    cell: cython.int
    missing: cython.int
    while left:
        cell = lowest(left)
        left &= left - 1
        missing = table.climb_sides - popcount(tokens & table.neighbours[cell])
        if missing <= 0:
            mind.climb_now |= table.bit[cell]
            mind.climbers |= table.bit[cell]
        elif missing <= mind.most_thrown and missing <= popcount(mind.landing[0] & table.neighbours[cell]):
            mind.climbers |= table.bit[cell]
    # A figure of another player on the cell keeps one from going there.
    left = play.figures[level] & ~table.bit[play.cell[seat]]
    mind.climb_now &= ~left
    mind.climbers &= ~left & (table.reach[play.cell[seat]] | table.bit[play.cell[seat]])


def worth_of_sweets(table: Table, play: Play, mind: Thinking) -> cython.void:
    """What taking sweets is worth, for every number of times they can be taken in a turn, and where they lie."""
    seat: cython.int = play.seat
    level: cython.int = play.level[seat]
    held: cython.int = play.sweets[seat]
    layer: cython.int
    state: cython.int
    other: cython.int
    taken: cython.int
    now: cython.int = 0
    value: cython.int
    each: cython.int = mind.sweets_weight[seat] * (table.players - 1) + table.each_points[SWEETS] * mind.unit
    for layer in range(mind.layers):
        mind.sweet[layer] = play.sweets_left[level + layer]
        if table.covered_sweets_stay:
            mind.sweet[layer] &= ~play.any[level + layer]
    for state in range(SWEET_STATES if mind.layers == 2 else 2):
        taken = (state & 1) * table.sweets_by_level[level]
        if state > 1:
            taken += (state >> 1) * table.sweets_by_level[level + 1]
        play.sweets[seat] = held + taken
        value = taken * each
        for other in range(table.players):
            if other == seat:
                value += mind.unit * sweets_value(table, play, other)
            else:
                value -= TWELFTHS * sweets_value(table, play, other)
        if state == 0:
            now = value
        mind.sweets_worth[state] = value - now
    play.sweets[seat] = held
    # Sweets taken twice in a turn can be worth more together than apart.
    mind.slack = 0
    if mind.layers == 2 and mind.climbers & mind.sweet[1]:
        for state in range(1, SWEET_STATES):
            mind.slack = max(mind.slack, mind.sweets_worth[state])


def worth_of_moves(table: Table, play: Play, mind: Thinking, layer: cython.int) -> cython.void:
    """What arriving is worth for the tokens that are taken, and the cells that can be moved to, the best first."""
    seat: cython.int = play.seat
    first: cython.int = play.level[seat] + layer
    last: cython.int = first if table.tokens_hang else table.levels - 1
    kept: cython.int = mind.token_weight[seat] * (table.players - 1) + table.each_points[RESERVE] * mind.unit
    level: cython.int
    colour: cython.int
    cell: cython.int
    value: cython.int
    left: cython.ulonglong
    base: cython.int = layer * LAYER
    for cell in range(table.cells):
        mind.arrival[base + cell] = 0
    for level in range(first, last + 1):
        for colour in range(table.players):
            if colour == seat:
                value = kept - mind.unit * table.level_points[level]
            else:
                value = TWELFTHS * (table.level_points[level] - table.supply_points)
                value += mind.unit * table.each_points[CAUGHT]
            left = play.own[colour * LEVELS + level]
            while left:
                mind.arrival[base + lowest(left)] += value
                left &= left - 1
    if mind.noise:
        for cell in range(table.cells):
            mind.arrival[base + cell] += below(play, BOT + seat, mind.noise)
    sort_moves(table, play, mind, layer)


def sort_moves(table: Table, play: Play, mind: Thinking, layer: cython.int) -> cython.void:
    """List the cells of a layer by what moving there is worth, sweets counted."""
    seat: cython.int = play.seat
    base: cython.int = layer * LAYER
    size: cython.int = 0
    cell: cython.int
    value: cython.int
    at: cython.int
    others: cython.ulonglong = play.figures[play.level[seat] + layer]
    left: cython.ulonglong = table.reach[play.cell[seat]] & ~others
    while left:
        cell = lowest(left)
        left &= left - 1
        value = mind.arrival[base + cell]
        if mind.sweet[layer] & table.bit[cell]:
            value += mind.sweets_worth[1 + layer]
        mind.move_worth[base + cell] = value
        at = size
        while at > 0 and mind.move_worth[base + mind.order[base + at - 1]] < value:
            mind.order[base + at] = mind.order[base + at - 1]
            at -= 1
        mind.order[base + at] = cell
        size += 1
    mind.order_size[layer] = size


def worth_of_climbs(table: Table, play: Play, mind: Thinking) -> cython.void:
    """What arriving from below is worth, sweets left aside; where tokens fall, none can lie there."""
    seat: cython.int = play.seat
    climbed: cython.int = mind.climb_weight[seat] * (table.players - 1) + table.each_points[FIGURE] * mind.unit
    left: cython.ulonglong = mind.climbers
    cell: cython.int
    value: cython.int
    mind.climb_best = 0
    while left:
        cell = lowest(left)
        left &= left - 1
        mind.climb_arrival[cell] = climbed
        if table.tokens_hang:
            mind.climb_arrival[cell] += mind.arrival[LAYER + cell]
        value = mind.climb_arrival[cell]
        if mind.sweet[1] & table.bit[cell]:
            value += mind.sweets_worth[2]
        mind.climb_best = max(mind.climb_best, value)
