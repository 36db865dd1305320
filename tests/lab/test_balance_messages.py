"""Balance reports: every message of their file is said somewhere."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from silverspire.lab.balance.pages import make_pages
from silverspire.lab.balance.plan import Plan
from silverspire.lab.balance.play import play_all
from silverspire.lab.balance.report import make_report
from silverspire.lab.balance.study import find_study
from silverspire.localization import Localization, Value

ROOT = Path(__file__).resolve().parents[2]
SOURCES = (
    ROOT / "src/silverspire/cli/app.py",
    ROOT / "src/silverspire/cli/balance.py",
    *(ROOT / "src/silverspire/lab/balance").glob("*.py"),
)
# Which of these are said depends on the games.
BY_LUCK = {
    *("balance-met", "balance-met-perhaps", "balance-missed", "balance-missed-perhaps"),
    *("balance-event-apart", "balance-event-shift", "balance-chapter-1", "balance-chapter-2"),
    *("balance-chapter-3", "balance-give-or-take-points", "balance-axis-shift"),
}


def messages() -> set[str]:
    text = (ROOT / "locales/en/balance.ftl").read_text("utf-8")
    entries = [e for e in FluentParser().parse(text).body if isinstance(e, fluent.Message)]
    assert len(entries) == len({entry.id.name for entry in entries})
    return {entry.id.name for entry in entries}


def written() -> set[str]:
    """Every string in the sources of the report."""
    trees = [ast.parse(path.read_text("utf-8")) for path in SOURCES]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {node.value for node in nodes if isinstance(node.value, str)}


def test_no_message_is_left_over(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    really_say = Localization.say

    def listen(words: Localization, name: str, /, **values: Value) -> str:
        said.add(name.partition(".")[0])
        return really_say(words, name, **values)

    monkeypatch.setattr(Localization, "say", listen)
    for game in ("kutna_hora", "world_without_end"):
        plan = Plan(game, "reconstructed", "chance", 2, 1, (4,), {})
        variants = find_study(game).variants((4,), {})[-1:]
        report = make_report(plan, play_all(plan, variants, 1, lambda: None))
        make_pages(report, report)

    assert messages() - said - written() - BY_LUCK == set()
