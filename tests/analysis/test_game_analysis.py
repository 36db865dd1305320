"""The analysis of finished games."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import silverspire
from silverspire import BrokenRecord
from silverspire.analysis.game_analysis import AnalysisPlan, analyze
from silverspire.analysis.moves import analyze_move
from silverspire.analysis.verdicts import THRESHOLDS
from silverspire.kernel.replays import walk
from tests.analysis.games import CAREFUL, CARELESS, PLAN, analyzed_game, finished_game
from tests.conformance.play import asked
from tests.players.tables import tables, twins

GAMES = silverspire.games()
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_the_game_is_analyzed_once_and_in_order(game: str) -> None:
    record, found = finished_game(game), analyzed_game(game)

    assert [move.choice for move in found.moves] == [step.choice for step in record.steps]
    assert [move.move for move in found.moves] == list(range(len(record.steps)))


@pytest.mark.parametrize("game", GAMES)
def test_a_careless_player_loses_more_with_every_choice(game: str) -> None:
    summaries = analyzed_game(game).summaries

    assert summaries[CARELESS].points_lost > 2 * summaries[CAREFUL].points_lost


@pytest.mark.parametrize("game", GAMES)
def test_the_costliest_choices_are_the_clear_errors_that_lost_most(game: str) -> None:
    found = analyzed_game(game)
    for summary in found.summaries:
        errors = [
            move.loss
            for move in found.moves
            if move.seat == summary.seat and move.verdict in THRESHOLDS
        ]

        assert [found.moves[place].loss for place in summary.costliest] == sorted(
            errors, reverse=True
        )[:3]


@pytest.mark.parametrize("game", GAMES)
def test_chances_sum_to_one_and_end_with_the_winner(game: str) -> None:
    record, found = finished_game(game), analyzed_game(game)

    assert len(found.chances) == len(record.steps) + 1
    assert all(sum(chances) == pytest.approx(1) for chances in found.chances)
    assert record.result
    assert [chance > 0 for chance in found.chances[-1]] == [p == 1 for p in record.result.ranking]


@pytest.mark.parametrize("game", GAMES)
def test_the_best_line_can_be_played_on_the_board(game: str) -> None:
    found = analyzed_game(game)
    tried = 0
    for table, move in zip(walk(finished_game(game)), found.moves, strict=False):
        after = table.clone()
        for name in move.line:
            assert asked(after).seat == move.seat
            after.apply(after.game.choice_of(name))
        tried += len(move.line) > 1

    assert tried > 5


def test_the_same_seed_gives_the_same_analysis_in_any_number_of_processes() -> None:
    assert analyze(finished_game(), PLAN, jobs=2) == analyzed_game()


def test_progress_reports_every_choice() -> None:
    record = finished_game()
    reported: list[int] = []

    analyze(record, PLAN, report_progress=reported.append)

    assert sum(reported) == len(record.steps)
    assert len(reported) > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_judged_by_what_its_seat_could_know(game: str) -> None:
    for state in tables(game, 40):
        decision = asked(state)
        made = decision.choices[-1]
        judged = analyze_move(state, decision, made, 20, 1, open_handed=False)
        for twin in twins(state):
            other = analyze_move(twin, decision, made, 20, 1, open_handed=False)

            assert (other.best, other.loss, other.chance) == (
                judged.best,
                judged.loss,
                judged.chance,
            )


def test_hindsight_sees_what_was_hidden() -> None:
    judged = [
        [analyze_move(one, asked(one), choice, 20, 1, open_handed=True).chance for one in alike]
        for state in tables("world_without_end", 40)
        for choice in asked(state).choices[:1]
        for alike in [[state, *twins(state)]]
    ]

    assert any(len(set(chances)) > 1 for chances in judged)


def test_an_unfinished_game_is_refused() -> None:
    record = silverspire.game("kutna_hora").new(seats=2, seed=1).record()

    with pytest.raises(BrokenRecord, match="not finished"):
        analyze(record, PLAN)


def test_a_game_of_unknown_rules_is_refused() -> None:
    record = finished_game()
    header = msgspec.structs.replace(record.header, rules_version="99")

    with pytest.raises(BrokenRecord, match="rules 99"):
        analyze(msgspec.structs.replace(record, header=header), PLAN)


def test_an_analysis_survives_being_written_and_read() -> None:
    found = analyzed_game()

    assert msgspec.json.decode(msgspec.json.encode(found), type=type(found)) == found
    assert found.plan == AnalysisPlan(simulations=20)


def test_the_example_in_the_documentation_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (ROOT / "docs" / "how-to" / "analyze.md").read_text("utf-8")
    example = page.partition("```python\n")[2].partition("```")[0]
    finished_game().save(tmp_path / "my-game.json")
    monkeypatch.chdir(tmp_path)

    exec(compile(example, "analyze.md", "exec"), {"__name__": "analyze"})

    assert len(capsys.readouterr().out.splitlines()) == 3
