"""Where a game is saved: its record, and beside it who plays which seat.

The record says all about the game and nothing about people, so the seats that people play lie in a
second small file, FILE.seats. A game whose second file was lost can still be resumed: name the
people with --humans.
"""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import msgspec
import typer

from silverspire.cli.seat_names import computers_at
from silverspire.kernel import records
from silverspire.kernel.errors import BrokenRecord, UnknownGame
from silverspire.kernel.files import write_atomically
from silverspire.kernel.game import Game
from silverspire.kernel.registry import find_game
from silverspire.kernel.replays import replay, walk
from silverspire.kernel.state import State
from silverspire.kernel.undo import Timeline
from silverspire.localization import say

FOLDER_VARIABLE = "SILVERSPIRE_GAMES"


class SeatAssignment(msgspec.Struct, frozen=True):
    """The seats that people play, counted from 0, and the kind of player on all others."""

    humans: list[int]
    opponents: str
    table: str = ""  # what its first file was called: the computers keep their names


def new_game_file(game: str) -> Path:
    """Where a new game is kept unless its player says otherwise."""
    folder = os.environ.get(FOLDER_VARIABLE)
    home = Path(folder) if folder else Path(typer.get_app_dir("silverspire")) / "games"
    return unused_path(home / f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}.json")


def unused_path(path: Path) -> Path:
    """The path, or the first like it that is not taken."""
    number, free = 2, path
    while free.exists():
        free = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return free


def save(state: State, seats: SeatAssignment, path: Path) -> None:
    """Write a game and its seats, each whole or not at all."""
    records.record(state).save(path)
    write_atomically(seats_file(path), msgspec.json.encode(seats) + b"\n")


def resume(path: Path, pack: str | None) -> tuple[Timeline, SeatAssignment | None]:
    """A saved game exactly as it was, its past included, and who played it."""
    record = records.load(path)
    game_of(record)
    replay(record, pack)  # names whatever was changed
    state = next(walk(record, pack))
    timeline = Timeline(state)
    for step in record.steps:
        timeline.apply(state.game.choice_of(step.choice))
    return timeline, _read_seats(path)


def game_of(record: records.Record) -> Game:
    """The game of a record; one that is not here makes a record that cannot be read."""
    try:
        return find_game(record.header.game)
    except UnknownGame as error:
        raise BrokenRecord(say("record-of-unknown-game", why=str(error))) from error


def computers_of(record: records.Record, path: Path) -> dict[int, str]:
    """What the computers of a saved game are called; nobody, where its seats are not known."""
    kept, header = _read_seats(path), record.header
    if kept is None:
        return {}
    return computers_at(game_of(record), kept.table or path.stem, header.seats, kept.humans)


def seats_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.seats")


def _read_seats(path: Path) -> SeatAssignment | None:
    try:
        return msgspec.json.decode(seats_file(path).read_bytes(), type=SeatAssignment)
    except (OSError, msgspec.MsgspecError):
        return None
