"""`silverspire balance`, the real command."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import COMMAND, CommandOutput, Terminal

FEW = ("--players", "chance", "--games", "3", "--jobs", "1")


def balance(folder: Path, *words: str | Path) -> CommandOutput:
    return Terminal(folder).run("balance", *words)


def test_a_report_is_written_as_pages_and_as_numbers(tmp_path: Path) -> None:
    said = balance(tmp_path, "world_without_end", *FEW, "--seats", "2", "--out", tmp_path / "out")

    assert said.code == 0
    assert "Targets met: " in said.text
    assert {path.name for path in (tmp_path / "out").iterdir()} == {
        *("balance.html", "balance-2.html", "balance.json"),
    }
    numbers = json.loads((tmp_path / "out" / "balance.json").read_text("utf-8"))
    assert numbers["plan"]["players"] == "chance"
    assert numbers["kinds"][0]["games"] == 3


@pytest.mark.parametrize(
    ("game", "players"), [("kutna_hora", "plain:20"), ("world_without_end", "search:20")]
)
def test_by_default_those_play_whom_the_targets_are_measured_with(
    tmp_path: Path, game: str, players: str
) -> None:
    words = ("--games", "2", "--seats", "2", "--jobs", "1", "--out", tmp_path / "out")

    assert balance(tmp_path, game, *words).code == 0

    numbers = json.loads((tmp_path / "out" / "balance.json").read_text("utf-8"))
    assert numbers["plan"]["players"] == players


def test_an_older_report_is_compared_with(tmp_path: Path) -> None:
    words = ("kutna_hora", *FEW, "--seats", "2")
    balance(tmp_path, *words, "--out", tmp_path / "old")

    old = tmp_path / "old" / "balance.json"
    said = balance(tmp_path, *words, "--seed", "2", "--out", tmp_path / "new", "--compare", old)

    assert said.code == 0
    assert "Compared with" in (tmp_path / "new" / "balance.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("kutna_hora", "--players", "nobody"), "there is no player 'nobody'"),
        (("kutna_hora", *FEW, "--seats", "two"), "“two” isn’t a list of seat counts"),
        (("kutna_hora", *FEW, "--seats", "5"), "is for 2 to 4 players, not 5"),
        (("kutna_hora", *FEW, "--pack", "nowhere"), "nowhere"),
        (("kutna_hora", *FEW, "--option", "color=red"), "color"),
        (("chess", *FEW), "there is no game called 'chess'"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(
    tmp_path: Path, words: tuple[str, ...], reason: str
) -> None:
    said = balance(tmp_path, *words, "--out", tmp_path / "out")

    assert said.code == 2
    assert reason in said.err
    assert not (tmp_path / "out").exists()


def test_a_report_on_another_game_is_no_comparison(tmp_path: Path) -> None:
    balance(tmp_path, "world_without_end", *FEW, "--seats", "2", "--out", tmp_path / "old")

    old = tmp_path / "old" / "balance.json"
    said = balance(tmp_path, "kutna_hora", *FEW, "--compare", old)

    assert said.code == 2
    assert "is a report on world_without_end, not kutna_hora" in " ".join(said.err.split())


@pytest.mark.parametrize("library", ["jinja2", "matplotlib", "numpy"])
def test_a_missing_library_is_named_before_the_first_game(library: str) -> None:
    without = f"import sys; sys.modules[{library!r}] = None\n{COMMAND[-1]}"

    on_end = subprocess.run(
        [sys.executable, "-c", without, "balance", "kutna_hora", *FEW],
        capture_output=True,
        text=True,
        check=False,
    )

    assert on_end.returncode == 1
    assert f"This needs {library}" in on_end.stderr
    assert 'pip install "silverspire[lab]"' in on_end.stderr
