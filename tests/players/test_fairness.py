"""Every player: it sees what its seat sees, changes nothing, and keeps nothing in mind."""

from __future__ import annotations

import pytest

from silverspire.players.registry import find_player
from tests.conformance.play import asked
from tests.players.tables import GAMES, alike, choose, tables, tables_after_a_secret, twins

PLAYERS = ("chance", "greedy", "quick", "apprentice", "search:16")
SELDOM = 17  # one table of a game in this many is looked at


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_sees_only_what_its_seat_sees(name: str, game: str) -> None:
    player = find_player(name, 3)
    looked_at = 0
    for state in tables(game, SELDOM):
        for twin in twins(state):
            assert alike(state, twin)
            assert state.to_bytes() != twin.to_bytes()
            assert choose(player, state) == choose(player, twin)
            looked_at += 1

    assert looked_at >= 12


@pytest.mark.parametrize("name", PLAYERS)
def test_a_card_played_face_down_changes_nobody_elses_choice(name: str) -> None:
    player = find_player(name, 3)
    pairs = list(tables_after_a_secret(seed=4))[::4]

    assert len(pairs) >= 8
    assert [choose(player, one) for one, _ in pairs] == [choose(player, two) for _, two in pairs]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_leaves_the_table_as_it_was(name: str, game: str) -> None:
    player = find_player(name, 3)
    for state in tables(game, 2 * SELDOM):
        before = state.to_bytes()

        choice = choose(player, state)

        assert choice in asked(state).choices
        assert state.to_bytes() == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_seed_chooses_the_same_whatever_was_asked_before(name: str, game: str) -> None:
    experienced = find_player(name, 3)
    for state in tables(game, 2 * SELDOM):
        restored = state.game.from_bytes(state.to_bytes())

        assert choose(experienced, state) == choose(find_player(name, 3), restored)


@pytest.mark.parametrize("name", ["chance", "apprentice"])
def test_another_seed_may_choose_otherwise(name: str) -> None:
    first, second = find_player(name, 1), find_player(name, 2)

    assert any(
        choose(first, state) != choose(second, state) for state in tables("world_without_end", 2)
    )
