"""A game as a page to step through, and to print as a strip of its key moments."""

from __future__ import annotations

from pnp.art.seats import Seat, seats
from pnp.art.theme import COLOUR
from pnp.booklet.position import Look
from pnp.draw.grid import diagram
from pnp.model.layout import Layout
from pnp.report.html import Drawn, Markup, element, page, table
from pnp.report.moments import Moment, key_moments, moments
from pnp.report.style import style
from pnp.report.tower import tower_picture
from pnp.rules.notation import COLOURS
from pnp.rules.scoring import Outcome
from pnp.scene.geometry import Box
from pnp.sim.record import Record

STYLE = """
.moment{display:none}.moment.now{display:grid;grid-template-columns:minmax(0,1.1fr) minmax(16rem,1fr);gap:1rem}
.moment h2{margin:.4rem 0;font-size:1.05rem;grid-column:1/-1;overflow-wrap:anywhere}
.moment .tower{background:#fdf8ee;border-radius:.5rem;padding:.5rem}.moment .tower svg{width:100%;max-height:82vh}
.player{background:var(--card);border-radius:.4rem;padding:.4rem .6rem;margin-bottom:.5rem;border-left:.4rem solid;
overflow:hidden}
.player.turn{outline:2px solid var(--accent)}.player svg{display:inline-block;width:8mm;vertical-align:middle}
.player b{margin-right:.5rem}.player .score{float:right;font-weight:700;font-size:1.15rem}
.hand{display:flex;flex-wrap:wrap;gap:.2rem .8rem;align-items:center;font-size:.85rem}
nav{position:sticky;top:0;display:flex;gap:.5rem;align-items:center;padding:.5rem 0;background:var(--paper);z-index:1}
nav button{font:inherit;padding:.35rem .8rem;border:1px solid var(--line);border-radius:.4rem;background:var(--card);
color:inherit}nav input{flex:1;min-width:4rem}
ul.events{margin:.3rem 0;padding-left:1.2rem;font-size:.9rem}
@media screen and (max-width:44rem){.moment.now{grid-template-columns:1fr}}
@media print{nav{display:none}h1{font-size:14pt}.strip{display:grid;grid-template-columns:repeat(4,1fr);gap:3mm}
.moment,.moment.now{display:none}.moment.key{display:block;break-inside:avoid}.moment h2{font-size:7pt;margin:0}
.moment .side{font-size:7pt}.moment .hand,.moment ul.events,.player small{display:none}.moment .tower{padding:0}
.player{margin-bottom:.5mm;padding:0 1mm;border-left-width:1.5mm}.player .score{font-size:8pt}}
"""
SCRIPT = """
const moments = [...document.querySelectorAll(".moment")];
const slider = document.querySelector("nav input");
let now = 0;
function show(number) {
  now = Math.max(0, Math.min(moments.length - 1, number));
  moments.forEach((moment, index) => moment.classList.toggle("now", index === now));
  slider.value = now;
  document.querySelector("nav output").textContent = now + " / " + (moments.length - 1);
}
const steps = {
  first: () => show(0), back: () => show(now - 1), on: () => show(now + 1), last: () => show(moments.length - 1),
};
for (const button of document.querySelectorAll("nav button")) {
  button.addEventListener("click", steps[button.dataset.step]);
}
slider.addEventListener("input", () => show(Number(slider.value)));
const keys = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", " ": "on" };
document.addEventListener("keydown", (event) => {
  if (event.key in keys && event.target.tagName !== "INPUT" && !event.ctrlKey && !event.altKey && !event.metaKey) {
    event.preventDefault();
    steps[keys[event.key]]();
  }
});
const asked = /^#turn-(\\d+)$/.exec(location.hash);
show(asked ? Number(asked[1]) : 0);
"""


def replay_page(record: Record, layout: Layout, title: str, command: str) -> bytes:
    """The whole game; `command` replays it in a terminal."""
    drawn, look = Drawn(), Look(COLOUR, seats(layout))
    every = list(moments(record))
    keys = key_moments(every)
    names = [seat.name for seat in look.seats]
    shown = [_moment(moment, record, look, names, drawn, moment.number in keys) for moment in every]
    body = [
        element("h1", title),
        element(
            "p",
            "Arrow keys or buttons step through the game; printed, it is a strip of key moments.",
            class_="soft screen",
        ),
        element("p", element("code", command)),
        _controls(len(every) - 1),
        element("div", *shown, class_="strip"),
        element("h2", "Scores"),
        _scores(every[-1].state.outcome(), names),
        drawn.symbols(),
    ]
    return page(title, style(STYLE), body, SCRIPT)


def _controls(last: int) -> Markup:
    def button(step: str, sign: str, name: str) -> Markup:
        return element("button", sign, type="button", data_step=step, aria_label=name)

    return element(
        "nav",
        button("first", "|<", "first"),
        button("back", "<", "back"),
        button("on", ">", "on"),
        button("last", ">|", "last"),
        Markup(f'<input type="range" min="0" max="{last}" value="0" aria-label="turn">'),
        element("output", "0"),
    )


def _moment(moment: Moment, record: Record, look: Look, names: list[str], drawn: Drawn, is_key: bool) -> Markup:
    picture = tower_picture(moment.state, look, moment.falls)
    tower = element("div", drawn.svg(*picture, moment.title()), class_="tower")
    panels = [_player(moment, seat, record, look, names, drawn) for seat in range(record.game.players)]
    events = [element("ul", *(element("li", text) for text in moment.events), class_="events")] if moment.events else []
    side = element("div", *panels, *events, class_="side")
    kind = "moment key" if is_key else "moment"
    return element("section", element("h2", moment.title()), tower, side, class_=kind, id=f"turn-{moment.number}")


def _player(moment: Moment, seat: int, record: Record, look: Look, names: list[str], drawn: Drawn) -> Markup:
    """One side of the table: score so far, hand, supply."""
    player, drawn_seat = moment.state.players[seat], look.seats[seat]
    held = ", ".join(f"{count} {names[colour]}" for colour, count in enumerate(player.tokens) if count)
    end = f"; finished: {player.finished}" if player.finished else ""
    supply = f"supply {held or '-'}; sweets {player.sweets}; pile {len(player.pile)}{end}"
    cards = [_card(record, card, drawn_seat, drawn) for card in player.hand]
    is_turn = " turn" if moment.seat == seat else ""
    return element(
        "div",
        element("span", str(moment.scores[seat]), class_="score"),
        element("b", f"{COLOURS[seat].upper()} {names[seat]}"),
        element("small", supply),
        element("div", *cards, class_="hand"),
        class_=f"player{is_turn}",
        style=f"border-color:{drawn_seat.colour}",
    )


def _card(record: Record, card: str, seat: Seat, drawn: Drawn) -> Markup:
    parts = diagram(record.game.cards[card].pattern, seat, COLOUR, Box(0.3, 0.3, 9.4, 9.4))
    return element("span", drawn.svg(parts, (10.0, 10.0), card), " ", card)


def _scores(outcome: Outcome, names: list[str]) -> Markup:
    sources = outcome.by_source()
    rows = []
    for seat, total in enumerate(outcome.scores()):
        won = " (winner)" if seat == outcome.winner else ""
        counts = [str(points[seat]) for points in sources.values()]
        ended = outcome.finished[seat] or "-"
        rows.append([f"{COLOURS[seat].upper()} {names[seat]}{won}", *counts, str(total), ended])
    return table(["", *sources, "total", "ended"], rows)
