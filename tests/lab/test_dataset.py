"""The data set: records that replay, in files that never change."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import silverspire
from silverspire import WrongOption
from silverspire.lab import dataset
from silverspire.lab.dataset import MANIFEST, Setup, main, make_dataset, read_dataset, setup_of

SHIPPED = Path(__file__).parents[2] / "docs" / "research" / "games"
for_every_game = pytest.mark.parametrize("game", silverspire.games())


def small(seed: int = 1) -> Setup:
    """Two games to a file."""
    whole = setup_of("world_without_end", "quick", 2, seed)
    return msgspec.structs.replace(whole, games_of_a_file=2)


def make(folder: Path, games: int, jobs: int = 1, seed: int = 1) -> list[int]:
    return list(make_dataset(folder, small(seed), games, jobs))


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_every_record_replays_to_its_result(tmp_path: Path) -> None:
    make(tmp_path, games=3)

    records = list(read_dataset(tmp_path))

    assert len(records) == 3
    for record in records:
        assert silverspire.replay(record).over
        assert record.result is not None


def test_a_run_that_was_stopped_goes_on_to_the_same_files(tmp_path: Path) -> None:
    counts = make(tmp_path / "whole", games=5)
    make(tmp_path / "stopped", games=3)

    assert make(tmp_path / "stopped", games=5)[0] == 2  # the file that was not full is made again

    assert counts == [0, 1, 2, 3, 4, 5]
    assert contents(tmp_path / "stopped") == contents(tmp_path / "whole")


def test_it_is_the_same_from_one_process_and_from_two(tmp_path: Path) -> None:
    make(tmp_path / "one", games=4)
    make(tmp_path / "two", games=4, jobs=2)

    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    make(tmp_path, games=2)
    file = tmp_path / "records-00000.jsonl.gz"
    file.write_bytes(file.read_bytes()[:-1] + b"x")

    with pytest.raises(WrongOption, match=r"records-00000.*damaged"):
        list(read_dataset(tmp_path))


def test_games_of_another_setup_are_not_mixed_in(tmp_path: Path) -> None:
    make(tmp_path, games=2)

    with pytest.raises(WrongOption, match="choose another folder"):
        make(tmp_path, games=4, seed=2)


def test_the_command_says_what_it_wrote(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = ["--jobs", "1", "--out", str(tmp_path)]

    assert main(["kutna_hora", "--games", "1", "--player", "chance", *where]) == 0

    assert capsys.readouterr().out == f"1 games of kutna_hora in {tmp_path}\n"
    assert (tmp_path / MANIFEST).exists()
    assert main(["kutna_hora", "--player", "nobody", *where]) == 1


@for_every_game
def test_the_sample_is_whole_and_as_its_manifest_says(game: str) -> None:
    """Packs are balanced again from time to time: what was played with an earlier one stays."""
    manifest = msgspec.json.decode((SHIPPED / game / MANIFEST).read_bytes(), type=dataset.Manifest)
    records = list(read_dataset(SHIPPED / game))

    assert len(records) == manifest.games
    assert {record.header.game for record in records} == {game}
    assert {record.header.pack.hash for record in records} == {manifest.setup.pack_hash}
    assert all(record.result is not None for record in records)
