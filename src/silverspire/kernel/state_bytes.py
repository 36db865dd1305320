"""A state in bytes and back: magic bytes, a checksum, then the header and the numbers."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from silverspire.kernel.chance import ChanceResult
from silverspire.kernel.errors import BrokenBytes, UnknownPack
from silverspire.kernel.serializer import Serializer

if TYPE_CHECKING:
    from silverspire.kernel.game import Game
    from silverspire.kernel.state import State

MAGIC = b"SILVERSPIRE1"
CHECKSUM_LENGTH = 8


class SerializedState(msgspec.Struct, array_like=True, frozen=True):
    """All that a state is."""

    game: str
    rules_version: str
    pack: str
    pack_hash: str
    seats: int
    seed: int | str
    options: dict[str, Any]
    chance_results: list[tuple[str, tuple[int, ...]]]
    numbers: list[int]


def to_bytes(state: State) -> bytes:
    """The bytes of a state."""
    serializer = Serializer(vec[i64](), reading=False)
    state.serialize(serializer)
    components = state.pack()
    serialized = SerializedState(
        game=state.game.name,
        rules_version=state.rules_version,
        pack=components.pack,
        pack_hash=components.pack_hash,
        seats=int(state.seats),
        seed=state.seed if -(2**63) <= state.seed < 2**63 else str(state.seed),
        options=state.options,
        chance_results=list(state.chance_results),
        numbers=[int(number) for number in serializer.numbers],
    )
    body = msgspec.msgpack.encode(serialized)
    return MAGIC + _checksum(body) + body


def from_bytes(game: Game, content: bytes, pack: str | Path | None) -> State:
    """The state that the bytes hold, or BrokenBytes."""
    serialized = _open(content)
    if serialized.game != game.name:
        raise BrokenBytes(f"these bytes are a table of {serialized.game}, not of {game.name}")
    if not game.plays_rules(serialized.rules_version):
        raise BrokenBytes(
            f"these bytes were stored under rules {serialized.rules_version}; "
            f"this is {game.name} with rules {game.rules_version}"
        )
    if serialized.seats not in game.seats:
        raise BrokenBytes(f"these bytes do not hold a table: it has {serialized.seats} seats")
    components = _find_components(game, serialized, pack)
    try:
        seed = int(serialized.seed)
        serializer = Serializer(vec[i64](serialized.numbers), reading=True)
    except (OverflowError, ValueError) as error:
        raise BrokenBytes(f"these bytes do not hold a table: {error}") from error
    state = game.create_table(serialized.seats, seed, serialized.options, components)
    state.rules_version = serialized.rules_version
    state.chance_results = tuple(
        ChanceResult(stream, numbers) for stream, numbers in serialized.chance_results
    )
    state.serialize(serializer)
    if serializer.place != len(serializer.numbers):
        raise BrokenBytes("the stored state is longer than this game's: its bytes are foreign")
    return state


def _open(content: bytes) -> SerializedState:
    head = len(MAGIC) + CHECKSUM_LENGTH
    if not content.startswith(MAGIC):
        raise BrokenBytes("these bytes are not a stored Silverspire table")
    body = content[head:]
    if content[len(MAGIC) : head] != _checksum(body):
        raise BrokenBytes("these bytes were changed or cut off: the checksum does not match")
    try:
        return msgspec.msgpack.decode(body, type=SerializedState)
    except msgspec.MsgspecError as error:
        raise BrokenBytes(f"these bytes do not hold a table: {error}") from error


def _find_components(game: Game, serialized: SerializedState, pack: str | Path | None) -> Any:
    name = pack if pack is not None else serialized.pack
    try:
        components = (
            game.components(pack)
            if pack
            else game.components_as(serialized.pack, serialized.pack_hash)
        )
    except UnknownPack as error:
        raise BrokenBytes(
            f"this table was played with the pack {serialized.pack!r}: name its folder"
        ) from error
    if components.pack_hash != serialized.pack_hash:
        raise BrokenBytes(
            f"this table was played with the pack {serialized.pack!r} "
            f"of hash {serialized.pack_hash}; "
            f"{str(name)!r} has hash {components.pack_hash}"
        )
    return components


def _checksum(body: bytes) -> bytes:
    return blake2b(body, digest_size=CHECKSUM_LENGTH).digest()
