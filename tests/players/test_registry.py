"""Players by name."""

from __future__ import annotations

import pytest

from silverspire import WrongOption
from silverspire.players.chance import ChancePlayer
from silverspire.players.levels import LEVELS
from silverspire.players.registry import KINDS, find_player
from silverspire.players.search import Budget, SearchPlayer


def test_every_level_is_in_the_roster() -> None:
    assert {*LEVELS} < {*KINDS}


@pytest.mark.parametrize("name", [kind for kind in KINDS if kind != "program"])
def test_a_name_is_enough(name: str) -> None:
    find_player(name, 1).close()


def test_what_follows_the_colon_is_the_players_own() -> None:
    player = find_player("search:50", 9)

    assert isinstance(player, SearchPlayer)
    assert (player.budget, player.seed) == (Budget(simulations=50), 9)


def test_a_plain_player_searches_without_a_net() -> None:
    plain, deep = find_player("plain:50", 9), find_player("search:50", 9)

    assert isinstance(plain, SearchPlayer)
    assert isinstance(deep, SearchPlayer)
    assert (plain.budget, plain.with_net, deep.with_net) == (Budget(simulations=50), False, True)


def test_a_seed_is_handed_on() -> None:
    player = find_player("chance", 9)

    assert isinstance(player, ChancePlayer)
    assert player.seed == 9


@pytest.mark.parametrize("name", ["", "gods", "Chance", ":50"])
def test_a_name_that_nobody_has_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(WrongOption, match=r"no player .*; choose from apprentice, burgher, chance"):
        find_player(name, 1)
