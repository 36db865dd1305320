"""Every word of the arena and its reports is in the locales: none missing, none left over."""

from __future__ import annotations

import re
from pathlib import Path

from silverspire.localization import load_localization
from tests.cli.test_messages import messages

SOURCES = Path(__file__).resolve().parents[2] / "src" / "silverspire"
OWN_FILES = [
    *(SOURCES / "lab").glob("*.py"),
    *(SOURCES / "lab" / "arena").glob("*.py"),
    SOURCES / "cli" / "arena.py",
    SOURCES / "cli" / "app.py",
]


def written_names() -> set[str]:
    """Every string without spaces in the sources of the arena."""
    texts = [path.read_text("utf-8") for path in OWN_FILES]
    return {name for text in texts for name in re.findall(r'"([a-z][\w-]*)"', text)}


def test_no_message_is_left_over() -> None:
    own = [*messages("en", "arena.ftl"), *messages("en", "report.ftl")]

    assert not [name for name in own if name not in written_names()]


def test_no_message_is_missing() -> None:
    arena = [name for name in written_names() if name.startswith(("arena-", "report-", "help-"))]

    assert not [name for name in arena if not load_localization().has(name)]
