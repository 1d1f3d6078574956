"""The wheel carries decks and layouts: installed elsewhere, shipped names work from any folder."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from pnp.load.shipped import shipped_files
from pnp.model.language import LANGUAGES

ROOT = Path(__file__).parent.parent


@pytest.mark.slow
def test_shipped_decks_work_from_an_installed_wheel(tmp_path: Path) -> None:
    make = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path)]
    copy = tmp_path / "source"
    # Built from a copy, so that nothing is left in the working tree.
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(copy)], check=True)
    files = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    for name in files:
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            (copy / name).write_bytes((ROOT / name).read_bytes())
    subprocess.run([*make, str(copy)], check=True, capture_output=True)
    wheel = next(tmp_path.glob("*.whl"))
    names = ZipFile(wheel).namelist()
    for path in shipped_files().values():
        assert f"pnp/shipped/{path.parent.name}/{path.name}" in names
    assert {f"pnp/words/{language}.yaml" for language in LANGUAGES} <= set(names)
    assert {f"pnp/words/booklet/{language}.yaml" for language in LANGUAGES} <= set(names)
    assert not [name for name in names if name.startswith("tests")]

    site, elsewhere = tmp_path / "site", tmp_path / "elsewhere"
    elsewhere.mkdir()
    ZipFile(wheel).extractall(site)
    environment = {**os.environ, "PYTHONPATH": str(site)}
    for args in (["validate", "classic"], ["validate"], ["new", "game"], ["list"]):
        done = subprocess.run(
            [sys.executable, "-m", "pnp", *args],
            cwd=elsewhere,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
    where = subprocess.run(
        [sys.executable, "-c", "import pnp; print(pnp.__file__)"],
        cwd=elsewhere,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert where.stdout.startswith(str(site))
