"""Evaluators: every feature has a weight and a subject, and shares make a whole."""

from __future__ import annotations

from importlib import resources
from itertools import pairwise

import msgspec
import pytest
from librt.vecs import vec

import silverspire
from silverspire import State
from silverspire.players.evaluator import POWERS, Evaluator
from silverspire.players.evaluator_registry import (
    FOLDER,
    Fit,
    FittedWeights,
    apply_fits,
    find_evaluator,
    new_evaluator,
    set_weights,
)
from tests.conformance.play import play_to_end
from tests.players.tables import GAMES, tables


def stored(game: str) -> FittedWeights:
    """What was fitted for a game; nothing for a game that was never fitted."""
    file = resources.files(FOLDER) / f"{game}.json"
    return (
        msgspec.json.decode(file.read_bytes(), type=FittedWeights)
        if file.is_file()
        else FittedWeights({})
    )


def shares_of(evaluator: Evaluator, state: State) -> list[float]:
    shares = vec[float]([0.0] * int(state.seats))
    evaluator.evaluate(state, shares)
    return [float(share) for share in shares]


def looked_at(evaluator: Evaluator, state: State, seat: int, left_behind: float) -> list[float]:
    """What a seat looks like, written over what an earlier look has left behind."""
    found = vec[float]([left_behind] * len(evaluator.feature_names))
    points = evaluator.fill_features(state, seat, found)
    return [points, *(float(value) for value in found)]


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_has_a_name_and_a_subject_of_its_own(game: str) -> None:
    evaluator = find_evaluator(game)

    assert len(evaluator.feature_names) == len(evaluator.subjects) > 20
    assert len({*evaluator.feature_names}) == len(evaluator.feature_names)


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_has_its_weights_for_every_number_of_seats(game: str) -> None:
    evaluator = find_evaluator(game)

    for seats in silverspire.game(game).seats:
        assert len(evaluator.weights[seats]) == POWERS * len(evaluator.feature_names)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_fitted_is_what_is_looked_at(game: str) -> None:
    features = {*find_evaluator(game).feature_names}

    assert all({*fit.weights} == features for fit in stored(game).seats.values())
    assert all(fit.spread[0] > 0 for fit in stored(game).seats.values())


@pytest.mark.parametrize("game", GAMES)
def test_priors_are_of_known_choices_and_weigh_every_feature_or_none(game: str) -> None:
    feature_weights = 2 + len(
        find_evaluator(game).feature_names
    )  # the usual inclination, and the time left

    for fit in stored(game).seats.values():
        for chosen in (*fit.priors.values(), *fit.net_priors.values()):
            assert {*chosen} <= {*silverspire.game(game).choice_names}
            assert {len(numbers) for numbers in chosen.values()} <= {1, feature_weights}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_there_are_priors_for_every_number_of_seats(game: str, seats: int) -> None:
    for state in tables(game, 3, seats):
        priors = list(find_evaluator(game).choice_priors(state))[: len(state.legal)]

        assert all(one >= 0 for one in priors)
        assert sum(priors) > 0


def test_with_a_net_its_priors_are_used_and_without_one_the_plain_ones() -> None:
    game = silverspire.game("kutna_hora")
    taxes = game.choice_of("taxes:pay")
    fit = Fit((8.0, 8.0), {}, {"21": {"taxes:pay": [-1.0]}})
    fit.net_priors = {"21": {"taxes:pay": [-2.0]}}
    plain, deep = new_evaluator("kutna_hora"), new_evaluator("kutna_hora")

    apply_fits(plain, game, {"2": fit}, with_net=False)
    apply_fits(deep, game, {"2": fit}, with_net=True)

    at = 21 * len(game.choice_names) + taxes
    assert (plain.priors[2].base_logits[at], deep.priors[2].base_logits[at]) == (-1.0, -2.0)


def test_weights_for_what_nobody_looks_at_are_refused() -> None:
    evaluator = new_evaluator("kutna_hora")

    with pytest.raises(ValueError, match="unknown features: glory, spite"):
        set_weights(evaluator, {"4": Fit((8.0, 8.0), {"spite": [1, 1], "glory": [1, 1]})})


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_the_shares_of_all_seats_make_a_whole(game: str, seats: int) -> None:
    for state in tables(game, 5, seats):
        shares = shares_of(find_evaluator(game), state)

        assert sum(shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in shares)


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_the_winner_has_nearly_all(game: str) -> None:
    for seed in range(6):
        state = silverspire.game(game).new(seats=3, seed=seed)
        play_to_end(state, seed)
        shares = shares_of(find_evaluator(game), state)

        winners = [seat for seat, place in enumerate(state.ranking()) if place == 1]
        assert sum(shares) == pytest.approx(1)
        assert sum(shares[seat] for seat in winners) >= 0.9


@pytest.mark.parametrize("game", GAMES)
def test_a_look_depends_on_nothing_that_was_seen_before(game: str) -> None:
    evaluator = find_evaluator(game)
    for state in tables(game, 5):
        for seat in range(3):
            assert looked_at(evaluator, state, seat, 0.0) == looked_at(evaluator, state, seat, 99.0)


@pytest.mark.parametrize("game", GAMES)
def test_time_runs_from_one_to_nothing(game: str) -> None:
    left = [find_evaluator(game).time_left(state) for state in tables(game, 1)]

    begun = left[left.index(max(left)) :]  # hands are dealt
    assert begun[0] > 0.9
    assert 0 <= begun[-1] < 0.1
    assert all(earlier >= later for earlier, later in pairwise(begun))


class Announced(Evaluator):
    """As another package brings one: its class is never compiled."""

    feature_names = ("income", "debt")
    subjects = ("money", "money")

    def time_left(self, state: State) -> float:
        return 0.5

    def is_quiet(self, state: State) -> bool:
        return True

    def fill_features(self, state: State, seat: int, features: vec[float]) -> float:
        features[0], features[1] = 3.0, 1.0
        return 10.0


def test_an_evaluator_of_another_package_has_its_own_features_and_weights() -> None:
    evaluator = Announced()
    fit = Fit((1.0, 0.0), {"income": [2.0, 4.0], "debt": [-1.0, 0.0]})

    set_weights(evaluator, {"2": fit})

    state = silverspire.game("kutna_hora").new(2, seed=1)
    assert evaluator.points(state, 0, 0.5) == 10 + 3 * (2 + 0.5 * 4) - 1
