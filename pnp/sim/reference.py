"""Boards too large for the kernel, played by `pnp.rules`: slower, and with bots that look at fewer turns."""

from __future__ import annotations

from random import Random

from pnp.rules.actions import Action, Draw, End, ThrowDown
from pnp.rules.game import Deal, Game
from pnp.rules.moving import climbs, moves
from pnp.rules.state import State
from pnp.rules.throwing import throws
from pnp.rules.turn import can_throw
from pnp.sim import bits
from pnp.sim.match import Match
from pnp.sim.minds import BOTS, Bot
from pnp.sim.record import Record

TURNS_TRIED = 12
"""How many random turns a bot that weighs turns chooses from."""


def recorded(game: Game, match: Match, number: int, longest: int) -> Record:
    """One game, with everything that was played."""
    chance = Random(f"game {match.seed} {number}")
    # As in the kernel, one player's thoughts do not change another's chances.
    minds = [Random(f"bot {match.seed} {number} {seat}") for seat in range(game.players)]
    deal = Deal.shuffled(game, chance.randrange(2**32))
    state, played = game.deal(deal), []
    for _ in range(game.players):
        played.append(chance.choice(state.actions()))
        state = state.after(played[-1])
    for _ in range(longest):
        if state.is_over():
            break
        for action in _turn(state, BOTS[match.bots[state.seat]], minds[state.seat]):
            state = state.after(action)
            played.append(action)
    return Record(game, deal, tuple(played))


def _turn(state: State, bot: Bot, chance: Random) -> list[Action]:
    """A random turn, or the best of a few by the margin if the game ended then, and by what the bot values."""
    if bot.kind == bits.RANDOM:
        return _random_turn(state, chance)
    tried = [_random_turn(state, chance) for _ in range(TURNS_TRIED)]
    return max(tried, key=lambda turn: _worth(state, turn, bot))


def _worth(state: State, turn: list[Action], bot: Bot) -> float:
    seat = state.seat
    is_down = any(isinstance(action, ThrowDown) for action in turn)
    for action in turn:
        if isinstance(action, End):
            break
        state = state.after(action)
    scores, player = state.outcome().scores(), state.players[seat]
    level = player.figure.level if player.figure else 0
    valued = level * bot.climb + player.tokens[seat] * bot.token + player.sweets * bot.sweets + is_down * bot.down
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1) + valued / bits.TWELFTHS


def _random_turn(state: State, chance: Random) -> list[Action]:
    """Move, climb and throw in a random order, then draw."""
    played: list[Action] = []
    seat = state.seat

    def play(action: Action) -> None:
        nonlocal state
        state = state.after(action)
        played.append(action)

    steps = chance.sample(("move", "climb", "throw", "move", "climb"), 5)
    for step in steps:
        if "throw" in state.done and state.own_tokens(seat) == 0 and not _plays_on(state):
            break
        options: list[Action] = []
        if step == "throw" and "throw" not in state.done:
            options = list(throws(state))
        elif step == "move" and "move" not in state.done:
            options = [chance.choice(found)] if (found := list(moves(state))) else []
        elif step == "climb" and "climb" not in state.done:
            options = list(climbs(state))
        if options and (chosen := chance.choice(options)) and _leaves_a_throw(state, chosen):
            play(chosen)
    while "throw" not in state.done and can_throw(state):
        now = list(throws(state))
        play(chance.choice(now) if now else next(step for step in state.actions() if _leaves_a_throw(state, step)))
    play(End())
    while state.phase == "draw" and state.seat == seat:
        play(chance.choice((Draw("personal"), Draw("shared"))))
    return played


def _plays_on(state: State) -> bool:
    return state.game.rules.play_on_without_tokens or state.game.rules.end == "piles"


def _leaves_a_throw(state: State, action: Action) -> bool:
    then = state.after(action)
    return "throw" in then.done or can_throw(then) or not can_throw(state)
