"""The fit coupon: slots from tight to loose, to be tried with a piece of one's own board."""

from __future__ import annotations

from pnp.art.facade import wash
from pnp.art.floor import paving
from pnp.art.theme import Theme
from pnp.draw.cutting import cut_lines
from pnp.draw.face import fitted_text, text
from pnp.model.layout import Layout
from pnp.model.words import Words
from pnp.scene.geometry import Box, rectangle
from pnp.scene.shapes import Part, Shape
from pnp.scene.text import written
from pnp.tower.outlines import Outlined
from pnp.tower.parts import COUPON_DEPTH, COUPON_STEPS, coupon_slots


def signed(step: float, words: Words) -> str:
    """A number with its sign and the decimal mark of the language."""
    shown = f"{step:+.1f}".replace("-", "\N{MINUS SIGN}") if step else "0.0"
    return shown if words.language == "en" else shown.replace(".", ",")


def coupon(layout: Layout, part: Outlined, theme: Theme, words: Words, bleed: float) -> tuple[Part, ...]:
    """Each slot with its number; the words say which way is tighter."""
    floor, (width, height) = paving(theme, 0), part.size()
    numbers = [
        text(written(signed(step, words), (x, COUPON_DEPTH + 5.6), 3.6, "bold", "centre"), theme.ink)
        for (x, _), step in zip(coupon_slots(layout), COUPON_STEPS, strict=True)
    ]
    half = width / 2 - 3
    low = Box(3.0, height - 10.0, half - 1, 7.0)
    return (
        Shape(rectangle(Box(0, 0, width, height).grown(bleed)), wash(theme, floor.tiles[0])),
        *numbers,
        fitted_text("← " + words.text("coupon_tighter"), low, theme.ink, "body", largest=4.2, align="left"),
        fitted_text(
            words.text("coupon_looser") + " →",
            low._replace(x=width - 3.0 - low.width),
            theme.ink,
            "body",
            largest=4.2,
            align="right",
        ),
        *cut_lines(part, theme),
    )


def tongue(part: Outlined, theme: Theme, words: Words, bleed: float) -> tuple[Part, ...]:
    """The piece that is pushed into the slots."""
    floor, (width, height) = paving(theme, 1), part.size()
    return (
        Shape(rectangle(Box(0, 0, width, height).grown(bleed)), wash(theme, floor.tiles[1])),
        fitted_text(
            words.text("coupon_tongue"),
            Box(3, 3, width - 6, height - 6),
            theme.ink,
            largest=4.0,
            language=words.language,
        ),
    )
