"""PettingZoo: each game passes PettingZoo's own tests and plays as the engine does."""

from __future__ import annotations

import json
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from silverspire import IllegalChoice, WrongOption
from silverspire.lab.pettingzoo import kutna_hora_v1, world_without_end_v1

MODULES = [kutna_hora_v1, world_without_end_v1]

for_every_module = pytest.mark.parametrize(
    "module", MODULES, ids=["kutna_hora", "world_without_end"]
)
# PettingZoo says so to every environment with masks that is not its own.
masks_in_observations = (
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
)


def with_masks(test: Any) -> Any:
    for mark in masks_in_observations:
        test = mark(test)
    return test


def play(env: Any, seed: int) -> dict[str, float]:
    """A game by chance; the reward of each agent."""
    luck = np.random.default_rng(seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        totals[agent] += reward
        env.step(None if over or cut else luck.choice(np.flatnonzero(seen["action_mask"])))
    return totals


@with_masks
@for_every_module
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_passes_the_api_test(module: Any, seats: int) -> None:
    api_test(module.env(seats=seats), num_cycles=400)


@for_every_module
def test_it_passes_the_seed_test(module: Any) -> None:
    seed_test(module.env, num_cycles=100)


@for_every_module
def test_the_raw_environment_is_the_same_without_checks(module: Any) -> None:
    assert play(module.env(seats=3), seed=4) == play(module.raw_env(seats=3), seed=4)


@for_every_module
def test_rewards_come_once_at_the_end_and_add_up_to_nothing(module: Any) -> None:
    totals = play(module.env(seats=4), seed=2)

    assert sum(totals.values()) == pytest.approx(0)
    assert max(totals.values()) > 0


@for_every_module
def test_a_whole_game_follows_the_engine(module: Any) -> None:
    env = module.raw_env(seats=2)
    env.reset(seed=8)
    table = env.table.clone()

    for agent in env.agent_iter():
        seen, _, over, _, said = env.last()
        if over:
            env.step(None)
            continue
        asked = table.decision()
        assert agent == f"player_{asked.seat}"
        assert list(np.flatnonzero(seen["action_mask"])) == sorted(asked.choices)
        assert table.game.question_names[said["kind"]] == asked.kind
        assert said["number"] == asked.number
        table.apply(asked.choices[0])
        env.step(asked.choices[0])

    assert table.over
    assert table.scores() == env.table.scores()


@for_every_module
def test_the_same_seed_deals_the_same_row_of_tables(module: Any) -> None:
    first, second = module.raw_env(), module.raw_env()

    dealt = []
    for env in (first, second):
        env.reset(seed=3)
        env.reset()
        dealt.append(env.table.seed)

    assert dealt[0] == dealt[1]
    first.reset()
    assert first.table.seed != dealt[0]


@for_every_module
def test_an_agent_that_is_not_asked_has_nothing_to_choose(module: Any) -> None:
    env = module.env(seats=3)
    env.reset(seed=1)

    masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}

    assert [agent for agent, any_choice in masks.items() if any_choice] == [env.agent_selection]


@for_every_module
def test_an_illegal_choice_loses_or_raises_its_reasons(module: Any) -> None:
    checked, raw = module.env(seats=2), module.raw_env(seats=2)
    checked.reset(seed=1)
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    loser = checked.agent_selection

    checked.step(illegal)

    assert checked.rewards[loser] == -1
    assert all(checked.terminations.values())
    with pytest.raises(IllegalChoice, match=r"\[[A-Z]+-"):
        raw.step(illegal)


@for_every_module
def test_the_state_is_what_all_seats_know(module: Any) -> None:
    env = module.env(seats=2)
    env.reset(seed=1)

    state = env.state()

    own = [env.observe(agent)["observation"] for agent in env.agents]
    assert env.unwrapped.state_space.contains(state)
    assert np.array_equal(state, np.concatenate(own))


@for_every_module
def test_it_renders_what_a_spectator_sees(module: Any) -> None:
    env = module.env(seats=2, render_mode="ansi")
    env.reset(seed=1)

    assert json.loads(env.render()) == env.unwrapped.table.view(None)


@for_every_module
def test_it_passes_the_render_test_and_writes_for_a_person(
    module: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(module.env)

    assert '"players"' in capsys.readouterr().out


@for_every_module
def test_every_agents_info_has_the_same_numbers_all_along(module: Any) -> None:
    env = module.raw_env(seats=3)
    env.reset(seed=5)

    for _ in env.agent_iter():
        seen, _, over, _, _ = env.last()
        assert {tuple(info) for info in env.infos.values()} == {
            ("kind", "number", "score", "place")
        }
        numbers = env.infos[env.agents[0]].values()
        assert all(type(number) in {int, float} for number in numbers)
        env.step(None if over else np.flatnonzero(seen["action_mask"])[0])


@for_every_module
def test_no_mask_that_is_acted_by_is_all_zero(module: Any) -> None:
    env = module.raw_env(seats=2)
    env.reset(seed=5)

    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        assert seen["action_mask"].any(), agent
        env.step(None if over else np.flatnonzero(seen["action_mask"])[-1])


@for_every_module
def test_it_travels_to_other_processes(module: Any) -> None:
    env = pickle.loads(pickle.dumps(module.raw_env(seats=3, reward="rank")))  # noqa: S301

    assert len(env.possible_agents) == 3


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(WrongOption, match="there are win, rank, score"):
        kutna_hora_v1.env(reward="glory")
    with pytest.raises(WrongOption, match="there are ansi, human"):
        kutna_hora_v1.env(render_mode="rgb_array")
