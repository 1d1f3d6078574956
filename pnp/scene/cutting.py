"""What a cutting machine does on one sheet, apart from what is printed there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pnp.scene.geometry import Outline

Operation = Literal["score", "cut"]
COLOURS: dict[Operation, str] = {"score": "#0000ff", "cut": "#ff0000"}
"""As cutting programs expect them: the softer operation first, so that nothing is scored that was cut loose."""


@dataclass(frozen=True, slots=True)
class Run:
    """The lines of one part, in the order in which they are run; those within it come before its edge."""

    part: str
    operation: Operation
    outlines: tuple[Outline, ...]
