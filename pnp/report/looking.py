"""Everything that is always looked at: soundness, then cards, then the game as a whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from pnp.report.judging import Goal, Judgement, gravest, judged
from pnp.report.likeness import game_with_both, pairs
from pnp.report.sample import Figure, Sample, share, source_names
from pnp.report.soundness import replayed
from pnp.report.table import BOTS, Table
from pnp.sim import bits

Samples = Mapping[tuple[int, str], Sample]
"""By number of players and bot."""
ANY, CLOSEST = -1, -2
"""Examples that are no first game of a kind: the highest score, the narrowest margin."""


def player_counts(samples: Samples) -> list[int]:
    return sorted({players for players, _ in samples})


def look(table: Table, samples: Samples, replays: int) -> list[Judgement]:
    """All judgements, the gravest first; so many games of each sample are replayed by the rules."""
    found = [
        *games_are_sound(table, samples, replays),
        *cards_fit(table),
        *cards_are_alike(table, samples),
        *cards_are_played(table, samples),
        *seats_are_even(table, samples),
        *games_are_good(table, samples),
    ]
    return sorted(found, key=Judgement.rank)


def games_are_sound(table: Table, samples: Samples, replays: int) -> Iterator[Judgement]:
    """Every game reaches its scoring, pieces add up, and the rules replay it to the same end."""
    games, failed, checked = 0, 0, 0
    for sample in samples.values():
        games += sample.games
        failed += sample.counts.totals[4]
        if sample.counts.totals[4]:
            broken = share(sample.counts.totals[4], sample.games)
            replay = table.replay(sample.match, sample.counts.totals[5])
            said = "games that do not end or whose pieces do not add up"
            yield Judgement("WARN", "sound", said, ((sample.bot, broken),), None, sample.players, "", replay, 1.0)
        for number in range(min(replays, sample.games)):
            checked += 1
            if fault := replayed(sample.match, number):
                failed += 1
                replay = table.replay(sample.match, number)
                yield Judgement("WARN", "sound", f"game {number}: {fault}", (), None, sample.players, "", replay, 1.0)
    if not failed:
        said = f"{games:,} games completed within their turns, {checked:,} of them replayed by the rules"
        yield Judgement("PASS", "sound", said, (("all", share(games, games)),))


def cards_fit(table: Table) -> Iterator[Judgement]:
    """A card without a placement on an empty board can never be thrown."""
    for card in table.cards():
        if table.layout.board.placements(card.pattern) == 0:
            replay = table.replay(table.match(2, BOTS[0]), 0)
            yield Judgement("WARN", "placements", f"card {card.id}", (), None, None, "", replay, 1.0, (card.id,))


def cards_are_alike(table: Table, samples: Samples) -> Iterator[Judgement]:
    """Two cards that do nearly the same are one choice too few; where none are, the most alike are told of."""
    goal = Goal.of(table.targets, "alike")
    found = list(pairs(table.cards()))
    match = next(iter(samples.values())).match
    too_alike = [pair for pair in found if pair.likeness >= goal.bound]
    for pair in too_alike:
        same = "the same when turned" if pair.likeness == 1 else "nearly the same"
        said = f"{pair.first.id} and {pair.second.id} are {same}"
        figure = Figure.exactly(pair.likeness)
        replay = table.replay(match, game_with_both(match, pair))
        both = (pair.first.id, pair.second.id)
        yield Judgement("WARN", "alike", said, (("both", figure),), goal, None, "", replay, pair.likeness, both)
    if found and not too_alike:
        figure = Figure.exactly(found[0].likeness)
        said = f"{found[0].first.id} and {found[0].second.id} most"
        yield Judgement("PASS", "alike", said, (("both", figure),), goal)


@dataclass(frozen=True, slots=True)
class CardLook:
    """What is looked at of every card: its figure in a sample, by the card's number, and which games show it."""

    topic: str
    figure: Callable[[Sample, int], Figure]
    example: int

    def judge(self, table: Table, both: Sequence[Sample], index: int, card: str) -> Judgement:
        figures = [(sample.bot, self.figure(sample, index)) for sample in both]
        replay = _example(table, both[0], bits.EXAMPLES + index * bits.OF_A_CARD + self.example)
        goal = Goal.of(table.targets, self.topic)
        return judged(self.topic, f"card {card}", figures, goal, both[0].players, replay, (card,))


CARD_LOOKS = (
    CardLook("dead", lambda sample, index: sample.card(index, 0), bits.LEFT_OVER),
    CardLook("face_down", lambda sample, index: sample.card(index, 2), bits.FACE_DOWN),
    CardLook("fits_nowhere", Sample.fits_nowhere, bits.FITS_NOWHERE),
)


def cards_are_played(table: Table, samples: Samples) -> Iterator[Judgement]:
    """Of each card and topic, the number of players for which it is worst."""
    by_players = [[samples[players, bot] for bot in BOTS] for players in player_counts(samples)]
    for look_at in CARD_LOOKS:
        for index, card in enumerate(table.cards()):
            yield gravest([look_at.judge(table, both, index, card.id) for both in by_players])


def seats_are_even(table: Table, samples: Samples) -> Iterator[Judgement]:
    """For each number of players the seat that is furthest from its share."""
    for players in player_counts(samples):
        both = [samples[players, bot] for bot in BOTS]
        goal = Goal.of(table.targets, "seats", even=1 / players)
        yield gravest(
            [
                judged(
                    "seats",
                    f"seat {seat + 1}",
                    [(sample.bot, sample.wins(seat)) for sample in both],
                    goal,
                    players,
                    _example(table, both[0], seat),
                )
                for seat in range(players)
            ]
        )


def games_are_good(table: Table, samples: Samples) -> Iterator[Judgement]:
    """Length, choice, ends, climbing, points and close games."""
    levels = table.layout.board.levels
    looks: dict[str, tuple[Callable[[Sample], Figure], int]] = {
        "shortest": (Sample.turns, ANY),
        "longest": (Sample.turns, ANY),
        "choice": (Sample.choice, ANY),
        "stuck": (lambda sample: sample.ended(bits.STUCK), bits.SEATS + bits.STUCK),
        "ties": (lambda sample: share(sample.counts.course.deciders[0], sample.games), CLOSEST),
    }
    if levels > 1:
        looks["middle"] = lambda sample: sample.reached(1), ANY
        looks["top"] = lambda sample: sample.reached(levels - 1), ANY
    for topic, (figure, kind) in looks.items():
        goal = Goal.of(table.targets, topic)
        for players in player_counts(samples):
            both = [samples[players, bot] for bot in BOTS]
            figures = [(sample.bot, figure(sample)) for sample in both]
            yield judged(topic, "", figures, goal, players, _example(table, both[0], kind))
    goal = Goal.of(table.targets, "source")
    for players in player_counts(samples):
        both = [samples[players, bot] for bot in BOTS]
        index, name = max(source_names(levels).items(), key=lambda item: both[0].source(item[0]).value)
        figures = [(sample.bot, sample.source(index)) for sample in both]
        yield judged("source", name, figures, goal, players, _example(table, both[0], ANY))


def _example(table: Table, sample: Sample, kind: int) -> str:
    """A game that shows it: the first of its kind, or where there is no kind the one with the highest score."""
    records = sample.counts.course.records
    number = sample.counts.examples[kind] if kind >= 0 else records[11] if kind == CLOSEST else 0
    return table.replay(sample.match, (number or records[1] or 1) - 1)
