"""One game of every shipped deck, written down and replayed line by line.

`pytest --golden=write` plays and writes them anew: the first line tells what is played, then every action stands with
the number of actions that were legal, and the position after it below.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from pnp.load.shipped import shipped_files
from pnp.rules.game import Deal, Game
from pnp.rules.notation import parse_action, parse_position, write_position
from pnp.rules.picture import draw
from pnp.rules.state import State
from tests.rules.games import deck, layout, rivalry_cards, steps

FOLDER = Path(__file__).parents[1] / "golden" / "playthroughs"
ACTION = re.compile(r"(?P<seat>[A-D]) (?P<action>.+) \(one of (?P<legal>\d+)\)")


@dataclass(frozen=True, slots=True)
class Play:
    """What is played, and the seed of the deal and of every choice."""

    deck: str
    players: int
    seed: int
    rivalry: tuple[str, ...] = ()

    def game(self) -> Game:
        cards = {card.id: card for name in ("rivalry", "rivalry-prototype") for card in rivalry_cards(name)}
        table = layout(deck(self.deck).layout_name or "tower")
        return Game.of(deck(self.deck), table, self.players, [cards[name] for name in self.rivalry])

    def title(self) -> str:
        game = self.game()
        cards = ", ".join(self.rivalry) or "no cards"
        return f"{self.deck}, ruleset {game.rules.name}, {self.players} players, rivalry: {cards}, seed {self.seed}"


PLAYS = {
    "classic": Play("classic", players=2, seed=1),
    "classic-rivalry": Play("classic", players=2, seed=2, rivalry=("a-leg-up", "kite-strings", "white-linen")),
    "prototype": Play("prototype", players=3, seed=3),
    "wide": Play("wide", players=3, seed=4),
    "tiny": Play("tiny", players=2, seed=5),
}


def written(play: Play) -> Iterator[str]:
    """The lines of a playthrough."""
    game = play.game()
    last = game.deal(Deal.shuffled(game, play.seed))
    yield play.title()
    yield write_position(last)
    for step in steps(game, play.seed):
        yield f"{'ABCD'[step.before.seat]} {step.action} (one of {len(step.before.actions())})"
        yield write_position(step.after)
        last = step.after
    yield from ending(last)


def ending(state: State) -> Iterator[str]:
    """How it ended, with the table as everybody sees it."""
    outcome = state.outcome()
    for seat, points in enumerate(outcome.points):
        yield (
            f"{'ABCD'[seat]} finished ({outcome.finished[seat]}) with {points.total()} points: "
            f"levels {points.levels}, hits {points.hits}, supplies {points.supplies}, sweets {points.sweets}, "
            f"rivalry {points.rivalry}"
        )
    yield f"winner {'ABCD'[outcome.winner]}"
    yield from draw(state).splitlines()


@pytest.mark.parametrize("name", PLAYS)
def test_playthrough(name: str, writes_goldens: bool) -> None:
    path, play = FOLDER / f"{name}.txt", PLAYS[name]
    if writes_goldens:
        FOLDER.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(written(play)) + "\n", encoding="utf-8")
    title, first, *lines = path.read_text(encoding="utf-8").splitlines()
    assert title == play.title()
    state = parse_position(play.game(), first)
    while lines and (match := ACTION.fullmatch(lines[0])):
        assert match["seat"] == "ABCD"[state.seat]
        legal, action = state.actions(), parse_action(match["action"])
        assert action in legal
        assert len(legal) == int(match["legal"])
        state = state.after(action)
        assert write_position(state) == lines[1]
        lines = lines[2:]
    assert state.is_over()
    assert lines == list(ending(state))


def test_every_shipped_deck_is_played_and_no_file_is_left_over() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(PLAYS)
    decks = {name for name, path in shipped_files().items() if path.parent.name == "patterns" and "rivalry" not in name}
    assert {play.deck for play in PLAYS.values()} == decks
    assert {play.game().rules.name for play in PLAYS.values()} == {"final", "prototype"}


def test_files_stay_short_enough_to_read() -> None:
    assert all(path.stat().st_size < 60_000 for path in FOLDER.iterdir())
