"""Values as people write them in a file: lengths, sizes, cells, colours, names, conditions."""

from __future__ import annotations

import re
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, StringConstraints, WithJsonSchema
from pydantic_core import PydanticCustomError

from pnp.load.limits import NAME_LENGTH, NOTE_LENGTH
from pnp.model.cell import Cell
from pnp.model.layout import CARD_SIZES, PAPERS, Size
from pnp.units import millimetres

_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
_IDENTIFIER = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LANGUAGE = re.compile(r"[a-z]{2}(-[a-z]{2})?")
_CONDITION = re.compile(r"at least ([1-9]\d{0,2})")
_PLAIN_CONDITIONS = ("each", "most", "all", "longest")


def _misfit(code: str, message: str) -> PydanticCustomError:
    # pydantic fills braces in a message template, and users may write braces.
    return PydanticCustomError(code, "{message}", {"message": message})


def _length(value: Any) -> Any:
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise _misfit("bad-length", "a length belongs here; write 63mm, 6.3cm, 2.5in or a number of millimetres")
    try:
        mm = millimetres(value)
    except ValueError as problem:
        raise _misfit("bad-length", str(problem)) from problem
    if mm < 0:
        raise _misfit("bad-length", f"{value} is below zero; lengths are zero or more")
    return mm


def _clearance(value: Any) -> Any:
    """A length that may be a little below zero, for soft board that gives way."""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return _length(value)
    try:
        mm = millimetres(value)
    except ValueError:
        return _length(value)
    if TIGHTEST <= mm < 0:
        return mm
    if mm < 0:
        raise _misfit("bad-length", f"{value} is too tight to be pushed together; use {TIGHTEST:g}mm or more")
    return mm


def _size(named: dict[str, Size]) -> Any:
    def size(value: Any) -> Any:
        if isinstance(value, str) and value.lower() in named:
            return value.lower()
        parts = re.split(r"\s*x\s*", value) if isinstance(value, str) else []
        if len(parts) != 2:
            given = repr(value) if isinstance(value, str) else "this"
            raise _misfit("bad-size", f"{given} is no size; write {', '.join(named)} or width x height such as 63x88mm")
        unit = re.sub(r"[^a-z]", "", parts[1].lower())
        width, height = (part if part[-1:].isalpha() else part + unit for part in parts)
        mm = (_length(width), _length(height))
        if min(mm) < 1:
            raise _misfit("bad-size", f"{value!r} is no size; both sides must be at least 1mm")
        return f"{mm[0]:g} x {mm[1]:g}mm"

    return size


def as_size(text: str, named: dict[str, Size]) -> Size:
    """Width and height of a size that has been checked."""
    if text in named:
        return named[text]
    width, height = text.removesuffix("mm").split(" x ")
    return float(width), float(height)


def _cell(value: Any) -> Any:
    try:
        return str(Cell.parse(value if isinstance(value, str) else str(value)))
    except ValueError as problem:
        raise _misfit("bad-cell", str(problem)) from problem


def _colour(value: Any) -> Any:
    if not isinstance(value, str) or not _COLOUR.fullmatch(value):
        hint = "write six hexadecimal digits in quotes, such as '#1f4f9c'"
        raise _misfit(
            "bad-colour", f"{value!r} is no colour; {hint}" if value is not None else f"no colour is given; {hint}"
        )
    return value.lower()


def _identifier(value: Any) -> Any:
    text = str(value) if isinstance(value, str | int) and not isinstance(value, bool) else ""
    if not _IDENTIFIER.fullmatch(text) or len(text) > 40:
        given = repr(text[:40]) if text else "this"
        raise _misfit("bad-id", f"{given} is no id; use up to 40 lower case letters, digits and single hyphens")
    return text


def _by_language(value: Any) -> Any:
    if isinstance(value, int | float) and not isinstance(value, bool):
        value = str(value)
    if isinstance(value, str):
        return {"en": value}
    return value


def _language(key: Any) -> Any:
    if not _LANGUAGE.fullmatch(key):
        raise _misfit("bad-language", f"{key!r} is no language; use codes such as en, fr, it, de, es")
    return key


def _condition(value: Any) -> Any:
    if isinstance(value, str) and (value in _PLAIN_CONDITIONS or _CONDITION.fullmatch(value)):
        return value
    raise _misfit("bad-condition", f"{value!r} is no condition; write {', '.join(_PLAIN_CONDITIONS)} or `at least 3`")


def at_least(condition: str) -> int | None:
    """The number of an `at least n`."""
    match = _CONDITION.fullmatch(condition)
    return int(match[1]) if match else None


def _player_count(key: Any) -> Any:
    """YAML keys are text here; player counts are numbers."""
    if key not in ("2", "3", "4"):
        raise _misfit("bad-player-count", f"{key!r} is no player count; use 2, 3 or 4")
    return int(key)


TIGHTEST = -0.5
_LENGTH_SCHEMA = {
    "anyOf": [
        {"type": "number", "minimum": 0},
        {"type": "string", "pattern": r"^\s*(\d+(\.\d+)?|\.\d+)\s*(mm|cm|in)?\s*$"},
    ]
}
_CLEARANCE_SCHEMA = {
    "anyOf": [
        {"type": "number", "minimum": TIGHTEST},
        {"type": "string", "pattern": r"^\s*-?(\d+(\.\d+)?|\.\d+)\s*(mm|cm|in)?\s*$"},
    ]
}


def _size_schema(named: dict[str, Size]) -> dict[str, Any]:
    return {
        "anyOf": [
            {"enum": list(named)},
            {"type": "string", "pattern": r"^\s*[\d.]+\s*(mm|cm|in)?\s*x\s*[\d.]+\s*(mm|cm|in)?\s*$"},
        ]
    }


ShortText = Annotated[str, StringConstraints(min_length=1, max_length=NAME_LENGTH)]
Note = Annotated[str, StringConstraints(max_length=NOTE_LENGTH)]
Length = Annotated[float, BeforeValidator(_length), WithJsonSchema(_LENGTH_SCHEMA)]
Clearance = Annotated[float, BeforeValidator(_clearance), WithJsonSchema(_CLEARANCE_SCHEMA)]
PaperSize = Annotated[str, BeforeValidator(_size(PAPERS)), WithJsonSchema(_size_schema(PAPERS))]
CardSize = Annotated[str, BeforeValidator(_size(CARD_SIZES)), WithJsonSchema(_size_schema(CARD_SIZES))]
CellName = Annotated[
    str, BeforeValidator(_cell), WithJsonSchema({"type": "string", "pattern": "^[A-Ta-t]([1-9]|1[0-9]|20)$"})
]
Colour = Annotated[str, BeforeValidator(_colour), WithJsonSchema({"type": "string", "pattern": "^#[0-9a-fA-F]{6}$"})]
Identifier = Annotated[
    str,
    BeforeValidator(_identifier),
    WithJsonSchema({"type": "string", "pattern": f"^{_IDENTIFIER.pattern}$", "maxLength": 40}),
]
Condition = Annotated[
    str,
    BeforeValidator(_condition),
    WithJsonSchema(
        {"anyOf": [{"enum": list(_PLAIN_CONDITIONS)}, {"type": "string", "pattern": f"^{_CONDITION.pattern}$"}]}
    ),
]


def _texts_schema(longest: int) -> dict[str, Any]:
    text = {"type": "string", "minLength": 1, "maxLength": longest}
    return {
        "anyOf": [
            text,
            {"type": "object", "propertyNames": {"pattern": "^[a-z]{2}(-[a-z]{2})?$"}, "additionalProperties": text},
        ]
    }


Language = Annotated[str, BeforeValidator(_language)]
PlayerCount = Annotated[int, BeforeValidator(_player_count)]
Names = Annotated[dict[Language, ShortText], BeforeValidator(_by_language), WithJsonSchema(_texts_schema(NAME_LENGTH))]
Texts = Annotated[
    dict[Language, Annotated[str, StringConstraints(min_length=1, max_length=NOTE_LENGTH)]],
    BeforeValidator(_by_language),
    WithJsonSchema(_texts_schema(NOTE_LENGTH)),
]


def by_player_count(of: Any, schema: dict[str, Any]) -> Any:
    """A value for each player count."""
    keys = {"type": "object", "properties": dict.fromkeys(("2", "3", "4"), schema), "additionalProperties": False}
    return Annotated[dict[PlayerCount, of], WithJsonSchema(keys)]


SmallNumber = Annotated[int, Field(ge=0, le=100)]
