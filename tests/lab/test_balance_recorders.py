"""Balance reports: recorded games give these counts. The golden games have a frozen pack."""

from __future__ import annotations

import json

import pytest

from silverspire.kernel.records import load
from silverspire.kernel.state import State
from silverspire.lab.balance.study import find_study
from silverspire.lab.balance.tally import Tally
from tests.golden.tables import GoldenTable, expected_file, game_of, golden_tables

GOLDEN = {(table.game, table.name): table for table in golden_tables()}
every_golden_game = pytest.mark.parametrize("table", golden_tables(), ids=lambda table: table.name)


def watched(table: GoldenTable) -> tuple[Tally, State]:
    """A recorded game, played again under a watcher's eyes."""
    state = table.new()
    recorder = find_study(table.game).recorder(state)
    recorder.on_events(state.opening())
    for step in load(table.file).steps:
        choice = game_of(table).choice_of(step.choice)
        asked = state.decision()
        assert asked is not None
        recorder.on_choice(asked, choice)
        recorder.on_events(state.apply(choice))
    return recorder.close(state), state


def shown(table: GoldenTable) -> dict[str, int]:
    """How often each kind of event was reported after the deal, as the golden file says."""
    expected = json.loads(expected_file(table.game).read_text("utf-8"))[table.name]
    events: dict[str, int] = expected["events"]
    return events


def all_of(tally: Tally, family: str, verb: str) -> float:
    """Everything of a family that was noted with a verb, by seats and by the table."""
    keys = [key for key in tally.counts if _is(key, family, verb)]
    marks = [mark for key, mark in tally.marks.items() if _is(key, family, verb)]
    return sum(sum(tally.counts[key]) for key in keys) + sum(marks)


def _is(key: str, family: str, verb: str) -> bool:
    return key.startswith(f"{family}/") and key.endswith(f"/{verb}")


@every_golden_game
def test_points_by_source_add_up_to_the_score(table: GoldenTable) -> None:
    tally, state = watched(table)

    assert [sum(lines.values()) for lines in tally.sources] == tally.scores == list(state.scores())


@every_golden_game
def test_every_seat_has_its_place_in_turn_order(table: GoldenTable) -> None:
    tally, _ = watched(table)

    places = [labels[0] for labels in tally.labels["turn"]]
    assert sorted(places) == [f"{place + 1}" for place in range(table.seats)]
    assert places[tally.first] == "1"


# --- Kutná Hora ----------------------------------------------------------------------------------

KUTNA_HORA = [table for table in golden_tables() if table.game == "kutna_hora"]
every_kutna_hora = pytest.mark.parametrize("table", KUTNA_HORA, ids=lambda table: table.name)


@every_kutna_hora
def test_every_event_was_counted(table: GoldenTable) -> None:
    tally, _ = watched(table)
    events = shown(table)

    built = events["building.built"] + events["mine.built"]
    actions = events["card.played"] + events.get("card.without_effect", 0)
    assert all_of(tally, "tile", "built") == built
    assert all_of(tally, "action", "taken") == actions == 5 * table.seats * tally.marks["rounds"]
    assert all_of(tally, "barbara", "turned") == events.get("barbara.turned", 0)
    assert all_of(tally, "patrician", "seated") == events.get("patrician.seated", 0)
    assert all_of(tally, "house", "gone") == events.get("house.gone", 0)
    assert tally.marks["town_built"] == events.get("town.built", 0)


@every_kutna_hora
def test_the_followed_market_is_the_market_of_the_table(table: GoldenTable) -> None:
    tally, state = watched(table)
    view = state.view(None)

    assert tally.curves["population"][-1] == view["population"]
    assert tally.curves["ore_deck"][-1] == view["ore"]
    assert tally.curves["tax"][-1] == view["tax"]
    prices = {name: price["price"] for name, price in view["prices"].items()}
    assert {name: tally.curves[f"price_{name}"][-1] for name in prices} == prices


@every_kutna_hora
def test_the_followed_income_and_points_are_those_of_the_players(table: GoldenTable) -> None:
    tally, state = watched(table)
    incomes = [board["income"] for board in state.view(None)["players"]]

    assert tally.counts["end/all/income"] == incomes
    assert tally.curves["income"][-1] == pytest.approx(sum(incomes) / table.seats)
    assert tally.curves["points"][-1] == pytest.approx(sum(tally.scores) / table.seats)


@every_kutna_hora
def test_a_curve_has_its_start_and_every_round(table: GoldenTable) -> None:
    tally, _ = watched(table)

    rounds = 5 if table.seats == 4 else 6
    assert {len(curve) for curve in tally.curves.values()} == {rounds + 1}
    assert tally.curves["population"][0] == 0


@every_kutna_hora
def test_every_seat_has_its_three_guilds(table: GoldenTable) -> None:
    tally, _ = watched(table)

    assert {len(guilds) for guilds in tally.labels["guild"]} == {3}


def test_a_recorded_game_of_kutna_hora_by_hand() -> None:
    tally, _ = watched(GOLDEN["kutna_hora", "2-players-events-no"])

    assert tally.scores == [23, 10]
    assert tally.places == [1, 2]
    assert tally.marks["town_built"] == 3
    assert tally.marks["barbara"] == 4
    assert tally.marks["rounds"] == 6
    assert all_of(tally, "event", "drawn") == 5
    assert [
        sum(tally.counts[key][seat] for key in tally.counts if _is(key, "action", "taken"))
        for seat in (0, 1)
    ] == [30, 30]


# --- World Without End ---------------------------------------------------------------------------

WORLD = [table for table in golden_tables() if table.game == "world_without_end"]
every_world = pytest.mark.parametrize("table", WORLD, ids=lambda table: table.name)


@every_world
def test_every_event_in_kingsbridge_was_counted(table: GoldenTable) -> None:
    tally, _ = watched(table)
    events = shown(table)

    assert all_of(tally, "card", "played") == events["card.played"] == 24 * table.seats
    idle = events.get("action.declined", 0) + events.get("action.forbidden", 0)
    assert all_of(tally, "card", "idle") == idle
    assert all_of(tally, "event", "drawn") == 24
    assert all_of(tally, "project", "placed") == events["resource.placed"]
    assert all_of(tally, "location", "healed") == events.get("location.healed", 0)
    assert all_of(tally, "duty", "penalty") == events.get("penalty.due", 0)
    assert all_of(tally, "favor", "visited") == events["favor.moved"]


@every_world
def test_the_followed_points_and_goods_are_those_of_the_players(table: GoldenTable) -> None:
    tally, state = watched(table)
    held = state.view(None)["memory"]
    whole = sum(int(score) for score in tally.scores)

    assert tally.curves["points"][0] == 8
    assert tally.curves["points"][-1] == pytest.approx(whole / table.seats)
    means = {good: sum(goods[good] for goods in held) / table.seats for good in held[0]}
    assert {good: tally.curves[f"good_{good}"][-1] for good in means} == pytest.approx(means)
    assert {len(curve) for curve in tally.curves.values()} == {25}


@every_world
def test_a_card_can_be_played_once_in_each_chapter_that_has_it(table: GoldenTable) -> None:
    tally, _ = watched(table)
    short = 1 if "first" in table.name else 0

    assert tally.counts["card/grain/chapters"] == [4] * table.seats
    assert tally.counts["card/favor/chapters"] == [4 - short] * table.seats
    assert max(tally.counts["card/favor/played"]) <= 4 - short


def test_a_recorded_game_of_world_without_end_by_hand() -> None:
    tally, _ = watched(GOLDEN["world_without_end", "2-players-usual-1"])

    assert tally.scores == [6, 4]
    assert tally.first == 1
    assert all_of(tally, "duty", "penalty") == 11
    assert all_of(tally, "duty", "avoided") == 3
    assert all_of(tally, "house", "built") == 1
    assert all_of(tally, "project", "completed") == 1
