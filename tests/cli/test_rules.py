"""`pnp build --only rules` as users run it."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from click.testing import CliRunner

from pnp.app.ordering import Request, order_of
from pnp.cli.main import main
from pnp.errors import PnpError
from pnp.load.words import words
from tests.cli.running import pnp


def test_a_booklet_to_read_and_one_to_fold(tmp_path: Path) -> None:
    done = pnp("build", "tiny", "--only", "rules", "--paper", "letter", "--backs", "duplex-long", cwd=tmp_path)
    assert done.returncode == 0 and done.stderr == "", done.stderr
    assert done.stdout.splitlines() == [
        "output/tiny-small:",
        "  rules         to be read on a screen",
        "  rules-to-fold 4 sheets of paper",
        "2 files written, 0 unchanged; 4 sheets of paper, 0 straight cuts",
    ]
    folder = tmp_path / "output" / "tiny-small"
    with pikepdf.open(folder / "rules-to-fold.pdf") as file:
        assert file.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"
        assert [round(float(value) * 25.4 / 72, 1) for value in file.pages[0].mediabox[2:]] == [279.4, 215.9]
        assert len(file.pages) == 8
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["components"]["rules"] == {"pages": 16, "sheets": 0, "cuts": 0}


def test_the_thickness_of_sheets_can_be_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert order_of(Request("tiny")).sheet_thickness == 0.1
    assert order_of(Request("tiny", sheet_thickness="0.3mm")).sheet_thickness == 0.3
    with pytest.raises(PnpError, match="--sheet-thickness 1in makes no sense"):
        order_of(Request("tiny", sheet_thickness="1in"))


def test_all_languages_and_one_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pnp.yaml").write_text("project: Mine\n", encoding="utf-8")
    own = {key: text if isinstance(text, str) else dict(text) for key, text in words("en").texts.items()}
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "nl.yaml").write_text(
        json.dumps({**own, "cover_title": "De regels"}, ensure_ascii=False), encoding="utf-8"
    )
    done = CliRunner().invoke(main, ["build", "tiny", "--only", "rules", "--lang", "all"])
    assert done.exit_code == 0, done.output
    folders = sorted(path.name for path in (tmp_path / "output").iterdir())
    assert folders == [f"tiny-small-{language}" for language in ("de", "en", "es", "fr", "it", "nl")]
    data = (tmp_path / "output" / "tiny-small-nl" / "rules.pdf").read_bytes()
    with pikepdf.open(BytesIO(data)) as file:
        assert file.Root.Lang == "nl"
        with file.open_outline() as outline:
            assert outline.root[0].title == "De regels"
    del own["cover_title"]
    (tmp_path / "words" / "nl.yaml").write_text(json.dumps(own, ensure_ascii=False), encoding="utf-8")
    with pytest.raises(PnpError, match=r"words/nl.yaml:1:1: error: the language nl has no text cover_title"):
        order_of(Request("tiny", language="nl"))
