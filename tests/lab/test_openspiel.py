"""OpenSpiel: each game loads by name, passes the random simulation test and keeps its secrets."""

from __future__ import annotations

import json
import pickle
import re
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test
from pyspiel import PrivateInfoType

import silverspire
import silverspire.lab.openspiel as ours
from silverspire import WrongOption

NONE, SINGLE_PLAYER, ALL_PLAYERS = (
    PrivateInfoType.NONE,
    PrivateInfoType.SINGLE_PLAYER,
    PrivateInfoType.ALL_PLAYERS,
)
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
    game = pyspiel.load_game(f"{name}(players={seats})")

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@for_every_game
def test_it_loads_by_name_with_its_parameters(name: str) -> None:
    game = pyspiel.load_game(f"{name}(players=3,reward=rank,options=start:1,deals=5)")

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
    assert dealt(game, 2).holder.table.seed == 12


@for_every_game
def test_actions_have_our_names(name: str) -> None:
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

    assert other.holder.table.to_bytes() == state.holder.table.to_bytes()
    assert other.history() == state.history()


@for_every_game
def test_a_resampled_state_looks_the_same_and_is_another(name: str) -> None:
    state = dealt(pyspiel.load_game(name), choices=30)
    player = state.current_player()

    other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))

    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    assert other.holder.table.to_bytes() != state.holder.table.to_bytes()


@for_every_game
def test_the_observer_names_its_fields(name: str) -> None:
    game = pyspiel.load_game(name)
    state = dealt(game)
    observation = make_observation(game)

    observation.set_from(state, player=1)

    table = state.holder.table
    assert list(observation.dict) == [field.name for field in table.game.observation_fields]
    assert list(observation.dict["seats"]) == [1, 0, 0]


@for_every_game
def test_returns_are_nothing_until_the_end_and_then_zero_in_sum(name: str) -> None:
    state = dealt(pyspiel.load_game(f"{name}(players=3)"))
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


@for_every_game
def test_outcome_sampling_learns_from_information_states(name: str) -> None:
    game = pyspiel.load_game(f"{name}(deals=3)")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    np.random.seed(1)  # the solver draws from it

    solver.iteration()

    state = dealt(game, 2)
    policy = solver.average_policy().action_probabilities(state)
    assert set(policy) <= set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)


# --- OpenSpiel's own suites ----------------------------------------------------------------------


@for_every_game
@pytest.mark.parametrize("players", [None, 2, 3, 4])
def test_it_passes_openspiels_test_of_all_games(name: str, players: int | None) -> None:
    game = pyspiel.load_game(name, {} if players is None else {"players": players})
    np.random.seed(1)  # the suite draws from it

    games_sim_test.GamesSimTest().sim_game(game)


@for_every_game
def test_a_playthrough_is_generated_and_replays_to_the_letter(name: str) -> None:
    written = generate_playthrough.playthrough(f"{name}(deals=5)", [], seed=1)
    actions = [int(action) for action in re.findall(r"^action: (\d+)$", written, re.MULTILINE)]

    again = generate_playthrough.playthrough(f"{name}(deals=5)", actions, seed=2)

    assert "provides_factored_observation_string = True" in written
    assert again == written


# --- Public, private, remembered -----------------------------------------------------------------


def observe(state: Any, player: int, **kind: Any) -> str:
    observation = make_observation(state.get_game(), pyspiel.IIGObservationType(**kind))
    said: str = observation.string_from(state, player)
    return said


@for_every_game
@pytest.mark.parametrize("choices", [0, 30, 60])
def test_a_public_observation_is_the_same_for_whatever_is_hidden(name: str, choices: int) -> None:
    state = dealt(pyspiel.load_game(name), choices=choices)
    public = {"perfect_recall": False, "public_info": True, "private_info": NONE}
    hidden = {
        player: state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0, 1))
        for player in (0, 1)
    }

    said = {observe(each, seat, **public) for seat, each in hidden.items()}

    assert said == {observe(state, 0, **public)} == {observe(state, 1, **public)}
    assert json.loads(said.pop()) == json.loads(str(state))


def test_a_private_observation_holds_only_what_spectators_do_not_see() -> None:
    state = dealt(pyspiel.load_game("silverspire_world_without_end"), choices=12)
    private = {"perfect_recall": False, "public_info": False, "private_info": SINGLE_PLAYER}

    own = observe(state, 0, **private)
    other = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0, 1))

    assert "hand" in own
    assert "tiles" not in own
    assert observe(other, 0, **private) == own
    assert observe(other, 1, **private) != observe(state, 1, **private)


@pytest.mark.parametrize(
    "kind",
    [
        {"perfect_recall": True, "public_info": True, "private_info": NONE},
        {"perfect_recall": False, "public_info": False, "private_info": NONE},
        {"perfect_recall": False, "public_info": True, "private_info": ALL_PLAYERS},
    ],
    ids=str,
)
def test_what_is_not_offered_is_none_as_openspiel_asks(kind: dict[str, Any]) -> None:
    game = pyspiel.load_game("silverspire_kutna_hora")

    assert make_observation(game, pyspiel.IIGObservationType(**kind)) is None


@for_every_game
def test_an_information_state_remembers_what_its_player_chose(name: str) -> None:
    """Two ways to what may be the same view are two information states of whoever went them."""
    state = dealt(pyspiel.load_game(name))
    player = state.current_player()
    first, second = (state.child(action) for action in state.legal_actions()[:2])

    memories = {each.holder.recalled(player) for each in (first, second, state)}

    assert len(memories) == 3


@for_every_game
@pytest.mark.parametrize("choices", [3, 30])
def test_an_information_state_reveals_nothing_that_its_player_cannot_know(
    name: str, choices: int
) -> None:
    state = dealt(pyspiel.load_game(name), choices=choices)
    player = state.current_player()

    other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0, 1))
    assert other.information_state_string(player) == state.information_state_string(player)

    action = state.legal_actions()[0]
    following = {each.child(action).holder.recalled(player) for each in (state, other)}
    same = state.child(action).observation_string(player) == other.child(action).observation_string(
        player
    )
    assert (len(following) == 1) == same


@for_every_game
def test_an_information_state_is_the_same_asked_early_late_or_after_storing(name: str) -> None:
    game = pyspiel.load_game(name)
    early, late = dealt(game), dealt(game)
    for _ in range(10):
        early.information_state_string(0)
        late.apply_action(late.legal_actions()[0])
        early.apply_action(early.legal_actions()[0])

    stored = pickle.loads(pickle.dumps(early))  # noqa: S301
    resampled = early.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0, 1))
    again = pickle.loads(pickle.dumps(resampled))  # noqa: S301

    said = {each.information_state_string(0) for each in (early, late, stored, resampled, again)}
    assert len(said) == 1


def test_illegal_actions_and_unsound_requests_are_refused() -> None:
    game = pyspiel.load_game("silverspire_kutna_hora")
    state = dealt(game)
    illegal = next(a for a in range(game.num_distinct_actions()) if a not in state.legal_actions())

    with pytest.raises(pyspiel.SpielError, match="not legal"):
        state.apply_action(illegal)
    with pytest.raises(pyspiel.SpielError, match="nothing is dealt"):
        game.new_initial_state().holder.require_table()
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
