"""Every game: a record replays to the same table."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given

import silverspire
from silverspire import SilverspireError
from silverspire.kernel.records import parse
from silverspire.kernel.replays import walk
from tests.conformance.play import (
    COUNTS,
    SEEDS,
    Sitting,
    after,
    for_every_sitting,
    many_games,
    place,
    play_to_end,
    some_player,
)


@for_every_sitting()
@pytest.mark.parametrize("batch", range(4))
def test_the_record_of_a_whole_game_replays_to_its_end(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for state in many_games(sitting, batch, 30 * patience):
        play_to_end(state, state.seed)

        record = state.record()
        replayed = silverspire.replay(record)

        assert replayed.to_bytes() == state.to_bytes(), place(state)
        assert replayed.record() == record, place(state)
        assert record.result is not None
        assert record.result.scores == state.scores()
        assert record.result.ranking == state.ranking()


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_the_record_of_an_unfinished_game_replays_to_its_last_decision(
    sitting: Sitting, seed: int, count: int
) -> None:
    state = after(sitting.new(seed), seed, count)

    record = state.record()

    assert record.result is None
    assert len(record.steps) == len(state.choices_made)
    assert silverspire.replay(record).to_bytes() == state.to_bytes()


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_a_record_survives_its_text(sitting: Sitting, seed: int, count: int) -> None:
    record = after(sitting.new(seed), seed, count).record()

    text = record.to_json()

    assert parse(text) == record
    assert parse(text).to_json() == text
    assert len(text.splitlines()) > len(record.steps)


@for_every_sitting()
def test_a_record_is_walked_through_the_tables_of_the_live_game(
    sitting: Sitting, patience: int
) -> None:
    for state in many_games(sitting, 60, 5 * patience):
        player = some_player(state.game, state.seed)
        live = [state.to_bytes()]
        while (decision := state.decision()) is not None:
            state.apply(player(decision))
            live.append(state.to_bytes())

        assert [table.to_bytes() for table in walk(state.record())] == live


@for_every_sitting()
def test_a_record_carries_no_number_that_json_readers_round(sitting: Sitting) -> None:
    state = sitting.new(2**53 + 1)

    header = msgspec.json.decode(state.record().to_json())["header"]

    assert header["seed"] == str(2**53 + 1)


@for_every_sitting()
def test_a_redealt_table_has_no_record_not_even_after_it_was_stored(sitting: Sitting) -> None:
    redealt = after(sitting.new(3), 3, 30).redeal(0, 1)
    restored = redealt.game.from_bytes(redealt.to_bytes())

    for table in (redealt, redealt.clone(), redealt.redeal(None, 2), restored):
        with pytest.raises(SilverspireError, match="redealt"):
            table.record()
