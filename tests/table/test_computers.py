"""Computers at the table: they answer by themselves, and nothing that befalls them stops a game."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psutil
import pytest

from silverspire.kernel.registry import find_game
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


def test_computers_have_the_same_names_at_the_table_and_in_the_lists(server: Server) -> None:
    agnes = Guest(server.client, "Agnes")
    seats = [{"player": "me"}, APPRENTICE, APPRENTICE, APPRENTICE]
    table = agnes.open_table("kutna_hora", seats)["id"]

    at_the_table = [seat["name"] for seat in agnes.table(table)["seats"]]
    in_the_list = [seat["name"] for seat in agnes.get("/api/tables", list="own")[0]["seats"]]

    assert at_the_table == in_the_list
    assert at_the_table[0] == "Agnes"
    assert len(set(at_the_table[1:])) == 3
    assert set(at_the_table[1:]) <= set(find_game("kutna_hora").townspeople)


def test_a_computer_process_that_dies_is_replaced_and_the_game_continues(server: Server) -> None:
    agnes = server.guest("Agnes")
    table = against_computers(agnes)
    eventually(lambda: my_turn(agnes, table))

    for process in server.bot_processes():
        process.kill()
    before = agnes.table(table)["move"]
    agnes.choose(table, 0)

    eventually(lambda: my_turn(agnes, table) and agnes.table(table)["move"] > before + 1)


def test_a_computer_that_overruns_its_time_is_replaced(server: Server) -> None:
    agnes = server.guest("Agnes")
    table = against_computers(agnes)
    eventually(lambda: my_turn(agnes, table))

    for process in server.bot_processes():
        process.suspend()
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

    for process in server.bot_processes():
        process.suspend()
    agnes.choose(table, 0)
    agnes.do(table, "say", text="it thinks for long")
    bertram.choose(alone, bertram.table(alone)["asked"])
    eventually(lambda: my_turn(agnes, table) and agnes.table(table)["sequence"] > known + 2)

    since = agnes.get(f"/api/tables/{table}/entries", since=known)
    assert [entry["kind"] for entry in since][:2] == ["chosen", "said"]
    of_computers = min(entry["at"] for entry in since if entry["level"])
    assert bertram.get(f"/api/tables/{alone}/entries")[-1]["at"] < of_computers


def test_when_no_computer_can_think_the_game_still_continues(tmp_path: Path) -> None:
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
        for process in server.bot_processes():
            with suppress(psutil.NoSuchProcess):
                process.kill()


def test_the_coach_says_what_to_choose_and_why(server: Server) -> None:
    agnes = server.guest("Agnes")
    table = against_computers(agnes)
    eventually(lambda: my_turn(agnes, table))

    hint = agnes.get(f"/api/tables/{table}/hint")

    assert hint["choice"] in agnes.decision(table)["choices"]
    assert hint["reasons"]


def test_at_a_table_without_hints_the_coach_is_not_asked(server: Server) -> None:
    agnes = server.guest("Agnes")
    table = agnes.open_table(seats=[{"player": "me"}, {"player": "me"}], hints=False)["id"]
    agnes.do(table, "start")
    asked = agnes.table(table)["asked"]

    answer = agnes.refused("GET", f"/api/tables/{table}/hint", params={"seat": asked})

    assert answer["code"] == "no-hints"
    assert agnes.table(table)["hints"] is False


def test_a_resigned_seat_is_played_on_by_a_computer(server: Server) -> None:
    agnes, bertram = server.guest("Agnes"), server.guest("Bertram")
    table = agnes.open_table(seed=3)
    bertram.enter(table["id"], table["invite"])
    bertram.do(table["id"], "take_seat", seat=1)
    agnes.do(table["id"], "start")

    agnes.do(table["id"], "resign", seat=0)
    bertram.do(table["id"], "hand_over", seat=1)

    response = eventually(lambda: over(bertram, table["id"]))
    assert response["result"]["resigned"] == [0]
    assert response["result"]["complete"]


def over(guest: Guest, table: str) -> dict[str, object] | None:
    response: dict[str, object] = guest.table(table)
    return response if response["status"] == "finished" else None


def test_computers_go_on_after_a_restart_of_the_server(tmp_path: Path) -> None:
    with Server(str(tmp_path / "tables.sqlite"), computer_delay=0.05) as server:
        agnes = server.guest("Agnes")
        table = against_computers(agnes)
        eventually(lambda: my_turn(agnes, table))
        agnes.choose(table, 0)
        server.kill()
        server.start()

        eventually(lambda: my_turn(agnes, table))


# --- Friends who do not come ---------------------------------------------------------------------


def test_the_host_gives_the_seat_of_a_friend_who_does_not_come_to_a_computer(
    server: Server,
) -> None:
    agnes = server.guest("Agnes")
    table = agnes.open_table(seats=3)["id"]

    agnes.do(table, "hand_over", seat=1, level="apprentice")
    agnes.do(table, "hand_over", seat=2)
    agnes.do(table, "leave_seat", seat=2)
    seats = agnes.table(table)["seats"]
    agnes.do(table, "hand_over", seat=2)
    agnes.do(table, "start")

    assert [(seat["level"], seat["is_computer"]) for seat in seats[1:]] == [
        ("apprentice", True),
        (None, False),
    ]
    assert agnes.table(table)["status"] == "running"


def test_nobody_but_the_host_seats_computers_or_sends_them_away(server: Server) -> None:
    agnes, bertram = server.guest("Agnes"), server.guest("Bertram")
    table = agnes.open_table(seats=3, public=True)["id"]
    bertram.do(table, "take_seat", seat=1)

    assert bertram.refused_to(table, "hand_over", seat=2)["code"] == "not-host"
    assert agnes.refused_to(table, "hand_over", seat=0)["code"] == "not-away"
    agnes.do(table, "hand_over", seat=2)
    assert bertram.refused_to(table, "leave_seat", seat=2)["code"] == "not-host"


def test_a_friend_whose_seat_went_to_a_computer_no_longer_has_the_table(server: Server) -> None:
    agnes, bertram = server.guest("Agnes"), server.guest("Bertram")
    table = agnes.open_table(public=True)["id"]
    bertram.do(table, "take_seat", seat=1)

    agnes.do(table, "hand_over", seat=1)

    assert table not in [one["id"] for one in bertram.get("/api/tables", list="own")]


def test_they_say_how_the_chances_went_once_the_game_is_over(server: Server) -> None:
    agnes = server.guest("Agnes")
    table = agnes.open_table("kutna_hora", [{"player": "me"}, {"player": "me"}], seed=3)["id"]
    agnes.do(table, "start")
    for _ in range(30):
        if (ended := agnes.look(table)["turn_to_end"]) is not None:
            agnes.do(table, "end_turn", seat=ended)
        agnes.choose(table, agnes.table(table)["asked"])
    assert agnes.refused("GET", f"/api/tables/{table}/chances")["code"] == "not-finished"

    for seat in (0, 1):
        agnes.do(table, "resign", seat=seat)
    found = agnes.get(f"/api/tables/{table}/chances")

    assert found["moves"][0] == 0
    assert 20 < found["moves"][-1] <= 30
    assert [len(chances) for chances in found["chances"]] == [len(found["moves"])] * 2
    assert {moment["seat"] for moment in found["moments"]} <= {0, 1}
