"""The bench: what it measures of ours can be measured, and everybody it names is known to it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import silverspire
from bench import strength
from bench.contestants import CONTESTANTS
from bench.measure import KINDS
from bench.ours import simulations_of
from bench.report import SHEETS
from silverspire.players.search import Budget, SearchPlayer

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(
    ("kind", "figure"),
    [
        ("rollout", "games_per_s"),
        ("contract", "actions_per_s"),
        ("environment", "steps_per_s"),
        ("raw_environment", "steps_per_s"),
        ("tables", "steps_per_s"),
        ("cut_off", "simulations_per_s"),
    ],
)
def test_our_games_are_measured(kind: str, figure: str) -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "bench.measure", kind, "world_without_end", "0.02", "1"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )

    assert json.loads(answer.stdout)[figure] > 0


def test_only_what_was_searched_is_counted() -> None:
    table = silverspire.game("world_without_end").new(seats=2, seed=1)
    player = SearchPlayer(1, Budget(simulations=400), horizon=0)

    counts = []
    for _ in range(8):
        counts.append(simulations_of(player, table))
        table.apply_unchecked(table.legal[0])

    assert any(0 < count < 400 for count in counts)  # decided before the budget was spent
    assert all(count < 400 + 5 for count in counts)  # the last tables are played from all choices


def test_every_contestant_is_of_a_known_kind_and_stands_in_a_table() -> None:
    shown = [contestant for sheet in SHEETS for contestant in sheet.contestants]

    assert {contestant.kind for contestant in CONTESTANTS} <= KINDS.keys()
    assert shown == list(CONTESTANTS)
    assert all(sheet.peer in sheet.contestants for sheet in SHEETS)


def test_a_player_is_measured_against_others_and_the_curve_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    quickest, *others = strength.curve_of("world_without_end").values()
    aimed = strength.cells_of("world_without_end")[0]

    strength.play(quickest, 2)
    strength.play(aimed, 2)
    strength.show([quickest, aimed, *others], Console(width=120))
    strength.draw(tmp_path / "strength.svg")

    told = capsys.readouterr().out
    assert "search:50ms" in told
    assert "99%" in told  # asked of greedy players against chance
    assert "search:100ms" not in told  # what was not played is not reported
    assert "<svg" in (tmp_path / "strength.svg").read_text()


def test_shorter_budgets_play_more_games_in_less_time() -> None:
    games = [strength.games_for(budget, 24, most=100) for budget in strength.BUDGETS]

    assert games == [100, 96, 68, 48, 34, 24]


def test_a_doubling_of_the_time_is_worth_what_the_shares_of_wins_show() -> None:
    def duel(doublings: int) -> strength.Duel:
        return strength.Duel(doublings, 400, 1 / (1 + 10 ** (-50 * doublings / 400)))

    worth = strength.worth_of_a_doubling([duel(doublings) for doublings in (1, 2, 3, 4, 5)])

    assert worth.value == pytest.approx(50, abs=1)
    assert worth.low < 50 < worth.high
    assert strength.worth_of_a_doubling([strength.Duel(1, 2, 1.0)]).low < 0  # two games tell little
