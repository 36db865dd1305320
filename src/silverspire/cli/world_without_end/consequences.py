"""What a choice costs and brings, in a few words."""

from __future__ import annotations

from silverspire.cli.world_without_end.component_text import good_name, listed
from silverspire.games.world_without_end.components import GOOD_NAMES
from silverspire.kernel.previews import Changes
from silverspire.localization import say, signed


def consequences(changes: Changes) -> str:
    """+3 VP, −1 stone: points first, then goods in their order."""
    words = []
    for good in (GOOD_NAMES[-1], *GOOD_NAMES[:-1]):
        before, after = changes.get(good, (0, 0))
        change = int(after - before)
        if change:
            words.append(say("wwe-change", change=signed(change), good=good_name(good, change)))
    return listed(words)
