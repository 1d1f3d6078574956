"""Many games, fast: a game as tables of masks, a kernel that plays them, bots, counts, and series of games.

The modules with a `.pxd` beside them are compiled where a C compiler is found; the same files run uncompiled where
not, with the same results. The environment variable PNP_UNCOMPILED=1 asks for that where both are there.
"""

import os

if os.environ.get("PNP_UNCOMPILED"):
    from pnp.sim.uncompiled import prefer_source

    prefer_source()
