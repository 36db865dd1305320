"""The searching player: budgets, when it stops, and what it thinks."""

from __future__ import annotations

import pytest

import silverspire
from silverspire import State, WrongOption
from silverspire.players.chance import ChancePlayer
from silverspire.players.search import Budget, ChoiceAnalysis, Clock, SearchPlayer
from tests.conformance.play import asked
from tests.kernel.toy import GAME, Toy, a_toy
from tests.kernel.toy import play as make_choices
from tests.players.tables import GAMES, choose, play, tables

MANY = 5000


def counted(simulations: int) -> SearchPlayer:
    return SearchPlayer(1, Budget(simulations=simulations))


def analyze(state: State, player: SearchPlayer) -> list[ChoiceAnalysis]:
    return player.analyze(state, asked(state))


def visits(analyses: list[ChoiceAnalysis]) -> int:
    return sum(analysis.visits for analysis in analyses)


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
def test_analyses_are_about_legal_choices_and_the_first_is_taken(game: str) -> None:
    for state in tables(game, 30):
        analyses = analyze(state, counted(32))

        searched = [analysis.choice for analysis in analyses]
        assert {*searched} <= {*asked(state).choices}
        assert len({*searched}) == len(searched)
        assert choose(counted(32), state) == searched[0]
        assert all(0 <= analysis.share <= 1 for analysis in analyses)


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_tries_other_tables(game: str) -> None:
    budget = Budget(simulations=32)

    assert any(
        analyze(state, SearchPlayer(1, budget)) != analyze(state, SearchPlayer(2, budget))
        for state in tables(game, 9)
    )


@pytest.mark.parametrize("game", GAMES)
def test_no_more_is_tried_than_the_budget_allows(game: str) -> None:
    for state in tables(game, 60):
        last_round = 2 * len(asked(state).choices)

        assert visits(analyze(state, counted(64))) <= 64 + last_round


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_made_in_time(game: str) -> None:
    player = SearchPlayer(1, Budget(seconds=0.02))
    for state in tables(game, 30):
        assert choose(player, state) in asked(state).choices


def test_with_few_simulations_all_seats_play_by_the_prior() -> None:
    assert Clock(Budget(simulations=20)).lookahead_turns() == 0


def test_with_more_simulations_the_lookahead_is_longer() -> None:
    few, many = Budget(simulations=100), Budget(simulations=400)

    assert 0 < Clock(few).lookahead_turns() < Clock(many).lookahead_turns()


def test_with_a_hundred_times_the_time_the_lookahead_is_ten_times_as_long() -> None:
    turns = []
    for seconds in (100.0, 10_000.0):
        clock = Clock(Budget(seconds=seconds))
        assert clock.lookahead_turns() == 0  # to see how long that takes: …
        clock.count(100)
        clock.race_start -= 1.0  # … a second
        clock.start -= 1.0
        turns.append(clock.lookahead_turns())

    shorter, longer = turns
    assert longer == pytest.approx(10 * shorter, rel=0.1)


def test_without_time_for_many_simulations_all_seats_play_by_the_prior() -> None:
    clock = Clock(Budget(seconds=1e-6))
    clock.lookahead_turns()
    clock.count(5)

    assert clock.lookahead_turns() == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_hurried_player_still_runs_the_minimum(game: str) -> None:
    hurried = SearchPlayer(1, Budget(seconds=1e-6))
    steady = SearchPlayer(1, Budget(seconds=1e-6, min_simulations=24, max_seconds=60.0))
    for state in tables(game, 30):
        searched = analyze(state, steady)

        assert visits(analyze(state, hurried)) == 0
        assert visits(searched) >= 24 or len(searched) == 1


def test_without_a_maximum_the_search_runs_the_minimum() -> None:
    clock = Clock(Budget(seconds=1e-6, min_simulations=120))
    clock.lookahead_turns()

    clock.count(90)
    assert (clock.is_over(), clock.lookahead_turns()) == (False, 1)

    clock.count(30)
    assert clock.is_over()


@pytest.mark.parametrize("game", GAMES)
def test_no_search_exceeds_the_maximum(game: str) -> None:
    player = SearchPlayer(1, Budget(seconds=1e-6, min_simulations=MANY, max_seconds=0.02))
    for state in tables(game, 30):
        assert visits(analyze(state, player)) < MANY


def test_the_lookahead_counts_the_minimum_if_there_is_time_for_it() -> None:
    turns = []
    for maximum in (10.0, 1.0):
        clock = Clock(Budget(seconds=0.1, min_simulations=960, max_seconds=maximum))
        clock.lookahead_turns()
        clock.count(100)
        clock.race_start -= 1.0  # a hundred in a second
        clock.start -= 1.0
        turns.append(clock.lookahead_turns())

    assert turns == [4, 1]


@pytest.mark.parametrize("game", GAMES)
def test_a_search_that_should_stop_returns_immediately(game: str) -> None:
    state = next(tables(game, 5))

    analyses = counted(MANY).analyze(state, asked(state), should_stop=lambda: True)

    assert analyses[0].choice in asked(state).choices
    assert visits(analyses) < 64


@pytest.mark.usefixtures("announced")
def test_a_choice_without_a_rival_is_made_before_the_budget_is_spent() -> None:
    state = a_toy(shuffled=False)
    make_choices(state, *["pass"] * 7)  # the last turn, and nobody has a point

    analyses = analyze(state, counted(MANY))

    assert GAME.name_of(analyses[0].choice) == "draw"
    assert visits(analyses) < MANY / 10


class OpenToy(Toy):
    """A toy whose deck everybody knows: there is nothing to redeal."""

    def redeal(self, seat: int | None, seed: int) -> Toy:
        return self.clone()


@pytest.mark.usefixtures("announced")
def test_everybody_does_something_else_in_another_search() -> None:
    like = a_toy()
    state = OpenToy(GAME, 2, 6, like.options, like.components)
    GAME.set_up(state)  # a 1 lies on top: hardly better than to pass

    searches = [SearchPlayer(seed, Budget(simulations=64)) for seed in range(10)]

    assert len({tuple(analyze(state, search)) for search in searches}) > 1


@pytest.mark.usefixtures("announced")
def test_a_game_without_an_evaluator_can_be_searched() -> None:
    state = a_toy(seed=4)

    play(state, [counted(32), counted(32)])

    assert state.over


def test_search_beats_chance() -> None:
    state = silverspire.game("world_without_end").new(seats=4, seed=1)

    play(state, [counted(16), *map(ChancePlayer, range(3))])

    assert state.ranking()[0] == 1
