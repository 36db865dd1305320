"""Computers at the table: they answer by themselves, and nothing that befalls them stops a game."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psutil
import pytest

from tests.table.server import Server
from tests.table.vocabulary import Guest, eventually

APPRENTICE = {"player": "computer", "level": "apprentice"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("computers")
    with Server(str(folder / "tables.sqlite")) as running:
        yield running


def against_computers(guest: Guest, game: str = "kutna_hora") -> str:
    """A game that has begun, of one person and two computers."""
    seats = [{"player": "me"}, APPRENTICE, APPRENTICE]
    table: str = guest.open_table(game, seats, seed=3)["id"]
    guest.do(table, "start")
    return table


def my_turn(guest: Guest, table: str) -> bool:
    return bool(guest.table(table)["asked"] == 0)


def test_computers_choose_until_a_person_is_asked(server: Server) -> None:
    agnes = server.guest("Agnes")
    table = against_computers(agnes)

    eventually(lambda: my_turn(agnes, table))
    before = agnes.table(table)["move"]
    agnes.choose(table, 0)
    eventually(lambda: my_turn(agnes, table) and agnes.table(table)["move"] > before + 1)

    entries = agnes.get(f"/api/tables/{table}/entries")
    levels = {entry["level"] for entry in entries if entry["kind"] == "chosen" and entry["seat"]}
    assert levels == {"apprentice"}


def test_a_computer_that_dies_is_replaced_and_the_game_goes_on(server: Server) -> None:
    agnes = server.guest("Agnes")
    table = against_computers(agnes)
    eventually(lambda: my_turn(agnes, table))

    for thinker in server.thinkers():
        thinker.kill()
    before = agnes.table(table)["move"]
    agnes.choose(table, 0)

    eventually(lambda: my_turn(agnes, table) and agnes.table(table)["move"] > before + 1)


def test_a_computer_that_overruns_its_time_is_replaced(server: Server) -> None:
    agnes = server.guest("Agnes")
    table = against_computers(agnes)
    eventually(lambda: my_turn(agnes, table))

    for thinker in server.thinkers():
        thinker.suspend()
    before = agnes.table(table)
    agnes.choose(table, 0)
    eventually(lambda: my_turn(agnes, table) and agnes.table(table)["move"] > before["move"] + 1)

    since = agnes.get(f"/api/tables/{table}/entries", since=before["sequence"])
    assert "greedy" in {entry["level"] for entry in since}


def test_while_a_computer_hangs_other_tables_and_this_one_answer(server: Server) -> None:
    agnes, bertram = server.guest("Agnes"), server.guest("Bertram")
    table = against_computers(agnes)
    alone = bertram.open_table("kutna_hora", [{"player": "me"}, {"player": "me"}])["id"]
    bertram.do(alone, "start")
    eventually(lambda: my_turn(agnes, table))
    known = agnes.table(table)["sequence"]

    for thinker in server.thinkers():
        thinker.suspend()
    agnes.choose(table, 0)
    agnes.do(table, "say", text="it thinks for long")
    bertram.choose(alone, bertram.table(alone)["asked"])
    eventually(lambda: my_turn(agnes, table) and agnes.table(table)["sequence"] > known + 2)

    since = agnes.get(f"/api/tables/{table}/entries", since=known)
    assert [entry["kind"] for entry in since][:2] == ["chosen", "said"]
    of_computers = min(entry["at"] for entry in since if entry["level"])
    assert bertram.get(f"/api/tables/{alone}/entries")[-1]["at"] < of_computers


def test_when_no_computer_can_think_the_game_goes_on_all_the_same(tmp_path: Path) -> None:
    with Server(str(tmp_path / "tables.sqlite")) as server:
        agnes = server.guest("Agnes")
        gone = threading.Event()
        killer = threading.Thread(target=kill_thinkers, args=(server, gone))
        killer.start()
        try:
            table = against_computers(agnes)
            eventually(lambda: my_turn(agnes, table))
        finally:
            gone.set()
            killer.join()

        levels = {entry["level"] for entry in agnes.get(f"/api/tables/{table}/entries")}
        assert "first" in levels


def kill_thinkers(server: Server, gone: threading.Event) -> None:
    """Kill whoever begins to think, until it is enough."""
    while not gone.wait(0.01):
        for thinker in server.thinkers():
            with suppress(psutil.NoSuchProcess):
                thinker.kill()


def test_the_coach_says_what_to_choose_and_why(server: Server) -> None:
    agnes = server.guest("Agnes")
    table = against_computers(agnes)
    eventually(lambda: my_turn(agnes, table))

    hint = agnes.get(f"/api/tables/{table}/hint")

    assert hint["choice"] in agnes.decision(table)["choices"]
    assert hint["grounds"]


def test_a_resigned_seat_is_played_on_by_a_computer(server: Server) -> None:
    agnes, bertram = server.guest("Agnes"), server.guest("Bertram")
    table = agnes.open_table(seed=3)
    bertram.enter(table["id"], table["invite"])
    bertram.do(table["id"], "take_seat", seat=1)
    agnes.do(table["id"], "start")

    agnes.do(table["id"], "resign", seat=0)
    bertram.do(table["id"], "resign", seat=1)

    told = eventually(lambda: over(bertram, table["id"]))
    assert told["result"]["resigned"] == [0, 1]


def over(guest: Guest, table: str) -> dict[str, object] | None:
    told: dict[str, object] = guest.table(table)
    return told if told["status"] == "finished" else None


def test_computers_go_on_after_a_restart_of_the_server(tmp_path: Path) -> None:
    with Server(str(tmp_path / "tables.sqlite"), pause=0.05) as server:
        agnes = server.guest("Agnes")
        table = against_computers(agnes)
        eventually(lambda: my_turn(agnes, table))
        agnes.choose(table, 0)
        server.kill()
        server.start()

        eventually(lambda: my_turn(agnes, table))
