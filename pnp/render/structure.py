"""What a document is to somebody who listens to it: headings, paragraphs, lists and figures in reading order.

The PDF writer knows nothing of this, so it is put into the finished file.
"""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from itertools import groupby

import pikepdf
from pikepdf import Array, Dictionary, Name, String

from pnp.scene.shapes import Role


@dataclass(frozen=True, slots=True)
class Marked:
    """One marked piece of a page; `number` counts from 0 on each page."""

    page: int
    number: int
    role: Role
    alt: str


class Structure:
    """What was marked while pages were written; `page` is the one being written."""

    def __init__(self) -> None:
        self.page = 0
        self._marks: list[Marked] = []

    def marked(self, role: Role, alt: str) -> int:
        """The number of the next mark on the page."""
        number = sum(mark.page == self.page for mark in self._marks)
        self._marks.append(Marked(self.page, number, role, alt))
        return number

    def written_into(self, pdf: bytes) -> bytes:
        """The file with its structure, or as it is where nothing was marked."""
        if not self._marks:
            return pdf
        with pikepdf.open(BytesIO(pdf)) as file:
            _write(file, self._marks)
            finished = BytesIO()
            file.save(finished, deterministic_id=True, object_stream_mode=pikepdf.ObjectStreamMode.generate)
        return finished.getvalue()


def _write(file: pikepdf.Pdf, marks: list[Marked]) -> None:
    tree = file.make_indirect(Dictionary(Type=Name.StructTreeRoot))
    whole = file.make_indirect(Dictionary(Type=Name.StructElem, S=Name.Document, P=tree, K=Array()))
    tree.K = whole
    parents: dict[int, Array] = {}
    # Points of a list that follow each other are one list.
    for is_list, group in groupby(marks, key=lambda mark: mark.role == "LI"):
        around = whole
        if is_list:
            around = file.make_indirect(Dictionary(Type=Name.StructElem, S=Name.L, P=whole, K=Array()))
            whole.K.append(around)
        for mark in group:
            element = _element(file, mark, around)
            parents.setdefault(mark.page, Array()).append(element)
    numbers = Array()
    for index, elements in sorted(parents.items()):
        file.pages[index].obj.StructParents = index
        numbers.append(index)
        numbers.append(file.make_indirect(elements))
    tree.ParentTree = file.make_indirect(Dictionary(Nums=numbers))
    tree.ParentTreeNextKey = len(file.pages)
    file.Root.StructTreeRoot = tree
    file.Root.MarkInfo = Dictionary(Marked=True)


def _element(file: pikepdf.Pdf, mark: Marked, around: pikepdf.Object) -> pikepdf.Object:
    """The element that holds a mark; the body of a point of a list stands in the point."""
    element = file.make_indirect(
        Dictionary(Type=Name.StructElem, S=Name("/" + mark.role), P=around, Pg=file.pages[mark.page].obj)
    )
    around.K.append(element)
    if mark.role == "LI":
        point = element
        element = file.make_indirect(
            Dictionary(Type=Name.StructElem, S=Name.LBody, P=point, Pg=file.pages[mark.page].obj)
        )
        point.K = element
    element.K = mark.number
    if mark.alt:
        element.Alt = String(mark.alt)
    return element
