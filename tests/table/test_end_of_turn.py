"""The end of a turn: where players say it themselves, nobody goes on before they have."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.table.conftest import serving
from tests.table.connections import here
from tests.table.vocabulary import Guest, Live, Tables, end_turn, eventually, two_at_a_table

HOT_SEAT = [{"player": "me"}, {"player": "me"}]


def waiting_table(
    tables: Tables, game: str = "kutna_hora", **more: Any
) -> tuple[str, int, Guest, Guest]:
    """A table where a seat has yet to end its turn: whose it is, its person, and the other."""
    table, agnes, bertram = two_at_a_table(tables, game, end_turns=True, **more)
    people = {0: agnes, 1: bertram}
    while (holder := agnes.look(table)["turn_to_end"]) is None:
        asked = agnes.table(table)["asked"]
        people[asked].choose(table, asked)
    return table, holder, people[holder], people[1 - holder]


def choose_while_asked(guest: Guest, table: str) -> int | None:
    """Let the only person choose until a turn is to be ended; answers whose."""
    while (response := guest.table(table))["asked"] is not None:
        holder: int | None = guest.look(table)["turn_to_end"]
        if holder is not None:
            return holder
        guest.choose(table, response["asked"])
    return None


# --- Waiting -------------------------------------------------------------------------------------


def test_where_nobody_asked_for_it_no_turn_is_to_be_ended(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    people = {0: agnes, 1: bertram}
    for _ in range(30):
        assert agnes.look(table)["turn_to_end"] is None
        asked = agnes.table(table)["asked"]
        people[asked].choose(table, asked)

    assert agnes.table(table)["end_turns"] is False
    assert agnes.refused_to(table, "end_turn", seat=0)["code"] == "no-turn-to-end"


@pytest.mark.parametrize("game", ["kutna_hora", "world_without_end"])
def test_the_next_question_waits_for_the_end_of_the_turn(tables_on_both: Tables, game: str) -> None:
    table, seat, player, other = waiting_table(tables_on_both, game)
    waiting = other.look(table)

    problem = other.refused_to(
        table, "answer", seat=1 - seat, decision=waiting["decision"]["id"], choice="pass"
    )
    response = player.table(table)
    player.do(table, "end_turn", seat=seat)
    after = other.look(table)

    assert problem["code"] == "turn-not-ended"
    assert response["end_turns"] is True
    assert response["asked"] == waiting["turn_to_end"] == seat
    assert waiting["decision"]["seat"] == 1 - seat
    assert waiting["decision"]["choices"] is None
    assert waiting["view"] == after["view"]
    assert after["turn_to_end"] is None
    assert after["decision"]["choices"]
    assert after["decision"]["id"] != waiting["decision"]["id"]
    other.choose(table, 1 - seat)


def test_nothing_is_learned_of_a_question_that_waits(tables: Tables) -> None:
    table, _, player, other = waiting_table(tables)

    for guest in (player, other):
        for page in ("preview?choice=pass", "why-not?choice=pass", "hint"):
            asked = f"/api/tables/{table}/{page}"
            assert guest.refused("GET", asked)["code"] == "turn-not-ended"


def test_only_who_holds_the_table_ends_the_turn(tables: Tables) -> None:
    table, seat, player, other = waiting_table(tables)

    assert other.refused_to(table, "end_turn", seat=seat)["code"] == "not-your-seat"
    assert other.refused_to(table, "end_turn", seat=1 - seat)["code"] == "no-turn-to-end"
    player.do(table, "end_turn", seat=seat)
    assert player.refused_to(table, "end_turn", seat=seat)["code"] == "no-turn-to-end"


def test_spectators_see_immediately_that_a_turn_is_ended(tables: Tables) -> None:
    table, seat, player, other = waiting_table(tables)

    with Live(other, table) as live:
        assert live.hello()["situation"]["turn_to_end"] == seat
        player.do(table, "end_turn", seat=seat)
        update = live.next("update")

    assert update["entry"]["kind"] == "turn_ended"
    assert update["entry"]["seat"] == seat
    assert update["situation"]["turn_to_end"] is None
    assert update["situation"]["decision"]["choices"]


def test_the_lists_say_whose_turn_is_not_ended(tables: Tables) -> None:
    table, seat, player, other = waiting_table(tables)

    def my_turn(guest: Guest) -> bool:
        listed = guest.get("/api/tables", list="own")
        return bool(next(one for one in listed if one["id"] == table)["your_turn"])

    assert (my_turn(player), my_turn(other)) == (True, False)
    player.do(table, "end_turn", seat=seat)
    assert (my_turn(player), my_turn(other)) == (False, True)


def test_the_wait_is_the_same_after_a_restart(tables_on_both: Tables) -> None:
    table, seat, player, other = waiting_table(tables_on_both)
    before = player.look(table), player.table(table), other.look(table)

    tables_on_both.forget()

    assert (player.look(table), player.table(table), other.look(table)) == before
    player.do(table, "end_turn", seat=seat)
    tables_on_both.forget()
    assert player.refused_to(table, "undo", seat=seat)["code"] == "nothing-to-undo"


def test_at_one_screen_each_seat_ends_its_own_turn(tables: Tables) -> None:
    agnes = tables.guest("Agnes")
    table = agnes.open_table(seats=HOT_SEAT, end_turns=True, seed=7)["id"]
    agnes.do(table, "start")

    seat = choose_while_asked(agnes, table)
    assert seat is not None
    decision = agnes.decision(table, seat=1 - seat)

    assert decision["seat"] == 1 - seat
    assert decision["choices"] is None
    agnes.do(table, "end_turn", seat=seat)
    agnes.choose(table, 1 - seat)


# --- Thinking better of it -----------------------------------------------------------------------


def test_until_the_turn_is_ended_it_may_be_undone_and_made_again(tables: Tables) -> None:
    table, seat, player, other = waiting_table(tables)
    held = player.look(table)

    player.do(table, "undo", seat=seat)
    undone = player.look(table)
    assert other.look(table)["turn_to_end"] is None
    assert (undone["decision"]["seat"], undone["redo"]) == (seat, 1)
    player.do(table, "redo", seat=seat)
    again = player.look(table)

    assert held["undo"] >= 1
    assert undone["undo"] == held["undo"] - 1
    assert (again["turn_to_end"], again["undo"], again["redo"]) == (seat, held["undo"], 0)
    assert again["view"] == held["view"]


def test_what_was_ended_is_not_undone_alone(tables: Tables) -> None:
    table, seat, player, _ = waiting_table(tables)
    player.do(table, "end_turn", seat=seat)

    problem = player.refused_to(table, "undo", seat=seat)

    assert problem["code"] == "nothing-to-undo"
    assert "ended your turn" in problem["message"]
    assert player.look(table)["undo"] == 0
    assert player.refused_to(table, "restart_turn", seat=seat)["code"] == "nothing-to-undo"


def test_a_turn_taken_back_by_consent_is_open_again(tables: Tables) -> None:
    table, seat, player, other = waiting_table(tables)
    held = player.look(table)
    player.do(table, "end_turn", seat=seat)

    player.do(table, "ask_take_back", seat=seat)
    other.do(table, "answer_take_back", seat=1 - seat, agree=True)
    back = player.look(table)

    assert back["turn_to_end"] is None
    assert back["decision"]["seat"] == seat
    assert (back["undo"], back["redo"]) == (held["undo"] - 1, 1)
    player.do(table, "redo", seat=seat)
    assert player.look(table)["turn_to_end"] == seat


def test_nobody_makes_the_next_choice_again_before_the_turn_is_ended(tables: Tables) -> None:
    table, seat, player, other = waiting_table(tables)
    player.do(table, "end_turn", seat=seat)
    other.choose(table, 1 - seat)
    player.do(table, "ask_take_back", seat=seat)
    other.do(table, "answer_take_back", seat=1 - seat, agree=True)

    player.do(table, "redo", seat=seat)

    assert player.look(table)["turn_to_end"] == seat
    assert (player.look(table)["redo"], other.look(table)["redo"]) == (0, 0)
    assert other.refused_to(table, "redo", seat=1 - seat)["code"] == "turn-not-ended"
    player.do(table, "end_turn", seat=seat)
    assert other.look(table)["redo"] == 1


def test_what_showed_something_hidden_or_ends_the_game_needs_no_end(tables: Tables) -> None:
    agnes = tables.guest("Agnes")
    table = agnes.open_table("world_without_end", HOT_SEAT, end_turns=True, seed=7)["id"]
    agnes.do(table, "start")
    handed_on, people = 0, {0: agnes, 1: agnes}
    while (seat := agnes.table(table)["asked"]) is not None:
        if end_turn(table, people):
            continue
        agnes.choose(table, seat)
        after = agnes.look(table, seat=seat)
        passed = after["decision"] is not None and after["decision"]["seat"] != seat
        holds = after["turn_to_end"] == seat
        assert holds == (passed and after["undo"] > 0)
        handed_on += passed and not holds

    assert handed_on > 0
    assert agnes.table(table)["status"] == "finished"


# --- Nothing gets stuck --------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["leave_seat", "resign", "hand_over"])
def test_who_goes_has_ended_the_turn(tables_on_both: Tables, way: str) -> None:
    table, seat, player, other = waiting_table(tables_on_both)

    player.do(table, way, seat=seat)
    after = other.look(table)

    assert after["turn_to_end"] is None
    assert after["decision"]["choices"]
    tables_on_both.forget()
    assert other.look(table) == after
    other.choose(table, 1 - seat)


def test_who_does_not_end_their_turn_for_too_long_may_be_played_for(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite")
    with serving(file, absence_timeout=86_400) as client:
        table, seat, player, other = waiting_table(Tables(client))
        assert other.refused_to(table, "hand_over", seat=seat)["code"] == "not-away"

    with serving(file, absence_timeout=0) as client:  # any moment is too long
        player, other = here(player, client), here(other, client)
        eventually(lambda: other.try_to(table, "hand_over", seat=seat).status_code == 200)

        other.choose(table, 1 - seat)
        player.do(table, "come_back", seat=seat)
        assert player.look(table)["undo"] == 0


def test_a_rematch_and_a_fork_end_turns_as_their_game_did(tables: Tables) -> None:
    agnes = tables.guest("Agnes")
    table = agnes.open_table("world_without_end", HOT_SEAT, end_turns=True, seed=7)["id"]
    agnes.do(table, "start")
    while choose_while_asked(agnes, table) is not None:
        end_turn(table, {0: agnes, 1: agnes})

    rematch = agnes.ask("POST", f"/api/tables/{table}/rematch").json()
    fork = agnes.ask("POST", f"/api/tables/{table}/fork", json={"move": 9, "seats": HOT_SEAT})

    assert rematch["end_turns"] is True
    assert fork.json()["end_turns"] is True


def against_a_computer(guest: Guest, **more: Any) -> str:
    seats = [{"player": "me"}, {"player": "computer", "level": "apprentice"}]
    table: str = guest.open_table(seats=seats, seed=7, **more)["id"]
    guest.do(table, "start")
    return table


def test_computers_do_not_think_before_the_turn_is_ended(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite"), workers=1) as client:
        agnes = Tables(client).guest("Agnes")
        table = against_a_computer(agnes, end_turns=True)
        while agnes.look(table)["turn_to_end"] is None:
            eventually(lambda: agnes.table(table)["asked"] == 0)
            agnes.choose(table, 0)
        held = agnes.table(table)["sequence"]
        # Whoever is asked after this table is answered after it: one computer thinks for all.
        another = against_a_computer(agnes)
        while agnes.table(another)["asked"] == 0:
            agnes.choose(another, 0)
        eventually(lambda: agnes.table(another)["asked"] == 0)

        quiet = agnes.table(table)["sequence"]
        agnes.do(table, "end_turn", seat=0)
        eventually(lambda: agnes.table(table)["sequence"] > held + 1)
        entries = agnes.get(f"/api/tables/{table}/entries", since=held)

    assert quiet == held
    assert [entry["kind"] for entry in entries][:2] == ["turn_ended", "chosen"]
    assert entries[1]["seat"] == 1
