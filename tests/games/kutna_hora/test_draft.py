"""Kutná Hora, the guild draft."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.plain_box import GUILD_SETS, a_box
from tests.games.kutna_hora.table import a_new_game

GUILDS = {"miners", "metallurgists", "builders", "scribes", "grocers", "innkeepers"}


@pytest.mark.rule("KH-SETUP-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_guild_card_offers_a_set_of_three_to_each_player(seats: int) -> None:
    table = a_new_game(seats, box=a_box())

    offered = [" ".join(offer["guilds"]) for offer in table.view()["guild_sets"]]

    assert offered == list(GUILD_SETS[seats])


@pytest.mark.rule("KH-SETUP-9")
def test_the_guild_card_is_drawn() -> None:
    cards = {str(a_new_game(seed=seed).view()["guild_sets"]) for seed in range(12)}

    assert len(cards) > 1


@pytest.mark.rule("KH-SETUP-9")
def test_sets_are_picked_in_reverse_turn_order_and_the_starting_player_takes_the_last() -> None:
    table = a_new_game(4, box=a_box(), start=1)
    assert table.asked_seat == 0

    table.play("guilds:3")
    assert table.asked_seat == 3
    table.play("guilds:1")
    assert table.asked_seat == 2
    table.play("guilds:2")

    assert [offer["seat"] for offer in table.view()["guild_sets"]] == [3, 2, 0, 1]
    assert table.asked == "row"


@pytest.mark.rule("KH-SETUP-9")
def test_then_rows_are_assigned_in_turn_order() -> None:
    table = a_new_game(2, box=a_box(), start=1).play("guilds:1")
    assert (table.asked, table.asked_seat) == ("row", 1)

    table.play("row:innkeepers", "row:miners")
    assert table.guilds(1) == ["innkeepers", "miners", "metallurgists"]
    assert table.asked_seat == 0
    table.play("row:scribes", "row:grocers")

    assert table.guilds(0) == ["scribes", "grocers", "builders"]
    assert (table.asked, table.asked_seat) == ("card", 1)


@pytest.mark.rule("KH-SETUP-9")
def test_a_first_game_uses_card_1_in_its_printed_order() -> None:
    table = a_new_game(2, start=0, first_game="picked")

    table.play("guilds:2")

    assert table.guilds(0) == table.box.guild_set(card=1, seats=2, number=1)
    assert table.guilds(1) == table.box.guild_set(card=1, seats=2, number=2)
    assert table.asked == "card"


@pytest.mark.rule("KH-SETUP-9")
def test_the_sets_of_a_first_game_may_be_dealt() -> None:
    tables = [a_new_game(3, seed=seed, box=a_box(), first_game="dealt") for seed in range(12)]

    deals = {tuple(" ".join(table.guilds(seat)) for seat in range(3)) for table in tables}

    assert {frozenset(deal) for deal in deals} == {frozenset(GUILD_SETS[3])}
    assert len(deals) > 1
    assert {table.asked for table in tables} == {"card"}
