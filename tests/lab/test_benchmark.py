"""The benchmark: every pair plays the same deals, and a run that was stopped goes on."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import silverspire
from silverspire import WrongOption
from silverspire.lab.benchmark.baselines import find_baseline
from silverspire.lab.benchmark.command import main
from silverspire.lab.benchmark.games import GAMES, GamesFile, PlayedGame, play, schedule, setup_of
from silverspire.lab.benchmark.ratings import rate, rows
from tests.conformance.play import asked

GAME = "world_without_end"
PLAYERS = "chance,greedy:1,quick"


def run(folder: Path, deals: int, players: str = PLAYERS, seed: int = 1) -> int:
    asked_for = ["--players", players, "--deals", str(deals), "--seed", str(seed)]
    return main([GAME, *asked_for, "--out", str(folder)])


def results(folder: Path) -> dict[str, Any]:
    """What was found, without the times."""
    found: dict[str, Any] = msgspec.json.decode((folder / "results.json").read_bytes())
    for row in found["rows"]:
        del row["milliseconds"]
    return found


def game(first: str, second: str, winner: str, deal: int = 0) -> PlayedGame:
    places = (1, 2) if winner == first else (2, 1)
    return PlayedGame((first, second), deal, (0, 0), places, (1, 1), (0, 0))


def test_every_pair_plays_each_deal_from_both_seats() -> None:
    played = Counter(pairing.players for pairing in schedule(["a", "b", "c"], deals=4))

    assert len(played) == 6
    assert set(played.values()) == {4}


def test_whenever_it_is_stopped_every_pair_has_played_as_much() -> None:
    first_deal = schedule(["a", "b", "c"], deals=4)[:6]

    assert {pairing.deal for pairing in first_deal} == {0}


def test_a_run_that_was_stopped_goes_on_to_the_same_table(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    run(whole, deals=2)
    run(stopped, deals=1)
    with (stopped / GAMES).open("ab") as file:
        file.write(b'{"players":["chance","qui')  # the machine went off

    assert run(stopped, deals=2) == 0

    assert results(stopped) == results(whole)


def test_the_stronger_player_is_rated_higher(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(tmp_path, deals=3)

    names = [row["player"] for row in results(tmp_path)["rows"]]
    assert names[-1] == "chance"
    shown = capsys.readouterr().out
    assert "| `quick` |" in shown
    assert shown == (tmp_path / "table.md").read_text("utf-8")


def test_games_of_another_setup_are_not_mixed_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(tmp_path, deals=1)

    assert run(tmp_path, deals=1, seed=2) == 1
    assert "choose another folder" in capsys.readouterr().err


def test_ten_wins_to_one_are_400_points() -> None:
    games = [game("greedy", "x", "greedy", deal) for deal in range(1000)]
    games += [game("greedy", "x", "x", deal) for deal in range(100)]

    rated = rate(["greedy", "x"], games)

    assert rated["greedy"] == 1000
    assert rated["x"] == pytest.approx(600, abs=2)


def test_who_won_everything_is_not_infinitely_strong() -> None:
    found = rows([game("greedy", "x", "greedy", deal) for deal in range(10)])

    assert [row.player for row in found] == ["greedy", "x"]
    assert 0 < found[1].rating.value < 1000


@pytest.mark.parametrize("name", ["flat:8", "ismcts:3"])
def test_a_baseline_makes_legal_choices_to_the_end(name: str, tmp_path: Path) -> None:
    setup = setup_of(GAME, seed=1)

    played = play(setup, schedule([name, "chance"], deals=1)[0])

    assert sorted(played.places) in ([1, 1], [1, 2])
    kept = GamesFile(tmp_path, setup)
    kept.add(played)
    assert GamesFile(tmp_path, setup).games == [played]


def test_a_net_takes_the_likeliest_legal_choice(tmp_path: Path) -> None:
    state = silverspire.game(GAME).new(seats=2, seed=1)
    size, choices = len(state.observation(0)), len(state.game.choice_names)
    file = tmp_path / "net.npz"
    wanted = asked(state).choices[-1]
    logits = np.arange(choices) * 0.01 + (np.arange(choices) == wanted)
    np.savez(
        file,
        weights_0=np.ones((4, size)),
        bias_0=np.zeros(4),
        weights_1=np.zeros((choices, 4)),
        bias_1=logits,
    )

    assert find_baseline(f"net:{file}", 1).choose(state, asked(state)) == wanted


@pytest.mark.parametrize("name", ["flat:none", "ismcts:0", "nobody"])
def test_wrong_names_are_refused(name: str) -> None:
    with pytest.raises(WrongOption):
        find_baseline(name, 1)


def test_a_file_that_is_no_net_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    np.savez(file, weights_0=np.zeros(1), other=np.zeros(1))

    with pytest.raises(WrongOption, match="no policy net"):
        find_baseline(f"net:{file}", 1)
