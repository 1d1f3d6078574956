"""A game as files: every component drawn, laid out, rendered, read back and checked, and only then written."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from math import inf
from pathlib import Path
from typing import Literal

from pnp.app.cards import drawing
from pnp.app.components import COMPONENTS
from pnp.app.folder import Change, refuse_unwritable, update
from pnp.app.manifest import FORMAT, Manifest, checksum, digest, is_ours, listed, program, read_manifest, versions
from pnp.app.margins import margins
from pnp.app.order import Order
from pnp.check.preflight import Preflight, preflight
from pnp.errors import Finding, PnpError, Severity
from pnp.render import pdf
from pnp.scene.page import Document, Page
from pnp.scene.text import width
from pnp.sheets.backs import flip
from pnp.sheets.furniture import furnished
from pnp.sheets.printer import corrected

Format = Literal["pdf", "svg", "png"]
FORMATS: tuple[Format, ...] = ("pdf", "svg", "png")
EVERYTHING = "everything"
FOLDED = "-to-fold"
MOST_PAGES = 500
"""In one file."""

OnStep = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """Which components, as which files; `is_looked_at` renders every page to see whether art reaches its bleed."""

    only: tuple[str, ...] = tuple(COMPONENTS)
    formats: tuple[Format, ...] = ("pdf",)
    dpi: int = 150
    is_looked_at: bool = False


@dataclass(frozen=True, slots=True)
class Sheets:
    """One finished file before it is written: its document, its bytes as PDF, and what was read back from them."""

    name: str
    document: Document
    data: bytes
    report: Preflight


@dataclass(frozen=True, slots=True)
class Built:
    """What a build has come to; `change` is None where the input was that of the last build."""

    folder: Path
    manifest: Manifest
    change: Change | None
    warnings: tuple[Finding, ...] = ()


class Unfit(PnpError):
    """What was made would not print well, and is not written."""

    def __init__(self, findings: tuple[Finding, ...]) -> None:
        super().__init__(f"{len(findings)} errors in what was made; nothing is replaced")
        self.findings = findings


Kept = dict[str, Sheets]
"""Files of the last build, for whoever builds again and again."""


def parsed_only(text: str | None) -> tuple[str, ...]:
    """The components that `--only` names, in their own order."""
    if text is None:
        return tuple(COMPONENTS)
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in COMPONENTS:
            near = get_close_matches(name, COMPONENTS, n=1)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(COMPONENTS)}"
            raise PnpError(f"there is no component {name!r}; {hint}")
    return tuple(name for name in COMPONENTS if name in names)


def parsed_formats(text: str) -> tuple[Format, ...]:
    """The formats that are named, with commas."""
    names = [name.strip() for name in text.lower().split(",")]
    for name in names:
        if name not in FORMATS:
            raise PnpError(f"there is no format {name!r}; choose {', '.join(FORMATS)}")
    return tuple(known for known in FORMATS if known in names)


def build(order: Order, plan: Plan, folder: Path, on_step: OnStep | None = None, kept: Kept | None = None) -> Built:
    """Make the folder hold the game; it stays as it was if anything goes wrong, and if nothing has changed."""
    said = on_step or (lambda _: None)
    key = digest([order, plan, versions(), program()])
    before = read_manifest(folder)
    if before.get("input") == key and all(is_ours(folder / name, known) for name, known in listed(before).items()):
        return Built(folder, before, None)
    refuse_unwritable(folder)
    made = _made(order, plan, said, {} if kept is None else kept)
    findings = tuple(finding for sheets in made for finding in sheets.report.findings)
    if grave := tuple(finding for finding in findings if finding.severity >= Severity.ERROR):
        raise Unfit(grave)
    said("writing")
    files = {name: data for sheets in made for name, data in _files(sheets, plan)}
    manifest = _manifest(order, plan, key, made, files)
    return Built(folder, manifest, update(folder, files, manifest), findings)


def _made(order: Order, plan: Plan, said: OnStep, kept: Kept) -> list[Sheets]:
    """Every component, and all of them together where there are several."""
    with drawing("the deck's name"):
        width(order.deck.name, 1.0)
    drawn: dict[str, tuple[Page, ...]] = {}
    made: list[Sheets] = []
    for name in plan.only:
        said(name)
        part = str(list(COMPONENTS).index(name) + 1)
        pages = tuple(replace(page, part=part) for page in COMPONENTS[name].pages(order))
        if len(pages) > MOST_PAGES:
            hint = "choose fewer --colours or larger paper"
            raise PnpError(f"{name} would have {len(pages)} pages, more than {MOST_PAGES}; {hint}")
        if pages and COMPONENTS[name].folded is not None:
            made += _booklet(order, name, pages, kept)
        elif pages:
            drawn[name] = pages
            made.append(_sheets(order, plan, name, order.title(name), pages, kept))
    if not made:
        raise PnpError(f"this game has no {' and no '.join(plan.only)}; there is nothing to build")
    together = tuple(page for pages in drawn.values() for page in pages)
    if len(drawn) > 1 and len(together) <= MOST_PAGES and "pdf" in plan.formats:
        said(EVERYTHING)
        made.append(_sheets(order, plan, EVERYTHING, order.title(EVERYTHING), together, kept))
    return made


def _document(order: Order, name: str, title: str, pages: tuple[Page, ...]) -> Document:
    return Document(
        title=f"{order.deck.name}: {title}",
        pages=pages,
        language=order.words.language,
        subject=f"{order.layout.name}, {order.paper.shown()}",
        keywords=("print and play", order.deck_id, order.layout_id, name),
    )


def _checked(name: str, document: Document, kept: Kept) -> tuple[bytes, Preflight]:
    """The file of a document, or the one from before where it would be the same."""
    if name not in kept or kept[name].document != document:
        data = pdf.write(document)
        kept[name] = Sheets(name, document, data, preflight(data, f"{name}.pdf", is_rendered=False))
    return kept[name].data, kept[name].report


def _sheets(order: Order, plan: Plan, name: str, title: str, pages: tuple[Page, ...], kept: Kept) -> Sheets:
    """A finished file, or the one from before where it would be the same."""
    finished = furnished(pages, margins(order.words), order.deck.name)
    if order.printer is not None:
        finished = corrected(finished, order.printer)
    document = replace(_document(order, name, title, finished), flip=flip(order.backs))
    if name in kept and kept[name].document == document:
        return kept[name]
    data = pdf.write(document)
    # Every page of everything.pdf was looked at already, and in a quick check also measured.
    if name == EVERYTHING and not plan.is_looked_at:
        report = Preflight(name, (), (), (), 0, 0, inf, inf)
    else:
        report = preflight(data, f"{name}.pdf", is_rendered=plan.is_looked_at and name != EVERYTHING)
    kept[name] = Sheets(name, document, data, report)
    return kept[name]


def _booklet(order: Order, name: str, pages: tuple[Page, ...], kept: Kept) -> Iterator[Sheets]:
    """A file to read, which takes no paper, and one to print and fold; neither belongs with the sheets to be cut."""
    folded = COMPONENTS[name].folded
    assert folded is not None
    to_read = _document(order, name, order.title(name), pages)
    data, report = _checked(name, to_read, kept)
    yield Sheets(name, to_read, data, replace(report, sheets=0))
    name += FOLDED
    to_fold = replace(_document(order, name, to_read.title, folded(order)), title=to_read.title, flip=order.fold_flip())
    yield Sheets(name, to_fold, *_checked(name, to_fold, kept))


def _files(sheets: Sheets, plan: Plan) -> Iterator[tuple[str, bytes]]:
    """The files that one set of sheets becomes; pictures are one a page, of components only."""
    if "pdf" in plan.formats:
        yield f"{sheets.name}.pdf", sheets.data
    if sheets.name == EVERYTHING:
        return
    pages = sheets.document.pages
    digits = max(2, len(str(len(pages))))
    if "svg" in plan.formats:
        # Each takes as long to import as a deck to draw, and most builds need neither.
        from pnp.render import svg

        for number, page in enumerate(pages, 1):
            yield f"{sheets.name}-{number:0{digits}}.svg", svg.write(page, sheets.document.language)
    if "png" in plan.formats:
        from pnp.render import png

        for number, picture in enumerate(png.pages(sheets.data, plan.dpi), 1):
            yield f"{sheets.name}-{number:0{digits}}.png", picture


def _manifest(order: Order, plan: Plan, key: str, made: list[Sheets], files: Mapping[str, bytes]) -> Manifest:
    components = {
        sheets.name: {
            "pages": len(sheets.document.pages),
            "sheets": sheets.report.sheets,
            "cuts": sheets.report.cuts,
        }
        for sheets in made
        if sheets.name != EVERYTHING
    }
    cards = order.layout.cards
    return {
        "manifest": FORMAT,
        "versions": versions(),
        "seed": order.seed,
        "input": key,
        "deck": {"id": order.deck_id, "name": order.deck.name},
        "layout": {"id": order.layout_id, "name": order.layout.name},
        "options": {
            "ruleset": order.ruleset.name,
            "colours": [seat.name for seat in order.seats],
            "players": list(order.player_counts),
            "language": order.language,
            "theme": order.theme.name,
            "paper": order.paper.name,
            "margin": order.paper.margin,
            "card_size": list(cards.size),
            "bleed": cards.bleed,
            "gap": cards.gap,
            "corner": cards.corner,
            "backs": order.backs,
            "marks": order.marks,
            "printer": order.layout.sheets.printer,
            "formats": list(plan.formats),
            "dpi": plan.dpi,
        },
        "components": components,
        "total": {what: sum(about[what] for about in components.values()) for what in ("pages", "sheets", "cuts")},
        "files": {name: {"sha256": checksum(data), "bytes": len(data)} for name, data in files.items()},
    }
