"""Designs in the place of a card: all are tried, what is planted is found, and the lists are what they say."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from pnp.model.board import Board, beside_corners, corner_cells
from pnp.model.deck import Deck
from pnp.model.designs import PLAIN, STAR, DesignSize, designs
from pnp.model.layout import Layout
from pnp.model.pattern import Pattern
from pnp.report.candidates import all_designs, allowed, candidates, sizes_for
from pnp.report.likeness import likeness
from pnp.report.suggest import SHOWN, deck_of, is_within, score_designs, shares, suggest, varied
from pnp.report.table import BOTS
from tests.report.planted import WEAK, classic, table, with_card
from tests.sim.matches import deck


def named(one: Deck, card_id: str) -> int:
    return [card.id for card in one.personal].index(card_id)


def test_candidates_are_all_designs_that_the_deck_could_have() -> None:
    one = classic()
    card = one.personal[named(one, "gate")]
    found = candidates(one, Layout(), card, [PLAIN])
    # Of thirteen designs the deck has ten, and two that are left look the same when turned.
    assert [candidate.card.id for candidate in found] == ["plain3-05"]
    anyhow = candidates(replace(one, repeated_turns_allowed=True), Layout(), card, [PLAIN])
    assert len(anyhow) == 3
    taken = {other.pattern.canonical() for other in one.personal}
    for candidate in candidates(one, Layout(), card, [STAR]):
        pattern = candidate.card.pattern
        assert pattern.canonical() not in taken
        assert candidate.likeness == max(likeness(pattern, other.pattern) for other in one.personal if other != card)


def test_candidates_fit_the_boards_and_the_rules() -> None:
    one = classic()
    narrow = replace(Layout(), board=Board(6, 2, 2, corner_cells(6, 2), beside_corners(6, 2)))
    card = one.personal[0]
    wide = [design for design in designs(PLAIN) if not narrow.board.coverage(design.pattern)]
    assert wide
    found = candidates(one, narrow, card, [PLAIN])
    assert not {design.pattern for design in wide} & {candidate.card.pattern for candidate in found}
    assert allowed(deck("prototype"), [PLAIN, STAR]) == (PLAIN,)


def test_a_card_keeps_its_size_where_there_is_a_choice() -> None:
    one = classic()
    assert sizes_for(one, Layout(), one.personal[named(one, "spray")]) == (STAR,)
    assert len(sizes_for(one, Layout(), one.personal[named(one, "gate")])) == 4


def test_an_id_that_is_taken_is_not_given_again() -> None:
    one = classic()
    taken = replace(one, personal=(replace(one.personal[0], id="plain3-05"), *one.personal[1:]))
    found = candidates(taken, Layout(), one.personal[1], [PLAIN])
    assert [candidate.card.id for candidate in found] == ["plain3-05-new"]


def test_every_design_beats_a_useless_card_and_the_lists_are_sorted() -> None:
    one = table(with_card(classic(), "elbow", WEAK))
    card = one.deck.personal[named(one.deck, "elbow")]
    found = candidates(one.deck, one.layout, card, [PLAIN])
    made = suggest(one, card, found, blocks=150, shown=SHOWN, workers=2, tell=lambda _: None)
    assert len(made.scored) == len(found) == 2
    assert all(score.wins.value > 0.5 for scored in made.scored for score in scored.shown.values())
    assert all(set(scored.shown) == set(BOTS) for scored in made.best)
    assert [scored.wins for scored in made.best] == sorted((scored.wins for scored in made.best), reverse=True)
    nearness = [scored.candidate.likeness for scored in made.different]
    assert nearness == sorted(nearness)


def test_the_same_seed_suggests_the_same_with_any_number_of_workers() -> None:
    one = table(classic())
    card = one.deck.personal[named(one.deck, "gate")]
    found = candidates(one.deck, one.layout, card, [DesignSize(2, has_star=True)])
    alone, together = (suggest(one, card, found, 20, 2, workers, lambda _: None) for workers in (1, 3))
    assert alone == together


def test_what_misses_the_targets_comes_last() -> None:
    one = table(classic())
    card = one.deck.personal[named(one.deck, "elbow")]
    found = candidates(one.deck, one.layout, card, [DesignSize(1, has_star=True), STAR])
    scored = score_designs(one, card, found, 60, 2, lambda _: None)
    within = [is_within(one, each.candidate, each.found[BOTS[0]]) for each in scored]
    assert within == sorted(within, reverse=True)
    assert within[0]
    assert not within[-1]


@pytest.mark.parametrize(("count", "plain", "star"), [(13, 10, 3), (1, 1, 0), (26, 10, 16), (4, 3, 1)])
def test_a_new_deck_keeps_its_proportions(count: int, plain: int, star: int) -> None:
    """Ten plain cards and three with a star; there are only ten plain designs whose turns are distinct."""
    made = shares(classic(), [PLAIN, STAR], count, {PLAIN: 10, STAR: 97})
    assert made == {PLAIN: plain, STAR: star}


def test_a_new_deck_is_varied() -> None:
    one = table(classic())
    card = one.deck.personal[0]
    found = all_designs(one.deck, one.layout, card, [STAR])
    scored = score_designs(one, card, found, 20, 2, lambda _: None)
    chosen = varied(one, scored, {STAR: 5})
    made = deck_of(one.deck, chosen)
    assert len({card.pattern.canonical() for card in made.personal}) == 5

    def alike(patterns: list[Pattern]) -> float:
        return sum(likeness(one, other) for one, other in combinations(patterns, 2))

    first = [each.candidate.card.pattern for each in scored[:5]]
    assert alike([each.card.pattern for each in chosen]) < alike(first)


def test_designs_that_the_deck_has_keep_their_names() -> None:
    one = classic()
    found = all_designs(one, Layout(), one.personal[0], [PLAIN])
    made = deck_of(one, found)
    kept = {card.id: card.names for card in made.personal if card.names}
    assert kept == {card.id: card.names for card in one.personal if DesignSize.of(card.pattern) == PLAIN}
