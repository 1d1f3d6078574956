# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The bot `search`: information-set Monte Carlo over whole turns.

A few good turns are found by greedy judgement with noise. Then the cards nobody showed are dealt anew many times, from
what the player can know, and every turn is played to the end in each of these worlds. The bot never peeks: the true
order of piles and the cards in others' hands are overwritten before anything is played.
"""

from __future__ import annotations

import cython

from pnp.sim.play import numbers, words

if not cython.compiled:
    from pnp.sim.bits import BOT, GOLDEN, HAND, M64
    from pnp.sim.following import play_turn
    from pnp.sim.greedy import find_turn, greedy_turn
    from pnp.sim.kernel import refill
    from pnp.sim.play import Play, Table, below, copy_play, mixed
    from pnp.sim.points import total_points, winner
    from pnp.sim.thinking import Thinking


class Search:
    """Room for the turns that are compared and the worlds they are tried in."""

    def __init__(self, table: Table, mind: Thinking, turns: int = 6, worlds: int = 12) -> None:
        self.turns = turns
        self.worlds = worlds
        self.world = Play(table)
        self.trial = Play(table)
        # How everybody is taken to go on behind the turn in question.
        self.mind = mind
        self.pool = numbers(max(table.personal_size, table.shared_size))
        self.used = numbers(table.designs)
        self.found = 0
        self.plans = numbers(turns * 7)
        self.plan_cells = words(turns)
        self.sums = numbers(turns)


def search_turn(table: Table, play: Play, mind: Thinking, search: Search) -> cython.void:
    """Find a turn and play it."""
    choose_turn(table, play, mind, search)
    play_turn(table, play, mind)


def choose_turn(table: Table, play: Play, mind: Thinking, search: Search) -> cython.void:
    """The turn that does best over many worlds, left in `mind`."""
    seat: cython.int = play.seat
    attempt: cython.int
    plan: cython.int
    best: cython.int = 0
    worlds: cython.int
    search.found = 0
    for attempt in range(search.turns * 2):
        if search.found < search.turns:
            mind.noise = 0 if attempt == 0 else 4 * (table.players - 1) * (1 + attempt % 4)
            find_turn(table, play, mind)
            keep_plan(mind, search)
    mind.noise = 0
    if search.found > 1:
        for plan in range(search.found):
            search.sums[plan] = 0
        worlds = search.worlds
        while worlds:
            worlds -= 1
            copy_play(table, play, search.world)
            imagine(table, search.world, search, seat)
            # The next world must be another one although the position is the same.
            play.streams[BOT + seat] = search.world.streams[BOT + seat]
            for plan in range(search.found):
                take_plan(mind, search, plan)
                search.sums[plan] += outcome_of(table, mind, search, seat)
        for plan in range(1, search.found):
            if search.sums[plan] > search.sums[best]:
                best = plan
    take_plan(mind, search, best)


def keep_plan(mind: Thinking, search: Search) -> cython.void:
    """Remember the turn that was found, if it is a new one."""
    plan: cython.int
    at: cython.int
    for plan in range(search.found):
        at = plan * 7
        if (
            search.plans[at] == mind.best_before
            and search.plans[at + 1] == mind.best_after
            and search.plans[at + 2] == mind.best_move
            and search.plans[at + 3] == mind.best_throws
            and search.plans[at + 4] == mind.best_is_down
            and search.plans[at + 5] == mind.best_card
            and search.plan_cells[plan] == mind.best_cells
        ):
            return
    at = search.found * 7
    search.plans[at] = mind.best_before
    search.plans[at + 1] = mind.best_after
    search.plans[at + 2] = mind.best_move
    search.plans[at + 3] = mind.best_throws
    search.plans[at + 4] = mind.best_is_down
    search.plans[at + 5] = mind.best_card
    search.plans[at + 6] = mind.best_aim
    search.plan_cells[search.found] = mind.best_cells
    search.found += 1


def take_plan(mind: Thinking, search: Search, plan: cython.int) -> cython.void:
    """Make a remembered turn the one to be played."""
    at: cython.int = plan * 7
    mind.best_before = search.plans[at]
    mind.best_after = search.plans[at + 1]
    mind.best_move = search.plans[at + 2]
    mind.best_throws = search.plans[at + 3]
    mind.best_is_down = search.plans[at + 4]
    mind.best_card = search.plans[at + 5]
    mind.best_aim = search.plans[at + 6]
    mind.best_cells = search.plan_cells[plan]


def outcome_of(table: Table, mind: Thinking, search: Search, seat: cython.int) -> cython.int:
    """How a world ends in which the turn is played and everybody goes on greedily: a win, and by how much."""
    other: cython.int
    value: cython.int
    copy_play(table, search.world, search.trial)
    play_turn(table, search.trial, mind)
    refill(table, search.trial, 1)
    while not search.trial.over:
        greedy_turn(table, search.trial, search.mind)
        refill(table, search.trial, 1)
    value = (table.players - 1) * total_points(table, search.trial, seat)
    for other in range(table.players):
        if other != seat:
            value -= total_points(table, search.trial, other)
    if winner(table, search.trial) == seat:
        value += 20 * (table.players - 1)
    return value


def imagine(table: Table, world: Play, search: Search, seat: cython.int) -> cython.void:
    """Deal everything anew that a player cannot know: own pile, others' cards, the shared pile, others' luck."""
    other: cython.int
    index: cython.int
    dealt: cython.int
    size: cython.int
    stream: cython.int = BOT + seat
    for other in range(table.players):
        size = hidden_personal(table, world, search, other, seat)
        mix(world, search, size, stream)
        dealt = 0
        if other != seat:
            dealt = fill_hand(table, world, search, other, 0, 0)
        for index in range(world.pile_at[other], table.personal_sizes[other]):
            world.pile[other * table.personal_size + index] = search.pool[dealt]
            dealt += 1
    if table.shared_size:
        size = hidden_shared(table, world, search, seat)
        mix(world, search, size, stream)
        dealt = 0
        for other in range(table.players):
            if other != seat:
                dealt = fill_hand(table, world, search, other, 1, dealt)
        for index in range(world.shared_at, world.shared_size):
            world.shared[index] = search.pool[dealt]
            dealt += 1
    for other in range(table.players):
        if other != seat:
            world.streams[BOT + other] = mixed((world.streams[stream] + (other + 1) * GOLDEN) & M64) | 1
    # One more step, so that the bot's own stream moves on from world to world.
    below(world, stream, 2)


def hidden_personal(table: Table, world: Play, search: Search, other: cython.int, seat: cython.int) -> cython.int:
    """Put a player's cards that have not been seen into the pool; one's own hand and face-down cards have been."""
    index: cython.int
    size: cython.int = 0
    first: cython.int = other * table.designs
    card: cython.int
    for index in range(table.designs):
        search.used[index] = world.played_up[first + index]
        if other == seat:
            search.used[index] += world.played_down[first + index]
    if other == seat:
        for index in range(world.hand_size[seat]):
            search.used[world.hand[seat * HAND + index]] += 1
    for index in range(table.personal_sizes[other]):
        card = table.personal_cards[other * table.personal_size + index]
        if search.used[card] > 0:
            search.used[card] -= 1
        else:
            search.pool[size] = card
            size += 1
    return size


def hidden_shared(table: Table, world: Play, search: Search, seat: cython.int) -> cython.int:
    """Put the shared cards that have not been seen into the pool."""
    index: cython.int
    other: cython.int
    size: cython.int = 0
    card: cython.int
    for index in range(table.designs):
        search.used[index] = world.played_down[seat * table.designs + index]
        for other in range(table.players):
            search.used[index] += world.played_up[other * table.designs + index]
    for index in range(world.hand_size[seat]):
        search.used[world.hand[seat * HAND + index]] += 1
    for index in range(table.shared_size):
        card = table.shared_cards[index]
        if search.used[card] > 0:
            search.used[card] -= 1
        else:
            search.pool[size] = card
            size += 1
    return size


def mix(world: Play, search: Search, size: cython.int, stream: cython.int) -> cython.void:
    """Shuffle the pool."""
    index: cython.int
    other: cython.int
    card: cython.int
    for index in range(size - 1, 0, -1):
        other = below(world, stream, index + 1)
        card = search.pool[index]
        search.pool[index] = search.pool[other]
        search.pool[other] = card


def fill_hand(
    table: Table, world: Play, search: Search, other: cython.int, shared: cython.int, dealt: cython.int
) -> cython.int:
    """Give a player other cards for those of one kind in hand, as their backs show; tell how far the pool is dealt."""
    index: cython.int
    for index in range(world.hand_size[other]):
        if (world.hand[other * HAND + index] >= table.personal_designs) == shared:
            world.hand[other * HAND + index] = search.pool[dealt]
            dealt += 1
    return dealt
