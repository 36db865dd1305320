"""Round, taxes and event; St. Barbara's; the patricians."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.kutna_hora.palette import FAINT, PATRICIAN_COLOURS, bar
from silverspire.cli.kutna_hora.printed import barbara_effect, event_effect
from silverspire.cli.kutna_hora.scene import Scene
from silverspire.games.kutna_hora.components import BARBARA_TILES, COLOUR_NAMES
from silverspire.words import say

PLACES = ("bank", "pool", "council")


def status_lines(scene: Scene, width: int) -> list[Text]:
    """Time at the top: round, turn, taxes, and this round's event."""
    view = scene.view
    if view["round"] == 0:
        return [bar(say("status-set-up"), width)]
    status = say(
        "status",
        round=view["round"],
        rounds=view["rounds"],
        turn=min(view["turn"], 3),
        tax=view["tax"],
        loss=view["tax_refusal"],
    )
    lines = [bar(say("status-over") if view["over"] else status, width)]
    if view["event"] is not None:
        card = scene.catalogue["events"][view["event"]["card"]]
        line = Text(" ", no_wrap=True)
        line.append(say("status-event", name=card["name"]), "bold")
        line.append(f" {event_effect(card)}")
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def church_lines(scene: Scene, width: int) -> list[Text]:
    """St. Barbara's tiles turned so far, what the current one gives; where the patricians are."""
    lines = [_barbara(scene), _patricians(scene)]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def _barbara(scene: Scene) -> Text:
    turned = scene.view["barbara"]["turned"]
    line = Text(" ", no_wrap=True).append(say("pane-barbara"), "bold")
    line.append(f" {'█' * turned}", "light_steel_blue")
    line.append(f"{'░' * (BARBARA_TILES - turned)} ", FAINT)
    if turned == BARBARA_TILES:
        return line.append(say("barbara-finished", amount=scene.catalogue["finished_reputation"]))
    tile = scene.catalogue["barbara"][turned]
    line.append(say("barbara-now", tile=turned + 1, effect=barbara_effect(tile)))
    return line.append(f" {say('barbara-flipped', tax=tile['tax'])}", FAINT)


def _patricians(scene: Scene) -> Text:
    line = Text(" ", no_wrap=True).append(say("pane-patricians"), "bold")
    line.append(f" {say('patricians-places')}", FAINT)
    for colour in COLOUR_NAMES:
        held = "·".join(str(scene.view["patricians"][place][colour]) for place in PLACES)
        line.append(f" {say(f'colour-{colour}')} {held}", PATRICIAN_COLOURS[colour])
    return line
