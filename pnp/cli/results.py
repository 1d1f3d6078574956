"""The numbers of a series as lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Numbers = dict[str, Any]


def result_lines(numbers: Numbers) -> Iterator[str]:
    """A screen on the series: completion, seats, length, ends, climbs, points, cards."""
    rivalry = numbers["rivalry"] if isinstance(numbers["rivalry"], str) else ", ".join(numbers["rivalry"]) or "none"
    partial = f" of {numbers['asked']:,}, stopped: partial result" if numbers["partial"] else ""
    yield (
        f"{numbers['deck']} on {numbers['layout']}, ruleset {numbers['ruleset']}, {numbers['players']} players, "
        f"rivalry {rivalry}, seed {numbers['seed']}"
    )
    completed = numbers["completion"]
    failed = "" if completed["first_failure"] is None else f"; the first that did not is {completed['first_failure']}"
    yield f"games   {numbers['games']:,}{partial}; {_share(completed)} completed{failed}"
    length = numbers["length"]
    ranks = length["percentiles"]
    yield (
        f"length  {length['mean']:.1f} turns, 5 to 95 % of games {ranks['5']} to {ranks['95']}; "
        f"a choice of cards in {_percent(length['turns_with_a_choice_of_cards'])} of turns, "
        f"no card fits in {_percent(length['turns_where_no_card_fits'])}"
    )
    yield from _seat_lines(numbers["seats"])
    points = ", ".join(f"{name.replace('_', ' ')} {value:.1f}" for name, value in numbers["points"].items() if value)
    yield f"points  {points}"
    yield from _card_lines(numbers["cards"])


def _seat_lines(seats: list[Numbers]) -> Iterator[str]:
    levels = len(seats[0]["reached"])
    heads = [f"level {level}" for level in range(1, levels)]
    yield "seat  bot                         wins                   score    " + "  ".join(
        f"{head:>8}" for head in [*heads, "stuck", "tokens", "cards"]
    )
    for index, seat in enumerate(seats):
        reached = [_percent(share) for share in seat["reached"][1:]]
        ends = [_percent(share) for share in seat["ends"].values()]
        shares = "  ".join(f"{text:>8}" for text in [*reached, *ends])
        score = f"{seat['score']['mean']:>5.1f}"
        yield f"{index + 1:>4}  {seat['bot']:<26}  {_share(seat['wins']):<21}  {score}    {shares}"


def _card_lines(cards: dict[str, Numbers]) -> Iterator[str]:
    width = max(4, *map(len, cards))
    yield f"{'card':<{width}}  {'dead':<21}  face down  fits nowhere"
    for name, card in sorted(cards.items(), key=lambda item: -item[1]["dead"]["share"]):
        yield (
            f"{name:<{width}}  {_share(card['dead']):<21}  {_percent(card['face_down']):>9}  "
            f"{_percent(card['fits_nowhere']):>12}"
        )


def _percent(share: Numbers) -> str:
    return f"{100 * share['share']:.1f} %"


def _share(share: Numbers) -> str:
    low, high = share["interval"]
    return f"{100 * share['share']:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"
