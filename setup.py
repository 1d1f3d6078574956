"""The one thing pyproject.toml cannot say: the wheel carries the folders of decks and layouts."""

from pathlib import Path
from shutil import copytree

from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithShipped(build_py):
    """Copies patterns/ and layouts/ into the package; an editable install reads them where they are."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            for folder in ("patterns", "layouts"):
                copytree(folder, Path(self.build_lib, "pnp", "shipped", folder), dirs_exist_ok=True)


setup(cmdclass={"build_py": BuildWithShipped})
