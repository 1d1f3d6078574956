"""Every metric against games made by hand; and the kernel's counts against those of the reference rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest

from pnp.model.deck import Deck
from pnp.model.layout import Layout
from pnp.report.sample import Sample, source_names
from pnp.rules.actions import ThrowUp
from pnp.rules.game import Game
from pnp.rules.moving import moves
from pnp.rules.notation import COLOURS
from pnp.rules.throwing import throws
from pnp.sim import bits
from pnp.sim.counts import Counts
from pnp.sim.course import Course
from pnp.sim.match import Match
from pnp.sim.record import Record
from pnp.sim.recount import CARD, REASONS, count_record, fitting_cards
from pnp.sim.series import play_series, recorded
from tests.rules.drawing import cells
from tests.sim.handmade import PLAIN, fields_of, record_of
from tests.sim.handmade_more import CARDS, PROTOTYPE, TOWERS
from tests.sim.matches import match

GAMES = PLAIN | CARDS | TOWERS | PROTOTYPE
PASSING = {"climbed"} | {
    f"course.{name}" for name in ("now", "unsweetened", "turns", "leader", "since", "changes", "played")
}
"""What counts need while a game is followed, and is no metric."""
SOURCES = {"level 0": "ground", "level 1": "middle", "level 2": "top"}


def counted(records: Iterable[tuple[int, Record]]) -> Counts:
    found: Counts | None = None
    for number, record in records:
        board = record.game.board
        found = found or Counts(len(record.game.cards), board.rows * board.cols)
        count_record(record, number, found)
    assert found is not None
    return found


def only(row: Iterable[int]) -> str:
    """The one box of a row that holds the one game."""
    (box,) = [box for box, count in enumerate(row) for _ in range(count)]
    return str(box)


def by_seat(row: str, places: int = 1) -> Callable[[Counts, Game], str]:
    """One number for each seat, or the place that is taken of several for each."""

    def answer(counts: Counts, game: Game) -> str:
        numbers = list(getattr(counts, row))
        parts = [numbers[seat * places : (seat + 1) * places] for seat in range(game.players)]
        return " ".join(only(part) if places > 1 else str(part[0]) for part in parts)

    return answer


def scores(counts: Counts, game: Game) -> str:
    """The sums, which squares and boxes must agree with."""
    sums = list(counts.score_sums)[: game.players]
    assert [total * total for total in sums] == list(counts.score_squares)[: game.players]
    boxes = [box + bits.LOWEST_SCORE for box, count in enumerate(counts.scores) for _ in range(count)]
    assert boxes == sorted(sums)
    return " ".join(map(str, sums))


def ends(counts: Counts, game: Game) -> str:
    names = {code: reason or "playing" for reason, code in REASONS.items()}
    return " ".join(names[int(code)] for code in by_seat("ends", len(REASONS))(counts, game).split())


def points(counts: Counts, game: Game) -> str:
    found = []
    for place, name in source_names(game.board.levels).items():
        by_player = [counts.sources[seat * bits.SOURCES + place] for seat in range(game.players)]
        found += [" ".join([SOURCES.get(name, name), *map(str, by_player)])] if any(by_player) else []
    return ", ".join(found)


def turns(counts: Counts, game: Game) -> str:  # noqa: ARG001
    assert only(counts.lengths) == str(counts.totals[1])
    return str(counts.totals[1])


def course(counts: Counts, game: Game) -> str:  # noqa: ARG001
    rows = [list(counts.course.scores)[turn * bits.COURSE : (turn + 1) * bits.COURSE] for turn in range(bits.ROUNDS)]
    rounds = [[str(score) for score, count in enumerate(row) for _ in range(count)] for row in rows]
    return ", ".join(" ".join(scores) for scores in rounds if scores)


def settled(counts: Counts, game: Game) -> str:  # noqa: ARG001
    tenth = only(counts.course.settled)
    return "never" if tenth == str(bits.TENTHS - 1) else tenth


def cards(counts: Counts, game: Game) -> str:
    numbers = [list(counts.cards)[index * CARD : (index + 1) * CARD] for index in range(len(game.cards))]
    return ", ".join(" ".join([card, *map(str, row)]) for card, row in zip(game.cards, numbers, strict=True))


def after(counts: Counts, game: Game) -> str:
    shown = range(game.board.levels * game.board.rows * game.board.cols)
    return " ".join(str(index) for index in shown if counts.cells[index])


ANSWERS: dict[str, tuple[str, Callable[[Counts, Game], str]]] = {
    "winner": ("wins", lambda counts, _: COLOURS[int(only(counts.wins))].upper()),
    "scores": ("score_sums score_squares scores", scores),
    "turns": ("totals lengths", turns),
    "choices": ("totals", lambda counts, _: str(counts.totals[2])),
    "nofit": ("totals", lambda counts, _: str(counts.totals[3])),
    "broken": ("totals", lambda counts, _: str(counts.totals[4])),
    "ends": ("ends", ends),
    "reached": ("reached", by_seat("reached", bits.LEVELS)),
    "climbed": ("first_climbs", by_seat("first_climbs")),
    "points": ("sources", points),
    "left": ("tokens_left", by_seat("tokens_left")),
    "caught": ("tokens_caught", by_seat("tokens_caught")),
    "recovered": ("recovered", by_seat("recovered")),
    "sweets": ("sweets", by_seat("sweets")),
    "sweetsleft": (
        "sweets_left",
        lambda counts, game: " ".join(str(counts.sweets_left[level]) for level in range(game.board.levels)),
    ),
    "hits": ("hits", by_seat("hits")),
    "cards": ("cards", cards),
    "after": ("cells", after),
    "course": ("course.scores", course),
    "margin": ("course.margins", lambda counts, _: only(counts.course.margins)),
    "leads": ("course.leads", lambda counts, _: only(counts.course.leads)),
    "settled": ("course.settled", settled),
    "tiebreak": ("course.deciders", lambda counts, _: str(counts.course.deciders[0])),
    "bysweets": ("course.deciders", lambda counts, _: str(counts.course.deciders[1])),
}
"""What is asked of every game: the rows of counts it is about, and how the answer is read from them."""
SERIES = {"examples", "course.records"}
"""Rows that tell games of a series apart, which `test_a_series_by_hand` is about."""


def said(name: str, text: str, game: Game) -> str:
    """What a text answers, zeros where it says nothing."""
    lines = fields_of(text).get(name, [])
    match name:
        case "after":
            size = game.board.rows * game.board.cols
            tokens = [spot for spot, word in cells(lines).items() if word != "."]
            places = [level * size + cell.row * game.board.cols + cell.col for level, cell in tokens]
            return " ".join(map(str, sorted(places)))
        case "course":
            rounds = [sorted(map(int, part.split())) for part in " ".join(lines).split(",")]
            return ", ".join(" ".join(map(str, scores)) for scores in rounds)
        case "reached" | "climbed" | "caught" | "recovered" | "sweets" | "hits":
            return " ".join(lines) or " ".join("0" * game.players)
        case "sweetsleft":
            return " ".join(lines) or " ".join("0" * game.board.levels)
    return " ".join(lines) or "0"


@pytest.mark.parametrize("text", [pytest.param(text, id=name) for name, text in GAMES.items()])
def test_a_game_by_hand(text: str) -> None:
    record = record_of(text)
    counts, game = counted([(0, record)]), record.game
    found = {name: answer(counts, game) for name, (_, answer) in ANSWERS.items()}
    assert found == {name: said(name, text, game) for name in ANSWERS}
    drawn = {spot: COLOURS.index(word) for spot, word in cells(fields_of(text)["after"]).items() if word != "."}
    assert record.last().tokens == drawn


def test_every_metric_has_an_answer_that_is_not_zero() -> None:
    rows = {name for name in dir(Counts) if not name.startswith("_")} - {"course"}
    rows |= {f"course.{name}" for name in dir(Course) if not name.startswith("_")}
    assert {row for about, _ in ANSWERS.values() for row in about.split()} | SERIES == rows - PASSING
    for name in ANSWERS:
        answers = [said(name, text, record_of(text).game) for text in GAMES.values()]
        assert any(set(answer) - set("0 ") for answer in answers), name
    words = {name: " ".join(" ".join(fields_of(text)[name]) for text in GAMES.values()) for name in ("points", "ends")}
    sources = {"ground", "middle", "top", "hits", "supplies", "sweets", "rivalry", "start"}
    assert {word for word in words["points"].split() if word.isalpha()} == sources
    assert set(words["ends"].split()) == {"stuck", "tokens", "cards", "playing"}


SERIES_BY_HAND = {
    7: "a direct hit, and an answer face down",
    8: "one throw each",
    9: "the last tie-break may be who triggered the end",
}


def test_a_series_by_hand() -> None:
    """Three games of one card, counted last to first: the earliest of equals stands out all the same."""
    records = {number: record_of(GAMES[name]) for number, name in SERIES_BY_HAND.items()}
    counts = counted(sorted(records.items(), reverse=True))
    assert list(counts.wins) == [2, 1, 0, 0]
    assert list(counts.score_sums) == [1 + 3 + 1, 1 + 1 + 1, 0, 0]
    assert list(counts.score_squares) == [1 + 9 + 1, 1 + 1 + 1, 0, 0]
    assert list(counts.totals) == [3, 2 + 2 + 3, 0, 0, 0, 0]
    # Game numbers count from one here, zero being none.
    highest, lowest, widest, longest, changes, narrowest = (3, 8), (-1, 8), (2, 8), (3, 10), (0, 8), (0, 9)
    assert list(counts.course.records) == [*highest, *lowest, *widest, *longest, *changes, *narrowest]
    # The card is left over where it is played face down, and it fits in every game.
    won, ended, unplayed = [8, 10, 0, 0], [0, 0, 0, 8], [8, 8, 0]
    assert list(counts.examples) == won + ended + unplayed
    figures = sample(counts, [counted([item]) for item in records.items()], records[7].game)
    assert figures.wins(0).value == pytest.approx(2 / 3)
    assert figures.card(0, 0).value == pytest.approx(1 / 7)
    assert figures.card(0, 2).value == pytest.approx(1 / 7)
    assert figures.ended(bits.OUT_OF_CARDS).value == 1
    assert figures.source(bits.LEVELS + 1).value == pytest.approx(2 / 8)
    assert figures.turns().value == 2 / 2


def sample(counts: Counts, batches: list[Counts], game: Game) -> Sample:
    layout = replace(Layout(), board=game.board)
    one = Match(Deck("by hand", game.personal), layout, game.players, ("random",) * game.players, seed=1)
    return Sample(one, counts, tuple(batches), counts.totals[0])


def alone(name: str) -> Sample:
    record = record_of(GAMES[name])
    counts = counted([(0, record)])
    return sample(counts, [counts], record.game)


def test_shares_by_hand() -> None:
    assert alone("two of five draws are dead").card(0, 0).value == pytest.approx(2 / 5)
    assert alone("two different cards that fit are a choice").choice().value == pytest.approx(1 / 4)
    assert alone("a card that fits nowhere is no choice").fits_nowhere(1).value == 1
    assert alone("stuck after a card face down").ended(bits.STUCK).value == pytest.approx(1 / 2)
    assert [alone("to the top").reached(level).value for level in range(3)] == [1, 1 / 2, 1 / 2]
    assert alone("to the top").source(2).value == pytest.approx(3 / 16)


def test_records_by_hand() -> None:
    """Of each game its own numbers stand out: highest, lowest, margin, turns, changes, margin again."""
    changing = counted([(4, record_of(GAMES["the lead changes three times"]))]).course
    assert list(changing.records)[::2] == [4, -3, 1, 5, 3, -1]
    climbing = counted([(4, record_of(GAMES["to the top"]))]).course
    assert list(climbing.records)[::2] == [15, -1, 14, 4, 0, -14]


def test_the_first_broken_game_is_remembered() -> None:
    records = [record_of(CARDS[name]) for name in ("broken by a throw onto a token", "broken off")]
    assert list(counted(enumerate(records, start=5)).totals)[-2:] == [2, 5]


def rows_of(counts: Counts) -> dict[str, list[int]]:
    rows = {name: list(getattr(counts, name)) for name in dir(Counts) if name[0] != "_" and name != "course"}
    course_rows = {name: getattr(counts.course, name) for name in dir(Course) if name[0] != "_"}
    return rows | {name: [row] if isinstance(row, int) else list(row) for name, row in course_rows.items()}


@pytest.mark.parametrize("number", range(60))
def test_the_kernel_counts_what_the_rules_count(number: int) -> None:
    one = match(number)
    expected = rows_of(counted((game, recorded(one, game)) for game in range(3)))
    assert rows_of(play_series(one, 3).counts) == expected


@pytest.mark.parametrize("number", range(0, 60, 10))
def test_a_card_fits_where_it_can_be_thrown(number: int) -> None:
    """The rules are asked for every throw from every cell; with a full supply, for fitting is not about tokens."""
    record = recorded(match(number), 0)
    state = record.first()
    for _, then in record.states():
        if not state.done and state.phase == "act":
            full = state.given(state.seat, state.seat, state.game.tokens)
            stands = [full, *(full.after(move) for move in moves(full))]
            thrown = {throw.card for at in stands for throw in throws(at) if isinstance(throw, ThrowUp)}
            assert fitting_cards(state) == thrown
        state = then
