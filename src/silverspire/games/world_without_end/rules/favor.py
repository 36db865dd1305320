"""The favor track."""

from __future__ import annotations

from mypy_extensions import i64

from silverspire.games.world_without_end.components import (
    EARL,
    FAVOR_SPACES,
    GOLD,
    GRAIN,
    MERCHANTS,
    OUTLAWS,
    PIETY,
    PRIOR,
    WOOL,
    FavorSpace,
    Seat,
)
from silverspire.games.world_without_end.events import FAVOR_MOVED
from silverspire.games.world_without_end.player import FROM_FAVOR
from silverspire.games.world_without_end.rules.goods import gain, gain_points, lose
from silverspire.games.world_without_end.scoring import favor_points
from silverspire.games.world_without_end.state import Table


def favor_space_after(table: Table, steps: i64) -> FavorSpace:
    """So many spaces clockwise, canceled ones not counted [WWE-FAVOR-1]."""
    space = table.favor
    tried: i64 = 0
    while steps > 0 and tried < FAVOR_SPACES * FAVOR_SPACES:
        tried += 1
        space = (space + 1) % FAVOR_SPACES
        if table.favor_canceled[space] == 0:
            steps -= 1
    return table.favor if steps > 0 else space  # every space is canceled: the marker waits


def leads_to_outlaws(table: Table, steps: i64) -> bool:
    space = favor_space_after(table, steps)
    if steps == 0 or table.favor_canceled[space] == 1:
        return False
    return table.components.favor_track[space] == OUTLAWS


def move_favor(table: Table, seat: Seat, steps: i64) -> None:
    """Move the marker and take the space's reward; at 0 neither [WWE-FAVOR-1]."""
    if shift_favor(table, seat, steps):
        reward(table, seat, table.components.favor_track[table.favor])


def shift_favor(table: Table, seat: Seat, steps: i64) -> bool:
    """Whether the marker moved."""
    space = favor_space_after(table, steps)
    if steps == 0 or table.favor_canceled[space] == 1:
        return False
    table.favor = space
    table.report(FAVOR_MOVED, seat, table.components.favor_track[space])
    return True


def reward(table: Table, seat: Seat, person: i64) -> None:
    """Tokens are shown, not paid; what is not in supply is not received [WWE-FAVOR-2]."""
    if person == PRIOR:
        gain(table, seat, PIETY, 1)
    elif person == MERCHANTS:
        gain(table, seat, WOOL, 1)
    elif person == EARL:
        gain(table, seat, GRAIN, 1)
    elif person == OUTLAWS:
        lose(table, seat, GOLD, table.components.outlaws_gold)
    else:
        gain_points(table, seat, FROM_FAVOR, favor_points(table, seat, person))
