"""The searching player: budgets, when it stops, and what it thinks."""

from __future__ import annotations

import pytest

import silverspire
from silverspire import State, WrongOption
from silverspire.players.chance import ChancePlayer
from silverspire.players.search import Budget, Clock, SearchPlayer, Thought
from tests.conformance.play import asked
from tests.kernel.toy import GAME, Toy, a_toy
from tests.kernel.toy import play as make_choices
from tests.players.tables import GAMES, choose, play, tables

MANY = 5000


def counted(simulations: int) -> SearchPlayer:
    return SearchPlayer(1, Budget(simulations=simulations))


def think(state: State, player: SearchPlayer) -> list[Thought]:
    return player.think(state, asked(state))


def visits(thoughts: list[Thought]) -> int:
    return sum(thought.visits for thought in thoughts)


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("400", Budget(simulations=400)),
        ("250ms", Budget(seconds=0.25)),
        ("2s", Budget(seconds=2)),
        ("1.5s", Budget(seconds=1.5)),
    ],
)
def test_a_budget_is_simulations_or_time(text: str, budget: Budget) -> None:
    assert Budget.read(text) == budget


@pytest.mark.parametrize("text", ["", "0", "0s", "soon", "-3", "1.5", "10m", "1e3"])
def test_what_is_no_budget_is_refused_with_examples(text: str) -> None:
    with pytest.raises(WrongOption, match="no budget: write search:400 for simulations"):
        Budget.read(text)


@pytest.mark.parametrize("game", GAMES)
def test_thoughts_are_about_legal_choices_and_the_first_is_taken(game: str) -> None:
    for state in tables(game, 30):
        thoughts = think(state, counted(32))

        considered = [thought.choice for thought in thoughts]
        assert {*considered} <= {*asked(state).choices}
        assert len({*considered}) == len(considered)
        assert choose(counted(32), state) == considered[0]
        assert all(0 <= thought.share <= 1 for thought in thoughts)


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_tries_other_tables(game: str) -> None:
    budget = Budget(simulations=32)

    assert any(
        think(state, SearchPlayer(1, budget)) != think(state, SearchPlayer(2, budget))
        for state in tables(game, 9)
    )


@pytest.mark.parametrize("game", GAMES)
def test_no_more_is_tried_than_the_budget_allows(game: str) -> None:
    for state in tables(game, 60):
        last_round = 2 * len(asked(state).choices)

        assert visits(think(state, counted(64))) <= 64 + last_round


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_made_in_time(game: str) -> None:
    player = SearchPlayer(1, Budget(seconds=0.02))
    for state in tables(game, 30):
        assert choose(player, state) in asked(state).choices


def test_with_few_simulations_everybody_goes_on_by_habit() -> None:
    assert Clock(Budget(simulations=20)).turns_in_reach() == 0


def test_with_more_simulations_more_turns_are_considered() -> None:
    few, many = Budget(simulations=100), Budget(simulations=400)

    assert 0 < Clock(few).turns_in_reach() < Clock(many).turns_in_reach()


def test_with_a_hundred_times_the_time_ten_times_as_many_turns_are_considered() -> None:
    turns = []
    for seconds in (100.0, 10_000.0):
        clock = Clock(Budget(seconds=seconds))
        assert clock.turns_in_reach() == 0  # to see how long that takes: …
        clock.count(100)
        clock.race_start -= 1.0  # … a second
        clock.start -= 1.0
        turns.append(clock.turns_in_reach())

    shorter, longer = turns
    assert longer == pytest.approx(10 * shorter, rel=0.1)


def test_without_time_for_many_simulations_everybody_goes_on_by_habit() -> None:
    clock = Clock(Budget(seconds=1e-6))
    clock.turns_in_reach()
    clock.count(5)

    assert clock.turns_in_reach() == 0


@pytest.mark.parametrize("game", GAMES)
def test_who_has_hardly_any_time_still_makes_the_least(game: str) -> None:
    hurried = SearchPlayer(1, Budget(seconds=1e-6))
    steady = SearchPlayer(1, Budget(seconds=1e-6, least=24, longest=60.0))
    for state in tables(game, 30):
        considered = think(state, steady)

        assert visits(think(state, hurried)) == 0
        assert visits(considered) >= 24 or len(considered) == 1


def test_who_knows_no_longest_goes_on_until_the_least_are_made() -> None:
    clock = Clock(Budget(seconds=1e-6, least=120))
    clock.turns_in_reach()

    clock.count(90)
    assert (clock.is_over(), clock.turns_in_reach()) == (False, 1)

    clock.count(30)
    assert clock.is_over()


@pytest.mark.parametrize("game", GAMES)
def test_nobody_thinks_beyond_the_longest(game: str) -> None:
    player = SearchPlayer(1, Budget(seconds=1e-6, least=MANY, longest=0.02))
    for state in tables(game, 30):
        assert visits(think(state, player)) < MANY


def test_what_is_in_reach_counts_the_least_where_there_is_time_for_it() -> None:
    turns = []
    for longest in (10.0, 1.0):
        clock = Clock(Budget(seconds=0.1, least=960, longest=longest))
        clock.turns_in_reach()
        clock.count(100)
        clock.race_start -= 1.0  # a hundred in a second
        clock.start -= 1.0
        turns.append(clock.turns_in_reach())

    assert turns == [4, 1]


@pytest.mark.parametrize("game", GAMES)
def test_who_has_enough_is_answered_at_once(game: str) -> None:
    state = next(tables(game, 5))

    thoughts = counted(MANY).think(state, asked(state), enough=lambda: True)

    assert thoughts[0].choice in asked(state).choices
    assert visits(thoughts) < 64


@pytest.mark.usefixtures("announced")
def test_a_choice_without_a_rival_is_made_before_the_budget_is_spent() -> None:
    state = a_toy(shuffled=False)
    make_choices(state, *["pass"] * 7)  # the last turn, and nobody has a point

    thoughts = think(state, counted(MANY))

    assert GAME.name_of(thoughts[0].choice) == "draw"
    assert visits(thoughts) < MANY / 10


class OpenToy(Toy):
    """A toy whose deck everybody knows: there is nothing to redeal."""

    def redeal(self, seat: int | None, seed: int) -> Toy:
        return self.clone()


@pytest.mark.usefixtures("announced")
def test_everybody_does_something_else_in_another_search() -> None:
    like = a_toy()
    state = OpenToy(GAME, 2, 6, like.options, like.components)
    GAME.set_up(state)  # a 1 lies on top: hardly better than to pass

    searches = [SearchPlayer(seed, Budget(simulations=4)) for seed in range(10)]

    assert len({tuple(think(state, search)) for search in searches}) > 1


@pytest.mark.usefixtures("announced")
def test_a_game_that_nobody_has_judged_can_be_searched() -> None:
    state = a_toy(seed=4)

    play(state, [counted(32), counted(32)])

    assert state.over


def test_search_beats_chance() -> None:
    state = silverspire.game("world_without_end").new(seats=4, seed=1)

    play(state, [counted(16), *map(ChancePlayer, range(3))])

    assert state.ranking()[0] == 1
