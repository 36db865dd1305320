"""Kutná Hora: the scenes: the draft, the end of a round, and a tile of St. Barbara's Cathedral."""

from __future__ import annotations

from typing import Final

from silverspire.games.kutna_hora.components import BARBARA_TILES, COLOR_NAMES
from silverspire.kernel.events import Event
from silverspire.kernel.narration import Message, ScenePart

DRAFT: Final = "draft"
ROUND_END: Final = "round-end"
BARBARA: Final = "barbara"
ENDS_ROUND: Final = ("end_of_round", "after_taxes")
FINISHED: Final = BARBARA_TILES + 1  # as the last tile is turned, pelicans are still used


def scene_part(event: Event) -> ScenePart | None:
    """The part of a scene that an event belongs to, if any."""
    facts = event.facts
    match event.kind:
        case "guilds.chosen":
            return _part(DRAFT, "guilds", opens=True)
        case "row.assigned":
            return _part(DRAFT, "rows")
        case "event.acted" if facts["time"] in ENDS_ROUND:
            return _part(ROUND_END, "event", opens=True)
        case "taxes.paid" | "taxes.refused":
            return _part(ROUND_END, "taxes", opens=True)
        case "points.scored" if facts["source"] in COLOR_NAMES:
            return _part(ROUND_END, "council")
        case "points.scored" if str(facts["source"]).startswith("final"):
            return _part(ROUND_END, "final")
        case "red_tile.entered":
            return _part(ROUND_END, "red-tiles")
        case "round.began":
            return _next_round(int(facts["round"]))
        case "game.ended":
            return _part(ROUND_END, "final", Message("scene-round-end.last"), closes=True)
        case "pelican.used":
            tile = int(facts["barbara"])
            return _part(BARBARA, "tile", _tile(tile), opens=True, closes=tile == FINISHED)
        case "barbara.turned":
            return _part(BARBARA, "tile", _tile(int(facts["barbara"])), closes=True)
    return None


def _next_round(round_number: int) -> ScenePart:
    """A round's beginning closes what was before it: the draft, or the round."""
    if round_number == 1:
        return _part(DRAFT, "new-round", Message("scene-draft"), closes=True)
    title = Message("scene-round-end", {"round": round_number - 1})
    return _part(ROUND_END, "new-round", title, closes=True)


def _tile(tile: int) -> Message:
    if tile == FINISHED:
        return Message("scene-barbara.finished")
    return Message("scene-barbara", {"barbara": tile})


def _part(
    scene: str,
    step: str,
    title: Message | None = None,
    *,
    opens: bool = False,
    closes: bool = False,
) -> ScenePart:
    heading = Message(f"scene-{scene}.{step}")
    return ScenePart(
        scene=scene, step=step, heading=heading, title=title, opens=opens, closes=closes
    )
