"""Computers at the table: they answer by themselves, and nothing that befalls them stops a game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

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
    before = agnes.table(table)["move"]
    agnes.choose(table, 0)
    assert agnes.look(table)["seat"] == 0  # the table answers while a computer hangs

    eventually(lambda: my_turn(agnes, table) and agnes.table(table)["move"] > before + 1)


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
