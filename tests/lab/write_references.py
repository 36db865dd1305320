"""Writes docs/reference from the code: `python -m tests.lab.write_references`."""

from __future__ import annotations

from pathlib import Path

import silverspire
from silverspire.lab.observations import reference

REFERENCE = Path(__file__).resolve().parent.parent.parent / "docs" / "reference"


def page_of(name: str) -> Path:
    return REFERENCE / f"observations-{name.replace('_', '-')}.md"


if __name__ == "__main__":
    for name in silverspire.games():
        page_of(name).write_text(reference(silverspire.game(name)), "utf-8")
