"""Records: a game as a text file that replays move for move.

JSON with one choice to a line. Every line carries a check that depends on all lines before it, so
a changed byte is found where it stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from silverspire.kernel.chance import ChanceResult
from silverspire.kernel.errors import BrokenRecord, IllegalChoice, SilverspireError
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
    """What is needed to lay the same table out again, and what chance decided there."""

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
    luck: list[tuple[str, tuple[int, ...]]] = []


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scores: list[int]
    ranking: list[int]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole or unfinished game."""

    header: Header
    steps: list[Step]
    result: Result | None = None

    def to_json(self) -> bytes:
        """Text that a person can read: a line for each choice."""
        header = msgspec.json.format(msgspec.json.encode(self.header), indent=1)
        steps = b",\n".join(b"  " + msgspec.json.encode(step) for step in self.steps)
        result = msgspec.json.encode(self.result)
        return b'{"header": %s,\n"steps": [\n%s\n],\n"result": %s}\n' % (header, steps, result)

    def save(self, path: Path) -> None:
        """Write the record to a file, whole or not at all."""
        write_atomically(path, self.to_json())


def record(state: State) -> Record:
    """The record of a game so far, found by playing it again from its header."""
    if state.supposed:
        raise SilverspireError("a redealt table is only supposed: it has no record")
    header = _header(state)
    replayed = _lay_table(state.game, header, state.pack())
    header = msgspec.structs.replace(header, deal=_plain(replayed.luck))
    steps = []
    check = _first_check(header)
    for choice in state.made:
        seen = len(replayed.luck)
        replayed.take(choice)
        luck = _plain(replayed.luck[seen:])
        check = _next_check(check, state.game.name_of(choice), luck)
        steps.append(Step(state.game.name_of(choice), check, luck))
    return Record(header, steps, _result(state))


def load(path: Path) -> Record:
    """Read a record's file; BrokenRecord says what is wrong with it."""
    try:
        content = path.read_bytes()
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


def replay(record: Record, pack: str | Path | None = None) -> State:
    """The table at the end of a record. Everything is recomputed and compared."""
    state: State | None = None
    for state in walk(record, pack):
        pass
    assert state is not None
    return state


def walk(record: Record, pack: str | Path | None = None) -> Iterator[State]:
    """The table before each choice of a record and after the last: one state that moves on.

    BrokenRecord names the first thing that does not fit.
    """
    from silverspire.kernel.registry import find_game

    game = find_game(record.header.game)
    state = _opening(game, record, pack)
    yield state
    check = _first_check(record.header)
    for number, step in enumerate(record.steps, 1):
        check = _next_check(check, step.choice, step.luck)
        if step.check != check:
            raise BrokenRecord(
                f"choice {number}, {step.choice!r}, was changed: its check is {step.check}, "
                f"but all lines up to it give {check}"
            )
        _take_step(game, state, number, step)
        yield state
    if record.result != _result(state):
        raise BrokenRecord(
            f"the result was changed: the record says {_told(record.result)}, "
            f"its choices lead to {_told(_result(state))}"
        )


def _opening(game: Game, record: Record, pack: str | Path | None) -> State:
    header = record.header
    if header.rules_version != game.rules_version:
        raise BrokenRecord(
            f"this game was played under rules {header.rules_version} of {game.name}; "
            f"this version has rules {game.rules_version}"
        )
    components = _components(game, header, pack)
    try:
        state = _lay_table(game, header, components)
    except (SilverspireError, KeyError, TypeError, ValueError) as error:
        raise BrokenRecord(f"the header does not lay out a table: {error}") from error
    _compare_luck("the deal", header.deal, state.luck)
    return state


def _components(game: Game, header: Header, pack: str | Path | None) -> Any:
    name = header.pack.name if pack is None else pack
    try:
        components = game.components(name)
    except SilverspireError as error:
        raise BrokenRecord(
            f"this game was played with the pack {header.pack.name!r}, which is not here; "
            f"name its folder ({error})"
        ) from error
    if components.pack_hash != header.pack.hash:
        raise BrokenRecord(
            f"this game was played with another pack: {header.pack.name!r} of hash "
            f"{header.pack.hash}, but {str(name)!r} has hash {components.pack_hash}"
        )
    return components


def _take_step(game: Game, state: State, number: int, step: Step) -> None:
    seen = len(state.luck)
    try:
        state.apply(game.choice_of(step.choice))
    except IllegalChoice as error:
        raise BrokenRecord(f"choice {number} is not legal: {error}") from error
    except SilverspireError as error:
        raise BrokenRecord(f"choice {number}: {error}") from error
    _compare_luck(f"choice {number}, {step.choice!r}", step.luck, state.luck[seen:])


def _compare_luck(
    where: str,
    recorded: list[tuple[str, tuple[int, ...]]],
    drawn: tuple[ChanceResult, ...],
) -> None:
    """The record's luck must be what its seed gives."""
    for place, (said, found) in enumerate(zip(recorded, _plain(drawn)), 1):
        if said != found:
            raise BrokenRecord(
                f"chance result {place} of {where} was changed: the record says "
                f"{said[0]} {list(said[1])}, the seed gives {found[0]} {list(found[1])}"
            )
    if len(recorded) != len(drawn):
        raise BrokenRecord(
            f"{where} has {len(recorded)} chance results in the record, {len(drawn)} by its seed"
        )


def _header(state: State) -> Header:
    components = state.pack()
    return Header(
        format=FORMAT,
        game=state.game.name,
        rules_version=state.game.rules_version,
        pack=PackName(components.pack, components.pack_hash),
        seats=int(state.seats),
        seed=state.seed if abs(state.seed) < LARGEST_NUMBER else str(state.seed),
        options=state.options,
        deal=[],
    )


def _lay_table(game: Game, header: Header, components: Any) -> State:
    return game.deal(header.seats, int(header.seed), header.options, components)


def _result(state: State) -> Result | None:
    return Result(state.scores(), state.ranking()) if state.over else None


def _told(result: Result | None) -> str:
    return "an unfinished game" if result is None else f"scores {result.scores}"


def _plain(luck: tuple[ChanceResult, ...]) -> list[tuple[str, tuple[int, ...]]]:
    return [(result.stream, result.numbers) for result in luck]


def _first_check(header: Header) -> str:
    return _digest(msgspec.json.encode(header, order="sorted"))


def _next_check(check: str, choice: str, luck: list[tuple[str, tuple[int, ...]]]) -> str:
    return _digest(check.encode() + msgspec.json.encode((choice, luck)))


def _digest(content: bytes) -> str:
    return blake2b(content, digest_size=4).hexdigest()
