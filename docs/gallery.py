"""The pictures of the README, made of the shipped game: `make gallery`."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import pypdfium2 as pdfium
from PIL import Image

from pnp.app.build import Plan, build
from pnp.app.ordering import Request, order_of
from pnp.app.project import output_folder
from pnp.app.replay import strip_of_game
from pnp.app.simulate import match_of

FOLDER = Path(__file__).parent
DPI = 80
SHADES = 200
"""Few colours make small files, and the art has few."""
LARGEST = 300_000


@dataclass(frozen=True, slots=True)
class Picture:
    """A page of what is built, or a part of it as shares of its width and height."""

    name: str
    page: str
    request: Request
    part: tuple[float, float, float, float] = (0.0, 0.0, 1.0, 1.0)


CLASSIC = Request("classic", "tower")
TURNED = Request("classic", "tower", backs="duplex-long")
PICTURES = (
    Picture("cards", "cards-07", CLASSIC),
    Picture("backs", "cards-04", TURNED),
    Picture("rivalry", "rivalry-05", CLASSIC, (0.0, 0.0, 1.0, 0.651)),
    Picture("helpers", "helpers-01", CLASSIC),
    Picture("tokens", "tokens-03", CLASSIC, (0.0, 0.13, 1.0, 0.88)),
    Picture("figures", "figures-01", CLASSIC, (0.17, 0.28, 0.83, 0.72)),
    Picture("tower", "tower-04", CLASSIC, (0.06, 0.14, 0.97, 0.71)),
    Picture("boards", "boards-02", CLASSIC, (0.0, 0.14, 1.0, 0.86)),
    Picture("strips", "tower-02", CLASSIC, (0.06, 0.02, 0.94, 0.45)),
    Picture("low-ink", "cards-10", Request("classic", "tower", theme="low-ink", language="fr")),
)


def main() -> None:
    """Build what the pictures show, and keep those pages."""
    for picture in PICTURES:
        component = picture.page.split("-")[0]
        folder = output_folder(f"gallery/{picture.name}")
        build(order_of(picture.request), Plan((component,), ("png",), DPI), folder)
        keep(picture.name, Image.open(folder / f"{picture.page}.png"), picture.part)
    keep("replay", film(), (0.03, 0.02, 0.97, 0.396))


def film() -> Image.Image:
    """The film strip of a game."""
    match = match_of("classic", "tower", rules=None, players=2, bots="greedy", rivalry="none", seed=1)
    strip = pdfium.PdfDocument(strip_of_game(match, 3, "pnp replay --game 3", "a4"))
    picture: Image.Image = strip[0].render(scale=1.4 * DPI / 72).to_pil()
    return picture


def keep(name: str, page: Image.Image, part: tuple[float, float, float, float]) -> None:
    path = FOLDER / f"{name}.png"
    path.write_bytes(shown(page.convert("RGB"), part))
    print(f"{path.name}: {path.stat().st_size // 1000} kB")
    if path.stat().st_size > LARGEST:
        raise SystemExit(f"{path.name} is larger than {LARGEST // 1000} kB")


def shown(whole: Image.Image, part: tuple[float, float, float, float]) -> bytes:
    """The part of a page, in few colours and on a line of grey, so that white paper shows on white."""
    width, height = whole.size
    left, top, right, bottom = part
    cut = whole.crop((round(left * width), round(top * height), round(right * width), round(bottom * height)))
    framed = Image.new("RGB", (cut.width + 2, cut.height + 2), "#c8c8c8")
    framed.paste(cut, (1, 1))
    file = BytesIO()
    framed.quantize(SHADES, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


if __name__ == "__main__":
    main()
