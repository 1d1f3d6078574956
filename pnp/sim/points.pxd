from pnp.sim.bits cimport (
    ALL, AT_LEAST, CAUGHT, CELLS, EACH, HITS, LEVELS, LONGEST, MOST, OTHERS, OWN, RESERVE, SEATS, SUPPLIES,
    SWEETS, popcount,
)
from pnp.sim.play cimport Play, Table

cdef int abroad(Table table, Play play, int seat) noexcept nogil
cdef int caught_tokens(Table table, Play play, int seat) noexcept nogil
cdef int board_points(Table table, Play play, int seat) noexcept nogil
cdef int sweets_value(Table table, Play play, int seat) noexcept nogil
cpdef int plain_points(Table table, Play play, int seat) noexcept nogil
cdef int counted(Table table, Play play, int card, int line, int seat) noexcept nogil
cdef int counter(Table table, Play play, int region, int seat, int step) noexcept nogil
cdef int number(Table table, Play play, int card, int line, int seat) noexcept nogil
cdef int times_met(Table table, Play play, int card, int line, int seat) noexcept nogil
cdef int longest_run(Table table, Play play, int card, int seat) noexcept nogil
cdef int counts_at(Table table, Play play, int card, int seat, int spot) noexcept nogil
cdef int card_points(Table table, Play play, int card, int seat) noexcept nogil
cpdef int rivalry_points(Table table, Play play, int seat) noexcept nogil
cpdef int total_points(Table table, Play play, int seat) noexcept nogil
cpdef int winner(Table table, Play play) noexcept nogil
cdef int beats(Table table, Play play, int seat, int other) noexcept nogil
