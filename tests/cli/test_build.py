"""`pnp build`, `pnp preflight` and `pnp calibrate` as users run them."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pikepdf
import pytest
from click.testing import CliRunner

from pnp.app.build import Unfit
from pnp.app.components import COMPONENTS
from pnp.cli import build as build_command
from pnp.cli.main import main
from pnp.errors import Finding, Place
from tests.cli.running import pnp


def test_a_build_says_what_it_made_and_a_second_one_that_it_made_nothing(tmp_path: Path) -> None:
    first = pnp("build", "tiny", "--only", "helpers,track", cwd=tmp_path)
    assert first.returncode == 0, first.stderr
    assert first.stdout.splitlines() == [
        "output/tiny-small:",
        "  helpers  1 sheet of paper, 6 straight cuts",
        "  track    1 sheet of paper, 4 straight cuts",
        "3 files written, 0 unchanged; 2 sheets of paper, 10 straight cuts",
    ]
    second = pnp("build", "tiny", "--only", "helpers,track", cwd=tmp_path)
    assert second.stdout == "output/tiny-small is up to date: nothing was rewritten\n"
    less = pnp("build", "tiny", "--only", "track", cwd=tmp_path)
    assert less.stdout.splitlines()[-1] == "removed from an earlier build: helpers.pdf, everything.pdf"


def test_a_project_is_built_into_its_own_folder(tmp_path: Path) -> None:
    assert pnp("new", "my-game", cwd=tmp_path).returncode == 0
    done = pnp("build", "--only", "rivalry", cwd=tmp_path / "my-game" / "patterns")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "my-game" / "output" / "deck-table" / "rivalry.pdf").is_file()


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (("--card-size", "1x1mm"), "too small"),
        (("--card-size", "500x500mm"), "does not fit"),
        (("--only", "dragons"), "there is no component 'dragons'"),
        (("--format", "docx"), "there is no format 'docx'"),
        (("--out", "file/inside"), "cannot make the folder file/inside"),
        (("--out", "file"), "cannot make the folder file"),
        (("--colours", "pink"), "no colour 'pink'"),
        (("nowhere.yaml",), "nowhere.yaml"),
    ],
)
def test_what_cannot_be_built_is_one_line(args: tuple[str, ...], expected: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = pnp("build", *(("classic",) if args[0].startswith("-") else ()), *args, cwd=tmp_path)
    assert done.returncode == 2
    assert expected in done.stderr and done.stderr.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_full_disk_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(main, ["build", "tiny", "--only", "track"])
    assert "No space left on device; it is left as it was" in str(done.exception)
    assert list(tmp_path.iterdir()) == []


def test_what_is_unfit_to_print_is_told_and_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unfit(*_: object) -> None:
        raise Unfit((Finding("mark-missing", Place("cards.pdf"), "page 1: a mark is missing"),))

    monkeypatch.setattr(build_command, "build", unfit)
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(main, ["build", "tiny"])
    assert done.exit_code == 1
    assert "cards.pdf: error: page 1: a mark is missing [mark-missing]" in done.stderr
    assert list(tmp_path.iterdir()) == []


def sums(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}


@pytest.mark.slow
def test_two_builds_are_the_same_bytes(tmp_path: Path) -> None:
    """In another folder, with another hash seed, time zone, locale and umask."""
    args = ("build", "tiny", "--only", ",".join(COMPONENTS), "--format", "pdf,svg,png", "--dpi", "40")
    found = []
    for name, seed, zone, language in (("a", "1", "UTC", "C"), ("b/c d", "4242", "Asia/Kolkata", "de_DE.UTF-8")):
        folder = tmp_path / name
        folder.mkdir(parents=True)
        environment = {**os.environ, "PYTHONHASHSEED": seed, "TZ": zone, "LANG": language, "LC_ALL": language}
        subprocess.run(
            [sys.executable, "-m", "pnp", *args],
            cwd=folder,
            env=environment,
            check=True,
            capture_output=True,
        )
        found.append(sums(folder / "output" / "tiny-small"))
    assert found[0] == found[1]
    assert len(found[0]) > 30 and "manifest.json" in found[0]


def test_preflight_measures_files(tmp_path: Path) -> None:
    assert (
        pnp("build", "tiny", "--only", "cards", "--backs", "duplex-long", "--out", "out", cwd=tmp_path).returncode == 0
    )
    told = pnp("preflight", "out/cards.pdf", cwd=tmp_path)
    assert told.returncode == 0
    assert "out/cards.pdf: fine" in told.stdout
    assert "16 of 63.50 x 88.90 mm" in told.stdout
    data = json.loads(pnp("preflight", "--json", "out/cards.pdf", cwd=tmp_path).stdout)["files"][0]
    assert (data["sheets"], data["findings"], len(data["pages"])) == (1, [], 2)
    assert data["pages"][0]["paper"] == "a4" and data["pages"][1]["side"] == "back"
    assert all(one["trim"][2:] == pytest.approx([63.5, 88.9], abs=0.05) for one in data["pages"][0]["components"])


def test_preflight_finds_what_is_wrong(tmp_path: Path) -> None:
    assert pnp("build", "tiny", "--only", "track", "--out", "out", cwd=tmp_path).returncode == 0
    with pikepdf.open(tmp_path / "out" / "track.pdf") as file:
        page = file.pages[0]
        page.contents_add(b"q 0.9 0 0 0.9 0 0 cm", prepend=True)
        page.contents_add(b"Q")
        del file.Root["/ViewerPreferences"]
        file.save(tmp_path / "wrong.pdf")
    wrong = pnp("preflight", "wrong.pdf", cwd=tmp_path)
    assert wrong.returncode == 1
    assert "[component-size-wrong]" in wrong.stdout and "[print-scaling-on]" in wrong.stdout
    (tmp_path / "broken.pdf").write_bytes(b"%PDF-1.7\nnothing")
    broken = pnp("preflight", "broken.pdf", cwd=tmp_path)
    assert broken.returncode == 2 and "[pdf-unreadable]" in broken.stdout
    missing = pnp("preflight", "missing.pdf", cwd=tmp_path)
    assert (missing.returncode, missing.stderr.count("\n")) == (2, 1)


def test_a_printer_is_measured_stored_and_corrected_for(tmp_path: Path) -> None:
    page = pnp("calibrate", "--paper", "letter", "--lang", "fr", cwd=tmp_path)
    assert page.returncode == 0
    with pikepdf.open(tmp_path / "output" / "calibration-letter.pdf") as file:
        assert len(file.pages) == 2
        assert [float(value) for value in file.pages[0].mediabox] == pytest.approx([0, 0, 612, 792], abs=0.01)
    stored = pnp("calibrate", "--set", "home", "--x", "0.6", "--y", "-0.4", "--scale-x", "0.998", cwd=tmp_path)
    assert stored.stdout.startswith("printers.yaml: home: x 0.6 mm, y -0.4 mm, angle 0 degrees, scale 0.998 x 1")
    pnp("calibrate", "--set", "home", "--angle", "0.1", cwd=tmp_path)
    pnp("calibrate", "--set", "work", "--y", "1", cwd=tmp_path)
    assert pnp("calibrate", "--list", cwd=tmp_path).stdout.splitlines() == [
        "home: x 0.6 mm, y -0.4 mm, angle 0.1 degrees, scale 0.998 x 1",
        "work: x 0 mm, y 1 mm, angle 0 degrees, scale 1 x 1",
    ]
    assert pnp("validate", "printers.yaml", cwd=tmp_path).returncode == 0
    args = ("build", "tiny", "--only", "helpers", "--backs", "duplex-long", "--out", "out", "--printer")
    assert pnp(*args, "home", cwd=tmp_path).returncode == 0
    with pikepdf.open(tmp_path / "out" / "helpers.pdf") as file:
        assert b"/Correction" in file.pages[1].Contents.read_bytes()
    unknown = pnp(*args, "hom", cwd=tmp_path)
    assert (unknown.returncode, unknown.stderr) == (2, "pnp: there is no printer 'hom'; did you mean home?\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["out", "output", "printers.yaml"]


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (("--set", "../x"), "no name for a printer"),
        (("--set", "a: {x: 1}\n  b"), "no name for a printer"),
        (("--set", "home", "--x", "25"), "20mm at most"),
        (("--set", "home", "--x", "nan"), "20mm at most"),
        (("--set", "home", "--scale-y", "2"), "between 0.9 and 1.1"),
        (("--x", "1"), "add --set NAME"),
    ],
)
def test_nonsense_is_not_stored(args: tuple[str, ...], expected: str, tmp_path: Path) -> None:
    done = pnp("calibrate", *args, cwd=tmp_path)
    assert done.returncode == 2 and expected in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_broken_file_of_printers_is_left_alone(tmp_path: Path) -> None:
    text = "printers:\n  home: {x: left}\n"
    (tmp_path / "printers.yaml").write_text(text)
    done = pnp("calibrate", "--set", "work", "--x", "1", cwd=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "printers.yaml:2:13: error" in done.stderr
    assert (tmp_path / "printers.yaml").read_text() == text


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_watching_builds_after_every_save(tmp_path: Path) -> None:
    """What is broken is told and mended by the next save; an interrupt ends it well."""
    assert pnp("new", "game", cwd=tmp_path).returncode == 0
    folder = tmp_path / "game"
    deck = folder / "patterns" / "deck.yaml"
    text = deck.read_text(encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "pnp", "build", "--watch", "--only", "cards"],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert process.stdout is not None

        def told(expected: str) -> bool:
            """Whether it is said before long; a file that is just being written may be complained of first."""
            assert process.stdout is not None
            waits = 0
            for line in process.stdout:
                waits += line.startswith("waiting")
                if expected in line:
                    return next(iter(process.stdout)).startswith("waiting")
                if waits == 3:
                    return False
            return False

        assert told("1 file written")
        first = sums(folder / "output" / "deck-table")
        deck.write_text(text.replace("name: Elbow", "name: Knee"), encoding="utf-8")
        assert told("1 file written")
        assert sums(folder / "output" / "deck-table") != first
        # Most editors write another file and move it over the old one.
        other = folder / "patterns" / "deck.yaml~"
        other.write_text(text.replace("x x .", "x q ."), encoding="utf-8")
        other.replace(deck)
        assert told("patterns/deck.yaml:13:9: error: card elbow has 'q' in its pattern")
        shutil.copy(deck, other)
        deck.write_text(text, encoding="utf-8")
        assert told("1 file written")
        assert sums(folder / "output" / "deck-table") == first
        process.send_signal(signal.SIGINT)
        assert process.stdout.read().strip() == "stopped watching"
        assert process.wait() == 0
    finally:
        process.kill()
        process.communicate()
