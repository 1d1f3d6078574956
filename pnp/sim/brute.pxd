from pnp.sim.bits cimport (
    CAUGHT, CLIMBS, CLIMBS_AND_MOVES, FIGURE, HAND, HITS, LAYER, MOVES, MOVES_AND_CLIMBS, NOTHING, RESERVE, SEATS,
    SUPPLIES, SWEETS, TWELFTHS, WORST, lowest,
)
from pnp.sim.following cimport consider, go, play_turn
from pnp.sim.kernel cimport has_played_out, throw_down, throw_up
from pnp.sim.legal cimport affordable, can_climb, find_rests, may_throw_down, moves_from
from pnp.sim.play cimport Play, Table, copy_play
from pnp.sim.points cimport abroad, caught_tokens, plain_points
from pnp.sim.thinking cimport Thinking, prepare

cdef class Sandbox:
    cdef public Play before, thrown, after

cpdef void brute_turn(Table table, Play play, Thinking mind, Sandbox room) noexcept nogil
cpdef void try_turns(Table table, Play play, Thinking mind, Sandbox room) noexcept nogil
cdef void try_ways(
    Table table, Play play, Play origin, Thinking mind, Sandbox room, int start, int is_before
) noexcept nogil
cdef void try_way(
    Table table, Play play, Play origin, Thinking mind, Sandbox room, int start, int is_before, int way, int cell
) noexcept nogil
cdef void try_throws(Table table, Play play, Thinking mind, Sandbox room, int start) noexcept nogil
cdef void try_throw(Table table, Play play, Thinking mind, Sandbox room, int start) noexcept nogil
cpdef int value_of(Table table, Play play, Thinking mind) noexcept nogil
