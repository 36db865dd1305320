"""Stored tables: whatever happened to the bytes, a sentence says what is wrong with them."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest

from silverspire import BrokenBytes
from silverspire.kernel.packs import copy_pack
from silverspire.kernel.state_bytes import CHECKSUM_LENGTH, MAGIC, SerializedState
from tests.kernel.toy import GAME, PACKS, ToyGame, a_toy, play

HEAD = len(MAGIC) + CHECKSUM_LENGTH
CHANGED = r"changed or cut off|not a stored Silverspire"


def some_bytes() -> bytes:
    state = a_toy(shuffled=False)
    play(state, "draw", "highest:keep", "shuffle", "pass")
    return state.to_bytes()


def sealed(body: bytes) -> bytes:
    return MAGIC + blake2b(body, digest_size=CHECKSUM_LENGTH).digest() + body


def forged(**changes: Any) -> bytes:
    """Stored bytes with other facts in them, and a checksum that fits."""
    stored = msgspec.msgpack.decode(some_bytes()[HEAD:], type=SerializedState)
    return sealed(msgspec.msgpack.encode(msgspec.structs.replace(stored, **changes)))


def numbers() -> list[int]:
    return msgspec.msgpack.decode(some_bytes()[HEAD:], type=SerializedState).numbers


def test_bytes_are_the_same_for_the_same_table() -> None:
    assert some_bytes() == some_bytes() == forged()
    assert GAME.from_bytes(some_bytes()).to_bytes() == some_bytes()


def test_a_change_of_any_byte_is_found() -> None:
    stored = some_bytes()

    for place in range(len(stored)):
        for change in (1, 128):
            changed = bytearray(stored)
            changed[place] ^= change
            with pytest.raises(BrokenBytes, match=CHANGED):
                GAME.from_bytes(bytes(changed))


def test_bytes_cut_off_anywhere_are_found() -> None:
    stored = some_bytes()

    for length in range(len(stored)):
        with pytest.raises(BrokenBytes, match=CHANGED):
            GAME.from_bytes(stored[:length])


@pytest.mark.parametrize("foreign", [b"", b"{}", b"PK\x03\x04", bytes(1000), MAGIC[::-1] * 20])
def test_bytes_of_something_else_are_refused(foreign: bytes) -> None:
    with pytest.raises(BrokenBytes, match="not a stored Silverspire table"):
        GAME.from_bytes(foreign)


def test_bytes_with_more_behind_them_are_refused() -> None:
    with pytest.raises(BrokenBytes, match="changed or cut off"):
        GAME.from_bytes(some_bytes() + b"\0")


@pytest.mark.parametrize("body", [b"", b"\xc1", b"\x90", b"\x81\x01\x02", b"\xff" * 50])
def test_a_sealed_body_that_holds_no_table_is_refused(body: bytes) -> None:
    with pytest.raises(BrokenBytes, match="do not hold a table"):
        GAME.from_bytes(sealed(body))


def test_a_table_of_another_game_is_named() -> None:
    with pytest.raises(BrokenBytes, match="a table of chess, not of toy"):
        GAME.from_bytes(forged(game="chess"))


def test_a_table_of_other_rules_is_named_with_both_versions() -> None:
    class NewerToy(ToyGame):
        rules_version = "2"

    with pytest.raises(BrokenBytes, match="under rules 1; this is toy with rules 2"):
        NewerToy().from_bytes(some_bytes())


def test_a_game_begun_under_rules_that_are_still_played_keeps_them() -> None:
    class NewerToy(ToyGame):
        rules_version = "2"
        earlier_rules = ("1",)

    newer = NewerToy()

    restored = newer.from_bytes(some_bytes())

    assert restored.rules_version == restored.clone().rules_version == "1"
    assert restored.to_bytes() == some_bytes()
    assert restored.record().header.rules_version == "1"
    assert newer.new(seats=2, seed=1).rules_version == "2"


def test_a_table_of_a_pack_that_is_not_here_asks_for_its_folder() -> None:
    with pytest.raises(BrokenBytes, match="the pack 'my-box': name its folder"):
        GAME.from_bytes(forged(pack="my-box"))


def test_stored_bytes_say_the_name_of_a_pack_and_never_a_folder(tmp_path: Path) -> None:
    copy_pack(PACKS / "reconstructed", tmp_path / "my-box")

    with pytest.raises(BrokenBytes, match="name its folder"):
        GAME.from_bytes(forged(pack=str(tmp_path / "my-box")))


def test_a_table_of_a_pack_with_other_content_is_refused_with_both_hashes(tmp_path: Path) -> None:
    folder = tmp_path / "reconstructed"
    copy_pack(PACKS / "reconstructed", folder)
    stored = a_toy(pack=folder).to_bytes()
    assert GAME.from_bytes(stored, pack=folder).to_bytes() == stored

    (folder / "pack.toml").write_text('name = "reconstructed"\ncards = 7\n')
    changed = GAME.components(folder).pack_hash

    with pytest.raises(BrokenBytes, match=f"of hash [0-9a-f]{{32}}; .* has hash {changed}"):
        GAME.from_bytes(stored, pack=folder)


@pytest.mark.parametrize(
    "changes",
    [
        {"numbers": []},
        {"numbers": numbers()[:-1]},
        {"numbers": [*numbers(), 0]},
        {"numbers": [0, *numbers()]},
        {"numbers": [2**63, *numbers()[1:]]},
        {"seed": "seven"},
        {"seats": 4},
        {"seats": 2**62},
    ],
    ids=[
        "none",
        "one too few",
        "one too many",
        "shifted",
        "too large",
        "no seed",
        "too many seats",
        "far too many",
    ],
)
def test_sealed_numbers_that_are_no_table_of_this_game_are_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BrokenBytes, match=r"stored state|do not hold a table"):
        GAME.from_bytes(forged(**changes))


def test_a_failed_reading_leaves_the_game_as_it_was() -> None:
    with pytest.raises(BrokenBytes):
        GAME.from_bytes(some_bytes()[:-1])

    assert GAME.from_bytes(some_bytes()).to_bytes() == some_bytes()
