"""The four levels that people play against."""

from __future__ import annotations

from typing import get_args

import pytest

from silverspire.players.greedy import GreedyPlayer
from silverspire.players.levels import LEVELS, LevelName
from silverspire.players.search import SearchPlayer
from tests.conformance.play import asked
from tests.players.tables import choose, tables


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers(level: LevelName) -> None:
    state = next(tables("world_without_end", 9))

    assert choose(LEVELS[level].player(1), state) in asked(state).choices


def test_an_apprentice_errs_where_a_journeyman_does_not() -> None:
    apprentice, journeyman = LEVELS["apprentice"].player(1), LEVELS["journeyman"].player(1)

    assert isinstance(apprentice, GreedyPlayer)
    assert isinstance(journeyman, GreedyPlayer)
    assert apprentice.temperature > journeyman.temperature == 0


def test_a_master_thinks_longer_than_a_burgher() -> None:
    burgher, master = LEVELS["burgher"].player(1), LEVELS["master"].player(1)

    assert isinstance(burgher, SearchPlayer)
    assert isinstance(master, SearchPlayer)
    assert 0 < (burgher.budget.seconds or 0) < (master.budget.seconds or 0) <= 2


def test_where_nothing_is_compiled_a_burgher_and_a_master_look_ahead_for_longer() -> None:
    burgher, master = LEVELS["burgher"].player(1), LEVELS["master"].player(1)

    assert isinstance(burgher, SearchPlayer)
    assert isinstance(master, SearchPlayer)
    assert 0 < burgher.budget.min_simulations < master.budget.min_simulations
    assert (burgher.budget.seconds or 0) < burgher.budget.max_seconds
    assert burgher.budget.max_seconds < (master.budget.seconds or 0) < master.budget.max_seconds


def test_every_level_is_a_row() -> None:
    assert tuple(LEVELS) == get_args(LevelName)
