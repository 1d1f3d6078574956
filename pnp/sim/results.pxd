from pnp.sim.bits cimport BROKEN_OFF, SEATS
from pnp.sim.counts cimport Players, bot_turn
from pnp.sim.kernel cimport set_up
from pnp.sim.play cimport Play, Table
from pnp.sim.points cimport winner

cdef class Results:
    cdef public int[::1] winners, scores
