"""Balance reports: the whole of one, from the games to its pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from silverspire.lab.balance.pages import make_pages, page_name
from silverspire.lab.balance.plan import Plan
from silverspire.lab.balance.play import play_all, play_game
from silverspire.lab.balance.report import CannotRead, Report, make_report, read_report, to_json
from silverspire.lab.balance.study import find_study
from silverspire.lab.balance.variant_page import OVERVIEW, target_words

GAMES = ("kutna_hora", "world_without_end")
every_game = pytest.mark.parametrize("game", GAMES)


def a_plan(game: str, seats: tuple[int, ...] = (3,), seed: int = 1, games: int = 6) -> Plan:
    return Plan(game, "reconstructed", "chance", games, seed, seats, {})


def report_on(plan: Plan, jobs: int = 1) -> Report:
    variants = find_study(plan.game).variants(plan.seats, plan.options)
    return make_report(plan, play_all(plan, variants, jobs, lambda: None))


@pytest.fixture(scope="module", params=GAMES)
def report(request: pytest.FixtureRequest) -> Report:
    return report_on(a_plan(request.param))


# --- Playing -------------------------------------------------------------------------------------


@every_game
def test_the_numbers_do_not_depend_on_how_many_processes_play(game: str) -> None:
    plan = a_plan(game)

    assert to_json(report_on(plan, jobs=1)) == to_json(report_on(plan, jobs=2))


@every_game
def test_another_seed_deals_other_games(game: str) -> None:
    variant = find_study(game).variants((3,), {})[0]

    games = [play_game(a_plan(game, seed=seed), variant, 0) for seed in (1, 1, 2)]

    assert games[0] == games[1]
    assert games[0] != games[2]


def test_a_progress_bar_moves_with_every_game() -> None:
    plan = a_plan("world_without_end", (2, 3))
    heard: list[str] = []

    variants = find_study(plan.game).variants(plan.seats, {})
    played = [
        (variant.name, len(found))
        for variant, found in play_all(plan, variants, 1, lambda: heard.append("one"))
    ]

    assert played == [("2", 6), ("3", 6)]
    assert len(heard) == 12


def test_kutna_hora_is_played_with_events_and_without_where_a_table_may_choose() -> None:
    study = find_study("kutna_hora")

    names = [variant.name for variant in study.variants((2, 3, 4), {})]

    assert names == ["2-events", "3", "3-events", "4", "4-events"]
    assert [variant.name for variant in study.variants((4,), {"events": True})] == ["4-events"]


# --- The numbers ---------------------------------------------------------------------------------


def test_points_by_source_add_up_to_the_points(report: Report) -> None:
    for variant in report.variants:
        points = variant.scores.mean.value
        assert sum(source.points.value for source in variant.sources.values()) == pytest.approx(
            points
        )
        assert sum(group.points.value for group in variant.groups.values()) == pytest.approx(points)


def test_the_wins_of_all_seats_are_all_wins(report: Report) -> None:
    for variant in report.variants:
        for order in ("turn", "chair"):
            wins = [group.wins.value for group in variant.shares[order].values()]
            assert sum(wins) == pytest.approx(1)


def test_every_piece_of_the_pack_is_counted(report: Report) -> None:
    for variant in report.variants:
        assert all(use.often for category in variant.uses.values() for use in category.values())
    categories = report.variants[0].uses
    if report.plan.game == "kutna_hora":
        assert [len(categories[f"{name}_tile"]) for name in ("guild", "public", "mine")] == [
            24,
            12,
            27,
        ]
        assert len(report.variants[0].cards) == 10
    else:
        assert len(categories["card"]) == 12
        assert len(report.variants[0].cards) == 44


def test_a_report_can_be_read_again(report: Report, tmp_path: Path) -> None:
    file = tmp_path / "balance.json"
    file.write_bytes(to_json(report))

    assert to_json(read_report(file)) == to_json(report)


def test_what_is_no_report_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "balance.json"
    file.write_text("{}", "utf-8")

    with pytest.raises(CannotRead, match="no balance report"):
        read_report(file)


# --- The pages -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def pages(report: Report) -> dict[str, str]:
    return make_pages(report, None)


@pytest.fixture(scope="module")
def before(report: Report) -> Report:
    """Other games, and of Kutná Hora only those without events."""
    plan = a_plan(report.plan.game, seed=2)
    variants = find_study(plan.game).variants((2, 3), {})[:2]
    return make_report(plan, play_all(plan, variants, 1, lambda: None))


@pytest.fixture(scope="module")
def compared(report: Report, before: Report) -> dict[str, str]:
    return make_pages(report, before)


def test_every_target_has_its_line_on_every_page(report: Report, pages: dict[str, str]) -> None:
    names = [target_words(report.plan.game, name) for name in report.variants[0].targets]

    assert set(pages) == {OVERVIEW, *(page_name(variant.name) for variant in report.variants)}
    assert not [(file, name) for file in pages for name in names if name not in pages[file]]


def test_a_target_that_is_missed_is_shown_as_missed(report: Report, pages: dict[str, str]) -> None:
    """Players by chance come nowhere near the points of competent ones."""
    winners = report.variants[0].targets["winners"]

    assert not winners.met
    assert "✗ missed" in pages[OVERVIEW]
    assert f"{winners.check.measured.value:.1f}" in pages[OVERVIEW]


def test_no_word_is_missing_and_nothing_is_fetched(compared: dict[str, str]) -> None:
    for text in compared.values():
        assert "{?" not in text
        assert "<script" not in text
        assert 'src="' not in text


def test_a_comparison_shows_both(report: Report, before: Report, compared: dict[str, str]) -> None:
    variant = next(variant for variant in report.variants if variant.name == "3")
    older = next(variant for variant in before.variants if variant.name == "3")
    was = older.targets["spread"].check.measured.value

    assert f"before: {was:.1f}" in compared[OVERVIEW]
    assert "seed 2" in compared[OVERVIEW]
    assert "Hollow: before." in compared[page_name(variant.name)]
    assert "Dashed: before." in compared[page_name(variant.name)]


def test_a_table_that_was_played_before_only_is_shown_too(compared: dict[str, str]) -> None:
    assert "Before: 2 players" in compared[OVERVIEW]


def test_a_table_that_was_not_played_before_is_shown_without(
    report: Report, before: Report, compared: dict[str, str]
) -> None:
    known = {variant.name for variant in before.variants}
    new = [page_name(variant.name) for variant in report.variants if variant.name not in known]

    assert len(new) == (1 if report.plan.game == "kutna_hora" else 0)
    assert not [file for file in new if "Hollow: before." in compared[file]]
