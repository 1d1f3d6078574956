"""What is shipped with the program."""

from __future__ import annotations

from pnp.app.project import shipped_input
from pnp.load.shipped import shipped_files
from pnp.model.deck import Deck
from pnp.model.language import LANGUAGES
from pnp.model.layout import Layout
from pnp.model.rivalry import RivalrySet
from pnp.model.ruleset import RULESETS, Ruleset
from pnp.sim.minds import BOTS


def catalogue() -> dict[str, dict[str, str]]:
    """Names and one line on each, by section."""
    models = {name: shipped_input(name).load().model for name in shipped_files()}
    decks = {name: about_deck(model) for name, model in models.items() if isinstance(model, Deck)}
    layouts = {name: about_layout(model) for name, model in models.items() if isinstance(model, Layout)}
    sets = {name: model for name, model in models.items() if isinstance(model, RivalrySet)}
    return {
        "decks": decks,
        "layouts": layouts,
        "rulesets": {name: about_ruleset(ruleset) for name, ruleset in RULESETS.items()},
        **{
            f"rivalry cards: {name}": {card.id: f"{card.kind:<7}  {card.name()}: {card.text()}" for card in model.cards}
            for name, model in sets.items()
        },
        "bots": {name: bot.about for name, bot in BOTS.items()},
        "languages": dict(LANGUAGES),
    }


def about_deck(deck: Deck) -> str:
    stars = sum(card.pattern.star is not None for card in deck.cards)
    shared = f" + {sum(card.copies for card in deck.shared)} global" if deck.shared else ""
    return f"ruleset {deck.ruleset_name}, {deck.size()} cards a player{shared}, designs with a star: {stars}"


def about_layout(layout: Layout) -> str:
    board = layout.board
    grid = f"{board.cols} x {board.rows}, {board.levels} levels"
    return f"{layout.style}, {grid}, {len(layout.players.colours)} players, {layout.paper.name} paper"


def about_ruleset(ruleset: Ruleset) -> str:
    ends = "each player plays to their own end" if ruleset.end == "own" else "ends when two piles are empty"
    return f"cards in hand: {ruleset.hand_size}, points for a direct hit: {ruleset.direct_hit_points}; {ends}"
