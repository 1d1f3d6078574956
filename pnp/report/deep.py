"""What takes more games: what each card is worth, whether skill pays, whether leaving something out does, and drama."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from pnp.model.deck import Card
from pnp.report.judging import Goal, Judgement, judged
from pnp.report.looking import Samples, player_counts
from pnp.report.sample import Figure, share
from pnp.report.table import BOTS, Table
from pnp.report.versus import versus
from pnp.sim import bits
from pnp.sim.blocks import Block, Contest, Side, play_blocks
from pnp.sim.statistics import CONFIDENCE, holm

BLOCKS, SEARCH_BLOCKS = 500, 40
RESTRICTED = (
    "restricted:never-climb",
    "restricted:always-climb",
    "restricted:never-sweets",
    "restricted:never-face-down",
)

OnStep = Callable[[], None]
"""Told when one of the comparisons is done."""


@dataclass(frozen=True, slots=True)
class Impact:
    """What a deck gains by a card: wins and points ahead of the same deck with the reference card in its place."""

    card: str
    reference: str
    bot: str
    wins: Figure
    """Share of wins above one half."""
    lead: Figure
    chance: float
    """That a card without any effect would show so many wins, adjusted for the number of cards."""
    lead_chance: float
    """The same for points."""


@dataclass(frozen=True, slots=True)
class Deep:
    """All of it: shares of wins by who wins them, against whom."""

    impacts: tuple[Impact, ...]
    skill: tuple[tuple[str, Figure], ...]
    search: Figure
    restricted: tuple[tuple[str, tuple[tuple[str, Figure], ...]], ...]


def steps(table: Table) -> int:
    """How many comparisons there are."""
    return len(BOTS) * (len(table.deck.personal) - 1 + 1 + len(RESTRICTED)) + 1


def look_deeper(table: Table, samples: Samples, blocks: int, workers: int, on_step: OnStep) -> Deep:
    """Play the comparisons."""
    cards = table.deck.personal

    def contest(challenger: str, champion: str, many: int) -> Figure:
        played = _blocks(table, Side(cards, challenger), Side(cards, champion), many, workers)
        on_step()
        return versus(played).wins

    return Deep(
        impacts=tuple(impact for bot in BOTS for impact in impacts(table, samples, bot, blocks, workers, on_step)),
        skill=tuple((bot, contest(bot, "random", blocks)) for bot in BOTS),
        search=contest("search", "greedy", min(blocks, SEARCH_BLOCKS)),
        restricted=tuple((bot, tuple((other, contest(bot, other, blocks)) for other in BOTS)) for bot in RESTRICTED),
    )


def _blocks(table: Table, challenger: Side, champion: Side, blocks: int, workers: int) -> list[Block]:
    return play_blocks(Contest(table.deck, table.layout, challenger, champion, 2, table.seed), 0, blocks, workers)


def reference_card(table: Table, samples: Samples) -> Card:
    """The most ordinary card: the one in the middle when personal cards are sorted by how often they are left over."""
    sample = samples[player_counts(samples)[0], BOTS[0]]
    order = sorted(range(len(table.deck.personal)), key=lambda index: sample.card(index, 0).value)
    return table.deck.personal[order[len(order) // 2]]


def substituted(cards: Sequence[Card], card: Card, other: Card) -> tuple[Card, ...]:
    """The cards with another design in the place of one, in as many copies."""
    return tuple(replace(other, copies=card.copies) if one.id == card.id else one for one in cards)


def impacts(table: Table, samples: Samples, bot: str, blocks: int, workers: int, on_step: OnStep) -> list[Impact]:
    """The substitution test of every personal card, on the same deals in both seats; the strongest first."""
    cards, reference = table.deck.personal, reference_card(table, samples)
    found = []
    for card in cards:
        if card.id != reference.id:
            without = Side(substituted(cards, card, reference), bot)
            found.append((card.id, versus(_blocks(table, Side(cards, bot), without, blocks, workers))))
            on_step()
    by_wins, by_lead = (holm([getattr(one, name) for _, one in found]) for name in ("wins_chance", "lead_chance"))
    made = [
        Impact(card, reference.id, bot, _above_half(one.wins), one.lead, chance, lead_chance)
        for (card, one), chance, lead_chance in zip(found, by_wins, by_lead, strict=True)
    ]
    return sorted(made, key=lambda impact: -abs(impact.wins.value))


def deep_judgements(table: Table, samples: Samples, deep: Deep) -> Iterator[Judgement]:
    """What the comparisons say, held against the targets."""
    by_card: dict[str, list[Impact]] = {}
    for impact in deep.impacts:
        by_card.setdefault(impact.card, []).append(impact)
    for card, both_bots in by_card.items():
        points = " / ".join(f"{impact.lead.value:+.1f}" for impact in both_bots)
        said = f"{card} instead of {both_bots[0].reference}, {points} points"
        figures = [(impact.bot, _sure(impact)) for impact in both_bots]
        replay = table.replay(table.match(2, "greedy"), 0)
        yield judged("impact", said, figures, Goal.of(table.targets, "impact"), 2, replay, (card,))
    yield judged("skill", "", deep.skill, Goal.of(table.targets, "skill"), 2)
    yield Judgement("NOTE", "search", "", (("search", deep.search),), None, 2, "for comparison")
    for bot, against in deep.restricted:
        replay = table.replay(replace(table.match(2, "greedy"), bots=(bot, "greedy")), 0)
        said = bot.partition(":")[2].replace("-", " ")
        yield judged("restricted", said, against, Goal.of(table.targets, "restricted"), 2, replay)
    for players in player_counts(samples):
        both = [samples[players, bot] for bot in BOTS]
        figures = [
            (sample.bot, share(sum(sample.counts.course.settled[: bits.TENTHS // 2]), sample.games)) for sample in both
        ]
        replay = table.replay(both[0].match, both[0].counts.course.records[5] - 1)
        yield judged("runaway", "", figures, Goal.of(table.targets, "runaway"), players, replay)


def _above_half(wins: Figure) -> Figure:
    return Figure(wins.value - 0.5, wins.low - 0.5, wins.high - 0.5)


def _sure(impact: Impact) -> Figure:
    """What a card changes; one that chance explains among so many cards may change nothing at all."""
    wins = impact.wins
    if impact.chance < 1 - CONFIDENCE:
        return wins
    return Figure(wins.value, min(wins.low, 0.0), max(wins.high, 0.0))
