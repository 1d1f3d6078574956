"""Playing a deck many times, and one game of it again."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from pnp.app.numbers import whole
from pnp.app.project import can_seat, in_use, shipped_input, sound, use_deck, use_layout
from pnp.errors import PnpError
from pnp.model.deck import Deck
from pnp.model.rivalry import RivalryCard, RivalrySet
from pnp.model.ruleset import RULESETS, Ruleset
from pnp.sim.counts import COMPILED
from pnp.sim.log import game_line
from pnp.sim.match import Match
from pnp.sim.minds import bots_named
from pnp.sim.record import Record
from pnp.sim.series import OnProgress, Result, play_series, recorded
from pnp.sim.summary import Numbers, summary
from pnp.sim.tables import LARGEST_BOARD, fits_the_kernel

GAMES_WITHOUT_ASKING = 1_000_000
RIVALRY_SETS = {"final": "rivalry", "prototype": "rivalry-prototype"}

__all__ = ["GAMES_WITHOUT_ASKING", "Match", "Numbers", "OnProgress", "Record", "Result", "summary"]


def match_of(
    deck: str | None,
    layout: str | None,
    rules: str | None,
    players: int,
    bots: str,
    rivalry: str,
    seed: int,
) -> Match:
    """A match from what a user names; what is not named is found as for every command."""
    _, model = use_deck(deck)
    table = use_layout(layout, model)
    can_seat(table, players)
    ruleset = _ruleset(model, rules)
    cards, drawn = _rivalry(rivalry, ruleset.name)
    return Match(model, table, players, bots_named(bots, players), seed, cards, drawn, ruleset)


def _ruleset(deck: Deck, name: str | None) -> Ruleset:
    if name is None:
        return deck.ruleset()
    if name not in RULESETS:
        raise PnpError(f"there is no ruleset {name!r}; there are {', '.join(RULESETS)}")
    if RULESETS[name].shared_cards and not deck.shared:
        raise PnpError(f"ruleset {name} needs global cards and deck {deck.name} has none; choose another deck or rules")
    return RULESETS[name].with_options(deck.options)


def _rivalry(text: str, ruleset: str) -> tuple[tuple[RivalryCard, ...], int]:
    """The cards meant by `none`, `random:2` or a list of ids, and how many of them are drawn for each game."""
    if text in ("", "none"):
        return (), 0
    known = {card.id: card for card in _known_cards(ruleset)}
    if text.startswith("random:"):
        number = whole(text.removeprefix("random:"))
        if number is None or not 1 <= number <= len(known):
            raise PnpError(
                f"{text!r} is no number of rivalry cards; write random:2, or another number up to {len(known)}"
            )
        return tuple(known.values()), number
    chosen = []
    for name in (name.strip() for name in text.split(",")):
        if name not in known:
            near = get_close_matches(name, known, n=1)
            hint = f"did you mean {near[0]}?" if near else "`pnp list` shows them"
            raise PnpError(f"there is no rivalry card {name!r} for the ruleset {ruleset}; {hint}")
        chosen.append(known[name])
    return tuple(chosen), 0


def _known_cards(ruleset: str) -> Iterator[RivalryCard]:
    """The project's cards first, then the shipped ones of the ruleset."""
    place = in_use()
    own = place.inputs(place.project.rivalry) if place.project else []
    for source in [*own, shipped_input(RIVALRY_SETS[ruleset])]:
        model = sound(source.load(), "rivalry").model
        if isinstance(model, RivalrySet) and model.ruleset_name in (None, ruleset):
            yield from model.cards


def simulate(match: Match, games: int, workers: int, on_progress: OnProgress | None = None) -> Result:
    """Play a series."""
    return play_series(match, games, workers, on_progress)


def how_it_plays(match: Match) -> str:
    """One line on what plays the games, where that is worth knowing."""
    board = match.layout.board
    if not fits_the_kernel(match.game(0)):
        cells = board.rows * board.cols
        return (
            f"played by the reference rules, slower and with simpler bots: a level has {cells} cells, and the kernel "
            f"holds {LARGEST_BOARD}"
        )
    if COMPILED:
        return "played by the compiled kernel"
    return "played by the uncompiled kernel, with the same results; install with a C compiler for much more speed"


def advice(match: Match) -> list[str]:
    """What is allowed and yet not recommended."""
    rules = [card.id for card in match.rivalry if card.kind == "rule"]
    if match.drawn or len(rules) <= 1:
        return []
    return [f"warning: {', '.join(rules)} are rivalry cards of kind rule; at most one in a game is recommended"]


def game_again(match: Match, number: int) -> Record:
    """One game of a series, to be looked at."""
    return recorded(match, number)


def log_lines(match: Match, games: int) -> Iterator[str]:
    """Every game as a line of JSON."""
    for number in range(games):
        yield game_line(recorded(match, number), match.seed, number)
