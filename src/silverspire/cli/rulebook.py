"""The text of a rule, from the numbered rules in `docs/rules`."""

from __future__ import annotations

import re

from silverspire.words import say, shipped_folder

FOLDER = "docs/rules"


def rule_text(rule: str) -> str:
    """The paragraph of that id; "" if there is none."""
    folder = shipped_folder(FOLDER)
    if folder is None:
        return say("rules-not-here")
    wanted = re.compile(rf"^\s*- ({re.escape(rule.strip('[]').upper())} .*)$", re.MULTILINE)
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".md") and (found := wanted.search(entry.read_text("utf-8"))):
            return found[1].replace("**", "")
    return ""
