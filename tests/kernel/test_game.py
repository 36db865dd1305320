"""What a game refuses at the door: seats, options, packs and names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from silverspire import (
    BrokenPack,
    SilverspireError,
    UnknownChoice,
    UnknownPack,
    WrongOption,
    WrongSeats,
)
from silverspire.kernel.packs import copy_pack
from tests.kernel.toy import GAME, PACKS, ToyGame, a_toy


@pytest.mark.parametrize("seats", [0, 1, 4, -2, 100])
def test_a_wrong_number_of_seats_is_refused_with_the_right_ones(seats: int) -> None:
    with pytest.raises(WrongSeats, match=f"toy is for 2 to 3 players, not {seats}"):
        GAME.new(seats)


def test_options_that_are_not_given_take_their_defaults() -> None:
    assert a_toy().options == {"shuffled": True, "bonus": 0, "ends": "even"}
    assert a_toy(bonus=5).scores() == [5, 5]


def test_the_options_given_are_left_alone() -> None:
    options = {"bonus": 2}

    GAME.new(2, 1, options)

    assert options == {"bonus": 2}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"color": "red"}, "toy has no option 'color'; its options are bonus, ends, shuffled"),
        ({"ends": "round"}, "the option ends must be one of 'even', 'odd', not 'round'"),
        ({"shuffled": 1}, "the option shuffled must be one of True, False, not 1"),
        ({"shuffled": "yes"}, "the option shuffled must be one of True, False, not 'yes'"),
        ({"ends": ["odd"]}, "the option ends must be one of 'even', 'odd', not \\['odd'\\]"),
        ({"ends": "odd"}, r"no odd ends \[TOY-SETUP-1\]"),
        ({"bonus": "many"}, "the option bonus must be a whole number, not 'many'"),
        ({"bonus": True}, "the option bonus must be a whole number, not True"),
    ],
)
def test_an_option_that_the_game_does_not_take_is_refused(
    options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(WrongOption, match=sentence):
        GAME.new(2, 1, options)


def test_a_seed_is_the_whole_luck_and_none_is_true_chance() -> None:
    assert a_toy(seed=3).to_bytes() == a_toy(seed=3).to_bytes()
    assert a_toy(seed=3).to_bytes() != a_toy(seed=4).to_bytes()
    assert GAME.new(2).seed != GAME.new(2).seed


def test_a_table_without_a_seed_has_a_record_like_any_other() -> None:
    state = GAME.new(2)

    assert GAME.new(2, state.seed).to_bytes() == state.to_bytes()


def test_names_and_numbers_of_choices_belong_together() -> None:
    assert GAME.name_of(0) == "draw"
    assert GAME.choice_of("highest:give") == 4


def test_an_unknown_choice_is_refused_with_the_nearest_names() -> None:
    with pytest.raises(UnknownChoice, match="no choice named 'highest:keeps'; did you mean hig"):
        GAME.choice_of("highest:keeps")
    with pytest.raises(UnknownChoice, match="toy has choices 0 to 4, there is no -1"):
        GAME.name_of(-1)


def test_a_pack_is_found_by_its_name_or_its_folder(tmp_path: Path) -> None:
    copy_pack(PACKS / "reconstructed", tmp_path / "box")

    assert GAME.packs() == ["reconstructed"]
    assert a_toy().pack().pack == "reconstructed"
    assert a_toy(pack=tmp_path / "box").pack().pack == "box"
    assert a_toy(pack=str(tmp_path / "box")).pack().pack == "box"


def test_a_shipped_pack_is_read_once_and_a_folder_each_time(tmp_path: Path) -> None:
    copy_pack(PACKS / "reconstructed", tmp_path / "box")
    before = GAME.components(tmp_path / "box").cards
    (tmp_path / "box" / "pack.toml").write_text('name = "box"\ncards = 9\n')

    assert (before, GAME.components(tmp_path / "box").cards) == (6, 9)
    assert GAME.components("reconstructed") is GAME.components("reconstructed")


def test_an_unknown_pack_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownPack, match="no pack 'reconstruct'; did you mean reconstructed"):
        GAME.new(2, pack="reconstruct")


def test_a_broken_pack_is_refused_with_the_place_of_each_fault(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text("name = \n")

    with pytest.raises(BrokenPack, match=r"pack\.toml:1: is not TOML") as broken:
        GAME.new(2, pack=tmp_path)

    assert [problem.file for problem in broken.value.problems] == ["pack.toml"]


def test_every_refusal_is_one_family() -> None:
    family = [BrokenPack, UnknownChoice, UnknownPack, WrongOption, WrongSeats]

    assert all(issubclass(error, SilverspireError) for error in family)


def test_a_game_shows_its_name_and_rules() -> None:
    assert repr(GAME) == "<toy, rules 1>"


def test_an_offered_pack_is_found_by_its_name_as_it_was_then(tmp_path: Path) -> None:
    copy_pack(PACKS / "reconstructed", tmp_path / "box")
    game = ToyGame()

    game.register_pack(tmp_path / "box")
    (tmp_path / "box" / "pack.toml").write_text('name = "box"\ncards = 9\n')

    assert game.packs() == ["box", "reconstructed"]
    assert game.components("box").cards == 6
    state = game.new(2, 1, pack="box")
    assert game.from_bytes(state.to_bytes()).to_bytes() == state.to_bytes()


def test_an_offered_pack_cannot_take_anothers_name(tmp_path: Path) -> None:
    copy_pack(PACKS / "reconstructed", tmp_path / "reconstructed")

    with pytest.raises(BrokenPack, match="reconstructed is taken"):
        ToyGame().register_pack(tmp_path / "reconstructed")
