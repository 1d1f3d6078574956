"""Fitting a tree of nodes to the shape of a file, with every misfit as a finding.

What does not fit is taken out and the rest fitted again, so that one wrong card hides nothing about the others.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from pnp.errors import Finding, Place
from pnp.load.nodes import Node, Path

Shape = TypeVar("Shape", bound=BaseModel)
ROUNDS = 12

_TYPES = {
    "string_type": "text",
    "int_type": "a whole number",
    "int_from_float": "a whole number",
    "float_type": "a number",
    "bool_type": "true or false",
    "list_type": "a list",
    "dict_type": "a map of `key: value` lines",
    "model_type": "a map of `key: value` lines",
    "model_attributes_type": "a map of `key: value` lines",
}
_SIDES = {
    "greater_than_equal": "at least",
    "greater_than": "more than",
    "less_than_equal": "at most",
    "less_than": "less than",
}


def meant(word: str, known: list[str]) -> str | None:
    """The known word that this one is near to."""
    return next(iter(get_close_matches(word.lower(), known, n=1, cutoff=0.6)), None)


def did_you_mean(word: str, known: list[str]) -> str:
    """`did you mean rows?` or, with nothing near, the choices."""
    near = meant(word, known)
    return f"did you mean {near}?" if near else f"known are {', '.join(known)}"


def fit(root: Node, shape: type[Shape]) -> tuple[Shape | None, Node, list[Finding]]:
    """The file's values, the tree of what was kept of it, and what did not fit."""
    findings: list[Finding] = []
    node: Node | None = root
    for _ in range(ROUNDS):
        if node is None:
            break
        try:
            return shape.model_validate(node.plain()), node, findings
        except ValidationError as misfit:
            problems = misfit.errors(include_url=False)
            misspelt = _misspelt(problems, shape)
            fresh = [problem for problem in problems if not _follows(problem, node, misspelt)]
            findings += [_finding(problem, node, shape) for problem in fresh]
            node = node.without({_prunable(problem, node) for problem in problems})
    return None, root, findings


def _misspelt(problems: list[Any], shape: type[BaseModel]) -> set[Path]:
    """The paths that unknown keys were most likely meant for."""
    unknown = [problem["loc"] for problem in problems if problem["type"] == "extra_forbidden"]
    return {(*path[:-1], near) for path in unknown if (near := meant(str(path[-1]), keys_at(shape, path[:-1])))}


def _follows(problem: Any, node: Node, misspelt: set[Path]) -> bool:
    """Whether a problem is there only because of another: what is missing was misspelt or taken out as unfit."""
    match problem["type"]:
        case "missing":
            return problem["loc"] in misspelt or node.nearest(problem["loc"][:-1])[0].is_torn
        case "too_short":
            return node.nearest(problem["loc"])[0].is_torn
    return False


def _prunable(problem: Any, node: Node) -> Path:
    """The path to take out: the value itself, or for a missing key the list item or section that lacks it."""
    _, path = node.nearest(problem["loc"])
    if problem["type"] != "missing":
        return path
    while path and not isinstance(path[-1], int):
        path = path[:-1]
    return path


def _finding(problem: Any, root: Node, shape: type[BaseModel]) -> Finding:
    path: Path = problem["loc"]
    node, taken = root.nearest(path)
    name = _name(taken)
    kind, context, given = problem["type"], problem.get("ctx", {}), problem["input"]

    def found(code: str, message: str, place: Place | None = None) -> Finding:
        return Finding(code, place or node.place, message)

    match kind:
        case "extra_forbidden":
            name = str(path[-1])
            known = keys_at(shape, path[:-1])
            code = "rule-field-unknown" if path[-2:-1] == ("rules",) else "key-unknown"
            return found(code, f"unknown key {name!r}; {did_you_mean(name, known)}", node.key_place)
        case "missing":
            name = str(path[-1])
            return found("key-missing", f"key {name!r} is missing; add `{name}:`", node.key_place or node.place)
        case "literal_error":
            choices = [choice.strip("' ") for choice in context["expected"].replace(" or ", ", ").split(", ")]
            code = "region-unknown" if path[-1:] == ("region",) else "not-a-choice"
            return found(code, f"{name} cannot be {_short(given)}; {did_you_mean(str(given), choices)}")
        case "greater_than_equal" | "greater_than" | "less_than_equal" | "less_than":
            bound = context.get("ge", context.get("gt", context.get("le", context.get("lt"))))
            return found("out-of-range", f"{name} is {_short(given)}; it must be {_SIDES[kind]} {bound:g}")
        case "string_too_long":
            length, limit = len(given), context["max_length"]
            return found("text-too-long", f"{name} has {length:,} characters; at most {limit:,} are allowed")
        case "string_too_short":
            return found("text-empty", f"{name} is empty; write at least one character")
        case "too_long":
            return found(
                "too-many", f"{name} has {len(given):,} entries; at most {context['max_length']:,} are allowed"
            )
        case "too_short":
            has = "1 entry" if len(given) == 1 else f"{len(given)} entries"
            return found("too-few", f"{name} has {has}; at least {context['min_length']} must be there")
        case _ if kind in _TYPES:
            return found("wrong-type", f"{name} is {_short(given)}; {_TYPES[kind]} belongs here")
    return found(kind, str(problem["msg"]), node.key_place if path[-1:] == ("[key]",) else None)


def _name(path: Path) -> str:
    """What a value is called in a message: its keys from the nearest list on, or its number in that list."""
    if not path:
        return "the file"
    if isinstance(path[-1], int):
        return f"entry {path[-1] + 1} of {_name(path[:-1])}"
    start = max((index + 1 for index, step in enumerate(path) if isinstance(step, int)), default=0)
    return ".".join(map(str, path[start:]))


def _short(value: object) -> str:
    match value:
        case None:
            return "nothing"
        case bool():
            return str(value).lower()
        case list():
            return "a list"
        case dict():
            return "a map"
    text = str(value)
    return repr(text if len(text) <= 40 else text[:37] + "...") if isinstance(value, str) else text


def keys_at(shape: type[BaseModel], path: Path) -> list[str]:
    """The keys a file may have at a path."""
    current: Any = shape
    for step in path:
        if isinstance(step, int):
            continue
        fields = {field.alias or name: field for name, field in current.model_fields.items()}
        annotation: Any = fields[step].annotation
        while not (isinstance(annotation, type) and issubclass(annotation, BaseModel)):
            annotation = next(iter(getattr(annotation, "__args__", ())))
        current = annotation
    return [field.alias or name for name, field in current.model_fields.items()]
