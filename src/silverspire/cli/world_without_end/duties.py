"""What a player owes at the end of the chapter, what is lacking, and what it would cost."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.panes import wrap_parts
from silverspire.cli.styles import ALARM
from silverspire.cli.world_without_end.component_text import View, good_name, listed
from silverspire.cli.world_without_end.palette import GOOD_COLORS, GOOD_SYMBOLS, PAID
from silverspire.cli.world_without_end.render_context import RenderContext
from silverspire.games.world_without_end.piece_text import CHAPTER_NAMES
from silverspire.localization import say

ROUNDS = 6
WIDE = 94  # from here there is room for what loyalty does


def duty_lines(context: RenderContext, width: int) -> list[Text]:
    """The forecast, one clause for each duty."""
    left = ROUNDS - context.view["round"]
    chapter = CHAPTER_NAMES[context.view["chapter"] - 1]
    first = Text(" ").append(say("wwe-duties", chapter=chapter, rounds=left), "bold").append(" ")
    duties: list[View] = context.board["duties"]
    parts = [_clause(context, duty) for duty in duties]
    if width >= WIDE and any(duty["most_loss"] for duty in duties):
        penalties = context.view["penalties"]
        message = say("wwe-loyalty-penalty" if penalties else "wwe-loyalty-doubling")
        parts.append(Text(f"{GOOD_SYMBOLS['loyalty']} {message}", GOOD_COLORS["loyalty"]))
    return wrap_parts(first, parts, width, 3)


def _clause(context: RenderContext, duty: View) -> Text:
    """† piety 1 of 2: −3 VP, penance."""
    good, least, most = duty["duty"], duty["least"], duty["most"]
    owed = str(least) if least == most else f"{least}–{most}"
    message = say("wwe-duty", good=good_name(good), held=duty["held"], owed=owed)
    clause = Text().append(f"{GOOD_SYMBOLS[good]} {message}", GOOD_COLORS[good])
    if duty["most_loss"] == 0:
        return clause.append(f" {PAID}", "green")
    return clause.append(f" {_cost(context, duty)}", ALARM if duty["least_loss"] else "yellow")


def _cost(context: RenderContext, duty: View) -> str:
    """Points lost, and the penalty where there is one."""
    least, most = duty["least_loss"], duty["most_loss"]
    if least == most:
        loss = say("wwe-loss", points=most)
    elif least == 0:
        loss = say("wwe-loss-most", points=most)
    else:
        loss = say("wwe-loss-range", least=least, most=most)
    if not context.view["penalties"]:
        return loss
    return listed([loss, say(f"wwe-penalty-{duty['duty']}")])
