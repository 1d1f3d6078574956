"""Rules 4 to 6 and 24 to 27: whose turn it is, what it may hold, and when the game ends."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from pnp.rules.actions import Action, Climb, Draw, End, Move, Start, ThrowDown, ThrowUp
from pnp.rules.moving import climbs, moved, moves
from pnp.rules.state import Reason, Spot, State
from pnp.rules.throwing import thrown, throws


def actions(state: State) -> tuple[Action, ...]:
    """Every legal action, the throws first."""
    match state.phase:
        case "start":
            taken = {player.figure for player in state.players}
            return tuple(Start(cell) for cell in state.game.board.starts if Spot(0, cell) not in taken)
        case "act":
            return _turn_actions(state)
        case "draw":
            piles = {"personal": state.player.pile, "shared": state.shared_pile}
            return tuple(Draw(name) for name, pile in piles.items() if pile)  # type: ignore[arg-type]
        case "over":
            return ()


def _turn_actions(state: State) -> tuple[Action, ...]:
    if _has_played_out(state):
        return (End(),)
    steps: list[Action] = [*(moves(state) if "move" not in state.done else ())]
    steps += climbs(state) if "climb" not in state.done else ()
    if "throw" in state.done:
        return (*steps, End())
    if not can_throw(state):
        # Only where nobody finishes alone; else the turn would not have begun.
        return (*steps, End())
    # A short supply can make two aims of a card the same throw, which is still one action.
    return (*dict.fromkeys(throws(state)), *(step for step in steps if can_throw(_stepped(state, step))))


def _has_played_out(state: State) -> bool:
    """Rule 25: the last token is thrown."""
    alone = state.game.rules.end == "own" and not state.game.rules.play_on_without_tokens
    return alone and "throw" in state.done and state.own_tokens(state.seat) == 0


def _stepped(state: State, action: Action) -> State:
    assert isinstance(action, Move | Climb)
    return moved(state, action)


def can_throw(state: State) -> bool:
    """Whether some order of the actions left holds a throw."""
    if next(throws(state), None) is not None:
        return True
    steps: list[Move | Climb] = [*(moves(state) if "move" not in state.done else ())]
    steps += climbs(state) if "climb" not in state.done else ()
    return any(can_throw(_stepped(state, step)) for step in steps)


def after(state: State, action: Action) -> State:
    """The position after an action, which is taken to be legal."""
    match action:
        case Start():
            return _started(state, action)
        case ThrowUp() | ThrowDown():
            return thrown(state, action)
        case Move() | Climb():
            return moved(state, action)
        case End():
            return _refilled(state)
        case Draw():
            return _refilled(_drawn(state, action))
    assert_never(action)


def _started(state: State, action: Start) -> State:
    state = state.with_player(state.seat, replace(state.player, figure=Spot(0, action.cell)))
    if state.seat + 1 < state.game.players:
        return replace(state, seat=state.seat + 1)
    return _begun(replace(state, phase="act", seat=0))


def _drawn(state: State, action: Draw) -> State:
    player = state.player
    if action.pile == "personal":
        return state.with_player(state.seat, replace(player, hand=(*player.hand, player.pile[0]), pile=player.pile[1:]))
    drawn = state.with_player(state.seat, replace(player, hand=(*player.hand, state.shared_pile[0])))
    return replace(drawn, shared_pile=state.shared_pile[1:])


def _refilled(state: State) -> State:
    """Rule 6: up to the hand size, the player choosing where there are two piles to choose from."""
    while len(state.player.hand) < state.game.rules.hand_size and (state.player.pile or state.shared_pile):
        if state.player.pile and state.shared_pile:
            return replace(state, phase="draw")
        state = _drawn(state, Draw("personal" if state.player.pile else "shared"))
    return _ended(state)


def _ended(state: State) -> State:
    """The end of a turn."""
    seat = state.seat
    if "throw" not in state.done:
        state = state.with_player(seat, replace(state.player, last_was_down=False))
        state = replace(state, turns_without_throw=state.turns_without_throw + 1)
    state = replace(state, done=frozenset(), phase="act")
    return _ended_alone(state) if state.game.rules.end == "own" else _ended_by_piles(state)


def _ended_alone(state: State) -> State:
    """Rule 27: out of tokens or out of cards."""
    if state.own_tokens(state.seat) == 0:
        state = _finished(state, state.seat, "tokens")
    elif not state.player.hand:
        state = _finished(state, state.seat, "cards")
    return _begun(replace(state, seat=(state.seat + 1) % state.game.players))


def _finished(state: State, seat: int, reason: Reason) -> State:
    trigger = seat if state.trigger is None else state.trigger
    return replace(state.with_player(seat, replace(state.players[seat], finished=reason)), trigger=trigger)


def _begun(state: State) -> State:
    """The next player who can throw; on the way, those who cannot are finished (rules 24 and 26)."""
    if state.game.rules.end == "piles":
        return state
    for _ in range(state.game.players):
        if state.player.finished is None:
            if can_throw(state):
                return state
            state = _finished(state, state.seat, "stuck")
        state = replace(state, seat=(state.seat + 1) % state.game.players)
    return replace(state, phase="over")


def _ended_by_piles(state: State) -> State:
    """Prototype rule 10: two empty piles end the game with the round; so does a whole round without a throw."""
    piles = [state.shared_pile, *(player.pile for player in state.players)]
    empty = sum(not pile for pile in piles) + sum(state.own_tokens(seat) == 0 for seat in range(state.game.players))
    if empty >= 2 and state.trigger is None:
        state = replace(state, trigger=state.seat)
    round_is_over = state.seat == state.game.players - 1
    blocked = state.turns_without_throw >= state.game.players
    if round_is_over and (state.trigger is not None or blocked):
        for seat in range(state.game.players):
            out_of_tokens = state.own_tokens(seat) == 0
            reason: Reason = "stuck" if state.trigger is None else "tokens" if out_of_tokens else "cards"
            state = state.with_player(seat, replace(state.players[seat], finished=reason))
        return replace(state, phase="over")
    return replace(state, seat=(state.seat + 1) % state.game.players)
