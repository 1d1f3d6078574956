"""How a game lies on the table and on paper: boards, colours, and the sizes of everything printed, in mm."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from pnp.model.board import Board

Size = tuple[float, float]
"""Width and height."""

PAPERS: dict[str, Size] = {
    "a4": (210.0, 297.0),
    "letter": (215.9, 279.4),
    "a3": (297.0, 420.0),
    "both-safe": (210.0, 279.4),
}
CARD_SIZES: dict[str, Size] = {
    "poker": (63.5, 88.9),
    "euro": (59.0, 92.0),
    "mini": (44.0, 68.0),
    "square": (88.0, 88.0),
    "tarot": (70.0, 120.0),
}
Style = Literal["tower", "flat", "compact"]
BORDER = 6.0
"""Where addresses are printed around a board that is no part of a tower."""
Backs = Literal["gutterfold", "duplex-long", "duplex-short", "separate", "none"]
Marks = Literal["crop", "full", "none", "registration"]
ThemeName = Literal["colour", "low-ink", "greyscale"]


@dataclass(frozen=True, slots=True)
class Players:
    """The colours in seat order, and how many tokens each has where the ruleset does not say."""

    colours: tuple[tuple[str, str], ...] = (
        ("blue", "#154d9e"),
        ("red", "#dd3354"),
        ("green", "#0fb593"),
        ("yellow", "#ffc72e"),
    )
    tokens: int = 25


@dataclass(frozen=True, slots=True)
class Paper:
    """One sheet; parts larger than its usable area are refused unless they may be tiled."""

    name: str = "a4"
    size: Size = PAPERS["a4"]
    margin: float = 6.0
    tiles: bool = False


@dataclass(frozen=True, slots=True)
class CardStock:
    """The cut size of cards and how they lie beside each other."""

    size: Size = CARD_SIZES["poker"]
    rivalry_size: Size = CARD_SIZES["square"]
    corner: float = 3.0
    bleed: float = 2.0
    gap: float = 4.0


@dataclass(frozen=True, slots=True)
class TokenStock:
    """Round tokens."""

    diameter: float = 19.0
    gap: float = 4.0


@dataclass(frozen=True, slots=True)
class Sheets:
    """How everything is printed; `printer` is the name of a measured one, or nothing."""

    backs: Backs = "gutterfold"
    marks: Marks = "crop"
    theme: ThemeName = "colour"
    printer: str = ""


@dataclass(frozen=True, slots=True)
class Tower:
    """What the boards and pillars are cut from, and how far apart the levels are."""

    thickness: float = 2.0
    clearance: float = 0.1
    kerf: float = 0.0
    level_height: float = 55.0
    foot: float = 10.0
    frame: float = 15.0
    strip: float = 12.0
    bar: float = 6.0
    pillar: Literal["flat", "folded"] = "flat"
    pillar_width: float = 30.0
    upper: Literal["windows", "film", "solid"] = "windows"


@dataclass(frozen=True, slots=True)
class Layout:
    """A table, and the paper it is printed on."""

    name: str = "Tower"
    style: Style = "tower"
    board: Board = field(default_factory=Board)
    cell: float = 26.0
    players: Players = Players()
    paper: Paper = Paper()
    cards: CardStock = CardStock()
    tokens: TokenStock = TokenStock()
    tower: Tower = Tower()
    sheets: Sheets = Sheets()
    note: str = ""

    def border(self) -> float:
        """What lies around the cells of a board: the slots of a tower, else addresses."""
        return self.tower.frame if self.style == "tower" else BORDER

    def board_size(self) -> Size:
        """One board with its frame."""
        around = 2 * self.border()
        return self.board.cols * self.cell + around, self.board.rows * self.cell + around
