"""Resigning: a computer plays on for the others; when nobody is left who plays, the game ends."""

from __future__ import annotations

import pytest

from tests.table.vocabulary import Guest, Tables, play_on, two_at_a_table


def resigned_on_turn(tables: Tables) -> tuple[str, int, Guest, Guest]:
    """A table where whoever is asked has resigned; the other plays on."""
    table, agnes, bertram = two_at_a_table(tables)
    play_on(table, {0: agnes, 1: bertram}, 6)
    asked = agnes.table(table)["asked"]
    leaving, staying = (agnes, bertram) if asked == 0 else (bertram, agnes)
    leaving.do(table, "resign", seat=asked)
    return table, asked, leaving, staying


def test_a_player_who_resigned_is_not_asked_again(tables: Tables) -> None:
    table, seat, leaving, staying = resigned_on_turn(tables)

    assert leaving.look(table, seat=seat)["decision"]["choices"] is None
    assert staying.table(table)["seats"][seat]["resigned"]
    assert staying.table(table)["status"] == "running"


@pytest.mark.parametrize("game", ["kutna_hora", "world_without_end"])
def test_a_game_ends_when_the_last_person_resigns(tables_on_both: Tables, game: str) -> None:
    table, agnes, bertram = two_at_a_table(tables_on_both, game)
    play_on(table, {0: agnes, 1: bertram}, 20)
    agnes.do(table, "resign", seat=0)

    bertram.do(table, "resign", seat=1)
    tables_on_both.forget()

    over = bertram.table(table)
    assert (over["status"], over["asked"]) == ("finished", None)
    assert not over["result"]["complete"]
    assert bertram.look(table)["decision"] is None
    assert bertram.get("/api/tables", list="own")[0]["ranking"] == over["result"]["ranking"]
    assert bertram.ask("POST", f"/api/tables/{table}/rematch").status_code == 201


def test_who_resigns_from_a_game_against_others_ranks_behind_them(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    play_on(table, {0: agnes, 1: bertram}, 20)
    bertram.do(table, "hand_over", seat=1)
    bertram.do(table, "leave_seat", seat=1)

    agnes.do(table, "resign", seat=0)

    assert agnes.table(table)["result"]["ranking"] == [2, 1]
