"""Which deck, rivalry sets and layout are meant when nobody says."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from pnp.errors import Finding, Place, PnpError, Severity
from pnp.load.files import FileKind, Loaded, load
from pnp.load.project import PROJECT_FILE
from pnp.load.shipped import shipped_files, shown_name
from pnp.load.source import STDIN
from pnp.model.deck import Deck
from pnp.model.layout import Layout
from pnp.model.project import Project

DEFAULT_DECK, DEFAULT_LAYOUT, DEFAULT_RIVALRY = "classic", "tower", "rivalry"


@dataclass(frozen=True, slots=True)
class Input:
    """A file, and what to call it in messages."""

    path: Path
    shown_as: str

    def load(self) -> Loaded:
        return load(self.path, self.shown_as)

    def in_a_command(self) -> str:
        """What a user types to mean it."""
        return self.path.stem if self.path in shipped_files().values() else shlex.quote(self.shown_as)


def shipped_input(name: str) -> Input:
    path = shipped_files()[name]
    return Input(path, shown_name(path))


def find_input(name: str) -> Input:
    """A file by its path, standard input, or a shipped file by its name."""
    path = Path(name)
    try:
        name.encode()
    except UnicodeEncodeError as problem:
        raise PnpError(f"{name!a} is a name that cannot be shown or written down; rename the file") from problem
    if name == STDIN or _exists(path) or name not in shipped_files():
        return Input(path, name)
    return shipped_input(name)


def _exists(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


@dataclass(frozen=True, slots=True)
class Here:
    """The project the user is in, if any, and its files as far as they are named."""

    folder: Path | None
    project: Project | None
    loaded: Loaded | None

    def inputs(self, names: tuple[str, ...]) -> list[Input]:
        """The project's own files, shown as seen from the working folder."""
        if self.folder is None:
            return []
        return [Input(self.folder / name, shown_path(self.folder / name)) for name in names]

    def deck(self) -> Input:
        own = self.inputs(self.project.decks) if self.project else []
        return own[0] if own else shipped_input(DEFAULT_DECK)

    def layout(self) -> Input | None:
        own = self.inputs(self.project.layouts) if self.project else []
        return own[0] if own else None

    def everything(self) -> list[Input]:
        """All that `validate` looks at when no file is named."""
        if self.project is None:
            return [shipped_input(name) for name in (DEFAULT_DECK, DEFAULT_RIVALRY, DEFAULT_LAYOUT)]
        return self.inputs(self.project.decks + self.project.rivalry + self.project.layouts)


def shown_path(path: Path) -> str:
    """A path as seen from the working folder, where it lies below."""
    try:
        return str(path.relative_to(Path.cwd()))
    except ValueError:
        return str(path)


def here(start: Path | None = None) -> Here:
    """The project of the working folder or of the nearest folder above it."""
    first = (start or Path.cwd()).absolute()
    for folder in (first, *first.parents):
        if _exists(folder / PROJECT_FILE):
            loaded = load(folder / PROJECT_FILE, shown_path(folder / PROJECT_FILE))
            project = loaded.model if isinstance(loaded.model, Project) else None
            return Here(folder, project, loaded)
    return Here(None, None, None)


def in_use() -> Here:
    """The same for a command that goes by it: a project file that says something wrong is not passed over."""
    found = here()
    if found.loaded is not None:
        sound(found.loaded, "project")
    return found


def output_folder(name: str) -> Path:
    """Where what is made under a name goes, if nobody says: into the project, or else into the working folder."""
    return (here().folder or Path.cwd()) / "output" / name


def sound(loaded: Loaded, kind: FileKind) -> Loaded:
    """The file as asked for, or one clear line on why it cannot be used."""
    grave = [finding for finding in loaded.findings if finding.severity >= Severity.ERROR]
    if grave:
        more = f" (and {len(grave) - 1} more; run `pnp validate {loaded.file}`)" if len(grave) > 1 else ""
        raise PnpError(f"{grave[0]}{more}")
    if loaded.kind != kind or loaded.model is None:
        raise PnpError(f"{loaded.file}: this is a {loaded.kind} file; a {kind} belongs here")
    return loaded


def known_input(name: str, kind: FileKind) -> Input:
    """The input of that name; a name that is neither file nor shipped gets a suggestion."""
    found = find_input(name)
    if name != STDIN and not _exists(found.path) and "/" not in name and not name.endswith((".yaml", ".yml")):
        shipped = sorted(name for name, path in shipped_files().items() if _holds(path, kind))
        near = get_close_matches(name, shipped, n=1)
        hint = f"did you mean {near[0]}?" if near else f"shipped are {', '.join(shipped)}"
        raise PnpError(f"there is no {kind} {name!r}, neither a file nor shipped; {hint}")
    return found


def _holds(path: Path, kind: FileKind) -> bool:
    """Whether a shipped file is of a kind, by its folder and name."""
    if path.parent.name == "layouts":
        return kind == "layout"
    return (kind == "rivalry") == path.stem.startswith("rivalry") and kind in ("deck", "rivalry")


def use_deck(name: str | None) -> tuple[Loaded, Deck]:
    """The deck that was named, or the one in use here."""
    loaded = sound((known_input(name, "deck") if name else in_use().deck()).load(), "deck")
    return loaded, playable(loaded)


def playable(loaded: Loaded) -> Deck:
    """The deck, if its cards can be told apart."""
    assert isinstance(loaded.model, Deck)
    ids = [card.id for card in loaded.model.cards]
    if twice := next((one for one in ids if ids.count(one) > 1), None):
        raise PnpError(f"{loaded.file}: two cards are called {twice}; `pnp validate` tells where")
    return loaded.model


def layout_input(name: str | None, deck: Deck | None = None) -> Input:
    """The layout that was named, else the deck's own, else the project's, else the shipped tower."""
    if name is not None:
        return known_input(name, "layout")
    if deck is not None and deck.layout_name in shipped_files():
        return shipped_input(deck.layout_name)
    return in_use().layout() or shipped_input(DEFAULT_LAYOUT)


def use_layout(name: str | None, deck: Deck | None = None) -> Layout:
    """The layout that was named, or the one in use here."""
    loaded = sound(layout_input(name, deck).load(), "layout")
    assert isinstance(loaded.model, Layout)
    return loaded.model


def can_seat(layout: Layout, players: int) -> None:
    """Refuse more players than there are colours and start cells for."""
    seats = min(len(layout.players.colours), len(set(layout.board.starts)))
    if not 2 <= players <= seats:
        if seats < 2:
            raise PnpError(f"layout {layout.name} has colours and start cells for {seats} player, and a game needs two")
        room = f"2 to {seats}" if seats > 2 else "2"
        raise PnpError(f"layout {layout.name} is for {room} players, not {players}; choose --players accordingly")


def layout_is_known(loaded: Loaded) -> list[Finding]:
    """A deck that names a layout names one that is shipped."""
    if not isinstance(loaded.model, Deck) or loaded.model.layout_name in (None, *shipped_files()):
        return []
    place = loaded.root.at("layout") if loaded.root else Place(loaded.file)
    layouts = [name for name, path in shipped_files().items() if path.parent.name == "layouts"]
    near = get_close_matches(loaded.model.layout_name or "", layouts, n=1)
    hint = f"did you mean {near[0]}?" if near else f"shipped are {', '.join(layouts)}"
    return [Finding("layout-unknown", place, f"there is no shipped layout {loaded.model.layout_name}; {hint}")]
