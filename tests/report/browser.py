"""Pages in a real browser: Debian's chromium, driven by playwright."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

CHROMIUM = Path("/usr/bin/chromium")


@dataclass
class Opened:
    """A page, and everything it said or asked for."""

    page: Any
    said: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)


@contextmanager
def opened(file: Path, dark: bool = False, width: int = 1200) -> Iterator[Opened]:
    """The file as a browser shows it; `make test` installs chromium where it may."""
    if not CHROMIUM.exists():
        pytest.fail("there is no chromium: `make test` installs it with apt where it may, else install it by hand")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
        scheme: Any = "dark" if dark else "light"
        page = browser.new_page(viewport={"width": width, "height": 800}, color_scheme=scheme)
        found = Opened(page)
        page.on("console", lambda message: found.said.append(message.text))
        page.on("pageerror", lambda problem: found.said.append(str(problem)))
        page.on("request", lambda request: found.asked.append(request.url))
        page.goto(file.as_uri())
        yield found
        assert found.said == []
        assert found.asked == [file.as_uri()], "a page asks for nothing but itself"
        browser.close()
