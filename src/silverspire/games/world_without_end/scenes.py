"""World Without End: the scenes: the end of a chapter, the plague, and a finished project."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverspire.games.world_without_end.piece_text import CHAPTER_NAMES
from silverspire.kernel.events import Event
from silverspire.kernel.narration import Message, Name, ScenePart

CHAPTER_END: Final = "chapter-end"
PLAGUE: Final = "plague"
PROJECT: Final = "project"
PENALTIES: Final = (
    *("penalty.avoided", "penalty.due"),
    *("doubling.avoided", "losses.doubled"),
)


def scene_parts(events: Sequence[Event]) -> list[ScenePart | None]:
    """The part of a scene that each of these events belongs to, if any."""
    ends_chapter = any(event.kind == "duty.paid" for event in events)
    return [_part_of(event, ends_chapter) for event in events]


def _part_of(event: Event, ends_chapter: bool) -> ScenePart | None:
    facts = event.facts
    match event.kind:
        case "resource.placed" if event.seat is None and ends_chapter:
            return _part(CHAPTER_END, "towns", opens=True)
        case "duty.paid" if facts["duty"] != "gold":
            return _part(CHAPTER_END, "duties", opens=True)
        case "duty.paid" | "tax.rolled":
            return _part(CHAPTER_END, "tax")
        case kind if kind in PENALTIES:
            return _part(CHAPTER_END, "penalties")
        case "points.gained" if facts["source"] == "goods":
            return _part(CHAPTER_END, "goods")
        case "chapter.began" if facts["chapter"] != 1:
            ended = CHAPTER_NAMES[int(facts["chapter"]) - 2]
            title = Message("wwe-scene-chapter-end", {"chapter": ended})
            return _part(CHAPTER_END, "new-chapter", title, closes=True)
        case "game.ended":
            title = Message("wwe-scene-chapter-end", {"chapter": CHAPTER_NAMES[-1]})
            return _part(CHAPTER_END, "goods", title, closes=True)
        case "plague.revealed":
            title = Message("wwe-scene-plague", {"location": facts["location"]})
            return _part(PLAGUE, "location", title, opens=True, closes=True)
        case "project.completed":
            project = Name(f"wwe-project-{facts['project']}")
            title = Message("wwe-scene-project", {"project": project})
            return _part(PROJECT, "completed", title, opens=True, closes=True)
    return None


def _part(
    scene: str,
    step: str,
    title: Message | None = None,
    *,
    opens: bool = False,
    closes: bool = False,
) -> ScenePart:
    heading = Message(f"wwe-scene-{scene}.{step}")
    return ScenePart(
        scene=scene, step=step, heading=heading, title=title, opens=opens, closes=closes
    )
