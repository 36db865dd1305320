"""Two servers on one PostgreSQL: the same tables, people and computers, as if they were one."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from uuid import uuid4

import pytest

from tests.table.connections import HOT_SEAT, LiveClient, connected_client, elsewhere, same
from tests.table.postgres import Cluster
from tests.table.server import Server
from tests.table.vocabulary import Guest, eventually, play_on

Both = tuple[Server, Server]
APPRENTICE = {"player": "computer", "level": "apprentice"}


@pytest.fixture(scope="module")
def pair(cluster: Cluster) -> Iterator[Both]:
    """Two servers that look often for what nobody sees to."""
    database = cluster.new_database(f"together_{uuid4().hex}")
    with ExitStack() as stack:
        servers = [
            Server(database, workers=1, sweep_interval=0.3, heartbeat_interval=6) for _ in range(2)
        ]
        yield stack.enter_context(servers[0]), stack.enter_context(servers[1])


@pytest.fixture
def both(pair: Both) -> Both:
    """The same two for every test; whoever was killed in the one before is started again."""
    for server in pair:
        if not server.is_running:
            server.start()
    return pair


def people_there(guest: Guest, table: str) -> list[bool]:
    return [seat["present"] for seat in guest.table(table)["seats"]]


def hear_who_is_there(client: LiveClient, *guests: Guest) -> None:
    """Wait until exactly these are reported present."""
    while client.next("presence")["people"] != sorted(guest.id for guest in guests):
        pass


def two_at_two_servers(both: Both) -> tuple[str, Guest, Guest]:
    """A game that has begun, its players at a server each."""
    agnes, bertram = both[0].guest("Agnes"), both[1].guest("Bertram")
    table = agnes.open_table("world_without_end", seed=5)
    bertram.enter(table["id"], table["invite"])
    bertram.do(table["id"], "take_seat", seat=1)
    eventually(lambda: agnes.table(table["id"])["seats"][1]["person"] == bertram.id)
    agnes.do(table["id"], "start")
    return table["id"], agnes, bertram


def test_everyone_knows_who_is_there_at_whichever_server(both: Both) -> None:
    table, agnes, bertram = two_at_two_servers(both)

    with connected_client(both[0], agnes, table) as here:
        hear_who_is_there(here, agnes)
        with connected_client(both[1], bertram, table) as there:
            hear_who_is_there(here, agnes, bertram)
            eventually(lambda: people_there(bertram, table) == [True, True])
            assert people_there(agnes, table) == [True, True]
            there.send(type="ping")
            there.next("pong")
        hear_who_is_there(here, agnes)


def test_the_people_of_a_server_that_died_are_no_longer_there(both: Both) -> None:
    table, agnes, bertram = two_at_two_servers(both)

    with connected_client(both[0], agnes, table) as here, connected_client(both[1], bertram, table):
        hear_who_is_there(here, agnes, bertram)
        both[1].kill()
        hear_who_is_there(here, agnes)

        assert people_there(agnes, table) == [True, False]


def test_a_server_that_comes_later_knows_who_is_there(cluster: Cluster) -> None:
    database = cluster.new_database(f"later_{uuid4().hex}")
    with Server(database, workers=0, heartbeat_interval=60) as first:
        agnes = first.guest("Agnes")
        table = agnes.open_table("world_without_end", HOT_SEAT)["id"]
        with (
            connected_client(first, agnes, table),
            Server(database, workers=0, heartbeat_interval=60) as second,
        ):
            there = elsewhere(agnes, second)
            eventually(lambda: people_there(there, table) == [True, True])


def test_a_player_whose_server_died_continues_at_the_other(both: Both) -> None:
    table, agnes, bertram = two_at_two_servers(both)
    play_on(table, {0: elsewhere(agnes, both[1]), 1: bertram}, 15)
    known = bertram.table(table)["sequence"]

    both[1].kill()
    bertram = elsewhere(bertram, both[0])

    assert bertram.table(table)["sequence"] == known
    assert play_on(table, {0: agnes, 1: bertram}, 15) == 15


# --- Computers -----------------------------------------------------------------------------------


def against_computers(guest: Guest) -> str:
    table: str = guest.open_table("kutna_hora", [{"player": "me"}, APPRENTICE, APPRENTICE], seed=3)[
        "id"
    ]
    guest.do(table, "start")
    return table


def my_turn(guest: Guest, table: str) -> bool:
    return bool(guest.table(table)["asked"] == 0)


def test_computers_that_two_servers_see_to_choose_once(both: Both) -> None:
    agnes = both[0].guest("Agnes")
    there = elsewhere(agnes, both[1])
    table = against_computers(agnes)

    for guest in [agnes, there] * 5:
        eventually(lambda: same(agnes, there, table) and my_turn(agnes, table))
        guest.choose(table, 0)
    eventually(lambda: same(agnes, there, table) and my_turn(agnes, table))

    response = agnes.table(table)
    entries = there.get(f"/api/tables/{table}/entries")
    chosen = [entry for entry in entries if entry["kind"] == "chosen"]
    assert [entry["sequence"] for entry in entries] == list(range(1, response["sequence"] + 1))
    assert len(chosen) == response["move"]
    assert agnes.look(table)["view"] == there.look(table)["view"]


def test_the_computers_of_a_server_that_died_are_seen_to_by_the_other(both: Both) -> None:
    agnes = both[0].guest("Agnes")
    table = against_computers(agnes)
    eventually(lambda: my_turn(agnes, table))
    agnes.choose(table, 0)
    both[0].kill()

    there = elsewhere(agnes, both[1])

    eventually(lambda: my_turn(there, table))
    assert there.choose(table, 0)["kind"] == "chosen"


# --- At once -------------------------------------------------------------------------------------


def test_both_sides_of_a_table_stay_live(both: Both) -> None:
    table, agnes, bertram = two_at_two_servers(both)
    eventually(lambda: same(agnes, bertram, table))  # both have heard that it has begun

    with (
        connected_client(both[0], agnes, table) as here,
        connected_client(both[1], bertram, table) as there,
    ):
        for _ in range(20):
            eventually(lambda: same(agnes, bertram, table))
            play_on(table, {0: agnes, 1: bertram}, 1)
            assert here.next("update")["sequence"] == there.next("update")["sequence"]


def test_of_two_answers_at_two_servers_exactly_one_is_accepted(both: Both) -> None:
    here = both[0].guest("Agnes")
    there = elsewhere(here, both[1])
    table = here.open_table("world_without_end", HOT_SEAT, seed=5)["id"]
    here.do(table, "start")

    for _ in range(15):
        asked = here.table(table)["asked"]
        decision = here.decision(table, seat=asked)
        answer = {"seat": asked, "decision": decision["id"], "choice": decision["choices"][0]}
        press = partial(Guest.try_to, table=table, what="answer", **answer)
        with ThreadPoolExecutor(2) as threads:
            answers = list(threads.map(press, (here, there)))
        assert sorted(one.status_code for one in answers) == [200, 409]
        eventually(lambda: same(here, there, table))


def test_simultaneous_chat_at_two_servers_is_all_kept_and_delivered_once(both: Both) -> None:
    table, agnes, bertram = two_at_two_servers(both)
    started = agnes.table(table)["sequence"]

    with (
        connected_client(both[0], agnes, table) as here,
        connected_client(both[1], bertram, table) as there,
    ):
        for number in range(25):
            here.send(type="say", text=f"a{number}", client_id=f"a{number}")
            there.send(type="say", text=f"b{number}", client_id=f"b{number}")
        last = started + 50
        assert here.hear_until(last) == there.hear_until(last) == list(range(started + 1, last + 1))

    said = [entry["text"] for entry in bertram.get(f"/api/tables/{table}/chat")]
    assert sorted(said) == sorted(f"{who}{number}" for who in "ab" for number in range(25))
    assert [text for text in said if text[0] == "a"] == [f"a{number}" for number in range(25)]
