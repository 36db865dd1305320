"""`silverspire analyze`."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from silverspire.analysis.game_analysis import GameAnalysis
from tests.analysis.games import finished_game
from tests.cli.terminal import CommandOutput, Terminal


@pytest.fixture(scope="module")
def analyzed(tmp_path_factory: pytest.TempPathFactory) -> tuple[CommandOutput, Path]:
    folder = tmp_path_factory.mktemp("analysis")
    finished_game().save(folder / "game.json")
    terminal = Terminal(folder)
    return terminal.run("analyze", folder / "game.json", "--simulations", "20"), folder


def test_every_player_is_summed_up_with_the_costliest_decisions(
    analyzed: tuple[CommandOutput, Path],
) -> None:
    said, _ = analyzed

    assert said.code == 0
    assert "Inaccuracies Mistakes Blunders" in said.text
    assert said.text.count("’s costliest decisions") == 2
    assert "of the chance of winning" in said.text


def test_the_numbers_are_written_beside_the_game(analyzed: tuple[CommandOutput, Path]) -> None:
    _, folder = analyzed

    found = msgspec.json.decode((folder / "game-analysis.json").read_bytes(), type=GameAnalysis)

    assert [move.choice for move in found.moves] == [step.choice for step in finished_game().steps]


def test_the_page_shows_the_curve_and_every_decision(
    analyzed: tuple[CommandOutput, Path],
) -> None:
    _, folder = analyzed

    page = (folder / "game-analysis.html").read_text("utf-8")

    assert page.count("<svg") >= 3
    assert "Blunder" in page
    assert "{?" not in page


def test_an_unfinished_game_is_refused_with_a_sentence(terminal: Terminal) -> None:
    said = terminal.play("--seed", "7", typed=[1, "quit"])

    refused = terminal.run("analyze", said.saved_file)

    assert refused.code != 0
    assert "isn’t finished" in " ".join(refused.err.split())


def test_a_file_that_is_no_record_is_refused_with_a_sentence(
    terminal: Terminal, tmp_path: Path
) -> None:
    (tmp_path / "letter.json").write_text('{"dear": "reader"}')

    refused = terminal.run("analyze", tmp_path / "letter.json")

    assert refused.code != 0
    assert "not a record of a game" in " ".join(refused.err.split())
