"""Comparing two decks: whether they can sit at one table, who is better, what differs and what to print again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from pnp.app.project import can_seat, use_deck, use_layout
from pnp.errors import PnpError
from pnp.model.deck import Deck
from pnp.model.layout import Layout
from pnp.report.compare import CAP, Change, Comparison, OnBlocks, Standing, changes, compare, contest_of
from pnp.report.lines import figure_text
from pnp.sim.minds import bots_named
from pnp.sim.sequential import DIFFERENCE, Tally, Verdict, bounds

LARGE = 100

__all__ = ["CAP", "Comparison", "Standing", "compared", "comparison_lines", "standing_line"]


def compared(
    first: str,
    second: str,
    layout: str | None,
    players: int,
    bot: str,
    seed: int,
    cap: int,
    workers: int,
    tell: OnBlocks,
) -> tuple[Deck, Deck, Comparison]:
    """Both decks and the verdict on them."""
    (_, one), (_, other) = use_deck(first), use_deck(second)
    table = use_layout(layout, one)
    _can_meet(one, other, table, players)
    if "," in bot:
        raise PnpError("one bot plays both decks; name a single one with --bot")
    bots_named(bot, 1)
    contest = contest_of(one, other, table, players, bot, seed)
    return one, other, compare(contest, cap, workers, tell)


def _can_meet(one: Deck, other: Deck, layout: Layout, players: int) -> None:
    can_seat(layout, players)
    if one.ruleset() != other.ruleset():
        raise PnpError(
            f"{one.name} and {other.name} are played by different rules, so that they cannot sit at one table"
        )
    if [(card.pattern, card.copies) for card in one.shared] != [(card.pattern, card.copies) for card in other.shared]:
        raise PnpError(f"{one.name} and {other.name} have different global cards; only personal cards can be compared")


def standing_line(standing: Standing) -> str:
    """How it stands, on one line while it is played."""
    return f"{standing.ahead.blocks:,} blocks, A wins {figure_text(standing.share())}, {_ratios(standing)}"


def _ratios(standing: Standing) -> str:
    low, high = bounds()
    return (
        f"log-likelihood ratio {_ratio(standing.ahead)} for A better and {_ratio(standing.behind)} for B better, "
        f"refused at {low:.2f} and accepted at {high:+.2f}"
    )


def _ratio(tally: Tally) -> str:
    """Blocks that are all alike make it as large as one likes."""
    value = tally.ratio()
    return f"{value:+.2f}" if abs(value) < LARGE else f"{'below -' if value < 0 else 'above +'}{LARGE}"


def comparison_lines(
    one: Deck, other: Deck, asked: tuple[str, str], found: Comparison, layout: str | None
) -> Iterator[str]:
    """The verdict first, then what it rests on, then what differs; `asked` is where the decks came from."""
    contest, standing = found.contest, found.standing
    names = [one.name, other.name]
    if one.name == other.name and asked[0] != asked[1]:
        names = [f"{one.name} ({place})" for place in asked]
    even = 100 / contest.players
    yield f"{found.verdict}: A is {names[0]}, B is {names[1]}"
    yield _meaning(found.verdict, even)
    yield (
        f"indicative: A wins {figure_text(standing.share())} of games (even: {even:.1f} %) and is "
        f"{round(standing.points_ahead(), 1) + 0.0:+.1f} points ahead"
    )
    yield (
        f"{standing.ahead.blocks:,} blocks of {contest.players} games, A in every seat among B; "
        f"{contest.players} players, {contest.challenger.bot}, seed {contest.seed}; {_ratios(standing)}"
    )
    differences = list(changes(one, other))
    if not differences:
        yield "the cards are the same"
    for change in differences:
        yield f"card {change.card}: {', '.join(change.facts)}"
        yield from _drawings(change)
    yield from _sheets(one, other, differences, layout)


def _meaning(verdict: Verdict, even: float) -> str:
    much = f"{even + 100 * DIFFERENCE:.1f} %"
    tells = f"by a test that tells {much} of games from {even:.1f} % and stops as soon as it is sure"
    match verdict:
        case "A better" | "B better":
            return f"{verdict[0]} wins more than an even share, {tells}"
        case "no such difference":
            return f"neither wins much more than an even share, {tells}"
        case "inconclusive at the cap":
            return f"whether one wins {much} of games or an even share is open; more blocks (--cap) would tell"
    assert_never(verdict)


def _drawings(change: Change) -> Iterator[str]:
    """Both patterns side by side, where both are there and differ."""
    if change.before is None or change.after is None or change.before.pattern == change.after.pattern:
        return
    old, new = (str(card.pattern).split("\n") for card in (change.before, change.after))
    wide = max(map(len, old))
    for row in range(max(len(old), len(new))):
        left = old[row] if row < len(old) else ""
        right = new[row] if row < len(new) else ""
        yield f"    {left:<{wide}}    {right}".rstrip()


def _sheets(one: Deck, other: Deck, differences: list[Change], layout: str | None) -> Iterator[str]:
    """Which fronts, and which sheets of the cards, have to be printed again."""
    fronts = [change.card for change in differences if change.is_on_the_front]
    copies = [change for change in differences if "copies" in " ".join(change.facts)]
    if not fronts and not copies:
        yield "nothing has to be printed again"
        if one.name != other.name:
            yield "(but for the deck's name, which stands small on every card)"
        if [card.id for card in one.cards] != [card.id for card in other.cards]:
            yield "(the cards stand in another order, so that pages of both cannot be mixed)"
        return
    if fronts:
        yield f"fronts that differ: {', '.join(fronts)}"
    changed, all_pages = changed_sheets(one, other, layout)
    said = ", ".join(map(str, changed)) if len(changed) < all_pages else "all"
    yield f"pages of the cards that change with `pnp build --only cards`: {said} of {all_pages}"
    if one.name != other.name:
        yield "(the deck's name, which stands small on every card, is left out of this)"


def changed_sheets(one: Deck, other: Deck, layout: str | None) -> tuple[list[int], int]:
    """The pages of B's cards that are not the same as A's, by number, and how many pages there are."""
    # Drawing is slow to import, and most of comparing is playing.
    from pnp.app.cards import colour_cards
    from pnp.app.ordering import Request, order_of

    order = order_of(Request(layout=layout)) if layout else order_of(Request())
    table = use_layout(layout, one)
    before, after = (
        colour_cards(replace(order, deck=replace(deck, name=one.name), layout=table)) for deck in (one, other)
    )
    changed = [
        number + 1
        for number in range(len(after))
        if number >= len(before) or before[number].components != after[number].components
    ]
    return changed, len(after)
