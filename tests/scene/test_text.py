"""Text as outlines: measured, kerned, broken, fitted, and refused where it cannot be drawn."""

from __future__ import annotations

import subprocess
import sys

import pytest

from pnp.errors import GlyphMissing, TextTooLong
from pnp.scene.fonts import shaped
from pnp.scene.geometry import Box, bounds
from pnp.scene.text import Fitted, Upright, fitted, width, written

SENTENCE = "Score two points for each row of a board with at least four of your tokens."
ACCURACY = 1e-6


def is_inside(text: Fitted, box: Box) -> bool:
    ink = text.box
    return (
        ink.x >= box.x - ACCURACY
        and ink.y >= box.y - ACCURACY
        and ink.x + ink.width <= box.x + box.width + ACCURACY
        and ink.y + ink.height <= box.y + box.height + ACCURACY
    )


def test_a_line_stands_on_its_baseline_at_its_size() -> None:
    ink = bounds([written("H", (10, 20), 10, "bold")])
    assert ink.y + ink.height == pytest.approx(20)
    assert ink.height == pytest.approx(6.52, abs=0.01)
    assert 10 < ink.x < 11


def test_lines_are_aligned_by_their_advance() -> None:
    long = width("Marigold", 4, "heading")
    left, centre, right = (bounds([written("Marigold", (0, 0), 4, "heading", a)]) for a in ("left", "centre", "right"))
    assert left.x - centre.x == pytest.approx(long / 2)
    assert left.x - right.x == pytest.approx(long)


def test_only_four_kinds_of_steps_are_drawn() -> None:
    for face in ("heading", "body", "bold", "italic"):
        outline = written("Öffi & 3½", (0, 0), 3, face)
        assert {step[0] for step in outline} == {"M", "L", "C", "Z"}
        assert all(len(step) == {"M": 3, "L": 3, "C": 7, "Z": 1}[step[0]] for step in outline)


def test_pairs_of_letters_are_kerned() -> None:
    assert width("AV", 1) < width("A", 1) + width("V", 1) - 0.01


def test_width_grows_with_the_size() -> None:
    assert width(SENTENCE, 6) == pytest.approx(2 * width(SENTENCE, 3))


def test_missing_glyphs_are_borrowed() -> None:
    faces = {glyph.face for glyph in shaped("A\u00a0B\u202f!", "heading").glyphs}
    assert faces == {"heading", "bold"}


@pytest.mark.parametrize("face", ["heading", "body"])
def test_a_character_no_font_has_is_named(face: str) -> None:
    with pytest.raises(GlyphMissing, match=r"'Kite 風'.*U\+98A8"):
        written("Kite 風", (0, 0), 3, face)  # type: ignore[arg-type]


def test_composed_and_decomposed_accents_are_the_same() -> None:
    assert written("é", (0, 0), 3) == written("e\u0301", (0, 0), 3)


def test_a_short_text_keeps_the_largest_size() -> None:
    found = fitted("Kite", Box(0, 0, 50, 10), largest=5, smallest=2)
    assert (found.size, found.lines) == (5, ("Kite",))


@pytest.mark.parametrize("upright", ["top", "middle", "bottom"])
@pytest.mark.parametrize("size", [(50, 12), (30, 20), (20, 30), (56, 7.5)])
def test_ink_stays_inside_the_box(size: tuple[float, float], upright: Upright) -> None:
    box = Box(3, 4, *size)
    for text in (SENTENCE, "Éclat jäh\nÅngström", "f"):
        found = fitted(text, box, "italic", largest=6, smallest=1.5, upright=upright)
        assert is_inside(found, box)
        assert found.box == pytest.approx(bounds([found.outline]))


def test_it_is_as_large_as_can_be() -> None:
    box = Box(0, 0, 50, 12)
    found = fitted(SENTENCE, box, largest=6, smallest=1.5)
    assert 1.5 < found.size < 6
    with pytest.raises(TextTooLong):
        fitted(SENTENCE, box, largest=found.size + 0.06, smallest=found.size + 0.06)


def test_lines_are_even_and_no_word_is_forgotten() -> None:
    found = fitted(SENTENCE, Box(0, 0, 58, 20), largest=3, smallest=3)
    widths = [width(line, 3) for line in found.lines]
    assert len(widths) > 1
    assert min(widths) > 0.7 * max(widths)


def test_the_fewest_lines_are_used() -> None:
    assert len(fitted("one two three", Box(0, 0, 100, 30), largest=3, smallest=3).lines) == 1


def test_line_breaks_and_fixed_spaces_are_kept() -> None:
    found = fitted("one\n\ntwo: 3\u00a0mm wide", Box(0, 0, 12, 30), largest=3, smallest=3)
    assert found.lines[:2] == ("one", "")
    assert any("3\u00a0mm" in line for line in found.lines)


def test_words_are_hyphenated_only_where_the_text_would_be_small() -> None:
    roomy = fitted("Festival preparation", Box(0, 0, 26, 20), largest=4, smallest=2)
    assert roomy.lines == ("Festival", "preparation")
    narrow = fitted("Festival preparation", Box(0, 0, 11, 20), largest=4, smallest=2)
    assert narrow.size >= 3
    assert any(line.endswith("-") for line in narrow.lines)
    assert "".join(narrow.lines).replace("-", "") == "Festivalpreparation"


def test_hyphenation_knows_the_language() -> None:
    german = fitted("Schifffahrtsgesellschaft", Box(0, 0, 18, 20), largest=4, smallest=2, language="de")
    assert german.lines[0].startswith("Schiff")
    unknown = fitted("Schifffahrtsgesellschaft", Box(0, 0, 18, 20), largest=4, smallest=1, language="xx")
    assert len(unknown.lines) == 1


def test_soft_hyphens_and_compounds_are_broken_without_a_language() -> None:
    assert fitted("mari\u00adgold", Box(0, 0, 9, 20), largest=4, smallest=4).lines == ("mari-", "gold")
    assert fitted("fold-over", Box(0, 0, 10, 20), largest=4, smallest=4).lines == ("fold-", "over")
    assert fitted("mari\u00adgold", Box(0, 0, 30, 20), largest=4, smallest=4).lines == ("marigold",)


def test_what_does_not_fit_is_refused_by_name() -> None:
    with pytest.raises(TextTooLong, match="'Score two points for each row of a boar…' does not fit 10 x 5mm"):
        fitted(SENTENCE, Box(0, 0, 10, 5), largest=5, smallest=2.3)


def test_nothing_to_write_is_no_ink() -> None:
    assert written("", (0, 0), 3) == ()
    assert fitted(" ", Box(0, 0, 10, 10), largest=3, smallest=2).outline == ()


def test_importing_opens_no_font() -> None:
    code = "import sys, pnp.scene.text; print([m for m in ('uharfbuzz', 'pyphen') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
