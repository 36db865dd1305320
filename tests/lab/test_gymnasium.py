"""Gymnasium: one seat against computer players; passes Gymnasium's own check."""

from __future__ import annotations

import json
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from silverspire import GameOver, IllegalChoice, WrongOption, WrongSeats
from silverspire.lab.gymnasium import SeatEnv

IDS = ["silverspire/KutnaHora-v1", "silverspire/WorldWithoutEnd-v1"]
for_every_id = pytest.mark.parametrize("name", IDS)


def make(name: str, **settings: Any) -> Any:
    return gymnasium.make(name, **({"opponents": "chance"} | settings))


def play(env: Any, seed: int | None) -> tuple[int, float, dict[str, Any]]:
    """An episode by chance: its steps, the sum of its rewards and its last info."""
    _, said = env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    steps, total, over = 0, 0.0, False
    while not over:
        action = luck.choice(np.flatnonzero(said["action_mask"]))
        _, reward, over, _, said = env.step(action)
        steps, total = steps + 1, total + reward
    return steps, total, said


@for_every_id
@pytest.mark.parametrize("illegal", ["lose", "random"])
def test_it_passes_the_check(name: str, illegal: str) -> None:
    check_env(make(name, illegal=illegal, render_mode="ansi").unwrapped)


@for_every_id
def test_an_episode_ends_with_the_reward_of_the_place(name: str) -> None:
    steps, reward, said = play(make(name, seats=2), seed=1)

    assert steps > 10
    assert reward == (1 if said["place"] == 1 else -1)


@for_every_id
def test_the_same_seed_plays_the_same_episodes(name: str) -> None:
    first, second = make(name), make(name)

    assert str(play(first, seed=6)) == str(play(second, seed=6))
    assert first.reset()[1]["seat"] == second.reset()[1]["seat"]
    assert first.unwrapped.table.seed == second.unwrapped.table.seed


@for_every_id
def test_the_seat_is_the_chosen_one_or_another_each_episode(name: str) -> None:
    fixed, free = make(name, seat=2), make(name)

    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(8)} == {2}
    assert len({free.reset(seed=seed)[1]["seat"] for seed in range(8)}) > 1


@for_every_id
def test_it_is_always_the_agents_turn(name: str) -> None:
    env = make(name, seats=3, seat=1).unwrapped
    _, said = env.reset(seed=2)

    for _ in range(20):
        assert env.table.asked_seat() == 1
        assert np.array_equal(said["action_mask"], env.action_masks())
        *_, said = env.step(np.flatnonzero(said["action_mask"])[0])


@for_every_id
def test_an_illegal_action_loses(name: str) -> None:
    env = make(name)
    _, said = env.reset(seed=1)

    _, reward, over, _, said = env.step(np.flatnonzero(said["action_mask"] == 0)[0])

    assert (reward, over, said["illegal"]) == (-1, True, True)


@for_every_id
def test_or_a_legal_choice_is_drawn_instead(name: str) -> None:
    env = make(name, illegal="random")
    _, said = env.reset(seed=1)

    _, reward, over, _, said = env.step(np.flatnonzero(said["action_mask"] == 0)[0])

    assert (reward, over, said["illegal"]) == (0, False, True)


@for_every_id
def test_or_it_raises_the_reasons(name: str) -> None:
    env = make(name, illegal="raise")
    _, said = env.reset(seed=1)

    with pytest.raises(IllegalChoice, match=r"\[[A-Z]+-"):
        env.step(np.flatnonzero(said["action_mask"] == 0)[0])


def test_opponents_are_named_one_by_one() -> None:
    env = make(IDS[0], seats=3, opponents=["chance", "chance"])

    assert play(env, seed=1)[0] > 10


def test_it_shows_what_the_seat_sees() -> None:
    env = make(IDS[1], seat=1, render_mode="ansi")
    env.reset(seed=1)

    assert json.loads(env.render()) == env.unwrapped.table.view(1)


def test_it_writes_what_a_person_watches(capsys: pytest.CaptureFixture[str]) -> None:
    env = make(IDS[1], seat=1, render_mode="human")
    _, said = env.reset(seed=1)
    capsys.readouterr()

    env.step(np.flatnonzero(said["action_mask"])[0])

    assert json.loads(capsys.readouterr().out) == env.unwrapped.table.view(1)


@for_every_id
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_no_mask_is_ever_all_zero_autoreset_included(name: str, mode: AutoresetMode) -> None:
    envs = gymnasium.make_vec(
        name,
        num_envs=2,
        vectorization_mode="sync",
        opponents="chance",
        seats=2,
        vector_kwargs={"autoreset_mode": mode},
    )
    _, said = envs.reset(seed=3)
    ends = 0

    while ends < 3:
        assert said["action_mask"].any(axis=1).all()
        _, _, over, _, said = envs.step(said["action_mask"].argmax(axis=1))
        ends += int(over.sum())


@for_every_id
def test_infos_have_the_same_numbers_all_along(name: str) -> None:
    env = make(name, seats=2)
    _, first = env.reset(seed=1)

    _, _, last = play(env, seed=1)

    assert list(first) == list(last)
    assert (first["place"], last["kind"]) == (0, -1)
    assert env.unwrapped.game.question_names[first["kind"]]


def test_after_the_end_comes_a_reset() -> None:
    env = SeatEnv("kutna_hora", opponents="chance")
    play(env, seed=1)

    with pytest.raises(GameOver, match="reset"):
        env.step(np.int64(0))


@pytest.mark.parametrize(
    ("settings", "error", "words"),
    [
        ({"illegal": "forgive"}, WrongOption, "lose, random, raise"),
        ({"render_mode": "rgb_array"}, WrongOption, "there are ansi, human"),
        ({"render_mode": "rgb_array"}, TypeError, "there are ansi, human"),  # as sb3 expects it
        ({"opponents": "nobody"}, WrongOption, "nobody"),
        ({"seats": 3, "opponents": ["chance"]}, WrongSeats, "2 other seats"),
        ({"seat": 4}, WrongSeats, "no seat 4"),
    ],
)
def test_wrong_settings_are_refused(
    settings: dict[str, Any], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        SeatEnv("kutna_hora", **settings)
