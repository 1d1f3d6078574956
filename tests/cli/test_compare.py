"""`pnp compare` as a user runs it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import pnp

CLASSIC = (Path(__file__).parent.parent.parent / "patterns" / "classic.yaml").read_text(encoding="utf-8")
KITE = "      x . x\n      . . .\n      . x .\n"
ELBOW = "      x x .\n      x . .\n      . . .\n"


@pytest.fixture
def useless(tmp_path: Path) -> Path:
    """The classic deck with one good card made useless."""
    text = CLASSIC.replace(ELBOW, "      * . x\n").replace("deck: Classic", "deck: Useless elbow")
    (tmp_path / "useless.yaml").write_text(text, encoding="utf-8")
    return tmp_path / "useless.yaml"


@pytest.mark.parametrize(("first", "second", "verdict"), [(0, 1, "A better"), (1, 0, "B better")])
def test_a_useless_card_is_noticed(useless: Path, first: int, second: int, verdict: str) -> None:
    names = ("classic", useless.name)
    done = pnp("compare", names[first], names[second], cwd=useless.parent)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith(f"{verdict}: A is ")
    assert lines[1].startswith(f"{verdict[0]} wins more than an even share, by a test that tells 55.0 % of games from")
    assert "log-likelihood ratio" in lines[3]
    assert lines[4].startswith("card elbow: another pattern, throws ")
    assert "fronts that differ: elbow" in lines
    assert any(line.startswith("pages of the cards that change") and line.endswith(" of 13") for line in lines)


def test_three_players_take_turns_in_being_alone_with_a_deck(useless: Path) -> None:
    """What B wins is not what A leaves, so that blocks are played both ways."""
    for names, verdict in ((("classic", useless.name), "A better"), ((useless.name, "classic"), "B better")):
        done = pnp("compare", *names, "--players", "3", "--cap", "1000", cwd=useless.parent)
        assert done.stdout.startswith(verdict), done.stdout


def test_a_deck_does_not_differ_from_itself() -> None:
    done = pnp("compare", "classic", "classic")
    lines = done.stdout.splitlines()
    assert lines[0] == "no such difference: A is Classic, B is Classic"
    assert lines[2] == "indicative: A wins 50.0 % [50.0, 50.0] of games (even: 50.0 %) and is +0.0 points ahead"
    assert lines[3].startswith("64 blocks of 2 games, A in every seat among B")
    assert lines[-2:] == ["the cards are the same", "nothing has to be printed again"]


def test_decks_of_one_name_are_told_apart_by_their_files(tmp_path: Path) -> None:
    (tmp_path / "same.yaml").write_text(CLASSIC, encoding="utf-8")
    done = pnp("compare", "classic", "same.yaml", cwd=tmp_path)
    first = done.stdout.splitlines()[0]
    assert first == "no such difference: A is Classic (classic), B is Classic (same.yaml)"


def test_decks_that_differ_in_name_or_order_alone(tmp_path: Path) -> None:
    (tmp_path / "named.yaml").write_text(CLASSIC.replace("deck: Classic", "deck: Other"), encoding="utf-8")
    head, *cards = CLASSIC.split("  - id: ")
    (tmp_path / "order.yaml").write_text("  - id: ".join([head, cards[1], cards[0], *cards[2:]]), encoding="utf-8")
    named = pnp("compare", "classic", "named.yaml", cwd=tmp_path).stdout
    assert named.endswith(
        "nothing has to be printed again\n(but for the deck's name, which stands small on every card)\n"
    )
    ordered = pnp("compare", "classic", "order.yaml", "--cap", "64", cwd=tmp_path).stdout
    assert ordered.endswith("(the cards stand in another order, so that pages of both cannot be mixed)\n")


def test_the_cap_is_told(tmp_path: Path) -> None:
    """A card that is mostly left over anyway makes so little difference that 64 blocks do not decide."""
    (tmp_path / "other.yaml").write_text(CLASSIC.replace(KITE, "      * . x\n"), encoding="utf-8")
    done = pnp("compare", "classic", "other.yaml", "--cap", "64", cwd=tmp_path)
    lines = done.stdout.splitlines()
    assert lines[0].startswith("inconclusive at the cap: ")
    assert "is open; more blocks" in lines[1]
    assert lines[3].startswith("64 blocks of 2 games, ")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["classic", "prototype"], "pnp: Classic and Prototype are played by different rules"),
        (["classic", "clasic"], "pnp: there is no deck 'clasic', neither a file nor shipped; did you mean classic?"),
        (["tiny", "tiny", "--players", "4"], "pnp: layout Small is for 2 players, not 4"),
        (["tiny", "tiny", "--bot", "greedy,random"], "pnp: one bot plays both decks; name a single one with --bot"),
        (["tiny", "tiny", "--bot", "gredy"], "pnp: there is no bot 'gredy'; did you mean greedy?"),
    ],
)
def test_requests_that_cannot_be_met(args: list[str], message: str) -> None:
    done = pnp("compare", *args)
    assert done.returncode == 2
    assert message in done.stderr
