"""Cutting lines as DXF R12 in millimetres: polylines on a layer for each operation, which every program reads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pnp.scene.cutting import COLOURS, Operation, Run
from pnp.scene.geometry import Outline

_INDEX: dict[Operation, int] = {"score": 5, "cut": 1}
"""The colours blue and red by their numbers."""


def write(runs: Sequence[Run], height: float) -> bytes:
    """The file; y goes up in DXF, so the sheet's height is what turns it over."""
    pairs: list[tuple[int, object]] = [(0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1009"), (0, "ENDSEC")]
    pairs += [(0, "SECTION"), (2, "TABLES"), (0, "TABLE"), (2, "LAYER"), (70, len(COLOURS))]
    for operation in COLOURS:
        pairs += [(0, "LAYER"), (2, operation.upper()), (70, 0), (62, _INDEX[operation]), (6, "CONTINUOUS")]
    pairs += [(0, "ENDTAB"), (0, "ENDSEC"), (0, "SECTION"), (2, "ENTITIES")]
    for operation in COLOURS:
        for run in runs:
            if run.operation == operation:
                pairs += (pair for outline in run.outlines for pair in _polyline(outline, operation.upper(), height))
    pairs += [(0, "ENDSEC"), (0, "EOF")]
    return "".join(f"{code:>3}\n{_shown(value)}\n" for code, value in pairs).encode("ascii")


def _polyline(outline: Outline, layer: str, height: float) -> Iterator[tuple[int, object]]:
    """One path; machines are given straight lines only."""
    is_closed = outline[-1][0] == "Z"
    yield from ((0, "POLYLINE"), (8, layer), (66, 1), (10, 0.0), (20, 0.0), (30, 0.0), (70, int(is_closed)))
    for _, x, y in _points(outline):
        yield from ((0, "VERTEX"), (8, layer), (10, x), (20, height - y), (30, 0.0))
    yield from ((0, "SEQEND"), (8, layer))


def _points(outline: Outline) -> Iterable[tuple[str, float, float]]:
    for step in outline:
        match step:
            case ("M" | "L" as kind, x, y):
                yield kind, x, y
            case ("Z",):
                pass
            case _:
                raise ValueError(f"a cutting line cannot have a step {step[0]}")


def _shown(value: object) -> str:
    return f"{value:.4f}" if isinstance(value, float) else str(value)
