"""Setting a table of Kutná Hora in words, on top of a real game whose guilds are drafted.

    table = a_city().printing("green-1", plot_price=4).with_building("C3", "green-1")
    table.play("card:1:plot", "plot:C4")
    assert table.paid == 4

The box is plain (`box.py`): what a test needs printed, it prints. The mine has no rocks, the town
hall and every stack stand in the order of their numbers, seat 0 starts.
"""

from __future__ import annotations

from typing import Any, Self

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.components import (
    GUILD_NAMES,
    GUILD_TILES,
    MINE_SPACES,
    MINE_TILES,
    NONE,
    PUBLIC_TILES,
    RED_STACKS,
    TILES_OF_A_COLOR,
    TILES_OF_A_GUILD,
    TILES_OF_A_STACK,
    TOWN_HALL_COLUMNS,
    filled,
)
from silverspire.games.kutna_hora.engine import KutnaHora
from silverspire.games.kutna_hora.game import GAME
from tests.games.kutna_hora.box import Box
from tests.games.kutna_hora.plain_box import GUILD_SETS, a_box
from tests.games.kutna_hora.table_queries import STACK_NAMES
from tests.games.kutna_hora.table_setup import TableSetup

ROWS = ("builders scribes green", "grocers miners silver", "innkeepers metallurgists yellow")


class TableTop(TableSetup):
    """A table in words: `play` makes moves."""

    def play(self, *names: str) -> Self:
        """Make these choices; each must be legal."""
        seat = self.asked_seat
        groschen = self.groschen(seat)
        self.reported = []
        for name in names:
            if not self.can(name):
                reasons = "; ".join(map(str, self.state.why_not(GAME.choice_of(name))))
                pytest.fail(f"{name}: {reasons}\n{self.asked}: {', '.join(self.legal())}")
            self.reported += self.state.apply(GAME.choice_of(name))
        self.paid = groschen - self.groschen(seat)
        return self

    def play_round_without_effect(self) -> list[int]:
        """Everyone spends the first card in hand until the round ends; answers who was asked."""
        asked = []
        playing = self.round
        while self.round == playing and self.asked == "card":
            asked.append(self.asked_seat)
            self.play(f"card:{self.hand(self.asked_seat)[0]}:nothing")
        return asked

    def end_round(self, round_number: int = 1) -> Self:
        """Play the last card of a round, without effect."""
        return self.at_last_card(round_number).play("card:1:nothing")


def a_new_game(seats: int = 4, seed: int = 1, box: Box | None = None, **options: Any) -> TableTop:
    """A game as it is dealt, before the draft; from the shipped pack unless a box is given."""
    box = box or Box(GAME.components())
    state = GAME.deal(seats, seed, options, box.components)
    assert isinstance(state, KutnaHora)
    return TableTop(state, box)


def a_city(
    seats: int = 4,
    events: bool | None = None,
    box: Box | None = None,
    start: int = 0,
    seed: int = 1,
) -> TableTop:
    """A plain table after the draft, before the first card."""
    table = a_new_game(seats, seed, box or a_box(), events=events, start=start)
    while table.asked == "guilds":
        table.play(f"guilds:{table.asked_seat + 1}")
    while table.asked == "row":
        guilds = GUILD_SETS[seats][table.asked_seat].split()
        table.play(next(f"row:{guild}" for guild in guilds if table.can(f"row:{guild}")))
    _put_in_order(table.state)
    table.state.settle()
    return table


def ready_to_build(tile: str, **icons: Any) -> TableTop:
    """Seat 0 has this tile, with these icons, and a plot on C3; it belongs to the tile's guild."""
    table = a_city().printing(tile, **icons)
    guild = tile.split("-", maxsplit=1)[0]
    if guild in GUILD_NAMES and guild not in table.guilds():
        table.with_guilds(guild, "scribes", "grocers")
    return table.with_tile(tile).with_plot("C3")


def ready_for_barbara(number: int) -> TableTop:
    """Seat 0 has a pelican, and this tile of St. Barbara's is current."""
    return a_city().with_barbara(number).with_pelicans(1)


def _put_in_order(state: KutnaHora) -> None:
    """No rocks; every stack in the order of its numbers, 1 on top."""
    state.mine = filled(MINE_SPACES, NONE)
    state.mine_stack = vec[i64](list(range(MINE_TILES - 1, PUBLIC_TILES - 1, -1)))
    state.stacks = state.stacks[:]
    for stack in range(RED_STACKS):
        height = int(state.heights[stack])
        first = stack * TILES_OF_A_GUILD
        if stack >= len(GUILD_NAMES):
            first = GUILD_TILES + (stack - len(GUILD_NAMES)) * TILES_OF_A_COLOR
        for place in range(height):
            state.stacks[stack * TILES_OF_A_STACK + place] = first + height - 1 - place
    for row, names in enumerate(ROWS):
        for column, name in enumerate(names.split()):
            state.town_hall[row * TOWN_HALL_COLUMNS + column] = STACK_NAMES.index(name)
