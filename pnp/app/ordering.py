"""From what a user asks for to an order: files found and read, the command line over the layout, nonsense refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches
from hashlib import sha256
from pathlib import Path, PurePath
from typing import get_args
from unicodedata import normalize

from pnp.app.calibrate import printers_file, use_printer
from pnp.app.languages import use_words, words_file
from pnp.app.order import Order
from pnp.app.project import Input, here, in_use, known_input, layout_input, shipped_input, sound
from pnp.art.seats import Seat, seats
from pnp.art.theme import THEMES
from pnp.errors import PnpError
from pnp.load.project import PROJECT_FILE
from pnp.load.source import STDIN
from pnp.model.deck import Deck
from pnp.model.layout import CARD_SIZES, PAPERS, Backs, CardStock, Layout, Marks, Paper, Size, ThemeName
from pnp.model.rivalry import RivalryCard, RivalrySet
from pnp.sheets.imposition import THICKNESS
from pnp.units import millimetres, show

CHOICES: dict[str, tuple[str, ...]] = {
    "paper": tuple(PAPERS),
    "backs": get_args(Backs),
    "marks": get_args(Marks),
    "theme": get_args(ThemeName),
}
RIVALRY_SETS = {"final": "rivalry", "prototype": "rivalry-prototype"}
SMALLEST_CARD = 20.0
WIDEST = {"bleed": 10.0, "gap": 50.0, "margin": 100.0, "sheet-thickness": 1.0}
_PLAIN = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LANGUAGE = re.compile(r"[a-z]{2}(-[a-z]{2})?")
_LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Request:
    """What was asked for, as it was written; what is None is found in the layout, or as for every command."""

    deck: str | None = None
    layout: str | None = None
    paper: str | None = None
    margin: str | None = None
    card_size: str | None = None
    bleed: str | None = None
    gap: str | None = None
    corner: str | None = None
    backs: Backs | None = None
    marks: Marks | None = None
    theme: ThemeName | None = None
    colours: str | None = None
    players: int | None = None
    language: str = "en"
    printer: str | None = None
    seed: int = 0
    sheet_thickness: str = f"{THICKNESS}mm"


def order_of(request: Request) -> Order:
    """The order, or one clear line on what is wrong with the request."""
    if not _LANGUAGE.fullmatch(request.language):
        raise PnpError(f"{request.language!r} is no language; use codes such as en, fr, it, de, es")
    deck_file = known_input(request.deck, "deck") if request.deck else in_use().deck()
    deck = sound(deck_file.load(), "deck").model
    assert isinstance(deck, Deck)
    layout_file = layout_input(request.layout, deck)
    layout = sound(layout_file.load(), "layout").model
    assert isinstance(layout, Layout)
    layout = with_request(layout, request)
    ruleset = deck.ruleset()
    all_seats = tuple(_seeded(seat, request.seed) for seat in seats(layout))
    chosen = _chosen(all_seats, request)
    counts = (request.players,) if request.players else tuple(range(2, max(2, len(chosen)) + 1))
    return Order(
        deck=deck,
        deck_id=plain_name(deck_file, deck.name),
        layout=layout,
        layout_id=plain_name(layout_file, layout.name),
        ruleset=ruleset,
        rivalry=tuple(_rivalry(ruleset.name)),
        seats=chosen,
        all_seats=all_seats,
        player_counts=counts,
        language=request.language,
        words=use_words(request.language),
        theme=THEMES[layout.sheets.theme],
        backs=layout.sheets.backs,
        marks=layout.sheets.marks,
        printer=use_printer(layout.sheets.printer),
        seed=request.seed,
        sheet_thickness=_length("sheet-thickness", request.sheet_thickness),
    )


def files_of(request: Request) -> tuple[Path, ...]:
    """Every file that the order depends on, as far as they are known while some of them may be broken."""
    place = here()
    deck_file = known_input(request.deck, "deck") if request.deck else place.deck()
    deck = deck_file.load().model
    found = [deck_file, layout_input(request.layout, deck if isinstance(deck, Deck) else None), printers_file()]
    if place.folder is not None:
        found.append(Input(place.folder / PROJECT_FILE, PROJECT_FILE))
        found += place.inputs(place.project.rivalry) if place.project else []
    own = words_file(request.language)
    found += [Input(own, own.name)] if own is not None else []
    return tuple(file.path.absolute() for file in found if str(file.path) != STDIN)


def _seeded(seat: Seat, seed: int) -> Seat:
    """The same player with other rangoli; seed 0 is as shipped."""
    identity = seat.identity
    return replace(seat, identity=replace(identity, seed=f"{identity.seed} {seed}")) if seed else seat


def plain_name(file: Input, otherwise: str) -> str:
    """A name for folders: that of the file where it is plain, else what is left of it with a few digits of its own."""
    name = otherwise if str(file.path) == STDIN else PurePath(file.path).stem
    joined = re.sub(r"[\s_]+", "-", name.strip().lower())
    if _PLAIN.fullmatch(joined) and len(joined) <= _LONGEST_NAME:
        return joined
    left = "-".join(re.findall(r"[a-z0-9]+", normalize("NFKD", joined)))[:_LONGEST_NAME].strip("-")
    return f"{left or 'deck'}-{sha256(name.encode('utf-8', 'surrogateescape')).hexdigest()[:4]}"


def with_request(layout: Layout, request: Request) -> Layout:
    """The layout with everything in it that the command line says otherwise."""
    paper, cards, sheets = layout.paper, layout.cards, layout.sheets
    if request.paper is not None:
        name = request.paper.lower()
        paper = replace(paper, name=name, size=_size(name, PAPERS, "paper"))
    if request.margin is not None:
        paper = replace(paper, margin=_length("margin", request.margin))
    if request.card_size is not None:
        cards = replace(cards, size=_size(request.card_size, CARD_SIZES, "card size"))
    cards = replace(
        cards,
        bleed=cards.bleed if request.bleed is None else _length("bleed", request.bleed),
        gap=cards.gap if request.gap is None else _length("gap", request.gap),
        corner=cards.corner if request.corner is None else _length("corner", request.corner),
    )
    sheets = replace(
        sheets,
        backs=request.backs or sheets.backs,
        marks=request.marks or sheets.marks,
        theme=request.theme or sheets.theme,
        printer=sheets.printer if request.printer is None else request.printer,
    )
    _refuse_nonsense(paper, cards)
    return replace(layout, paper=paper, cards=cards, sheets=sheets)


def _length(name: str, text: str) -> float:
    try:
        mm = millimetres(text)
    except ValueError as problem:
        raise PnpError(f"--{name}: {problem}") from problem
    if not 0 <= mm <= WIDEST.get(name, mm):
        raise PnpError(f"--{name} {text} makes no sense; use 0 to {show(WIDEST.get(name, 100.0))}")
    return mm


def _size(text: str, named: dict[str, Size], what: str) -> Size:
    """A size by its name, or as width x height."""
    if text.lower() in named:
        return named[text.lower()]
    parts = re.split(r"\s*x\s*", text.strip().lower())
    hint = f"choose {', '.join(named)}" + (" or width x height such as 63x88mm" if what == "card size" else "")
    if len(parts) != 2 or what == "paper":
        raise PnpError(f"there is no {what} {text!r}; {hint}")
    unit = re.sub(r"[^a-z]", "", parts[1])
    try:
        width, height = (millimetres(part if part[-1:].isalpha() else part + unit) for part in parts)
    except ValueError as problem:
        raise PnpError(f"there is no {what} {text!r}: {problem}; {hint}") from problem
    return width, height


def _refuse_nonsense(paper: Paper, cards: CardStock) -> None:
    """What no printer or scissors can make; whether cards fit the paper is seen when they are laid out."""
    for size in (cards.size, cards.rivalry_size):
        if min(size) < SMALLEST_CARD:
            raise PnpError(
                f"cards of {size[0]:g} x {size[1]:g}mm are too small; make them at least {SMALLEST_CARD:g}mm"
            )
        if 2 * cards.corner > min(size):
            raise PnpError(f"corners of {show(cards.corner)} do not fit cards of {size[0]:g} x {size[1]:g}mm")
    if 2 * paper.margin >= min(paper.size):
        raise PnpError(f"margins of {show(paper.margin)} leave nothing of the paper; make them smaller")


def _chosen(all_seats: tuple[Seat, ...], request: Request) -> tuple[Seat, ...]:
    """The players whose parts are printed."""
    if request.players is not None and not 2 <= request.players <= len(all_seats):
        raise PnpError(f"the layout is for 2 to {len(all_seats)} players, not {request.players}")
    if request.colours is None:
        return all_seats[: request.players]
    names = [seat.name for seat in all_seats]
    wanted = [name.strip() for name in request.colours.split(",")]
    for name in wanted:
        if name not in names:
            near = get_close_matches(name, names, n=1)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(names)}"
            raise PnpError(f"the layout has no colour {name!r}; {hint}")
    return tuple(seat for seat in all_seats if seat.name in wanted)


def _rivalry(ruleset: str) -> Iterator[RivalryCard]:
    """The project's own cards for this ruleset, or else the shipped ones; each id once."""
    place = in_use()
    own = place.inputs(place.project.rivalry) if place.project else []
    known: dict[str, RivalryCard] = {}
    for source in own or [shipped_input(RIVALRY_SETS[ruleset])]:
        model = sound(source.load(), "rivalry").model
        if isinstance(model, RivalrySet) and model.ruleset_name in (None, ruleset):
            known |= {card.id: card for card in model.cards if card.id not in known}
    yield from known.values()
