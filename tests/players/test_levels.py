"""The four levels that people play against."""

from __future__ import annotations

import pytest

from silverspire.players.greedy import GreedyPlayer
from silverspire.players.levels import LEVELS, find_level
from silverspire.players.search import SearchPlayer
from tests.conformance.play import asked
from tests.players.tables import choose, tables


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers(level: str) -> None:
    state = next(tables("world_without_end", 9))

    assert choose(find_level(level, 1), state) in asked(state).choices


def test_an_apprentice_errs_where_a_journeyman_does_not() -> None:
    apprentice, journeyman = find_level("apprentice", 1), find_level("journeyman", 1)

    assert isinstance(apprentice, GreedyPlayer)
    assert isinstance(journeyman, GreedyPlayer)
    assert apprentice.heat > journeyman.heat == 0


def test_a_master_thinks_longer_than_a_burgher() -> None:
    burgher, master = find_level("burgher", 1), find_level("master", 1)

    assert isinstance(burgher, SearchPlayer)
    assert isinstance(master, SearchPlayer)
    assert 0 < (burgher.budget.seconds or 0) < (master.budget.seconds or 0) <= 2


def test_a_burgher_looks_ahead_where_nothing_is_compiled_too() -> None:
    burgher, master = find_level("burgher", 1), find_level("master", 1)

    assert isinstance(burgher, SearchPlayer)
    assert isinstance(master, SearchPlayer)
    assert burgher.budget.least > 0
    assert burgher.budget.longest < (master.budget.seconds or 0)
