"""A recorded game counted by the reference rules, number for number as `counts` does it in the kernel.

Boards that are too large for the kernel are counted here for good; all others, to prove the kernel's counts.
"""

from __future__ import annotations

from collections import Counter

from pnp.model.ruleset import Ruleset
from pnp.rules.actions import Climb, Draw, End, Move, Start, ThrowDown, ThrowUp
from pnp.rules.moving import moves
from pnp.rules.state import Player, Spot, State
from pnp.sim import bits
from pnp.sim.counts import Counts, note_first
from pnp.sim.course import begin_course, note_end, note_turn
from pnp.sim.record import Record

REASONS = {"stuck": bits.STUCK, "tokens": bits.OUT_OF_TOKENS, "cards": bits.OUT_OF_CARDS, None: bits.PLAYING}
GAMES, TURNS, CHOICES, NO_FITS, BROKEN, FIRST_BROKEN = range(6)
"""The places of `Counts.totals`."""
DRAWN, UP, DOWN, IN_HAND, UNFIT = range(5)
"""What `Counts.cards` has of each card."""
CARD = 5

Played = Counter[tuple[int, str]]
"""How often each seat played each card."""


def count_record(record: Record, number: int, counts: Counts) -> None:
    """Add one game; `number` is what it is known by where a game of its kind is to be shown."""
    game, state = record.game, record.first()
    up, down = Played(), Played()
    turns, begins, sound = 0, True, True
    before = state.player
    begin_course(counts.course)
    for seat in range(game.players):
        counts.climbed[seat] = 0
    for action, after in record.states():
        seat = state.seat
        if isinstance(action, Start):
            state = after
            continue
        if begins:
            _count_decision(state, counts, number)
            before = state.player
        match action:
            case ThrowUp(card=card):
                up[seat, card] += 1
            case ThrowDown(card=card):
                down[seat, card] += 1
            case Move() | Climb():
                counts.recovered[seat] += after.own_tokens(seat) - state.own_tokens(seat)
                if isinstance(action, Climb):
                    counts.climbed[seat] = counts.climbed[seat] or turns + 1
        # Where there is a choice of piles the turn goes on with drawing; then the next action begins another.
        begins = isinstance(action, End | Draw) and after.phase != "draw"
        if begins:
            turns += 1
            sound = sound and keeps_the_rules(before, after.players[seat], game.rules)
            _look(after, counts)
            note_turn(counts.course, game.players, seat)
        state = after
    counts.totals[GAMES] += 1
    counts.totals[TURNS] += turns
    counts.lengths[min(turns, bits.LENGTHS - 1)] += 1
    if not state.is_over() or not sound or not is_sound(state):
        counts.totals[BROKEN] += 1
        if counts.totals[BROKEN] == 1:
            counts.totals[FIRST_BROKEN] = number
    _count_outcome(state, counts, number)
    _count_cards(state, counts, up, down, number)
    _count_board(state, counts)


def keeps_the_rules(before: Player, player: Player, rules: Ruleset) -> bool:
    """What must hold of a turn: nobody came down or threw face down twice running."""
    came_down = before.figure and player.figure and player.figure.level < before.figure.level
    twice_down = rules.face_down == "alternate" and before.last_was_down and player.last_was_down
    return not came_down and not twice_down


def _count_decision(state: State, counts: Counts, number: int) -> None:
    """Before a turn: which cards of the hand fit somewhere, and whether that leaves a choice."""
    places = {card: index for index, card in enumerate(state.game.cards)}
    fitting = fitting_cards(state)
    for card in state.player.hand:
        counts.cards[places[card] * CARD + IN_HAND] += 1
        counts.cards[places[card] * CARD + UNFIT] += card not in fitting
        if card not in fitting:
            note_first(counts, bits.EXAMPLES + places[card] * bits.OF_A_CARD + bits.FITS_NOWHERE, number)
    counts.totals[CHOICES] += len(fitting) > 1
    counts.totals[NO_FITS] += not fitting


def fitting_cards(state: State) -> set[str]:
    """The cards of the hand that fit somewhere by rule 8, from here or after a move; tokens left are not asked for."""
    figure, game = state.player.figure, state.game
    assert figure is not None
    free = {cell for cell in game.board.cells() if Spot(figure.level, cell) not in state.tokens}
    stands = [figure.cell, *(move.cell for move in moves(state))]
    return {
        card
        for card in set(state.player.hand)
        if any(
            all((row + down, col + right) in free for down, right in aim)
            for row, col in stands
            for _, _, aim in game.aims[card]
        )
    }


def is_sound(state: State) -> bool:
    """What must hold of every position: pieces conserved, none hanging, none under a figure, hands not too large."""
    game, rules = state.game, state.game.rules
    lying = Counter(state.tokens.values())
    for seat, player in enumerate(state.players):
        held = sum(other.tokens[seat] for other in state.players)
        most_cards = max(rules.hand_size, rules.starting_hand(game.players, seat))
        if lying[seat] + held != game.tokens or len(player.hand) > most_cards or player.figure in state.tokens:
            return False
    hanging = any(spot.level and spot.below() not in state.tokens for spot in state.tokens)
    sweets = sum(state.sweets.values()) + sum(player.sweets for player in state.players)
    return sweets == game.board.sweets_in_all() and (rules.tokens_hang or not hanging)


def _look(state: State, counts: Counts) -> None:
    """Take the scores if the game ended now, with and without sweets."""
    for seat, points in enumerate(state.outcome().points):
        counts.course.now[seat] = points.total()
        counts.course.unsweetened[seat] = points.total() - points.sweets


def _count_outcome(state: State, counts: Counts, number: int) -> None:
    """After a game: who won, why it ended, and where the points came from."""
    outcome = state.outcome()
    counts.wins[outcome.winner] += 1
    note_first(counts, outcome.winner, number)
    _look(state, counts)
    note_end(counts.course, state.game.players, outcome.winner, number)
    for seat, (player, points) in enumerate(zip(state.players, outcome.points, strict=True)):
        score = points.total()
        counts.score_sums[seat] += score
        counts.score_squares[seat] += score * score
        counts.scores[max(0, min(score - bits.LOWEST_SCORE, bits.SCORES - 1))] += 1
        counts.ends[seat * len(REASONS) + REASONS[player.finished]] += 1
        note_first(counts, bits.SEATS + REASONS[player.finished], number)
        counts.reached[seat * bits.LEVELS + (player.figure.level if player.figure else 0)] += 1
        counts.first_climbs[seat] += counts.climbed[seat]
        levels = (*points.levels, *(0,) * (bits.LEVELS - len(points.levels)))
        others = (points.hits, points.supplies, points.sweets, points.rivalry, points.start)
        for source, part in enumerate((*levels, *others)):
            counts.sources[seat * bits.SOURCES + source] += part
        counts.tokens_left[seat] += player.tokens[seat]
        counts.tokens_caught[seat] += sum(player.tokens) - player.tokens[seat]
        counts.sweets[seat] += player.sweets
        counts.hits[seat] += player.hits


def _count_cards(state: State, counts: Counts, up: Played, down: Played, number: int) -> None:
    """What became of the cards that were drawn; a game in which one was not played face up is an example of that."""
    for seat, player in enumerate(state.players):
        for index, card in enumerate(state.game.cards):
            left = player.hand.count(card)
            counts.cards[index * CARD + DRAWN] += up[seat, card] + down[seat, card] + left
            counts.cards[index * CARD + UP] += up[seat, card]
            counts.cards[index * CARD + DOWN] += down[seat, card]
            examples = bits.EXAMPLES + index * bits.OF_A_CARD
            if down[seat, card] or left:
                note_first(counts, examples + bits.LEFT_OVER, number)
            if down[seat, card]:
                note_first(counts, examples + bits.FACE_DOWN, number)


def _count_board(state: State, counts: Counts) -> None:
    """Where tokens and sweets are left lying."""
    board = state.game.board
    for spot, sweets in state.sweets.items():
        counts.sweets_left[spot.level] += sweets
    for level, cell in state.tokens:
        counts.cells[level * board.rows * board.cols + cell.row * board.cols + cell.col] += 1
