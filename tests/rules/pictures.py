"""Rules as pictures: a position drawn, what is played in it, and the position drawn again.

    line: x x x    before: .  b2 | . .    after: .  A  | . .
                           A  .  | . .           .  .  | . .
    A: a3 -> a3 b1 s2
    play: move B1

In a drawing levels stand side by side, the ground first; `a` to `d` are tokens, capitals figures, digits sweets, and
`b2` is a token on two sweets. Any drawing of `x`, `*` and `.` is a card by its label, and everybody holds one of each.

    A: B: ...       supply before -> after: tokens a3 b1, sweets s2, points p1, direct hits h1, and `hand=line,elbow`
                    `pile=...` `down` (played face down last) `out=cards`; 9 own tokens where unsaid
    play:           actions, which must be legal       turn: done: trigger: shared: rules: ruleset:   what they say
    moves: downs:   drawings with `*` where a move or a face-down throw may go
    ups: all:       exactly these face-up throws, exactly these actions      can: cannot:   some of them
    next: scores: winner: rivalry:   what follows, the last being points from cards written as `score:` lines
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from pnp.rules.actions import Move, ThrowDown, ThrowUp
from pnp.rules.notation import COLOURS, parse_turn
from pnp.rules.state import Player, State
from tests.rules.drawing import Fields, amounts_of, as_text, cells, drawn, read, state_of


def pictures(named: Mapping[str, str]) -> pytest.MarkDecorator:
    """One test for each picture, named as the picture is."""
    return pytest.mark.parametrize("picture", [pytest.param(text, id=name) for name, text in named.items()])


def check(picture: str) -> State:
    """Everything that a picture says is so; the position it ends with."""
    fields, state = read(picture), state_of(picture)
    _check_actions(state, fields)
    whole = pieces(state)
    for action in parse_turn(" ".join(fields["play"])) if "play" in fields else ():
        assert action in state.actions(), f"{action} is not legal, only {'; '.join(map(str, state.actions()))}"
        state = state.after(action)
    assert pieces(state) == whole, "tokens or sweets were lost or made"
    if "after" in fields:
        assert as_text(drawn(state)) == as_text(cells(fields["after"]))
    for seat, player in enumerate(state.players):
        _, arrow, after = " ".join(fields.get(COLOURS[seat].upper(), [])).partition("->")
        if arrow:
            _check_player(player, after.split())
    outcome = state.outcome()
    found = {
        "next": "over" if state.is_over() else COLOURS[state.seat].upper(),
        "scores": " ".join(map(str, outcome.scores())),
        "rivalry": " ".join(str(points.rivalry) for points in outcome.points),
        "winner": COLOURS[outcome.winner].upper(),
    }
    said = {name: " ".join(fields[name]) for name in found if name in fields}
    assert {name: found[name] for name in said} == said
    return state


def _check_actions(state: State, fields: Fields) -> None:
    # A picture of points alone may leave the figures out.
    legal = state.actions() if state.player.figure else ()
    texts = set(map(str, legal))
    assert len(texts) == len(legal), "an action is listed twice"
    said = {name: {text.strip() for text in " ".join(lines).split(";")} - {""} for name, lines in fields.items()}
    if "all" in said:
        assert texts == said["all"]
    if "ups" in said:
        assert {str(action).removeprefix("throw up ") for action in legal if isinstance(action, ThrowUp)} == said["ups"]
    assert said.get("can", set()) <= texts
    assert said.get("cannot", set()).isdisjoint(texts)
    for name, kind in (("moves", Move), ("downs", ThrowDown)):
        if name in fields:
            assert state.player.figure is not None
            reached = {action.cell for action in legal if isinstance(action, kind)}
            marks = dict.fromkeys(drawn(state), ".") | {
                spot: "*" for spot in drawn(state) if spot.level == state.player.figure.level and spot.cell in reached
            }
            assert as_text(marks) == as_text(cells(fields[name]))


def _check_player(player: Player, words: list[str]) -> None:
    """Tokens, sweets and points are all that is listed; of the rest, what is not mentioned is not asked."""
    said = amounts_of(words)
    held = dict(zip(COLOURS, player.tokens, strict=False)) | {"s": player.sweets, "p": player.points, "h": player.hits}
    found = {key: count for key, count in held.items() if count and (key != "h" or "h" in said)}
    assert found == {key: count for key, count in said.items() if count}
    shown = {
        "hand": ",".join(player.hand),
        "pile": ",".join(player.pile),
        "out": player.finished or "",
        "down": str(player.last_was_down).lower(),
    }
    for key, _, text in (word.partition("=") for word in words if word not in said and "=" in word):
        assert (key, shown[key]) == (key, text)


def pieces(state: State) -> list[int]:
    """How many tokens of each colour there are, and how many sweets."""
    lying = list(state.tokens.values())
    seats = range(state.game.players)
    tokens = [lying.count(colour) + sum(player.tokens[colour] for player in state.players) for colour in seats]
    return [*tokens, sum(state.sweets.values()) + sum(player.sweets for player in state.players)]
