"""A game as moments to look at: each turn with what was played, what fell where, and whether it is worth a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pnp.rules.actions import Action, Climb, Draw, End, Move, Start, ThrowDown, ThrowUp
from pnp.rules.notation import write_turn
from pnp.rules.state import Spot, State
from pnp.sim.record import Record

FEWEST_KEYS, MOST_KEYS = 4, 12
"""Pictures of a film strip."""


@dataclass(frozen=True, slots=True)
class Fall:
    """A token from where it was aimed at to where it lies, or to the figure into whose supply it went."""

    aimed: Spot
    rests: Spot | None = None
    caught_by: int | None = None
    caught_at: Spot | None = None

    @property
    def is_hit(self) -> bool:
        return self.caught_at == self.aimed


@dataclass(frozen=True, slots=True)
class Deed:
    """An action on the figure's level, where its tokens went, and what the figure took: tokens by colour, sweets."""

    action: Action
    level: int
    falls: tuple[Fall, ...] = ()
    tokens: tuple[int, ...] = ()
    sweets: int = 0


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after a turn; number 0 is the set-up. `finished` are those who have had their last turn since."""

    number: int
    seat: int | None
    deeds: tuple[Deed, ...]
    state: State
    scores: tuple[int, ...]
    finished: tuple[int, ...] = ()
    gain: int = 0
    is_turning_point: bool = False

    @property
    def falls(self) -> tuple[Fall, ...]:
        return tuple(fall for deed in self.deeds for fall in deed.falls)

    def notation(self) -> str:
        """What was played, to be read back by `notation.parse_turn`."""
        return write_turn(tuple(deed.action for deed in self.deeds))


def moments(record: Record) -> Iterator[Moment]:
    """The set-up and every turn."""
    state, turn, number = record.first(), list[tuple[State, Action, State]](), 0
    leader: int | None = None
    before = (0,) * record.game.players
    for action, after in record.states():
        if isinstance(action, Start):
            if after.phase == "act":
                before = after.outcome().scores()
                yield Moment(0, None, (), after, before, is_turning_point=True)
        else:
            turn.append((state, action, after))
            if (isinstance(action, End) or state.phase == "draw") and after.phase != "draw":
                number += 1
                scores = after.outcome().scores()
                ahead = _leader(scores)
                is_change = ahead is not None and leader is not None and ahead != leader
                leader = leader if ahead is None else ahead
                yield _moment(number, turn, scores, before, is_change)
                before, turn = scores, []
        state = after


def _leader(scores: Sequence[int]) -> int | None:
    best = max(scores)
    return scores.index(best) if list(scores).count(best) == 1 else None


def _moment(
    number: int,
    turn: Sequence[tuple[State, Action, State]],
    scores: tuple[int, ...],
    before: tuple[int, ...],
    is_change: bool,
) -> Moment:
    first, last = turn[0][0], turn[-1][2]
    deeds = tuple(_deed(was, action, now) for was, action, now in turn if not isinstance(action, End | Draw))
    over = zip(first.players, last.players, strict=True)
    finished = tuple(seat for seat, (was, now) in enumerate(over) if now.finished and not was.finished)
    climbed = any(isinstance(deed.action, Climb) for deed in deeds)
    gain = scores[first.seat] - before[first.seat]
    return Moment(number, first.seat, deeds, last, scores, finished, gain, climbed or is_change)


def _deed(before: State, action: Action, after: State) -> Deed:
    old, new = before.player, after.players[before.seat]
    assert old.figure is not None
    if not isinstance(action, Move | Climb):
        return Deed(action, old.figure.level, tuple(falls_of(before, action, after)))
    taken = tuple(has - had for had, has in zip(old.tokens, new.tokens, strict=True))
    return Deed(action, old.figure.level, (), taken, new.sweets - old.sweets)


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
        if rests is not None:
            yield Fall(spot, rests)
        else:
            at = next(one for one in reversed(column) if before.figure_at(one) is not None)
            yield Fall(spot, None, before.figure_at(at), at)


def key_moments(every: Sequence[Moment]) -> set[int]:
    """The numbers of turns worth printing: set-up, end, climbs and changes of the lead, and the largest gains."""
    keys = {every[0].number, every[-1].number}
    turning = [moment.number for moment in every if moment.is_turning_point]
    gains = sorted(every, key=lambda moment: -moment.gain)
    for number in [*turning[: MOST_KEYS // 2], *(moment.number for moment in gains), *turning]:
        if len(keys) < (MOST_KEYS if number in turning else FEWEST_KEYS + 4):
            keys.add(number)
    return keys
