from pnp.sim.bits cimport (
    CLIMBS, CLIMBS_AND_MOVES, HAND, LAYER, MOVES, MOVES_AND_CLIMBS, NOTHING, RESERVE, SEATS, SUPPLIES, WORST, lowest, popcount,
)
from pnp.sim.following cimport go_on, play_turn, still_to_come
from pnp.sim.legal cimport affordable, find_rests, may_throw_down, own_taken
from pnp.sim.play cimport Play, Table
from pnp.sim.thinking cimport Thinking, prepare

cpdef void greedy_turn(Table table, Play play, Thinking mind) noexcept nogil
cpdef void find_turn(Table table, Play play, Thinking mind) noexcept nogil
cdef void look_from_above(
    Table table, Play play, Thinking mind, int cell, int gain, int sweets, int before, int tokens
) noexcept nogil
cdef void look_after_moves(
    Table table, Play play, Thinking mind, int layer, int gain, int sweets, int tokens
) noexcept nogil
cdef void look_from(
    Table table, Play play, Thinking mind, int layer, int cell, int gain, int sweets, int before, int tokens
) noexcept nogil
cdef void look_up(
    Table table, Play play, Thinking mind, int layer, int cell, int gain, int sweets, int before, int tokens, int card
) noexcept nogil
cdef int extra_worth(Table table, Play play, Thinking mind) noexcept nogil
cdef void look_down(
    Table table, Play play, Thinking mind, int layer, int cell, int gain, int sweets, int before, int tokens
) noexcept nogil
