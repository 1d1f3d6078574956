"""What all tests share: goldens that one switch rewrites, and readable failures of pictures."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.rules.pictures")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--golden", choices=("check", "write"), default="check", help="compare with the golden files, or rewrite them"
    )


@pytest.fixture
def writes_goldens(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be rewritten and not compared with."""
    return bool(request.config.getoption("--golden") == "write")
