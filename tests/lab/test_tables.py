"""Many tables at once: they play as single tables do, and refill the same arrays."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import silverspire
import silverspire.lab.gymnasium
from silverspire import IllegalChoice, UnknownChoice, WrongOption, WrongSeats
from silverspire.lab.batch import CHUNK
from silverspire.lab.observations import Observer
from silverspire.lab.tables import Tables
from silverspire.players.registry import find_player

for_every_game = pytest.mark.parametrize("game", silverspire.games())
IDS = ["silverspire/KutnaHora-v1", "silverspire/WorldWithoutEnd-v1"]
for_every_id = pytest.mark.parametrize("name", IDS)


def by_chance(tables: Tables, luck: np.random.Generator) -> Any:
    """A legal choice for each table."""
    return np.where(tables.masks, luck.random(tables.masks.shape), -1).argmax(axis=1)


def play(tables: Tables, games: int) -> list[str]:
    """What happened until that number of games had ended."""
    luck = np.random.default_rng(2)
    happened: list[str] = []
    while games > 0:
        tables.step(by_chance(tables, luck))
        happened += [f"{tables.final_scores[row]}" for row in np.flatnonzero(tables.over)]
        games -= int(tables.over.sum())
    return happened


@for_every_game
def test_the_arrays_are_what_single_tables_say(game: str) -> None:
    tables = Tables(game, 3, seats=3, seed=1)
    luck = np.random.default_rng(1)
    observer = Observer(silverspire.game(game))

    for _ in range(30):
        tables.step(by_chance(tables, luck))
        seats = [int(table.asked_seat()) for table in tables.tables]
        pairs = list(zip(tables.tables, seats, strict=True))
        assert tables.seats.tolist() == seats
        assert np.array_equal(tables.masks, [observer.mask(*pair) for pair in pairs])
        assert np.array_equal(tables.observations, [observer.vector(*pair) for pair in pairs])


@for_every_game
def test_choices_do_at_each_table_what_they_do_at_one(game: str) -> None:
    tables = Tables(game, 2, seats=2, seed=1)
    single = [table.clone() for table in tables.tables]
    luck = np.random.default_rng(1)

    for _ in range(25):
        chosen = by_chance(tables, luck)
        tables.step(chosen)
        for table, choice in zip(single, chosen, strict=True):
            table.apply(choice)

    assert tables.tables == single


@for_every_game
def test_the_arrays_stay_the_same_objects(game: str) -> None:
    tables = Tables(game, 4, seats=2, seed=1)
    names = ("observations", "masks", "seats", "rewards", "over", "final_observations")
    before = {name: id(getattr(tables, name)) for name in names}

    play(tables, games=1)
    tables.reset(seed=3)

    assert {name: id(getattr(tables, name)) for name in names} == before


@for_every_game
@pytest.mark.parametrize("reward", ["win", "rank", "score"])
def test_a_game_that_ends_gives_its_rewards_and_is_dealt_again(game: str, reward: str) -> None:
    tables = Tables(game, 2, seats=3, seed=1, reward=reward, observe=False)
    luck = np.random.default_rng(2)
    while not tables.over.any():
        assert not tables.rewards.any()
        tables.step(by_chance(tables, luck))

    row = int(np.flatnonzero(tables.over)[0])
    scores, places = tables.final_scores[row], tables.final_places[row]
    assert tables.rewards[row].sum() == pytest.approx(0, abs=1e-6)
    assert tables.rewards[row].argmax() == places.argmin()
    assert scores[places.argmin()] == scores.max()
    assert len(tables.tables[row].choices_made) == 0
    assert tables.masks.any(axis=1).all()


@for_every_game
@pytest.mark.parametrize("opponents", [None, "chance"])
def test_the_same_seed_and_choices_play_the_same_games(game: str, opponents: str | None) -> None:
    first = Tables(game, 3, seats=2, seed=4, opponents=opponents)
    second = Tables(game, 3, seats=2, seed=4, opponents=opponents)

    assert play(first, games=3) == play(second, games=3)
    assert first.tables == second.tables
    second.reset(seed=5)
    assert first.tables != second.tables


@for_every_game
@pytest.mark.parametrize("opponents", ["chance", ["chance", "greedy"]])
def test_with_opponents_only_ones_own_seat_is_asked(game: str, opponents: Any) -> None:
    tables = Tables(game, 2, seats=3, seat=1, opponents=opponents, seed=1)
    luck = np.random.default_rng(2)

    for _ in range(12):
        assert [table.asked_seat() for table in tables.tables] == [1, 1]
        tables.step(by_chance(tables, luck))


@for_every_game
def test_without_a_seat_another_is_drawn_for_each_game(game: str) -> None:
    tables = Tables(game, 24, seats=3, opponents="chance", seed=1, observe=False)

    assert set(tables.seats.tolist()) == {0, 1, 2}


def test_one_illegal_choice_is_refused_with_its_reasons_and_changes_nothing() -> None:
    tables = Tables("kutna_hora", 2, seats=2, seed=1)
    before = [table.clone() for table in tables.tables]
    chosen = by_chance(tables, np.random.default_rng(1))
    chosen[1] = np.flatnonzero(tables.masks[1] == 0)[0]

    with pytest.raises(IllegalChoice, match=r"at table 1 cannot be chosen now: .*\[[A-Z]+-"):
        tables.step(chosen)

    assert tables.tables == before


@pytest.mark.parametrize(
    ("chosen", "error"),
    [([0], WrongOption), ([-1, 0], UnknownChoice), ([0, 10_000], UnknownChoice)],
)
def test_what_is_no_choice_for_every_table_is_refused(
    chosen: list[int], error: type[Exception]
) -> None:
    tables = Tables("kutna_hora", 2, seats=2, seed=1)

    with pytest.raises(error):
        tables.step(
            np.where(np.array(chosen) == 0, tables.masks.argmax(axis=1)[: len(chosen)], chosen)
        )


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"count": 0}, WrongOption),
        ({"seat": 4}, WrongSeats),
        ({"seats": 3, "opponents": ["chance"]}, WrongSeats),
        ({"opponents": "nobody"}, WrongOption),
        ({"reward": "glory"}, WrongOption),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        Tables("kutna_hora", **({"count": 1} | settings))


# --- Gymnasium's vector environment --------------------------------------------------------------


def make_vec(name: str, **given: Any) -> Any:
    settings: dict[str, Any] = {"opponents": "chance", "seats": 2} | given
    return gymnasium.make_vec(
        name,
        num_envs=3,
        vectorization_mode="vector_entry_point",
        **settings,
    )


@for_every_id
def test_gymnasium_makes_it_by_the_games_id(name: str) -> None:
    envs = make_vec(name)

    seen, info = envs.reset(seed=1)

    assert envs.observation_space.contains(seen)
    assert envs.single_action_space.n == info["action_mask"].shape[1]
    seen, rewards, over, cut, info = envs.step(info["action_mask"].argmax(axis=1))
    assert envs.observation_space.contains(seen)
    assert [array.shape for array in (rewards, over, cut)] == [(3,)] * 3


@for_every_id
def test_the_last_observation_score_and_place_come_with_the_end(name: str) -> None:
    envs = make_vec(name)
    _, info = envs.reset(seed=1)
    over = np.zeros(3, np.bool_)
    while not over.any():
        _, rewards, over, _, info = envs.step(info["action_mask"].argmax(axis=1))

    row = int(np.flatnonzero(over)[0])
    assert envs.single_observation_space.contains(info["final_obs"][row])
    assert rewards[row] == (1 if info["final_info"]["place"][row] == 1 else -1)
    assert info["_final_obs"].tolist() == over.tolist()


@pytest.mark.parametrize("copy", [True, False])
def test_arrays_are_copied_or_handed_over_once(copy: bool) -> None:
    envs = make_vec(IDS[0], copy=copy)
    first, info = envs.reset(seed=1)

    second, *_ = envs.step(info["action_mask"].argmax(axis=1))

    assert (first is second) == (not copy)


@for_every_game
@pytest.mark.parametrize("name", ["greedy", "greedy:1", "quick"])
def test_an_opponent_inside_chooses_as_its_player_does(game: str, name: str) -> None:
    tables = Tables(game, 1, seats=2, seat=0, opponents=name, seed=1, observe=False)
    luck = np.random.default_rng(2)
    opponent = tables.opponents_at(0)[1]
    assert opponent is not None
    player = find_player(name, int(opponent.seed))

    for _ in range(12):
        single = tables.tables[0].clone()
        chosen = by_chance(tables, luck)
        tables.step(chosen)
        single.apply(chosen[0])
        while (asked := single.decision()) is not None and asked.seat == 1:
            single.apply(player.choose(single, asked))
        assert tables.tables[0] == single


@for_every_game
def test_a_whole_chunk_and_what_is_left_of_one_are_observed_alike(game: str) -> None:
    tables = Tables(game, CHUNK + 3, seats=2, seed=1)
    observer = Observer(silverspire.game(game))

    tables.step(tables.masks.argmax(axis=1))

    for row in (0, CHUNK - 1, CHUNK, CHUNK + 2):
        table = tables.tables[row]
        assert np.array_equal(tables.observations[row], observer.vector(table, table.asked_seat()))


def test_the_arrays_of_the_compiled_tables_can_only_be_read() -> None:
    tables = Tables("kutna_hora", 2, seats=2, seed=1)

    for array in (tables.masks, tables.seats, tables.over):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
