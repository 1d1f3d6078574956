"""As many places of one size as an area holds, in rows and columns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pnp.errors import PnpError
from pnp.scene.geometry import Box
from pnp.scene.page import Size
from pnp.units import show

ACCURACY = 1e-6


@dataclass(frozen=True, slots=True)
class Grid:
    """Places of one size; `x` and `y` are the top left corner of the first trim, `gap` lies between trims."""

    x: float
    y: float
    cols: int
    rows: int
    size: Size
    gap: float
    bleed: float

    def __len__(self) -> int:
        return self.cols * self.rows

    def trims(self) -> Iterator[Box]:
        """Row by row, as one reads."""
        width, height = self.size
        for row in range(self.rows):
            for col in range(self.cols):
                yield Box(self.x + col * (width + self.gap), self.y + row * (height + self.gap), width, height)

    def block(self) -> Box:
        """All trims together with the bleed around them."""
        width = self.cols * self.size[0] + (self.cols - 1) * self.gap
        height = self.rows * self.size[1] + (self.rows - 1) * self.gap
        return Box(self.x, self.y, width, height).grown(self.bleed)


def grid(area: Box, size: Size, gap: float, bleed: float) -> Grid:
    """The grid that fills an area best, in its middle; no places where not even one fits.

    The bleeds of neighbours never overlap: where the gap is narrower than two of them, each is half the gap.
    """
    bleed = min(bleed, gap / 2)
    cols, rows = (
        max(0, int((room - 2 * bleed + gap + ACCURACY) // (length + gap)))
        for room, length in zip((area.width, area.height), size, strict=True)
    )
    wide, high = cols * (size[0] + gap) - gap, rows * (size[1] + gap) - gap
    x, y = area.centre()
    return Grid(x - wide / 2, y - high / 2, cols, rows, size, gap, bleed)


def fewer(found: Grid, count: int) -> Grid:
    """The same grid with as few rows and columns as so many places need, in the middle of where it was."""
    rows = -(-count // found.cols)
    cols = -(-count // rows)
    across, down = found.size[0] + found.gap, found.size[1] + found.gap
    x, y = found.x + (found.cols - cols) * across / 2, found.y + (found.rows - rows) * down / 2
    return replace(found, x=x, y=y, cols=cols, rows=rows)


def refused(name: str, size: Size, bleed: float, area: Box) -> PnpError:
    """What is said of a component that fits nowhere."""
    what = f"{name} of {size[0]:g} x {size[1]:g}mm with {show(bleed)} bleed"
    return PnpError(f"{what} does not fit the {area.width:g} x {area.height:g}mm that are free; use larger paper")
