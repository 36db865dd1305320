"""The statistics of a game: what everyone saw, after every move."""

from __future__ import annotations

import random
from typing import Any

import pytest

from silverspire.kernel.registry import find_game
from silverspire.table.history import History
from silverspire.table.statistics import StatisticsBuilder
from tests.table.vocabulary import Guest, Tables, play_on, two_at_a_table

GAMES = ["kutna_hora", "world_without_end"]


def statistics(guest: Guest, table: str) -> Any:
    return guest.get(f"/api/tables/{table}/statistics")


def past(guest: Guest, table: str, move: int) -> Any:
    return guest.get(f"/api/tables/{table}/history/{move}")["view"]


def test_the_prices_and_points_are_those_of_each_past_view(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    play_on(table, {0: agnes, 1: bertram}, 40)

    response = statistics(bertram, table)
    views = [past(agnes, table, move) for move in response["moves"]]

    series = response["series"]
    assert response["moves"][0] == 0
    assert response["moves"][-1] == 40
    assert len(response["moves"]) > 5
    for name in ("ore", "silver", "wood", "permits", "food", "beer"):
        assert series[f"prices.{name}"] == [view["prices"][name]["price"] for view in views]
    for name in ("score", "score_if_ended", "income", "groschen", "reputation"):
        assert series[f"seats.1.{name}"] == [view["players"][1][name] for view in views]
    assert series["tax"] == [view["tax"] for view in views]


def test_nothing_changes_between_two_listed_moves(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables, "world_without_end")
    play_on(table, {0: agnes, 1: bertram}, 40)

    response = statistics(agnes, table)
    left_out = sorted(set(range(41)) - set(response["moves"]))

    assert left_out
    for move in left_out:
        view = past(agnes, table, move)
        place = sum(listed < move for listed in response["moves"]) - 1
        points = [response["series"][f"seats.{seat}.points"][place] for seat in (0, 1)]
        assert points == [player["points"] for player in view["players"]]


def test_the_landmarks_say_at_which_move_they_happened(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    people = {0: agnes, 1: bertram}
    play_on(table, people)

    response = statistics(agnes, table)
    replay = agnes.get(f"/api/tables/{table}/replay")
    by_move = {move["move"]: move["events"] for move in replay["moves"]} | {0: replay["opening"]}

    rounds = [mark for mark in response["landmarks"] if mark["kind"] == "round.began"]
    assert [mark["facts"]["round"] for mark in rounds] == [1, 2, 3, 4, 5, 6]
    assert response["landmarks"][-1]["kind"] == "game.ended"
    for mark in response["landmarks"]:
        events = [(one["kind"], one["seat"], one["facts"]) for one in by_move[mark["move"]]]
        assert (mark["kind"], mark["seat"], mark["facts"]) in events


def test_everyone_gets_the_same_and_nobody_before_the_start(tables: Tables) -> None:
    agnes, bertram, clara = (tables.guest(name) for name in ("Agnes", "Bertram", "Clara"))
    table = agnes.open_table("world_without_end", public=True, seed=7)["id"]
    bertram.do(table, "take_seat", seat=1)
    assert agnes.refused("GET", f"/api/tables/{table}/statistics")["code"] == "not-started"

    agnes.do(table, "start")
    play_on(table, {0: agnes, 1: bertram}, 20)

    assert statistics(agnes, table) == statistics(bertram, table) == statistics(clara, table)


@pytest.mark.parametrize("name", GAMES)
def test_it_goes_on_from_where_it_was_also_after_taking_back(name: str) -> None:
    history, luck = History(find_game(name).new(seats=3, seed=5)), random.Random(5)
    builder, longest = StatisticsBuilder(history), 0

    for _ in range(25):
        back = luck.randrange(min(9, len(history.moves) + 1))
        history.rewind(back)
        for _ in range(luck.randrange(12)):
            asked = history.state.decision()
            assert asked is not None
            history.apply(luck.choice(asked.choices))
        longest = max(longest, len(history.moves))
        builder.update(history)
        fresh = StatisticsBuilder(history)
        fresh.update(history)
        assert builder.build() == fresh.build()

    assert longest > 20
