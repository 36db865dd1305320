"""World Without End: the numbers that everyone sees, to follow them through a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverspire.games.world_without_end.components import (
    CHAPTERS,
    LOCATIONS,
    PROJECT_NAMES,
    ROUNDS,
)
from silverspire.games.world_without_end.scoring import score_of
from silverspire.games.world_without_end.state import COMPLETE, SICK

if TYPE_CHECKING:
    from silverspire.games.world_without_end.state import Table

# The events that mark how a game went.
LANDMARKS = (
    *("chapter.began", "round.began", "event.revealed", "plague.revealed", "project.entered"),
    *("project.completed", "project.canceled", "tax.rolled", "penalty.due", "game.ended"),
)


def progress(table: Table) -> dict[str, int]:
    return {
        "chapter": int(table.chapter) + 1,
        "chapters": CHAPTERS,
        "round": int(table.round),
        "rounds": ROUNDS,
    }


def public_numbers(table: Table) -> dict[str, float]:
    """The town, and each seat's points; what lies behind screens is not numbers [WWE-FRAME-2]."""
    sick = sum([1 for place in range(LOCATIONS) if table.plague[place] == SICK])
    numbers: dict[str, float] = {
        "chapter": int(table.chapter) + 1,
        "round": int(table.round),
        "favor": int(table.favor),
        "plague": sick,
    }
    for project, name in enumerate(PROJECT_NAMES):
        numbers[f"projects.{name}"] = share_built(table, project)
    for seat in range(table.seats):
        player = table.players[seat]
        numbers[f"seats.{seat}.points"] = float(score_of(player))
        numbers[f"seats.{seat}.houses"] = int(table.houses_on_board(seat))
        numbers[f"seats.{seat}.seals"] = int(player.seals)
    return numbers


def share_built(table: Table, project: int) -> float:
    """How much of a project stands: 0 nothing, 1 all."""
    if table.projects[project] == COMPLETE:
        return 1.0
    components = table.components
    needed = components.project_stone[project] + components.project_wood[project]
    placed = table.stone_placed[project] + table.wood_placed[project]
    return round(int(placed) / int(needed), 3) if needed else 0.0
