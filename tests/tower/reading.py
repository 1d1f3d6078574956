"""Cutting files read back into polygons; nothing of the program's own geometry is used."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from shapely import Polygon
from shapely.affinity import translate

SVG = "{http://www.w3.org/2000/svg}"
Rings = list[list[tuple[float, float]]]


def _rings(path: str) -> list[tuple[float, float]]:
    numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", path)]
    assert re.fullmatch(r"[MLZ\d\s.,-]+", path)
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def svg_parts(data: bytes, layer: str = "cut") -> list[tuple[str, Rings]]:
    """The parts of a layer by name, each with the paths it has there."""
    root = ElementTree.fromstring(data)
    (group,) = [found for found in root.iter(f"{SVG}g") if found.get("id") == layer]
    return [
        (part.get("class") or "", [_rings(path.get("d") or "") for path in part.iter(f"{SVG}path")])
        for part in group.findall(f"{SVG}g")
    ]


def dxf_rings(data: bytes, height: float, layer: str = "CUT") -> Rings:
    """The polylines of a layer, in the order of the file, with y down again."""
    lines = data.decode("ascii").splitlines()
    pairs = [(int(code), value) for code, value in zip(lines[::2], lines[1::2], strict=True)]
    rings: Rings = []
    x, is_vertex, is_here = 0.0, False, False
    for index, (code, value) in enumerate(pairs):
        if code == 0:
            is_vertex = value == "VERTEX"
            if value == "POLYLINE":
                is_here = pairs[index + 1] == (8, layer)
                if is_here:
                    rings.append([])
        elif is_vertex and is_here and code == 10:
            x = float(value)
        elif is_vertex and is_here and code == 20:
            rings[-1].append((x, height - float(value)))
    return rings


def as_part(rings: Rings, kerf: float) -> Polygon:
    """The part that a beam of that width leaves, from its own top left corner; the largest path is its edge."""
    *holes, edge = rings
    shape = Polygon(edge, holes)
    assert shape.is_valid
    if kerf:
        cut = shape.buffer(-kerf / 2, join_style="mitre", mitre_limit=10.0)
        assert isinstance(cut, Polygon)
        shape = cut
    left, top, _, _ = shape.bounds
    return translate(shape, -left, -top)
