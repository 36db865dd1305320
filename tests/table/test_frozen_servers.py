"""Several servers on one PostgreSQL: none holds up another, and none refuses by old memory."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from uuid import uuid4

import pytest
from sqlalchemy import text

from silverspire.table.settings import database_url
from silverspire.table.storage.database import Database
from tests.table.connections import HOT_SEAT, connected_client, elsewhere
from tests.table.postgres import Cluster
from tests.table.server import Server
from tests.table.test_crash import Load, check_stored
from tests.table.vocabulary import Guest, eventually

LISTENS = "query = 'SELECT pg_notify($1, $2)'"
HOLDS_LOCKS = "state = 'idle in transaction' AND backend_xid IS NOT NULL"
SELDOM = 600  # seconds between two heartbeats: no test waits for one


def server_called(name: str, database: str) -> Server:
    """A server whose connections PostgreSQL lists under this name."""
    address = f"{database}?application_name={name}"
    return Server(address, workers=0, heartbeat_interval=SELDOM)


@pytest.fixture(scope="module")
def database(cluster: Cluster) -> str:
    return cluster.new_database(f"frozen_{uuid4().hex}")


@pytest.fixture(scope="module")
def here(database: str) -> Iterator[Server]:
    with server_called("here", database) as server:
        yield server


@pytest.fixture(scope="module")
def there(database: str, here: Server) -> Iterator[Server]:
    with server_called("there", database) as server:
        yield server


def ready(server: Server) -> int:
    return server.client.get("/health/ready").status_code


# --- A frozen server -----------------------------------------------------------------------------


def freezes_in_a_transaction(server: Server, name: str, cluster: Cluster) -> bool:
    """Stop a server wherever it is; it goes on unless it holds locks there."""
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    if cluster.backends(name, HOLDS_LOCKS):
        return True
    server.process.send_signal(signal.SIGCONT)
    return False


def speaks(guest: Guest, table: str) -> bool:
    """Say something, again where the server asks for that."""
    say = partial(guest.try_to, table, "say", text="on!", client_id="on")
    return bool(eventually(lambda: say().status_code == 200))


def test_a_server_frozen_in_the_middle_of_a_transaction_holds_up_no_other(
    cluster: Cluster, there: Server, database: str
) -> None:
    with server_called("frozen", database) as frozen, ThreadPoolExecutor() as threads:
        load = Load(frozen)
        load.begin()
        eventually(lambda: freezes_in_a_transaction(frozen, "frozen", cluster), within=300)

        spoken = [
            threads.submit(speaks, elsewhere(player.guest, there), player.table)
            for player in load.players
        ]
        assert all(one.result() for one in spoken)
        eventually(lambda: ready(there) == 200)

        assert frozen.process is not None
        frozen.process.send_signal(signal.SIGCONT)
        eventually(lambda: ready(frozen) == 200)
        frozen.kill()
        load.end()
        frozen.start()
        load.check()
    check_stored(database, load)


def test_a_server_whose_writes_wait_is_not_ready_and_is_again_when_they_are_stored(
    cluster: Cluster, there: Server, database: str
) -> None:
    agnes = there.guest("Agnes")
    table = agnes.open_table("world_without_end", HOT_SEAT, seed=5)["id"]
    say = partial(agnes.try_to, table, "say", text="is anybody there?", client_id="a")

    with ThreadPoolExecutor() as threads, cluster.locked(database, table):
        spoken = threads.submit(say)
        eventually(lambda: ready(there) == 503)
    spoken.result()

    eventually(lambda: ready(there) == 200)
    assert say().status_code == 200
    assert agnes.table(table)["sequence"] == 2


# --- A deaf server -------------------------------------------------------------------------------


@pytest.fixture
def deaf(there: Server, cluster: Cluster) -> Iterator[Server]:
    """A server that hears nothing of what others write: it has only its memory."""
    with stopped(eventually(lambda: cluster.backends("there", LISTENS))):
        yield there


@contextmanager
def stopped(processes: list[int]) -> Iterator[None]:
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


def two_friends(deaf: Server, here: Server) -> tuple[str, Guest, Guest]:
    """A table that Agnes opened at the deaf server; Bertram sat down there at the other."""
    agnes, bertram = deaf.guest("Agnes"), here.guest("Bertram")
    table = agnes.open_table("world_without_end", seed=5)
    bertram.enter(table["id"], table["invite"])
    bertram.do(table["id"], "take_seat", seat=1)
    return table["id"], agnes, bertram


def alone(deaf: Server, here: Server) -> tuple[str, Guest, Guest]:
    """A game that began at the other server; answers Agnes at the deaf one and at the other."""
    agnes = deaf.guest("Agnes")
    table = agnes.open_table("world_without_end", HOT_SEAT, seed=5)["id"]
    there = elsewhere(agnes, here)
    there.do(table, "start")
    return table, agnes, there


def test_a_table_starts_though_its_last_seat_was_taken_at_another_server(
    deaf: Server, here: Server
) -> None:
    table, agnes, _ = two_friends(deaf, here)

    assert agnes.try_to(table, "start").status_code == 200


def test_a_seat_taken_at_another_server_is_watched_live(deaf: Server, here: Server) -> None:
    table, _, bertram = two_friends(deaf, here)

    with connected_client(deaf, elsewhere(bertram, deaf), table, seat=1) as client:
        assert client.welcome["table"]["seats"][1]["person"] == bertram.id


@pytest.mark.parametrize("page", ["view", "previews", "reach", "scores", "history/0"])
def test_a_game_that_began_at_another_server_can_be_looked_at(
    deaf: Server, here: Server, page: str
) -> None:
    table, agnes, there = alone(deaf, here)

    answer = agnes.ask(
        "GET", f"/api/tables/{table}/{page}", params={"seat": there.table(table)["asked"]}
    )

    assert answer.status_code == 200, answer.text


def test_a_question_that_came_up_at_another_server_is_answered(deaf: Server, here: Server) -> None:
    table, agnes, there = alone(deaf, here)

    for guest in [agnes, there] * 5:
        asked = there.table(table)["asked"]
        decision = there.decision(table, seat=asked)
        choice = decision["choices"][0]
        guest.do(table, "answer", seat=asked, decision=decision["id"], choice=choice)
        there.do(table, "say", text="well played")  # reads again what was stored


def test_the_rematch_of_a_game_that_ended_at_another_server_is_opened(
    deaf: Server, here: Server
) -> None:
    table, agnes, there = alone(deaf, here)
    agnes.look(table, seat=0)
    there.do(table, "resign", seat=0)
    there.do(table, "resign", seat=1)

    assert agnes.ask("POST", f"/api/tables/{table}/rematch").status_code == 201


def test_what_is_refused_after_reading_again_stays_refused(deaf: Server, here: Server) -> None:
    table, agnes, there = alone(deaf, here)
    asked = there.table(table)["asked"]
    old = there.decision(table, seat=asked)
    answer = {"seat": asked, "decision": old["id"], "choice": old["choices"][0]}
    there.do(table, "answer", **answer)

    assert agnes.refused_to(table, "answer", **answer)["code"] == "outdated-decision"
    assert agnes.refused_to(table, "start")["code"] == "not-open"
    assert agnes.refused_to("nowhere", "start")["code"] == "no-table"


# --- A cut listener, and load --------------------------------------------------------------------


def test_a_server_whose_listener_was_cut_listens_again_without_waiting_for_a_heartbeat(
    cluster: Cluster, database: str, here: Server, there: Server
) -> None:
    table, agnes, elsewhere_agnes = alone(there, here)
    with connected_client(there, agnes, table) as client:
        known = client.welcome["table"]["sequence"]

        for _ in range(3):
            cluster.end_connections(database, "SELECT pg_notify($1, $2)")
            elsewhere_agnes.do(table, "say", text="do you hear me?")

        assert client.hear_until(known + 3) == list(range(known + 1, known + 4))


def test_two_servers_under_load_refuse_nothing_wrongly(here: Server, there: Server) -> None:
    with ThreadPoolExecutor(4) as threads:
        stories = [
            threads.submit(plays_across, *pair) for pair in [(here, there), (there, here)] * 10
        ]
        refused = [code for story in stories for code in story.result()]

    assert not refused


def plays_across(one: Server, other: Server) -> list[str]:
    """Sit down, start and answer, each at another server than what it rests on."""
    table, agnes, bertram = two_friends(one, other)
    answers = [agnes.try_to(table, "start")]
    for guest in [elsewhere(bertram, other), elsewhere(agnes, one)] * 3:
        mine = 0 if guest.id == agnes.id else 1
        view = guest.ask("GET", f"/api/tables/{table}/view", params={"seat": mine})
        answers.append(view)
        answers.append(guest.try_to(table, "say", text="my turn?"))
    return [one.text for one in answers if one.status_code != 200]


# --- What the database was told ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("told", "used"), [("off", "on"), ("on", "on"), ("remote_apply", "remote_apply")]
)
def test_an_acknowledged_choice_is_on_the_disk_whatever_the_databases_settings(
    cluster: Cluster, told: str, used: str
) -> None:
    database = cluster.new_database(f"commit_{uuid4().hex}")
    cluster.set_for(database, "synchronous_commit", told)

    async def found() -> str:
        opened = Database(database_url(database))
        shown = text("SHOW synchronous_commit")
        value = await opened.write(lambda connection: str(connection.execute(shown).scalar_one()))
        await opened.close()
        return value

    assert asyncio.run(found()) == used
