"""What the panes of a table are rendered from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from silverspire.games.kutna_hora.choices import CHOICE_NAMES
from silverspire.kernel.state import State

View = dict[str, Any]


@dataclass
class RenderContext:
    """A table as the asked seat sees it, what is printed, the legal choices, the past."""

    view: View
    catalogue: View
    legal: frozenset[str]  # names of the legal choices
    seat: int  # whose board is shown in full
    prices: dict[str, list[int]]  # each commodity's price so far
    round_start: dict[str, int]  # the prices when this round began
    plot_costs: dict[str, int]  # what each open square would cost that seat

    def tile(self, key: str) -> View:
        found: View = self.catalogue["tiles"][key]
        return found


def render_context(past: Sequence[State], catalogue: View, seat: int) -> RenderContext:
    """The last of these tables."""
    state = past[-1]
    asked = state.decision()
    history = [table.seat_numbers(0)["prices"] for table in past]
    rounds = [table.progress()["round"] for table in past]
    view = state.view(seat)
    return RenderContext(
        view=view,
        catalogue=catalogue,
        legal=frozenset(CHOICE_NAMES[choice] for choice in asked.choices) if asked else frozenset(),
        seat=seat,
        prices={name: [prices[name] for prices in history] for name in history[-1]},
        round_start=history[rounds.index(rounds[-1])],
        plot_costs=view["players"][seat]["plot_costs"],
    )
