"""What a picture of the table is drawn from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from silverspire.games.kutna_hora.choices import CHOICE_NAMES, square_name
from silverspire.games.kutna_hora.rules import plot
from silverspire.games.kutna_hora.state import Table
from silverspire.kernel.state import State

View = dict[str, Any]


@dataclass
class Scene:
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


def scene(past: Sequence[State], catalogue: View, seat: int) -> Scene:
    """The last of these tables."""
    state = past[-1]
    assert isinstance(state, Table)
    asked = state.decision()
    history = [table.vitals(0)["prices"] for table in past]
    rounds = [int(table.round) for table in past if isinstance(table, Table)]
    return Scene(
        view=state.view(seat),
        catalogue=catalogue,
        legal=frozenset(CHOICE_NAMES[choice] for choice in asked.choices) if asked else frozenset(),
        seat=seat,
        prices={name: [prices[name] for prices in history] for name in history[-1]},
        round_start=history[rounds.index(rounds[-1])],
        plot_costs=plot_costs(state, seat),
    )


def plot_costs(table: Table, seat: int) -> dict[str, int]:
    """What a Plot action would cost this seat on each square that it could claim."""
    reputation = table.players[seat].reputation
    anywhere = plot.may_claim_anywhere(table)
    return {
        square_name(square): int(plot.plot_cost(table, square, reputation, anywhere))
        for square in table.board.squares
        if table.is_unclaimed(square) and (anywhere or table.land_prices[square] > 0)
    }
