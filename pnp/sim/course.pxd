from pnp.sim.bits cimport COURSE, LEADS, MARGINS, RECORDS, ROUNDS, SEATS, TENTHS
from pnp.sim.play cimport Play, Table
from pnp.sim.points cimport sweets_value, total_points

cdef class Course:
    cdef public long long[::1] scores, margins, leads, settled, deciders, records
    cdef public int[::1] now, unsweetened, turns
    cdef public int leader, since, changes, played

cpdef void begin_course(Course course) noexcept nogil
cpdef void look(Table table, Play play, Course course) noexcept nogil
cpdef void look_closely(Table table, Play play, Course course) noexcept nogil
cpdef void note_turn(Course course, int players, int seat) noexcept nogil
cpdef void note_end(Course course, int players, int winner, long long game) noexcept nogil
cpdef void keep_record(Course course, int kind, long long value, long long game) noexcept nogil
