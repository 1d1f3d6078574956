"""Games made by hand with answers worked out by hand from the rules: scores, ends, cards, and how games went.

Cards are drawn by name; on the board capitals are figures on their start cells, digits sweets, and levels stand side
by side. `A:` is a player's pile, the next card first, of which one card is the starting hand. A line of `play:` is a
turn. Then come the answers, for all metrics and by seat; zeros may be left out. `left:`, `caught:` and `recovered:`
are tokens; `climbed:` is the turn of the game when a player first climbed; `course:` has each player's score after
their first turn, then after their second. `cards:` has how often each was drawn, played up, played down, in hand
before a turn, and of those, fitting nowhere. `settled:` is the tenth of the game since which the winner leads.
`after:` shows the tokens at the end. What follows `#` is why.
"""

from __future__ import annotations

from typing import Any

from pnp.model.board import Board
from pnp.model.deck import Card
from pnp.model.pattern import Pattern
from pnp.model.ruleset import RULESETS
from pnp.rules.actions import Start
from pnp.rules.game import Deal, Game
from pnp.rules.notation import COLOURS, parse_action, parse_turn
from pnp.sim.record import Record
from tests.rules.drawing import Fields, cells, read, scoring_of

PLAIN = {
    "one throw each": """
        pair: x x    board: A . .    after: . a .
                            . . .           . . .
                            . . B           . b .
        tokens: 3
        A: pair
        B: pair
        play: throw up pair r0 B1
              throw up pair r0 B3
        winner: A    scores: 1 1    points: ground 1 1    ends: cards cards    left: 2 2
        tiebreak: 1      # nothing but the seat tells them apart
        turns: 2    course: 1 1    margin: 0    settled: 0    # who is caught up with keeps the lead
        cards: pair 2 2 0 2 0
    """,
    "a direct hit, and an answer face down": """
        pair: x x    board: A B .    after: . . .
                            . . .           . . .
                            . . .           . . b
        tokens: 3
        A: pair
        B: pair
        play: throw up pair r0 B1
              throw down pair C3
        winner: A    scores: 3 1    ends: cards cards    left: 2 2    hits: 1 0
        points: ground 0 1, hits 1 0, supplies 2 0    # the hit counts at once, the token in B's supply at the end
        caught: 0 1
        turns: 2    course: 3 1    margin: 2    settled: 0
        cards: pair 2 1 1 2 0
    """,
    "a seat begins with points": """
        pair: x x    board: A . .    after: . a .
                            . . .           . . .
                            . . B           . b .
        tokens: 3
        start: 0 4
        A: pair
        B: pair
        play: throw up pair r0 B1
              throw up pair r0 B3
        winner: B    scores: 1 5    ends: cards cards    left: 2 2
        points: ground 1 1, start 0 4
        turns: 2    course: 1 5    margin: 4    settled: 0    # B led before anybody threw
        cards: pair 2 2 0 2 0
    """,
    "the last tie-break may be who triggered the end": """
        pair: x x    board: A . .    after: . . .
                            . . .           a . .
                            . . B           . b .
        tokens: 3
        rules: tie_break=trigger
        A: pair pair
        B: pair
        play: throw up pair r0 B1
              throw up pair r0 B3
              throw up pair r1 A2; move B1    # A takes back what it threw first, and has one token lying again
        winner: B    scores: 1 1    points: ground 1 1    ends: cards cards    left: 2 2    recovered: 1 0
        tiebreak: 1     # B was out of cards first
        turns: 3    course: 1 1, 1    margin: 0    settled: never    # A led since the first turn and was never passed
        cards: pair 3 3 0 3 0
    """,
    "own tokens abroad break a tie": """
        square: x x    gap: x . x    board: B . .    after: . . .
                x x                         . . .           a a .
                                            A . .           . a .
        tokens: 4
        A: square
        B: gap
        play: throw up square r0 A2 B2 B3
              throw up gap r1 A3
        winner: B    scores: 3 3    points: ground 3 0, hits 0 1, supplies 0 2    ends: cards cards    left: 1 3
        hits: 0 1    caught: 1 0    tiebreak: 1    # B has a token in A's supply, A none in B's
        turns: 2    course: 3 3    margin: 0    settled: never
        cards: square 1 1 0 1 0, gap 1 1 0 1 0
    """,
    "sweets break a tie": """
        ring: x x x    pair: x x    board: . . .    after: a a a
              x * x                        . A .           a . a
              . . x                        B 1 .           b . a
        tokens: 7
        A: ring
        B: pair
        play: throw up ring r0 A1 B1 C1 A2 C2 C3
              move B3; throw up pair r0 A3
        winner: B    scores: 6 6    points: ground 6 1, sweets 0 5    ends: cards cards    left: 1 6    sweets: 0 1
        tiebreak: 1     # neither has tokens abroad, then B's sweets count
        bysweets: 1     # without them A wins by 6 to 1
        turns: 2    course: 6 6    margin: 0    settled: never
        cards: ring 1 1 0 1 0, pair 1 1 0 1 0
    """,
    "sweets decide": """
        pair: x x    line: x x x    board: A 1 .    after: a . .
                                           . . .           . . .
                                           . . B           b b .
        tokens: 3
        A: pair
        B: line
        play: move B1; throw up pair r0 A1
              throw up line r0 A3 B3
        winner: A    scores: 6 2    points: ground 1 2, sweets 5 0    ends: cards cards    left: 2 1    sweets: 1 0
        bysweets: 1     # B has more tokens lying
        turns: 2    course: 6 2    margin: 4    settled: 0
        cards: pair 1 1 0 1 0, line 1 1 0 1 0
    """,
    "sweets count against each poorer player": """
        pair: x x    board: A 2 B    after: a . b
                            . . 2           c . .
                            C 2 .           . . .
        tokens: 3
        A: pair
        B: pair
        C: pair
        play: move B1; throw up pair r0 A1    # two others have fewer: 10 points, until B has as many
              move C2; throw up pair r1 C1
              throw up pair r1 A2
        winner: A    scores: 6 6 1    points: ground 1 1 1, sweets 5 5 0    ends: cards cards cards    left: 2 2 2
        sweets: 2 2 0    sweetsleft: 2    tiebreak: 1
        turns: 3    course: 11 6 1    margin: 0    settled: 0
        cards: pair 3 3 0 3 0
    """,
    "four seats, and the last wins with a hit": """
        pair: x x    line: x x x    board: A . B    after: . a .
                                           . . .           d . b
                                           D . C           . c .
        tokens: 3
        A: pair
        B: pair
        C: pair
        D: line
        play: throw up pair r0 B1
              throw up pair r1 C2
              throw up pair r0 B3
              throw up line r1 A1 A2
        winner: D    scores: 1 1 1 4    points: ground 1 1 1 1, hits 0 0 0 1, supplies 0 0 0 2
        ends: cards cards cards cards    left: 2 2 2 1    caught: 1 0 0 0    hits: 0 0 0 1
        leads: 1    turns: 4    course: 1 1 1 4    margin: 3    settled: 7    # after three of four turns
        cards: pair 3 3 0 3 0, line 1 1 0 1 0
    """,
    "a scoring card for corners": """
        pair: x x    board: . A .    after: a . .
                            . . .           . b .
                            . B .           . . .
        tokens: 3
        score: corners each 2
        A: pair
        B: pair
        play: throw up pair r0 A1
              throw up pair r1 B2
        winner: A    scores: 3 1    points: ground 1 1, rivalry 2 0    ends: cards cards    left: 2 2
        turns: 2    course: 3 1    margin: 2    settled: 0
        cards: pair 2 2 0 2 0
    """,
    "the lead changes three times": """
        pair: x x    line: x x x    board: A . . .    after: . a b .
                                           . . . .           a . . .
                                           . . . .           a . . b
                                           . . . B           . b b .
        tokens: 5
        A: pair line
        B: line pair pair
        play: throw up pair r0 B1
              throw up line r0 B4 C4
              throw up line r1 A2 A3
              throw up pair r1 D3    # 3 to 3: nobody passes; two cards of one kind in hand are no choice
              move D1; throw up pair r0 C1
        winner: B    scores: 3 4    points: ground 3 4    ends: cards cards    left: 2 1
        leads: 3    turns: 5    course: 1 2, 3 3, 4    margin: 1    settled: 8    # after four of five turns
        cards: pair 3 3 0 4 0, line 2 2 0 2 0
    """,
    "two of five draws are dead": """
        pair: x x    board: A . . .    after: . a a b
                            . . . .           a . . .
                            . . . .           . . . .
                            . . . B           . . b .
        tokens: 4
        A: pair pair pair
        B: pair pair
        play: throw up pair r0 B1
              throw up pair r0 C4
              throw down pair C1
              throw down pair D1
              throw up pair r1 A2
        winner: A    scores: 3 2    points: ground 3 2    ends: cards cards    left: 1 2
        turns: 5    course: 1 1, 2 2, 3    margin: 1    settled: 0
        cards: pair 5 3 2 6 0    # A has two of them in hand before its second turn
    """,
}


def fields_of(text: str) -> Fields:
    return read("\n".join(line.partition("#")[0].rstrip() for line in text.splitlines()))


def record_of(text: str) -> Record:
    """The game that a text tells; every action is legal, but for the one that is said not to be."""
    fields = fields_of(text)
    words = cells(fields["board"])
    figures = {word.lower(): spot.cell for spot, word in words.items() if word.isalpha()}
    sweets = {spot: int(word) for spot, word in words.items() if word.isdigit()}
    top, (bottom, right) = max(words)
    board = Board(
        *(bottom + 1, right + 1, top + 1),
        starts=tuple(figures[letter] for letter in COLOURS[: len(figures)]),
        sweets=tuple(dict.fromkeys(spot.cell for spot in sweets)),
        sweets_by_level=tuple(
            max([count for spot, count in sweets.items() if spot.level == level], default=0) for level in range(top + 1)
        ),
        level_points=tuple(range(1, top + 2)),
    )
    options: dict[str, Any] = dict(word.split("=") for word in fields.get("rules", []))
    if start := fields.get("start", []):
        options["seat_points"] = {len(figures): tuple(map(int, " ".join(start).split()))}
    piles = [tuple(" ".join(fields[letter.upper()]).split()) for letter in COLOURS[: len(figures)]]
    shared = tuple(" ".join(fields.get("shared", [])).split())
    drawings = {name: lines for name, lines in fields.items() if name not in ("board", "after")}
    designs = [Card(name, Pattern.parse("\n".join(lines))) for name, lines in drawings.items() if is_card(lines)]
    game = Game(
        players=len(figures),
        personal=tuple(card for card in designs if card.id not in shared),
        shared=tuple(card for card in designs if card.id in shared),
        board=board,
        rules=RULESETS["".join(fields.get("ruleset", ["final"]))].with_options(options),
        tokens=int(fields["tokens"][0]),
        scorings=tuple(map(scoring_of, fields.get("score", []))),
    )
    turns = [parse_turn(turn if "end" in turn else f"{turn}; end") for turn in fields["play"]]
    actions = (*map(Start, board.starts), *(action for turn in turns for action in turn))
    record = Record(game, Deal(tuple(piles), shared), actions)
    illegal = [parse_action(line) for line in fields.get("illegal", [])]
    state = record.first()
    for action in actions:
        assert action in state.actions() or action in illegal, f"{action} is not legal"
        state = state.after(action)
    return record


def is_card(lines: list[str]) -> bool:
    return bool(lines) and set("".join(lines)) <= set("x*. ")
