"""Finished games are analyzed by the computers' processes, and the analysis is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.conftest import serving
from tests.table.server import Server
from tests.table.vocabulary import Guest, Tables, eventually, play_on, two_at_a_table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = str(tmp_path_factory.mktemp("analysis") / "tables.sqlite")
    with Server(database, analysis_simulations=10) as running:
        yield running


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[str, Guest, Guest]:
    """A game of two people that is over."""
    table, agnes, bertram = two_at_a_table(Tables(server.client), "world_without_end")
    play_on(table, {0: agnes, 1: bertram})
    assert agnes.table(table)["status"] == "finished"
    return table, agnes, bertram


def analysis(guest: Guest, table: str, method: str = "GET") -> Any:
    return guest.ask(method, f"/api/tables/{table}/analysis").raise_for_status().json()


def test_a_finished_game_is_analyzed_once_for_everyone(finished: tuple[str, Guest, Guest]) -> None:
    table, agnes, bertram = finished
    assert analysis(agnes, table)["status"] == "none"

    started = analysis(agnes, table, "POST")
    again = analysis(bertram, table, "POST")
    found = eventually(lambda: _done(agnes, table))

    assert started["status"] == "running"
    assert again["status"] in {"running", "done"}
    assert found == analysis(bertram, table)
    assert len(found["found"]["moves"]) == found["choices"] == agnes.table(table)["move"]
    assert len(found["found"]["summaries"]) == 2
    assert analysis(agnes, table, "POST") == found


def _done(guest: Guest, table: str) -> Any:
    found = analysis(guest, table)
    return found if found["status"] == "done" else None


def test_an_analysis_tells_how_far_it_is(finished: tuple[str, Guest, Guest]) -> None:
    table, agnes, _ = finished
    path = f"/api/tables/{table}/analysis?hindsight=true"
    agnes.ask("POST", path).raise_for_status()
    reached = [0]

    def is_done() -> bool:
        state = agnes.ask("GET", path).json()
        reached.append(state["done"])
        return bool(state["status"] == "done")

    eventually(is_done)

    assert reached == sorted(reached)
    assert agnes.ask("GET", path).json()["found"]["plan"]["open_handed"] is True


def test_a_game_that_goes_on_is_not_analyzed(server: Server) -> None:
    table, agnes, _ = two_at_a_table(Tables(server.client))

    problem = agnes.refused("POST", f"/api/tables/{table}/analysis")

    assert problem["code"] == "not-finished"


def test_without_computers_nothing_is_analyzed(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite")) as client:
        table, agnes, bertram = two_at_a_table(Tables(client))
        play_on(table, {0: agnes, 1: bertram})

        assert analysis(agnes, table)["status"] == "none"
        assert agnes.refused("POST", f"/api/tables/{table}/analysis")["code"] == "no-computers"


def test_an_analysis_is_kept_with_the_game(
    server: Server, finished: tuple[str, Guest, Guest]
) -> None:
    table, agnes, _ = finished
    analysis(agnes, table, "POST")
    before = eventually(lambda: _done(agnes, table))

    server.kill()
    server.start()

    assert analysis(agnes, table) == before
