"""The parts of a report's page: each picture with a table under it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pnp.art.seats import seats as seats_of
from pnp.art.theme import COLOUR
from pnp.booklet.position import Look
from pnp.report.charts import Band, Picture, bars, courses, distribution
from pnp.report.following import Outlier, outliers
from pnp.report.heat import heat_map
from pnp.report.html import Drawn, Markup, element, figure, joined, table
from pnp.report.lines import figure_text
from pnp.report.perspective import View
from pnp.report.report import Report
from pnp.report.sample import Figure, Sample, source_names
from pnp.report.table import BOTS
from pnp.report.tower import on_a_page
from pnp.sim import bits
from pnp.sim.statistics import percentile

RANKS = (5, 25, 50, 75, 95)
MOST_BESIDE = 10
"""Columns of a board whose map can stand beside others."""
KEY = "Solid blue is greedy, hollow orange is thrifty."


def both(report: Report, players: int) -> list[Sample]:
    return [report.sample(players, bot) for bot in BOTS]


def chart(drawn: Drawn, name: str, players: int, picture: Picture, *below: str) -> Markup:
    """A chart that changes its colours with the page."""
    title = f"{players} players"
    return figure(title, drawn.svg(*picture, f"{name}, {title}"), "chart", *below)


def section(name: str, said: str, figures: Sequence[Markup]) -> Markup:
    parts = [element("h2", name), element("p", said, class_="soft")] if said else [element("h2", name)]
    return element("section", *parts, element("div", *figures, class_="grid alone" if len(figures) == 1 else "grid"))


def bots() -> list[Markup]:
    """The heads of both bots' columns, with the look of their bars."""
    kinds = ("bot", "bot other")
    marks = (element("i", class_=kind) for kind in kinds)
    return [element("span", mark, bot, class_="once") for bot, mark in zip(BOTS, marks, strict=True)]


def stacked(shown: Figure, is_share: bool = True) -> Markup:
    """A figure above its interval, so that a table of many has room for all of them."""
    value, bracket, interval = figure_text(shown, is_share).partition(" [")
    return joined([value, *([element("small", f"[{interval}", class_="interval")] if bracket else [])])


def by_players(report: Report, make: Callable[[int], Markup]) -> list[Markup]:
    return [make(players) for players in report.asked.players]


def seats(report: Report, drawn: Drawn) -> Markup:
    def make(players: int) -> Markup:
        rows = [
            (f"seat {seat + 1}", [sample.wins(seat) for sample in both(report, players)]) for seat in range(players)
        ]
        picture = bars(rows, even=1 / players, zone=report.table.targets.seats)
        return chart(drawn, "Seats", players, picture, figures_table("seat", rows))

    said = f"Share of wins with 95 % intervals; the dashed line is an even share, the green zone the target. {KEY}"
    return section("Seats", said, by_players(report, make))


def figures_table(head: str, rows: list[tuple[str, list[Figure]]], is_share: bool = True) -> Markup:
    """The numbers of a chart with a bar for each bot."""
    return table((head, *bots()), [(name, *(stacked(one, is_share) for one in figures)) for name, figures in rows])


def lengths(report: Report, drawn: Drawn) -> Markup:
    def make(players: int) -> Markup:
        boxes = [list(sample.counts.lengths) for sample in both(report, players)]
        return chart(drawn, "Length", players, distribution(boxes, 0, "games"), _ranks("turns", boxes))

    return section("Length", f"Turns of all players together. {KEY}", by_players(report, make))


def scores(report: Report, drawn: Drawn) -> Markup:
    def make(players: int) -> Markup:
        boxes = [list(sample.counts.scores) for sample in both(report, players)]
        below = _ranks("points", boxes, bits.LOWEST_SCORE)
        return chart(drawn, "Scores", players, distribution(boxes, bits.LOWEST_SCORE, "players"), below)

    return section("Scores", f"Points of each player at the end. {KEY}", by_players(report, make))


def _ranks(head: str, boxes: list[list[int]], lowest: int = 0) -> Markup:
    rows = [(f"{rank} % have at most", *(str(percentile(row, rank / 100) + lowest) for row in boxes)) for rank in RANKS]
    return table((head, *bots()), rows)


def sources(report: Report, drawn: Drawn) -> Markup:
    levels = report.table.layout.board.levels

    def make(players: int) -> Markup:
        rows = [
            (name, figures)
            for index, name in source_names(levels).items()
            if any((figures := [sample.source(index) for sample in both(report, players)])[at].value for at in (0, 1))
        ]
        return chart(drawn, "Points by source", players, bars(rows), figures_table("source", rows))

    said = f"Share of all points. Supplies are own tokens that others caught. {KEY}"
    return section("Points by source", said, by_players(report, make))


def course(report: Report, drawn: Drawn) -> tuple[Markup, Markup]:
    """Scores over time, and the games that stand out in them."""
    games: list[Markup] = []

    def make(players: int) -> Markup:
        sample = report.sample(players)
        band, found = band_of(sample), outliers(sample)
        lines = [(chr(ord("a") + index), one.game.courses[one.seat]) for index, one in enumerate(found)]
        links = [_link(sample, name, one) for (name, _), one in zip(lines, found, strict=True)]
        games.extend(_moves(report, drawn, sample, name, one) for (name, _), one in zip(lines, found, strict=True))
        rows = [(str(turn + 1), *map(str, ranks)) for turn, ranks in enumerate(band.turns)]
        heads = ("turn", *(f"{rank} %" for rank in RANKS))
        return chart(drawn, "Scores over time", players, courses(band, lines), joined(links), table(heads, rows))

    said = (
        "What a player of the first bot would score if the game ended after each of their turns: the line is the "
        "median, the bands hold the middle half and 90 % of all games. Dashed games stand out; follow them below. "
        "Behind them are the scores by seat, with a star for the winner."
    )
    pictures = section("Scores over time", said, by_players(report, make))
    return pictures, element("section", element("h2", "Games that stand out"), *games)


def band_of(sample: Sample) -> Band:
    """Percentiles of scores for every turn that at least a tenth of players have."""
    counted = list(sample.counts.course.scores)
    rows = [counted[turn * bits.COURSE : (turn + 1) * bits.COURSE] for turn in range(bits.ROUNDS)]
    enough = [row for row in rows if sum(row) >= max(1, sample.games * sample.players // 10)]

    def ranks(row: list[int]) -> tuple[int, int, int, int, int]:
        low, early, middle, late, high = (percentile(row, rank / 100) for rank in RANKS)
        return low, early, middle, late, high

    return Band(tuple(map(ranks, enough)))


def _anchor(sample: Sample, one: Outlier) -> str:
    return f"game-{sample.players}-{one.game.number}"


def _link(sample: Sample, name: str, one: Outlier) -> Markup:
    what = f"{name}: {one.why}, game {one.game.number}"
    link = element("a", what, href=f"#{_anchor(sample, one)}")
    return element("p", link, " ", element("span", _scores_of(one), class_="once"))


def _scores_of(one: Outlier) -> str:
    """By seat; the winner's has a star."""
    return " : ".join(
        f"{score}*" if seat == one.game.winner else str(score) for seat, score in enumerate(one.game.scores)
    )


def _moves(report: Report, drawn: Drawn, sample: Sample, name: str, one: Outlier) -> Markup:
    """The game in sentences, and the tower at its end."""
    title = f"{sample.players} players, {name}: {one.why}, {_scores_of(one)}"
    command = report.table.replay(sample.match, one.game.number)
    return element(
        "details",
        element("summary", title),
        # Browsers open what is folded around a place that a link leads to.
        element("p", element("code", command), id=_anchor(sample, one)),
        element(
            "div",
            element("ol", *(element("li", move) for move in one.game.moves), class_="moves"),
            element("div", drawn.svg(*_end(report, one), f"the end of game {one.game.number}"), class_="end"),
            class_="game",
        ),
    )


def _end(report: Report, one: Outlier) -> Picture:
    look = Look(COLOUR, seats_of(report.table.layout))
    return on_a_page(one.game.last, look, View.for_page(report.table.layout.board))


def heat(report: Report, drawn: Drawn) -> Iterator[Markup]:
    """A map for every level, the ground first."""
    board = report.table.layout.board
    cells = board.rows * board.cols
    for players in report.asked.players:
        sample = report.sample(players)
        shares = [
            [
                [
                    sample.counts.cells[level * cells + row * board.cols + col] / sample.games
                    for col in range(board.cols)
                ]
                for row in range(board.rows)
            ]
            for level in range(board.levels)
        ]
        hottest = max(share for level in shares for row in level for share in row)
        maps = []
        for level, rows in enumerate(shares):
            title = f"{players} players, level {level}"
            drawing = drawn.svg(*heat_map(board, level, rows, hottest), f"Where tokens lie, {title}")
            mean = sum(map(sum, rows))
            corner = sum(rows[cell.row][cell.col] for cell in board.starts)
            below = table(
                (f"level {level}", "tokens a game"),
                [
                    ("all cells together", f"{mean:.1f}"),
                    ("start cells together", f"{corner:.1f}"),
                    ("a cell, in the mean", f"{mean / cells:.2f}"),
                ],
            )
            maps.append(figure(title, drawing, "map", below, is_wide=board.cols > MOST_BESIDE))
        said = "Share of games in % that leave a token on the cell (first bot). Rings are sweets, squares start cells."
        yield section(f"Where tokens lie, {players} players", said, maps)
