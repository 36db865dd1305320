"""Nuisances: the host removes and mutes, anyone blocks anyone, and nobody floods the list."""

from __future__ import annotations

from tests.table.vocabulary import Live, Tables, two_at_a_table


def chat(guest: object, table: str) -> list[tuple[str | None, str]]:
    said = guest.get(f"/api/tables/{table}/chat")  # type: ignore[attr-defined]
    return [(one["name"], one["text"]) for one in said]


def test_the_host_removes_a_player_before_the_game_for_good(tables_on_both: Tables) -> None:
    agnes, bertram = tables_on_both.guest("Agnes"), tables_on_both.guest("Bertram")
    table = agnes.open_table(public=True)
    bertram.do(table["id"], "take_seat", seat=1)

    agnes.do(table["id"], "remove", person=bertram.id)

    assert agnes.table(table["id"])["seats"][1]["person"] is None
    assert bertram.refused("GET", f"/api/tables/{table['id']}")["code"] == "removed"
    assert bertram.refused_to(table["id"], "take_seat", seat=1)["code"] == "removed"
    enter = f"/api/tables/{table['id']}/enter"
    again = bertram.refused("POST", enter, json={"invite": table["invite"]})
    assert again["code"] == "removed"
    assert agnes.table(table["id"])["removed"] == [bertram.id]
    assert bertram.get("/api/tables", list="own") == []

    tables_on_both.forget()
    assert bertram.refused("GET", f"/api/tables/{table['id']}")["code"] == "removed"
    agnes.do(table["id"], "readmit", person=bertram.id)
    bertram.do(table["id"], "take_seat", seat=1)


def test_a_player_is_not_removed_from_a_game_that_has_begun(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)

    assert agnes.refused_to(table, "remove", person=bertram.id)["code"] == "seated-player"
    assert bertram.refused_to(table, "remove", person=agnes.id)["code"] == "not-host"


def test_whoever_looks_on_is_sent_away_while_they_are_connected(tables: Tables) -> None:
    table, agnes, _ = two_at_a_table(tables, public=True)
    clara = tables.guest("Clara")

    with Live(clara, table) as live:
        live.hello()
        agnes.do(table, "remove", person=clara.id)

        assert live.closed() == 4003
    assert clara.refused("GET", f"/api/tables/{table}/view")["code"] == "removed"


def test_who_is_muted_says_nothing_until_the_host_lets_them(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    agnes.do(table, "mute", person=bertram.id)

    assert bertram.refused_to(table, "say", text="Boo!")["code"] == "muted"
    tables.forget()
    assert bertram.refused_to(table, "say", text="Boo!")["code"] == "muted"
    assert agnes.table(table)["muted"] == [bertram.id]
    assert bertram.table(table)["muted"] == []

    agnes.do(table, "unmute", person=bertram.id)
    bertram.do(table, "say", text="Thank you.")


def test_only_the_host_mutes_and_never_themselves(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)

    assert bertram.refused_to(table, "mute", person=agnes.id)["code"] == "not-host"
    assert agnes.refused_to(table, "mute", person=agnes.id)["code"] == "refused"


def test_at_a_public_table_without_spectators_strangers_do_not_speak(tables: Tables) -> None:
    agnes, bertram = tables.guest("Agnes"), tables.guest("Bertram")
    stranger = tables.guest("Stranger")
    table = agnes.open_table(public=True, spectators=False)["id"]

    assert stranger.refused_to(table, "say", text="Hello?")["code"] == "no-spectators"
    bertram.do(table, "take_seat", seat=1)
    agnes.do(table, "start")
    assert stranger.refused_to(table, "say", text="Hello?")["code"] == "no-spectators"
    bertram.do(table, "say", text="Hello.")


def test_a_spectator_with_a_players_name_is_distinguished(tables: Tables) -> None:
    table, _, bertram = two_at_a_table(tables, public=True)
    other = tables.guest("Bertram")
    bertram.do(table, "say", text="I play.")
    other.do(table, "say", text="I do not.")

    said = bertram.get(f"/api/tables/{table}/chat")

    assert [(one["name"], one["seat"], one["person"]) for one in said] == [
        ("Bertram", 1, bertram.id),
        ("Bertram", None, other.id),
    ]


def test_nothing_is_read_of_someone_who_is_blocked(tables_on_both: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables_on_both)
    bertram.do(table, "say", text="Boo!")

    blocked = agnes.ask("PUT", f"/api/me/blocked/{bertram.id}").json()

    assert blocked == [{"id": bertram.id, "name": "Bertram"}]
    assert chat(agnes, table) == []
    assert chat(bertram, table) == [("Bertram", "Boo!")]
    entries = agnes.get(f"/api/tables/{table}/entries")
    assert "Boo!" not in str(entries)
    assert [one["sequence"] for one in entries] == list(range(1, len(entries) + 1))

    agnes.ask("DELETE", f"/api/me/blocked/{bertram.id}")
    assert chat(agnes, table) == [("Bertram", "Boo!")]


def test_a_block_holds_on_connections_that_are_open_already(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    with Live(agnes, table) as live:
        live.hello()
        bertram.do(table, "say", text="before")
        assert live.next("update")["entry"]["text"] == "before"
        agnes.ask("PUT", f"/api/me/blocked/{bertram.id}")

        bertram.do(table, "say", text="after")

        entry = live.next("update")["entry"]
        assert (entry["kind"], entry["text"], entry["name"]) == ("said", None, None)


def test_who_is_blocked_does_not_sit_down_beside_who_blocked_them(tables: Tables) -> None:
    agnes, bertram, clara = (tables.guest(name) for name in ("Agnes", "Bertram", "Clara"))
    agnes.ask("PUT", f"/api/me/blocked/{clara.id}")
    of_agnes = agnes.open_table(public=True)["id"]
    of_bertram = bertram.open_table(seats=3, public=True)["id"]
    agnes.do(of_bertram, "take_seat", seat=1)

    assert clara.refused_to(of_agnes, "take_seat", seat=1)["code"] == "blocked"
    assert clara.refused_to(of_bertram, "take_seat", seat=2)["code"] == "blocked"
    agnes.do(of_bertram, "leave_seat", seat=1)
    clara.do(of_bertram, "take_seat", seat=2)


def test_nobody_is_blocked_who_does_not_exist(tables: Tables) -> None:
    agnes = tables.guest("Agnes")

    assert agnes.refused("PUT", "/api/me/blocked/nobody")["code"] == "no-person"
    assert agnes.refused("PUT", f"/api/me/blocked/{agnes.id}")["code"] == "refused"
    assert agnes.get("/api/me/blocked") == []


def test_one_person_has_three_public_tables_that_wait(tables_on_both: Tables) -> None:
    agnes, bertram = tables_on_both.guest("Agnes"), tables_on_both.guest("Bertram")
    opened = [agnes.open_table(public=True, client_id=f"t{n}")["id"] for n in range(3)]
    body = {"game": "kutna_hora", "seats": [{"player": "me"}, {"player": "person"}]}

    problem = agnes.refused("POST", "/api/tables", json={**body, "public": True})

    assert problem["code"] == "too-many-open-tables"
    assert agnes.open_table(public=True, client_id="t1")["id"] == opened[1]  # the same request
    agnes.open_table()  # by invitation
    bertram.open_table(public=True)
    agnes.do(opened[0], "close")
    agnes.open_table(public=True)
    assert len(bertram.get("/api/tables", list="open")) == 4


def test_who_is_removed_or_muted_cannot_change_under_the_same_request(tables: Tables) -> None:
    agnes, bertram, clara = (tables.guest(name) for name in ("Agnes", "Bertram", "Clara"))
    table = agnes.open_table(public=True)["id"]
    agnes.do(table, "mute", person=bertram.id, client_id="m")
    agnes.do(table, "mute", person=bertram.id, client_id="m")

    problem = agnes.refused_to(table, "mute", person=clara.id, client_id="m")

    assert problem["code"] == "client-id-used"
    assert agnes.table(table)["muted"] == [bertram.id]


def test_an_id_that_nobody_can_have_is_a_malformed_request(tables: Tables) -> None:
    table, agnes, _ = two_at_a_table(tables)

    refused = agnes.refused_to(table, "mute", person="")

    assert (refused["code"], refused["status"]) == ("malformed", 400)
    assert "matching regex" in refused["message"]
