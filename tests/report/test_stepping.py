"""Stepping through a replay in a real browser: keys, buttons, addresses, narrow screens, paper, and no script."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from pnp.report.replay import replay_page
from pnp.sim.series import recorded
from tests.report.browser import opened
from tests.report.test_replay import classic_game

NOW = "[...document.querySelectorAll('.moment.now')].map(one => one.id)"
VISIBLE = "[...document.querySelectorAll('.moment')].filter(one => getComputedStyle(one).display !== 'none')"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("replay") / "game.html"
    one = classic_game(4)
    path.write_bytes(replay_page(recorded(one, 2), one.layout, "A deck, game 2", "pnp replay --game 2"))
    return path


def now(page: Any) -> str:
    (found,) = page.evaluate(NOW)
    return str(found)


@pytest.mark.parametrize(("dark", "width"), [(False, 1200), (True, 375)])
def test_keys_and_buttons(file: Path, dark: bool, width: int) -> None:
    with opened(file, dark, width) as shown:
        page = shown.page
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert now(page) == "turn-0"
        for pressed, turn in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), (" ", 2), ("Shift+ ", 1)):
            page.keyboard.press(pressed)
            assert now(page) == f"turn-{turn}", pressed
        page.click("button[data-step=on]")
        page.click("button[data-step=on]")
        page.click("button[data-step=back]")
        assert now(page) == "turn-2"
        page.keyboard.press("End")
        last = now(page)
        page.click("button[data-step=on]")
        assert now(page) == last
        page.keyboard.press("Home")
        assert now(page) == "turn-0"
        page.keyboard.press("ArrowLeft")
        assert now(page) == "turn-0"


def test_a_key_pressed_on_a_button_or_the_slider(file: Path) -> None:
    """Space presses the button it is on; the slider leaves no key without effect, and none has it twice."""
    with opened(file) as shown:
        page = shown.page
        page.keyboard.press("End")
        last = int(now(page).removeprefix("turn-"))
        page.focus("button[data-step=back]")
        page.keyboard.press(" ")
        assert now(page) == f"turn-{last - 1}"
        page.keyboard.press("Enter")
        assert now(page) == f"turn-{last - 2}"
        page.keyboard.press("ArrowRight")
        assert now(page) == f"turn-{last - 1}"
        page.click("nav input")
        middle = int(now(page).removeprefix("turn-"))
        assert 0 < middle < last - 1
        steps = (("ArrowRight", middle + 1), ("ArrowLeft", middle), ("ArrowUp", middle + 1), (" ", middle + 2))
        for pressed, turn in (*steps, ("End", last), ("Home", 0), ("PageUp", last // 10)):
            page.keyboard.press(pressed)
            assert abs(int(now(page).removeprefix("turn-")) - turn) <= (pressed == "PageUp"), pressed
            assert page.input_value("nav input") == now(page).removeprefix("turn-")


def test_the_address_follows_and_leads(file: Path) -> None:
    with opened(file) as shown:
        page = shown.page
        assert page.url == file.as_uri()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        page.wait_for_url("**#turn-2")
        page.reload()
        del shown.asked[1:]
        assert now(page) == "turn-2"
        page.evaluate("location.hash = 'turn-7'")
        page.wait_for_selector("#turn-7.now")
        assert page.evaluate("scrollY") == 0, "the top of the page stays in sight"
        page.evaluate("location.hash = 'turn-9999'")
        page.wait_for_function(f"({NOW})[0] !== 'turn-7'")
        page.go_back()
        page.wait_for_selector("#turn-7.now")
        page.go_back()
        page.wait_for_selector("#turn-2.now")
        page.go_forward()
        page.wait_for_selector("#turn-7.now")
        page.evaluate("location.hash = 'elsewhere'")
        assert now(page) == "turn-7"


def test_what_is_told_to_those_who_listen(file: Path) -> None:
    with opened(file) as shown:
        page = shown.page
        assert page.get_attribute("nav input", "aria-valuetext") == "set-up: the table before the first turn"
        page.keyboard.press("ArrowRight")
        title = page.inner_text(".moment.now h2")
        last = len(page.query_selector_all(".moment")) - 1
        assert title.startswith("turn 1: A ")
        assert page.get_attribute("nav input", "aria-valuetext") == title.replace("turn 1:", f"turn 1 of {last},")
        assert page.get_attribute("nav output", "aria-live") == "polite"
        assert page.inner_text("nav output") == f"1 / {last}"
        assert all(button.get_attribute("aria-label") for button in page.query_selector_all("nav button"))


def test_all_of_a_tower_is_in_sight_at_the_start(file: Path) -> None:
    with opened(file) as shown:
        page = shown.page
        for width, height in ((1366, 768), (1280, 720), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            box = page.query_selector(".moment.now .tower svg").bounding_box()
            assert box["y"] + box["height"] <= height
            assert box["height"] >= height * 0.7


@pytest.mark.parametrize("width", [320, 360, 768])
def test_nothing_breaks_or_overlaps_on_a_narrow_screen(file: Path, width: int) -> None:
    with opened(file, width=width) as shown:
        page = shown.page
        page.keyboard.press("End")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        for part in page.query_selector_all("nav button, nav output"):
            assert part.bounding_box()["height"] <= 45
        for panel in page.query_selector_all(".moment.now .player"):
            boxes = [part.bounding_box() for part in panel.query_selector_all("b, small, .score")]
            for first, second in ((0, 1), (0, 2), (1, 2)):
                one, other = boxes[first], boxes[second]
                beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
                below = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
                assert beside or below


def test_without_a_script_every_moment_is_shown(file: Path) -> None:
    with opened(file) as shown:
        context = shown.page.context.browser.new_context(java_script_enabled=False)
        page = context.new_page()
        page.goto(f"{file.as_uri()}#turn-3")
        moments = page.locator(".moment")
        assert all(moments.nth(index).is_visible() for index in range(moments.count()))
        assert not page.locator("nav").is_visible()
        assert abs(page.locator("#turn-3").bounding_box()["y"]) < 40


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_key_moments_are_printed_on_one_sheet(file: Path, paper: str) -> None:
    with opened(file) as shown:
        page = shown.page
        page.emulate_media(media="print")
        printed = page.evaluate(f"{VISIBLE}.map(one => one.className)")
        assert 4 <= len(printed) <= 12
        assert all("key" in name for name in printed)
        tops = page.evaluate(f"{VISIBLE}.map(one => one.querySelector('.tower').getBoundingClientRect().top)")
        assert {len(set(tops[row : row + 4])) for row in range(0, len(tops), 4)} == {1}
        (only,) = pypdfium2.PdfDocument(BytesIO(page.pdf(format=paper, print_background=True)))
        assert "wins with" in only.get_textpage().get_text_bounded()
