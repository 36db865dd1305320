"""What a choice costs and brings, in a few words."""

from __future__ import annotations

from silverspire.cli.kutna_hora.palette import text_of
from silverspire.games.kutna_hora.components import COMMODITY_NAMES
from silverspire.games.kutna_hora.piece_text import groschen
from silverspire.kernel.narration import dashed
from silverspire.kernel.previews import OVER, Changes
from silverspire.localization import say, signed

SCORE_IF_ENDED = "score_if_ended"
PLAIN_CHANGES = ("groschen", "income", "score", "reputation", "pelicans", "tax", SCORE_IF_ENDED)


def consequences(changes: Changes) -> str:
    """−8 groschen, income +6, wood 2→1."""
    parts = []
    for name in PLAIN_CHANGES:
        if name in changes:
            before, after = changes[name]
            change = after - before
            parts.append(say(f"change-{dashed(name)}", change=signed(change), count=abs(change)))
    for commodity in COMMODITY_NAMES:
        if f"prices.{commodity}" in changes:
            before, after = changes[f"prices.{commodity}"]
            name = say(f"commodity-{commodity}")
            parts.append(say("change-price", commodity=name, before=before, after=after))
    return say("list-separator").join(parts)


def separate_final_points(changes: Changes) -> Changes:
    """Points scored immediately, and those that would come on top if the game ended now."""
    if OVER in changes:  # what would come on top has come
        return {name: change for name, change in changes.items() if name not in {OVER, "score"}}
    before, after = changes.get(SCORE_IF_ENDED, (0, 0))
    scored_before, scored_after = changes.get("score", (0, 0))
    later = (after - before) - (scored_after - scored_before)
    others = {name: change for name, change in changes.items() if name != SCORE_IF_ENDED}
    return others | {SCORE_IF_ENDED: (0, later)} if later else others


def cost_range(spending: tuple[float, float] | None) -> str:
    """5 gr, or 5–8 gr."""
    if spending is None:
        return ""
    least, most = map(int, spending)
    if least == most:
        return text_of(groschen(least))
    return say("groschen-range", least=least, most=most)
