"""The shapes of the five kinds of file: what pydantic checks and what editors complete from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, create_model

from pnp.load import limits
from pnp.load.values import (
    CardSize,
    CellName,
    Clearance,
    Colour,
    Condition,
    Identifier,
    Length,
    Names,
    Note,
    PaperSize,
    ShortText,
    SmallNumber,
    Texts,
    by_player_count,
)
from pnp.model.layout import Backs, Marks, ThemeName
from pnp.model.rivalry import Region
from pnp.model.ruleset import RULE_FIELDS, Ruleset
from pnp.model.targets import TARGET_FIELDS

UNSAID: Any = None
"""The default of a key whose value, where it is not given, depends on others; a file itself cannot say it."""


class Strict(BaseModel):
    """Nothing unknown, nothing converted silently."""

    model_config = ConfigDict(extra="forbid", strict=True)


_TYPES = get_type_hints(Ruleset)


def _rule_field(name: str) -> Any:
    """A ruleset field as a file may set it."""
    rule = RULE_FIELDS[name]
    about, low, high = (rule.metadata[key] for key in ("about", "low", "high"))
    bounded = Field(default=UNSAID, description=about, ge=low, le=high)
    match name:
        case "tokens":
            return by_player_count(SmallNumber, {"type": "integer", "minimum": 1, "maximum": 100}), bounded
        case "starting_cards" | "seat_points":
            numbers = {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 100}}
            return by_player_count(list[SmallNumber], numbers), bounded
        case "move_distance":
            return Annotated[int, Field(ge=low, le=high)], Field(default=UNSAID, description=about)
    return _TYPES[name], bounded


def _rules_shape(title: str, names: list[str]) -> type[BaseModel]:
    fields: dict[str, Any] = {name: _rule_field(name) for name in names}
    return create_model(title, __base__=Strict, **fields)


def _targets_shape() -> type[BaseModel]:
    fields: dict[str, Any] = {}
    for name, target in TARGET_FIELDS.items():
        about, high = f"{target.metadata['side']}: {target.metadata['about']}", target.metadata["high"]
        fields[name] = float, Field(default=UNSAID, description=about, ge=0, le=high)
    return create_model("Targets", __base__=Strict, **fields)


if TYPE_CHECKING:
    Options = Strict
    RuleFields = Strict
    Targets = Strict
else:
    Targets = _targets_shape()
    Options = _rules_shape("Options", list(RULE_FIELDS))
    RuleFields = _rules_shape("RuleFields", [name for name, rule in RULE_FIELDS.items() if rule.metadata["by_card"]])


class CardShape(Strict):
    id: Identifier = Field(description="short lower case name, used in commands and logs")
    name: Names = Field(default_factory=dict, description="what the card is called: one text, or one for each language")
    copies: Annotated[int, Field(ge=1, le=50)] = Field(default=1, description="how many of this card each player has")
    pattern: str = Field(description="a block of text: x filled, * star (the figure), . blank; spaces are free")


Cards = Annotated[list[CardShape], Field(min_length=1, max_length=limits.CARDS)]


class DeckShape(Strict):
    """A deck of colour cards."""

    deck: ShortText = Field(description="the deck's name")
    ruleset: Literal["final", "prototype"] = Field(default="final", description="the rules it is made for")
    options: Options = Field(default_factory=Options, description="fields of the ruleset that this deck changes")
    layout: Identifier = Field(default="", description="the shipped layout it is made for, where not tower")
    turns: Literal["distinct", "any"] = Field(default="distinct", description="any: cards may look alike when turned")
    targets: Targets = Field(default_factory=Targets, description="what `pnp report` holds the deck against")
    note: Note = Field(default="", description="anything worth knowing about the deck")
    cards: Cards = Field(default_factory=list, description="the cards every player has")
    personal: Cards = Field(default_factory=list, description="prototype: the cards every player has")
    shared: Cards = Field(default_factory=list, alias="global", description="prototype: the cards all draw from")


class ScoreShape(Strict):
    region: Region = Field(description="which cells or things are looked at")
    condition: Condition = Field(description="each, most, all, longest or `at least n`")
    points: Annotated[int, Field(ge=-50, le=50)] = Field(description="points each time the condition is met")
    tokens: Literal["own", "others", "any"] = Field(default="own", description="whose tokens are counted")
    view: Literal["each-level", "whole-tower", "from-above"] = Field(
        default="each-level", description="boards one by one, all levels joined, or only the topmost tokens"
    )
    levels: Annotated[
        list[Annotated[int, Field(ge=0, lt=limits.LEVELS)]], Field(min_length=1, max_length=limits.LEVELS)
    ] = Field(default_factory=list, description="the levels that count, 0 being the ground; all where unsaid")
    ties: Literal["nobody", "all"] = Field(default="nobody", description="who gets the points of `most` in a tie")


class EffectShape(Strict):
    rules: RuleFields = Field(default=UNSAID, description="fields of the ruleset that the card changes")
    score: ScoreShape = Field(default=UNSAID, description="points at the end of the game")


class RivalryCardShape(Strict):
    id: Identifier = Field(description="short lower case name, used in commands and logs")
    kind: Literal["rule", "scoring"] = Field(description="rule: changes a rule; scoring: adds points at the end")
    name: Names = Field(default_factory=dict, description="the card's title: one text, or one for each language")
    text: Texts = Field(
        default_factory=dict, description="its sentence; {points} and other numbers of the effect are filled in"
    )
    effect: EffectShape = Field(description="what it does: `rules:` or `score:`")


class RivalryShape(Strict):
    """A set of rivalry cards."""

    rivalry: ShortText = Field(description="the set's name")
    ruleset: Literal["final", "prototype"] = Field(
        default=UNSAID, description="the rules it is made for, where not any"
    )
    note: Note = Field(default="", description="anything worth knowing about the set")
    cards: Annotated[list[RivalryCardShape], Field(min_length=1, max_length=limits.CARDS)] = Field(
        description="the cards"
    )


Side = Annotated[int, Field(ge=1, le=limits.BOARD_SIDE)]
Counts = Annotated[list[SmallNumber], Field(max_length=limits.LEVELS)]


class BoardShape(Strict):
    columns: Side = Field(default=6, description="lettered A, B, C ...")
    rows: Side = Field(default=6, description="numbered 1, 2, 3 ... from the top")
    levels: Annotated[int, Field(ge=1, le=limits.LEVELS)] = Field(default=3, description="boards above each other")
    cell: Length = Field(default=26.0, description="side of a cell")
    start: Annotated[list[CellName], Field(max_length=400)] = Field(
        default=UNSAID, description="cells where figures may start; the corners where unsaid"
    )
    sweets: Annotated[list[CellName], Field(max_length=400)] = Field(
        default=UNSAID, description="cells with sweets; those beside the corners where unsaid"
    )
    sweets_by_level: Counts = Field(default=UNSAID, description="sweets on each of those cells, ground first")
    level_points: Counts = Field(
        default=UNSAID, description="points for an own token, ground first; 1, 2, 3 where unsaid"
    )


class PlayersShape(Strict):
    colours: Annotated[dict[Identifier, Colour], Field(min_length=2, max_length=4)] = Field(
        default=UNSAID,
        description="a name and a colour for each player, in seat order",
    )
    tokens: Annotated[int, Field(ge=1, le=100)] = Field(default=25, description="colour tokens of each player")


class PaperShape(Strict):
    size: PaperSize = Field(default="a4", description="a4, letter, a3, both-safe (either), or width x height")
    margin: Length = Field(default=6.0, description="what is left free on each side; printers do not reach 5mm")
    tiles: bool = Field(default=False, description="parts larger than the paper may be printed in tiles")


class CardStockShape(Strict):
    size: CardSize = Field(default="poker", description="poker, euro, mini, square, tarot, or width x height")
    rivalry_size: CardSize = Field(default="square", description="size of the rivalry cards")
    corner: Length = Field(default=3.0, description="radius of the rounded corners")
    bleed: Length = Field(default=2.0, description="art beyond the cut, on each side")
    gap: Length = Field(default=4.0, description="space between cards on the sheet")


class TokenStockShape(Strict):
    diameter: Length = Field(default=19.0, description="of a round token")
    gap: Length = Field(default=4.0, description="space between tokens on the sheet")


class TowerShape(Strict):
    thickness: Length = Field(default=2.0, description="of the material of boards and pillars")
    clearance: Clearance = Field(
        default=0.1, description="how much wider a slot is than the material; below zero, the joint is pressed together"
    )
    kerf: Length = Field(default=0.0, description="width that a laser burns away")
    level_height: Length = Field(default=55.0, description="from one board to the next; a hand must fit")
    foot: Length = Field(default=10.0, description="from the table to the ground board")
    frame: Length = Field(default=15.0, description="around the cells of a board, where the slots are")
    strip: Length = Field(default=12.0, description="height of the edge strips that carry the addresses")
    bar: Length = Field(default=6.0, description="between the windows of an upper board")
    pillar: Literal["flat", "folded"] = Field(default="flat", description="one flat strip, or folded to an L")
    pillar_width: Length = Field(default=30.0, description="of one face of a pillar")
    upper: Literal["windows", "film", "solid"] = Field(default="windows", description="how upper boards are made")


class SheetsShape(Strict):
    backs: Backs = Field(
        default="gutterfold",
        description="gutterfold: folded; duplex-long, duplex-short: the printer turns the sheet; separate; none",
    )
    marks: Marks = Field(default="crop", description="crop, full (lines across), registration (machines), none")
    theme: ThemeName = Field(default="colour", description="colour, low-ink or greyscale")
    printer: Identifier = Field(default="", description="a printer whose errors `pnp calibrate --set` has stored")


class LayoutShape(Strict):
    """Boards, papers and sizes."""

    layout: ShortText = Field(description="the layout's name")
    style: Literal["tower", "flat", "compact"] = Field(
        default="tower", description="boards above each other, side by side, or one board with stacks"
    )
    note: Note = Field(default="", description="anything worth knowing about the layout")
    board: BoardShape = Field(default_factory=BoardShape, description="grid, levels, start cells and sweets")
    players: PlayersShape = Field(default_factory=PlayersShape, description="colours and tokens")
    paper: PaperShape = Field(default_factory=PaperShape, description="the sheet everything is printed on")
    cards: CardStockShape = Field(default_factory=CardStockShape, description="sizes of cards")
    tokens: TokenStockShape = Field(default_factory=TokenStockShape, description="sizes of tokens")
    tower: TowerShape = Field(default_factory=TowerShape, description="material and heights of the tower")
    sheets: SheetsShape = Field(default_factory=SheetsShape, description="how everything is printed")


Files = Annotated[list[ShortText], Field(max_length=limits.DECKS)]


class ProjectShape(Strict):
    """A project folder: the files its commands use without being told."""

    project: ShortText = Field(description="the project's name")
    decks: Files = Field(default_factory=list, description="deck files in this folder; the first one is used")
    rivalry: Files = Field(default_factory=list, description="rivalry files in this folder")
    layouts: Files = Field(default_factory=list, description="layout files in this folder; the first one is used")
    targets: Targets = Field(default_factory=Targets, description="what `pnp report` holds decks against")
    note: Note = Field(default="", description="anything worth knowing about the project")


Offset = Annotated[float, Field(ge=-20, le=20)]
Scale = Annotated[float, Field(ge=0.9, le=1.1)]


class PrinterShape(Strict):
    x: Offset = Field(default=0.0, description="mm that the second side lands too far right")
    y: Offset = Field(default=0.0, description="mm that the second side lands too far down")
    angle: Annotated[float, Field(ge=-5, le=5)] = Field(
        default=0.0, description="degrees that the second side is turned clockwise"
    )
    scale_x: Scale = Field(default=1.0, description="how long 1mm comes out, across")
    scale_y: Scale = Field(default=1.0, description="how long 1mm comes out, down")


class PrintersShape(Strict):
    """Printers whose errors were measured on the calibration page."""

    printers: Annotated[dict[Identifier, PrinterShape], Field(max_length=100)] = Field(
        description="a name and what was measured for each printer"
    )


SHAPES: dict[str, type[Strict]] = {
    "deck": DeckShape,
    "rivalry": RivalryShape,
    "layout": LayoutShape,
    "project": ProjectShape,
    "printers": PrintersShape,
}
REGIONS: tuple[str, ...] = get_args(Region)
