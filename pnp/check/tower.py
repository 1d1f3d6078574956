"""Do the parts of a tower go together? First what a layout asks for, then, with shapely, the parts that came of it."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.check.parts import Where, parts_fit
from pnp.errors import Finding, Place
from pnp.load.nodes import Node
from pnp.model.layout import Layout
from pnp.tower.kit import kit
from pnp.tower.measures import BRIDGE, CROSS, DIAGONAL, END_GAP, SHORTEST_TAB, SPARE, Measures
from pnp.units import show

HAND = 40.0
MOST_SWAY = 4.0
SMALLEST_WINDOW = 8.0


def check_tower(layout: Layout, root: Node) -> Iterator[Finding]:
    """Everything about the tower of a layout file whose values could all be read."""
    yield from tower_fits(layout, lambda field: root.at(*field.split(".")))


def tower_findings(layout: Layout) -> tuple[Finding, ...]:
    """The same of a layout that is no longer a file."""
    return tuple(tower_fits(layout, lambda _: Place(layout.name)))


def tower_fits(layout: Layout, where: Where) -> Iterator[Finding]:
    """What the layout asks for; and if that can be, the parts that come of it."""
    if layout.style != "tower":
        return
    findings = list(measures_work(layout, where))
    yield from findings
    if not findings:
        yield from parts_fit(layout, kit(layout), where)


def measures_work(layout: Layout, where: Where) -> Iterator[Finding]:
    """There is room for hands, joints hold, and everything can be cut."""
    yield from joints_hold(layout, where)
    yield from bridges_are_wide(layout, where)
    if layout.tower.upper == "windows" and layout.board.levels > 1:
        yield from windows_carry(layout, where)


def joints_hold(layout: Layout, where: Where) -> Iterator[Finding]:
    """Pillars and boards reach into each other, do not wobble, and leave room for a hand."""
    measures, tower = Measures(layout), layout.tower
    if measures.notch_depth < BRIDGE:
        needed = (2 * BRIDGE + measures.corner + tower.thickness - END_GAP) / DIAGONAL
        message = f"pillars and boards reach {show(round(max(0.0, measures.notch_depth), 1))} into each other"
        yield Finding("notch-too-shallow", where("tower.frame"), f"{message}; make frame at least {show(_up(needed))}")
    elif layout.board.levels > 1 and measures.sway > MOST_SWAY:
        most = tower.clearance * MOST_SWAY / measures.sway
        message = f"the top board can sway by {show(round(measures.sway, 1))}"
        hint = f"make clearance at most {show(_down(most))}"
        yield Finding("tower-wobbles", where("tower.clearance"), f"{message}; {hint}")
    if layout.board.levels > 1 and measures.opening < HAND:
        message = f"{show(measures.opening)} are left for a hand between a strip and the next board"
        hint = f"make level_height at least {show(HAND + tower.thickness + tower.strip)}"
        yield Finding("hand-does-not-fit", where("tower.level_height"), f"{message}; {hint}")


def bridges_are_wide(layout: Layout, where: Where) -> Iterator[Finding]:
    """Feet, strips, pillars and tabs are wide enough, and slots wider than what cuts them."""
    measures, tower = Measures(layout), layout.tower
    if tower.foot < BRIDGE:
        message = f"a foot of {show(tower.foot)} breaks off; make it at least {show(BRIDGE)}"
        yield Finding("bridge-too-thin", where("tower.foot"), message)
    if tower.strip < BRIDGE:
        message = f"a strip of {show(tower.strip)} breaks; make it at least {show(BRIDGE)}"
        yield Finding("bridge-too-thin", where("tower.strip"), message)
    if measures.pillar_width - measures.notch_depth < BRIDGE:
        message = f"behind its notches a pillar of {show(tower.pillar_width)} is thinner than {show(BRIDGE)}"
        hint = f"make it at least {show(_up(measures.notch_depth + BRIDGE))} wide"
        yield Finding("bridge-too-thin", where("tower.pillar_width"), f"{message}; {hint}")
    elif tower.pillar == "folded" and measures.pillar_width < measures.overlap + tower.thickness + SPARE:
        least = _up(measures.overlap + tower.thickness + SPARE)
        message = f"a pillar folded at {show(tower.pillar_width)} is folded within the board; make it at least"
        yield Finding("fold-meets-board", where("tower.pillar_width"), f"{message} {show(least)} wide")
    if min(measures.cells) < 4 * SHORTEST_TAB:
        message = f"a strip of {show(min(measures.cells))} has no room for two tabs; make cells larger"
        yield Finding("strip-too-short", where("board.cell"), message)
    if tower.kerf >= measures.slot:
        message = f"a kerf of {show(tower.kerf)} is wider than slots of {show(measures.slot)}; measure it again"
        yield Finding("kerf-eats-slot", where("tower.kerf"), message)


def windows_carry(layout: Layout, where: Where) -> Iterator[Finding]:
    """Windows can be looked through, and their bars hold."""
    measures, tower = Measures(layout), layout.tower
    if measures.cross < BRIDGE:
        message = f"bars of {show(tower.bar)} leave {show(round(measures.cross, 2))} across a window"
        yield Finding("bridge-too-thin", where("tower.bar"), f"{message}; make bar at least {show(BRIDGE / CROSS)}")
    if measures.window < SMALLEST_WINDOW:
        message = f"bars of {show(tower.bar)} in cells of {show(layout.cell)} leave windows of less than"
        hint = f"make bar at most {show(max(0.0, layout.cell - SMALLEST_WINDOW))}, or tokens larger"
        yield Finding("window-too-small", where("tower.bar"), f"{message} {show(SMALLEST_WINDOW)}; {hint}")


def _up(length: float) -> float:
    """To the next tenth, on the safe side."""
    return -(-round(length * 1000) // 100) / 10


def _down(length: float) -> float:
    return round(length * 1000) // 10 / 100
