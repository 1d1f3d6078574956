"""HTML by hand: everything is escaped unless it was made here, and a page asks for nothing from anywhere."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Sequence
from hashlib import sha256
from html import escape

from pnp.scene.page import Size
from pnp.scene.shapes import Part

_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def safe(text: str) -> Markup:
    """Any text as HTML that shows it."""
    return text if isinstance(text, Markup) else Markup(escape(_FORBIDDEN.sub("\N{REPLACEMENT CHARACTER}", text)))


def element(name: str, *parts: str, **attributes: str) -> Markup:
    """An element; `class_` and `for_` are attributes without their line."""
    written = "".join(f' {key.rstrip("_").replace("_", "-")}="{safe(value)}"' for key, value in attributes.items())
    return Markup(f"<{name}{written}>{''.join(map(safe, parts))}</{name}>")


def joined(parts: Iterable[str], between: str = "") -> Markup:
    return Markup(safe(between).join(map(safe, parts)))


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], caption: str = "") -> Markup:
    """A table whose first column names the rows."""
    head = element("tr", *(element("th", text, scope="col") for text in heads))
    body = [
        element("tr", element("th", row[0], scope="row"), *(element("td", text) for text in row[1:])) for row in rows
    ]
    parts = [element("caption", caption)] if caption else []
    made = element("table", *parts, element("thead", head), element("tbody", *body))
    return element("div", made, class_="table")


def figure(title: str, drawing: str, kind: str, *below: str, is_wide: bool = False) -> Markup:
    """A picture with its title, and what stands under it or, where it is alone, beside it."""
    drawn = element("div", Markup(drawing), class_=kind)
    wide = {"class_": "wide"} if is_wide else {}
    return element("figure", element("h3", title), drawn, element("div", *below), **wide)


def panel(title: str, *parts: str) -> Markup:
    """Tables that belong together and have no picture."""
    return element("div", element("h3", title), *parts, class_="panel")


class Drawn:
    """Drawings of one page; the first one that needs a symbol has it stored."""

    def __init__(self) -> None:
        from pnp.render.svg import Embedded

        self._within = Embedded()

    def svg(self, parts: Iterable[Part], size: Size, title: str) -> Markup:
        return Markup(self._within.drawing(parts, size, title))

    def symbols(self) -> Markup:
        return Markup(self._within.symbols())


def page(title: str, style: str, body: Sequence[str], script: str = "") -> bytes:
    """A whole page; only the style and script that stand in it are let run."""
    digest = b64encode(sha256(script.encode()).digest()).decode()
    policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'" + (
        f"; script-src 'sha256-{digest}'" if script else ""
    )
    head = [
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        # A page without one makes browsers ask for it.
        '<link rel="icon" href="data:,">',
        f"<title>{safe(title)}</title>",
        f"<style>{style}</style>",
    ]
    scripts = f"<script>{script}</script>" if script else ""
    text = f'<!doctype html>\n<html lang="en">\n<head>\n{chr(10).join(head)}\n</head>\n<body>\n<main>\n'
    return f"{text}{chr(10).join(map(safe, body))}\n</main>\n{scripts}</body>\n</html>\n".encode()
