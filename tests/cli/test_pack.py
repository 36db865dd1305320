"""`silverspire pack`: copies to edit, and what is wrong with them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from silverspire.cli.pack import app
from silverspire.kernel.errors import UnknownGame, UnknownPack
from silverspire.kernel.packs import CannotWritePack
from silverspire.kernel.registry import find_game


def pack(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A fresh copy of the shipped pack."""
    assert pack("new", tmp_path / "copied").exit_code == 0
    return tmp_path / "copied"


def test_new_copies_the_shipped_pack_and_says_what_comes_next(tmp_path: Path) -> None:
    result = pack("new", tmp_path / "my-box")

    assert result.exit_code == 0
    assert "my-box is a copy of reconstructed." in result.output
    assert find_game("kutna_hora").check_pack(tmp_path / "my-box") == []


def test_new_copies_a_folder_too(copied: Path, tmp_path: Path) -> None:
    result = pack("new", tmp_path / "second", "--from", copied)

    assert result.exit_code == 0
    assert 'name = "second"' in (tmp_path / "second" / "pack.toml").read_text("utf-8")


def test_new_overwrites_nothing(copied: Path) -> None:
    result = pack("new", copied)

    assert isinstance(result.exception, CannotWritePack)


def test_new_from_an_unknown_pack_says_which_there_are(tmp_path: Path) -> None:
    result = pack("new", tmp_path / "mine", "--from", "reconstruct")

    assert isinstance(result.exception, UnknownPack)
    assert "did you mean reconstructed?" in str(result.exception)
    assert not (tmp_path / "mine").exists()


def test_an_unknown_game_is_refused(tmp_path: Path) -> None:
    result = pack("new", tmp_path / "mine", "--game", "chess")

    assert isinstance(result.exception, UnknownGame)


def test_check_says_how_much_there_is_and_its_hash(copied: Path) -> None:
    result = pack("check", copied)

    assert result.exit_code == 0
    assert "copied has no problems." in result.output
    assert re.search(r"12 files, \d+ values: \d+ rulebook, \d+ derived, \d+ rec", result.output)
    assert re.search(r"hash [0-9a-f]{32}\n", result.output)


def test_check_names_file_line_what_and_rule(copied: Path) -> None:
    tiles = copied / "guild_buildings.toml"
    tiles.write_text(tiles.read_text("utf-8").replace("plot_price = 3", "plot_price = 0", 1))

    result = pack("check", copied)

    assert result.exit_code == 1
    assert re.search(
        r"^guild_buildings\.toml:\d+: `plot_price` is 0; it must be from 1 to 99 \[KH-PLOT-1\]$",
        result.output,
        re.MULTILINE,
    )
    assert "copied has 1 problem." in result.output


def test_check_of_a_shipped_pack_needs_only_its_name() -> None:
    assert pack("check", "reconstructed").exit_code == 0


def test_check_of_a_folder_that_is_not_there_says_so(tmp_path: Path) -> None:
    result = pack("check", tmp_path / "nowhere")

    assert isinstance(result.exception, UnknownPack)
