"""Fitting an evaluator: games are played, and weights and priors follow what came of them."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest
from librt.vecs import vec

from silverspire.kernel.registry import find_game
from silverspire.lab import fit
from silverspire.lab.fit import read_plan, train_net, train_weights
from silverspire.lab.fit_net import average_nets, fit_net
from silverspire.lab.fit_priors import MIN_COUNT, DecisionSamples, fit_priors
from silverspire.lab.fit_weights import PositionSamples, fit_weights
from silverspire.lab.self_play import PRIOR_ONLY, SelfPlay, TrainingTask, concatenate, self_play
from silverspire.players.evaluator_registry import Fit, FittedWeights, new_evaluator, set_weights
from silverspire.players.net import Net, count_parameters

GAME = "world_without_end"
FEATURES = len(new_evaluator(GAME).feature_names)


def training_task() -> TrainingTask:
    return TrainingTask(GAME, 2, "reconstructed", FittedWeights({}))


@pytest.fixture(scope="module")
def played() -> SelfPlay:
    return self_play(training_task(), 0, range(3))


def decisions_between(chosen: list[str], wanted: list[bool]) -> DecisionSamples:
    """Seats that chose between grain and piety, and whether they had the first feature."""
    game = find_game(GAME)
    offered = np.zeros((len(chosen), len(game.choice_names)), dtype=np.bool_)
    offered[:, [game.choice_of("play:grain"), game.choice_of("play:piety")]] = True
    placed = np.zeros((len(chosen), FEATURES + 1))
    placed[:, 0] = wanted
    names = np.array([game.choice_of(name) for name in chosen])
    return DecisionSamples(np.ones(len(chosen), dtype=np.int64), placed, offered, names)


def test_every_position_has_each_seats_features_and_what_came_of_it(
    played: SelfPlay,
) -> None:
    samples = played.samples
    positions = len(samples.time_left)

    assert positions > 10
    assert samples.features.shape == (positions, 2, FEATURES)
    assert samples.final.shape == samples.secured.shape == samples.win_share.shape == (positions, 2)
    assert np.allclose(samples.win_share.sum(axis=1), 1)


def test_every_recorded_decision_was_legal(played: SelfPlay) -> None:
    decisions = played.decisions

    assert len(decisions.chosen) > 10
    assert decisions.legal[np.arange(len(decisions.chosen)), decisions.chosen].all()


def test_the_same_seeds_show_the_same_games(played: SelfPlay) -> None:
    again = self_play(training_task(), 0, range(3))

    assert np.array_equal(again.samples.final, played.samples.final)
    assert np.array_equal(again.decisions.chosen, played.decisions.chosen)


def test_where_nobody_searches_the_points_at_the_end_are_what_was_to_be_expected(
    played: SelfPlay,
) -> None:
    assert np.array_equal(played.samples.value_target, played.samples.final)


def test_search_predicts_the_points_before_the_end() -> None:
    samples = self_play(training_task(), 8, range(1)).samples

    assert len(samples.time_left) > 20, "every position at rest is kept"
    first, *_, last = np.abs(samples.value_target - samples.final).max(axis=1)
    assert first > last, "a player near the end predicts it"


def test_prior_only_games_give_positions_and_no_decisions() -> None:
    usual = self_play(training_task(), PRIOR_ONLY, range(2))

    assert len(usual.samples.time_left) > 5
    assert len(usual.decisions.chosen) == 0


def test_a_fit_names_every_feature_and_explains_more_than_the_points_do(played: SelfPlay) -> None:
    evaluator = new_evaluator(GAME)

    fitted = fit_weights(evaluator, played.samples, {})

    assert set(fitted.weights) == set(evaluator.feature_names)
    assert fitted.explained > 0


def test_a_second_fit_to_the_same_games_changes_the_weights_less(played: SelfPlay) -> None:
    evaluator = new_evaluator(GAME)
    first = fit_weights(evaluator, played.samples, {}).weights

    second = fit_weights(evaluator, played.samples, first).weights

    gold, changed = np.array(first["gold"]), np.array(second["gold"])
    assert np.abs(changed - gold).sum() < np.abs(gold).sum()


def test_a_fit_of_only_some_features_leaves_the_weights_of_all_others(played: SelfPlay) -> None:
    evaluator = new_evaluator(GAME)
    before = fit_weights(evaluator, played.samples, {}).weights

    after = fit_weights(evaluator, played.samples, before, ["gold"]).weights

    assert {name for name in before if before[name] != after[name]} == {"gold"}


def test_training_only_some_features_leaves_priors_and_net() -> None:
    task = training_task()
    list(train_weights(task, [(3, 0)], 3, 1))
    task.stored.seats["2"].net = [0.0] * count_parameters(FEATURES)
    before = msgspec.structs.replace(task.stored.seats["2"])

    list(train_weights(task, [(3, 0)], 3, 2, ["gold"]))

    after = task.stored.seats["2"]
    assert (after.priors, after.net, after.spread) == (before.priors, before.net, before.spread)
    assert after.weights["gold"] != before.weights["gold"]


def test_a_rare_choice_has_only_a_bias() -> None:
    priors = fit_priors(
        GAME, decisions_between(["play:grain"] * 30 + ["play:piety"] * 10, [False] * 40)
    )

    assert set(priors["1"]) == {"play:grain", "play:piety"}
    assert len(priors["1"]["play:grain"]) == len(priors["1"]["play:piety"]) == 1
    assert priors["1"]["play:grain"] > priors["1"]["play:piety"]


def test_a_frequent_choice_depends_on_the_features() -> None:
    often = 2 * MIN_COUNT
    decisions = decisions_between(
        ["play:grain"] * often + ["play:piety"] * often, [True] * often + [False] * often
    )

    priors = fit_priors(GAME, decisions)["1"]

    usual, leaning, *others = priors["play:grain"]
    assert len(others) == FEATURES
    assert leaning > 1
    assert usual + leaning > sum(priors["play:piety"][:2])
    assert usual < priors["play:piety"][0]


def test_sets_of_games_are_joined_in_their_order(played: SelfPlay) -> None:
    both = concatenate([played.samples, played.samples])

    assert len(both.time_left) == 2 * len(played.samples.time_left)
    assert np.array_equal(both.final[: len(played.samples.time_left)], played.samples.final)


def test_training_continues_from_what_there_is() -> None:
    task = training_task()

    qualities = list(train_weights(task, [(3, 0), (3, 0)], 3, 1))

    assert len(qualities) == 2
    assert set(task.stored.seats) == {"2"}
    assert task.stored.seats["2"].priors
    assert task.stored.seats["2"].weights


# --- The net -------------------------------------------------------------------------------------


def two_that_work_together() -> PositionSamples:
    """Positions where each of two features is worth nothing, and both together ten points."""
    luck = np.random.default_rng(1)
    features = np.zeros((15_000, 2, FEATURES))
    features[:, :, :2] = luck.integers(0, 2, (15_000, 2, 2))
    final = 10.0 * features[:, :, 0] * features[:, :, 1]
    none = np.zeros((15_000, 2))
    return PositionSamples(features, np.full(15_000, 0.5), none, none, none, value_target=final)


def test_a_net_learns_what_no_sum_of_weights_can_say() -> None:
    evaluator = new_evaluator(GAME)
    set_weights(evaluator, {"2": Fit((8.0, 8.0), {})})

    net = Net(FEATURES, fit_net(evaluator, two_that_work_together(), 1))

    def predicted(*held: float) -> float:
        return net.predict(vec[float]([*held, *[0.0] * (FEATURES - 2)]), 0.5)

    alone = max(predicted(0, 0), predicted(1, 0), predicted(0, 1))
    assert predicted(1, 1) > 7
    assert alone < 3


def test_a_net_learns_on_from_what_it_knows() -> None:
    evaluator = new_evaluator(GAME)
    set_weights(evaluator, {"2": Fit((8.0, 8.0), {})})
    samples = two_that_work_together()
    few = PositionSamples(*(column[:1500] for column in samples))
    known = fit_net(evaluator, samples, 1)

    net = Net(FEATURES, fit_net(evaluator, few, 2, known))
    new = Net(FEATURES, fit_net(evaluator, few, 2))

    both = vec[float]([1.0, 1.0, *[0.0] * (FEATURES - 2)])
    assert abs(net.predict(both, 0.5) - 10) < 1
    assert abs(new.predict(both, 0.5) - 10) > 1


def test_a_net_that_learns_on_is_the_mean_of_its_nets_so_far(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    task = training_task()
    list(train_weights(task, [(3, 0)], 3, 1))
    list(train_net(task, [(2, 0)], 2, 1))
    fitted: list[list[float]] = []

    def watched(*given: Any) -> list[float]:
        fitted.append(fit_net(*given))
        return fitted[-1]

    monkeypatch.setattr(fit, "fit_net", watched)
    list(train_net(task, [(2, 0), (2, 0)], 2, 5))

    assert len(fitted) == 2
    assert fitted[0] != fitted[1]
    assert task.stored.seats["2"].net == average_nets(fitted)
    assert average_nets([[1.0, 4.0], [3.0, 5.0]]) == [2.0, 4.5]


def test_the_weights_under_a_net_that_learns_on_stay_as_they_are() -> None:
    task = training_task()
    list(train_weights(task, [(3, 0)], 3, 1))
    list(train_net(task, [(2, 0)], 2, 1))
    before = task.stored.seats["2"].weights

    list(train_net(task, [(2, 0), (2, 0)], 2, 5))

    assert task.stored.seats["2"].weights == before


def test_a_net_plays_the_games_that_the_next_one_is_fitted_to() -> None:
    task = training_task()
    list(train_weights(task, [(3, 0)], 3, 1))

    shown = list(train_net(task, [(2, 0), (2, 0)], 2, 1))

    assert len(shown) == 2
    assert len(task.stored.seats["2"].net) == count_parameters(FEATURES)
    assert task.evaluator().nets[2] is not None


def test_weights_and_priors_are_refitted_to_the_games_of_the_net() -> None:
    task = training_task()
    list(train_weights(task, [(3, 0)], 3, 1))
    before = task.stored.seats["2"]

    list(train_net(task, [(2, 0)], 2, 1))

    after = task.stored.seats["2"]
    assert after.weights != before.weights
    assert after.priors != before.priors


def test_where_the_weights_stay_a_new_net_changes_nothing_for_those_who_have_none() -> None:
    task = training_task()
    list(train_weights(task, [(3, 0)], 3, 1))
    before = msgspec.structs.replace(task.stored.seats["2"])

    list(train_net(task, [(2, 0)], 2, 1, refit_weights=False))

    after = task.stored.seats["2"]
    assert after.net
    assert msgspec.structs.replace(after, net=[]) == before


def test_a_net_that_searches_gets_priors_of_its_own() -> None:
    task = training_task()
    list(train_weights(task, [(3, 0)], 3, 1))
    priors = task.stored.seats["2"].priors

    list(train_net(task, [(2, 8)], 2, 1, refit_weights=False))

    assert task.stored.seats["2"].priors == priors
    assert task.stored.seats["2"].net_priors not in ({}, priors)


def test_random_choices_are_no_decision_samples() -> None:
    task = training_task()._replace(random_every=1)

    played = self_play(task, 0, range(2))

    assert len(played.decisions.chosen) == 0


def test_new_weights_want_a_new_net() -> None:
    task = training_task()
    list(train_weights(task, [(3, 0)], 3, 1))
    list(train_net(task, [(2, 8)], 2, 1, refit_weights=False))

    list(train_weights(task, [(2, 0)], 2, 1))

    assert task.stored.seats["2"].net == []
    assert task.stored.seats["2"].net_priors == {}


def test_what_another_number_of_seats_begins_with_stays_as_it_was() -> None:
    four = Fit((8.0, 8.0), {"gold": [1.0, 0.0]}, {"1": {}}, [0.5] * count_parameters(FEATURES))
    task = TrainingTask(GAME, 2, "reconstructed", FittedWeights({"4": four}))

    list(train_weights(task, [(2, 0)], 2, 1))

    assert task.stored.seats["4"].priors == {"1": {}}
    assert task.stored.seats["4"].net == [0.5] * count_parameters(FEATURES)


def test_one_choice_in_n_is_random_and_n_cannot_be_zero(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["fit", GAME, "none.json", "--random-every", "0"])

    with pytest.raises(SystemExit):
        fit.main()

    assert "--random-every is 1 or more" in capsys.readouterr().err


def test_a_plan_is_games_by_simulations() -> None:
    assert read_plan("800x0,500x40") == [(800, 0), (500, 40)]
    assert read_plan("") == []
