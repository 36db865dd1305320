"""The player that chooses by chance."""

from __future__ import annotations

from collections import Counter

from silverspire.players.chance import ChancePlayer
from tests.conformance.play import asked
from tests.kernel.toy import a_toy
from tests.players.tables import GAMES, choose, play, tables


def test_each_choice_is_as_likely() -> None:
    state = a_toy()
    counted = Counter(choose(ChancePlayer(seed), state) for seed in range(3000))

    assert sorted(counted) == sorted(asked(state).choices)
    assert all(900 < count < 1100 for count in counted.values())


def test_two_seats_of_one_seed_have_separate_random_streams() -> None:
    seen = play(a_toy(seats=3, seed=2), [ChancePlayer(1)] * 3)
    turns = [
        [choice for decision, choice in seen if decision.seat == seat and decision.kind == "turn"]
        for seat in range(3)
    ]

    assert turns[0] != turns[1] or turns[1] != turns[2]


def test_whole_games_are_played() -> None:
    for game in GAMES:
        state = next(tables(game, 1))
        play(state, [ChancePlayer(seat) for seat in range(3)])

        assert state.over
