"""The quick player: a look at the likeliest choices."""

from __future__ import annotations

import pytest

import silverspire
from silverspire import WrongOption
from silverspire.players.chance import ChancePlayer
from silverspire.players.player import Player
from silverspire.players.quick import QuickPlayer
from silverspire.players.registry import find_player
from tests.players.tables import GAMES, choose, play, tables


@pytest.mark.parametrize("game", GAMES)
def test_it_clearly_beats_chance(game: str) -> None:
    for seed in (0, 1, 3):
        state = silverspire.game(game).new(seats=4, seed=seed)
        players: list[Player] = [*map(ChancePlayer, range(4))]
        players[seed] = QuickPlayer(seed)

        play(state, players)

        assert state.ranking()[seed] == 1


def test_greedy_names_the_number_of_tables_that_it_imagines() -> None:
    state = next(iter(tables("kutna_hora", 1)))

    assert choose(find_player("greedy:3", 7), state) == choose(find_player("greedy", 7), state)
    for wrong in ("greedy:0", "greedy:many"):
        with pytest.raises(WrongOption, match="redealt tables"):
            find_player(wrong, 7)
