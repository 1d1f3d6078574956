from pnp.sim.bits cimport HAND, LEVELS, M64, MIX_1, MIX_2, SCRAMBLE, SEATS, STREAMS

cdef class Table:
    cdef public int players, cells, levels
    cdef public unsigned long long full, sweets_mask
    cdef public unsigned long long[::1] bit, neighbours, reach
    cdef public int designs, personal_designs
    cdef public int[::1] aim_first, thrown, personal_cards, personal_sizes, shared_cards
    cdef public unsigned long long[::1] masks, sources, aim_valid
    cdef public int[::1] shift_first, shifts
    cdef public int personal_size, shared_size, shared_dealt, start_count, tokens
    cdef public int[::1] starts, starting_cards, seat_points, sweets_by_level, level_points
    cdef public int hand_size, direct_hit_points, direct_hit_extra, falling_hit_points
    cdef public int climb_sides, climb_own, face_down
    cdef public int sweets_points, sweets_each_points, supply_points
    cdef public int covered_sweets_stay, play_on, by_trigger, tokens_hang, ends_by_piles
    cdef public int scorings, has_lines
    cdef public int[::1] each_points
    cdef public int[::1] score_region, score_condition, score_points, score_at_least, score_owner
    cdef public int[::1] score_from_above, score_ties, score_ring, score_levels
    cdef public int[::1] line_first, line_size, spot_first, spots, touch_first, touches, line_at
    cdef public unsigned long long[::1] line_masks

cdef class Play:
    cdef public unsigned long long[::1] own, any, figures, sweets_left, streams, rest
    cdef public unsigned long long caught
    cdef public int[::1] level, cell, supply, sweets, points, hits, recovered, down, finished, score
    cdef public int[::1] hand, hand_size, pile, pile_at, shared, played_up, played_down
    cdef public int shared_at, shared_size
    cdef public int seat, turns, trigger, idle, threw, moved, climbed, over
    cdef public int[::1] run_counts, run_before, run_after, longest_run
    cdef public int logged, log_size
    cdef public int[::1] log_kind, log_card, log_aim
    cdef public unsigned long long[::1] log_cells

cdef unsigned long long mixed(unsigned long long word) noexcept nogil
cpdef int below(Play play, int stream, int bound) noexcept nogil
cdef void log(Play play, int kind, int card, int aim, unsigned long long cells) noexcept nogil
cpdef void copy_play(Table table, Play play, Play to) noexcept nogil
