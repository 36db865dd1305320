"""Records: the first thing that does not fit is named with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import silverspire
from silverspire import BrokenRecord, Record, State, UnknownGame
from silverspire.kernel.packs import copy_pack
from silverspire.kernel.records import Result, Step, first_check, load, next_check, parse
from silverspire.kernel.replays import walk
from tests.kernel.toy import GAME, PACKS, a_toy, play

pytestmark = pytest.mark.usefixtures("announced")

SILENT = ("pass", "shuffle")


def a_finished_game() -> State:
    """Unshuffled, so the first card is the highest and may be given away."""
    state = a_toy(seed=5, shuffled=False)
    play(state, "draw", "highest:give", *SILENT, "draw", "shuffle", *SILENT, "draw")
    return state


def a_record() -> Record:
    record = a_finished_game().record()
    assert isinstance(record, Record)
    return record


def with_step(record: Record, number: int, **changes: Any) -> Record:
    """The record with one step changed; steps count from 1."""
    steps = list(record.steps)
    steps[number - 1] = msgspec.structs.replace(steps[number - 1], **changes)
    return msgspec.structs.replace(record, steps=steps)


def with_header(record: Record, **changes: Any) -> Record:
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, **changes))


def resealed(record: Record) -> Record:
    """The record of a forger who knows how checks are made."""
    check = first_check(record.header)
    steps = []
    for step in record.steps:
        check = next_check(check, step.choice, step.chance_results)
        steps.append(Step(step.choice, check, step.chance_results))
    return msgspec.structs.replace(record, steps=steps)


def assert_broken(record: Record, sentence: str) -> None:
    with pytest.raises(BrokenRecord, match=sentence):
        silverspire.replay(record)


def test_a_record_holds_header_choices_chance_and_result() -> None:
    record = a_record()

    assert record.header.game == "toy"
    assert record.header.options == {"shuffled": False, "bonus": 0, "ends": "even"}
    assert record.header.pack.name == "reconstructed"
    assert [step.choice for step in record.steps[:3]] == ["draw", "highest:give", "pass"]
    assert record.steps[3].chance_results[0][0] == "deck"
    assert not record.steps[0].chance_results
    assert record.result == Result(scores=[0, 7], ranking=[2, 1])
    assert silverspire.replay(record).to_bytes() == a_finished_game().to_bytes()


def test_a_step_that_chance_decides_carries_its_results() -> None:
    state = a_toy(seed=3)
    play(state, "shuffle")

    record = state.record()

    assert [stream for stream, _ in record.header.deal] == ["deck"]
    assert sorted(record.steps[0].chance_results[0][1]) == [1, 2, 3, 4, 5, 6]


def test_a_record_of_a_game_that_has_just_begun_replays() -> None:
    record = a_toy(seed=3).record()

    assert record.steps == []
    assert [state.to_bytes() for state in walk(record)] == [a_toy(seed=3).to_bytes()]


# --- Changed on the way --------------------------------------------------------------------------


def test_a_changed_choice_is_named() -> None:
    assert_broken(with_step(a_record(), 3, choice="draw"), "choice 3, 'draw', was changed")


def test_a_changed_check_is_named() -> None:
    assert_broken(with_step(a_record(), 6, check="00000000"), "choice 6, 'shuffle', was changed")


def test_changed_luck_is_named() -> None:
    results = [("deck", (1, 2, 3, 4, 5))]
    assert_broken(
        with_step(a_record(), 4, chance_results=results), "choice 4, 'shuffle', was changed"
    )


def test_a_missing_choice_is_named() -> None:
    record = a_record()
    cut = msgspec.structs.replace(record, steps=record.steps[:4] + record.steps[5:])

    assert_broken(cut, "choice 5, 'shuffle', was changed")


def test_a_changed_result_is_named() -> None:
    record = msgspec.structs.replace(a_record(), result=Result([99, 0], [1, 2]))
    assert_broken(record, r"the result was changed: the record says scores \[99, 0\]")


def test_a_whole_game_that_calls_itself_unfinished_is_named() -> None:
    record = msgspec.structs.replace(a_record(), result=None)
    assert_broken(record, "the record says an unfinished game, its choices lead to scores")


def test_a_cut_game_that_calls_itself_finished_is_named() -> None:
    record = a_record()
    cut = msgspec.structs.replace(record, steps=record.steps[:-1])
    assert_broken(cut, r"says scores .*, its choices lead to an unfinished game")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"seed": 6}, "choice 1, 'draw', was changed"),
        ({"seats": 3}, "choice 1, 'draw', was changed"),
        ({"options": {"shuffled": True}}, "the deal has 0 chance results in the record, 1 by"),
        ({"seats": 9}, "the header does not describe a table: toy is for 2 to 3 players"),
        ({"seed": "seven"}, "the header does not describe a table"),
        ({"options": {"color": 1}}, "the header does not describe a table: toy has no option"),
        ({"deal": [("deck", (1, 2))]}, "the deal has 1 chance results in the record, 0 by"),
        ({"rules_version": "0"}, "played under rules 0 of toy; this version has rules 1"),
    ],
)
def test_a_changed_header_is_named(changes: dict[str, Any], sentence: str) -> None:
    assert_broken(with_header(a_record(), **changes), sentence)


def test_a_game_that_is_not_installed_is_named() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game called 'chess'; choose from .*toy"):
        silverspire.replay(with_header(a_record(), game="chess"))


# --- Forged --------------------------------------------------------------------------------------


def test_a_forged_choice_that_is_not_legal_is_named_with_its_reason() -> None:
    record = resealed(with_step(a_record(), 1, choice="highest:keep"))
    assert_broken(record, r"choice 1 is not legal: highest:keep .* \[TOY-TURN-1\]")


def test_a_forged_choice_that_does_not_exist_is_named() -> None:
    record = resealed(with_step(a_record(), 2, choice="highest:eat"))
    assert_broken(record, "choice 2: toy has no choice named 'highest:eat'")


def test_forged_luck_is_named_with_what_the_seed_gives() -> None:
    record = resealed(with_step(a_record(), 4, chance_results=[("deck", (5, 4, 3, 2, 1))]))
    assert_broken(
        record, r"chance result 1 of choice 4, 'shuffle' was changed: .* the seed gives deck"
    )


def test_luck_that_nobody_asked_for_is_named() -> None:
    record = resealed(with_step(a_record(), 1, chance_results=[("deck", (1,))]))
    assert_broken(record, "choice 1, 'draw' has 1 chance results in the record, 0 by its seed")


def test_a_forged_deal_is_named() -> None:
    record = a_toy(seed=3).record()
    assert_broken(
        with_header(record, deal=[("deck", (6, 5, 4, 3, 2, 1))]),
        "chance result 1 of the deal was changed",
    )


def test_choices_after_the_end_are_named() -> None:
    record = a_record()
    longer = msgspec.structs.replace(record, steps=[*record.steps, Step("pass", "")])
    number = len(longer.steps)
    assert_broken(resealed(longer), f"choice {number}: pass comes too late")


# --- Packs ---------------------------------------------------------------------------------------


def test_a_pack_that_is_not_here_is_asked_for() -> None:
    pack = msgspec.structs.replace(a_record().header.pack, name="my-box")
    assert_broken(with_header(a_record(), pack=pack), "'my-box', which is not here; name its fold")


@pytest.mark.parametrize("name", ["{folder}/my-box", "my-box", "x" * 5000, "a\0b", r"\\host\box"])
def test_a_record_says_the_name_of_a_pack_and_never_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    copy_pack(PACKS / "reconstructed", tmp_path / "my-box")
    monkeypatch.chdir(tmp_path)
    name = name.format(folder=tmp_path)
    header = a_toy(pack=tmp_path / "my-box").record().header
    record = with_header(a_record(), pack=msgspec.structs.replace(header.pack, name=name))

    assert_broken(record, "which is not here; name its folder")


def test_a_pack_with_other_content_is_named_with_both_hashes(tmp_path: Path) -> None:
    copy_pack(PACKS / "reconstructed", tmp_path / "box")
    record = a_toy(pack=tmp_path / "box").record()
    assert silverspire.replay(record, tmp_path / "box").record() == record

    (tmp_path / "box" / "pack.toml").write_text('name = "box"\ncards = 9\n')

    with pytest.raises(BrokenRecord, match=f"of hash {record.header.pack.hash}, but .* has hash"):
        silverspire.replay(record, tmp_path / "box")


# --- Text and files ------------------------------------------------------------------------------


def test_a_record_is_a_line_for_each_choice() -> None:
    lines = a_record().to_json().decode().splitlines()

    assert json.loads("\n".join(lines))
    assert sum(line.startswith('  ["') for line in lines) == len(a_record().steps)


def test_no_change_of_a_byte_goes_unnoticed() -> None:
    content = a_record().to_json()

    for place in range(len(content)):
        for byte in (ord("0"), content[place] ^ 1):
            changed = bytes([*content[:place], byte, *content[place + 1 :]])
            assert_found_or_the_same(changed, place)


def assert_found_or_the_same(content: bytes, place: int) -> None:
    """Only white space may change: the record read is then the same."""
    try:
        record = parse(content)
        silverspire.replay(record)
    except (BrokenRecord, UnknownGame):
        return
    assert record == a_record(), f"byte {place} was changed and nobody noticed"


def test_a_text_cut_off_anywhere_is_refused() -> None:
    content = a_record().to_json().rstrip()

    for length in range(len(content)):
        with pytest.raises(BrokenRecord, match="not a record of a game"):
            parse(content[:length])


@pytest.mark.parametrize(
    "content", [b"", b"null", b"[]", b"{}", b"\xff\xfe", b"SILVERSPIRE1", b"1"]
)
def test_a_text_of_something_else_is_refused(content: bytes) -> None:
    with pytest.raises(BrokenRecord, match="not a record of a game"):
        parse(content)


@pytest.mark.parametrize(
    "change",
    [
        lambda header: header.pop("seed"),
        lambda header: header.update(seats="two"),
        lambda header: header.update(luck=[]),
        lambda header: header.update(pack="reconstructed"),
    ],
    ids=["no seed", "seats in words", "one more field", "no hash"],
)
def test_a_header_of_another_shape_is_refused(change: Callable[[dict[str, Any]], Any]) -> None:
    content = json.loads(a_record().to_json())
    change(content["header"])

    with pytest.raises(BrokenRecord, match=r"not a record of a game: .*\$\.header|header"):
        parse(json.dumps(content).encode())


def test_a_format_of_the_future_is_named() -> None:
    with pytest.raises(BrokenRecord, match="format 2; this version reads format 1"):
        parse(with_header(a_record(), format=2).to_json())


def test_a_saved_record_is_loaded_the_same(tmp_path: Path) -> None:
    a_record().save(tmp_path / "games" / "one.json")

    assert load(tmp_path / "games" / "one.json") == a_record()


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BrokenRecord, match=r"cannot read .*nothing\.json: No such file"):
        load(tmp_path / "nothing.json")
    with pytest.raises(BrokenRecord, match=r"cannot read .*: Is a directory"):
        load(tmp_path)


def test_the_game_in_a_record_is_found_by_its_name() -> None:
    assert silverspire.replay(a_record()).game is GAME
