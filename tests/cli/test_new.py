"""A new project: valid at once, used without being told, never overwritten."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.app.new import new_project
from pnp.app.project import here
from pnp.app.validate import validate
from pnp.errors import PnpError
from tests.cli.running import pnp


def test_new_project_is_valid_and_in_use(tmp_path: Path) -> None:
    assert pnp("new", "my-game", cwd=tmp_path).returncode == 0
    folder = tmp_path / "my-game"
    done = pnp("validate", "--strict", cwd=folder)
    assert done.returncode == 0
    assert done.stdout == "fine: 4 files (3 cards, 2 rivalry cards, 1 layout), 1,800 games played, nothing found\n"
    assert pnp("show", cwd=folder / "patterns").stdout.startswith("elbow (Elbow): plain, 4 copies")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["my-game"]


def test_every_file_links_to_a_schema_that_is_there(tmp_path: Path) -> None:
    for name in new_project(tmp_path / "game"):
        path = tmp_path / "game" / name
        first = path.read_text(encoding="utf-8").splitlines()[0]
        assert (path.parent / first.removeprefix("# yaml-language-server: $schema=")).is_file()


def test_it_refuses_to_overwrite(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "mine.txt").write_text("precious")
    done = pnp("new", "game", cwd=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "exists already" in done.stderr
    assert [path.name for path in (tmp_path / "game").iterdir()] == ["mine.txt"]


def test_a_write_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(PnpError, match="No space left on device; nothing was left behind"):
        new_project(tmp_path / "game")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ['quo"te', "co:lon # hash", "Fête des couleurs", "{braces}", "it's", "- dash"])
def test_any_name_gives_valid_files(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new_project(tmp_path / name)
    monkeypatch.chdir(tmp_path / name)
    assert validate([]).exit_code(strict=True) == 0
    project = here().project
    assert project is not None
    assert project.name == name


@pytest.mark.parametrize("name", ["x" * 201, "bell\a"])
def test_names_that_cannot_be(name: str, tmp_path: Path) -> None:
    with pytest.raises(PnpError, match="no name for a folder"):
        new_project(tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_a_missing_parent_is_said(tmp_path: Path) -> None:
    done = pnp("new", "a/b/game", cwd=tmp_path)
    assert done.returncode == 2
    assert "make it first" in done.stderr


def test_a_broken_project_file_is_reported(tmp_path: Path) -> None:
    new_project(tmp_path / "game")
    (tmp_path / "game" / "pnp.yaml").write_text("project: [")
    done = pnp("validate", cwd=tmp_path / "game")
    assert done.returncode == 2
    assert "pnp.yaml:" in done.stdout
    assert "[yaml-syntax]" in done.stdout
