"""A game in words, as somebody at the table would say them: a turn, what came of it, and who wins by what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.model.rivalry import RivalryCard
from pnp.report.moments import Deed, Fall, Moment
from pnp.rules.actions import Climb, Move, ThrowDown, ThrowUp
from pnp.rules.notation import COLOURS
from pnp.rules.scoring import standing
from pnp.rules.state import State

FINISHED = {"tokens": "out of tokens", "cards": "out of cards", "stuck": "stuck"}
"""Why a player has no more turns."""
DECIDED = (
    "with more tokens in others' supplies",
    "with more sweets",
    "for having brought about the end",
    "as the first in seat order",
)
"""What decides between equal points, in the order of `standing`."""


def player(seat: int) -> str:
    return COLOURS[seat].upper()


def listed(words: Sequence[str]) -> str:
    """`A, B and C`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def many(number: int, word: str) -> str:
    return f"{number} {word}{'' if abs(number) == 1 else 's'}".replace("-", "\N{MINUS SIGN}")


def heading(moment: Moment) -> str:
    """`turn 7: C moves to B2 on level 0 and climbs to level 1`."""
    if moment.seat is None:
        return f"set-up: {told(moment)}"
    return f"turn {moment.number}: {player(moment.seat)} {told(moment)}"


def told(moment: Moment) -> str:
    """What was played and what it did to others; its subject is whoever has the turn."""
    if moment.seat is None:
        return "the table before the first turn"
    deeds = list(_deeds(moment)) or ["does nothing"]
    ends = [listed(deeds), *finished(moment)]
    if moment.state.is_over():
        ends.append(f"{player(moment.state.outcome().winner)} wins")
    return "; ".join(ends)


def _deeds(moment: Moment) -> Iterator[str]:
    """The level is said once; climbing says which one comes next."""
    levels, is_said = moment.state.game.board.levels, False
    for deed in moment.deeds:
        where = "" if levels == 1 or is_said else f" on level {deed.level}"
        is_said = True
        match deed.action:
            case ThrowUp(card=card, cells=cells):
                yield f"throws {card} at {' '.join(map(str, cells))}{where}"
            case ThrowDown(card=card, cell=cell):
                yield f"throws {card} face down at {cell}{where}"
            case Move(cell=cell):
                yield f"moves to {cell}{where}"
            case Climb():
                yield f"climbs to level {deed.level + 1}"
        yield from _caught(deed, moment.seat)


def _caught(deed: Deed, thrower: int | None) -> Iterator[str]:
    """Whom a throw hits, and who catches what falls."""
    if hit := sorted({fall.caught_by for fall in deed.falls if fall.is_hit and fall.caught_by is not None}):
        yield f"hits {listed([player(seat) for seat in hit])}"
    fallen = [fall.caught_by for fall in deed.falls if not fall.is_hit]
    for seat in sorted({seat for seat in fallen if seat is not None}):
        tokens = "a token" if fallen.count(seat) == 1 else f"{fallen.count(seat)} tokens"
        yield f"drops {tokens} into {'its own supply' if seat == thrower else f'the supply of {player(seat)}'}"


def finished(moment: Moment) -> Iterator[str]:
    """Who has no more turns, and why."""
    for reason, words in FINISHED.items():
        seats = [seat for seat in moment.finished if moment.state.players[seat].finished == reason]
        if seats:
            yield f"{listed([player(seat) for seat in seats])} {'is' if len(seats) == 1 else 'are'} {words}"


def events(moment: Moment) -> tuple[str, ...]:
    """What came of a turn, one sentence each: where tokens went, what was taken, who is finished, and who wins."""
    if moment.seat is None:
        return ()
    found = [text for deed in moment.deeds for text in (*_fallen(deed, moment), *_taken(deed, moment.seat))]
    return (*found, *finished(moment), *([verdict(moment.state)] if moment.state.is_over() else []))


def _fallen(deed: Deed, moment: Moment) -> Iterator[str]:
    """Tokens with the same fate are told together."""
    fates: dict[str, list[str]] = {}
    for fall in deed.falls:
        fates.setdefault(_fate(fall, moment), []).append(str(fall.aimed.cell))
    for fate, cells in fates.items():
        one, more = fate.split("|")
        yield f"the token at {cells[0]} {one}" if len(cells) == 1 else f"the tokens at {listed(cells)} {more}"


def _fate(fall: Fall, moment: Moment) -> str:
    """For one token and for several."""
    if fall.rests is not None and fall.rests != fall.aimed:
        return f"falls to level {fall.rests.level}|fall to level {fall.rests.level}"
    if fall.rests is not None or fall.caught_by is None:
        where = f" on level {fall.aimed.level}" if moment.state.game.board.levels > 1 else " there"
        return f"lies{where}|lie{where}"
    if fall.is_hit:
        return f"hits {player(fall.caught_by)}|hit {player(fall.caught_by)}"
    whose = "its thrower's supply" if fall.caught_by == moment.seat else f"the supply of {player(fall.caught_by)}"
    return f"falls into {whose}|fall into {whose}"


def _taken(deed: Deed, seat: int) -> Iterator[str]:
    """What a figure takes where it arrives."""
    for colour, number in enumerate(deed.tokens):
        if number and colour == seat:
            yield f"{player(seat)} takes back {'a token' if number == 1 else f'{number} tokens'}"
        elif number:
            yield f"{player(seat)} takes {'a token' if number == 1 else f'{number} tokens'} of {player(colour)}"
    if deed.sweets:
        yield f"{player(seat)} takes {'a sweet' if deed.sweets == 1 else f'{deed.sweets} sweets'}"


def verdict(state: State) -> str:
    """Who wins and by how much, or by what if not by points."""
    outcome = state.outcome()
    scores, winner = outcome.scores(), outcome.winner
    best = max(score for seat, score in enumerate(scores) if seat != winner)
    rivals = [seat for seat, score in enumerate(scores) if score == best and seat != winner]
    names = listed([player(seat) for seat in rivals])
    if scores[winner] > best:
        return f"{player(winner)} wins with {many(scores[winner], 'point')}, {scores[winner] - best} more than {names}"
    ranks = {seat: standing(state, seat, best)[1:] for seat in (winner, *rivals)}
    nearest = max(ranks[seat] for seat in rivals)
    decided = next(words for words, ours, theirs in zip(DECIDED, ranks[winner], nearest, strict=True) if ours != theirs)
    tied = listed([player(seat) for seat in sorted((winner, *rivals))])
    return f"{tied} have {many(best, 'point')} each; {player(winner)} wins {decided}"


def rule_of(card: RivalryCard) -> str:
    """A rivalry card in play: its title, its kind and its sentence."""
    return f"{card.name()} ({card.kind}): {card.text()}" if card.text() else f"{card.name()} ({card.kind})"


def pictured(moment: Moment) -> str:
    """What a picture of it shows."""
    return f"the tower after turn {moment.number}" if moment.number else "the tower before the first turn"
