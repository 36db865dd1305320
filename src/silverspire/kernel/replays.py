"""Replaying a record: everything is recomputed, and the first thing that does not fit is named."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from silverspire.kernel.chance import ChanceResult
from silverspire.kernel.commitments import commitment
from silverspire.kernel.errors import BrokenRecord, IllegalChoice, SilverspireError
from silverspire.kernel.game import Game
from silverspire.kernel.records import (
    Header,
    Record,
    Result,
    Step,
    chance_pairs,
    create_table,
    first_check,
    next_check,
    result_of,
)
from silverspire.kernel.registry import find_version
from silverspire.kernel.state import State


def replay(record: Record, pack: str | Path | None = None) -> State:
    """The table at the end of a record. Everything is recomputed and compared."""
    *_, last = walk(record, pack)
    return last


def walk(record: Record, pack: str | Path | None = None) -> Iterator[State]:
    """The table before each choice of a record and after the last: one state that moves on.

    BrokenRecord names the first thing that does not fit.
    """
    game = find_version(record.header.game, record.header.rules_version)
    state = _opening(game, record, pack)
    _compare_promise(record)
    yield state
    check = first_check(record.header)
    for number, step in enumerate(record.steps, 1):
        check = next_check(check, step.choice, step.chance_results)
        if step.check != check:
            raise BrokenRecord(
                f"choice {number}, {step.choice!r}, was changed: its check is {step.check}, "
                f"but all lines up to it give {check}"
            )
        _take_step(game, state, number, step)
        yield state
    if record.result != result_of(state):
        raise BrokenRecord(
            f"the result was changed: the record says {_told(record.result)}, "
            f"its choices lead to {_told(result_of(state))}"
        )


def _compare_promise(record: Record) -> None:
    """The seed must be the one that was promised before the game."""
    promise = record.promise
    if promise and commitment(record.header.seed, promise.salt) != promise.hash:
        raise BrokenRecord(
            "the shuffle is not the one that was promised: the seed and its salt do not give "
            f"the hash {promise.hash}"
        )


def _opening(game: Game, record: Record, pack: str | Path | None) -> State:
    header = record.header
    if not game.plays_rules(header.rules_version):
        raise BrokenRecord(
            f"this game was played under rules {header.rules_version} of {game.name}; "
            f"this version has rules {game.rules_version}"
        )
    components = _components(game, header, pack)
    try:
        state = create_table(game, header, components)
    except (SilverspireError, KeyError, TypeError, ValueError) as error:
        raise BrokenRecord(f"the header does not describe a table: {error}") from error
    _compare_chance_results("the deal", header.deal, state.chance_results)
    return state


def _components(game: Game, header: Header, pack: str | Path | None) -> Any:
    name = header.pack.name if pack is None else pack
    try:
        components = (
            game.components(pack)
            if pack
            else game.components_as(header.pack.name, header.pack.hash)
        )
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
    seen = len(state.chance_results)
    try:
        state.apply(game.choice_of(step.choice))
    except IllegalChoice as error:
        raise BrokenRecord(f"choice {number} is not legal: {error}") from error
    except SilverspireError as error:
        raise BrokenRecord(f"choice {number}: {error}") from error
    _compare_chance_results(
        f"choice {number}, {step.choice!r}", step.chance_results, state.chance_results[seen:]
    )


def _compare_chance_results(
    where: str,
    recorded: list[tuple[str, tuple[int, ...]]],
    drawn: tuple[ChanceResult, ...],
) -> None:
    """The record's chance results must be what its seed gives."""
    for place, (said, found) in enumerate(zip(recorded, chance_pairs(drawn), strict=False), 1):
        if said != found:
            raise BrokenRecord(
                f"chance result {place} of {where} was changed: the record says "
                f"{said[0]} {list(said[1])}, the seed gives {found[0]} {list(found[1])}"
            )
    if len(recorded) != len(drawn):
        raise BrokenRecord(
            f"{where} has {len(recorded)} chance results in the record, {len(drawn)} by its seed"
        )


def _told(result: Result | None) -> str:
    return "an unfinished game" if result is None else f"scores {result.scores}"
