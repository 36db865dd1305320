"""Round, taxes and event; St. Barbara's; the patricians."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.kutna_hora.palette import FAINT, PATRICIAN_COLORS, text_of, title_bar
from silverspire.cli.kutna_hora.render_context import RenderContext
from silverspire.games.kutna_hora.components import BARBARA_TILES, COLOR_NAMES
from silverspire.games.kutna_hora.piece_text import barbara_effect, event_effects
from silverspire.localization import say

PLACES = ("bank", "pool", "council")


def status_lines(context: RenderContext, width: int) -> list[Text]:
    """Time at the top: round, turn, taxes, and this round's event."""
    view = context.view
    if view["round"] == 0:
        return [title_bar(say("status-set-up"), width)]
    status = say(
        "status",
        round=view["round"],
        rounds=view["rounds"],
        turn=view["turn"],
        tax=view["tax"],
        loss=view["tax_refusal"],
    )
    lines = [title_bar(say("status-over") if view["over"] else status, width)]
    if view["event"] is not None:
        card = context.catalogue["events"][view["event"]["card"]]
        line = Text(" ", no_wrap=True)
        line.append(say("status-event", name=card["name"]), "bold")
        line.append(f" {text_of(event_effects(card))}")
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def church_lines(context: RenderContext, width: int) -> list[Text]:
    """St. Barbara's tiles turned so far, what the current one gives; where the patricians are."""
    lines = [_barbara(context), _patricians(context)]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def _barbara(context: RenderContext) -> Text:
    turned = context.view["barbara"]["turned"]
    line = Text(" ", no_wrap=True).append(say("pane-barbara"), "bold")
    line.append(f" {'█' * turned}", "light_steel_blue")
    line.append(f"{'░' * (BARBARA_TILES - turned)} ", FAINT)
    if turned == BARBARA_TILES:
        return line.append(say("barbara-finished", amount=context.catalogue["finished_reputation"]))
    tile = context.catalogue["barbara"][turned]
    line.append(say("barbara-now", tile=turned + 1, effect=text_of(barbara_effect(tile))))
    return line.append(f" {say('barbara-flipped', tax=tile['tax'])}", FAINT)


def _patricians(context: RenderContext) -> Text:
    line = Text(" ", no_wrap=True).append(say("pane-patricians"), "bold")
    line.append(f" {say('patricians-places')}", FAINT)
    for color in COLOR_NAMES:
        held = "·".join(str(context.view["patricians"][place][color]) for place in PLACES)
        line.append(f" {say(f'color-{color}')} {held}", PATRICIAN_COLORS[color])
    return line
