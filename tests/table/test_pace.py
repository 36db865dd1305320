"""The pace at which computers play: that of the slowest person at the table who watches."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from silverspire.players.levels import LEVELS, LevelName
from silverspire.table.hub import Hub
from tests.table.connections import HOT_SEAT, connected_client
from tests.table.server import Server
from tests.table.vocabulary import eventually

HOUR = 3600
TABLE: Any = SimpleNamespace(id="table", sequence=1)


def pace_of(*watching: tuple[int | None, float]) -> float:
    """The pace of a table that is watched from these seats, by people who want these paces."""

    async def watched() -> float:
        hub = Hub(queue_size=8)
        for seat, pace in watching:
            hub.subscribe(TABLE, f"person {seat}", seat, views=True).pace = pace
        return hub.pace(TABLE.id)

    return asyncio.run(watched())


def test_nobody_waits_for_a_pace_that_nobody_has_asked_for() -> None:
    assert pace_of() == 1


def test_the_slowest_person_at_the_table_sets_the_pace() -> None:
    assert pace_of((0, 4), (1, 0.5), (2, 2)) == 0.5


def test_immediately_is_faster_than_any_pace() -> None:
    assert pace_of((0, 0), (1, 16)) == 16


def test_spectators_set_the_pace_only_where_no_player_looks_on() -> None:
    assert pace_of((None, 0.5), (0, 4)) == 4
    assert pace_of((None, 0.5)) == 0.5


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose computers wait for an hour at the usual pace."""
    folder: Path = tmp_path_factory.mktemp("pace")
    with Server(str(folder / "tables.sqlite"), computer_delay=HOUR) as running:
        yield running


@pytest.mark.parametrize("later", [False, True], ids=["from the first message", "changed later"])
def test_computers_wait_for_nobody_who_wants_to_see_everything_immediately(
    server: Server, later: bool
) -> None:
    agnes = server.guest("Agnes")
    computer = {"player": "computer", "level": "apprentice"}
    table = agnes.open_table("kutna_hora", [computer, {"player": "me"}], seed=3)["id"]

    with connected_client(server, agnes, table, **({} if later else {"pace": 0})) as live:
        if later:
            live.send(type="pace", pace=0)
            live.next("pong")
        agnes.do(table, "start")

        eventually(lambda: agnes.table(table)["asked"] == 1)
        agnes.choose(table, 1)
        eventually(lambda: agnes.table(table)["asked"] == 1)


@pytest.mark.parametrize("level", LEVELS)
def test_a_question_to_a_computer_says_for_how_long_it_may_think(
    server: Server, level: LevelName
) -> None:
    agnes = server.guest("Agnes")
    table = agnes.open_table("kutna_hora", [{"player": "computer", "level": level}] * 2)["id"]
    agnes.do(table, "start")

    assert agnes.decision(table)["seconds"] == LEVELS[level].seconds


def test_a_question_to_a_person_has_no_limit(server: Server) -> None:
    agnes = server.guest("Agnes")
    table = agnes.open_table("kutna_hora", HOT_SEAT)["id"]
    agnes.do(table, "start")

    assert agnes.decision(table)["seconds"] is None
