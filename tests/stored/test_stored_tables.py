"""Tables that an earlier version stored: unchanged when this one opens them, and played on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import silverspire
from tests.cli.terminal import Terminal
from tests.stored.stored_games import (
    EXPECTED,
    GAMES,
    PACKS,
    RETUNED,
    SHIPPED,
    STORED,
    TABLES,
    listed_facts,
    log_facts,
    returning_guests,
    stored_table,
    table_facts,
)
from tests.table.server import Server
from tests.table.vocabulary import Guest, eventually

CHANGED = [(game, "shipped") for game in RETUNED]
each_game = pytest.mark.parametrize("game", GAMES)
Guests = dict[str, Guest]


# --- As they were --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "name"),
    [(game, name) for game in GAMES for name in TABLES if (game, name) not in CHANGED],
)
def test_a_table_is_as_it_was(guests: Guests, game: str, name: str) -> None:
    before = stored_table(game, name)

    now = table_facts(guests, before["id"]) | log_facts(guests["Agnes"], before["id"])

    assert now == {fact: before[fact] for fact in now}


@each_game
@pytest.mark.parametrize("name", ["running", "unended", "finished"])
def test_a_snapshot_opens_without_the_entries_before_it(
    guests_without_entries: Guests, game: str, name: str
) -> None:
    before = stored_table(game, name)

    now = table_facts(guests_without_entries, before["id"])

    assert now == {fact: before[fact] for fact in now}


@pytest.mark.parametrize("which", ["open", "mine", "finished"])
@pytest.mark.parametrize("name", EXPECTED["guests"])
def test_the_lists_are_as_they_were(guests: Guests, name: str, which: str) -> None:
    assert listed_facts(guests[name], which) == EXPECTED["lists"][which][name]


@each_game
def test_a_finished_game_is_replayed_and_downloaded_as_it_was(guests: Guests, game: str) -> None:
    before = stored_table(game, "finished")
    path = f"/api/tables/{before['id']}"
    record = json.loads((STORED / "records" / f"{game}-from-a-server.json").read_text("utf-8"))

    moves = guests["Agnes"].get(f"{path}/replay")["moves"]

    assert [[move["seat"], move["choice"]] for move in moves] == before["choices"]
    assert guests["Agnes"].get(f"{path}/record") == record


@each_game
def test_the_statistics_of_a_finished_game_are_as_they_were(guests: Guests, game: str) -> None:
    before = stored_table(game, "finished")
    sheets = guests["Agnes"].get(f"/api/tables/{before['id']}/scores")["sheets"]

    statistics = guests["Agnes"].get(f"/api/tables/{before['id']}/statistics")

    assert [sheet["lines"] for sheet in sheets] == before["sheets"]
    assert statistics["moves"][-1] == len(before["choices"])
    landmarks = [[landmark["move"], landmark["seat"]] for landmark in statistics["landmarks"]]
    assert landmarks == [[move, seat] for move, _, seat in before["statistics"]["marks"]]
    last = [column[-1] for column in statistics["series"].values()]
    assert sorted(last) == sorted(before["statistics"]["last"].values())


# --- Who is who ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EXPECTED["guests"])
def test_a_browser_is_known_by_the_cookie_that_it_kept(guests: Guests, name: str) -> None:
    guest = guests[name]

    response = guest.client.get("/api/me", headers={"Cookie": f"silverspire={guest.secret}"}).json()

    assert response == {"id": guest.id, "name": name}


@each_game
def test_an_invitation_still_lets_people_in(guests: Guests, game: str) -> None:
    table = stored_table(game, "running")
    erik = Guest(guests["Agnes"].client, "Erik")
    assert erik.refused("GET", f"/api/tables/{table['id']}")["code"] == "no-table"

    erik.enter(table["id"], table["invite"])

    assert erik.table(table["id"])["sequence"] == table["sequence"]


@each_game
def test_a_request_that_was_carried_out_is_not_carried_out_again(guests: Guests, game: str) -> None:
    bertram = guests["Bertram"]
    waiting, finished = stored_table(game, "waiting"), stored_table(game, "finished")
    path = f"/api/tables/{finished['id']}"

    said = bertram.do(waiting["id"], "say", text="I must go.", client_id="words-1")
    rematch = bertram.ask("POST", f"{path}/rematch").json()

    assert [said["sequence"], "I must go."] == [waiting["chat"][0][0], waiting["chat"][0][3]]
    assert rematch["id"] == finished["rematch"]


@each_game
def test_a_table_that_was_opened_is_not_opened_again(players: Guests, game: str) -> None:
    finished = stored_table(game, "finished")

    opened = players["Agnes"].open_table(
        game,
        [{"player": "me"}, {"player": "person"}, {"player": "computer", "level": "journeyman"}],
        pack=finished["pack"],
        public=True,
        client_id=f"finished-{game}",
    )

    computer = {"player": "computer", "level": "apprentice"}
    seats = [{"player": "me"}, {"player": "me"}, computer]
    wish = {"move": 40, "seats": seats, "client_id": f"fork-{game}"}
    fork = players["Agnes"].ask("POST", f"/api/tables/{finished['id']}/fork", json=wish).json()

    assert opened["id"] == finished["id"]
    assert fork["id"] == stored_table(game, "fork")["id"]


# --- Played on -----------------------------------------------------------------------------------


def moves(guest: Guest, table: str) -> int:
    return int(guest.table(table)["move"])


def one_more_choice(players: Guests, table: str) -> None:
    """Whoever has to choose does so, after the computers."""
    agnes = players["Agnes"]
    seats = agnes.table(table)["seats"]
    asked = eventually(lambda: person_asked(agnes, table))[0]
    guest = next(guest for guest in players.values() if guest.id == seats[asked]["person"])
    before = moves(guest, table)

    guest.choose(table, asked)

    assert moves(guest, table) > before


def person_asked(guest: Guest, table: str) -> tuple[int] | None:
    """The seat that has to choose, if a person plays it."""
    response = guest.table(table)
    asked = response["asked"]
    return (asked,) if response["seats"][asked]["level"] is None else None


@pytest.mark.parametrize("game", RETUNED)
def test_a_game_with_a_shipped_pack_that_has_changed_is_kept_and_says_why_it_cannot_go_on(
    guests: Guests, game: str
) -> None:
    before = stored_table(game, "shipped")
    agnes = guests["Agnes"]

    response = agnes.table(before["id"])

    assert response["status"] == "running"
    assert f"with the pack reconstructed {shipped_hash(game)}" in response["incompatible"]
    assert agnes.refused_to(before["id"], "resign", seat=0)["code"] == "incompatible-rules"


def shipped_hash(game: str) -> str:
    """That of the pack which 0.1.0 shipped."""
    return str(silverspire.game(game).components(SHIPPED / game).pack_hash)


@pytest.mark.parametrize(
    ("game", "name"),
    [
        (game, name)
        for game in GAMES
        for name in ("shipped", "fork", "replaced", "computers")
        if (game, name) not in CHANGED
    ],
)
def test_a_running_game_goes_on(players: Guests, game: str, name: str) -> None:
    one_more_choice(players, stored_table(game, name)["id"])


@each_game
def test_a_waiting_table_is_filled_and_started(players: Guests, game: str) -> None:
    table = stored_table(game, "waiting")["id"]

    players["Clara"].do(table, "take_seat", seat=1)
    players["Agnes"].do(table, "start")

    assert players["Agnes"].table(table)["status"] == "running"
    one_more_choice(players, table)


@each_game
def test_a_rematch_is_started(players: Guests, game: str) -> None:
    table = stored_table(game, "rematch")["id"]

    players[stored_table(game, "rematch")["host"]].do(table, "start")

    one_more_choice(players, table)


@each_game
def test_what_was_undone_is_made_again(players: Guests, game: str) -> None:
    before = stored_table(game, "running")
    seat = before["take_back"]["seat"]
    player = players[before["seats"][seat]["person"]]

    player.do(before["id"], "redo", seat=seat)

    assert moves(player, before["id"]) == before["move"] + 1
    assert player.table(before["id"])["take_back"] is None


@each_game
def test_a_turn_that_was_not_ended_is_ended(players: Guests, game: str) -> None:
    before = stored_table(game, "unended")
    seat = before["turn_to_end"]

    players[before["seats"][seat]["person"]].do(before["id"], "end_turn", seat=seat)

    one_more_choice(players, before["id"])


@each_game
def test_a_seat_that_was_left_is_taken(players: Guests, game: str) -> None:
    before = stored_table(game, "left")
    dora = players["Dora"]
    dora.enter(before["id"], before["invite"])

    dora.do(before["id"], "take_seat", seat=2)

    one_more_choice(players, before["id"])


# --- Exports -------------------------------------------------------------------------------------


def imported(folder: Path, database: str, *files: str) -> None:
    paths = [STORED / "exports" / file for file in files]
    ended = Terminal(folder).spawn("admin", "import", *paths, "--database", database)
    assert ended.code == 0, ended.err


def test_exports_are_imported_by_another_server(database: str, tmp_path: Path) -> None:
    imported_tables = [
        (game, name) for game in GAMES for name in ("waiting", "running", "finished")
    ]
    with Server(database, workers=0, packs=PACKS) as server:
        imported(tmp_path, database, *(f"{game}-{name}.json" for game, name in imported_tables))
        guests = returning_guests(server.client)

        for game, name in imported_tables:
            before = without_invite(stored_table(game, name))
            facts = table_facts(guests, before["id"]) | log_facts(guests["Agnes"], before["id"])
            now = without_invite(facts)
            assert now == {fact: before[fact] for fact in now}
        for game in GAMES:
            agree_to_the_take_back(guests, stored_table(game, "running"))


def without_invite(facts: dict[str, Any]) -> dict[str, Any]:
    """Every server has invitations of its own."""
    return {name: fact for name, fact in facts.items() if name != "invite"}


def agree_to_the_take_back(guests: Guests, before: dict[str, Any]) -> None:
    other = 1 - before["take_back"]["seat"]
    guest = guests[before["seats"][other]["person"]]

    guest.do(before["id"], "answer_take_back", seat=other, agree=True)

    assert moves(guest, before["id"]) == before["move"] - before["take_back"]["count"]
