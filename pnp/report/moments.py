"""A game as moments to look at: each turn with what was played, what fell where, and whether it is worth a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pnp.rules.actions import Action, Climb, Draw, End, Move, Start, ThrowDown, ThrowUp
from pnp.rules.notation import COLOURS
from pnp.rules.state import Spot, State
from pnp.sim.record import Record

FEWEST_KEYS, MOST_KEYS = 4, 12
"""Pictures of a film strip."""


@dataclass(frozen=True, slots=True)
class Fall:
    """A token from where it was aimed at to where it lies, or into whose supply it went."""

    aimed: Spot
    rests: Spot | None = None
    caught_by: int | None = None
    is_hit: bool = False

    def __str__(self) -> str:
        if self.caught_by is not None:
            catcher = COLOURS[self.caught_by].upper()
            return f"the token at {self.aimed} {'hits' if self.is_hit else 'falls into the supply of'} {catcher}"
        if self.rests is None:
            return f"the token at {self.aimed} is gone"
        if self.rests == self.aimed:
            return f"a token lies on {self.rests}"
        return f"the token at {self.aimed} falls to {self.rests}"


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after a turn; number 0 is the set-up."""

    number: int
    seat: int | None
    played: tuple[Action, ...]
    events: tuple[str, ...]
    falls: tuple[Fall, ...]
    state: State
    scores: tuple[int, ...]
    gain: int = 0
    is_turning_point: bool = False

    def title(self) -> str:
        if self.seat is None:
            return "set-up"
        played = "; ".join(map(str, self.played)) or "nothing"
        return f"turn {self.number}, {COLOURS[self.seat].upper()}: {played}"


def moments(record: Record) -> Iterator[Moment]:
    """The set-up and every turn."""
    state, turn, number = record.first(), list[tuple[State, Action, State]](), 0
    leader: int | None = None
    before = (0,) * record.game.players
    for action, after in record.states():
        if isinstance(action, Start):
            if after.phase == "act":
                before = after.outcome().scores()
                yield Moment(0, None, (), (), (), after, before, is_turning_point=True)
        else:
            turn.append((state, action, after))
            if (isinstance(action, End) or state.phase == "draw") and after.phase != "draw":
                number += 1
                scores = after.outcome().scores()
                ahead = _leader(scores)
                is_change = ahead is not None and leader is not None and ahead != leader
                leader = leader if ahead is None else ahead
                yield _moment(number, turn, after, scores, before, is_change)
                before, turn = scores, []
        state = after


def _leader(scores: Sequence[int]) -> int | None:
    best = max(scores)
    return scores.index(best) if list(scores).count(best) == 1 else None


def _moment(
    number: int,
    turn: Sequence[tuple[State, Action, State]],
    after: State,
    scores: tuple[int, ...],
    before: tuple[int, ...],
    is_change: bool,
) -> Moment:
    seat = turn[0][0].seat
    falls = tuple(fall for was, action, now in turn for fall in falls_of(was, action, now))
    events = [*map(str, falls), *(text for was, action, now in turn for text in _taken(was, action, now))]
    if after.players[seat].finished and not turn[0][0].players[seat].finished:
        events.append(f"{COLOURS[seat].upper()} is finished: {after.players[seat].finished}")
    climbed = any(isinstance(action, Climb) for _, action, _ in turn)
    played = tuple(action for _, action, _ in turn if not isinstance(action, End | Draw))
    gain = scores[seat] - before[seat]
    return Moment(number, seat, played, tuple(events), falls, after, scores, gain, climbed or is_change)


def falls_of(before: State, action: Action, after: State) -> Iterator[Fall]:
    """Where each token of a throw went."""
    figure = before.player.figure
    match action:
        case ThrowUp(cells=cells):
            aimed = cells
        case ThrowDown(cell=cell):
            aimed = (cell,)
        case _:
            return
    assert figure is not None
    for cell in aimed:
        spot = Spot(figure.level, cell)
        column = [Spot(level, cell) for level in range(figure.level + 1)]
        rests = next((one for one in column if one in after.tokens and one not in before.tokens), None)
        catcher = None
        if rests is None:
            standing = [before.figure_at(one) for one in reversed(column)]
            catcher = next((seat for seat in standing if seat is not None), None)
        yield Fall(spot, rests, catcher, is_hit=before.figure_at(spot) is not None)


def _taken(before: State, action: Action, after: State) -> Iterator[str]:
    """What a figure takes where it arrives."""
    if not isinstance(action, Move | Climb):
        return
    old, new = before.player, after.players[before.seat]
    for colour, (had, has) in enumerate(zip(old.tokens, new.tokens, strict=True)):
        if has > had:
            yield f"takes {has - had} of {COLOURS[colour].upper()}'s tokens"
    if new.sweets > old.sweets:
        yield f"takes {new.sweets - old.sweets} sweets"


def key_moments(every: Sequence[Moment]) -> set[int]:
    """The numbers of turns worth printing: set-up, end, climbs and changes of the lead, and the largest gains."""
    keys = {every[0].number, every[-1].number}
    turning = [moment.number for moment in every if moment.is_turning_point]
    gains = sorted(every, key=lambda moment: -moment.gain)
    for number in [*turning[: MOST_KEYS // 2], *(moment.number for moment in gains), *turning]:
        if len(keys) < (MOST_KEYS if number in turning else FEWEST_KEYS + 4):
            keys.add(number)
    return keys


def told(moment: Moment) -> str:
    """What was played, as somebody at the table would say it."""
    if moment.seat is None:
        return "the table before the first turn"
    deeds = [deed for action in moment.played for deed in _deeds(action, moment)] or ["does nothing"]
    said = deeds[0] if len(deeds) == 1 else f"{', '.join(deeds[:-1])} and {deeds[-1]}"
    return "; ".join([said, *(event for event in moment.events if " is finished" in event)])


def _deeds(action: Action, moment: Moment) -> Iterator[str]:
    match action:
        case ThrowUp(card=card, cells=cells):
            yield f"throws {card} at {' '.join(map(str, cells))}"
        case ThrowDown(card=card, cell=cell):
            yield f"throws {card} face down at {cell}"
        case Move(cell=cell):
            yield f"moves to {cell}"
        case Climb():
            yield "climbs"
    if isinstance(action, ThrowUp | ThrowDown):
        hit = sorted({fall.caught_by for fall in moment.falls if fall.is_hit and fall.caught_by is not None})
        if hit:
            yield f"hits {' and '.join(COLOURS[seat].upper() for seat in hit)}"
