"""Fitting a judgement: games are played, and weights and habits follow what came of them."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest
from librt.vecs import vec

from silverspire.kernel.registry import find_game
from silverspire.lab import fit
from silverspire.lab.fit import BY_HABIT, Played, Task, gather, join, read_plan, train, train_net
from silverspire.lab.fit_habits import OFTEN, Answers, fit_habits
from silverspire.lab.fit_net import fit_net, mean_of
from silverspire.lab.fit_weights import Samples, fit_weights
from silverspire.players.judges import Fit, Stored, new_judgement, use_weights
from silverspire.players.net import Net, count_numbers

GAME = "world_without_end"
FEATURES = len(new_judgement(GAME).features)


def a_task() -> Task:
    return Task(GAME, 2, "reconstructed", Stored({}))


@pytest.fixture(scope="module")
def played() -> Played:
    return gather(a_task(), 0, range(3))


def answers_of(chosen: list[str], wanted: list[bool]) -> Answers:
    """Seats that chose between grain and piety, and whether they had the first feature."""
    game = find_game(GAME)
    offered = np.zeros((len(chosen), len(game.choice_names)), dtype=np.bool_)
    offered[:, [game.choice_of("play:grain"), game.choice_of("play:piety")]] = True
    placed = np.zeros((len(chosen), FEATURES + 1))
    placed[:, 0] = wanted
    names = np.array([game.choice_of(name) for name in chosen])
    return Answers(np.ones(len(chosen), dtype=np.int64), placed, offered, names)


def test_every_position_tells_what_each_seat_looked_like_and_what_came_of_it(
    played: Played,
) -> None:
    samples = played.samples
    positions = len(samples.left)

    assert positions > 10
    assert samples.features.shape == (positions, 2, FEATURES)
    assert samples.final.shape == samples.secured.shape == samples.won.shape == (positions, 2)
    assert np.allclose(samples.won.sum(axis=1), 1)


def test_every_answer_was_offered(played: Played) -> None:
    answers = played.answers

    assert len(answers.chosen) > 10
    assert answers.offered[np.arange(len(answers.chosen)), answers.chosen].all()


def test_the_same_seeds_show_the_same_games(played: Played) -> None:
    again = gather(a_task(), 0, range(3))

    assert np.array_equal(again.samples.final, played.samples.final)
    assert np.array_equal(again.answers.chosen, played.answers.chosen)


def test_where_nobody_searches_the_points_at_the_end_are_what_was_to_be_expected(
    played: Played,
) -> None:
    assert np.array_equal(played.samples.expected, played.samples.final)


def test_searching_players_foresee_their_points_before_the_end() -> None:
    samples = gather(a_task(), 8, range(1)).samples

    assert len(samples.left) > 20, "every position at rest is kept"
    first, *_, last = np.abs(samples.expected - samples.final).max(axis=1)
    assert first > last, "who looks at the end foresees it"


def test_games_by_habit_show_positions_and_teach_no_habits() -> None:
    usual = gather(a_task(), BY_HABIT, range(2))

    assert len(usual.samples.left) > 5
    assert len(usual.answers.chosen) == 0


def test_a_fit_names_every_feature_and_explains_more_than_the_points_do(played: Played) -> None:
    judgement = new_judgement(GAME)

    fitted = fit_weights(judgement, played.samples, {})

    assert set(fitted.weights) == set(judgement.features)
    assert fitted.explained > 0


def test_a_second_fit_to_the_same_games_changes_the_weights_less(played: Played) -> None:
    judgement = new_judgement(GAME)
    first = fit_weights(judgement, played.samples, {}).weights

    second = fit_weights(judgement, played.samples, first).weights

    gold, changed = np.array(first["gold"]), np.array(second["gold"])
    assert np.abs(changed - gold).sum() < np.abs(gold).sum()


def test_what_is_rarely_chosen_has_a_usual_inclination_alone() -> None:
    habits = fit_habits(GAME, answers_of(["play:grain"] * 30 + ["play:piety"] * 10, [False] * 40))

    assert set(habits["1"]) == {"play:grain", "play:piety"}
    assert len(habits["1"]["play:grain"]) == len(habits["1"]["play:piety"]) == 1
    assert habits["1"]["play:grain"] > habits["1"]["play:piety"]


def test_what_is_often_chosen_leans_on_circumstances() -> None:
    often = 2 * OFTEN
    answers = answers_of(
        ["play:grain"] * often + ["play:piety"] * often, [True] * often + [False] * often
    )

    habits = fit_habits(GAME, answers)["1"]

    usual, leaning, *others = habits["play:grain"]
    assert len(others) == FEATURES
    assert leaning > 1
    assert usual + leaning > sum(habits["play:piety"][:2])
    assert usual < habits["play:piety"][0]


def test_sets_of_games_are_joined_in_their_order(played: Played) -> None:
    both = join([played.samples, played.samples])

    assert len(both.left) == 2 * len(played.samples.left)
    assert np.array_equal(both.final[: len(played.samples.left)], played.samples.final)


def test_training_goes_on_from_what_there_is() -> None:
    task = a_task()

    qualities = list(train(task, [(3, 0), (3, 0)], 3, 1))

    assert len(qualities) == 2
    assert set(task.stored.seats) == {"2"}
    assert task.stored.seats["2"].habits
    assert task.stored.seats["2"].weights


# --- The net -------------------------------------------------------------------------------------


def two_that_work_together() -> Samples:
    """Positions where each of two features is worth nothing, and both together ten points."""
    luck = np.random.default_rng(1)
    features = np.zeros((15_000, 2, FEATURES))
    features[:, :, :2] = luck.integers(0, 2, (15_000, 2, 2))
    final = 10.0 * features[:, :, 0] * features[:, :, 1]
    none = np.zeros((15_000, 2))
    return Samples(features, np.full(15_000, 0.5), none, none, none, expected=final)


def test_a_net_learns_what_no_sum_of_weights_can_say() -> None:
    judgement = new_judgement(GAME)
    use_weights(judgement, {"2": Fit((8.0, 8.0), {})})

    net = Net(FEATURES, fit_net(judgement, two_that_work_together(), 1))

    def foreseen(*held: float) -> float:
        return net.foresee(vec[float]([*held, *[0.0] * (FEATURES - 2)]), 0.5)

    alone = max(foreseen(0, 0), foreseen(1, 0), foreseen(0, 1))
    assert foreseen(1, 1) > 7
    assert alone < 3


def test_a_net_learns_on_from_what_it_knows() -> None:
    judgement = new_judgement(GAME)
    use_weights(judgement, {"2": Fit((8.0, 8.0), {})})
    samples = two_that_work_together()
    few = Samples(*(column[:1500] for column in samples))
    known = fit_net(judgement, samples, 1)

    net = Net(FEATURES, fit_net(judgement, few, 2, known))
    new = Net(FEATURES, fit_net(judgement, few, 2))

    both = vec[float]([1.0, 1.0, *[0.0] * (FEATURES - 2)])
    assert abs(net.foresee(both, 0.5) - 10) < 1
    assert abs(new.foresee(both, 0.5) - 10) > 1


def test_a_net_that_learns_on_is_the_mean_of_its_nets_so_far(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    task = a_task()
    list(train(task, [(3, 0)], 3, 1))
    list(train_net(task, [(2, 0)], 2, 1))
    fitted: list[list[float]] = []

    def watched(*given: Any) -> list[float]:
        fitted.append(fit_net(*given))
        return fitted[-1]

    monkeypatch.setattr(fit, "fit_net", watched)
    list(train_net(task, [(2, 0), (2, 0)], 2, 5))

    assert len(fitted) == 2
    assert fitted[0] != fitted[1]
    assert task.stored.seats["2"].net == mean_of(fitted)
    assert mean_of([[1.0, 4.0], [3.0, 5.0]]) == [2.0, 4.5]


def test_the_weights_under_a_net_that_learns_on_stay_as_they_are() -> None:
    task = a_task()
    list(train(task, [(3, 0)], 3, 1))
    list(train_net(task, [(2, 0)], 2, 1))
    before = task.stored.seats["2"].weights

    list(train_net(task, [(2, 0), (2, 0)], 2, 5))

    assert task.stored.seats["2"].weights == before


def test_a_net_plays_the_games_that_the_next_one_is_fitted_to() -> None:
    task = a_task()
    list(train(task, [(3, 0)], 3, 1))

    told = list(train_net(task, [(2, 0), (2, 0)], 2, 1))

    assert len(told) == 2
    assert len(task.stored.seats["2"].net) == count_numbers(FEATURES)
    assert task.judge().nets[2] is not None


def test_weights_and_habits_follow_the_games_of_the_net() -> None:
    task = a_task()
    list(train(task, [(3, 0)], 3, 1))
    before = task.stored.seats["2"]

    list(train_net(task, [(2, 0)], 2, 1))

    after = task.stored.seats["2"]
    assert after.weights != before.weights
    assert after.habits != before.habits


def test_where_the_weights_stay_a_new_net_changes_nothing_for_those_who_have_none() -> None:
    task = a_task()
    list(train(task, [(3, 0)], 3, 1))
    before = msgspec.structs.replace(task.stored.seats["2"])

    list(train_net(task, [(2, 0)], 2, 1, weights_follow=False))

    after = task.stored.seats["2"]
    assert after.net
    assert msgspec.structs.replace(after, net=[]) == before


def test_who_searches_with_a_net_teaches_it_habits_of_its_own() -> None:
    task = a_task()
    list(train(task, [(3, 0)], 3, 1))
    habits = task.stored.seats["2"].habits

    list(train_net(task, [(2, 8)], 2, 1, weights_follow=False))

    assert task.stored.seats["2"].habits == habits
    assert task.stored.seats["2"].net_habits not in ({}, habits)


def test_where_every_choice_is_by_chance_there_is_no_answer_to_learn_from() -> None:
    task = a_task()._replace(noise=1)

    played = gather(task, 0, range(2))

    assert len(played.answers.chosen) == 0


def test_new_weights_want_a_new_net() -> None:
    task = a_task()
    list(train(task, [(3, 0)], 3, 1))
    list(train_net(task, [(2, 8)], 2, 1, weights_follow=False))

    list(train(task, [(2, 0)], 2, 1))

    assert task.stored.seats["2"].net == []
    assert task.stored.seats["2"].net_habits == {}


def test_what_another_number_of_seats_begins_with_stays_as_it_was() -> None:
    four = Fit((8.0, 8.0), {"gold": [1.0, 0.0]}, {"1": {}}, [0.5] * count_numbers(FEATURES))
    task = Task(GAME, 2, "reconstructed", Stored({"4": four}))

    list(train(task, [(2, 0)], 2, 1))

    assert task.stored.seats["4"].habits == {"1": {}}
    assert task.stored.seats["4"].net == [0.5] * count_numbers(FEATURES)


def test_noise_is_one_choice_in_so_many_and_cannot_be_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["fit", GAME, "none.json", "--noise", "0"])

    with pytest.raises(SystemExit):
        fit.main()

    assert "--noise is 1 or more" in capsys.readouterr().err


def test_a_plan_is_games_by_simulations() -> None:
    assert read_plan("800x0,500x40") == [(800, 0), (500, 40)]
    assert read_plan("") == []
