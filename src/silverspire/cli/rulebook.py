"""The text of a rule, as a terminal shows it."""

from __future__ import annotations

from silverspire.localization import current_localization, say
from silverspire.rulebook import find_rule, is_installed


def rule_text(rule: str) -> str:
    """The paragraph of that id, in the reader's language; "" if there is none."""
    if not is_installed():
        return say("rules-not-here")
    found = find_rule(rule, current_localization().language)
    return "" if found is None else f"{found.id} {found.text}".replace("**", "")
