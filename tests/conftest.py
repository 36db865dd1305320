"""What all tests share: the hypothesis profiles, how patient to be, and the compiled package."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from silverspire.kernel import state as kernel_state

ROOT = Path(__file__).resolve().parent.parent

# Tests read English, whatever language the machine speaks; those of the languages ask for theirs.
os.environ["LANGUAGE"] = "en"

# Tests start many processes: none may recompile every library, whatever the machine prefers.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# No deadline: a busy machine is not a broken rule.
settings.register_profile("standard", max_examples=100, deadline=None)
settings.register_profile("soak", max_examples=5_000, deadline=None)
settings.load_profile("standard")


def pytest_report_header() -> str:
    compiled = str(kernel_state.__file__).endswith(".so")
    return f"silverspire: {'compiled' if compiled else 'the sources as they are'}"


@pytest.fixture
def patience() -> int:
    """How many times longer than usual a random test plays; `make soak` raises it."""
    return int(os.environ.get("SILVERSPIRE_PATIENCE", "1"))


@pytest.fixture
def compiled() -> Path:
    """The directory of the compiled package: put it on PYTHONPATH of a process of its own."""
    directory = ROOT / "build" / "compiled"
    if not (directory / "silverspire").is_dir():
        pytest.fail("the compiled package is missing: run `make build` first (`make test` does)")
    return directory
