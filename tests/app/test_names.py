"""Whatever a deck is called, it is built inside the output folder."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from pnp.app.build import Plan, build
from pnp.app.ordering import Request, order_of, plain_name
from pnp.app.project import Input, output_folder
from pnp.cli.build import built

HOSTILE = [
    "../x", "..", ".", "...", "/etc/passwd", "\\..\\x", "C:\\x", "CON", "con.txt", "NUL", "aux", "a/b", "a\\b", "a:b",
    "-rf", "--out", "~", "~root", "$HOME", "`id`", "a;b", "a|b", "a\tb", "a b", " ", "x" * 200, "ä", "É", "漢字", "😀",
    "\u202egnp.exe", "\u200b", "%2e%2e%2f", "..%00", "*", "?", '"', "<x>", "&amp;", "manifest.json", "output", "con.",
]  # fmt: skip


def hostile_names() -> list[str]:
    """Two hundred: those above, and seeded mixtures of what is in them."""
    chance = random.Random(4)
    parts = ["..", "/", "\\", "CON", "x", ".", " ", "é", "-", "漢", ":", "%", "~", "0"]
    mixed = ["".join(chance.choices(parts, k=chance.randint(1, 12))) for _ in range(200 - len(HOSTILE))]
    return HOSTILE + mixed


@pytest.mark.parametrize("start", range(0, 200, 50))
def test_hostile_names_stay_inside(start: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in hostile_names()[start : start + 50]:
        for file in (Input(Path(name), name), Input(Path("-"), "-")):
            plain = plain_name(file, name)
            folder = output_folder(f"{plain}-{plain}")
            assert folder.parent == tmp_path / "output"
            assert folder.resolve().parent == (tmp_path / "output").resolve()
            assert len(plain) <= 45 and plain.isascii() and not set(plain) & set('/\\:*?"<>|. \t~')


def test_names_that_lose_letters_stay_apart() -> None:
    names = {plain_name(Input(Path(f"{name}.yaml"), name), name) for name in ("é", "è", "漢", "字", "a!", "a?", "a")}
    assert len(names) == 7
    assert plain_name(Input(Path("x/My_Deck.yaml"), ""), "") == "my-deck"


def test_files_with_hostile_names_are_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "decks").mkdir()
    for name in ("CON.yaml", "..yaml", "a b\tc.yaml", "漢字.yaml", "x" * 200 + ".yaml", "-rf.yaml", "$HOME.yaml"):
        path = tmp_path / "decks" / name
        path.write_text('deck: "../../x"\ncards: [{id: a, pattern: "x x"}]\n', encoding="utf-8")
        built(Request(str(path)), Plan(only=("track",)), None)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["decks", "output"]
    assert len(list((tmp_path / "output").iterdir())) == 7
    assert {path.name for path in (tmp_path / "output").glob("*/*")} == {"manifest.json", "track.pdf"}


def test_a_link_is_replaced_and_not_followed(tmp_path: Path) -> None:
    outside = tmp_path / "outside.pdf"
    outside.write_text("precious")
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "track.pdf").symlink_to(outside)
    build(order_of(Request("tiny")), Plan(only=("track",)), tmp_path / "out")
    assert outside.read_text() == "precious"
    assert not (tmp_path / "out" / "track.pdf").is_symlink()
