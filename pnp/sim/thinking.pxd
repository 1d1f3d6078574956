from pnp.sim.adding cimport find_runs, token_adds
from pnp.sim.bits cimport (
    BOT, CAUGHT, FIGURE, HAND, HITS, LAYER, LEVELS, RESERVE, SEATS, SUPPLIES, SWEET_STATES, SWEETS,
    TWELFTHS, lowest, popcount,
)
from pnp.sim.legal cimport find_rests
from pnp.sim.play cimport Play, Table, below
from pnp.sim.points cimport sweets_value

cdef class Thinking:
    cdef public int[::1] kind, climb_weight, token_weight, sweets_weight, down_weight
    cdef public int noise, layers, unit
    cdef public int[::1] worth, arrival, climb_arrival, card_adds
    cdef public unsigned long long[::1] free, landing, hitting, sweet, hit_sources
    cdef public int[::1] sweets_worth, move_worth, order, order_size
    cdef public unsigned long long climbers, climb_now
    cdef public int climb_best, slack, most_thrown
    cdef public int[::1] highest, bound_plain, bound_hit, bound_down
    cdef public int before, move_cell, throws, is_down, card, aim, best, ties, extra
    cdef public int best_before, best_after, best_move, best_throws, best_is_down, best_card, best_aim
    cdef public unsigned long long cells, best_cells

cpdef void prepare(Table table, Play play, Thinking mind) noexcept nogil
cdef void worth_of_throws(Table table, Play play, Thinking mind, int layer) noexcept nogil
cdef void set_worth(Thinking mind, int layer, unsigned long long cells, int value) noexcept nogil
cdef void find_bounds(Table table, Play play, Thinking mind, int layer) noexcept nogil
cdef void find_climbers(Table table, Play play, Thinking mind) noexcept nogil
cdef void worth_of_sweets(Table table, Play play, Thinking mind) noexcept nogil
cdef void worth_of_moves(Table table, Play play, Thinking mind, int layer) noexcept nogil
cdef void sort_moves(Table table, Play play, Thinking mind, int layer) noexcept nogil
cdef void worth_of_climbs(Table table, Play play, Thinking mind) noexcept nogil
