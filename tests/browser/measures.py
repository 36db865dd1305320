"""What can be measured on a page: its size, its words, what keeps people out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tests.browser.reader import Reader
from tests.locales import ROOT

OURS = Path(__file__).with_name("measures.js").read_text("utf-8")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FINGER = 40  # pixels
MISSING = re.compile(r"\{\?|\bundefined\b|\bNaN\b|\[object ")


def measure(reader: Reader, what: str, *given: Any) -> Any:
    # Evaluated, not added as a script: the page's own policy stays in force.
    if not reader.page.evaluate("'measures' in window"):
        reader.page.evaluate(OURS)
    return reader.page.evaluate(f"given => measures.{what}(...given)", list(given))


def assert_fits(reader: Reader, *, still: bool = False) -> None:
    """Nothing is cut off and nothing hangs over; a page that stands still needs no scrolling."""
    assert measure(reader, "moves", still) == []
    assert measure(reader, "overflows") == []


def assert_in_reach(reader: Reader) -> None:
    """Every choice can be made without scrolling."""
    choices = reader.choices()
    assert choices
    assert measure(reader, "hidden", choices) == []


def assert_a_finger_finds_everything(reader: Reader) -> None:
    assert measure(reader, "tooSmall", FINGER) == []


def texts(reader: Reader) -> list[str]:
    """Everything that is read on the page, or read aloud."""
    found: list[str] = measure(reader, "texts")
    return found


def assert_says_what_it_means(reader: Reader) -> None:
    """No message is missing, no fact is left out."""
    assert [text for text in texts(reader) if MISSING.search(text)] == []


def assert_open_to_all(reader: Reader) -> None:
    """axe finds nothing serious or critical."""
    if not reader.page.evaluate("'axe' in window"):
        reader.page.evaluate(AXE.read_text("utf-8"))
    found = reader.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    grave = [one for one in found["violations"] if one["impact"] in {"serious", "critical"}]
    assert [told(one) for one in grave] == []


def told(violation: Any) -> str:
    places = [f"{node['target']} {node['html'][:120]}" for node in violation["nodes"][:4]]
    return f"{violation['id']} ({len(violation['nodes'])}): {' | '.join(places)}"
