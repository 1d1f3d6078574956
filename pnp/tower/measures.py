"""Every length of the tower that follows from a layout.

At a corner the board is cut off at right angles to its diagonal and slotted along it; a pillar stands upright in that
diagonal, with a notch for each level in its inner edge. Pushed inwards, what is left of the pillar fills the slot and
the board fills the notch, as in a half-lap joint. Lengths along the diagonal are counted from the corner as it was
before it was cut off. Heights are counted from the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from pnp.model.layout import Layout, Size

DIAGONAL = sqrt(2)
BRIDGE = 4.0
"""Nothing that holds is thinner than this."""
SPARE = 1.0
"""What is added to a bridge, so that a cut that is a little off does no harm."""
END_GAP = 0.2
"""Slot and notch are together this much deeper than they must be, so that a cut that ends early does no harm."""
HEAD = 4.0
"""How far a pillar rises above the strips of the top board before it is pointed."""
POINT = 0.45
"""How high the point of a pillar is, by its width."""
EDGE = BRIDGE + SPARE
"""From the edge of a board to the slots of its strips."""
TAB_SHARE, SHORTEST_TAB, LONGEST_TAB = 1 / 6, 6.0, 24.0
TAB_GAP = 0.3
"""How much longer a strip's slot is than its tab."""
CROSS = 0.8
"""Width of the bar that carries a token, by that of the bars between windows."""
FILM_OVERLAP = 6.0


@dataclass(frozen=True, slots=True)
class Measures:
    """The lengths that the parts share."""

    layout: Layout

    @property
    def thickness(self) -> float:
        return self.layout.tower.thickness

    @property
    def slot(self) -> float:
        """Width of every slot and notch."""
        return round(self.thickness + self.layout.tower.clearance, 4)

    @property
    def cells(self) -> Size:
        """All cells together."""
        board = self.layout.board
        return board.cols * self.layout.cell, board.rows * self.layout.cell

    @property
    def board(self) -> Size:
        frame = 2 * self.layout.tower.frame
        return self.cells[0] + frame, self.cells[1] + frame

    @property
    def corner(self) -> float:
        """Where the corner is cut off, so that the prongs beside the slot are no splinters."""
        return BRIDGE + SPARE + self.slot / 2

    @property
    def reach(self) -> float:
        """Where a pillar ends inwards: it leaves the corner cell free."""
        return self.layout.tower.frame * DIAGONAL - self.thickness

    @property
    def overlap(self) -> float:
        """What pillar and board have in common along the diagonal, half of which each of them gives up."""
        return self.reach - self.corner

    @property
    def slot_depth(self) -> float:
        return self.overlap / 2 + END_GAP / 2

    @property
    def notch_depth(self) -> float:
        return self.overlap / 2 + END_GAP / 2

    @property
    def slot_end(self) -> float:
        return self.corner + self.slot_depth

    def height(self, level: int) -> float:
        """The underside of a board, which is the floor of its notch."""
        return self.layout.tower.foot + level * self.layout.tower.level_height

    @property
    def pillar_width(self) -> float:
        """The face that carries the boards."""
        return self.layout.tower.pillar_width

    @property
    def point(self) -> float:
        return self.pillar_width * POINT

    @property
    def pillar(self) -> Size:
        """One pillar before it is folded, from the table to above the top board's strips."""
        top = self.height(self.layout.board.levels - 1) + self.slot + self.layout.tower.strip + HEAD + self.point
        faces = 2 if self.layout.tower.pillar == "folded" else 1
        return self.pillar_width * faces, top

    @property
    def opening(self) -> float:
        """What is left for a hand between a board's strips and the board above."""
        tower = self.layout.tower
        return tower.level_height - tower.thickness - tower.strip

    @property
    def sway(self) -> float:
        """How far the top board can be pushed aside before its notches stop it."""
        high = (self.layout.board.levels - 1) * self.layout.tower.level_height
        return high * max(0.0, self.layout.tower.clearance) / self.notch_depth

    @property
    def window(self) -> float:
        """Side of a window, before the bar across it.

        It is no wider than what a token bridges that slips off that bar: the window's edges catch it.
        """
        bridged = self.layout.tokens.diameter + self.cross / DIAGONAL - SPARE / 2
        return min(self.layout.cell - self.layout.tower.bar, bridged)

    @property
    def cross(self) -> float:
        """Width of the bar across a window."""
        return self.layout.tower.bar * CROSS

    @property
    def plate(self) -> float:
        """Side of the square in the middle of that bar, which is printed with what lies there."""
        return self.window * 0.46

    def tab(self, length: float) -> float:
        """Length of a tab of a strip of that length."""
        return min(LONGEST_TAB, max(SHORTEST_TAB, length * TAB_SHARE))

    def tabs(self, length: float) -> tuple[float, float]:
        """The middles of both tabs; they are even, so that a strip can be turned to its plain side."""
        return length / 4, length * 3 / 4

    @property
    def film_overlap(self) -> float:
        """How far a film lies under the frame: it leaves the slots of the strips free."""
        return min(FILM_OVERLAP, self.layout.tower.frame - EDGE - self.slot - SPARE)
