"""Helper cards say what the rules in use say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pnp.art.seats import seats
from pnp.art.theme import COLOUR, LOW_INK
from pnp.draw import helper_card
from pnp.draw.face import CardFace
from pnp.load.words import words
from pnp.model.language import LANGUAGES
from pnp.model.layout import CARD_SIZES, Layout
from pnp.model.ruleset import FINAL, PROTOTYPE, RULESETS, Ruleset
from tests.draw.looking import is_inside, rivalry, thinnest, words_of

LAYOUT = Layout()
SEATS = seats(LAYOUT)


def sentences(rules: Ruleset, language: str = "en", layout: Layout = LAYOUT) -> str:
    """Everything a helper card says."""
    blocks = [*helper_card.turn(rules, words(language)), *helper_card.end(rules, layout, words(language))]
    return " ".join(
        f"{block.heading} {block.sentences} {' '.join(f'{label}: {points}' for label, points in block.rows)}"
        for block in blocks
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", CARD_SIZES)
@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.name)
def test_words_fit_every_card_size(language: str, size: str, rules: Ruleset) -> None:
    layout = replace(LAYOUT, cards=replace(LAYOUT.cards, size=CARD_SIZES[size]))
    safe = CardFace(helper_card.helper_size(CARD_SIZES[size]), 2).safe()
    for drawing in (
        helper_card.front(SEATS[0], rules, layout.cards, COLOUR, words(language)),
        helper_card.back(SEATS[0], rules, layout, COLOUR, words(language)),
    ):
        assert all(is_inside(box, safe) for box in words_of(drawing))
        assert thinnest(drawing) >= 0.2 - 1e-9


def test_numbers_follow_the_ruleset() -> None:
    rules = replace(
        FINAL, hand_size=6, climb_sides=2, direct_hit_points=9, supply_points=7, sweets_points=8, sweets_each_points=4
    )
    said = sentences(rules)
    for part in ("6 cards", "if 2 cells", "9 points at once", "supply: 7", "fewer Sweets: 8", "Each Sweets token: 4"):
        assert part in said
    assert "1 point at once" in sentences(FINAL)
    assert "1 / 2 / 3" in sentences(FINAL)
    board = replace(LAYOUT.board, levels=2, level_points=(4, 9))
    assert "4 / 9" in sentences(FINAL, layout=replace(LAYOUT, board=board))


def test_sentences_follow_the_ruleset() -> None:
    assert "1 more of yours" in sentences(PROTOTYPE)
    assert "two piles" in sentences(PROTOTYPE)
    assert "at once" not in sentences(PROTOTYPE)
    assert "mirror" in sentences(replace(FINAL, mirrored=True))
    assert "Not in this game" in sentences(replace(FINAL, face_down="never"))
    assert "row or column" in sentences(replace(FINAL, move_direction="straight"))
    assert "At most 3 cells" in sentences(replace(FINAL, move_distance=3))
    assert "under a token stay" in sentences(replace(FINAL, covered_sweets_stay=True))
    assert "your own tokens" in sentences(replace(FINAL, climb_tokens="own"))


def test_every_rivalry_card_that_changes_rules_can_be_in_use() -> None:
    """A table with any of the rule cards still gets helper cards."""
    for card in rivalry("rivalry").cards:
        if card.kind == "rule":
            rules = FINAL.with_options(card.effect.rules)  # type: ignore[union-attr]
            assert helper_card.front(SEATS[3], rules, LAYOUT.cards, LOW_INK, words("de"))
