"""Every game: how a table is created, and which settings are refused."""

from __future__ import annotations

import json

import pytest

import silverspire
from silverspire import UnknownPack, WrongOption, WrongSeats
from tests.conformance.play import (
    Sitting,
    Table,
    every_table,
    for_every_sitting,
    play_to_end,
    tables_of,
)

every_game = pytest.mark.parametrize("name", silverspire.games())


@pytest.mark.parametrize("table", every_table(), ids=str)
def test_the_same_seed_lays_out_the_same_table(table: Table) -> None:
    assert table.new(11).to_bytes() == table.new(11).to_bytes()


@for_every_sitting()
def test_another_seed_lays_out_another_table_if_chance_has_a_part(sitting: Sitting) -> None:
    table = tables_of(sitting)[0]

    views = {json.dumps(table.new(seed).view(None)) for seed in range(20)}

    assert len(views) > 10 if table.game.has_chance else len(views) == 1


@for_every_sitting()
def test_the_same_seed_and_choices_end_the_same(sitting: Sitting) -> None:
    first, second = sitting.new(12), sitting.new(12)

    assert play_to_end(first, 12) == play_to_end(second, 12)
    assert first.to_bytes() == second.to_bytes()


@every_game
def test_a_table_for_too_few_or_too_many_is_refused(name: str) -> None:
    game = silverspire.game(name)

    for seats in (0, min(game.seats) - 1, max(game.seats) + 1):
        with pytest.raises(WrongSeats, match=f"not {seats}$"):
            game.new(seats)


@every_game
def test_an_option_or_a_value_that_the_game_does_not_have_is_refused(name: str) -> None:
    game = silverspire.game(name)

    with pytest.raises(WrongOption, match="no option 'weather'"):
        game.new(game.seats[0], options={"weather": "fine"})
    for option in game.options:
        with pytest.raises(WrongOption, match=f"the option {option} must be .*, not 1.5"):
            game.new(game.seats[0], options={option: 1.5})


@every_game
def test_a_pack_that_is_not_there_is_refused(name: str) -> None:
    game = silverspire.game(name)

    with pytest.raises(UnknownPack, match="no pack 'nowhere'"):
        game.new(game.seats[0], pack="nowhere")


@every_game
def test_every_shipped_pack_can_be_played_with(name: str) -> None:
    game = silverspire.game(name)

    for pack in game.packs():
        assert game.check_pack(game.pack_folder(pack)) == []
        state = game.new(game.seats[0], 1, pack=pack)
        play_to_end(state, 1)
        assert silverspire.replay(state.record()).to_bytes() == state.to_bytes()


@for_every_sitting()
def test_the_catalogue_is_plain_data(sitting: Sitting) -> None:
    state = sitting.new(13)

    catalogue = state.game.catalogue(sitting.seats, state.pack())

    assert json.loads(json.dumps(catalogue)) == catalogue
