"""Computers are shared: nobody's many tables, hints or empty tables delay another's game."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from silverspire.table.computer_players import HINT_PATIENCE
from tests.table.server import PATIENCE, Server
from tests.table.sockets import watching
from tests.table.vocabulary import Guest, eventually

COMPUTER = {"player": "computer", "level": "burgher"}
MASTER = {"player": "computer", "level": "master"}
CHOICES = 'entries_total{kind="chosen"}'
HINTS = 10  # of one computer that hangs; each is given up after more than ten seconds


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with one process for computers."""
    with Server(str(tmp_path / "tables.sqlite"), workers=1) as running:
        yield running


def begun(guest: Guest, *seats: dict[str, Any]) -> str:
    table: str = guest.open_table("kutna_hora", list(seats), seed=3)["id"]
    guest.do(table, "start")
    return table


def metric(server: Server, name: str) -> float:
    found = re.search(rf"^silverspire_{re.escape(name)} (\S+)$", server.metrics(), re.MULTILINE)
    return float(found[1]) if found else 0.0


def choices_of_computers(guest: Guest, table: str) -> list[int]:
    """When the computers of a table have chosen."""
    entries = guest.get(f"/api/tables/{table}/entries")
    return [entry["at"] for entry in entries if entry["kind"] == "chosen" and entry["level"]]


def my_turn(guest: Guest, table: str) -> bool:
    return bool(guest.table(table)["asked"] == 0)


def test_twenty_tables_of_four_masters_do_not_delay_a_bystanders_computer(
    server: Server, patience: int
) -> None:
    greedy, bystander = server.guest("Greedy"), server.guest("Bystander")
    crowd = [begun(greedy, *[MASTER] * 4) for _ in range(6 if patience == 1 else 20)]
    with ExitStack() as stack:
        for table in crowd:  # the worst case: somebody looks on at each of them
            stack.enter_context(watching(server, greedy, table))
        eventually(lambda: metric(server, "computers_waiting") >= len(crowd) - 1)
        table = begun(bystander, {"player": "me"}, MASTER)
        for _ in range(2 * patience):
            eventually(lambda: my_turn(bystander, table))
            bystander.choose(table, 0)
        eventually(lambda: my_turn(bystander, table))

    others = sorted(at for one in crowd for at in choices_of_computers(greedy, one))
    for before, chosen in waits(bystander, table):
        # Of the others at most one, which had begun: so it waits no longer than it thinks.
        assert len([at for at in others if before < at < chosen]) <= 1


def waits(guest: Guest, table: str) -> list[tuple[int, int]]:
    """When each choice of a computer could have begun, and when it was made."""
    entries = guest.get(f"/api/tables/{table}/entries")
    return [
        (before["at"], entry["at"])
        for before, entry in pairwise(entries)
        if entry["kind"] == "chosen" and entry["level"]
    ]


def test_computers_among_themselves_pause_while_nobody_looks_on(tmp_path: Path) -> None:
    with Server(str(tmp_path / "tables.sqlite"), workers=1, computer_delay=0.3) as server:
        agnes = server.guest("Agnes")
        table = begun(agnes, COMPUTER, COMPUTER, COMPUTER)
        with watching(server, agnes, table):
            eventually(lambda: agnes.table(table)["move"] > 2)

        eventually(lambda: nothing_happens(server))
        paused = agnes.table(table)

        assert paused["status"] == "running"
        eventually(lambda: agnes.table(table)["move"] > paused["move"])


def nothing_happens(server: Server) -> bool:
    """Whether no computer chooses for a while in which several would."""
    before = metric(server, CHOICES)
    time.sleep(2)
    return metric(server, CHOICES) == before


def test_a_game_with_a_person_goes_on_until_they_are_asked_though_nobody_looks_on(
    server: Server,
) -> None:
    agnes = server.guest("Agnes")
    table = begun(agnes, COMPUTER, COMPUTER, {"player": "me"})

    eventually(lambda: agnes.get("/api/tables", list="own")[0]["asked"] == 2)  # lists look at none

    assert metric(server, CHOICES) == len(choices_of_computers(agnes, table)) > 0


def two_seats_of(guest: Guest) -> str:
    return begun(guest, {"player": "me"}, {"player": "me"})


@contextmanager
def waiting_for_hint(server: Server, guest: Guest, table: str) -> Iterator[None]:
    """A hint is asked for; at the end whoever asked hangs up."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        authorization = guest.headers["Authorization"]
        connection.sendall(
            f"GET /api/tables/{table}/hint?seat=0 HTTP/1.1\r\nHost: localhost\r\n"
            f"Authorization: {authorization}\r\n\r\n".encode()
        )
        yield


def hang(server: Server) -> None:
    """Let the only computer think for ever, as far as anybody can tell."""
    clara = server.guest("Clara")
    clara.get(f"/api/tables/{two_seats_of(clara)}/hint", seat=0)  # now it has a process
    for process in server.bot_processes():
        process.suspend()


def test_hints_that_nobody_waits_for_are_dropped(server: Server) -> None:
    guests = [server.guest(f"Guest {number}") for number in range(HINTS)]
    tables = [two_seats_of(guest) for guest in guests]
    hang(server)

    with ExitStack() as impatient:
        for guest, table in zip(guests, tables, strict=True):
            impatient.enter_context(waiting_for_hint(server, guest, table))
        eventually(lambda: metric(server, "computers_waiting") == HINTS - 1)

    # Sooner than the adviser would have given them up.
    eventually(lambda: metric(server, "computers_waiting") == 0, within=HINT_PATIENCE / 2)


def test_who_asks_for_another_hint_no_longer_waits_for_the_first(server: Server) -> None:
    agnes, bertram = server.guest("Agnes"), server.guest("Bertram")
    hers, his = two_seats_of(agnes), two_seats_of(bertram)
    hang(server)

    with waiting_for_hint(server, bertram, his), ThreadPoolExecutor(1) as thread:
        first = thread.submit(agnes.refused, "GET", f"/api/tables/{hers}/hint", params={"seat": 0})
        eventually(lambda: metric(server, "computers_waiting") == 1)
        with waiting_for_hint(server, agnes, hers):
            problem = first.result()

    assert problem["message"] == "you have asked for another hint in the meantime"
