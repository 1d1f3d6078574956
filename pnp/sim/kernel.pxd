from pnp.sim.bits cimport (
    BOT, CLIMB, CORNERS, DRAW_PERSONAL, DRAW_SHARED, END, GOLDEN, HAND, LEVELS, M64, MOVE, OUT_OF_CARDS,
    OUT_OF_TOKENS, PLAYING, SEATS, SHUFFLE_SHARED, STREAMS, STUCK, THROW_DOWN, THROW_UP, lowest, popcount,
)
from pnp.sim.legal cimport can_throw
from pnp.sim.play cimport Play, Table, below, log, mixed

cpdef void set_up(Table table, Play play, unsigned long long seed, unsigned long long game) noexcept nogil
cdef void shuffle(Play play, int[::1] to, int first, int[::1] cards, int count, int stream) noexcept nogil
cdef void place_figures(Table table, Play play) noexcept nogil
cdef int figure_on(Table table, Play play, int level, unsigned long long bit) noexcept nogil
cdef void drop(Table table, Play play, int level, unsigned long long bit, int colour) noexcept nogil
cpdef void throw_up(Table table, Play play, int card, int aim, unsigned long long cells) noexcept nogil
cpdef void throw_down(Table table, Play play, int card, int cell) noexcept nogil
cdef void card_played(Play play, int card, int is_down) noexcept nogil
cpdef void move(Table table, Play play, int cell) noexcept nogil
cpdef void climb(Table table, Play play) noexcept nogil
cdef void arrive(Table table, Play play) noexcept nogil
cdef void take_up(Table table, Play play, int level, unsigned long long bit) noexcept nogil
cdef void draw(Table table, Play play, int shared) noexcept nogil
cdef int wants_cards(Table table, Play play) noexcept nogil
cpdef void end_turn(Table table, Play play) noexcept nogil
cdef void finish(Play play, int seat, int reason) noexcept nogil
cdef void next_player(Table table, Play play) noexcept nogil
cdef void end_by_piles(Table table, Play play) noexcept nogil
cpdef void refill(Table table, Play play, int draws) noexcept nogil
cdef int has_played_out(Table table, Play play) noexcept nogil
cpdef void act(Table table, Play play, int kind, int card, int aim, unsigned long long cells) noexcept nogil
