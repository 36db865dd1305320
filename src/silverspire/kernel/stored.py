"""A state in bytes and back: a mark, a check sum, then the header and the numbers."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from silverspire.kernel.archive import Archive
from silverspire.kernel.chance import ChanceResult
from silverspire.kernel.errors import BrokenBytes, UnknownPack

if TYPE_CHECKING:
    from silverspire.kernel.game import Game
    from silverspire.kernel.state import State

MARK = b"SILVERSPIRE1"
CHECK_LENGTH = 8


class Stored(msgspec.Struct, array_like=True, frozen=True):
    """All that a state is."""

    game: str
    rules_version: str
    pack: str
    pack_hash: str
    seats: int
    seed: int | str
    options: dict[str, Any]
    luck: list[tuple[str, tuple[int, ...]]]
    numbers: list[int]


def write(state: State) -> bytes:
    """The bytes of a state."""
    archive = Archive(vec[i64](), reading=False)
    state.store(archive)
    components = state.pack()
    stored = Stored(
        game=state.game.name,
        rules_version=state.game.rules_version,
        pack=components.pack,
        pack_hash=components.pack_hash,
        seats=int(state.seats),
        seed=state.seed if -(2**63) <= state.seed < 2**63 else str(state.seed),
        options=state.options,
        luck=list(state.luck),
        numbers=[int(number) for number in archive.numbers],
    )
    body = msgspec.msgpack.encode(stored)
    return MARK + _check_sum(body) + body


def read(game: Game, stored_bytes: bytes, pack: str | Path | None) -> State:
    """The state that the bytes hold, or BrokenBytes."""
    stored = _open(stored_bytes)
    if stored.game != game.name:
        raise BrokenBytes(f"these bytes are a table of {stored.game}, not of {game.name}")
    if stored.rules_version != game.rules_version:
        raise BrokenBytes(
            f"these bytes were stored under rules {stored.rules_version}; "
            f"this is {game.name} with rules {game.rules_version}"
        )
    if stored.seats not in game.seats:
        raise BrokenBytes(f"these bytes do not hold a table: it has {stored.seats} seats")
    components = _find_components(game, stored, pack)
    try:
        seed = int(stored.seed)
        archive = Archive(vec[i64](stored.numbers), reading=True)
    except (OverflowError, ValueError) as error:
        raise BrokenBytes(f"these bytes do not hold a table: {error}") from error
    state = game.lay_table(stored.seats, seed, stored.options, components)
    state.luck = tuple(ChanceResult(stream, numbers) for stream, numbers in stored.luck)
    state.store(archive)
    if archive.place != len(archive.numbers):
        raise BrokenBytes("the stored state is longer than this game's: its bytes are foreign")
    return state


def _open(stored_bytes: bytes) -> Stored:
    head = len(MARK) + CHECK_LENGTH
    if not stored_bytes.startswith(MARK):
        raise BrokenBytes("these bytes are not a stored Silverspire table")
    body = stored_bytes[head:]
    if stored_bytes[len(MARK) : head] != _check_sum(body):
        raise BrokenBytes("these bytes were changed or cut off: the check sum does not match")
    try:
        return msgspec.msgpack.decode(body, type=Stored)
    except msgspec.MsgspecError as error:
        raise BrokenBytes(f"these bytes do not hold a table: {error}") from error


def _find_components(game: Game, stored: Stored, pack: str | Path | None) -> Any:
    name = pack if pack is not None else stored.pack
    try:
        components = game.components(name)
    except UnknownPack as error:
        raise BrokenBytes(
            f"this table was played with the pack {stored.pack!r}: name its folder"
        ) from error
    if components.pack_hash != stored.pack_hash:
        raise BrokenBytes(
            f"this table was played with the pack {stored.pack!r} of hash {stored.pack_hash}; "
            f"{str(name)!r} has hash {components.pack_hash}"
        )
    return components


def _check_sum(body: bytes) -> bytes:
    return blake2b(body, digest_size=CHECK_LENGTH).digest()
