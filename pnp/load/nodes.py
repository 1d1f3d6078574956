"""YAML as a tree of plain values that remember where they stand.

Only what JSON could hold is read: text, numbers, true, false, null, lists and maps. Anchors, aliases and tags are
refused, `no` stays text, and a key given twice is an error, not a silent last word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import yaml

from pnp.errors import Finding, Place
from pnp.load.limits import YAML_DEPTH, YAML_EVENTS
from pnp.load.source import Source, Unreadable, place_after

Scalar = str | int | float | bool | None
Path = tuple[str | int, ...]

_PARSER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_WORDS: dict[str, Scalar] = {"null": None, "~": None, "": None, "true": True, "false": False}
_INTEGER = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
_FLOAT = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})\.[0-9]{1,17}")
# What XML does not allow, and what terminals take as orders.
UNPRINTABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclass(frozen=True, slots=True)
class Node:
    """A value, where it starts and where its key stands if it has one.

    `is_block` tells a `|` block of lines, `is_joined` a text whose lines YAML has joined to one, `is_torn` that
    something unfit was taken out of it.
    """

    value: Scalar | tuple[Node, ...] | dict[str, Node]
    place: Place
    key_place: Place | None = None
    is_block: bool = False
    is_joined: bool = False
    is_torn: bool = False

    def plain(self) -> Any:
        """The value without places."""
        match self.value:
            case dict():
                return {key: node.plain() for key, node in self.value.items()}
            case tuple():
                return [node.plain() for node in self.value]
            case scalar:
                return scalar

    def child(self, step: str | int) -> Node | None:
        if isinstance(self.value, dict) and isinstance(step, str):
            return self.value.get(step)
        if isinstance(self.value, tuple) and isinstance(step, int) and step < len(self.value):
            return self.value[step]
        return None

    def nearest(self, path: Path) -> tuple[Node, Path]:
        """The deepest node that exists along a path, and the path to it."""
        node: Node = self
        taken: Path = ()
        for step in path:
            child = node.child(step)
            if child is None:
                break
            node, taken = child, (*taken, step)
        return node, taken

    def at(self, *path: str | int) -> Place:
        """The place of the value at a path, or of the nearest thing around it."""
        return self.nearest(path)[0].place

    def is_whole(self, *path: str | int) -> bool:
        """Whether nothing unfit was taken out of the value at a path; if the value is not there, out of what is."""
        node, taken = self.nearest(path)
        if node.is_torn or len(taken) < len(path):
            return not node.is_torn
        match node.value:
            case dict() as mapping:
                return all(inner.is_whole() for inner in mapping.values())
            case tuple() as items:
                return all(inner.is_whole() for inner in items)
        return True

    def without(self, paths: set[Path]) -> Node | None:
        """The tree with the nodes at these paths taken out."""
        if () in paths:
            return None
        by_step: dict[str | int, set[Path]] = {}
        for path in paths:
            by_step.setdefault(path[0], set()).add(path[1:])
        kept: dict[str, Node] = {}
        match self.value:
            case dict() as mapping:
                for key, node in mapping.items():
                    if (left := node.without(by_step.get(key, set()))) is not None:
                        kept[key] = left
                return replace(self, value=kept, is_torn=self.is_torn or len(kept) < len(mapping))
            case tuple() as items:
                pruned = (node.without(by_step.get(index, set())) for index, node in enumerate(items))
                left_over = tuple(node for node in pruned if node is not None)
                return replace(self, value=left_over, is_torn=self.is_torn or len(left_over) < len(items))
        return self


class _Builder:
    """Turns parser events into nodes, collecting what must not be there."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.findings: list[Finding] = []
        self.events = self._bounded()

    def _place(self, mark: Any) -> Place:
        return Place(self.source.file, mark.line + 1, mark.column + 1)

    def _bounded(self) -> Iterator[Any]:
        try:
            for count, event in enumerate(yaml.parse(self.source.text, Loader=_PARSER)):
                if count > YAML_EVENTS:
                    where = self._place(event.start_mark)
                    raise Unreadable("yaml-too-long", where, f"more than {YAML_EVENTS:,} values in one file; split it")
                yield event
        except yaml.MarkedYAMLError as problem:
            raise self._unparsed(problem) from problem
        except yaml.reader.ReaderError as problem:
            raise Unreadable("yaml-syntax", self._reader_place(problem), self._reader_message(problem)) from problem

    def _unparsed(self, problem: yaml.MarkedYAMLError) -> Unreadable:
        if "scanning an alias" in str(problem.context):
            where = self._place(problem.context_mark)
            hint = "draw patterns below `pattern: |`, put other texts in quotes"
            return Unreadable("yaml-syntax", where, f"not YAML: no value begins with *; {hint}")
        mark = problem.problem_mark or problem.context_mark
        # At the end of a file the parser points to a line that is not there.
        where = min(self._place(mark), self.source.end()) if mark else self.source.place
        if mark and self.source.line(where.line)[mark.column : mark.column + 1] == "\t":
            return Unreadable("yaml-syntax", where, "not YAML: a tab stands here; indent with spaces")
        what = " ".join(str(problem.problem or problem.context or "cannot be parsed").split())
        return Unreadable("yaml-syntax", where, f"not YAML: {what}; check indentation, colons and quotes")

    def _reader_place(self, problem: yaml.reader.ReaderError) -> Place:
        found = UNPRINTABLE.search(self.source.text)
        position = found.start() if found else min(int(problem.position), len(self.source.text))
        return place_after(self.source.text[:position], self.source.file)

    @staticmethod
    def _reader_message(problem: yaml.reader.ReaderError) -> str:
        return f"not YAML: the character U+{int(problem.character):04X} is not allowed; remove it"

    def document(self) -> Node | None:
        root: Node | None = None
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent):
                if root is not None:
                    where = self._place(event.start_mark)
                    message = "a second document begins here; keep one document in a file"
                    self.findings.append(Finding("yaml-many-documents", where, message))
                    break
                root = self.node(next(self.events), depth=1) or Node(None, self._place(event.end_mark))
        return root

    def node(self, event: Any, depth: int, key_place: Place | None = None) -> Node | None:
        """The value that an event begins; None for an alias, which says nothing itself."""
        place = self._place(event.start_mark)
        if depth > YAML_DEPTH:
            raise Unreadable("yaml-too-deep", place, f"nested deeper than {YAML_DEPTH} levels; nothing here needs that")
        self._refuse_marks(event, place)
        match event:
            case yaml.MappingStartEvent():
                values, is_torn = self.mapping(depth)
                return Node(values, place, key_place, is_torn=is_torn)
            case yaml.SequenceStartEvent():
                items = []
                while not isinstance(inner := next(self.events), yaml.SequenceEndEvent):
                    items.append(self.node(inner, depth + 1))
                read = tuple(item for item in items if item is not None)
                return Node(read, place, key_place, is_torn=len(read) < len(items))
            case yaml.ScalarEvent():
                is_block = event.style == "|"
                breaks = self._place(event.end_mark).line - place.line
                is_joined = not is_block and (event.style == ">" or event.value.count("\n") < breaks)
                return Node(self.scalar(event, place), place, key_place, is_block, is_joined)
        return None

    def mapping(self, depth: int) -> tuple[dict[str, Node], bool]:
        """The values by key, and whether one could not be read."""
        values: dict[str, Node] = {}
        is_torn = False
        while not isinstance(event := next(self.events), yaml.MappingEndEvent):
            place = self._place(event.start_mark)
            key = event.value if isinstance(event, yaml.ScalarEvent) else None
            if key is None:
                self.node(event, depth + 1)
                self.findings.append(Finding("yaml-complex-key", place, "a key must be plain text; write `key: value`"))
            elif key in values:
                first = values[key].key_place
                line = first.line if first else 0
                message = f"key {key!r} was given before in line {line}; keep one of them"
                self.findings.append(Finding("duplicate-key", place, message))
            else:
                self._refuse_marks(event, place)
            value = self.node(next(self.events), depth + 1, place)
            if value is None:
                is_torn = True
            elif key is not None:
                values.setdefault(key, value)
        return values, is_torn

    def scalar(self, event: yaml.ScalarEvent, place: Place) -> Scalar:
        text: str = event.value
        if bad := UNPRINTABLE.search(text):
            message = f"the character U+{ord(bad[0]):04X} cannot be printed; remove it"
            self.findings.append(Finding("control-character", place, message))
            text = UNPRINTABLE.sub("", text)
        if not event.implicit[0]:
            return text
        if text.lower() in _WORDS and text in (text.lower(), text.capitalize()):
            return _WORDS[text.lower()]
        if _INTEGER.fullmatch(text):
            return int(text)
        return float(text) if _FLOAT.fullmatch(text) else text

    def _refuse_marks(self, event: Any, place: Place) -> None:
        """Anchors and tags; the value itself is still read, so that the rest of the file can be checked."""
        if isinstance(event, yaml.AliasEvent):
            self.findings.append(Finding("yaml-alias", place, f"alias *{event.anchor}; write the value out instead"))
            return
        if event.anchor is not None:
            self.findings.append(Finding("yaml-alias", place, f"anchor &{event.anchor}; write values out where used"))
        if event.tag is not None:
            self.findings.append(
                Finding("yaml-tag", place, f"tag {event.tag}; write plain text, numbers, lists and maps")
            )


def parse(source: Source) -> tuple[Node, list[Finding]]:
    """The tree of a file and what must not be in it."""
    builder = _Builder(source)
    root = builder.document()
    if root is None:
        raise Unreadable("file-empty", source.place, "the file holds only comments; `pnp new` makes one to start from")
    return root, builder.findings
