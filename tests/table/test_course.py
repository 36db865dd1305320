"""The course of a game: what everyone saw, after every move."""

from __future__ import annotations

import random
from typing import Any

import pytest

from silverspire.kernel.registry import find_game
from silverspire.table.course import Followed
from silverspire.table.line import Line
from tests.table.vocabulary import Guest, Tables, play_on, two_at_a_table

GAMES = ["kutna_hora", "world_without_end"]


def course(guest: Guest, table: str) -> Any:
    return guest.get(f"/api/tables/{table}/course")


def past(guest: Guest, table: str, move: int) -> Any:
    return guest.get(f"/api/tables/{table}/history/{move}")["view"]


def test_the_prices_and_points_are_those_of_each_past_view(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    play_on(table, {0: agnes, 1: bertram}, 40)

    told = course(bertram, table)
    views = [past(agnes, table, move) for move in told["moves"]]

    figures = told["figures"]
    assert told["moves"][0] == 0
    assert told["moves"][-1] == 40
    assert len(told["moves"]) > 5
    for name in ("ore", "silver", "wood", "permits", "food", "beer"):
        assert figures[f"prices.{name}"] == [view["prices"][name]["price"] for view in views]
    for name in ("score", "score_if_ended", "income", "groschen", "reputation"):
        assert figures[f"seats.1.{name}"] == [view["players"][1][name] for view in views]
    assert figures["tax"] == [view["tax"] for view in views]


def test_between_two_moves_that_are_told_nothing_changes(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables, "world_without_end")
    play_on(table, {0: agnes, 1: bertram}, 40)

    told = course(agnes, table)
    left_out = sorted(set(range(41)) - set(told["moves"]))

    assert left_out
    for move in left_out:
        view = past(agnes, table, move)
        place = sum(told_of < move for told_of in told["moves"]) - 1
        points = [told["figures"][f"seats.{seat}.points"][place] for seat in (0, 1)]
        assert points == [player["points"] for player in view["players"]]


def test_the_landmarks_say_at_which_move_they_happened(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    people = {0: agnes, 1: bertram}
    play_on(table, people)

    told = course(agnes, table)
    replay = agnes.get(f"/api/tables/{table}/replay")
    by_move = {move["move"]: move["events"] for move in replay["moves"]} | {0: replay["opening"]}

    rounds = [mark for mark in told["marks"] if mark["kind"] == "round.began"]
    assert [mark["facts"]["round"] for mark in rounds] == [1, 2, 3, 4, 5, 6]
    assert told["marks"][-1]["kind"] == "game.ended"
    for mark in told["marks"]:
        event = {name: mark[name] for name in ("kind", "seat", "facts")}
        assert event in by_move[mark["move"]]


def test_everyone_is_told_the_same_and_nobody_before_the_start(tables: Tables) -> None:
    agnes, bertram, clara = (tables.guest(name) for name in ("Agnes", "Bertram", "Clara"))
    table = agnes.open_table("world_without_end", public=True, seed=7)["id"]
    bertram.do(table, "take_seat", seat=1)
    assert agnes.refused("GET", f"/api/tables/{table}/course")["code"] == "not-started"

    agnes.do(table, "start")
    play_on(table, {0: agnes, 1: bertram}, 20)

    assert course(agnes, table) == course(bertram, table) == course(clara, table)


@pytest.mark.parametrize("name", GAMES)
def test_it_goes_on_from_where_it_was_also_after_taking_back(name: str) -> None:
    line, luck = Line(find_game(name).new(seats=3, seed=5)), random.Random(5)
    followed, longest = Followed(line), 0

    for _ in range(25):
        back = luck.randrange(min(9, len(line.moves) + 1))
        line.go_back(back, line.at(len(line.moves) - back))
        for _ in range(luck.randrange(12)):
            asked = line.state.decision()
            assert asked is not None
            choice = luck.choice(asked.choices)
            line.advance(choice, *line.after(choice))
        longest = max(longest, len(line.moves))
        followed.follow(line)
        anew = Followed(line)
        anew.follow(line)
        assert followed.told() == anew.told()

    assert longest > 20
