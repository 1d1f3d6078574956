from pnp.sim.bits cimport BOT, GOLDEN, HAND, M64
from pnp.sim.following cimport play_turn
from pnp.sim.greedy cimport find_turn, greedy_turn
from pnp.sim.kernel cimport refill
from pnp.sim.play cimport Play, Table, below, copy_play, mixed
from pnp.sim.points cimport total_points, winner
from pnp.sim.thinking cimport Thinking

cdef class Search:
    cdef public int turns, worlds, found
    cdef public Play world, trial
    cdef public Thinking mind
    cdef public int[::1] pool, used, plans, sums
    cdef public unsigned long long[::1] plan_cells

cpdef void search_turn(Table table, Play play, Thinking mind, Search search) noexcept nogil
cpdef void choose_turn(Table table, Play play, Thinking mind, Search search) noexcept nogil
cdef void keep_plan(Thinking mind, Search search) noexcept nogil
cdef void take_plan(Thinking mind, Search search, int plan) noexcept nogil
cdef int outcome_of(Table table, Thinking mind, Search search, int seat) noexcept nogil
cpdef void imagine(Table table, Play world, Search search, int seat) noexcept nogil
cdef int hidden_personal(Table table, Play world, Search search, int other, int seat) noexcept nogil
cdef int hidden_shared(Table table, Play world, Search search, int seat) noexcept nogil
cdef void mix(Play world, Search search, int size, int stream) noexcept nogil
cdef int fill_hand(Table table, Play world, Search search, int other, int shared, int dealt) noexcept nogil
