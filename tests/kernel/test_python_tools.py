"""A table as Python's own tools expect it: pickle, copy, ==, print, numpy, files, help."""

from __future__ import annotations

import copy
import pickle
import re
from pathlib import Path

import numpy as np
import pytest

import silverspire
import silverspire.games.kutna_hora.engine as engine_of_kutna_hora
import silverspire.games.world_without_end.scoring
from silverspire import BrokenRecord, IllegalChoice, State

for_every_game = pytest.mark.parametrize("name", silverspire.games())


def a_table(name: str, choices: int = 12) -> State:
    table = silverspire.game(name).new(seats=3, seed=5)
    for _ in range(choices):
        table.apply_unchecked(table.legal[len(table.legal) - 1])
    return table


def an_illegal_choice(table: State) -> int:
    every = range(len(table.game.choice_names))
    return next(choice for choice in every if not table.is_legal(choice))


@for_every_game
def test_a_table_is_pickled_with_all_that_it_is(name: str) -> None:
    table = a_table(name)

    again = pickle.loads(pickle.dumps(table))  # noqa: S301

    assert again == table
    assert again.game is table.game
    assert again.record() == table.record()


@for_every_game
def test_a_refused_choice_is_explained_in_a_sentence_with_its_rule(name: str) -> None:
    table = a_table(name)
    refused = an_illegal_choice(table)

    with pytest.raises(IllegalChoice) as caught:
        table.apply(refused)

    said = str(caught.value)
    assert said.startswith(f"{table.game.name_of(refused)} cannot be chosen now: ")
    assert re.search(r"[A-Z][^()]+\. \[[A-Z]+-[A-Z]+-\w+\]$", said)
    assert "refusal" not in said


@for_every_game
def test_a_refusal_is_pickled_with_its_words(name: str) -> None:
    table = a_table(name)
    refused = an_illegal_choice(table)
    with pytest.raises(IllegalChoice) as caught:
        table.apply(refused)

    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301

    assert str(again) == str(caught.value)
    assert again.reasons == caught.value.reasons


@for_every_game
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copy_is_equal_and_goes_its_own_way(name: str, copied: object) -> None:
    table = a_table(name)

    other = copied(table)  # type: ignore[operator]
    assert other == table

    other.apply(other.decision().choices[0])
    assert other != table


@for_every_game
def test_a_table_equals_no_other_and_nothing_else(name: str) -> None:
    table = a_table(name)

    assert table == a_table(name)
    assert table != a_table(name, 13)
    assert table != table.to_bytes()
    with pytest.raises(TypeError, match="unhashable"):
        hash(table)


@for_every_game
def test_a_table_prints_where_it_stands(name: str) -> None:
    table = a_table(name)
    asked = table.decision()
    assert asked is not None

    assert repr(table) == (
        f"<{name}, 3 seats, 12 choices made: seat {asked.seat} is asked: {asked.kind}>"
    )
    while not table.over:
        table.apply_unchecked(table.legal[0])
    assert ": over, points " in repr(table)


@for_every_game
@pytest.mark.parametrize("kind", [np.int64, np.int8, np.uint16])
def test_integers_of_numpy_are_choices(name: str, kind: type[np.integer]) -> None:
    table, other = a_table(name, 0), a_table(name, 0)
    choice = kind(min(table.legal))

    assert table.why_not(choice) == ()
    assert table.preview(choice) == other.preview(int(choice))
    table.apply(choice)
    other.apply(int(choice))

    assert table == other


def test_what_is_no_whole_number_is_no_choice() -> None:
    with pytest.raises(TypeError):
        a_table("kutna_hora").apply(3.0)  # type: ignore[arg-type]


@for_every_game
def test_a_record_is_saved_and_loaded_by_the_name_of_its_file(name: str, tmp_path: Path) -> None:
    record = a_table(name).record()

    record.save(str(tmp_path / "game.json"))

    assert silverspire.load_record(str(tmp_path / "game.json")) == record
    assert silverspire.replay(record) == a_table(name)


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a game", "utf-8")

    with pytest.raises(BrokenRecord, match="not a record"):
        silverspire.load_record(tmp_path / "notes.txt")


def test_games_is_a_package_and_lists_the_games() -> None:
    assert silverspire.games() == ["kutna_hora", "world_without_end"]
    assert engine_of_kutna_hora.__name__ == "silverspire.games.kutna_hora.engine"
    assert silverspire.games.world_without_end.scoring.__name__.endswith(".scoring")  # type: ignore[attr-defined]


def test_docstrings_survive_compiling() -> None:
    assert "it decides nothing itself." in (State.__doc__ or "")
    assert State.apply.__doc__ == (
        "Make a choice and report what happened. Refused: IllegalChoice, and nothing changes."
    )
