"""What is to be built, with nothing left to decide: the components draw themselves from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pnp.art.seats import Seat
from pnp.art.theme import Theme
from pnp.model.deck import Deck
from pnp.model.layout import Layout
from pnp.model.rivalry import RivalryCard
from pnp.model.ruleset import Ruleset
from pnp.model.words import Words
from pnp.scene.page import Flip, Page
from pnp.sheets.backs import Backs
from pnp.sheets.imposition import THICKNESS
from pnp.sheets.layout import Setup, laid_out
from pnp.sheets.marks import Marks
from pnp.sheets.papers import Paper
from pnp.sheets.piece import Piece
from pnp.sheets.printer import Printer


@dataclass(frozen=True, slots=True)
class Order:
    """A game to be printed.

    The layout has the command line's sizes in it already. `seats` are the players whose parts are printed, of
    `all_seats` that the layout has, and `player_counts` how many may play, for what depends on it. `deck_id` and
    `layout_id` are short plain names, fit for files; what people read is the name of deck and layout. `words` are
    English where the program does not have the `language`, in which a user's own cards may be written. No `printer`
    means one that makes no errors. Another `seed` makes other rangoli. By `sheet_thickness` the inner sheets of a
    folded booklet stick out.
    """

    deck: Deck
    deck_id: str
    layout: Layout
    layout_id: str
    ruleset: Ruleset
    rivalry: tuple[RivalryCard, ...]
    seats: tuple[Seat, ...]
    all_seats: tuple[Seat, ...]
    player_counts: tuple[int, ...]
    language: str
    words: Words
    theme: Theme
    backs: Backs = "gutterfold"
    marks: Marks = "crop"
    printer: Printer | None = None
    seed: int = 0
    sheet_thickness: float = THICKNESS

    @property
    def paper(self) -> Paper:
        """An upright sheet."""
        paper = self.layout.paper
        return Paper(paper.name, paper.size, paper.margin)

    def setup(self, gap: float | None = None) -> Setup:
        """How sheets are laid out, with the gap of cards where none is given."""
        wide = self.layout.cards.gap if gap is None else gap
        return Setup(self.paper, wide, self.backs, self.marks, may_lie=self.printer is None)

    def tokens_each(self) -> int:
        """Colour tokens of a player, enough for every number of players."""
        return max(self.ruleset.supply(players, self.layout.players.tokens) for players in self.player_counts)

    def fold_flip(self) -> Flip:
        """How the printer turns the sheets of a booklet: as it was said for cards, or as is usual for lying sheets."""
        return "long" if self.backs == "duplex-long" else "short"

    def sheets(self, name: str, pieces: Sequence[Piece], gap: float | None = None) -> tuple[Page, ...]:
        """Pages with these pieces, under the title that the component `name` has in the language of the order."""
        title = self.title(name)
        return laid_out(pieces, self.setup(gap), title, bookmark=(title,))

    def title(self, name: str) -> str:
        """What a component is called."""
        return self.words.text(f"title_{name}")
