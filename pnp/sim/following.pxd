from pnp.sim.bits cimport (
    BOT, CLIMBS, CLIMBS_AND_MOVES, LAYER, LEVELS, MOVES, MOVES_AND_CLIMBS, NOTHING, lowest, popcount,
)
from pnp.sim.kernel cimport climb, move, throw_down, throw_up
from pnp.sim.play cimport Play, Table, below
from pnp.sim.thinking cimport Thinking

cdef int still_to_come(Thinking mind, int layer, int before) noexcept nogil
cdef void go_on(
    Table table, Play play, Thinking mind, int layer, int cell, int gain, int sweets, int before, int tokens,
    unsigned long long landed,
) noexcept nogil
cdef void go_on_moving(
    Table table, Play play, Thinking mind, int layer, int gain, int sweets, unsigned long long landed, int after
) noexcept nogil
cdef int moving_to(
    Table table, Thinking mind, int layer, int cell, int sweets, unsigned long long landed
) noexcept nogil
cdef void go_on_climbing(
    Table table, Play play, Thinking mind, int cell, int gain, int sweets, unsigned long long landed, int may_move
) noexcept nogil
cdef void consider(Play play, Thinking mind, int value, int after, int move_cell) noexcept nogil
cpdef void play_turn(Table table, Play play, Thinking mind) noexcept nogil
cdef void go(Table table, Play play, int how, int cell) noexcept nogil
