"""Sheets of paper, and how much of one a printer reaches."""

from __future__ import annotations

from dataclasses import dataclass

from pnp.errors import PnpError
from pnp.scene.geometry import Box
from pnp.scene.page import Size

SIZES: dict[str, Size] = {
    "a4": (210.0, 297.0),
    "letter": (215.9, 279.4),
    "a3": (297.0, 420.0),
    # As wide as A4 and as high as Letter: a page of this size lies within either sheet, and so does what is on it.
    "both-safe": (210.0, 279.4),
}
READ_SIZES: dict[str, Size] = {"a5": (148.0, 210.0)}
"""Pages that are made for screens; what is printed of them goes onto the papers above."""
NAMES = {"a4": "A4", "letter": "Letter", "a3": "A3", "both-safe": "A4 / Letter"}

REACH = 4.5
"""What most printers leave white along the edges of a sheet."""


@dataclass(frozen=True, slots=True)
class Paper:
    """One upright or lying sheet; components with their bleed stay within the margin."""

    name: str
    size: Size
    margin: float = 10.0

    def turned(self) -> Paper:
        return Paper(self.name, (self.size[1], self.size[0]), self.margin)

    def usable(self) -> Box:
        return Box(0.0, 0.0, *self.size).grown(-self.margin)

    def long_edge_is_upright(self) -> bool:
        return self.size[1] >= self.size[0]

    def shown(self) -> str:
        """Its name for people."""
        return NAMES.get(self.name, f"{self.size[0]:g} x {self.size[1]:g} mm")


def paper(name: str, margin: float = 10.0) -> Paper:
    """An upright sheet by its name."""
    if name not in SIZES:
        raise PnpError(f"there is no paper {name!r}; choose one of {', '.join(SIZES)}")
    return Paper(name, SIZES[name], margin)
