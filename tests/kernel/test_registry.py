"""Games are found by adding a folder or by another package's announcement; nothing names one."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

import silverspire
from silverspire import UnknownGame
from tests.kernel.toy import GAME, a_toy

GAMES = Path(silverspire.__file__).parent / "games"


def test_every_folder_of_games_is_a_game() -> None:
    folders = sorted(path.parent.name for path in GAMES.glob("*/__init__.py"))

    assert silverspire.games() == folders
    assert [silverspire.game(name).name for name in folders] == folders


def test_a_game_is_one_and_the_same_each_time() -> None:
    name = silverspire.games()[0]

    assert silverspire.game(name) is silverspire.game(name)


@pytest.mark.parametrize("name", ["chess", "", "silverspire", "__init__", "Kutna_Hora"])
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    listed = ", ".join(silverspire.games())

    with pytest.raises(
        UnknownGame, match=f"there is no game called '{name}'; choose from {listed}"
    ):
        silverspire.game(name)


def test_the_list_of_games_can_be_asked_for_after_a_game_was_imported() -> None:
    for name in silverspire.games():
        importlib.import_module(f"silverspire.games.{name}.game")

    assert silverspire.games() == silverspire.games()


def test_the_list_of_games_survives_any_order_of_imports() -> None:
    name = silverspire.games()[0]
    script = f"import silverspire.games.{name}.game, silverspire; print(silverspire.games())"

    answer = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )

    assert name in answer.stdout


def test_asking_for_a_list_twice_gives_two_lists() -> None:
    silverspire.games().clear()

    assert silverspire.games()


@pytest.mark.usefixtures("announced")
def test_a_game_that_another_package_announces_is_found() -> None:
    assert "toy" in silverspire.games()
    assert silverspire.game("toy") is GAME
    assert silverspire.replay(a_toy(seed=2).record()).to_bytes() == a_toy(seed=2).to_bytes()


def test_the_announced_game_is_gone_when_its_package_is() -> None:
    assert "toy" not in silverspire.games()
