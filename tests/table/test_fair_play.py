"""Fair play: nobody rewinds an absent opponent, sits behind two screens, or hides a known deck."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.conftest import serving
from tests.table.server import Server
from tests.table.vocabulary import Guest, Tables, eventually, play_on, two_at_a_table

FRIENDS = [{"player": "me"}, {"player": "person"}]
ALONE = [{"player": "me"}, {"player": "me"}]


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Tables]:
    """A server where a moment is a long time."""
    with serving(str(tmp_path / "tables.sqlite"), absence_timeout=0.01) as client:
        yield Tables(client)


# --- Take-backs ----------------------------------------------------------------------------------


def test_the_choices_of_someone_who_is_away_are_not_taken_back(impatient: Tables) -> None:
    table, agnes, bertram = two_at_a_table(impatient)
    people = {0: agnes, 1: bertram}
    play_on(table, people, 20)
    asked = agnes.table(table)["asked"]
    here = people[1 - asked]
    eventually(lambda: here.try_to(table, "hand_over", seat=asked).status_code == 200)
    before = here.table(table)["move"], here.look(table)["view"]

    problem = here.refused_to(table, "ask_take_back", seat=1 - asked)

    assert problem["code"] == "absent-choice"
    assert (here.table(table)["move"], here.look(table)["view"]) == before


def test_the_choices_of_someone_who_left_stand_though_another_sits_there_now(
    impatient: Tables,
) -> None:
    table, agnes, bertram = two_at_a_table(impatient, public=True)
    play_on(table, {0: agnes, 1: bertram}, 12)
    bertram.do(table, "leave_seat", seat=1)
    impatient.guest("Clara").do(table, "take_seat", seat=1)

    assert agnes.refused_to(table, "ask_take_back", seat=0)["code"] == "absent-choice"


def test_what_was_shown_stays_shown_while_nobody_is_here_who_could_agree(
    impatient: Tables,
) -> None:
    table, agnes, bertram = two_at_a_table(impatient, "world_without_end")
    people = {0: agnes, 1: bertram}
    choose_until_something_is_shown(table, people)
    seat = last_chooser(table, agnes)
    people[1 - seat].do(table, "leave_seat", seat=1 - seat)

    problem = people[seat].refused_to(table, "ask_take_back", seat=seat)

    assert problem["code"] in {"revealed-since", "absent-choice"}


def choose_until_something_is_shown(table: str, people: dict[int, Guest]) -> None:
    """Until the last choice showed something hidden: it can no longer be undone alone."""
    while True:
        play_on(table, people, 1)
        if people[0].look(table, seat=0)["undo"] + people[1].look(table, seat=1)["undo"] == 0:
            return


def last_chooser(table: str, guest: Guest) -> int:
    chosen = [one for one in guest.get(f"/api/tables/{table}/entries") if one["kind"] == "chosen"]
    seat: int = chosen[-1]["seat"]
    return seat


def test_against_computers_alone_everything_may_be_taken_back(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite"), workers=1) as client:
        agnes = Tables(client).guest("Agnes")
        seats = [{"player": "me"}, {"player": "computer", "level": "apprentice"}]
        table = agnes.open_table(seats=seats, seed=7)["id"]
        agnes.do(table, "start")
        eventually(lambda: agnes.table(table)["asked"] == 0)
        agnes.choose(table, 0)
        eventually(lambda: agnes.table(table)["asked"] == 0)
        before = agnes.table(table)["move"]

        agnes.do(table, "ask_take_back", seat=0)

        assert agnes.table(table)["move"] < before


# --- Seats ---------------------------------------------------------------------------------------


def test_a_player_never_sits_down_on_another_seat_of_the_game(tables_on_both: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables_on_both, public=True)
    bertram.do(table, "leave_seat", seat=1)

    assert agnes.refused_to(table, "take_seat", seat=1)["code"] == "other-seat"
    agnes.do(table, "leave_seat", seat=0)
    assert agnes.refused_to(table, "take_seat", seat=1)["code"] == "other-seat"
    tables_on_both.forget()
    assert agnes.refused_to(table, "take_seat", seat=1)["code"] == "other-seat"

    assert agnes.refused("GET", f"/api/tables/{table}/view", params={"seat": 1})["status"] == 403
    agnes.do(table, "take_seat", seat=0)


def test_who_took_over_a_seat_and_left_it_does_not_come_back_to_another(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables, public=True)
    bertram.do(table, "leave_seat", seat=1)
    clara = tables.guest("Clara")
    clara.do(table, "take_seat", seat=1)
    clara.do(table, "leave_seat", seat=1)
    agnes.do(table, "leave_seat", seat=0)

    assert clara.refused_to(table, "take_seat", seat=0)["code"] == "other-seat"
    bertram.do(table, "take_seat", seat=1)


def test_one_person_has_one_seat(tables: Tables) -> None:
    agnes, bertram = tables.guest("Agnes"), tables.guest("Bertram")
    table = agnes.open_table(seats=3, public=True)["id"]
    bertram.do(table, "take_seat", seat=1)

    assert bertram.refused_to(table, "take_seat", seat=2)["code"] == "one-seat"
    assert agnes.refused_to(table, "take_seat", seat=2)["code"] == "one-seat"
    bertram.do(table, "leave_seat", seat=1)
    bertram.do(table, "take_seat", seat=2)


def test_at_a_table_for_one_screen_its_host_has_several_seats(tables: Tables) -> None:
    agnes, bertram = tables.guest("Agnes"), tables.guest("Bertram")
    table = agnes.open_table(seats=[*ALONE, {"player": "person"}], public=True)["id"]
    agnes.do(table, "leave_seat", seat=1)

    agnes.do(table, "take_seat", seat=1)
    bertram.do(table, "take_seat", seat=2)

    assert [seat["yours"] for seat in agnes.table(table)["seats"]] == [True, True, False]


# --- Known decks ---------------------------------------------------------------------------------


def test_a_fork_says_everywhere_that_its_deck_is_known(tables_on_both: Tables) -> None:
    agnes, bertram = tables_on_both.guest("Agnes"), tables_on_both.guest("Bertram")
    played = agnes.open_table(seats=ALONE)["id"]
    agnes.do(played, "start")
    play_on(played, {0: agnes, 1: agnes})
    answer = agnes.ask(
        "POST",
        f"/api/tables/{played}/fork",
        json={"move": 0, "seats": FRIENDS, "public": True},
    )
    fork = answer.json()["id"]

    (listed,) = bertram.get("/api/tables", list="open")

    assert listed["known_luck"] == "fork"
    assert bertram.table(fork)["known_luck"] == "fork"
    assert agnes.table(played)["known_luck"] is None


def test_a_chosen_seed_is_marked_in_the_list_and_at_the_table(tables_on_both: Tables) -> None:
    agnes, bertram = tables_on_both.guest("Agnes"), tables_on_both.guest("Bertram")
    chosen = agnes.open_table(public=True, seed=31337)["id"]
    random = agnes.open_table(public=True)["id"]

    listed = {one["id"]: one["known_luck"] for one in bertram.get("/api/tables", list="open")}

    assert listed == {chosen: "seed", random: None}
    assert bertram.table(chosen)["known_luck"] == "seed"


# --- Hints ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "hints"),
    [
        (FRIENDS, False),
        (ALONE, True),
        ([{"player": "me"}, {"player": "computer"}], True),
        ([{"player": "me"}, {"player": "person"}, {"player": "computer"}], False),
    ],
)
def test_unless_asked_for_hints_are_only_where_one_person_plays(
    tmp_path: Path, seats: list[dict[str, str]], hints: bool
) -> None:
    with serving(str(tmp_path / "tables.sqlite"), workers=1) as client:
        agnes = Tables(client).guest("Agnes")

        assert agnes.open_table(seats=seats)["hints"] is hints
        assert agnes.open_table(seats=seats, hints=not hints)["hints"] is not hints


def test_everyone_sees_who_has_used_a_hint(tmp_path: Path) -> None:
    with Server(str(tmp_path / "tables.sqlite")) as server:
        table, agnes, bertram = two_at_a_table(Tables(server.client), hints=True)
        people = {0: agnes, 1: bertram}
        play_on(table, people, 3)
        asked = agnes.table(table)["asked"]
        other = people[1 - asked]
        since = other.table(table)["sequence"]

        people[asked].get(f"/api/tables/{table}/hint", seat=asked)
        people[asked].get(f"/api/tables/{table}/hint", seat=asked)

        entries = other.get(f"/api/tables/{table}/entries", since=since)
        assert [(one["kind"], one["seat"]) for one in entries] == [("hint_used", asked)]
