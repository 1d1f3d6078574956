"""The parts of a report's page that are tables alone."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.report.deep import Impact
from pnp.report.html import Markup, element, joined, panel, table
from pnp.report.lines import figure_text
from pnp.report.report import Report
from pnp.report.sample import Sample, share, source_names
from pnp.report.sections import both, bots, section, stacked
from pnp.report.table import BOTS
from pnp.sim import bits
from pnp.sim.statistics import percentile


def economy(report: Report) -> Markup:
    """What happens to tokens and sweets, and how games end."""
    panels = [_economy_of(report, players) for players in report.asked.players]
    return section("Tokens, sweets and ends", "", panels)


def _economy_of(report: Report, players: int) -> Markup:
    samples = both(report, players)
    tables = (
        ("mean of a player", _of_a_player(samples)),
        ("mean of a game", _of_a_game(report, samples)),
        ("share of players", _of_players(report, samples)),
        ("share of games or turns", _of_games(samples)),
    )
    return panel(f"{players} players", *(table((head, *bots()), rows) for head, rows in tables))


Row = tuple[str, ...]


def _of_a_player(samples: list[Sample]) -> Iterator[Row]:
    for title, name in (
        ("tokens left in the supply", "tokens_left"),
        ("tokens caught", "tokens_caught"),
        ("own tokens recovered", "recovered"),
        ("direct hits", "hits"),
        ("sweets", "sweets"),
    ):
        yield (
            title,
            *(f"{sum(getattr(sample.counts, name)) / (sample.games * sample.players):.2f}" for sample in samples),
        )
    yield "turn of the first climb", *(_first_climb(sample) for sample in samples)


def _of_a_game(report: Report, samples: list[Sample]) -> Iterator[Row]:
    board = report.table.layout.board
    for level in range(board.levels):
        if laid := len(board.sweets) * board.sweets_by_level[level]:
            taken = [laid - sample.counts.sweets_left[level] / sample.games for sample in samples]
            yield f"sweets taken on level {level}, of {laid}", *(f"{number:.2f}" for number in taken)


def _of_players(report: Report, samples: list[Sample]) -> Iterator[Row]:
    for reason, title in (
        (bits.STUCK, "stuck"),
        (bits.OUT_OF_TOKENS, "out of tokens"),
        (bits.OUT_OF_CARDS, "out of cards"),
    ):
        yield f"finished: {title}", *(stacked(sample.ended(reason)) for sample in samples)
    for level in range(1, report.table.layout.board.levels):
        yield f"reached level {level}", *(stacked(sample.reached(level)) for sample in samples)


def _of_games(samples: list[Sample]) -> Iterator[Row]:
    yield "turns with a choice of cards", *(stacked(sample.choice()) for sample in samples)
    deciders = (("decided by a tie-break", 0), ("another would have won without sweets", 1))
    for title, at in deciders:
        yield title, *(stacked(share(sample.counts.course.deciders[at], sample.games)) for sample in samples)


def _first_climb(sample: Sample) -> str:
    climbers = sample.games * sample.players - sum(
        sample.counts.reached[seat * bits.LEVELS] for seat in range(sample.players)
    )
    return f"{sum(sample.counts.first_climbs) / climbers:.1f}" if climbers else "-"


def deeper(report: Report) -> Markup:
    """What each card is worth, skill, restricted play and drama."""
    deep = report.deep
    assert deep is not None
    by_bot = {bot: {one.card: one for one in deep.impacts if one.bot == bot} for bot in BOTS}
    impact_rows = [
        (card, *(_wins(by_bot[bot][card]) for bot in BOTS), *(_lead(by_bot[bot][card]) for bot in BOTS))
        for card in by_bot[BOTS[0]]
    ]
    impact_heads = ("card", *(f"{what}, {bot}" for what in ("wins above half", "points ahead") for bot in BOTS))
    skill = [(f"{bot} against random", figure_text(figure)) for bot, figure in deep.skill]
    skill += [("search against greedy", figure_text(deep.search))]
    skill += [
        (f"{bot.partition(':')[2]} against {other}", figure_text(figure))
        for bot, against in deep.restricted
        for other, figure in against
    ]
    drama = [
        (f"{sample.players} players, {sample.bot}", f"{_mean_changes(sample):.2f}", _margin(sample), *_settled(sample))
        for players in report.asked.players
        for sample in both(report, players)
    ]
    reference = deep.impacts[0].reference if deep.impacts else "-"
    worth = (
        f"The deck as it is against itself with {reference} in the place of the card: two players, the same deals in "
        "both seats. Chance: how likely a card that makes no difference shows as much, adjusted for how many there are."
    )
    return element(
        "section",
        element("h2", "Looking deeper"),
        element("p", worth, class_="soft"),
        table(impact_heads, impact_rows),
        element("h3", "Skill and restricted play"),
        table(("two players, both seats", "share of wins"), skill),
        element("h3", "Drama"),
        table(
            (
                "games",
                "changes of the lead",
                "median margin",
                *(f"led since {10 * tenth} %" for tenth in range(10)),
                "at the last",
            ),
            drama,
        ),
    )


def _wins(impact: Impact) -> Markup:
    return joined([stacked(impact.wins), _chance(impact.chance)])


def _lead(impact: Impact) -> Markup:
    return joined([stacked(impact.lead, is_share=False), _chance(impact.lead_chance)])


def _chance(value: float) -> Markup:
    return element("small", f"chance {value:.3f}", class_="interval")


def _margin(sample: Sample) -> str:
    """Half of all winners were no further ahead than this."""
    return str(percentile(list(sample.counts.course.margins), 0.5))


def _mean_changes(sample: Sample) -> float:
    return sum(number * count for number, count in enumerate(sample.counts.course.leads)) / sample.games


def _settled(sample: Sample) -> list[str]:
    return [f"{100 * count / sample.games:.0f} %" for count in sample.counts.course.settled]


def comparison(report: Report, classic: Report) -> Markup:
    """The same measures of the shipped classic deck."""
    rows = []
    for players in report.asked.players:
        pair = (report.sample(players), classic.sample(players))
        measures = {
            "wins of seat 1": lambda sample: figure_text(sample.wins(0)),
            "turns of a player": lambda sample: figure_text(sample.turns(), is_share=False),
            "turns with a choice": lambda sample: figure_text(sample.choice()),
            "players on the top level": lambda sample: figure_text(
                sample.reached(sample.match.layout.board.levels - 1)
            ),
            "decided by a tie-break": lambda sample: figure_text(share(sample.counts.course.deciders[0], sample.games)),
            "mean score": lambda sample: f"{sum(sample.counts.score_sums) / (sample.games * sample.players):.1f}",
            "largest source of points": _largest_source,
            "card left over most": _left_over_most,
        }
        rows += [(f"{players} players: {name}", *map(measure, pair)) for name, measure in measures.items()]
    said = "With the first bot, on the boards that each deck is made for."
    heads = ("measure", report.table.deck.name, f"{classic.table.deck.name} (shipped)")
    return element(
        "section", element("h2", "Beside the classic deck"), element("p", said, class_="soft"), table(heads, rows)
    )


def _largest_source(sample: Sample) -> str:
    names = source_names(sample.match.layout.board.levels)
    index = max(names, key=lambda at: sample.source(at).value)
    return f"{names[index]} {figure_text(sample.source(index))}"


def _left_over_most(sample: Sample) -> str:
    ids = list(sample.match.game(0).cards)
    index = max(range(len(ids)), key=lambda at: sample.card(at, 0).value)
    return f"{ids[index]} {figure_text(sample.card(index, 0))}"
