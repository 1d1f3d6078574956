"""Files of measured printers."""

from __future__ import annotations

from pnp.errors import Finding
from pnp.load.fit import fit
from pnp.load.nodes import Node
from pnp.load.shapes import PrintersShape
from pnp.load.source import Source
from pnp.model.printers import Printers, Profile

PRINTERS_FILE = "printers.yaml"


def read_printers(root: Node, source: Source) -> tuple[Printers | None, Node, tuple[Node, ...], list[Finding]]:
    """The printers, as far as their numbers can be read."""
    shape, kept, findings = fit(root, PrintersShape)
    if shape is None:
        return None, kept, (), findings
    return Printers({name: Profile(**dict(one)) for name, one in shape.printers.items()}), kept, (), findings


def printers_text(printers: Printers) -> str:
    """The file that reads back as these printers."""
    lines = [
        "# Printers as `pnp calibrate --set` stored them: how far the second side is off in mm and degrees,",
        "# and how long 1 mm comes out.",
        "printers:",
    ]
    for name, one in sorted(printers.profiles.items()):
        lines.append(
            f"  {name}: {{x: {one.x:g}, y: {one.y:g}, angle: {one.angle:g}, "
            f"scale_x: {one.scale_x:g}, scale_y: {one.scale_y:g}}}"
        )
    return "\n".join(lines) + "\n"
