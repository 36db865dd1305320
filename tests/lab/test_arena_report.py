"""The arena's report: everybody is in it, and it claims no more than the games show."""

from __future__ import annotations

from pathlib import Path

import pytest

from silverspire.lab.arena.match import Failure, MatchResult
from silverspire.lab.arena.report import arena_page, command
from silverspire.lab.arena.results import RunSummary, summarize
from silverspire.lab.arena.run_folder import RunFolder
from tests.lab.arena_players import a_setup
from tests.lab.test_arena_standings import played
from tests.lab.test_page import read

PLAYERS = ("search:20", "greedy", "greedy", "<b>chance</b>")


def an_outcome(*games: MatchResult, players: tuple[str, ...] = PLAYERS) -> RunSummary:
    run_folder = RunFolder(Path("nowhere"), a_setup(*players))
    run_folder.played = {game.number: game for game in games}
    return summarize(run_folder, len(games))


@pytest.fixture(scope="module")
def page() -> str:
    games = [played(number, 30, 20 + number % 3, 20, 10) for number in range(32)]
    return arena_page(an_outcome(*games)).html()


def test_the_report_is_whole_html_and_fetches_nothing(page: str) -> None:
    reader = read(page)

    assert all(address.startswith("#") for address in reader.addresses)
    assert len(reader.ids) == len(set(reader.ids))
    assert "{?" not in page


def test_everybody_is_in_the_report(page: str) -> None:
    assert "search:20" in page
    assert "greedy #1" in page
    assert "greedy #2" in page
    assert "&lt;b&gt;chance&lt;/b&gt;" in page
    assert "<b>" not in page


def test_a_clear_winner_is_called_so(page: str) -> None:
    assert "search:20 is the strongest: it wins 100% of its games" in page


def test_a_narrow_lead_is_not_called_a_win() -> None:
    """Of 21 games a wins 13 and b 8: a is better than c, but b might be as good as a."""
    games = [played(n, 2, 1, 0) if n < 13 else played(n, 1, 2, 0) for n in range(21)]

    title = arena_page(an_outcome(*games, players=("a", "b", "c"))).title

    assert title == "a is ahead with 62% of its games won, but the difference isn’t certain"


def test_chance_is_not_called_a_lead() -> None:
    even = an_outcome(played(0, 2, 1), played(1, 1, 1), players=("a", "b"))

    assert arena_page(even).title.startswith("Nobody is clearly stronger")


def test_namesakes_alone_are_compared_seat_by_seat() -> None:
    page = arena_page(an_outcome(played(0, 2, 1), played(1, 1, 2), players=("a", "a")))

    assert page.title == "a against itself"
    assert "a #2" in page.html()


def test_failures_are_named_first() -> None:
    broken = played(1, 0, 0, failed=Failure(1, "ValueError: stumbled"))

    html = arena_page(an_outcome(played(0, 2, 1), broken, players=("a", "b"))).html()

    assert "1 game failed" in html
    assert "b, 1 game: ValueError: stumbled" in html


def test_an_arena_without_a_result_has_a_report_too() -> None:
    broken = played(0, 0, 0, failed=Failure(None, "gone"))

    html = arena_page(an_outcome(broken, players=("a", "b"))).html()

    assert "No game was finished" in html
    assert "unknown, 1 game: gone" in html


def test_the_report_says_how_to_play_the_same_games_again() -> None:
    shown = command(an_outcome(played(0, 2, 1), players=("chance", "search:20")))
    quoted = command(an_outcome(played(0, 2, 1), players=("chance", 'program:bot "a,b"')))

    assert shown == "silverspire arena kutna_hora --players chance,search:20 --games 1 --seed 1"
    assert """ --players 'chance,program:bot "a,b"' """ in quoted
