"""Previews: what a choice is sure to do, for every choice at once."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from silverspire.kernel.events import Event
from silverspire.kernel.registry import find_game
from silverspire.table.foresight import Supposed
from silverspire.table.telling import tell_events
from silverspire.table.wire import EventTold
from tests.table.vocabulary import Live, Tables, two_at_a_table

GAMES = ["kutna_hora", "world_without_end"]


def counted(events: list[EventTold]) -> Counter[str]:
    return Counter(f"{event.kind} {event.seat} {event.facts}" for event in events)


def revealed(events: list[Event]) -> set[str]:
    return {event.kind for event in events if event.reveals}


def flat(vitals: dict[str, Any], prefix: str = "") -> dict[str, float]:
    found: dict[str, float] = {}
    for name, value in vitals.items():
        found |= flat(value, f"{name}.") if isinstance(value, dict) else {prefix + name: value}
    return found


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_sure_comes_true(name: str, seats: int, seed: int) -> None:
    state, luck = find_game(name).new(seats=seats, seed=seed), random.Random(seed)
    shown = told = 0
    while (asked := state.decision()) is not None:
        choice = luck.choice(asked.choices)
        preview = Supposed(state, asked.seat).preview(choice)

        events = state.apply(choice)

        happened = counted(tell_events(events, asked.seat))
        after = flat(state.vitals(asked.seat)) | {"over": state.over}
        foreseen = {name: change[1] for name, change in preview.changes.items()}
        assert preview.reveals or foreseen == {name: after[name] for name in foreseen}
        assert not counted(preview.events) - happened
        assert not {event.kind for event in preview.events} & revealed(events)
        passed = state.over or state.asked_seat() != asked.seat
        assert preview.passes == (None if preview.reveals else passed)
        assert preview.reveals == bool(revealed(events))
        shown += preview.reveals
        told += len(preview.events)

    assert told > 100
    assert shown < len(state.made) / 3


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_previewed_at_once_as_it_is_alone(tables: Tables, game: str) -> None:
    table, agnes, bertram = two_at_a_table(tables, game)
    seat = agnes.table(table)["asked"]
    player, other = (agnes, bertram) if seat == 0 else (bertram, agnes)
    choices = player.decision(table)["choices"]

    previews = player.get(f"/api/tables/{table}/previews", seat=seat)
    alone = [player.get(f"/api/tables/{table}/preview", choice=name) for name in choices]
    with Live(player, table) as live:
        live.hello()
        live.send(do="previews", seat=seat, client_id="all")
        answer = live.read_answer()

    assert [preview["choice"] for preview in previews] == choices
    assert previews == alone == answer["previews"]
    assert answer["client_id"] == "all"
    refused = other.refused("GET", f"/api/tables/{table}/previews")
    assert refused["code"] == "not-your-turn"


def test_a_preview_says_what_is_paid_and_that_the_turn_goes_on(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    people = {0: agnes, 1: bertram}
    while agnes.decision(table)["kind"] != "card":
        asked = agnes.table(table)["asked"]
        people[asked].choose(table, asked)
    seat = agnes.table(table)["asked"]
    choices = people[seat].decision(table)["choices"]
    people[seat].choose(table, seat, next(name for name in choices if name.endswith(":plot")))

    previews = people[seat].get(f"/api/tables/{table}/previews", seat=seat)

    claimed = [preview for preview in previews if preview["choice"].startswith("plot:")]
    assert claimed
    for preview in claimed:
        (plot,) = [event for event in preview["events"] if event["kind"] == "plot.claimed"]
        before, after = preview["changes"].get("groschen", (0, 0))
        assert plot["facts"]["square"] == preview["choice"].removeprefix("plot:")
        assert plot["facts"]["paid"] == before - after
