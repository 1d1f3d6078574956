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


def did_you_mean(word: str, known: list[str]) -> str:
    """`; did you mean rows?` or, with nothing near, the choices."""
    if near := get_close_matches(word, known, n=1, cutoff=0.6):
        return f"did you mean {near[0]}?"
    return f"known are {', '.join(known)}"


def fit(root: Node, shape: type[Shape]) -> tuple[Shape | None, Node, list[Finding]]:
    """The file's values, the tree of what was kept of it, and what did not fit."""
    findings: list[Finding] = []
    node: Node | None = root
    for round_number in range(ROUNDS):
        if node is None:
            break
        try:
            return shape.model_validate(node.plain()), node, findings
        except ValidationError as misfit:
            problems = misfit.errors(include_url=False)
            # What is missing after the first round is what this loop took out itself.
            fresh = [problem for problem in problems if round_number == 0 or problem["type"] != "missing"]
            findings += [_finding(problem, node, shape) for problem in fresh]
            node = node.without({_prunable(problem, node) for problem in problems})
    return None, root, findings


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
    node, _ = root.nearest(path)
    name = next((str(step) for step in reversed(path) if isinstance(step, str)), "the file")
    kind, context, given = problem["type"], problem.get("ctx", {}), problem["input"]

    def found(code: str, message: str, place: Place | None = None) -> Finding:
        return Finding(code, place or node.place, message)

    match kind:
        case "extra_forbidden":
            known = keys_at(shape, path[:-1])
            code = "rule-field-unknown" if path[-2:-1] == ("rules",) else "key-unknown"
            return found(code, f"unknown key {name!r}; {did_you_mean(name, known)}", node.key_place)
        case "missing":
            return found("key-missing", f"key {name!r} is missing; add `{name}:`", node.key_place or node.place)
        case "literal_error":
            choices = [choice.strip("' ") for choice in context["expected"].replace(" or ", ", ").split(", ")]
            code = "region-unknown" if name == "region" else "not-a-choice"
            return found(code, f"{name} cannot be {_short(given)}; {did_you_mean(str(given), choices)}")
        case "greater_than_equal" | "greater_than" | "less_than_equal" | "less_than":
            bound = context.get("ge", context.get("gt", context.get("le", context.get("lt"))))
            side = "at least" if kind == "greater_than_equal" else "more than" if kind == "greater_than" else "at most"
            return found("out-of-range", f"{name} is {_short(given)}; it must be {side} {bound:g}")
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
            return found("too-few", f"{name} has {len(given)} entries; at least {context['min_length']} must be there")
        case _ if kind in _TYPES:
            return found("wrong-type", f"{name} is {_short(given)}; {_TYPES[kind]} belongs here")
    return found(kind, str(problem["msg"]))


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
        annotation = current.model_fields[step].annotation
        while not (isinstance(annotation, type) and issubclass(annotation, BaseModel)):
            annotation = next(iter(getattr(annotation, "__args__", ())))
        current = annotation
    return [field.alias or name for name, field in current.model_fields.items()]
