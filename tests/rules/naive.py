"""The rules a second time, as plainly as possible and without a line of `pnp`: only for counting games on small boards.

Spots are (level, row, col), players letters; a position is a dict that is copied for every action. Tokens fall by
looking at the whole tower again and again until nothing moves, which is slow and hard to get wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations
from typing import Any, NamedTuple

Position = dict[str, Any]
Action = tuple[Any, ...]


class Small(NamedTuple):
    """A game on a small board; every player holds `hand` and then draws from `pile`, the next card first."""

    rows: int
    cols: int
    levels: int
    cards: dict[str, list[str]]
    hand: str
    pile: str
    tokens: int
    players: str = "ab"
    climb_sides: int = 4
    prototype: bool = False
    shared: str = ""
    sweets: tuple[tuple[int, int, int], ...] = ()

    def corners(self) -> list[tuple[int, int]]:
        return sorted({(row, col) for row in (0, self.rows - 1) for col in (0, self.cols - 1)})

    def cells(self) -> list[tuple[int, int]]:
        return [(row, col) for row in range(self.rows) for col in range(self.cols)]


def first_position(game: Small) -> Position:
    return {
        "tokens": {},
        "sweets": list(game.sweets),
        "figures": {},
        "supply": {
            player: {other: game.tokens * (other == player) for other in game.players} for player in game.players
        },
        "hand": {player: game.hand.split() for player in game.players},
        "pile": {player: game.pile.split() for player in game.players},
        "shared": game.shared.split(),
        "down": dict.fromkeys(game.players, False),
        "finished": [],
        "turn": game.players[0],
        "done": [],
        "phase": "start",
        "ending": False,
    }


def legal(game: Small, now: Position) -> list[Action]:
    if now["phase"] == "over":
        return []
    if now["phase"] == "start":
        taken = [spot[1:] for spot in now["figures"].values()]
        return [("start", cell) for cell in game.corners() if cell not in taken]
    if now["phase"] == "draw":
        return [("draw", "personal"), ("draw", "shared")]
    me = now["turn"]
    if "throw" in now["done"] and now["supply"][me][me] == 0 and not game.prototype:
        return [("end",)]
    steps = list(moves_and_climbs(game, now))
    if "throw" in now["done"] or not can_throw(game, now):
        return [*steps, ("end",)]
    return [*throws(game, now), *(step for step in steps if can_throw(game, played(game, now, step)))]


def can_throw(game: Small, now: Position) -> bool:
    if throws(game, now):
        return True
    return any(can_throw(game, played(game, now, step)) for step in moves_and_climbs(game, now))


def throws(game: Small, now: Position) -> set[Action]:
    """A throw is one throw, however the card is turned for it."""
    me = now["turn"]
    found: set[Action] = set()
    level, row, col = now["figures"][me]
    own = now["supply"][me][me]
    for card in set(now["hand"][me]) if own else ():
        wholes = set()
        for quarters in range(4):
            drawing = turned(game.cards[card], quarters)
            filled = [(r, c) for r, line in enumerate(drawing) for c, char in enumerate(line) if char == "x"]
            stars = [(r, c) for r, line in enumerate(drawing) for c, char in enumerate(line) if char == "*"]
            for stand in stars or filled:
                aimed = sorted((row + r - stand[0], col + c - stand[1]) for r, c in filled if (r, c) != stand)
                free = all(cell in game.cells() and (level, *cell) not in now["tokens"] for cell in aimed)
                if free and tuple(aimed) not in wholes:
                    wholes.add(tuple(aimed))
                    for part in combinations(aimed, min(own, len(aimed))):
                        found.add(("up", card, quarters, part))
        if not now["down"][me]:
            for cell in game.cells():
                if (level, *cell) not in now["tokens"] and (level, *cell) not in now["figures"].values():
                    found.add(("down", card, cell))
    return found


def turned(drawing: list[str], quarters: int) -> list[str]:
    for _ in range(quarters):
        drawing = ["".join(column) for column in zip(*drawing[::-1], strict=True)]
    return drawing


def moves_and_climbs(game: Small, now: Position) -> Iterator[Action]:
    level, row, col = now["figures"][now["turn"]]
    if "move" not in now["done"]:
        for cell in game.cells():
            if (level, *cell) not in now["figures"].values():
                yield ("move", cell)
    if "climb" not in now["done"] and level + 1 < game.levels:
        sides = [(level, row - 1, col), (level, row + 1, col), (level, row, col - 1), (level, row, col + 1)]
        held = sum(side in now["tokens"] for side in sides)
        if held >= game.climb_sides and (level + 1, row, col) not in now["figures"].values():
            yield ("climb",)


def played(game: Small, now: Position, action: Action) -> Position:
    now = deepcopy(now)
    me = now["turn"]
    match action:
        case ("start", cell):
            now["figures"][me] = (0, *cell)
            now["turn"] = following(game, me)
            if me == game.players[-1]:
                now["phase"] = "act"
                begin(game, now)
        case ("up", card, _, cells):
            throw(game, now, card, cells)
            now["down"][me] = False
        case ("down", card, cell):
            throw(game, now, card, [cell])
            now["down"][me] = True
        case ("move", cell):
            arrive(game, now, (now["figures"][me][0], *cell), "move")
        case ("climb",):
            level, row, col = now["figures"][me]
            arrive(game, now, (level + 1, row, col), "climb")
        case ("end",):
            draw(game, now)
        case ("draw", which):
            pile = now["pile"][me] if which == "personal" else now["shared"]
            now["hand"][me].append(pile.pop(0))
            draw(game, now)
    return now


def following(game: Small, player: str) -> str:
    return game.players[(game.players.index(player) + 1) % len(game.players)]


def throw(game: Small, now: Position, card: str, cells: Any) -> None:
    me = now["turn"]
    now["hand"][me].remove(card)
    now["done"] = sorted([*now["done"], "throw"])
    victims = []
    for cell in cells:
        spot = (now["figures"][me][0], *cell)
        now["supply"][me][me] -= 1
        hit = [player for player, figure in now["figures"].items() if figure == spot]
        if hit:
            now["supply"][hit[0]][me] += 1
            victims += hit
        else:
            now["tokens"][spot] = me
            fall(now, only=spot if game.prototype else None)
    for victim in victims if game.prototype else ():
        if now["supply"][me][me]:
            now["supply"][me][me] -= 1
            now["supply"][victim][me] += 1


def fall(now: Position, only: tuple[int, int, int] | None) -> None:
    """Everything that is not held falls, or just one token."""
    moving = True
    while moving:
        moving = False
        for spot in sorted(now["tokens"] if only is None else [only]):
            level, row, col = spot
            below = (level - 1, row, col)
            if level == 0 or below in now["tokens"]:
                continue
            colour = now["tokens"].pop(spot)
            under = [player for player, figure in now["figures"].items() if figure == below]
            if under:
                now["supply"][under[0]][colour] += 1
                if only is not None:
                    return
            else:
                now["tokens"][below] = colour
                only = below if only is not None else None
            moving = True
            break


def arrive(game: Small, now: Position, spot: tuple[int, int, int], what: str) -> None:
    me = now["turn"]
    now["figures"][me] = spot
    now["done"] = sorted([*now["done"], what])
    if spot in now["tokens"]:
        now["supply"][me][now["tokens"].pop(spot)] += 1
    now["sweets"] = [place for place in now["sweets"] if place != spot]
    if not game.prototype:
        fall(now, only=None)


def draw(game: Small, now: Position) -> None:
    """Up to three cards, and then the next player."""
    me = now["turn"]
    now["phase"] = "act"
    while len(now["hand"][me]) < 3 and (now["pile"][me] or now["shared"]):
        if now["pile"][me] and now["shared"]:
            now["phase"] = "draw"
            return
        now["hand"][me].append((now["pile"][me] or now["shared"]).pop(0))
    if "throw" not in now["done"]:
        now["down"][me] = False
    now["done"] = []
    now["turn"] = following(game, me)
    if not game.prototype:
        if now["supply"][me][me] == 0 or not now["hand"][me]:
            now["finished"].append(me)
        begin(game, now)
        return
    empty = [*([] if now["shared"] else ["shared"])]
    empty += [f"pile {player}" for player in game.players if not now["pile"][player]]
    empty += [f"supply {player}" for player in game.players if not now["supply"][player][player]]
    now["ending"] = now["ending"] or len(empty) >= 2
    if now["ending"] and me == game.players[-1]:
        now["phase"] = "over"


def begin(game: Small, now: Position) -> None:
    """Whoever cannot throw is finished, until somebody can."""
    while len(set(now["finished"])) < len(game.players):
        if now["turn"] not in now["finished"]:
            if can_throw(game, now):
                return
            now["finished"].append(now["turn"])
        now["turn"] = following(game, now["turn"])
    now["phase"] = "over"


def counts(game: Small, depth: int) -> list[int]:
    """How many sequences of 1, 2, ... `depth` legal actions there are; equal positions are looked at once."""
    layer = {repr(first_position(game)): (first_position(game), 1)}
    found = []
    for _ in range(depth):
        following_layer: dict[str, tuple[Position, int]] = {}
        for now, ways in layer.values():
            for action in legal(game, now):
                after = played(game, now, action)
                after["tokens"] = dict(sorted(after["tokens"].items()))
                after["finished"].sort()
                key = repr(after)
                following_layer[key] = (after, following_layer.get(key, (after, 0))[1] + ways)
        found.append(sum(ways for _, ways in following_layer.values()))
        layer = following_layer
    return found
