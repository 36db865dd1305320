"""An arena gives the same results however it is run, and loses no finished game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import ray

from silverspire.lab.arena.match import ArenaStopped, play_match
from silverspire.lab.arena.run_folder import BrokenRunFolder, RunFolder, WrongFolder
from silverspire.lab.arena.schedule import match_of
from silverspire.lab.arena.setup import Setup
from tests.lab.arena_players import PACK, a_setup, play_with_mischief, run

GAMES = 8


@pytest.fixture(scope="module")
def setup() -> Setup:
    return a_setup("chance", "chance")


@pytest.fixture(scope="module")
def unbroken(setup: Setup, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An arena that ran in one piece, one game after the other."""
    folder = tmp_path_factory.mktemp("arenas") / "unbroken"
    run(folder, setup, GAMES)
    return folder


@pytest.fixture
def cluster() -> Iterator[None]:
    """A real cluster, as small as they come."""
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def results(folder: Path) -> bytes:
    return (folder / "results.json").read_bytes()


# --- The same everywhere -------------------------------------------------------------------------


def test_two_processes_give_the_same_results_as_one(
    setup: Setup, unbroken: Path, tmp_path: Path
) -> None:
    assert run(tmp_path / "two", setup, GAMES, jobs=2) == results(unbroken)


def test_a_ray_cluster_gives_the_same_results(
    setup: Setup, unbroken: Path, tmp_path: Path, cluster: None
) -> None:
    assert run(tmp_path / "ray", setup, GAMES, backend="ray") == results(unbroken)


def test_a_game_ends_the_same_whenever_it_is_played(setup: Setup) -> None:
    first, other, again = (play_match(match_of(setup, PACK, number)) for number in (0, 1, 0))

    assert first.points == again.points
    assert first.points != other.points


@pytest.mark.parametrize("game", ["kutna_hora", "world_without_end"])
def test_both_games_are_played(game: str) -> None:
    setup = a_setup("chance", "chance", "chance", game=game)

    played = play_match(match_of(setup, PACK, 0))

    assert len(played.points) == 3
    assert 1 in played.places
    assert all(sum(clock.classes.values()) > 10 for clock in played.clocks)


# --- Going on ------------------------------------------------------------------------------------


def test_an_arena_resumes_where_it_stopped(setup: Setup, unbroken: Path, tmp_path: Path) -> None:
    run(tmp_path / "arena", setup, 4)

    assert run(tmp_path / "arena", setup, GAMES) == results(unbroken)


def test_a_torn_last_line_is_played_again(setup: Setup, unbroken: Path, tmp_path: Path) -> None:
    folder = tmp_path / "arena"
    run(folder, setup, GAMES)
    games = folder / "games.jsonl"
    games.write_bytes(games.read_bytes()[:-40])

    assert run(folder, setup, GAMES) == results(unbroken)
    assert len(games.read_bytes().splitlines()) == GAMES


def test_fewer_games_than_were_played_are_a_part_of_them(setup: Setup, tmp_path: Path) -> None:
    few = run(tmp_path / "few", setup, 4)
    run(tmp_path / "many", setup, GAMES)

    assert run(tmp_path / "many", setup, 4) == few


def test_a_line_that_makes_no_sense_is_named(setup: Setup, tmp_path: Path) -> None:
    folder = tmp_path / "arena"
    run(folder, setup, 2)
    games = folder / "games.jsonl"
    games.write_bytes(b"nonsense\n" + games.read_bytes())

    with pytest.raises(BrokenRunFolder, match=r"Line 1 of .*games\.jsonl can’t be read"):
        run(folder, setup, 2)


# --- Whose folder --------------------------------------------------------------------------------


def test_a_folder_of_another_set_up_is_refused_with_what_differs(
    setup: Setup, tmp_path: Path
) -> None:
    run(tmp_path / "arena", setup, 2)

    with pytest.raises(WrongFolder, match="seed: 1 there, 9 here"):
        run(tmp_path / "arena", a_setup("chance", "chance", seed=9), 2)


def test_players_with_other_fitted_weights_are_other_players(setup: Setup, tmp_path: Path) -> None:
    run(tmp_path / "arena", setup, 2)
    taught = msgspec.structs.replace(setup, evaluator="fitted again")

    with pytest.raises(WrongFolder, match=rf"evaluator: {setup.evaluator} there, fitted again"):
        run(tmp_path / "arena", taught, 2)


def test_a_setup_keeps_the_key_that_version_0_1_0_wrote(setup: Setup) -> None:
    stored = msgspec.json.encode(setup)

    assert msgspec.json.decode(stored)["judgement"] == setup.evaluator
    assert msgspec.json.decode(stored, type=Setup) == setup


def test_a_folder_with_other_files_is_refused(setup: Setup, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna", "utf-8")

    with pytest.raises(WrongFolder, match="contains other files"):
        run(tmp_path, setup, 2)


def test_a_folder_in_use_is_refused(setup: Setup, tmp_path: Path) -> None:
    with (
        RunFolder(tmp_path / "arena", setup).opened(),
        pytest.raises(WrongFolder, match="Another arena"),
        RunFolder(tmp_path / "arena", setup).opened(),
    ):
        pytest.fail("two arenas share a folder")


def test_a_fresh_start_forgets_the_games(setup: Setup, tmp_path: Path) -> None:
    run(tmp_path / "arena", setup, 2)

    with RunFolder(tmp_path / "arena", a_setup("chance", "chance", seed=9)).opened(
        fresh=True
    ) as new:
        assert new.played == {}
        assert new.setup.seed == 9


# --- Players that fail ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("player", "error"),
    [
        ("clumsy", "ValueError: I cannot think of anything"),
        ("cheat", "IllegalChoice: "),
        ("sulky", "RuntimeError: one more game"),
        ("missing", "WrongOption: there is no player 'missing'"),
    ],
)
def test_a_game_that_a_player_spoils_is_its_failure(player: str, error: str) -> None:
    setup = a_setup("chance", player)

    failed = play_with_mischief(match_of(setup, PACK, 1)).failed

    assert failed is not None
    assert failed.player == 1
    assert failed.error.startswith(error)


def test_the_arena_continues_after_a_failure_and_names_it(tmp_path: Path) -> None:
    setup = a_setup("chance", "clumsy")

    found = json.loads(run(tmp_path / "arena", setup, 4, play=play_with_mischief))

    assert [failed["game"] for failed in found["failed"]] == [0, 1, 2, 3]
    assert {failed["player"] for failed in found["failed"]} == {"clumsy"}
    assert {failed["error"] for failed in found["failed"]} == {
        "ValueError: I cannot think of anything"
    }


def test_a_player_that_brings_its_process_down_costs_only_its_games(tmp_path: Path) -> None:
    setup = a_setup("chance", "deadly")

    found = json.loads(run(tmp_path / "arena", setup, 2, play=play_with_mischief))

    assert [failed["game"] for failed in found["failed"]] == [0, 1]
    assert "exit code 7" in found["failed"][0]["error"]


def test_failed_games_are_tried_again(tmp_path: Path) -> None:
    setup = a_setup("chance", "chance")
    with RunFolder(tmp_path / "arena", setup).opened() as run_folder:
        run_folder.add(play_with_mischief(match_of(a_setup("chance", "clumsy"), PACK, 0)))

    found = json.loads(run(tmp_path / "arena", setup, 2))

    assert found["failed"] == []
    assert found["finished"] == 2


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"pack_hash": "of another pack"}, "not the one this arena started with"),
        ({"evaluator": "of another fit"}, "the same version of Silverspire"),
    ],
)
def test_a_machine_with_another_pack_or_evaluator_is_no_failure_of_a_player(
    changed: dict[str, str], message: str, tmp_path: Path
) -> None:
    setup = msgspec.structs.replace(a_setup("chance", "chance"), **changed)

    with pytest.raises(ArenaStopped, match=message):
        run(tmp_path / "arena", setup, 2)
