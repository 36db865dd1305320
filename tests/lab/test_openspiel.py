"""OpenSpiel: each game loads by name, passes the random simulation test and keeps its secrets."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import silverspire
import silverspire.lab.openspiel as ours
from silverspire import WrongOption

NAMES = [f"silverspire_{name}" for name in silverspire.games()]
for_every_game = pytest.mark.parametrize("name", NAMES)


def dealt(game: Any, outcome: int = 3, choices: int = 0) -> Any:
    """A state after the deal and some choices by chance."""
    state = game.new_initial_state()
    state.apply_action(outcome)
    luck = np.random.default_rng(outcome)
    for _ in range(choices):
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@for_every_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_passes_the_random_simulation_test(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"{name}(seats={seats})")

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@for_every_game
def test_it_loads_by_name_with_its_parameters(name: str) -> None:
    game = pyspiel.load_game(f"{name}(seats=3,reward=rank,options=start:1,deals=5)")

    assert game.num_players() == 3
    assert len(game.new_initial_state().chance_outcomes()) == 5
    assert dealt(game).current_player() == 1 or name.endswith("kutna_hora")
    assert str(pyspiel.load_game(str(game))) == str(game)


@for_every_game
def test_the_root_deals_one_of_the_tables(name: str) -> None:
    game = pyspiel.load_game(name, {"deals": 4, "first_deal": 10})
    root = game.new_initial_state()

    assert root.is_chance_node()
    assert root.chance_outcomes() == [(outcome, 0.25) for outcome in range(4)]
    assert root.action_to_string(2) == "deal:2"
    assert dealt(game, 2).held.table.seed == 12


@for_every_game
def test_actions_have_the_names_of_the_house(name: str) -> None:
    state = dealt(pyspiel.load_game(name))
    house = silverspire.game(name.removeprefix("silverspire_"))

    names = [state.action_to_string(action) for action in state.legal_actions()]

    assert [house.choice_of(name) for name in names] == state.legal_actions()


@for_every_game
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = dealt(pyspiel.load_game(name), choices=20)
    before = str(state)
    clone = state.clone()

    clone.apply_action(clone.legal_actions()[0])

    assert str(state) == before
    assert len(clone.history()) == len(state.history()) + 1


@for_every_game
def test_a_stored_state_goes_on_where_it_was(name: str) -> None:
    game = pyspiel.load_game(name)
    state = dealt(game, choices=30)

    _, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))

    assert other.held.table.to_bytes() == state.held.table.to_bytes()
    assert other.history() == state.history()


@for_every_game
def test_a_resampled_state_looks_the_same_and_is_another(name: str) -> None:
    state = dealt(pyspiel.load_game(name), choices=30)
    player = state.current_player()

    other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))

    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    assert other.held.table.to_bytes() != state.held.table.to_bytes()


@for_every_game
def test_the_observer_names_its_fields(name: str) -> None:
    game = pyspiel.load_game(name)
    state = dealt(game)
    observation = make_observation(game)

    observation.set_from(state, player=1)

    table = state.held.table
    assert list(observation.dict) == [field.name for field in table.game.observation_fields]
    assert list(observation.dict["seats"]) == [1, 0, 0]


@for_every_game
def test_returns_are_nothing_until_the_end_and_then_zero_in_sum(name: str) -> None:
    state = dealt(pyspiel.load_game(f"{name}(seats=3)"))
    assert state.returns() == [0, 0, 0]

    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])

    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


@for_every_game
def test_ismcts_plays_from_what_its_seat_knows(name: str) -> None:
    game = pyspiel.load_game(name)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck),
        uct_c=2.0,
        max_simulations=5,
        random_state=luck,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    state = dealt(game, choices=12)

    assert bot.step(state) in state.legal_actions()


def test_illegal_actions_and_unsound_requests_are_refused() -> None:
    game = pyspiel.load_game("silverspire_kutna_hora")
    state = dealt(game)
    illegal = next(a for a in range(game.num_distinct_actions()) if a not in state.legal_actions())

    with pytest.raises(pyspiel.SpielError, match="not legal"):
        state.apply_action(illegal)
    with pytest.raises(pyspiel.SpielError, match="nothing is dealt"):
        game.new_initial_state().held.dealt()
    with pytest.raises(ValueError, match="information states are not offered"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    with pytest.raises(ValueError, match="no observation parameters"):
        game.make_py_observer(None, {"deep": 1})


@pytest.mark.parametrize("given", [{"reward": "score"}, {"options": "dragons:true"}])
def test_wrong_parameters_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(WrongOption):
        pyspiel.load_game("silverspire_kutna_hora", given)


def test_options_are_read_as_the_game_takes_them() -> None:
    game = silverspire.game("kutna_hora")

    assert ours.read_options(game, "events:TRUE;start:0") == {"events": True, "start": 0}
    assert ours.read_options(game, "") == {}
