from pnp.sim.bits cimport AT_LEAST, CELLS, EACH, LAYER, LEVELS, LONGEST, MOST, OTHERS, OWN
from pnp.sim.play cimport Play, Table
from pnp.sim.points cimport counted, counts_at, times_met

cpdef int token_adds(Table table, Play play, int seat, int level, int cell) noexcept nogil
cdef int line_adds(
    Table table, Play play, int card, int line, int seat, int level, unsigned long long bit
) noexcept nogil
cdef void find_runs(Table table, Play play, int seat) noexcept nogil
cdef int run_adds(Table table, Play play, int card, int place) noexcept nogil
cdef void put(Play play, int seat, int level, unsigned long long bit) noexcept nogil
