"""Taking back: alone what showed nothing, by consent the rest; and looking at the past."""

from __future__ import annotations

import pytest

from tests.table.vocabulary import Guest, Tables, play_on, two_at_a_table


def on_turn(table: str, *guests: Guest) -> tuple[int, Guest]:
    asked: int = guests[0].table(table)["asked"]
    return asked, guests[asked]


def with_cards(table: str, *guests: Guest) -> tuple[int, Guest]:
    """Whoever is the first to play a card."""
    while guests[0].decision(table)["kind"] != "card":
        play_on(table, dict(enumerate(guests)), 1)
    return on_turn(table, *guests)


def plot(guest: Guest, table: str) -> str:
    """A card that begins a Plot action, which shows nothing hidden."""
    choices: list[str] = guest.decision(table)["choices"]
    return next(choice for choice in choices if choice.endswith(":plot"))


def test_a_choice_that_showed_nothing_is_undone_and_made_again(tables_on_both: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables_on_both)
    seat, player = with_cards(table, agnes, bertram)
    before = player.look(table)
    player.choose(table, seat, plot(player, table))
    after = player.look(table)

    player.do(table, "undo", seat=seat)
    undone = player.look(table)
    player.do(table, "redo", seat=seat)

    assert undone["view"] == before["view"]
    assert undone["decision"]["choices"] == before["decision"]["choices"]
    assert player.look(table)["view"] == after["view"]


def test_an_entry_says_how_many_moves_stood_when_it_had_happened(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    seat, player = with_cards(table, agnes, bertram)
    response = player.table(table)
    player.choose(table, seat, plot(player, table))
    player.do(table, "undo", seat=seat)
    player.do(table, "say", text="hm")
    player.do(table, "redo", seat=seat)

    entries = player.get(f"/api/tables/{table}/entries", since=response["sequence"])
    tables.forget()

    before = response["move"]
    assert [(entry["kind"], entry["move"] - before) for entry in entries] == [
        ("chosen", 1),
        ("undone", 0),
        ("said", 0),
        ("redone", 1),
    ]
    assert player.get(f"/api/tables/{table}/entries", since=response["sequence"]) == entries


def test_the_decision_before_an_undo_is_not_the_one_after(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    seat, player = with_cards(table, agnes, bertram)
    first = player.decision(table)
    player.choose(table, seat, plot(player, table))
    player.do(table, "undo", seat=seat)

    problem = player.refused_to(
        table, "answer", seat=seat, decision=first["id"], choice=first["choices"][0]
    )

    assert problem["code"] == "outdated-decision"
    assert problem["decision"] == player.decision(table)


def test_a_whole_turn_is_restarted(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    seat, player = with_cards(table, agnes, bertram)
    before = player.look(table)["view"]
    player.choose(table, seat, plot(player, table))
    player.choose(table, seat)

    player.do(table, "restart_turn", seat=seat)

    assert player.look(table)["view"] == before


def test_what_another_has_answered_is_not_undone_alone(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    first, player = on_turn(table, agnes, bertram)
    while on_turn(table, agnes, bertram)[0] == first:
        player.choose(table, first)
    play_on(table, {0: agnes, 1: bertram}, 1)

    problem = player.refused_to(table, "undo", seat=first)

    assert problem["code"] == "nothing-to-undo"
    assert "take-back" in problem["message"]


def test_a_take_back_needs_everyone_else_to_agree(tables_on_both: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables_on_both)
    play_on(table, {0: agnes, 1: bertram}, 12)
    moves = agnes.table(table)["move"]

    agnes.do(table, "ask_take_back", seat=0)
    asked = bertram.table(table)["take_back"]
    assert asked["waiting_for_you"]
    bertram.do(table, "answer_take_back", seat=1, agree=True)

    response = agnes.table(table)
    assert response["move"] == moves - asked["count"]
    assert response["take_back"] is None
    assert response["asked"] == 0


def test_a_refused_take_back_changes_nothing(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    play_on(table, {0: agnes, 1: bertram}, 12)
    before = agnes.look(table)["view"]

    agnes.do(table, "ask_take_back", seat=0)
    bertram.do(table, "answer_take_back", seat=1, agree=False)

    assert agnes.look(table)["view"] == before
    assert agnes.table(table)["take_back"] is None


def test_where_nothing_is_taken_back_nobody_may_ask(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables, take_backs=False)
    play_on(table, {0: agnes, 1: bertram}, 4)

    assert agnes.refused_to(table, "ask_take_back", seat=0)["code"] == "no-take-backs"


# --- The past ------------------------------------------------------------------------------------


def test_every_past_view_is_the_one_that_was_seen_then(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables, "world_without_end")
    people = {0: agnes, 1: bertram}
    seen = [agnes.look(table, seat=0)["view"]]
    for _ in range(60):
        play_on(table, people, 1)
        seen.append(agnes.look(table, seat=0)["view"])

    past = [agnes.get(f"/api/tables/{table}/history/{move}", seat=0)["view"] for move in range(61)]

    assert past == seen
    assert agnes.refused("GET", f"/api/tables/{table}/history/61")["code"] == "no-move"


def test_a_finished_game_is_replayed_openly_and_a_running_one_is_not(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables, "world_without_end")
    for page in ("replay", "record"):
        assert agnes.refused("GET", f"/api/tables/{table}/{page}")["code"] == "not-finished"
    assert agnes.table(table)["seed"] is None

    moves = play_on(table, {0: agnes, 1: bertram})

    replay = agnes.get(f"/api/tables/{table}/replay")
    assert len(replay["moves"]) == moves
    assert agnes.table(table)["seed"] == "7"
    assert agnes.look(table, seat=1)["view"]["seat"] == 1


def test_a_table_opens_the_same_after_its_snapshots(tables_on_both: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables_on_both, "world_without_end")
    play_on(table, {0: agnes, 1: bertram}, 150)
    seat, player = on_turn(table, agnes, bertram)
    before = player.look(table, seat=seat), player.table(table)

    tables_on_both.forget()

    assert (player.look(table, seat=seat), player.table(table)) == before
    assert len(player.get(f"/api/tables/{table}/entries")) == before[1]["sequence"]


# --- Who must agree is gone ----------------------------------------------------------------------


def three_at_a_table(tables: Tables) -> tuple[str, list[Guest]]:
    """A game for three, some choices old."""
    guests = [tables.guest(name) for name in ("Agnes", "Bertram", "Clara")]
    table = guests[0].open_table(seats=3, public=True, seed=7)["id"]
    for seat in (1, 2):
        guests[seat].do(table, "take_seat", seat=seat)
    guests[0].do(table, "start")
    play_on(table, dict(enumerate(guests)), 12)
    return table, guests


WAYS_TO_GO = ["leave_seat", "resign", "hand_over"]


@pytest.mark.parametrize("way", WAYS_TO_GO)
def test_a_request_lapses_when_someone_goes_whose_choices_it_would_take_back(
    tables_on_both: Tables, way: str
) -> None:
    table, (agnes, bertram, clara) = three_at_a_table(tables_on_both)
    before = agnes.table(table)["move"], agnes.look(table)["view"]
    agnes.do(table, "ask_take_back", seat=0)
    clara.do(table, "answer_take_back", seat=2, agree=True)

    bertram.do(table, way, seat=1)

    assert (agnes.table(table)["move"], agnes.look(table)["view"]) == before
    assert agnes.table(table)["take_back"] is None
    assert agnes.refused_to(table, "ask_take_back", seat=0)["code"] == "absent-choice"
    tables_on_both.forget()
    assert (agnes.table(table)["move"], agnes.look(table)["view"]) == before


@pytest.mark.parametrize("way", WAYS_TO_GO)
def test_leaving_does_not_withdraw_an_agreement(tables_on_both: Tables, way: str) -> None:
    table, (agnes, bertram, clara) = three_at_a_table(tables_on_both)
    moves = agnes.table(table)["move"]
    agnes.do(table, "ask_take_back", seat=0)
    count = agnes.table(table)["take_back"]["count"]
    bertram.do(table, "answer_take_back", seat=1, agree=True)
    bertram.do(table, way, seat=1)

    clara.do(table, "answer_take_back", seat=2, agree=True)

    after = agnes.table(table)
    assert (after["move"], after["asked"], after["take_back"]) == (moves - count, 0, None)
    tables_on_both.forget()
    assert agnes.table(table)["move"] == moves - count


@pytest.mark.parametrize("way", WAYS_TO_GO)
def test_whoever_goes_need_not_agree_to_what_takes_back_nothing_of_theirs(
    tables: Tables, way: str
) -> None:
    table, guests = three_at_a_table(tables)
    while guests[0].decision(table)["kind"] != "card":
        play_on(table, dict(enumerate(guests)), 1)
    seat, player = on_turn(table, *guests)
    gone, other = (seat + 1) % 3, (seat + 2) % 3
    player.choose(table, seat, plot(player, table))
    moves = player.table(table)["move"]
    player.do(table, "ask_take_back", seat=seat)

    guests[gone].do(table, way, seat=gone)
    assert player.table(table)["take_back"]["waiting_seats"] == [other]
    guests[other].do(table, "answer_take_back", seat=other, agree=True)

    assert player.table(table)["move"] == moves - 1


@pytest.mark.parametrize("way", WAYS_TO_GO)
def test_the_wish_of_who_is_gone_is_forgotten(tables: Tables, way: str) -> None:
    table, (agnes, bertram, _) = three_at_a_table(tables)
    moves = agnes.table(table)["move"]
    agnes.do(table, "ask_take_back", seat=0)

    agnes.do(table, way, seat=0)

    assert bertram.table(table)["take_back"] is None
    assert bertram.table(table)["move"] == moves
    problem = bertram.refused_to(table, "answer_take_back", seat=1, agree=True)
    assert problem["code"] == "no-take-back-request"


def test_who_asked_for_a_take_back_may_withdraw_it(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    play_on(table, {0: agnes, 1: bertram}, 12)
    moves = agnes.table(table)["move"]
    agnes.do(table, "ask_take_back", seat=0)
    assert agnes.table(table)["take_back"]["waiting_seats"] == [1]

    assert bertram.refused_to(table, "withdraw_take_back", seat=1)["code"] == "no-take-back-request"
    agnes.do(table, "withdraw_take_back", seat=0)

    assert agnes.table(table)["take_back"] is None
    assert agnes.table(table)["move"] == moves
    refused = bertram.refused_to(table, "answer_take_back", seat=1, agree=True)
    assert refused["code"] == "no-take-back-request"
