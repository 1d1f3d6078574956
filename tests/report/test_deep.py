"""What takes more games: a card's worth by substitution, skill, leaving something out, and which game to look at."""

from __future__ import annotations

import re

import pytest

from pnp.model.deck import Deck
from pnp.report.deep import RESTRICTED, Deep, Impact, deep_judgements, look_deeper, reference_card, steps, substituted
from pnp.report.looking import Samples
from pnp.report.report import play_samples
from pnp.report.sample import Figure
from pnp.report.table import BOTS, Table
from pnp.sim.counts import Counts
from pnp.sim.recount import count_record
from pnp.sim.series import recorded
from tests.report.planted import WEAK, classic, table, with_card

BLOCKS = 80


def weak_deck() -> Deck:
    """Elbow is good, and the weak card in its place is not."""
    return with_card(classic(), "elbow", WEAK)


@pytest.fixture(scope="module")
def looked() -> tuple[Table, Samples, Deep, int]:
    at, told = table(weak_deck()), list[int]()
    samples = play_samples(at, (2, 3), 100)
    deep = look_deeper(at, samples, BLOCKS, 2, lambda: told.append(1))
    return at, samples, deep, len(told)


def test_every_card_but_the_reference_is_tried_with_both_bots(looked: tuple[Table, Samples, Deep, int]) -> None:
    at, samples, deep, told = looked
    reference = reference_card(at, samples).id
    assert {one.reference for one in deep.impacts} == {reference}
    for bot in BOTS:
        tried = [one.card for one in deep.impacts if one.bot == bot]
        assert sorted([*tried, reference]) == sorted(card.id for card in at.deck.personal)
    assert told == steps(at)


def test_a_card_that_does_little_is_worth_less_than_the_reference(looked: tuple[Table, Samples, Deep, int]) -> None:
    _, _, deep, _ = looked
    for bot in BOTS:
        (weak,) = [one for one in deep.impacts if (one.bot, one.card) == (bot, "elbow")]
        assert weak.wins.high < 0
        assert weak.lead.high < 0
        assert weak.chance < 0.05


def test_skill_pays_and_restriction_does_not(looked: tuple[Table, Samples, Deep, int]) -> None:
    _, _, deep, _ = looked
    for _, figure in deep.skill:
        # Won every game so far is not won every game for sure.
        assert 0.9 < figure.low < figure.high <= 1
    assert [bot for bot, _ in deep.restricted] == list(RESTRICTED)
    never_climb = dict(deep.restricted)["restricted:never-climb"]
    assert all(figure.high < 0.5 for _, figure in never_climb)
    assert deep.search.value > 0.5


def test_judgements_on_all_of_it(looked: tuple[Table, Samples, Deep, int]) -> None:
    at, samples, deep, _ = looked
    found = list(deep_judgements(at, samples, deep))
    by_topic = {topic: [one for one in found if one.topic == topic] for topic in {one.topic for one in found}}
    assert len(by_topic["impact"]) == len(at.deck.personal) - 1
    assert len(by_topic["restricted"]) == len(RESTRICTED)
    assert [one.players for one in by_topic["runaway"]] == [2, 3]
    assert by_topic["skill"][0].kind == "PASS"
    (elbow,) = [one for one in by_topic["impact"] if one.cards == ("elbow",)]
    # Both bots lose by it, and the sentence says by how much.
    assert all(figure.low <= figure.value < 0 for _, figure in elbow.figures)
    assert re.fullmatch(r"elbow instead of [a-z-]+, -\d\.\d / -\d\.\d points", elbow.subject)


def test_a_substitute_takes_the_place_in_as_many_copies() -> None:
    cards = classic().personal
    made = substituted(cards, cards[2], cards[0])
    assert [card.id for card in made] == [cards[0].id, cards[1].id, cards[0].id, *(card.id for card in cards[3:])]
    assert made[2].copies == cards[2].copies


def hand_made(card: float, chance: float) -> Deep:
    """One card that both bots judge alike; the rest does not matter."""
    wins = Figure(card, card - 0.05, card + 0.05)
    impacts = tuple(Impact("kite", "hook", bot, wins, Figure(1.0, 0.5, 1.5), chance, chance) for bot in BOTS)
    return Deep(impacts, tuple((bot, Figure(0.9, 0.8, 1.0)) for bot in BOTS), Figure(0.6, 0.5, 0.7), ())


@pytest.mark.parametrize(
    ("wins", "chance", "kind"),
    [(0.4, 0.001, "WARN"), (-0.4, 0.001, "WARN"), (0.1, 0.001, "PASS"), (0.4, 0.5, "NOTE")],
)
def test_a_card_that_changes_too_much_is_warned_of(
    looked: tuple[Table, Samples, Deep, int], wins: float, chance: float, kind: str
) -> None:
    """Either way; and not where so many cards make it likely that one seems to."""
    at, samples, _, _ = looked
    (found,) = [one for one in deep_judgements(at, samples, hand_made(wins, chance)) if one.topic == "impact"]
    assert found.kind == kind


def test_games_are_decided_early_where_the_winner_led_since_the_first_half(
    looked: tuple[Table, Samples, Deep, int],
) -> None:
    at, samples, deep, _ = looked
    for found in (one for one in deep_judgements(at, samples, deep) if one.topic == "runaway"):
        assert found.players is not None
        for bot, figure in found.figures:
            sample = samples[found.players, bot]
            early = 0
            for number in range(sample.games):
                record = recorded(sample.match, number)
                counts = Counts(len(record.game.cards), 36)
                count_record(record, number, counts)
                early += sum(list(counts.course.settled)[:5])
            assert figure.value == early / sample.games
