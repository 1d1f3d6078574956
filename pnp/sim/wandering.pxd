from pnp.sim.bits cimport BOT, HAND, SEATS, lowest, popcount
from pnp.sim.kernel cimport climb, has_played_out, move, throw_down, throw_up
from pnp.sim.legal cimport (
    affordable, can_climb, can_throw_after_move, can_throw_from, find_rests, may_throw_down, moves_from, own_taken,
)
from pnp.sim.play cimport Play, Table, below

cpdef void random_turn(Table table, Play play) noexcept nogil
cdef int own_tokens(Play play) noexcept nogil
cdef void try_climb(Table table, Play play) noexcept nogil
cdef void try_move(Table table, Play play) noexcept nogil
cdef int nth(unsigned long long cells, int index) noexcept nogil
cdef int throw_somehow(Table table, Play play) noexcept nogil
cdef int throw_some_card_up(Table table, Play play) noexcept nogil
cdef int placements(Table table, Play play, int card, int level, int cell) noexcept nogil
cdef void place(Table table, Play play, int card, int index) noexcept nogil
cdef void force_throw(Table table, Play play) noexcept nogil
