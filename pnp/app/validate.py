"""Reading and checking files, all findings at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pnp.app.numbers import counted
from pnp.app.project import Input, find_input, here, layout_is_known, use_layout
from pnp.check.files import check
from pnp.check.playing import OnPlayed, Table, check_play, games_asked
from pnp.errors import Finding, PnpError, Severity
from pnp.load.files import Loaded
from pnp.model.deck import Deck
from pnp.model.layout import Layout
from pnp.model.rivalry import RivalrySet


@dataclass(frozen=True, slots=True)
class Verdict:
    """The files that were read and everything found in them, in the order of the files and of their lines."""

    files: tuple[Loaded, ...]
    findings: tuple[Finding, ...]
    games: int = 0

    def count(self, severity: Severity) -> int:
        """Findings of a severity, unreadable files being errors."""
        return sum(min(finding.severity, Severity.ERROR) == severity for finding in self.findings)

    def exit_code(self, strict: bool = False) -> int:
        worst = max((finding.severity for finding in self.findings), default=Severity.NOTE)
        if worst is Severity.UNREADABLE:
            return 2
        return 1 if worst >= (Severity.WARNING if strict else Severity.ERROR) else 0

    def summary(self) -> str:
        """One closing line."""
        errors, warnings = self.count(Severity.ERROR), self.count(Severity.WARNING)
        notes = self.count(Severity.NOTE)
        found = [
            counted(number, what)
            for number, what in ((errors, "error"), (warnings, "warning"), (notes, "note"))
            if number
        ]
        contents = counted(len(self.files), "file")
        if parts := _contents(self.files):
            contents += f" ({parts})"
        if self.games:
            contents += f", {counted(self.games, 'game')} played"
        if not found:
            return f"fine: {contents}, nothing found"
        return f"{'fine' if not errors and not warnings else 'found'}: {', '.join(found)} in {contents}"


def _contents(files: Sequence[Loaded]) -> str:
    models = [loaded.model for loaded in files]
    parts = {
        "card": sum(len(model.cards) for model in models if isinstance(model, Deck)),
        "rivalry card": sum(len(model.cards) for model in models if isinstance(model, RivalrySet)),
        "layout": sum(isinstance(model, Layout) for model in models),
    }
    return ", ".join(counted(number, what) for what, number in parts.items() if number)


@dataclass(frozen=True, slots=True)
class Played:
    """Asks for decks to be played as well: in so many workers, telling how many games there will be and were."""

    workers: int = 1
    on_start: OnPlayed | None = None
    on_played: OnPlayed | None = None


def validate(names: Sequence[str], layout: str | None = None, played: Played | None = None) -> Verdict:
    """Check the named files, or all of the project, or what is shipped as default."""
    return verdict(_inputs(names), layout, played)


def _inputs(names: Sequence[str]) -> list[Input]:
    if names:
        return [find_input(name) for name in dict.fromkeys(names)]
    place = here()
    own = [Input(place.folder / "pnp.yaml", place.loaded.file)] if place.folder and place.loaded else []
    return own + place.everything() if place.project or not own else own


def verdict(inputs: Sequence[Input], layout: str | None = None, played: Played | None = None) -> Verdict:
    """Check these inputs, decks and rivalry sets with the layout that was named or belongs to them."""
    files = [_checked(one, layout) for one in inputs]
    games = _play(files, played) if played else 0
    findings = [finding for file in files for finding in sorted(file.findings, key=_line_and_column)]
    return Verdict(tuple(file.loaded for file in files), tuple(findings), games)


@dataclass(frozen=True, slots=True)
class _Checked:
    """A file, what was found in it so far, and what there is to play if it is a sound deck."""

    loaded: Loaded
    findings: list[Finding]
    table: Table | None


def _checked(one: Input, layout: str | None) -> _Checked:
    loaded = one.load()
    boards = _layout_for(loaded, layout)
    findings = [*loaded.findings, *layout_is_known(loaded), *check(loaded, boards)]
    is_sound = all(finding.severity < Severity.ERROR for finding in findings)
    table = Table(loaded.model, boards, one.in_a_command()) if isinstance(loaded.model, Deck) and is_sound else None
    return _Checked(loaded, findings, table)


def _play(files: Sequence[_Checked], played: Played) -> int:
    """Play every deck that is sound, add what is found, and tell how many games that were."""
    games = sum(games_asked(file.table) for file in files if file.table)
    if played.on_start:
        played.on_start(games)
    for file in files:
        if file.table and file.loaded.root:
            patterns = [node.at("pattern") for node in file.loaded.cards]
            whole = file.loaded.root.at("deck")
            file.findings.extend(check_play(file.table, whole, patterns, played.workers, played.on_played))
    return games


def _line_and_column(finding: Finding) -> tuple[int, int]:
    return finding.place.line, finding.place.column


def _layout_for(loaded: Loaded, layout: str | None) -> Layout:
    deck = loaded.model if isinstance(loaded.model, Deck) else None
    try:
        return use_layout(layout, deck)
    except PnpError:
        # A layout that is named on the command line must work; a broken one of the project is reported as itself.
        if layout is not None:
            raise
        return Layout()
