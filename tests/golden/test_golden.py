"""Yesterday's games still end the same way, move for move.

When one of these fails after a rule was corrected: `python -m tests.golden.record`.
"""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import pytest

import silverspire
from silverspire import Event
from silverspire.kernel.records import load
from tests.golden.tables import (
    GoldenTable,
    count_sequences,
    ending,
    expected_file,
    frozen_pack,
    game_of,
    golden_tables,
)

GAMES = sorted({table.game for table in golden_tables()})
every_golden_game = pytest.mark.parametrize("table", golden_tables(), ids=lambda table: table.name)


def expected_of(table: GoldenTable) -> dict[str, Any]:
    expected: dict[str, dict[str, Any]] = json.loads(expected_file(table.game).read_text("utf-8"))
    return expected[table.name]


def recorded_choices(table: GoldenTable) -> list[int]:
    return [game_of(table).choice_of(step.choice) for step in load(table.file).steps]


@every_golden_game
def test_a_golden_record_replays_as_it_was_played(table: GoldenTable) -> None:
    record = load(table.file)

    replayed = silverspire.replay(record, frozen_pack(table.game))

    assert replayed.over
    assert replayed.record() == record
    assert replayed.record().to_json() == table.file.read_bytes()


@every_golden_game
def test_a_golden_game_has_the_same_events_and_ends_the_same_way(table: GoldenTable) -> None:
    state = table.new()

    events: list[Event] = []
    for choice in recorded_choices(table):
        events += state.apply(choice)

    expected = expected_of(table)
    assert ending(state, events) == {fact: expected[fact] for fact in expected if fact != "counts"}


@every_golden_game
def test_the_number_of_ways_to_go_on_is_the_same(table: GoldenTable) -> None:
    made = recorded_choices(table)

    for start, counts in expected_of(table)["counts"].items():
        state = table.new()
        for choice in made[: int(start)]:
            state.apply(choice)
        assert [count_sequences(state, n) for n in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("game", GAMES)
def test_golden_games_are_kept_for_every_seat_count_and_no_other_file_lies_there(game: str) -> None:
    tables = [table for table in golden_tables() if table.game == game]
    kept = {path.name for path in expected_file(game).parent.glob("games/*")}

    assert {table.file.name for table in tables} == kept
    assert {table.seats for table in tables} == set(silverspire.game(game).seats)


# Events that only cards of other packs cause.
NOT_IN_THE_FROZEN_PACK = {"kutna_hora": {"groschen.changed"}, "world_without_end": set[str]()}


@pytest.mark.parametrize("game", GAMES)
def test_together_the_golden_games_have_every_kind_of_event(game: str) -> None:
    kinds = import_module(f"silverspire.games.{game}.events").EVENT_KINDS
    expected = json.loads(expected_file(game).read_text("utf-8"))

    events = {kind for table in expected.values() for kind in table["events"]}

    assert events == {kind.name for kind in kinds} - NOT_IN_THE_FROZEN_PACK[game]


@pytest.mark.parametrize("game", GAMES)
def test_the_frozen_pack_can_be_played_with(game: str) -> None:
    assert silverspire.game(game).check_pack(frozen_pack(game)) == []
