"""What really stands in a finished PDF: pages, components, marks and texts, measured in mm with y downwards.

Nothing is taken from the drawing program: the file is read operator by operator, through every form it uses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BytesIO
from itertools import pairwise
from math import hypot, sqrt

import pikepdf

from pnp.check.found import Found, FoundFile, FoundPage, Line
from pnp.scene.geometry import IDENTITY, Box, Matrix, Point
from pnp.scene.page import hull, placed

MM_PER_POINT = 25.4 / 72
# Glyphs are forms named after their face, a thousand units to the em.
_GLYPH = re.compile(r"/(heading|body|bold|italic)\.\d+")
_EM = 1000.0
_PAINTING = {"f", "F", "f*", "S", "s", "B", "B*", "b", "b*"}
_STROKING = {"S", "s", "B", "B*", "b", "b*"}


@dataclass(slots=True)
class Drawn:
    """What matters of a stream, in its own units: boxes around texts, the thinnest stroke and the smallest text."""

    texts: list[Box] = field(default_factory=list)
    thinnest: float = float("inf")
    smallest: float = float("inf")

    def add(self, other: Drawn, matrix: Matrix) -> None:
        scale = _scale(matrix)
        self.texts += (placed(box, matrix) for box in other.texts)
        self.thinnest = min(self.thinnest, other.thinnest * scale)
        self.smallest = min(self.smallest, other.smallest * scale)


def read(pdf: bytes) -> FoundFile:
    """Everything that is checked; pikepdf.PdfError where the file is none."""
    with pikepdf.open(BytesIO(pdf)) as file:
        wishes = file.Root.get("/ViewerPreferences", pikepdf.Dictionary())
        forms: dict[tuple[int, int], Drawn] = {}
        pages = tuple(_Page(page, number, forms).found() for number, page in enumerate(file.pages, 1))
        fonts = sorted({font for page in file.pages for font in _fonts(page)})
        is_scaled = str(wishes.get("/PrintScaling", "")) != "/None"
        flip = "short" if "Short" in str(wishes.get("/Duplex", "")) else "long"
        return FoundFile(pages, tuple(fonts), is_scaled, flip)


def _fonts(page: pikepdf.Page) -> Iterator[tuple[str, bool]]:
    nothing = pikepdf.Dictionary()
    for font in page.obj.get("/Resources", nothing).get("/Font", nothing).as_dict().values():
        descriptor = font.get("/FontDescriptor", nothing)
        yield str(font.get("/BaseFont", "?"))[1:], any(f"/FontFile{kind}" in descriptor for kind in ("", "2", "3"))


def _scale(matrix: Matrix) -> float:
    return sqrt(abs(matrix.a * matrix.d - matrix.b * matrix.c))


class _Stream:
    """One content stream being read; forms are read once a file."""

    def __init__(self, stream: pikepdf.Object, resources: pikepdf.Object, forms: dict[tuple[int, int], Drawn]) -> None:
        self._stream = stream
        self._resources = resources
        self._forms = forms
        self._matrix = IDENTITY
        self._width = 1.0
        self._saved: list[tuple[Matrix, float]] = []
        self.tags: list[tuple[str, pikepdf.Object | None]] = []
        self._path: list[tuple[str, Point]] = []
        self.drawn = Drawn()
        self.side = "front"

    def read(self) -> Drawn:
        for step in pikepdf.parse_content_stream(self._stream):
            self._step(str(step.operator), list(step.operands))
        return self.drawn

    def _step(self, operator: str, operands: list[pikepdf.Object]) -> None:
        match operator:
            case "m" | "l" | "c":
                if self._is("text", "marks", "fold"):
                    values = [float(value) for value in operands]
                    for handle in zip(values[::2], values[1::2], strict=True):
                        self._path.append((operator, self._matrix.applied(*handle)))
            case "q":
                self._saved.append((self._matrix, self._width))
            case "Q" if self._saved:
                self._matrix, self._width = self._saved.pop()
            case "cm":
                self.moved(Matrix(*(float(value) for value in operands)))
            case "w":
                self._width = float(operands[0])
            case "BMC":
                self.tags.append((str(operands[0])[1:], None))
            case "BDC":
                self.tags.append((str(operands[0])[1:], operands[1]))
            case "DP" if str(operands[0]) == "/Sheet":
                self.side = str(operands[1].get("/Side", "/front"))[1:]
            case "EMC" if self.tags:
                self.tags.pop()
            case "Do":
                self._form(str(operands[0]))
            case _ if operator in _PAINTING:
                self._painted(operator)
            case "n":
                self._path.clear()

    def moved(self, matrix: Matrix) -> None:
        self._matrix = self._matrix.after(matrix)

    def _is(self, *names: str) -> bool:
        return any(tag in names for tag, _ in self.tags)

    def _painted(self, operator: str) -> None:
        if operator in _STROKING:
            self.drawn.thinnest = min(self.drawn.thinnest, self._width * _scale(self._matrix))
        if self._path:
            self.traced(self._path, self._width * _scale(self._matrix))
            self._path = []

    def traced(self, path: list[tuple[str, Point]], width: float) -> None:  # noqa: ARG002
        if self._is("text"):
            self.drawn.texts.append(_around([point for _, point in path]))

    def _form(self, name: str) -> None:
        form = self._resources.get("/XObject", pikepdf.Dictionary()).get(name)
        if form is None or form.get("/Subtype") != "/Form":
            return
        inner = form.get("/Matrix")
        matrix = self._matrix.after(Matrix(*(float(value) for value in inner))) if inner is not None else self._matrix
        if _GLYPH.fullmatch(name):
            self.drawn.smallest = min(self.drawn.smallest, _EM * _scale(matrix))
            if self._is("text"):
                self.drawn.texts.append(placed(_box(form["/BBox"]), matrix))
            return
        if form.objgen not in self._forms:
            # A damaged file may have a form that uses itself.
            self._forms[form.objgen] = Drawn()
            self._forms[form.objgen] = _Stream(form, form.get("/Resources", self._resources), self._forms).read()
        self.used(self._forms[form.objgen], matrix, _box(form["/BBox"]))

    def used(self, drawn: Drawn, matrix: Matrix, box: Box) -> None:
        if self._is("text"):
            self.drawn.texts.append(placed(box, matrix))
        self.drawn.add(drawn, matrix)


class _Page(_Stream):
    """The stream of a page, where components and marks are."""

    def __init__(self, page: pikepdf.Page, number: int, forms: dict[tuple[int, int], Drawn]) -> None:
        super().__init__(page.obj, page.obj.get("/Resources", pikepdf.Dictionary()), forms)
        media = _box(page.mediabox)
        self._matrix = Matrix(
            MM_PER_POINT, 0, 0, -MM_PER_POINT, -media.x * MM_PER_POINT, (media.y + media.height) * MM_PER_POINT
        )
        self._size = media.width * MM_PER_POINT, media.height * MM_PER_POINT
        self._number = number
        self._correction: Matrix | None = None
        self._components: list[Found] = []
        self._marks: list[Line] = []
        self._folds: list[Line] = []

    def found(self) -> FoundPage:
        drawn = self.read()
        return FoundPage(
            self._number,
            self._size,
            self.side,
            tuple(self._components),
            tuple(self._marks),
            tuple(self._folds),
            drawn.thinnest,
            self._correction or IDENTITY,
        )

    def moved(self, matrix: Matrix) -> None:
        # The first movement under this tag is the printer's correction: it says nothing about where things belong.
        if self._correction is None and self._is("Correction"):
            self._correction = matrix
        else:
            super().moved(matrix)

    def traced(self, path: list[tuple[str, Point]], width: float) -> None:
        for (_, start), (kind, end) in pairwise(path):
            if kind == "l":
                (self._folds if self._is("fold") else self._marks).append(Line(start, end, width))

    def used(self, drawn: Drawn, matrix: Matrix, box: Box) -> None:
        claim = next((claim for tag, claim in self.tags if tag == "Component"), None)
        if claim is None:
            super().used(drawn, matrix, box)
            return
        length, scale = hypot(matrix.c, matrix.d), _scale(matrix)
        try:
            bleed = float(claim["/Bleed"])
            component = Found(
                str(claim["/Name"]),
                str(claim["/Side"])[1:],
                str(claim["/Cut"])[1:],
                (float(claim["/Size"][0]), float(claim["/Size"][1])),
                bleed,
                placed(box, matrix).grown(-bleed),
                (-matrix.c / length, -matrix.d / length),
                tuple(placed(text, matrix) for text in drawn.texts),
                drawn.thinnest * scale,
                drawn.smallest * scale,
            )
        except (KeyError, IndexError, TypeError, ValueError, ZeroDivisionError):
            raise pikepdf.PdfError(f"page {self._number} has a component that is not described") from None
        self._components.append(component)


def _box(corners: pikepdf.Object) -> Box:
    left, low, right, high = (float(value) for value in corners)
    return Box(left, low, right - left, high - low)


def _around(points: list[Point]) -> Box:
    return hull(Box(x, y, 0.0, 0.0) for x, y in points)
