from pnp.sim.bits cimport ALTERNATE, ALWAYS, HAND, LEVELS, SEATS, lowest, popcount
from pnp.sim.play cimport Play, Table

cdef int may_throw_down(Table table, Play play) noexcept nogil
cdef unsigned long long moves_from(Table table, Play play, int level, int cell) noexcept nogil
cdef int can_climb(Table table, Play play, int level, int cell, unsigned long long added) noexcept nogil
cdef int own_taken(Table table, Play play, int level, unsigned long long bit) noexcept nogil
cdef int can_throw_from(Table table, Play play, int level, int cell, int tokens) noexcept nogil
cdef int can_throw_after_move(Table table, Play play, int level, int cell, int tokens) noexcept nogil
cpdef int can_throw(Table table, Play play) noexcept nogil
cpdef int fits_somewhere(Table table, Play play, int card) noexcept nogil
cdef void find_rests(Table table, Play play, int level) noexcept nogil
cdef unsigned long long affordable(Table table, Play play, unsigned long long cells, int tokens) noexcept nogil
