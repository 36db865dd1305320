"""The lobby: who makes a table, who finds it, who may come in and sit down."""

from __future__ import annotations

import pytest

from silverspire.kernel.registry import find_game
from tests.table.vocabulary import Guest, Tables, play_on, two_at_a_table


def listed(guest: Guest, which: str) -> list[str]:
    return [table["id"] for table in guest.get("/api/tables", list=which)]


# --- New tables ----------------------------------------------------------------------------------


def test_every_game_says_what_can_be_chosen(tables: Tables) -> None:
    games = tables.guest("Agnes").get("/api/games")

    assert [game["name"] for game in games] == ["kutna_hora", "world_without_end"]
    assert all(game["options"] and game["packs"] and game["levels"] for game in games)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"pack": "../../../../etc"}, "unknown-pack"),
        ({"pack": "/tmp"}, "unknown-pack"),
        ({"seats": [{"player": "me"}]}, "invalid-table"),
        ({"seats": [{"player": "me"}] * 5}, "invalid-table"),
        ({"options": {"dragons": True}}, "invalid-table"),
        ({"options": {"start": 9}}, "invalid-table"),
        ({"seats": [{"player": "me"}, {"player": "computer"}]}, "no-computers"),
        ({"seats": [{"player": "me"}, {"player": "ghost"}]}, "malformed"),
        ({"color": "red"}, "malformed"),
        ({"seed": -1}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_created_is_refused(
    tables: Tables, body: dict[str, object], code: str
) -> None:
    plain = {"game": "kutna_hora", "seats": [{"player": "me"}, {"player": "person"}]}

    problem = tables.guest("Agnes").refused("POST", "/api/tables", json=plain | body)

    assert problem["code"] == code


def test_a_public_table_is_listed_until_it_begins(tables_on_both: Tables) -> None:
    agnes, bertram = tables_on_both.guest("Agnes"), tables_on_both.guest("Bertram")
    table = agnes.open_table(public=True)["id"]

    assert listed(bertram, "open") == [table]
    bertram.do(table, "take_seat", seat=1)
    agnes.do(table, "start")
    assert listed(bertram, "open") == []
    assert listed(bertram, "own") == [table]


def test_my_tables_say_whose_turn_it_is(tables_on_both: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables_on_both)
    asked = agnes.table(table)["asked"]

    turns = [guest.get("/api/tables", list="own")[0]["your_turn"] for guest in (agnes, bertram)]

    assert turns == [asked == 0, asked == 1]


# --- Coming in -----------------------------------------------------------------------------------


def test_a_table_by_invitation_is_hidden_from_people_who_are_not_invited(tables: Tables) -> None:
    agnes, stranger = tables.guest("Agnes"), tables.guest("Stranger")
    table = agnes.open_table()["id"]

    looks = stranger.refused("GET", f"/api/tables/{table}")
    sits = stranger.refused_to(table, "take_seat", seat=1)
    guesses = stranger.refused("POST", f"/api/tables/{table}/enter", json={"invite": "x" * 24})

    nowhere = stranger.refused("GET", "/api/tables/nosuchtable2")
    assert looks == sits == guesses == nowhere
    assert listed(stranger, "open") == []


def test_an_invitation_lets_in_and_only_its_host_is_shown_it_again(tables: Tables) -> None:
    agnes, bertram = tables.guest("Agnes"), tables.guest("Bertram")
    table = agnes.open_table()

    bertram.enter(table["id"], table["invite"])

    assert bertram.table(table["id"])["invite"] is None
    assert agnes.table(table["id"])["invite"] == table["invite"]


def test_two_people_cannot_take_one_seat(tables: Tables) -> None:
    agnes, bertram = tables.guest("Agnes"), tables.guest("Bertram")
    table = agnes.open_table(public=True)["id"]

    assert bertram.refused_to(table, "take_seat", seat=0)["code"] == "seat-taken"


def test_only_the_host_starts_and_only_when_every_seat_is_taken(tables: Tables) -> None:
    agnes, bertram = tables.guest("Agnes"), tables.guest("Bertram")
    table = agnes.open_table(public=True)["id"]

    assert agnes.refused_to(table, "start")["code"] == "free-seats"
    bertram.do(table, "take_seat", seat=1)
    assert bertram.refused_to(table, "start")["code"] == "not-host"
    agnes.do(table, "start")
    assert agnes.refused_to(table, "start")["code"] == "not-open"


def test_a_table_without_spectators_is_seen_only_by_its_players(tables: Tables) -> None:
    table, agnes, _ = two_at_a_table(tables, public=True, spectators=False)
    stranger = tables.guest("Stranger")

    assert stranger.refused("GET", f"/api/tables/{table}/view")["code"] == "no-spectators"
    assert agnes.look(table)["view"]


def test_one_person_may_hold_several_seats_and_see_each_alone(tables: Tables) -> None:
    agnes = tables.guest("Agnes")
    table = agnes.open_table("world_without_end", [{"player": "me"}, {"player": "me"}])["id"]
    agnes.do(table, "start")

    views = [agnes.look(table, seat=seat)["view"] for seat in (0, 1)]

    assert [view["seat"] for view in views] == [0, 1]
    assert play_on(table, {0: agnes, 1: agnes}, 10) == 10


# --- Leaving and coming back ---------------------------------------------------------------------


def test_a_seat_that_was_left_may_be_taken_by_another(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables, public=True)
    clara = tables.guest("Clara")

    bertram.do(table, "leave_seat", seat=1)
    clara.do(table, "take_seat", seat=1)

    assert [seat["name"] for seat in agnes.table(table)["seats"]] == ["Agnes", "Clara"]
    assert bertram.refused("GET", f"/api/tables/{table}/view?seat=1")["code"] == "not-your-seat"


def test_a_computer_takes_over_a_seat_that_was_left_and_gives_it_back(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)

    assert agnes.refused_to(table, "hand_over", seat=1)["code"] == "not-away"
    bertram.do(table, "leave_seat", seat=1)
    agnes.do(table, "hand_over", seat=1, level="burgher")
    assert agnes.table(table)["seats"][1]["level"] == "burgher"
    bertram.do(table, "take_seat", seat=1)

    assert bertram.table(table)["seats"][1] == {
        "seat": 1,
        "name": "Bertram",
        "person": bertram.id,
        "level": None,
        "is_computer": False,
        "resigned": False,
        "yours": True,
        "present": False,
    }


def test_a_computer_in_a_seat_that_was_left_has_a_name_until_a_person_sits_there(
    tables: Tables,
) -> None:
    table, agnes, bertram = two_at_a_table(tables)

    bertram.do(table, "leave_seat", seat=1)
    assert agnes.table(table)["seats"][1]["name"] == ""
    agnes.do(table, "hand_over", seat=1)

    game = find_game(agnes.table(table)["game"])
    assert agnes.table(table)["seats"][1]["name"] in game.townspeople


def test_who_lets_a_computer_play_may_come_back(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    asked = agnes.table(table)["asked"]
    player = (agnes, bertram)[asked]
    decision = player.decision(table)

    player.do(table, "hand_over", seat=asked)
    answer = {"seat": asked, "decision": decision["id"], "choice": decision["choices"][0]}
    assert player.refused_to(table, "answer", **answer)["code"] == "computer-plays"
    player.do(table, "come_back", seat=asked)

    player.do(table, "answer", **answer)


# --- After the game ------------------------------------------------------------------------------


def test_a_rematch_brings_the_same_people_to_one_new_table(tables_on_both: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables_on_both)
    play_on(table, {0: agnes, 1: bertram})

    first = bertram.ask("POST", f"/api/tables/{table}/rematch").json()
    second = agnes.ask("POST", f"/api/tables/{table}/rematch").json()

    assert first["id"] == second["id"] == agnes.table(table)["rematch"]
    assert first["rematch_of"] == table
    assert [seat["person"] for seat in first["seats"]] == [agnes.id, bertram.id]


def test_lists_say_how_far_a_game_is_and_how_it_ended(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables, "world_without_end", public=True)
    (begun,) = agnes.get("/api/tables", list="own")
    play_on(table, {0: agnes, 1: bertram})

    result = agnes.table(table)["result"]
    (over,) = tables.guest("Clara").get("/api/tables", list="finished")

    assert begun["progress"] == {"chapter": 1, "chapters": 4, "round": 1, "rounds": 6}
    assert begun["ranking"] is None
    assert over["progress"] == {"chapter": 4, "chapters": 4, "round": 6, "rounds": 6}
    assert (over["scores"], over["ranking"]) == (result["scores"], result["ranking"])
    assert [seat["name"] for seat in over["seats"]] == ["Agnes", "Bertram"]


def test_a_fork_goes_on_from_a_move_of_a_finished_game(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    body = {"move": 30, "seats": [{"player": "me"}, {"player": "me"}]}
    assert agnes.refused("POST", f"/api/tables/{table}/fork", json=body)["code"] == "not-finished"
    play_on(table, {0: agnes, 1: bertram})

    fork = agnes.ask("POST", f"/api/tables/{table}/fork", json=body).json()
    agnes.do(fork["id"], "start")

    assert agnes.table(fork["id"])["move"] == 30
    old = agnes.get(f"/api/tables/{table}/history/30", seat=0)["view"]
    assert agnes.look(fork["id"], seat=0)["view"] == old
    assert play_on(fork["id"], {0: agnes, 1: agnes}) > 10


def test_a_table_that_has_not_begun_may_be_closed(tables: Tables) -> None:
    agnes = tables.guest("Agnes")
    table = agnes.open_table(public=True)["id"]

    agnes.do(table, "close")

    assert listed(agnes, "open") == []
    assert agnes.refused_to(table, "start")["code"] == "not-open"


# --- Words ---------------------------------------------------------------------------------------


def test_chat_is_stored(tables_on_both: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables_on_both)

    agnes.do(table, "say", text="Good luck!")
    bertram.do(table, "say", text="And to you.")

    said = bertram.get(f"/api/tables/{table}/chat")
    assert [(word["name"], word["text"]) for word in said] == [
        ("Agnes", "Good luck!"),
        ("Bertram", "And to you."),
    ]


@pytest.mark.parametrize("text", ["", "   ", "a\x00b", "a\u202eb", "x" * 501])
def test_words_that_cannot_be_shown_are_refused(tables: Tables, text: str) -> None:
    table, agnes, _ = two_at_a_table(tables)

    assert agnes.refused_to(table, "say", text=text)["status"] == 400


def test_who_says_nothing_of_themselves_is_asked_to(tables: Tables) -> None:
    answer = tables.client.get("/api/tables")

    assert answer.status_code == 401
    assert answer.json()["code"] == "unauthenticated"


def test_a_page_of_another_site_cannot_act_with_a_persons_cookie(tables: Tables) -> None:
    agnes = tables.guest("Agnes")
    body = {"game": "kutna_hora", "seats": [{"player": "me"}, {"player": "person"}]}
    cookie = {"Cookie": f"silverspire={agnes.secret}"}

    incompatible = tables.client.post(
        "/api/tables", json=body, headers=cookie | {"Origin": "https://evil.example"}
    )
    own = tables.client.post(
        "/api/tables", json=body, headers=cookie | {"Origin": "http://testserver.local"}
    )

    assert incompatible.json()["code"] == "origin-not-allowed"
    assert own.status_code == 201


# --- Friends at one screen, and again ------------------------------------------------------------


def test_friends_at_one_screen_have_names(tables: Tables) -> None:
    agnes = tables.guest("Agnes")
    seats = [{"player": "me"}, {"player": "me", "name": " Bertram "}]

    table = agnes.open_table(seats=seats)

    assert [seat["name"] for seat in table["seats"]] == ["Agnes", "Bertram"]


def test_a_rematch_whose_table_is_closed_is_withdrawn_and_may_be_asked_for_again(
    tables_on_both: Tables,
) -> None:
    table, agnes, bertram = two_at_a_table(tables_on_both)
    agnes.do(table, "resign", seat=0)
    bertram.do(table, "resign", seat=1)
    first = agnes.ask("POST", f"/api/tables/{table}/rematch").json()["id"]
    assert bertram.table(table)["rematch"] == first

    agnes.do(first, "close")
    assert bertram.table(table)["rematch"] is None
    second = bertram.ask("POST", f"/api/tables/{table}/rematch").json()["id"]

    assert second != first
    assert agnes.ask("POST", f"/api/tables/{table}/rematch").json()["id"] == second
