"""What the panes of a table are rendered from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from silverspire.cli.world_without_end.component_text import View
from silverspire.kernel.state import State


@dataclass
class RenderContext:
    """A table as a seat sees it, what is printed, the legal choices."""

    view: View
    catalogue: View
    legal: frozenset[str]  # names of the legal choices, if it is the shown seat that is asked
    seat: int | None  # whose side of the screens is shown; None: nobody's
    asked: str  # the kind of the pending question

    @property
    def board(self) -> View:
        """The shown player's own side."""
        assert self.seat is not None
        board: View = self.view["players"][self.seat]
        return board

    def card(self, key: str) -> View:
        """An event card as printed."""
        card: View = self.catalogue["events"][key]
        return card


def render_context(state: State, catalogue: View, seat: int | None) -> RenderContext:
    """The table as it lies."""
    asked = state.decision()
    choices = asked.choices if asked and asked.seat == seat else ()
    return RenderContext(
        view=state.view(seat),
        catalogue=catalogue,
        legal=frozenset(map(state.game.name_of, choices)),
        seat=seat,
        asked=asked.kind if asked else "",
    )


def points_so_far(past: Sequence[State], seat: int) -> list[int]:
    """A player's points at every choice of the game."""
    return [int(table.scores()[seat]) for table in past]
