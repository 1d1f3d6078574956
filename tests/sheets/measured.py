"""A second reader of finished PDFs, on purpose not the one that `preflight` uses."""

from __future__ import annotations

from io import BytesIO
from typing import NamedTuple

import pikepdf
from pikepdf import Matrix

MM = 25.4 / 72


class Area(NamedTuple):
    """What a form covers on the page, in mm from the top left, with the direction in which its top lies."""

    name: str
    side: str
    left: float
    top: float
    right: float
    bottom: float
    up: tuple[int, int]


class Sheet(NamedTuple):
    """A page: its size, the trims of its components, the bleed around them, and straight lines of marks and fold."""

    size: tuple[float, float]
    trims: list[Area]
    bleed: float
    marks: list[tuple[float, float, float, float]]
    fold: tuple[float, float, float, float] | None


def sheets(pdf: bytes) -> list[Sheet]:
    with pikepdf.open(BytesIO(pdf)) as file:
        return [_sheet(page) for page in file.pages]


def _sheet(page: pikepdf.Page) -> Sheet:
    width, height = (float(value) * MM for value in page.mediabox[2:])
    trims: list[Area] = []
    lines: dict[str, list[tuple[float, float, float, float]]] = {"marks": [], "fold": []}
    stack: list[Matrix] = []
    claim: pikepdf.Object = pikepdf.Dictionary()
    now, tag, bleed = Matrix(), "", 0.0
    pen = (0.0, 0.0)

    def on_page(x: float, y: float) -> tuple[float, float]:
        right, up = now.transform((x, y))
        return right * MM, height - up * MM

    for step in pikepdf.parse_content_stream(page):
        operator, values = str(step.operator), list(step.operands)
        if operator == "q":
            stack.append(now)
        elif operator == "Q":
            now = stack.pop()
        elif operator == "cm":
            now = Matrix(*(float(value) for value in values)) @ now
        elif operator in ("BMC", "BDC"):
            tag = str(values[0])[1:]
            claim = values[1] if operator == "BDC" else claim
        elif operator == "EMC":
            tag = ""
        elif operator == "m" and tag in lines:
            pen = on_page(float(values[0]), float(values[1]))
        elif operator == "l" and tag in lines:
            lines[tag].append((*pen, *on_page(float(values[0]), float(values[1]))))
        elif operator == "Do" and tag == "Component":
            box = [float(value) for value in page.obj["/Resources"]["/XObject"][str(values[0])]["/BBox"]]
            bleed = float(claim["/Bleed"])
            one, other = on_page(box[0], box[1]), on_page(box[2], box[3])
            left, right = sorted((one[0], other[0]))
            top, bottom = sorted((one[1], other[1]))
            origin, above = on_page(0, 0), on_page(0, -100)
            up = round(above[0] - origin[0]), round(above[1] - origin[1])
            name, side = str(claim["/Name"]), str(claim["/Side"])[1:]
            trims.append(Area(name, side, left + bleed, top + bleed, right - bleed, bottom - bleed, up))
    return Sheet((width, height), trims, bleed, lines["marks"], lines["fold"][0] if lines["fold"] else None)
