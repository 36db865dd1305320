"""Two versions of the package serve one PostgreSQL: each plays the games whose rules it has."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import NamedTuple
from uuid import uuid4

import pytest

from tests.table.connections import HOT_SEAT, connected_client, elsewhere, same
from tests.table.older_rules import NEXT_RULES, RULES, newer_package
from tests.table.postgres import Cluster
from tests.table.server import Server
from tests.table.vocabulary import Guest, eventually, play_on

APPRENTICE = {"player": "computer", "level": "apprentice"}


class Versions(NamedTuple):
    """Servers of this version, of the next, and of the next with the rules of this one."""

    today: Server
    bare: Server
    complete: Server


@pytest.fixture(scope="module")
def versions(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Versions]:
    database = cluster.new_database(f"versions_{uuid4().hex}")
    folder = tmp_path_factory.mktemp("versions")
    bare = newer_package(folder / "bare" / "src", with_older_rules=False)
    complete = newer_package(folder / "complete" / "src", with_older_rules=True)
    with ExitStack() as stack:
        yield Versions(
            *(
                stack.enter_context(Server(database, package=package, sweep_interval=0.3))
                for package in (None, bare, complete)
            )
        )


def two_at(here: Server, there: Server) -> tuple[str, Guest, Guest]:
    """A game that has begun, its players at a server each."""
    agnes, bertram = here.guest("Agnes"), there.guest("Bertram")
    table = agnes.open_table(seed=7)
    bertram.enter(table["id"], table["invite"])
    elsewhere(bertram, here).do(table["id"], "take_seat", seat=1)
    agnes.do(table["id"], "start")
    return table["id"], agnes, bertram


def my_turn(guest: Guest, table: str) -> bool:
    return bool(guest.table(table)["asked"] == 0)


def test_a_game_is_played_at_both_versions_if_both_have_its_rules(versions: Versions) -> None:
    table, agnes, bertram = two_at(versions.today, versions.complete)

    with (
        connected_client(versions.today, agnes, table) as here,
        connected_client(versions.complete, bertram, table) as there,
    ):
        for _ in range(20):
            eventually(lambda: same(agnes, bertram, table))
            play_on(table, {0: agnes, 1: bertram}, 1)
            assert here.next("update")["sequence"] == there.next("update")["sequence"]

    assert agnes.table(table)["rules_version"] == RULES
    assert agnes.look(table, seat=0) == elsewhere(agnes, versions.complete).look(table, seat=0)


def test_a_version_without_the_rules_of_a_game_leaves_it_to_the_one_that_has_them(
    versions: Versions,
) -> None:
    table, agnes, bertram = two_at(versions.today, versions.bare)
    assert bertram.refused_to(table, "undo", seat=1)["code"] == "incompatible-rules"
    listed = agnes.get("/api/tables", list="own")

    bertram.do(table, "say", text="my server cannot play this")

    eventually(lambda: same(agnes, bertram, table))
    assert agnes.get("/api/tables", list="own") == listed
    assert agnes.get(f"/api/tables/{table}/chat")[-1]["text"] == "my server cannot play this"
    assert play_on(table, {0: agnes, 1: elsewhere(bertram, versions.today)}, 20) == 20


def test_a_game_by_newer_rules_is_played_by_the_newer_version_alone(versions: Versions) -> None:
    agnes = versions.bare.guest("Agnes")
    table = agnes.open_table(seats=[{"player": "me"}, APPRENTICE])["id"]
    agnes.do(table, "start")
    here = elsewhere(agnes, versions.today)

    assert agnes.table(table)["rules_version"] == NEXT_RULES
    for _ in range(3):
        eventually(lambda: my_turn(agnes, table))
        assert here.refused_to(table, "undo", seat=0)["code"] == "incompatible-rules"
        agnes.choose(table, 0)
    eventually(lambda: my_turn(agnes, table))

    assert here.look(table)["view"] is None
    assert "internal-error" not in versions.today.output()


def test_the_computers_of_a_game_are_seen_to_by_whoever_has_its_rules(versions: Versions) -> None:
    agnes = versions.today.guest("Agnes")
    table = agnes.open_table(seats=[{"player": "me"}, APPRENTICE, APPRENTICE])["id"]
    agnes.do(table, "start")
    there = elsewhere(agnes, versions.complete)

    for guest in [agnes, there] * 3:
        eventually(lambda: same(agnes, there, table) and my_turn(agnes, table))
        guest.choose(table, 0)
    eventually(lambda: my_turn(agnes, table))

    for server in versions:
        assert "computer-error" not in server.output()
        assert "internal-error" not in server.output()


def test_a_game_that_ends_at_the_older_version_is_seen_at_the_newer(versions: Versions) -> None:
    agnes = versions.today.guest("Agnes")
    table = agnes.open_table(seats=HOT_SEAT)["id"]
    agnes.do(table, "start")
    play_on(table, {0: agnes, 1: agnes})
    there = elsewhere(agnes, versions.bare)

    eventually(lambda: there.table(table)["kept"])

    assert there.table(table)["result"] == agnes.table(table)["result"]
    replays = [one.get(f"/api/tables/{table}/replay") for one in (agnes, there)]
    assert replays[0] == replays[1]
