"""Boards too large for the kernel, played by `pnp.rules`: slower, and with bots that look at fewer turns."""

from __future__ import annotations

from random import Random

from pnp.rules.actions import Action, Climb, Draw, End, Move
from pnp.rules.game import Deal, Game
from pnp.rules.moving import climbs, moves
from pnp.rules.state import State
from pnp.rules.throwing import throws
from pnp.rules.turn import can_throw
from pnp.sim import bits
from pnp.sim.counts import Counts, note_first
from pnp.sim.course import Course, begin_course, note_end, note_turn
from pnp.sim.match import Match
from pnp.sim.minds import BOTS
from pnp.sim.record import Record

TURNS_TRIED = 12
"""How many random turns a bot that weighs turns chooses from."""
REASONS = {"stuck": bits.STUCK, "tokens": bits.OUT_OF_TOKENS, "cards": bits.OUT_OF_CARDS, None: bits.PLAYING}


def recorded(game: Game, match: Match, number: int, longest: int) -> Record:
    """One game, with everything that was played."""
    chance = Random(f"game {match.seed} {number}")
    deal = Deal.shuffled(game, chance.randrange(2**32))
    state, played = game.deal(deal), []
    for _ in range(game.players):
        played.append(chance.choice(state.actions()))
        state = state.after(played[-1])
    for _ in range(longest):
        if state.is_over():
            break
        for action in _turn(state, match.bots[state.seat], chance):
            state = state.after(action)
            played.append(action)
    return Record(game, deal, tuple(played))


def _turn(state: State, bot: str, chance: Random) -> list[Action]:
    """A random turn, or the best of a few by the margin if the game ended then."""
    if BOTS[bot].kind == bits.RANDOM:
        return _random_turn(state, chance)
    tried = [_random_turn(state, chance) for _ in range(TURNS_TRIED)]
    return max(tried, key=lambda turn: _margin(state, turn, BOTS[bot].climb))


def _margin(state: State, turn: list[Action], climb: int) -> float:
    seat = state.seat
    for action in turn:
        if isinstance(action, End):
            break
        state = state.after(action)
    scores = state.outcome().scores()
    figure = state.players[seat].figure
    level = figure.level if figure else 0
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1) + level * climb / bits.TWELFTHS


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


def count_game(game: Game, match: Match, number: int, counts: Counts, longest: int) -> None:
    """Play one game and count what the kernel would; which cards fitted nowhere is not looked at."""
    record = recorded(game, match, number, longest)
    state, turns = record.first(), 0
    climbed = [0] * game.players
    begin_course(counts.course)
    played: list[dict[str, list[int]]] = [{card: [0, 0] for card in game.cards} for _ in range(game.players)]
    for action, after in record.states():
        seat = state.seat
        match str(action).split():
            case ["throw", face, card, *_]:
                played[seat][card][face == "down"] += 1
            case ["end"]:
                turns += 1
            case ["climb"]:
                climbed[seat] = climbed[seat] or turns + 1
        if isinstance(action, Move | Climb):
            counts.recovered[seat] += after.own_tokens(seat) - state.own_tokens(seat)
        if after.phase != "draw" and (state.phase == "draw" or isinstance(action, End)):
            _look(after, counts.course)
            note_turn(counts.course, game.players, seat)
        state = after
    counts.totals[0] += 1
    counts.totals[1] += turns
    counts.lengths[min(turns, bits.LENGTHS - 1)] += 1
    if not state.is_over():
        counts.totals[4] += 1
        counts.totals[5] = counts.totals[5] if counts.totals[4] > 1 else number
    _count_outcome(state, counts, climbed, played, number)


def _look(state: State, course: Course) -> None:
    for seat, points in enumerate(state.outcome().points):
        course.now[seat] = points.total()
        course.unsweetened[seat] = points.total() - points.sweets


def _count_outcome(
    state: State, counts: Counts, climbed: list[int], played: list[dict[str, list[int]]], number: int
) -> None:
    outcome, game = state.outcome(), state.game
    counts.wins[outcome.winner] += 1
    note_first(counts, outcome.winner, number)
    _look(state, counts.course)
    note_end(counts.course, game.players, outcome.winner, number)
    for seat, (player, points) in enumerate(zip(state.players, outcome.points, strict=True)):
        score = points.total()
        counts.score_sums[seat] += score
        counts.score_squares[seat] += score * score
        counts.scores[max(0, min(score - bits.LOWEST_SCORE, bits.SCORES - 1))] += 1
        counts.ends[seat * 4 + REASONS[player.finished]] += 1
        note_first(counts, bits.SEATS + REASONS[player.finished], number)
        counts.reached[seat * bits.LEVELS + (player.figure.level if player.figure else 0)] += 1
        counts.first_climbs[seat] += climbed[seat]
        sources = (*points.levels, *(0,) * (bits.LEVELS - len(points.levels)))
        for index, part in enumerate((*sources, points.hits, points.supplies, points.sweets, points.rivalry)):
            counts.sources[seat * bits.SOURCES + index] += part
        counts.tokens_left[seat] += player.tokens[seat]
        counts.tokens_caught[seat] += sum(player.tokens) - player.tokens[seat]
        counts.sweets[seat] += player.sweets
        counts.hits[seat] += player.hits
        for index, card in enumerate(game.cards):
            up, down = played[seat][card]
            counts.cards[index * 5] += up + down + player.hand.count(card)
            counts.cards[index * 5 + 1] += up
            counts.cards[index * 5 + 2] += down
            if down or card in player.hand:
                note_first(counts, bits.EXAMPLES + index, number)
    cells = game.board.rows * game.board.cols
    for level, sweets in ((spot.level, count) for spot, count in state.sweets.items()):
        counts.sweets_left[level] += sweets
    for spot in state.tokens:
        counts.cells[spot.level * cells + spot.cell.row * game.board.cols + spot.cell.col] += 1
