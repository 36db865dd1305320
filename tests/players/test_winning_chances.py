"""The chances to win over a finished game, and the choices that decided it."""

from __future__ import annotations

import pytest

import silverspire
from silverspire.players.registry import find_player
from silverspire.players.winning_chances import WinningChances, winning_chances

GAMES = ("kutna_hora", "world_without_end")


class Played:
    """A game of greedy players, and what is said of it."""

    def __init__(self, game: str) -> None:
        self.start = silverspire.game(game).new(seats=3, seed=4)
        self.end = self.start.clone()
        self.choices: list[int] = []
        self.seats: list[int] = []
        players = [find_player("greedy", seat) for seat in range(3)]
        while (asked := self.end.decision()) is not None:
            self.seats.append(asked.seat)
            self.choices.append(players[asked.seat].choose(self.end, asked))
            self.end.apply(self.choices[-1])
        self.found: WinningChances = winning_chances(self.start.clone(), self.choices)


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest) -> Played:
    return Played(request.param)


def test_the_chances_of_all_seats_make_one_at_every_moment(played: Played) -> None:
    sums = [sum(shares) for shares in zip(*played.found.chances, strict=True)]

    assert len(sums) == len(played.found.moves)
    assert sums == pytest.approx([1.0] * len(sums), abs=0.001)


def test_they_begin_open_and_end_with_the_winners(played: Played) -> None:
    first = [shares[0] for shares in played.found.chances]
    last = [shares[-1] for shares in played.found.chances]
    places = played.end.ranking()

    assert played.found.moves[0] == 0
    assert played.found.moves[-1] == len(played.choices)
    assert max(first) < 0.6
    assert last == [1 / places.count(1) if place == 1 else 0 for place in places]


def test_a_moment_belongs_to_the_seat_whose_choices_changed_its_own_chances(
    played: Played,
) -> None:
    found = played.found

    assert 1 <= len(found.moments) <= 3
    for moment in found.moments:
        place = found.moves.index(moment.move) - 1
        shares = found.chances[moment.seat]
        assert found.moves[place] == moment.first - 1
        assert played.seats[moment.first - 1] == moment.seat
        assert (moment.before, moment.after) == (shares[place], shares[place + 3])
        assert abs(moment.after - moment.before) > 0.02


def test_luck_and_the_end_of_a_round_are_no_choice(played: Played) -> None:
    state, lucky = played.start.clone(), set()
    for move, choice in enumerate(played.choices, 1):
        if any(event.heading or (event.reveals and event.news) for event in state.apply(choice)):
            lucky.add(move)

    assert lucky
    for moment in played.found.moments:
        assert not lucky & set(range(moment.first, moment.move + 1))


def test_of_a_game_that_has_not_begun_nothing_is_decided() -> None:
    found = winning_chances(silverspire.game("kutna_hora").new(seats=4, seed=1), [])

    assert found.moves == [0]
    assert found.moments == []
