"""A report as one page that needs nothing else."""

from __future__ import annotations

from dataclasses import replace

from pnp.art.seats import seats as seats_of
from pnp.art.theme import COLOUR
from pnp.draw.grid import diagram
from pnp.model.deck import Card
from pnp.report.charts import OWN
from pnp.report.deep import Impact
from pnp.report.html import Drawn, Markup, element, joined, page, table
from pnp.report.judging import Judgement
from pnp.report.likeness import pairs
from pnp.report.lines import HONESTY, head, sentence, tally
from pnp.report.report import Report
from pnp.report.sections import course, heat, lengths, scores, seats, sources, stacked
from pnp.report.style import style
from pnp.report.table import BOTS
from pnp.report.tables import comparison, deeper, economy
from pnp.scene.geometry import Box


def report_page(report: Report, classic: Report | None = None) -> bytes:
    """The page; `classic` is the shipped deck under the same conditions, to compare with."""
    drawn = Drawn()
    pictures, games = course(report, drawn)
    body = [
        element("h1", f"{report.table.deck.name}: playtest report"),
        element("p", head(report)),
        element("p", f"{tally(report)}. {HONESTY}"),
        _judgements(report),
        _cards(report, drawn),
        seats(report, drawn),
        lengths(report, drawn),
        scores(report, drawn),
        sources(report, drawn),
        pictures,
        *heat(report, drawn),
        economy(report),
        *([deeper(report)] if report.deep else []),
        *([comparison(report, classic)] if classic else []),
        games,
        drawn.symbols(),
    ]
    return page(f"{report.table.deck.name}: playtest report", style(), body)


def _judgements(report: Report) -> Markup:
    grave = [judgement for judgement in report.judgements if judgement.kind != "PASS"]
    passed = [judgement for judgement in report.judgements if judgement.kind == "PASS"]
    shown = element("ul", *map(_item, grave), class_="judgements")
    rest = element("ul", *map(_item, passed), class_="judgements")
    return joined([shown, element("details", element("summary", f"{len(passed)} passed"), rest)])


def _item(judgement: Judgement) -> Markup:
    parts = [element("b", judgement.kind, class_="kind"), " ", sentence(judgement)]
    if judgement.replay:
        parts += [Markup("<br>"), element("code", judgement.replay)]
    return element("li", *parts, class_=judgement.kind.lower())


def _cards(report: Report, drawn: Drawn) -> Markup:
    """Every card with its pattern, those that need a look first."""
    cards = report.table.cards()
    grave = {card.id: _gravest(report, card) for card in cards}
    order = sorted(
        range(len(cards)),
        key=lambda index: (
            one.rank()[0] if (one := grave[cards[index].id]) else 2,
            -report.sample(report.asked.players[0]).card(index, 0).value,
        ),
    )
    alike = _most_alike(cards)
    players = report.asked.players
    impact = {one.card: one for one in report.deep.impacts if one.bot == BOTS[0]} if report.deep else {}
    heads = ["card", "pattern", "verdict", "placements", *(f"left over, {many} players" for many in players)]
    heads += ["face down", "fits nowhere", "most alike", *(["worth in wins"] if impact else [])]
    rows = [_card_row(report, index, cards[index], grave[cards[index].id], alike, impact, drawn) for index in order]
    said = "Sorted by what needs a look. Left over: share of draws in which the card was never played face up."
    return element("section", element("h2", "Cards"), element("p", said, class_="soft"), table(heads, rows))


def _gravest(report: Report, card: Card) -> Judgement | None:
    own = [one for one in report.judgements if one.kind != "PASS" and card.id in one.cards]
    return own[0] if own else None


def _most_alike(cards: tuple[Card, ...]) -> dict[str, tuple[str, float]]:
    found: dict[str, tuple[str, float]] = {}
    for pair in pairs(cards):
        found.setdefault(pair.first.id, (pair.second.id, pair.likeness))
        found.setdefault(pair.second.id, (pair.first.id, pair.likeness))
    return found


def _card_row(
    report: Report,
    index: int,
    card: Card,
    grave: Judgement | None,
    alike: dict[str, tuple[str, float]],
    impact: dict[str, Impact],
    drawn: Drawn,
) -> list[str]:
    # Any player's card is meant, so that no player's colour is: some would not be seen.
    anybody = replace(seats_of(report.table.layout)[0], colour=OWN)
    pattern = diagram(card.pattern, anybody, COLOUR, Box(0.5, 0.5, 11.0, 11.0))
    verdict = element("span", f"{grave.kind} {grave.label}", class_=f"long {grave.kind.lower()}") if grave else "-"
    samples = [report.sample(players) for players in report.asked.players]
    other, likeness = alike.get(card.id, ("-", 0.0))
    row: list[str] = [
        card.id,
        drawn.svg(pattern, (12.0, 12.0), card.id),
        verdict,
        str(report.table.layout.board.placements(card.pattern)),
        *(stacked(sample.card(index, 0)) for sample in samples),
        stacked(max((sample.card(index, 2) for sample in samples), key=lambda one: one.value)),
        stacked(max((sample.fits_nowhere(index) for sample in samples), key=lambda one: one.value)),
        element("span", f"{other}, {100 * likeness:.0f} %", class_="long"),
    ]
    if impact:
        row.append(stacked(impact[card.id].wins) if card.id in impact else "reference")
    return row
