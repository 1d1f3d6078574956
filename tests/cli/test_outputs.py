"""What commands write never costs a user anything: slips of the hand are refused before any work is done."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.running import pnp

TINY = Path(__file__).parent.parent.parent / "patterns" / "tiny.yaml"
WRITERS = {
    "report --out": ("report", "--quick", "--out"),
    "report --json": ("report", "--quick", "--json"),
    "simulate --json": ("simulate", "--games", "20", "--json"),
    "simulate --log": ("simulate", "--games", "20", "--log"),
    "replay --html": ("replay", "--html"),
    "replay --pdf": ("replay", "--pdf"),
    "suggest --json": ("suggest", "--designs", "3", "--blocks", "20", "--json"),
    "suggest --out": ("suggest", "--cards", "3", "--blocks", "20", "--out"),
    "tune --out": ("tune", "--designs", "3", "--games", "20", "--steps", "1", "--out"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copy(TINY, tmp_path / "mine.yaml")
    return tmp_path


def run(words: tuple[str, ...], target: str, folder: Path) -> tuple[int, str]:
    command, *options = words
    done = pnp(command, "mine.yaml", *options, target, cwd=folder)
    return done.returncode, done.stderr


@pytest.mark.parametrize("words", WRITERS.values(), ids=WRITERS)
def test_a_deck_is_never_written_over(words: tuple[str, ...], folder: Path) -> None:
    before = (folder / "mine.yaml").read_bytes()
    code, said = run(words, "mine.yaml", folder)
    assert code == 2
    assert "pnp: mine.yaml exists and holds something else, so it is left as it is; name another file" in said
    assert (folder / "mine.yaml").read_bytes() == before
    assert [path.name for path in folder.iterdir()] == ["mine.yaml"]


@pytest.mark.parametrize("words", WRITERS.values(), ids=WRITERS)
def test_what_was_written_is_told_and_may_be_written_again(words: tuple[str, ...], folder: Path) -> None:
    for _ in range(2):
        code, said = run(words, "new", folder)
        assert code == 0, said
        # Nothing is wrong with some decks, and then there is none to write.
        assert ("written: new" in said) == (folder / "new").exists()


@pytest.mark.parametrize(
    ("target", "message"),
    [
        ("missing/new", "pnp: there is no folder missing to write new in; make it first"),
        (".", "pnp: . is a folder; name a file"),
        ("/dev/null", "pnp: /dev/null is no ordinary file; name one that can be replaced"),
    ],
)
@pytest.mark.parametrize("words", WRITERS.values(), ids=WRITERS)
def test_what_cannot_be_written_is_told_before_the_work(
    words: tuple[str, ...], target: str, message: str, folder: Path
) -> None:
    code, said = run(words, target, folder)
    assert code == 2
    assert message in said
    assert "games/s" not in said


def test_files_are_there_for_whoever_reads_nothing(folder: Path) -> None:
    """The program is ended by the pipe that nobody reads any more, with what it was asked to write written."""
    read, written = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "pnp", "report", "mine.yaml", "--quick", "--out", "page.html"]
    done = subprocess.run(command, cwd=folder, stdout=written, stderr=subprocess.PIPE, check=False)
    os.close(written)
    assert done.returncode == 141
    assert (folder / "page.html").exists()


@pytest.mark.parametrize("options", [("--json",), ("--log",)])
def test_a_deck_that_looks_like_numbers_is_kept(options: tuple[str, ...], folder: Path) -> None:
    """A deck may be written in braces, as JSON is."""
    text = '{deck: Flow, cards: [{id: a, copies: 13, pattern: "x x\\nx ."}]}\n'
    (folder / "flow.yaml").write_text(text, encoding="utf-8")
    done = pnp("simulate", "flow.yaml", "--games", "20", *options, "flow.yaml", cwd=folder)
    assert "flow.yaml exists and holds something else" in done.stderr
    assert (folder / "flow.yaml").read_text(encoding="utf-8") == text


def test_a_project_file_that_says_something_wrong_is_not_passed_over(folder: Path) -> None:
    (folder / "pnp.yaml").write_text("project: Mine\ndecks: [mine.yaml]\ntargets: {deads: 0.3}\n", encoding="utf-8")
    for command in (("report", "--quick"), ("simulate", "--games", "20"), ("build", "--only", "tokens"), ("show",)):
        done = pnp(*command, cwd=folder)
        assert done.returncode == 2, command
        assert "pnp.yaml:3:11: error: unknown key 'deads'; did you mean dead?" in done.stderr


def test_commands_that_are_printed_can_be_pasted(folder: Path) -> None:
    name = "my deck's.yaml"
    (folder / "mine.yaml").rename(folder / name)
    done = pnp("report", name, "--quick", cwd=folder)
    command = next(line.strip() for line in done.stdout.splitlines() if line.startswith("      pnp replay"))
    again = pnp(*shlex.split(command)[1:], cwd=folder)
    assert again.returncode == 0, again.stderr
    text = (folder / name).read_text(encoding="utf-8")
    piped = pnp("report", "-", "--quick", stdin=text)
    assert any(line.endswith("< DECK") for line in piped.stdout.splitlines())


def test_what_a_killed_process_left_is_swept_by_the_next(folder: Path) -> None:
    gone = subprocess.run([sys.executable, "-c", "import os; print(os.getpid())"], capture_output=True, check=True)
    (folder / f".page.html-{int(gone.stdout)}-x7.part").write_text("half a page")
    (folder / f".page.html-{os.getpid()}-x8.part").write_text("somebody is writing this")
    (folder / f".other.html-{int(gone.stdout)}-x9.part").write_text("somebody else's")
    assert run(("report", "--quick", "--out"), "page.html", folder)[0] == 0
    left = sorted(path.name[:11] for path in folder.glob(".*.part"))
    assert left == [".other.html", ".page.html-"]


def test_a_file_keeps_its_mode(folder: Path) -> None:
    page = folder / "page.html"
    page.touch(mode=0o600)
    assert run(("report", "--quick", "--out"), "page.html", folder)[0] == 0
    assert page.stat().st_mode & 0o777 == 0o600


def test_cards_that_cannot_be_told_apart_are_refused(folder: Path) -> None:
    text = (folder / "mine.yaml").read_text(encoding="utf-8")
    (folder / "mine.yaml").write_text(text.replace("id: trail", "id: puff"), encoding="utf-8")
    for command in ("report", "suggest", "tune", "simulate"):
        done = pnp(command, "mine.yaml", cwd=folder)
        assert done.returncode == 2
        assert "pnp: mine.yaml: two cards are called puff; `pnp validate` tells where" in done.stderr


def test_the_pipe_that_nobody_reads_is_no_missed_target(folder: Path) -> None:
    line = f"set -o pipefail; {sys.executable} -m pnp show classic | true"
    assert subprocess.run(["bash", "-c", line], cwd=folder, check=False, capture_output=True).returncode == 141


@pytest.mark.skipif(sys.platform != "linux", reason="there is no full device elsewhere")
def test_a_full_disk_behind_standard_output_is_one_line(folder: Path) -> None:
    line = f"{sys.executable} -m pnp report mine.yaml --quick > /dev/full"
    done = subprocess.run(["bash", "-c", line], cwd=folder, check=False, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "pnp: what is said cannot be written: No space left on device\n"


def test_letters_that_a_terminal_does_not_have_are_no_problem(folder: Path) -> None:
    (folder / "mine.yaml").write_text(
        (folder / "mine.yaml").read_text(encoding="utf-8").replace("deck: Tiny", "deck: Tiny \N{PARTY POPPER}"),
        encoding="utf-8",
    )
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "pnp", "report", "mine.yaml", "--quick"],
        cwd=folder,
        env=environment,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stdout.startswith(b"Tiny ? on Small")


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "classic", "--games", "1000000", "--json", "out"),
        ("simulate", "classic", "--games", "20000", "--log", "out"),
        ("suggest", "classic", "--cards", "13", "--blocks", "20000", "--out", "out"),
        ("compare", "classic", "wide", "--bot", "search", "--cap", "100000"),
        ("tune", "wide", "--out", "out"),
        ("report", "classic", "--games", "100000", "--out", "out"),
        ("report", "classic", "--games", "100000", "--out", "out", "--workers", "1"),
    ],
    ids=lambda words: f"{words[0]} {words[-1]}",
)
@pytest.mark.skipif(sys.platform != "linux", reason="how long it has worked is only told by Linux")
def test_stopping_is_clean(words: tuple[str, ...], tmp_path: Path) -> None:
    """However much is still to be played; with the result so far, where it is of use."""
    command = [sys.executable, "-m", "pnp", *words]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        try:
            while running.poll() is None and seconds_worked(running.pid) < 2:
                time.sleep(0.02)
            running.send_signal(signal.SIGINT)
            said, errors = running.communicate(timeout=60)
        finally:
            running.kill()
    assert running.returncode == 130, errors
    assert "Traceback" not in errors
    assert [path.name for path in tmp_path.iterdir()] == (["out"] if "--json" in words else [])
    assert ("games   " in said) == (words[0] == "simulate")


def seconds_worked(process: int) -> float:
    """Of processor time, so that a busy machine makes no difference."""
    try:
        words = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
