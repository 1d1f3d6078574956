"""What a printer does wrong, measured once on the calibration page and put right on every page."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pnp.errors import PnpError
from pnp.scene.geometry import Matrix, moved, scaled, turned
from pnp.scene.page import Page

FURTHEST = 20.0
MOST_TURNED = 5.0


@dataclass(frozen=True, slots=True)
class Printer:
    """Errors as they are read off the calibration page.

    `x` and `y` are how many mm too far right and down the second side of a sheet lands, looking at that side, and
    `angle` how many degrees it is turned clockwise; they are corrected on backs only. The scales are how long 1 mm
    comes out, and are corrected on all pages.
    """

    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0
    scale_x: float = 1.0
    scale_y: float = 1.0

    def __post_init__(self) -> None:
        if not (abs(self.x) <= FURTHEST and abs(self.y) <= FURTHEST):
            raise PnpError(f"a printer is off by {FURTHEST:g}mm at most; measure x and y again")
        if not abs(self.angle) <= MOST_TURNED:
            raise PnpError(f"a printer turns the paper by {MOST_TURNED:g} degrees at most; measure the angle again")
        if not (0.9 <= self.scale_x <= 1.1 and 0.9 <= self.scale_y <= 1.1):
            raise PnpError("the scale of a printer is between 0.9 and 1.1; measure it again")

    def correction(self, page: Page) -> Matrix:
        """What undoes the errors, around the middle of the page."""
        middle = page.size[0] / 2, page.size[1] / 2
        sized = scaled(1 / self.scale_x, 1 / self.scale_y, middle)
        if page.side == "front":
            return sized
        return sized.after(turned(-self.angle, middle)).after(moved(-self.x, -self.y))


def corrected(pages: tuple[Page, ...], printer: Printer) -> tuple[Page, ...]:
    """The pages as this printer has to be given them."""
    if printer == Printer():
        return pages
    return tuple(replace(page, correction=printer.correction(page)) for page in pages)
