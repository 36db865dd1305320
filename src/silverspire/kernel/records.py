"""Records: a game as a text file that replays move for move.

JSON with one choice to a line. Every line carries a check that depends on all lines before it, so
a changed byte is found where it stands.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from silverspire.kernel.chance import ChanceResult
from silverspire.kernel.errors import BrokenRecord, SilverspireError
from silverspire.kernel.files import write_atomically

if TYPE_CHECKING:
    from silverspire.kernel.game import Game
    from silverspire.kernel.state import State

FORMAT = 1
LARGEST_NUMBER = 2**53  # what every JSON reader keeps exactly


class PackName(msgspec.Struct, frozen=True):
    name: str
    hash: str


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is needed to create the same table again, and what chance decided there."""

    format: int
    game: str
    rules_version: str
    pack: PackName
    seats: int
    seed: int | str
    options: dict[str, Any]
    deal: list[tuple[str, tuple[int, ...]]]


class Step(msgspec.Struct, frozen=True, array_like=True):
    """A choice, the check over all before it, and what chance decided because of it."""

    choice: str
    check: str
    chance_results: list[tuple[str, tuple[int, ...]]] = []


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scores: list[int | float]
    ranking: list[int]


class Promise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table said of its seed before the game: the hash, and what it was made with."""

    hash: str
    salt: str
    chosen: bool  # by a person, who may have known what the decks held


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole or unfinished game."""

    header: Header
    steps: list[Step]
    result: Result | None = None
    promise: Promise | None = None

    def to_json(self) -> bytes:
        """Text that a person can read: a line for each choice."""
        header = msgspec.json.format(msgspec.json.encode(self.header), indent=1)
        steps = b",\n".join(b"  " + msgspec.json.encode(step) for step in self.steps)
        result = msgspec.json.encode(self.result)
        end = b',\n"promise": ' + msgspec.json.encode(self.promise) if self.promise else b""
        return b'{"header": %s,\n"steps": [\n%s\n],\n"result": %s%s}\n' % (
            header,
            steps,
            result,
            end,
        )

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all; `silverspire.load_record` reads it."""
        write_atomically(Path(path), self.to_json())


def record(state: State) -> Record:
    """The record of a game so far, found by playing it again from its header."""
    if state.redealt:
        raise SilverspireError("a redealt table is only a possible one: it has no record")
    header = header_of(state)
    replayed = create_table(state.game, header, state.pack())
    header = msgspec.structs.replace(header, deal=chance_pairs(replayed.chance_results))
    steps = []
    check = first_check(header)
    for choice in state.choices_made:
        seen = len(replayed.chance_results)
        replayed.apply_unchecked(choice)
        chance_results = chance_pairs(replayed.chance_results[seen:])
        check = next_check(check, state.game.name_of(choice), chance_results)
        steps.append(Step(state.game.name_of(choice), check, chance_results))
    return Record(header, steps, result_of(state))


def load(path: str | Path) -> Record:
    """Read a record's file; BrokenRecord says what is wrong with it."""
    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise BrokenRecord(f"cannot read {path}: {error.strerror}") from error
    return parse(content)


def parse(content: bytes) -> Record:
    """A record from its text."""
    try:
        record = msgspec.json.decode(content, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BrokenRecord(f"this is not a record of a game: {error}") from error
    if record.header.format != FORMAT:
        raise BrokenRecord(
            f"this record has format {record.header.format}; this version reads format {FORMAT}"
        )
    return record


def header_of(state: State) -> Header:
    components = state.pack()
    return Header(
        format=FORMAT,
        game=state.game.name,
        rules_version=state.rules_version,
        pack=PackName(components.pack, components.pack_hash),
        seats=int(state.seats),
        seed=state.seed if abs(state.seed) < LARGEST_NUMBER else str(state.seed),
        options=state.options,
        deal=[],
    )


def create_table(game: Game, header: Header, components: Any) -> State:
    return game.deal(
        header.seats, int(header.seed), header.options, components, header.rules_version
    )


def result_of(state: State) -> Result | None:
    if not state.over:
        return None
    return Result(list(state.scores()), state.ranking())


def chance_pairs(chance_results: tuple[ChanceResult, ...]) -> list[tuple[str, tuple[int, ...]]]:
    return [(result.stream, result.numbers) for result in chance_results]


def first_check(header: Header) -> str:
    return _digest(msgspec.json.encode(header, order="sorted"))


def next_check(check: str, choice: str, chance_results: list[tuple[str, tuple[int, ...]]]) -> str:
    return _digest(check.encode() + msgspec.json.encode((choice, chance_results)))


def _digest(content: bytes) -> str:
    return blake2b(content, digest_size=4).hexdigest()
