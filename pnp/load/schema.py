"""JSON Schemas of our files, for editors that complete and check while typing."""

from __future__ import annotations

import json
from typing import Any

from pnp.load.shapes import SHAPES

DRAFT = "http://json-schema.org/draft-07/schema#"


def schema(kind: str) -> str:
    """The schema of one kind of file, as draft-07, which is what editors' YAML support reads."""
    made = SHAPES[kind].model_json_schema(by_alias=True)
    document = {"$schema": DRAFT, "title": f"pnp {kind} file", **_as_draft_07(made)}
    document["title"] = f"pnp {kind} file"
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _as_draft_07(value: Any) -> Any:
    """Newer keywords renamed; defaults that only mean "unsaid" dropped, for no file may say them."""
    match value:
        case dict():
            renamed = {"definitions" if key == "$defs" else key: _as_draft_07(inner) for key, inner in value.items()}
            if isinstance(reference := renamed.get("$ref"), str):
                renamed["$ref"] = reference.replace("#/$defs/", "#/definitions/")
                if len(renamed) > 1:
                    # Draft-07 ignores what stands beside a reference.
                    renamed = {"allOf": [{"$ref": renamed.pop("$ref")}], **renamed}
            if renamed.get("default", 0) is None:
                del renamed["default"]
            return renamed
        case list():
            return [_as_draft_07(inner) for inner in value]
    return value
