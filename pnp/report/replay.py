"""A game as a page to step through, and to print as a strip of its key moments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from math import ceil
from textwrap import wrap

from pnp.art.seats import Seat, seats
from pnp.art.theme import COLOUR as THEME
from pnp.booklet.position import Look
from pnp.draw.grid import diagram
from pnp.model.layout import Layout
from pnp.model.pattern import Pattern
from pnp.model.rivalry import RivalryCard
from pnp.report.html import Drawn, Markup, element, page, table
from pnp.report.moments import Moment, key_moments, moments
from pnp.report.perspective import View
from pnp.report.stepping import SCRIPT, controls
from pnp.report.style import style
from pnp.report.telling import FINISHED, events, heading, many, pictured, rule_of, verdict
from pnp.report.tower import on_a_page
from pnp.rules.game import Game
from pnp.rules.notation import COLOURS
from pnp.rules.scoring import Outcome
from pnp.scene.geometry import Box
from pnp.scene.shapes import Symbol, Use
from pnp.sim.record import Record

ABREAST = 4
"""Moments beside each other on paper."""
SHEET, HEADING, LETTERS, LEAST = 206.0, 3.4, 32, 2.2
"""On paper: the height for moments, a line over one and how much it holds, and the least size of addresses, in mm."""
STYLE = """
h1{font-size:1.4rem}.command{max-width:none;font-size:.95rem}
nav,.hint{display:none}.stepping nav{display:flex}.stepping .hint{display:inline}
.stepping .moment:not(.now){display:none}.stepping .moment{scroll-margin-top:100vh}
.moment{display:grid;grid-template:auto 1fr/minmax(0,1.1fr) minmax(20rem,1fr);
grid-template-areas:"tower said" "tower players";gap:.4rem 1rem;margin-bottom:1rem;scroll-margin-top:1rem}
.tower{grid-area:tower;background:#fdf8ee;border-radius:.5rem;padding:.4rem}
.tower svg{width:100%;max-height:max(15rem,calc(100vh - 12rem))}
.said{grid-area:said;min-height:8.6rem}.players{grid-area:players}
.moment h2{margin:0;font-size:1.05rem;line-height:1.35}.said code{color:var(--soft);font-size:.78em}
ul.events{margin:.3rem 0;padding-left:1.2rem;font-size:.9rem;line-height:1.4}
.player{display:grid;grid-template-columns:auto minmax(0,1fr) auto;gap:0 .6rem;align-items:baseline;
background:var(--card);border-radius:.4rem;padding:.35rem .6rem;margin-bottom:.4rem;border-left:.4rem solid}
.player.turn{outline:2px solid var(--accent);outline-offset:-1px}.player .score{font-weight:700;font-size:1.15rem}
.hand{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:.2rem .8rem;font-size:.85rem}
.hand span{display:inline-flex;gap:.3rem;align-items:center}.hand svg{width:7.5mm;background:#fdf8ee;border-radius:2px}
nav{position:sticky;top:0;flex-wrap:wrap;gap:.4rem;align-items:center;padding:.5rem 0;background:var(--paper);z-index:1}
nav button{font:inherit;font-size:1.15rem;line-height:1.3;min-width:2.6rem;padding:.2rem .6rem .35rem;cursor:pointer;
border:1px solid var(--line);border-radius:.4rem;background:var(--card);color:inherit;white-space:nowrap}
nav input{flex:1 1 6rem;min-width:4rem}nav output{white-space:nowrap;min-width:4.2rem;text-align:right}
ul.rivalry{padding-left:1.2rem;margin:.4rem 0}
@media screen and (max-width:44rem){.moment{grid-template:auto/minmax(0,1fr);
grid-template-areas:"tower" "said" "players";}.said{min-height:0}
.player small{grid-area:2/1/auto/-1}.player .score{grid-column:3}}
@media screen and (max-width:30rem){nav input{order:1;flex-basis:100%}nav output{margin-left:auto}}
@page replay{margin:8mm}
@media print{body{page:replay}nav,.hint{display:none!important}h1{font-size:14pt;margin:0}h2{font-size:11pt;
margin:4mm 0 1mm}.strip{display:grid;grid-template-columns:repeat(4,1fr);gap:3mm;margin-top:3mm}
.moment,.stepping .moment:not(.now){display:none}.strip .moment.key{display:grid;margin:0;break-inside:avoid;
grid:subgrid/minmax(0,1fr);grid-row:span 3;gap:0}.said,.tower,.players{grid-area:auto}
.moment h2{font-size:7pt}.said{min-height:0}
.said code,ul.events,.hand,.player small{display:none}
.tower{padding:0;margin:1mm 0}.tower svg{max-height:var(--tall)}.dense .addresses{display:none}
.players{display:grid;grid-template-columns:1fr 1fr;gap:.5mm 1mm;font-size:7pt}
.player,.player.turn{margin:0;padding:0 1mm;border-left-width:1.5mm;outline:0;grid-template-columns:minmax(0,1fr) auto}
.player b{overflow:hidden;white-space:nowrap}.player .score{font-size:8pt}
table{font-size:8pt}th,td{padding:.4mm 1.5mm}
p,ul{font-size:9pt;line-height:1.35}p{margin:.5mm 0}.table{break-inside:avoid}}
"""


@dataclass(frozen=True, slots=True)
class Common:
    """What all moments of a page have in common."""

    game: Game
    rivalry: Sequence[RivalryCard]
    look: Look
    view: View
    drawn: Drawn

    def name(self, seat: int) -> str:
        return f"{COLOURS[seat].upper()} {self.look.seats[seat].name}"


def replay_page(record: Record, layout: Layout, title: str, command: str, rivalry: Sequence[RivalryCard] = ()) -> bytes:
    """The whole game; `command` replays it in a terminal."""
    look, view = Look(THEME, seats(layout)), View.for_page(record.game.board)
    common = Common(record.game, rivalry, look, view, Drawn())
    every = list(moments(record))
    keys = key_moments(every)
    shown = [_moment(moment, common, moment.number in keys) for moment in every]
    hint = element("span", " \N{EN DASH} arrow keys and the space bar step, too", class_="hint")
    body = [
        element("h1", title),
        element("p", element("code", command), hint, class_="soft command"),
        controls(len(every) - 1),
        _strip(shown, [heading(moment) for moment in every if moment.number in keys], common),
        *_rivalry(rivalry),
        element("h2", "Scores"),
        element("p", f"{verdict(every[-1].state)}."),
        _scores(every[-1].state.outcome(), common),
        common.drawn.symbols(),
    ]
    return page(title, style(STYLE), body, SCRIPT)


def _strip(shown: Sequence[Markup], headings: Sequence[str], common: Common) -> Markup:
    """On paper key moments fit one sheet, A4 or Letter; where towers get too small for addresses, these are out."""
    rows, players = ceil(len(headings) / ABREAST), ceil(common.game.players / 2)
    lines = [len(wrap(text, LETTERS)) for text in headings]
    highest = sum(max(lines[row : row + ABREAST]) for row in range(0, len(lines), ABREAST))
    cards = 8 + 9 * len(common.rivalry) if common.rivalry else 0
    room = SHEET - cards - rows * (6 + players * 4.6) - highest * HEADING
    tall = min(max(30.0, room / rows), 72.0)
    across, down = common.view.size()
    is_dense = common.view.words * min(tall / down, 45 / across) < LEAST
    kind = "strip dense" if is_dense else "strip"
    return element("div", *shown, class_=kind, style=f"--tall:{tall:.0f}mm")


def _moment(moment: Moment, common: Common, is_key: bool) -> Markup:
    picture = on_a_page(moment.state, common.look, common.view, moment.falls)
    tower = element("div", common.drawn.svg(*picture, pictured(moment)), class_="tower")
    told = [element("h2", heading(moment))]
    if moment.deeds:
        told.append(element("code", moment.notation()))
    if came_of_it := events(moment) if moment.number else [rule_of(card) for card in common.rivalry]:
        told.append(element("ul", *(element("li", text) for text in came_of_it), class_="events"))
    panels = [_player(moment, seat, common) for seat in range(common.game.players)]
    return element(
        "section",
        element("div", *told, class_="said"),
        tower,
        element("div", *panels, class_="players"),
        class_="moment key" if is_key else "moment",
        id=f"turn-{moment.number}",
    )


def _player(moment: Moment, seat: int, common: Common) -> Markup:
    """One side of the table: score so far, hand, supply."""
    player, seats = moment.state.players[seat], common.look.seats
    held = ", ".join(f"{count} {seats[colour].name}" for colour, count in enumerate(player.tokens) if count)
    end = [FINISHED[player.finished]] if player.finished else []
    supply = "; ".join([f"supply {held or '-'}", many(player.sweets, "sweet"), f"pile {len(player.pile)}", *end])
    return element(
        "div",
        element("b", common.name(seat)),
        element("small", supply),
        element("span", str(moment.scores[seat]), class_="score"),
        element("div", *(_card(card, seats[seat], common) for card in player.hand), class_="hand"),
        class_="player turn" if moment.seat == seat else "player",
        style=f"border-color:{seats[seat].colour}",
    )


def _card(card: str, seat: Seat, common: Common) -> Markup:
    drawing = Use(_pattern(common.game.cards[card].pattern, seat))
    return element("span", common.drawn.svg((drawing,), (10.0, 10.0), card), card)


@lru_cache(maxsize=512)
def _pattern(pattern: Pattern, seat: Seat) -> Symbol:
    looks = sha256("\n".join((seat.colour, *pattern.lines())).encode()).hexdigest()[:16]
    parts = diagram(pattern, seat, THEME, Box(0.3, 0.3, 9.4, 9.4))
    return Symbol(f"replay-pattern-{looks}", parts, Box(0.0, 0.0, 10.0, 10.0))


def _rivalry(cards: Sequence[RivalryCard]) -> list[Markup]:
    """The rivalry cards in play."""
    if not cards:
        return []
    told = (element("li", rule_of(card)) for card in cards)
    return [element("h2", "Rivalry cards"), element("ul", *told, class_="rivalry")]


def _scores(outcome: Outcome, common: Common) -> Markup:
    sources = outcome.by_source()
    rows = []
    for seat, total in enumerate(outcome.scores()):
        won = " (winner)" if seat == outcome.winner else ""
        counts = [str(points[seat]) for points in sources.values()]
        ended = outcome.finished[seat] or "-"
        rows.append([f"{common.name(seat)}{won}", *counts, str(total), ended])
    return table(["player", *sources, "total", "ended"], rows)
