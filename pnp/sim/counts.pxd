from pnp.sim.bits cimport (
    ALTERNATE, BRUTE, EXAMPLES, FACE_DOWN, FITS_NOWHERE, HAND, LEFT_OVER, LENGTHS, LEVELS, LOWEST_SCORE, OF_A_CARD,
    RANDOM, SCORES, SEARCHING, SEATS, SOURCES, lowest, popcount,
)
from pnp.sim.brute cimport Sandbox, brute_turn
from pnp.sim.course cimport Course, begin_course, look, look_closely, note_end, note_turn
from pnp.sim.greedy cimport greedy_turn
from pnp.sim.kernel cimport refill, set_up
from pnp.sim.legal cimport fits_somewhere
from pnp.sim.play cimport Play, Table
from pnp.sim.points cimport abroad, caught_tokens, plain_points, sweets_value, winner
from pnp.sim.search cimport Search, search_turn
from pnp.sim.thinking cimport Thinking
from pnp.sim.wandering cimport random_turn

cdef class Counts:
    cdef public long long[::1] totals, wins, score_sums, score_squares, lengths, scores, ends, reached, first_climbs
    cdef public long long[::1] sources, tokens_left, tokens_caught, sweets, hits, cards, cells
    cdef public long long[::1] recovered, sweets_left, examples
    cdef public int[::1] climbed
    cdef public Course course

cdef class Players:
    cdef public Thinking mind
    cdef public Sandbox sandbox
    cdef public Search search

cpdef void bot_turn(Table table, Play play, Players players) noexcept nogil
cdef void play_counted(
    Table table, Play play, Players players, Counts counts, unsigned long long seed, unsigned long long game, int longest
) noexcept nogil
cdef void count_decision(Table table, Play play, Counts counts, long long game) noexcept nogil
cpdef int is_sound(Table table, Play play) noexcept nogil
cdef void count_outcome(Table table, Play play, Counts counts, long long game) noexcept nogil
cpdef void add_row(long long[::1] row, long long[::1] more)
cpdef void note_first(Counts counts, int kind, long long game) noexcept nogil
