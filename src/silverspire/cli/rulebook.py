"""The text of a rule, as a terminal shows it."""

from __future__ import annotations

from silverspire.rulebook import find_rule, is_shipped
from silverspire.words import say, spoken


def rule_text(rule: str) -> str:
    """The paragraph of that id, in the reader's language; "" if there is none."""
    if not is_shipped():
        return say("rules-not-here")
    found = find_rule(rule, spoken().language)
    return "" if found is None else f"{found.id} {found.text}".replace("**", "")
