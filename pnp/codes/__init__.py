"""Every finding the program can make: its permanent code, how bad it is, what it means and how to mend it."""

from __future__ import annotations

from pnp.codes.code import Code
from pnp.codes.decks import DECK_CODES
from pnp.codes.layouts import LAYOUT_CODES
from pnp.codes.playing import PLAYING_CODES
from pnp.codes.printing import PRINTING_CODES
from pnp.codes.reading import READING_CODES
from pnp.codes.tower import TOWER_CODES

_ALL = (*READING_CODES, *DECK_CODES, *LAYOUT_CODES, *TOWER_CODES, *PLAYING_CODES, *PRINTING_CODES)
CODES: dict[str, Code] = {code.code: code for code in _ALL}
