"""Printers as they were measured, by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Profile:
    """Errors in mm and degrees, and how long 1 mm comes out; what they mean is told where they are put right."""

    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0
    scale_x: float = 1.0
    scale_y: float = 1.0


@dataclass(frozen=True, slots=True)
class Printers:
    """The printers of one folder."""

    profiles: Mapping[str, Profile] = field(default_factory=dict)
